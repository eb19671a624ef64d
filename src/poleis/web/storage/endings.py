"""Endings: games that people end before the rules do, by resigning or by agreement.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, update

from poleis.core.match import Match
from poleis.web.storage import schema
from poleis.web.storage.results import add_results
from poleis.web.tables.errors import LostTable
from poleis.web.tables.rows import now


def end_game(connection: Connection, table: str, match: Match, ending: Mapping[str, Any]) -> None:
    """Write how a game has ended. A resignation has a result; what is abandoned does not count."""
    t = schema.tables
    going_on = (t.c.id == table) & t.c.over.is_(False)
    ended = update(t).where(going_on).values(ending=dict(ending), over=True, updated=now())
    if not connection.execute(ended).rowcount:
        raise LostTable
    if ending["how"] == "resigned":
        add_results(connection, table, match, ending)
