"""The tables of the database. Their rows are the truth; all else is derived from them.

Tokens of seats and of browsers are kept as SHA-256 digests only. The seed of a table is the one
secret that must be kept as it is, for the game goes on after a restart.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id(*, key: bool = True) -> Column[str]:
    at_table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(16), at_table, primary_key=key, nullable=False)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("updated", DateTime(timezone=True), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("acting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("scores", JSON(none_as_null=True), nullable=True),
    Column("origin", JSON, nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("owner", String(32), nullable=True),
    Column("fence", Integer, nullable=False, server_default=text("0")),
    Column("terms", JSON, nullable=False, server_default=text("'{}'")),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("deadline", DateTime(timezone=True), nullable=True),
    Column("ending", JSON(none_as_null=True), nullable=True),
    Column("vote", JSON(none_as_null=True), nullable=True),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Index(None, "updated"),
    Index(None, "deadline"),
    Index(None, "offered", sqlite_where=text("offered"), postgresql_where=text("offered")),
)
"""*acting* and *over* repeat what the events lead to, so that a lobby need not replay them.
*scores* is the result of a finished game; a replay under other rules is compared with it. *origin*
is what the table was forked from: a table and a ply, or a position text. *rematch* is the table
that followed. *owner* is the server that runs the table, and *fence* counts its owners: who writes
with an older number has lost the table. Only PostgreSQL uses these two. *terms* is what was agreed
about time, hints and guests (`rows.Terms`); *clock* is how much time the players have left, and
*deadline* when that of a slow game is over. *ending* says how a game ended that was resigned,
abandoned or closed by the owner of the server. *vote* is the vote that is open. *offered* repeats
whether the terms let everybody sit down, so that the lobby finds these tables."""

servers: Final = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("url", String(255), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)
"""The servers that share the database. *expires* is by the clock of the database. *secret* proves
to a server that a request was forwarded to it by another one."""

seats: Final = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=True),
    Column("seen", DateTime(timezone=True), nullable=True),
    Column("notified", Integer, nullable=True),
)
"""*seen* is when the seat's last connection ended, or when somebody sat down without one.
*notified* is the revision at which the last turn began that its player was notified of."""

stints: Final = Table(
    "stints",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=True),
    Column("for_good", Boolean, nullable=False, server_default=false()),
)
"""Who played a seat from a *ply* on, for seats that changed hands during the game. *for_good*: the
player before resigned and cannot take the seat back."""

holders: Final = Table(
    "holders",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    Index(None, "person"),
)
"""Which people may act for a seat: those that sat down there. The rows stay when a bot takes the
seat over, and give no right then."""

devices: Final = Table(
    "devices",
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("added", DateTime(timezone=True), nullable=False),
    Index(None, "person"),
)
"""The browsers that share the tables of one *person*. A browser without a row is a person of its
own, with the digest of its cookie as name."""

device_links: Final = Table(
    "device_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
    Index(None, "person"),
)
"""Links that let another browser have the tables of a *person*; each is used once."""

links: Final = Table(
    "links",
    metadata,
    _table_id(),
    Column("token", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False, server_default=text("'invite'")),
    Index(None, "token"),
)
"""Links to seats: *invite* for whoever comes first, *device* for the player of the seat."""

events: Final = Table(
    "events",
    metadata,
    _table_id(),
    Column("rev", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("action", Integer, nullable=True),
    Column("undo", Integer, nullable=True),
    Column("message", String(64), nullable=True),
    Column("thought", JSON, nullable=True),
    Column("same_turn", Boolean, nullable=False, server_default=false()),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "actor", "message"),
)
"""The history of a match: an *action* of a seat or of chance, or an *undo* to a ply. *message* is
the id of the message that asked for it; *thought* is what a bot thought of the alternatives;
*same_turn*: it was confirmed together with the decision before it, and is undone with it."""

reviews: Final = Table(
    "reviews",
    metadata,
    _table_id(),
    Column("history", Integer, nullable=False),
    Column("iterations", Integer, nullable=False),
    Column("judgements", JSON, nullable=False),
)
"""The review of a finished game: its judgements, the length of the *history* that was reviewed and
the *iterations* for each decision."""

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table_id(key=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String(64), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("notice", String(40), nullable=True),
    UniqueConstraint("table_id", "seat", "message"),
)
"""A *notice* is the key of a message by the server; *text* has its arguments as JSON then."""

results: Final = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sheet", JSON, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("daily", String(10), nullable=True),
    Column("plies", Integer, nullable=False),
    Column("started", DateTime(timezone=True), nullable=False),
    Column("finished", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index(None, "person", "finished"),
    Index(None, "game", "daily"),
)
"""The result of a seat of a finished game, written with its last move. A row outlives its table.
*players* are the names, bots, places and points of all seats, *sheet* the points by category,
*facts* what the game adds (achievements, medals). *person* is null for bots."""

daily_tries: Final = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("mode", String(160), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False),
)
"""The one try of a person that counts for a daily challenge. *mode* is the game with its options
and opponents."""

daily_bests: Final = Table(
    "daily_bests",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("mode", String(160), primary_key=True),
    Column("points", Integer, nullable=False),
    Column("bot", String(80), nullable=False),
    Column("record", Text, nullable=False),
)
"""The best known result of a daily challenge by a bot."""

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table_id(key=False),
    Column("person", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", JSON, nullable=False),
    Column("quiet", JSON(none_as_null=True), nullable=True),
    Column("lang", String(8), nullable=False),
    Column("added", DateTime(timezone=True), nullable=False),
    Index(None, "table_id", "person"),
)
"""How a person wants to hear of their turns at a table: *push*, *webhook* or *email*. *quiet* are
the hours without messages, the same for all subscriptions of a person at a table."""

turn_messages: Final = Table(
    "turn_messages",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("rev", Integer, nullable=False),
    Column("due", DateTime(timezone=True), nullable=False),
    Index(None, "due"),
)
"""Messages to absent players that wait for a moment, or for the end of quiet hours: about the
*turn* that began at revision *rev*, or about their *time*. The server that deletes the row sends
the message."""

server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that all servers of the database share, such as the one that signs push messages."""

blocks: Final = Table(
    "blocks",
    metadata,
    _table_id(),
    Column("person", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
)
"""People who may not sit down at an open table."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
)
"""What players report to the owner of the server: about a *seat* of a table, or the table."""

health: Final = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""One row that is written to see whether the database can be."""
