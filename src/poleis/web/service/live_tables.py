"""The tables in memory: claimed and read back when somebody asks, unloaded when idle or lost."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection

from poleis.core.errors import PoleisError
from poleis.web.service.old_tables import lost_game
from poleis.web.service.processes import ProcessWorkers
from poleis.web.storage import store
from poleis.web.storage.database import Database
from poleis.web.storage.journal import DatabaseJournal
from poleis.web.storage.ownership import Owner
from poleis.web.storage.reviews import load_review
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.drawing_thread import draw_in_thread
from poleis.web.tables.errors import LostTable, NoTable
from poleis.web.tables.handlers import Handlers
from poleis.web.tables.presence import Presence
from poleis.web.tables.reviews import Reviews
from poleis.web.tables.rows import ChatMessage, Event, TableInfo
from poleis.web.tables.table import Table

log: Final = logging.getLogger("poleis.web")

IDLE = 60.0
"""Seconds after which a table without connections is unloaded."""


@dataclass(frozen=True)
class TableSettings:
    """What all tables of a server have in common."""

    bot_pause: float
    seat_timeout: float
    started: datetime
    clock: Callable[[], datetime]


@dataclass(frozen=True)
class Live:
    """A table in memory."""

    table: Table
    handlers: Handlers
    journal: DatabaseJournal


class LiveTables:
    """The tables that this server owns and has in memory, by id."""

    def __init__(
        self,
        database: Database,
        owner: Owner,
        workers: ProcessWorkers,
        reviews: Reviews,
        settings: TableSettings,
        open_rematch: Callable[[Table], Awaitable[str]],
        back_pressure: BackPressure,
        time_over: Callable[[Table, int], Awaitable[None]],
    ) -> None:
        self._back_pressure = back_pressure
        self._time_over = time_over
        self._database = database
        self._owner = owner
        self._workers = workers
        self._reviews = reviews
        self._settings = settings
        self._open_rematch = open_rematch
        self._by_id: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._closed: set[str] = set()
        """Tables that are being deleted."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after every change of a table that is committed."""
        self.remind: Callable[[Table, int], None] = lambda table, seat: None
        """Called for a seat whose time is over."""

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._by_id.values()))

    def __getitem__(self, id: str) -> Live:
        return self._by_id[id]

    def in_memory(self, id: str) -> Table | None:
        """The table with this id, if it is in memory."""
        live = self._by_id.get(id)
        return None if live is None else live.table

    async def get(self, id: str) -> Live:
        """The live table with this id, claimed and read back from its rows if need be.

        NoTable if there is none; OwnedElsewhere if another server has it.
        """
        while True:
            if id in self._closed:
                raise NoTable(f"the table {id!r} is being deleted")
            live = self._by_id.get(id)
            if live is None:
                await self._load_once(id)
            elif live.journal.is_current:
                return live
            else:
                try:
                    await live.journal.hold()
                except LostTable:
                    self.leave(live)

    def rename_host(self, old: str, new: str) -> None:
        """Know the person who opened a table by another name from now on."""
        for live in self._by_id.values():
            if live.table.info.host == old:
                live.table.info.host = new

    @contextmanager
    def closed(self, ids: Iterable[str]) -> Iterator[list[str]]:
        """Those of these tables that are not in memory; nobody can open them meanwhile."""
        found = [id for id in ids if id not in self._by_id and id not in self._loading]
        self._closed.update(found)
        try:
            yield found
        finally:
            self._closed.difference_update(found)

    async def _load_once(self, id: str) -> None:
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        await asyncio.shield(self._loading[id])  # who turns away leaves it to the others

    async def _load(self, id: str) -> None:
        def read(c: Connection) -> tuple[TableInfo, list[Event], list[ChatMessage]] | None:
            try:
                info = store.load_info(c, id)
            except PoleisError as error:
                raise lost_game(c, id, error) from None
            if info is None:
                return None
            return info, store.load_events(c, id), store.load_chat(c, id)

        # The claim comes first: nobody else can add rows to those that are read now.
        claim = await self._owner.claim(id)
        journal = DatabaseJournal(self._database, id, claim)
        found = await self._database.read(read)
        if found is None:
            raise NoTable(f"there is no table {id!r}")
        common = self._settings
        since = common.clock() if claim.is_takeover else common.started
        presence = Presence(found[0], journal, since, common.clock, common.seat_timeout)
        table, _ = await draw_in_thread(
            lambda: Table(
                *found, journal, self._workers, presence, common.bot_pause, self._back_pressure
            )
        )
        if table.is_over:
            kept = await self._database.read(lambda c: load_review(c, id))
            self._reviews.recall(id, table.match, kept)
        table.presenter.show_review(self._reviews.known(id, table.match))
        live = self._by_id[id] = Live(
            table, Handlers(table, self._open_rematch, self._back_pressure.limits), journal
        )
        table.lost = lambda: self.leave(live)
        table.timekeeper.seat_bot = functools.partial(self._time_over, table)
        table.changed = lambda: self.changed(table)
        table.remind = lambda seat: self.remind(table, seat)
        table.timekeeper.nudge = table.remind
        table.start()

    # ---- unloading

    async def unload_idle(self, idle: float = IDLE) -> None:
        """Unload idle tables, for ever. Their rows remain, and any server may have them."""
        while True:
            await asyncio.sleep(idle / 2)
            for id, live in list(self._by_id.items()):
                table = live.table
                is_idle = table.is_idle and not self._reviews.is_busy(id)
                if is_idle and time.monotonic() - table.touched > idle:
                    del self._by_id[id]
                    table.stop()
                    await self._release(live)

    async def _release(self, live: Live) -> None:
        try:
            await live.journal.release()
        except Exception as error:  # it stays ours until somebody asks or this server ends
            log.warning("a table was not released (%s)", type(error).__name__)

    def leave(self, live: Live) -> None:
        """Drop a table that another server owns; its connections go there."""
        id = live.table.info.id
        if self._by_id.get(id) is live:
            del self._by_id[id]
        live.table.leave_to_next_owner()

    def leave_all(self) -> None:
        for live in list(self._by_id.values()):
            self.leave(live)

    def stop(self) -> None:
        for live in self._by_id.values():
            live.table.stop()

    async def finish(self) -> None:
        """Carry out what was sent to the tables so far, without the bots."""
        waiting = [live.table.finish() for live in self._by_id.values()]
        await asyncio.gather(*waiting, return_exceptions=True)
