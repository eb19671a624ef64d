"""Stored tables as plain rows, for which no rules are needed: also of games that are gone.

Every function here is a job: it is given a connection. The rows are read from any schema since the
first one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, inspect, select, true, update

from poleis.core.clean_text import clean
from poleis.core.errors import PoleisError
from poleis.core.game import Game, get_game
from poleis.core.match import Move, Undo
from poleis.core.record import VERSION, commitment
from poleis.core.state import CHANCE
from poleis.web.storage import schema
from poleis.web.storage.retention import deserted_since
from poleis.web.storage.store import as_utc


@dataclass(frozen=True)
class StoredTable:
    """A table as its row has it. *scores*: the result, if it was stored. *ending*: how people
    ended it."""

    id: str
    name: str
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Any]
    seed: str
    host: str
    origin: Mapping[str, Any] | None
    ply: int
    acting: Sequence[int]
    over: bool
    updated: datetime
    scores: Sequence[int] | None = None
    ending: Mapping[str, Any] | None = None


LATER_COLUMNS = ("scores", "ending")
FIRST_COLUMNS = [field.name for field in fields(StoredTable) if field.name not in LATER_COLUMNS]
"""The columns that tables have had from the first schema on."""

Events = list[Move | Undo]


@dataclass(frozen=True)
class Choice:
    """Which tables are meant; by default all."""

    game: str | None = None
    over: bool | None = None
    before: datetime | None = None
    """Only tables where nothing has happened, and no player was, since."""

    def condition(self) -> ColumnElement[bool]:
        t = schema.tables.c
        found: list[ColumnElement[bool]] = [true()]
        if self.game is not None:
            found.append(t.game == self.game)
        if self.over is not None:
            found.append(t.over.is_(self.over))
        if self.before is not None:
            found.append(deserted_since(self.before))
        return and_(*found)


# ---- reading


def ids(connection: Connection, choice: Choice) -> list[str]:
    """The ids of the chosen tables, the tables without a move for longest first."""
    t = schema.tables.c
    found = select(t.id).where(choice.condition()).order_by(t.updated, t.id)
    return list(connection.execute(found).scalars())


def load_all(connection: Connection, tables: Collection[str]) -> list[StoredTable]:
    """Those of these tables that there are."""
    t = schema.tables.c
    rows = connection.execute(_select(connection).where(t.id.in_(tables)).order_by(t.id))
    return [_stored(row) for row in rows]


def set_version(connection: Connection, id: str, old: int, new: int) -> int:
    """Give a table another rules version; 0 if it has not got the *old* one any more."""
    t = schema.tables
    at = (t.c.id == id) & (t.c.rules_version == old)
    return connection.execute(update(t).where(at).values(rules_version=new)).rowcount


def load(connection: Connection, id: str) -> StoredTable | None:
    return next(iter(load_all(connection, [id])), None)


def events_of(connection: Connection, tables: Iterable[str]) -> dict[str, Events]:
    """The histories of these tables, each in its order."""
    e = schema.events.c
    found: dict[str, Events] = {id: [] for id in tables}
    rows = select(e.table_id, e.actor, e.action, e.undo).where(e.table_id.in_(found))
    for table, actor, action, undo in connection.execute(rows.order_by(e.table_id, e.rev)):
        event = Move(actor, action) if undo is None else Undo(actor, undo)
        found[table].append(event)
    return found


def _select(connection: Connection) -> Select[*tuple[Any, ...]]:
    """The rows of tables, with those columns that this database has."""
    there = {column["name"] for column in inspect(connection).get_columns("tables")}
    names = [*FIRST_COLUMNS, *there.intersection(LATER_COLUMNS)]
    return select(*(schema.tables.c[name] for name in names))


def _stored(row: Row[*tuple[Any, ...]]) -> StoredTable:
    values: dict[str, Any] = {name: getattr(row, name) for name in FIRST_COLUMNS}
    values |= {name: getattr(row, name, None) for name in LATER_COLUMNS}
    values["updated"] = as_utc(row.updated)
    return StoredTable(**values)


# ---- records


def record_text(
    table: StoredTable, events: Events, players: Mapping[int, str], *, is_replayable: bool
) -> str:
    """The record of a table, made from its rows alone: complete, whatever the rules say today.

    It has no checkpoints, and the seed only when the game is over. Where the present rules cannot
    replay it (*is_replayable*), an action is written as its code, with its spelling of today, if
    it has one, as a comment.
    """
    game = _installed(table.game)
    lines = [f"poleis {VERSION}", _head(table)]
    position = (table.origin or {}).get("position")
    if position is not None:
        lines.append(f"position {position}")
    lines += [f"player {seat} {clean(name)}" for seat, name in players.items() if clean(name)]
    lines.append(f"commit {commitment(table.seed)}")
    if table.over:
        start = (table.origin or {}).get("ply", 0)
        lines.append(f"seed {table.seed}" + (f" from {start}" if start else ""))
    lines += [_line(game, event, is_replayable) for event in events]
    if table.over and table.scores is not None:
        lines.append(" ".join(["result", *map(str, table.scores)]))
    return "\n".join(lines) + "\n"


def _installed(game: str) -> Game | None:
    try:
        return get_game(game)
    except PoleisError:
        return None


def _head(table: StoredTable) -> str:
    head = f"game {table.game} rules {table.rules_version} seats {table.seats}"
    options = " ".join(f"{key}={_option(value)}" for key, value in table.options.items())
    return f"{head} options {options}" if options else head


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


def _line(game: Game | None, event: Move | Undo, is_replayable: bool) -> str:
    if isinstance(event, Undo):
        return f"{event.actor} undo {event.ply}"
    actor = "*" if event.actor == CHANCE else event.actor
    words = None if game is None else _spelling(game, event)
    if is_replayable and words is not None:
        return f"{actor} {words}"
    return f"{actor} code {event.action}" + (f"  # {words}" if words else "")


def _spelling(game: Game, move: Move) -> str | None:
    table = game.outcomes if move.actor == CHANCE else game.actions
    try:
        return table.text(table.read(move.action))
    except Exception:  # the code may be one of other rules
        return None
