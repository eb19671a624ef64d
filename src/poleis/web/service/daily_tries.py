"""Opens tables of daily challenges, and hides them from those who have still to play them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.web.storage import dailies
from poleis.web.tables.daily import ClosedDaily, mode_of_table, seed_of
from poleis.web.tables.rows import TableInfo

if TYPE_CHECKING:
    from poleis.web.service.tables import Tables


async def prepare(tables: Tables, info: TableInfo) -> None:
    """Give a new table the luck of today's challenge."""
    today = tables.clock().date()
    mode = mode_of_table(info.setup, info.seats)
    secret = await tables.database.write(dailies.secret)
    info.terms = replace(info.terms, daily=today.isoformat(), mode=mode)
    info.seed = seed_of(secret, mode, today)


def begin(connection: Connection, info: TableInfo, person: str) -> None:
    """Make a new table the try that counts, without hints, or practice if there was one.
    BadSetup while that one goes on. A job: it is given a connection."""
    day, mode = info.terms.daily, info.terms.mode
    if day is None:
        return
    if dailies.claim_try(connection, day, mode, person, info.id):
        info.terms = replace(info.terms, hints=False)
    elif dailies.is_running(connection, day, mode, person):
        raise BadSetup("the try of today goes on", Message("daily-running"))
    else:
        info.terms = replace(info.terms, practice=True)


async def check_visible(tables: Tables, id: str, person: str) -> None:
    """ClosedDaily if this person may not see the table yet."""
    now = tables.clock()
    if await tables.database.read(lambda c: dailies.is_closed(c, id, person, now)):
        raise ClosedDaily
