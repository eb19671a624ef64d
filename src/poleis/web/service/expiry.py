"""Expiry: once an hour a server deletes the tables that it need not keep any longer.

It deletes a few at a time, between the moves of others, and never a table that is open here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from poleis.web.storage import retention
from poleis.web.storage.retention import DeletedTable, Retention

if TYPE_CHECKING:
    from poleis.web.service.tables import Tables

log: Final = logging.getLogger("poleis.web")

EVERY = 3600.0
"""Seconds between two sweeps."""
AT_ONCE = 5
"""Tables that are deleted in one transaction."""
PAUSE = 0.05
"""Seconds between two of these transactions."""


class Expiry:
    """Deletes the expired tables of one server."""

    def __init__(
        self,
        tables: Tables,
        kept: Retention,
        clock: Callable[[], datetime],
        every: float = EVERY,
    ) -> None:
        self._tables = tables
        self._kept = kept
        self._clock = clock
        self._every = every

    async def run(self) -> None:
        """Sweep now and once an hour, for ever. A sweep that fails is tried again."""
        while not self._kept.is_for_ever:
            try:
                await self.sweep()
            except Exception:
                log.exception("old tables could not be deleted")
            await asyncio.sleep(self._every)

    async def sweep(self) -> int:
        """Delete what has expired; returns how many tables."""
        count, last = 0, ""
        condition = self._kept.expired(self._clock())
        database = self._tables.database
        while found := await database.read(
            lambda c: retention.expired_tables(c, condition, after=last)  # noqa: B023
        ):
            last = found[-1]
            for at in range(0, len(found), AT_ONCE):
                count += await self._delete(found[at : at + AT_ONCE])
                await asyncio.sleep(PAUSE)
        return count

    async def _delete(self, ids: list[str]) -> int:
        condition = self._kept.expired(self._clock())
        with self._tables.live.closed(ids) as closed:
            gone: list[DeletedTable] = await self._tables.database.write(
                lambda c: retention.delete_tables(c, closed, condition)
            )
        for table in gone:
            kind = "finished" if table.over else "abandoned"
            log.warning("deleted a table: %s", kind, extra={"table": table.id, "game": table.game})
        return len(gone)
