"""Results of games that ended before there were rows for them, made by replaying the tables.

It happens in the background when a person looks at their games, for a few tables each time, one
after the other. Tables that the present rules do not replay to the same end get no result. A
result has the moment of the last move.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from poleis.core.match import Match
from poleis.web.storage import archive, results
from poleis.web.storage.database import Database
from poleis.web.storage.reviews import load_review
from poleis.web.tables.stored_table import Events, StoredTable
from poleis.web.tables.verdict import judge

log: Final = logging.getLogger("poleis.web")

AT_ONCE = 20
"""Tables that are replayed after one visit."""


class Backfill:
    """Adds the missing results of people who look at their games."""

    def __init__(self, database: Database) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self._database = database
        self._failed: set[str] = set()
        """Tables that have no result under the present rules."""

    async def begin(self, person: str) -> bool:
        """Start to add what is missing; False if nothing is."""
        most = AT_ONCE + len(self._failed)
        missing = await self._database.read(lambda c: results.missing_results(c, person, most))
        wanted = [id for id in missing if id not in self._failed][:AT_ONCE]
        if wanted and not self.tasks:
            task = asyncio.create_task(self._work(wanted))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return bool(wanted)

    async def _work(self, tables: list[str]) -> None:
        for id in tables:
            try:
                await self._add(id)
            except Exception as error:  # the next table may be good
                self._failed.add(id)
                log.warning("a result was not added (%s)", type(error).__name__)

    async def _add(self, id: str) -> None:
        def read(c: Connection) -> tuple[StoredTable | None, Events]:
            return archive.load(c, id), archive.events_of(c, [id])[id]

        table, events = await self._database.read(read)
        if table is None:
            return
        verdict, match = await asyncio.to_thread(judge, table, events)
        if verdict.status == "broken" or match is None:
            self._failed.add(id)
            return
        await self._write(id, table, match)

    async def _write(self, id: str, table: StoredTable, match: Match) -> None:
        def write(c: Connection) -> None:
            results.add_results(c, id, match, finished=table.updated)
            kept = load_review(c, id)
            if kept is not None:
                results.add_review(c, id, kept.judgements)

        with suppress(IntegrityError):  # another server was first
            await self._database.write_alone(write)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
