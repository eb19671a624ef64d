"""The daily challenges of one browser: one try counts for each, and there is nobody else.

The luck of a day is the same in every page of every browser. Who looks it up fools nobody else.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Final

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.web.local import stored
from poleis.web.local.browser import DAILIES, LAST, Change, Conflict
from poleis.web.local.stored import ME
from poleis.web.local.tables import LocalTables, check_no_links
from poleis.web.local.wishes import NewTable, SeatWish
from poleis.web.tables.daily import Challenge, mode_of_table, seed_of
from poleis.web.tables.daily_day import BoardRow, Day, Try, end_of
from poleis.web.tables.opening import TableWish, new_match
from poleis.web.tables.rows import GameResult, TableInfo

PUBLIC: Final = "page"
"""The key from which the luck of all days is made: pages can keep no secret."""


class LocalDailies:
    """The tries of the person at this browser."""

    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables

    async def open(self, wish: TableWish) -> TableInfo:
        """A table with the luck of today: the try that counts, without hints, or practice if there
        was one. BadSetup while that one goes on."""
        check_no_links(wish)
        info = self._tables.opening.of_wish(wish, ME)
        today = self._tables.clock().date()
        mode = mode_of_table(info.setup, info.seats)
        info.seed = seed_of(PUBLIC, mode, today)
        day = today.isoformat()
        info.terms = replace(info.terms, daily=day, mode=mode, hints=False)
        claim = Change(DAILIES, f"{day} {mode}", stored.text_of({"table": info.id}), "add")
        try:
            await self._tables.add(info, new_match(info), [claim])
        except Conflict:
            mine = (await self._tries(today)).get(mode)
            if mine is not None and mine.is_kept and not mine.is_over:
                raise BadSetup("the try of today goes on", Message("daily-running")) from None
            info.terms = replace(info.terms, practice=True, hints=wish.terms.hints)
            await self._tables.add(info, new_match(info))
        return info

    async def begin(self, challenge: Challenge, name: str) -> str:
        """The table of a challenge of today: a new one, or the try that is under way."""
        mine = (await self._tries(self._tables.clock().date())).get(challenge.mode)
        if mine is not None and mine.is_kept and not mine.is_over:
            return mine.table
        return (await self.open(_wish(challenge, name))).id

    async def day(self, day: date) -> Day:
        """What is stored about a day."""
        tries = await self._tries(day)
        boards: dict[str, list[BoardRow]] = {}
        results = {result.table: result for result in await self._tables.results()}
        for mode, one in tries.items():
            result = results.get(one.table)
            if result is not None and _counts(result):
                name = result.players[result.seat].name
                place, points = result.place, result.points
                boards[mode] = [BoardRow(ME, one.table, name, place, points, one.is_kept)]
        return Day(day, self._tables.clock(), ME, tries, boards, {})

    async def days(self) -> set[str]:
        """The days with a result that counts."""
        return {one.daily for one in await self._tables.results() if one.daily and _counts(one)}

    async def _tries(self, day: date) -> dict[str, Try]:
        first = f"{day.isoformat()} "
        over = {row.info.id: getattr(row.info, "over", True) for row in await self._tables.rows()}
        ended = {result.table for result in await self._tables.results()}
        tries: dict[str, Try] = {}
        for key, text in await self._tables.browser.read(DAILIES, first, first + LAST):
            mode, table = key.removeprefix(first), stored.read_daily(text)
            is_over = over.get(table, False) or table in ended
            tries[mode] = Try(mode, table, is_over, table in over)
        return tries


def _counts(result: GameResult) -> bool:
    return result.daily is not None and result.finished < end_of(result.daily)


def _wish(challenge: Challenge, name: str) -> NewTable:
    seats = [SeatWish(kind="human", name=name)]
    if challenge.bot is not None:
        seats.append(SeatWish(kind="bot", bot=challenge.bot))
    options = {key: str(value) for key, value in challenge.options.items()}
    return NewTable(game=challenge.game, seats=seats, options={**options}, daily=True)
