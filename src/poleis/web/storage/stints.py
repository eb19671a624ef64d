"""Stints: who played which part of a game.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from poleis.web.storage import schema
from poleis.web.tables.rows import Stint


def set_stints(connection: Connection, table: str, seat: int, stints: Sequence[Stint]) -> None:
    """Write all stints of a seat."""
    s = schema.stints
    connection.execute(delete(s).where(s.c.table_id == table, s.c.seat == seat))
    if stints:
        connection.execute(insert(s), [{"table_id": table, **asdict(one)} for one in stints])


def load_stints(connection: Connection, table: str) -> list[Stint]:
    """The stints of a table by seat, the first one first."""
    s = schema.stints
    rows = connection.execute(select(s).where(s.c.table_id == table).order_by(s.c.seat, s.c.ply))
    return [Stint(r.seat, r.ply, r.kind, r.name, r.bot, r.for_good) for r in rows]
