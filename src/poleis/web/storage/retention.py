"""Deleting old tables: which ones, and how, while servers play on.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, or_, select, update

from poleis.web.storage import schema


@dataclass(frozen=True)
class Retention:
    """How many days tables are kept after something has happened there; None: for ever."""

    finished: float | None = None
    abandoned: float | None = None
    """Of games that are not over."""

    @property
    def is_for_ever(self) -> bool:
        return self.finished is None and self.abandoned is None

    def expired(self, now: datetime) -> ColumnElement[bool]:
        """The condition of the tables that are not kept any longer."""
        over = schema.tables.c.over
        found: list[ColumnElement[bool]] = []
        if self.finished is not None:
            found.append(over.is_(True) & deserted_since(now - timedelta(days=self.finished)))
        if self.abandoned is not None:
            found.append(over.is_(False) & deserted_since(now - timedelta(days=self.abandoned)))
        return or_(false(), *found)


@dataclass(frozen=True)
class DeletedTable:
    """What is left of a table: a line of the log."""

    id: str
    game: str
    over: bool


def deserted_since(moment: datetime) -> ColumnElement[bool]:
    """The condition that nothing has happened at a table, and no player was there, since."""
    t, s = schema.tables.c, schema.seats.c
    was_there = exists().where(s.table_id == t.id, s.seen >= moment)
    return and_(t.updated < moment, ~was_there)


def expired_tables(
    connection: Connection, condition: ColumnElement[bool], after: str = "", most: int = 1000
) -> list[str]:
    """The ids of tables with this condition, in their order, from the first one *after*."""
    t = schema.tables.c
    found = select(t.id).where(condition, t.id > after).order_by(t.id).limit(most)
    return list(connection.execute(found).scalars())


def delete_tables(
    connection: Connection, ids: Collection[str], condition: ColumnElement[bool]
) -> list[DeletedTable]:
    """Delete those of these tables that still have the condition, with everything about them.

    Several servers may do it at once: a table that another one is about to write is left alone.
    """
    t, s = schema.tables, schema.servers
    is_live = exists().where(s.c.id == t.c.owner)  # a server owns it now
    free = select(t.c.id, t.c.game, t.c.over).where(t.c.id.in_(ids), condition, ~is_live)
    rows = connection.execute(free.order_by(t.c.id).with_for_update(skip_locked=True)).all()
    chosen = [row.id for row in rows]
    if chosen:
        connection.execute(delete(t).where(t.c.id.in_(chosen)))
        # The game before it can have another rematch.
        connection.execute(update(t).where(t.c.rematch.in_(chosen)).values(rematch=None))
    return [DeletedTable(row.id, row.game, row.over) for row in rows]
