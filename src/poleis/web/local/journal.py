"""The journal of a table in the storage of a browser.

Every write is one transaction. It adds a row under the number of the change: of two tabs that
write at once, one meets a conflict and reads the table again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from poleis.core.explain import Message
from poleis.core.match import Match
from poleis.web.local import stored
from poleis.web.local.browser import (
    EVENTS,
    RESULTS,
    TABLES,
    Browser,
    Change,
    Conflict,
    StorageFull,
    StorageRefused,
)
from poleis.web.local.stored import StoredRow, change_key, event_key
from poleis.web.tables import rows
from poleis.web.tables.errors import NotStored, StaleTable
from poleis.web.tables.game_results import PlayedTable, results_of
from poleis.web.tables.opening import options_json
from poleis.web.tables.rows import BOT, ChatMessage, Event, Seat, Stint, StoredClock, TableInfo


async def commit(browser: Browser, changes: Sequence[Change]) -> None:
    """Write all changes or none; Conflict, or NotStored with a line for people."""
    try:
        await browser.commit(changes)
    except StorageFull:
        raise NotStored(Message("page-storage-full")) from None
    except StorageRefused:
        raise NotStored(Message("page-storage-refused")) from None


def topic(table: str) -> str:
    """What other tabs hear when a table has changed."""
    return f"table {table}"


class BrowserJournal:
    """Writes what happens at one table. Its *row* is the table as it is stored."""

    def __init__(
        self, browser: Browser, row: StoredRow, clock: Callable[[], datetime] = rows.now
    ) -> None:
        assert isinstance(row.info, TableInfo)
        self.row = row
        self.stale: Callable[[], None] = lambda: None
        """Called when another tab has changed the table."""
        self._browser = browser
        self._clock = clock
        self._id = row.info.id

    @property
    def is_current(self) -> bool:
        """Every tab may answer from memory: what it would write is checked."""
        return True

    async def hold(self) -> None:
        """Nobody else owns a table of this browser."""

    # ---- the game

    async def load_events(self) -> list[Event]:
        return await load_events(self._browser, self._id)

    async def add_events(
        self,
        match: Match,
        before: int,
        events: Sequence[Event],
        clock: StoredClock | None = None,
    ) -> None:
        row = self._draft()
        moment = self._clock()
        stored.note_progress(row, match, moment)
        stored.note_clock(_info(row), clock)
        added = [
            Change(EVENTS, event_key(self._id, rev), stored.event_text(event), "add")
            for rev, event in enumerate(events, before + 1)
        ]
        result = result_changes(row, match, moment) if match.is_over else []
        await self._write(row, [*added, *result])

    async def set_clock(self, clock: StoredClock) -> None:
        row = self._draft()
        stored.note_clock(_info(row), clock)
        await self._write(row)

    async def end_game(self, match: Match, ending: Mapping[str, Any]) -> None:
        row = self._draft()
        info, moment = _info(row), self._clock()
        info.ending, info.over, info.updated = dict(ending), True, moment
        result = result_changes(row, match, moment) if ending["how"] == "resigned" else []
        await self._write(row, result)

    async def open_rematch(self, following: str, opened: Sequence[Change]) -> None:
        """Write which table follows, and the rows of that one."""
        row = self._draft()
        _info(row).rematch = following
        await self._write(row, opened)

    # ---- people

    async def set_seat(self, row: Seat, was: str) -> None:
        draft = self._draft()
        _info(draft).seats[row.seat] = row
        await self._write(draft)

    async def change_player(self, row: Seat, was: str, stints: Sequence[Stint]) -> None:
        draft = self._draft()
        info = _info(draft)
        info.seats[row.seat] = row
        info.stints = [*(one for one in info.stints if one.seat != row.seat), *stints]
        await self._write(draft)

    async def set_vote(self, vote: Mapping[str, Any] | None) -> None:
        """Nobody votes at a table of one browser."""

    async def set_seen(self, seats: Collection[int], moment: datetime) -> None:
        """Nobody waits here for somebody else."""

    async def add_chat(self, line: ChatMessage, message: str) -> bool:
        draft = self._draft()
        draft.chat = [*draft.chat, line][-rows.CHAT_LINES :]
        await self._write(draft)
        return True

    # ---- writing

    def _draft(self) -> StoredRow:
        """The row to be changed; it counts once it is written."""
        info = _info(self.row)
        return replace(
            self.row, info=replace(info, seats=list(info.seats), stints=list(info.stints))
        )

    async def _write(self, row: StoredRow, more: Sequence[Change] = ()) -> None:
        """Write the row and what belongs to it; StaleTable if another tab was first."""
        row.changes += 1
        turn = Change(EVENTS, change_key(self._id, row.changes), "", "add")
        text = stored.table_text(_info(row), row)
        try:
            await commit(self._browser, [turn, *more, Change(TABLES, self._id, text)])
        except Conflict:
            self.stale()
            raise StaleTable from None
        self.row = row
        self._browser.announce(topic(self._id))


async def load_events(browser: Browser, table: str) -> list[Event]:
    """The history of a table."""
    found = await browser.read(EVENTS, f"{table}/", f"{table}/\uffff")
    return [stored.read_event(text) for _, text in found]


def result_changes(row: StoredRow, match: Match, moment: datetime) -> list[Change]:
    """The row of the result of a finished game for the person at this browser. A game that began in
    the middle has none."""
    info = _info(row)
    mine = [seat for seat in row.held if info.seats[seat].kind != BOT]
    if info.origin is not None or not mine:
        return []
    started = info.created or moment
    options = options_json(info.setup)
    played = PlayedTable(info.id, info.game, options, info.terms, info.seats, started)
    result = results_of(played, match, info.ending, moment)[mine[0]]
    return [Change(RESULTS, info.id, stored.result_text(result))]


def _info(row: StoredRow) -> TableInfo:
    assert isinstance(row.info, TableInfo)
    return row.info
