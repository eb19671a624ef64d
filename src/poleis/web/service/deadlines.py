"""Deadlines: slow games whose time is over, also where nobody is at the table.

One sweep for a whole server looks for them in the database and loads only those tables. A deadline
that passed while no server ran takes effect after the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from poleis.core.errors import PoleisError
from poleis.web.storage import store
from poleis.web.storage.ownership import OwnedElsewhere
from poleis.web.tables.errors import LostTable

if TYPE_CHECKING:
    from poleis.web.service.tables import Tables

log: Final = logging.getLogger("poleis.web")

EVERY: Final = 20.0
"""Seconds between two sweeps."""


class Deadlines:
    """Finds the deadlines that have passed at the tables of one server."""

    def __init__(self, tables: Tables, clock: Callable[[], datetime], every: float = EVERY) -> None:
        self._tables = tables
        self._clock = clock
        self._every = every

    async def run(self) -> None:
        """Sweep now and then, for ever. A sweep that fails is tried again."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("deadlines could not be read")
            await asyncio.sleep(self._every)

    async def sweep(self) -> None:
        """Let happen what was agreed on for the deadlines that have passed."""
        now, last = self._clock(), ""
        database = self._tables.database
        while found := await database.read(
            lambda c: store.passed_deadlines(c, now, after=last)  # noqa: B023
        ):
            for last in found:
                await self._check(last)

    async def _check(self, id: str) -> None:
        try:
            table, _ = await self._tables.get(id)
            await table.ask(table.timekeeper.check)
        except (OwnedElsewhere, LostTable):  # the other server has a timer
            return
        except PoleisError as error:  # its game is not installed any more
            log.warning("a deadline has no table (%s)", type(error).__name__)
