"""Open tables: which ones the lobby offers, and who may not sit down there.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, desc, exists, insert, select

from poleis.core.errors import PoleisError
from poleis.web.storage import schema, store
from poleis.web.storage.retention import deserted_since
from poleis.web.tables.rows import OPEN, Seat, TableInfo

OFFERED_TABLES = 30
"""How many open tables the lobby shows."""
ABANDONED = timedelta(days=1)
"""After so long without a move and without a player the lobby offers a table no longer."""


def offered_tables(connection: Connection, now: datetime) -> list[TableInfo]:
    """The open tables with a free seat, the latest first."""
    t, s = schema.tables, schema.seats
    is_free = exists().where(s.c.table_id == t.c.id, s.c.kind == OPEN)
    found = (
        select(t)
        .where(t.c.offered, t.c.over.is_(False), t.c.ending.is_(None), is_free)
        .where(~deserted_since(now - ABANDONED))
        .order_by(desc(t.c.created), t.c.id)
        .limit(OFFERED_TABLES)
    )
    rows = connection.execute(found).all()
    seats = store.load_seats(connection, [row.id for row in rows])
    tables = []
    for row in rows:
        try:
            tables.append(store.table_info(row, seats[row.id]))
        except PoleisError:  # its game is not installed any more
            continue
    return tables


def is_blocked(connection: Connection, table: str, person: str, name: str) -> bool:
    """Whether this person, or anybody with this name, may not sit down."""
    b = schema.blocks
    rows = connection.execute(select(b.c.person, b.c.name).where(b.c.table_id == table)).all()
    blocked = {row.name.casefold() for row in rows if row.name}
    return name.casefold() in blocked or any(row.person == person for row in rows)


def free_seat(connection: Connection, table: str, seat: Seat, was: str) -> None:
    """Write a seat that is free again. Those who held it are blocked under their *was* name, and
    its links are good no longer."""
    store.set_seat(connection, table, seat, "human")
    h, k = schema.holders, schema.links
    held = (h.c.table_id == table) & (h.c.seat == seat.seat)
    for person in connection.execute(select(h.c.person).where(held)).scalars().all():
        if not is_blocked(connection, table, person, ""):
            row = {"table_id": table, "person": person, "name": was}
            connection.execute(insert(schema.blocks), [row])
    connection.execute(delete(h).where(held))
    connection.execute(delete(k).where(k.c.table_id == table, k.c.seat == seat.seat))
