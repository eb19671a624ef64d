"""Reading stored tables as plain rows, for which no rules are needed: also of games that are gone.

Every function here is a job: it is given a connection. The rows are read from any schema since the
first one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, inspect, select, true, update

from poleis.core.match import Move, Undo
from poleis.web.storage import schema
from poleis.web.storage.retention import deserted_since
from poleis.web.storage.store import as_utc
from poleis.web.tables.stored_table import Events, StoredTable

LATER_COLUMNS = ("scores", "ending")
FIRST_COLUMNS = [field.name for field in fields(StoredTable) if field.name not in LATER_COLUMNS]
"""The columns that tables have had from the first schema on."""


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
