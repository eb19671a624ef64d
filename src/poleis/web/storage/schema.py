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
    Index(None, "updated"),
)
"""*acting* and *over* repeat what the events lead to, so that a lobby need not replay them.
*scores* is the result of a finished game; a replay under other rules is compared with it.
*origin* is what the table was forked from: a table and a ply, or a position text. *rematch* is the
table that followed. *owner* is the server that runs the table, and *fence* counts its owners: who
writes with an older number has lost the table. Only PostgreSQL uses these two."""

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
)
"""*seen* is when the seat's last connection ended, or when somebody sat down without one."""

holders: Final = Table(
    "holders",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),
    Index(None, "browser"),
)
"""Which browsers may act for a seat: those that sat down there. The rows stay when a bot takes the
seat over, and give no right then."""

links: Final = Table(
    "links",
    metadata,
    _table_id(),
    Column("token", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index(None, "token"),
)

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

health: Final = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""One row that is written to see whether the database can be."""
