"""The tables of one browser: how they are opened, read back and followed."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Protocol

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.core.match import Match
from poleis.core.state import State
from poleis.web.local import stored
from poleis.web.local.browser import (
    EVENTS,
    RESULTS,
    REVIEWS,
    TABLES,
    Browser,
    Change,
)
from poleis.web.local.client import PLENTY, UNLIMITED
from poleis.web.local.journal import BrowserJournal, commit, load_events, topic
from poleis.web.local.stored import ME, StoredRow, event_key
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.bots import check_offered, default_level
from poleis.web.tables.budgets import Budget
from poleis.web.tables.errors import FrozenTable, LostGame, NoTable
from poleis.web.tables.handlers import Handlers
from poleis.web.tables.opening import Opening, TableWish, new_match, past_of
from poleis.web.tables.presence import Presence
from poleis.web.tables.reviews import Job, KeptReview, Reviews
from poleis.web.tables.rows import (
    BOT,
    HOTSEAT,
    HUMAN,
    Event,
    GameResult,
    TableInfo,
    TableWithoutGame,
    now,
)
from poleis.web.tables.seat_changes import can_return, check_vacant, seat_bot, seat_player
from poleis.web.tables.table import Table
from poleis.web.tables.workers import Workers

log: Final = logging.getLogger("poleis.web")

BOT_PAUSE: Final = 0.6
"""Seconds that a bot's move takes at least, so that people can follow."""
IN_MEMORY: Final = 4
"""Tables without connections that stay in memory."""
OPEN_TABLES: Final = 30
"""Tables that the lobby shows."""


class Follower(Protocol):
    """A session at a table."""

    def follow(self, live: Live) -> None:
        """The table was read again: go on there."""

    def lose(self) -> None:
        """The table is gone."""


@dataclass
class Live:
    """A table in memory."""

    table: Table
    handlers: Handlers
    journal: BrowserJournal
    followers: list[Follower] = field(default_factory=list)

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that the person at this browser may act for."""
        seats = self.table.info.seats
        return tuple(seat for seat in self.journal.row.held if seats[seat].kind != BOT)

    @property
    def lost(self) -> tuple[int, ...]:
        """Seats of this person that a bot plays."""
        seats = self.table.info.seats
        return tuple(seat for seat in self.journal.row.held if seats[seat].kind == BOT)


class LocalTables:
    """All tables of a browser."""

    def __init__(
        self,
        browser: Browser,
        workers: Workers,
        reviews: Reviews,
        clock: Callable[[], datetime] = now,
        bot_pause: float = BOT_PAUSE,
    ) -> None:
        self.browser = browser
        self.clock = clock
        self.pressure: BackPressure = BackPressure(UNLIMITED)
        self.person: Budget = Budget(PLENTY)
        self.opening = Opening(clock)
        self._workers = workers
        self._reviews = reviews
        self._bot_pause = bot_pause
        self._started = clock()
        self._by_id: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._again: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for live in self._by_id.values():
            live.table.stop()
        self._by_id.clear()
        for task in list(self._again):
            task.cancel()

    # ---- reading

    async def get(self, id: str) -> Live:
        """The live table with this id; NoTable if there is none, LostGame if its game is gone."""
        async with self._loading:
            live = self._by_id.pop(id, None) or await self._load(id)
            self._by_id[id] = live  # now the last one that was asked for
            self._unload()
            return live

    async def _load(self, id: str) -> Live:
        row = await self._row(id)
        info = row.info
        if isinstance(info, TableWithoutGame):
            notice = Message("server-lost-game", {"game": info.game})
            raise LostGame(id, info.name, info.game, notice)
        events = await load_events(self.browser, id)
        journal = BrowserJournal(self.browser, row, self.clock)
        presence = Presence(info, journal, self._started, self.clock)
        table = Table(
            info,
            events,
            list(row.chat),
            journal,
            self._workers,
            presence,
            self._bot_pause,
            self.pressure,
        )
        if table.is_over:
            kept = await self.browser.read(REVIEWS, id, id)
            found = stored.read_review(kept[0][1]) if kept else None
            self._reviews.recall(id, table.match, found)
        table.presenter.show_review(self._reviews.known(id, table.match))
        live = Live(table, Handlers(table, self.open_rematch, UNLIMITED), journal)
        journal.stale = lambda: self.read_again(id)
        table.timekeeper.seat_bot = functools.partial(_seat_usual_bot, table)
        table.start()
        return live

    async def _row(self, id: str) -> StoredRow:
        return stored.read_table(await self.row_text(id))

    async def row_text(self, id: str) -> str:
        """The row of a table as it is stored; NoTable if there is none."""
        found = await self.browser.read(TABLES, id, id)
        if not found:
            raise NoTable(f"there is no table {id!r}")
        return found[0][1]

    async def rows(self) -> list[StoredRow]:
        """All tables; those that cannot be read are left out."""
        found = []
        for id, text in await self.browser.read(TABLES):
            try:
                found.append(stored.read_table(text))
            except stored.BadRow as error:
                log.warning("the table %s cannot be read (%s)", id, error)
        return found

    async def latest_rows(self) -> list[StoredRow]:
        """All tables, those first where something has happened last."""
        return sorted(await self.rows(), key=_updated, reverse=True)

    async def results(self) -> list[GameResult]:
        """The finished games, the latest first."""
        kept = {id for id, _ in await self.browser.read(TABLES)}
        found = [
            stored.read_result(text, is_kept=id in kept)
            for id, text in await self.browser.read(RESULTS)
        ]
        return sorted(found, key=lambda result: result.finished, reverse=True)

    def _unload(self) -> None:
        """Let go of the tables that were not asked for in the longest time."""
        idle = [id for id, live in self._by_id.items() if live.table.is_idle]
        for id in idle[: max(0, len(idle) - IN_MEMORY)]:
            self._by_id.pop(id).table.stop()

    # ---- other tabs

    def heard(self, said: str) -> None:
        """Another tab has changed something."""
        for id in list(self._by_id):
            if said == topic(id):
                self.read_again(id)

    def read_again(self, id: str) -> None:
        """Follow what has changed in the storage, soon."""
        task = asyncio.get_running_loop().create_task(self.follow(id))
        self._again.add(task)
        task.add_done_callback(self._again.discard)

    async def settle(self) -> None:
        """Wait until the tables are read that other tabs have changed so far."""
        await asyncio.gather(*self._again)

    async def follow(self, id: str) -> None:
        """Read a table from the storage if it has changed there; its sessions go on with it."""
        async with self._loading:
            old = self._by_id.get(id)
            if old is None:
                return
            found = await self.browser.read(TABLES, id, id)
            if found and stored.read_table(found[0][1]).changes == old.journal.row.changes:
                return
            await old.table.finish()  # who has asked for something is told what came of it
            del self._by_id[id]
            live = await self._load(id) if found else None
            if live is not None:
                self._by_id[id] = live
        for follower in list(old.followers):
            if live is None:
                follower.lose()
            else:
                follower.follow(live)
        old.table.leave_to_next_owner()

    # ---- opening

    async def open(self, wish: TableWish) -> TableInfo:
        """A table as somebody wants it."""
        check_no_links(wish)
        info = self.opening.of_wish(wish, ME)
        await self.add(info, new_match(info))
        return info

    async def fork(self, id: str, ply: int) -> TableInfo:
        """A table that goes on from a position of this one, against bots."""
        live = await self.get(id)
        match: Match = await live.table.ask(lambda: past_of(live.table, ply))
        mine = live.mine[0] if live.mine else 0
        info = self.opening.of_past(live.table.info, match, mine, ME)
        await self.add(info, match)
        return info

    async def open_position(self, state: State, seat: int, bot: str) -> TableInfo:
        """A table that begins with a position."""
        info, match = self.opening.of_position(state, seat, bot, ME)
        await self.add(info, match)
        return info

    async def open_rematch(self, table: Table) -> str:
        """The id of the rematch, opened now if need be."""
        old = table.info
        if old.rematch is None:
            info, _ = self.opening.of_rematch(old)
            changes = new_table_changes(info, new_match(info), self.clock())
            await self._by_id[old.id].journal.open_rematch(info.id, changes)
            old.rematch = info.id
        return old.rematch

    async def add(self, info: TableInfo, match: Match, more: Iterable[Change] = ()) -> None:
        """Write a new table; Conflict if one of the rows beside it exists."""
        await commit(self.browser, [*new_table_changes(info, match, self.clock()), *more])
        self.browser.announce("tables")

    async def delete(self, id: str) -> None:
        """Delete a table; the result of its game stays."""
        await self.row_text(id)
        rows = [
            Change(EVENTS, key, None)
            for first, last in ((f"{id}/", f"{id}/\uffff"), (f"{id}!", f"{id}!\uffff"))
            for key, _ in await self.browser.read(EVENTS, first, last)
        ]
        gone = [Change(TABLES, id, None), Change(REVIEWS, id, None), *rows]
        await commit(self.browser, gone)
        self.browser.announce(topic(id))
        self.browser.announce("tables")
        await self.follow(id)

    # ---- seats

    async def give_to_bot(self, id: str, seat: int, spec: str) -> None:
        """Let a bot play a seat whose player has been away for long."""
        bot = check_offered(spec)
        live = await self.get(id)
        table = live.table
        if table.frozen is not None:
            raise FrozenTable(table.frozen.notice)

        async def given() -> None:
            check_vacant(table, seat, live.mine)
            await seat_bot(table, seat, bot)

        await table.ask(given)

    async def take_back_seats(self, id: str) -> bool:
        """Take the seats back that bots play for this person; False if there are none."""
        live = await self.get(id)

        async def returned() -> bool:
            found = [seat for seat in live.lost if can_return(live.table, seat)]
            for seat in found:
                await seat_player(live.table, seat, ME)
            return bool(found)

        return bool(await live.table.ask(returned))

    # ---- reviews

    async def review(self, id: str) -> Job:
        """The review of a finished game, begun now if need be."""
        table = (await self.get(id)).table
        if table.frozen is not None:
            table.frozen.check_over(is_over=table.is_over)

        async def keep(kept: KeptReview) -> None:
            await commit(self.browser, await self._review_changes(id, kept))

        job = self._reviews.of(id, table.match, keep, is_over=table.is_over)
        if job.review is not None:
            table.presenter.show_review(job.review)
        return job

    async def _review_changes(self, id: str, kept: KeptReview) -> Sequence[Change]:
        changes = [Change(REVIEWS, id, stored.review_text(kept))]
        found = await self.browser.read(RESULTS, id, id)
        if found:
            result = stored.with_review(stored.read_result(found[0][1]), kept)
            changes.append(Change(RESULTS, id, stored.result_text(result)))
        return changes


def _updated(row: StoredRow) -> str:
    updated = row.info.updated if isinstance(row.info, TableInfo) else None
    return updated.isoformat() if updated else ""


def check_no_links(wish: TableWish) -> None:
    """BadSetup for a seat that waits for somebody elsewhere: nobody can come to a page."""
    if any(seat.kind == "link" for seat in wish.seats):
        raise BadSetup("a page has no seats for links", Message("page-no-links"))


def new_table_changes(info: TableInfo, match: Match, moment: datetime) -> list[Change]:
    """The rows of a new table, with what has happened before anybody could act."""
    held = [seat.seat for seat in info.seats if seat.kind in (HUMAN, HOTSEAT)]
    info.created = moment
    row = StoredRow(info, held)
    stored.note_progress(row, match, moment)
    return [
        Change(TABLES, info.id, stored.table_text(info, row), "add"),
        *event_changes(info.id, [Event(event) for event in match.history]),
    ]


def event_changes(id: str, events: Sequence[Event]) -> list[Change]:
    """The rows of a history from its beginning."""
    return [
        Change(EVENTS, event_key(id, rev), stored.event_text(event), "add")
        for rev, event in enumerate(events, 1)
    ]


async def _seat_usual_bot(table: Table, seat: int) -> None:
    """Let a bot play the seat of somebody whose time is over."""
    await seat_bot(table, seat, default_level(), "clock-notice-bot")
