"""All tables of a server: how they are opened, and who sits there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.core.match import Match
from poleis.core.state import State
from poleis.study.review import ITERATIONS
from poleis.web.service import daily_tries
from poleis.web.service.live_tables import LiveTables, TableSettings
from poleis.web.service.old_tables import stored_record
from poleis.web.service.processes import ProcessWorkers
from poleis.web.storage import store
from poleis.web.storage.database import Database
from poleis.web.storage.ownership import Owner, SoleOwner
from poleis.web.storage.reviews import keep_review
from poleis.web.tables import rows, tokens
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.bots import check_offered, default_level
from poleis.web.tables.errors import FrozenTable, LostGame
from poleis.web.tables.handlers import Handlers
from poleis.web.tables.notices import post_notice
from poleis.web.tables.opening import Opening, new_match, past_of
from poleis.web.tables.presence import SEAT_TIMEOUT
from poleis.web.tables.records import record_of
from poleis.web.tables.reviews import Job, KeptReview, Reviews
from poleis.web.tables.rows import BOT, HOTSEAT, HUMAN, OPEN, Seat, TableInfo
from poleis.web.tables.seat_changes import can_return, check_vacant, seat_bot, seat_player
from poleis.web.tables.table import Table

if TYPE_CHECKING:
    from poleis.web.wire.requests import NewTable

MOST_LINKS = 10_000

MOST_LINKS = 10_000


class Tables:
    """The tables of one server."""

    def __init__(
        self,
        database: Database,
        workers: ProcessWorkers,
        bot_pause: float = 0.0,
        review: int = ITERATIONS,
        seat_timeout: float = SEAT_TIMEOUT,
        clock: Callable[[], datetime] = rows.now,
        owner: Owner | None = None,
        back_pressure: BackPressure | None = None,
    ) -> None:
        self.back_pressure: BackPressure = back_pressure or BackPressure()
        self.database = database
        self.workers = workers
        self.clock = clock
        self.started: datetime = clock()
        self.owner: Owner = owner or SoleOwner()
        self.reviews: Reviews = Reviews(workers, review)
        settings = TableSettings(bot_pause, seat_timeout, self.started, clock)
        self.live = LiveTables(
            database,
            self.owner,
            workers,
            self.reviews,
            settings,
            self.open_rematch,
            self.back_pressure,
            self._time_over,
        )
        self._opening = asyncio.Lock()
        self._links: OrderedDict[tuple[str, int], str] = OrderedDict()
        """The tokens of seats that wait, for the host's page."""

    async def get(self, id: str) -> tuple[Table, Handlers]:
        """The live table with this id, read back from its rows if need be. NoTable if there is
        none; OwnedElsewhere if another server has it.

        Use it before the next `await`: a table that nobody is connected to may be let go.
        """
        live = await self.live.get(id)
        return live.table, live.handlers

    def stop(self) -> None:
        self.reviews.stop()
        self.live.stop()

    # ---- opening

    @property
    def opening(self) -> Opening:
        return Opening(self.clock, self.owner.id)

    async def open(self, wish: NewTable, browser: str) -> tuple[TableInfo, list[tuple[int, str]]]:
        """A new table, and the tokens of the seats that wait for somebody."""
        info = self.opening.of_wish(wish, browser)
        if wish.daily:
            await daily_tries.prepare(self, info)
        return info, await self._write(info, new_match(info), browser)

    async def _write(self, info: TableInfo, match: Match, browser: str) -> list[tuple[int, str]]:
        open_seats = [seat.seat for seat in info.seats if seat.kind == OPEN]
        links = [(seat, tokens.new_token()) for seat in open_seats]

        def job(c: Connection) -> None:
            daily_tries.begin(c, info, browser)
            store.add_table(c, info, match)
            for seat in info.seats:
                if seat.kind in (HUMAN, HOTSEAT):
                    store.add_holder(c, info.id, seat.seat, browser)
            for number, token in links:
                store.add_link(c, info.id, number, tokens.digest(token))

        await self.database.write(job)
        self._keep_links(info.id, links)
        return links

    async def fork(self, id: str, ply: int, seat: int | None, browser: str) -> TableInfo:
        """A new table that goes on from a position of this one, against bots.

        The future is drawn anew: nobody can try out what chance has in store for the old table.
        """
        table, _ = await self.get(id)

        match = await table.ask(lambda: past_of(table, ply))
        mine = seat if seat is not None else 0
        info = self.opening.of_past(table.info, match, mine, browser)
        await self._write(info, match, browser)
        return info

    async def open_position(self, state: State, seat: int, bot: str, browser: str) -> TableInfo:
        """A new table that begins with a position: one seat for this browser, bots for the rest."""
        info, match = self.opening.of_position(state, seat, bot, browser)
        await self._write(info, match, browser)
        return info

    async def open_rematch(self, table: Table) -> str:
        """The id of the rematch, opened now if need be. The next seat begins."""
        async with self._opening:
            if table.info.rematch is not None:
                return table.info.rematch
            old = table.info
            info, order = self.opening.of_rematch(old)
            match = new_match(info)
            await (await self.live.get(old.id)).journal.open_rematch(info, match, order)
            old.rematch = info.id
            return info.id

    # ---- seats

    async def sit_down(
        self, id: str, seat: int, browser: str, name: str, *, is_same_player: bool
    ) -> bool:
        """Let a browser act for the seat of an invitation; False if it may not.

        A free seat goes to the first who asks. A taken seat accepts another device of the same
        player, who must confirm it, while nobody is connected for it; the others see a notice.
        """
        live = await self.live.get(id)
        table, journal = live.table, live.journal

        async def seated() -> bool:
            old = table.info.seats[seat]
            is_free = old.kind == OPEN
            is_absent = old.kind != BOT and seat not in table.online()
            if not is_free and not (is_absent and is_same_player):
                return False
            row = Seat(seat, HUMAN, name, seen=self.clock()) if is_free else old
            await journal.seat_browser(row, old.kind, browser)
            table.info.seats[seat] = row
            if is_free:
                table.presenter.renamed()
                await table.send_states()
            else:
                await post_notice(table, seat, "server-notice-device", name=row.name)
            return True

        return bool(await table.ask(seated))

    async def take_seat(self, id: str, seat: int, name: str = "") -> bool:
        """Seat a program; False if a bot has the seat now."""
        table, _ = await self.get(id)

        async def taken() -> bool:
            if table.info.seats[seat].kind == OPEN:
                await table.set_seat(Seat(seat, HUMAN, name, seen=self.clock()))
                await table.send_states()
            return table.info.seats[seat].kind != BOT

        return bool(await table.ask(taken))

    async def give_to_bot(self, id: str, seat: int, spec: str, mine: Collection[int]) -> None:
        """Let a bot play a seat that nobody took, or whose player has been away for long. *mine*
        are the seats of who asks; where others are present, they vote on it at the table.

        From then on the links of the seat are good no longer, and its player only watches.
        """
        bot = check_offered(spec)
        table, handlers = await self.get(id)
        if table.frozen is not None:
            raise FrozenTable(table.frozen.notice)

        async def given() -> None:
            check_vacant(table, seat, mine)
            if table.info.seats[seat].kind != OPEN and handlers.votes.present() - set(mine):
                raise BadSetup("the others must agree", Message("vote-needed"))
            await seat_bot(table, seat, bot)
            self.forget_link(id, seat)

        await table.ask(given)

    async def take_back_seats(self, id: str, person: str) -> list[int]:
        """Give a person the seats back that bots play for them; returns which."""
        table, _ = await self.get(id)
        lost = await self.database.read(lambda c: store.lost_seats(c, id, person))

        async def returned() -> list[int]:
            found = [seat for seat in lost if can_return(table, seat)]
            for seat in found:
                await seat_player(table, seat, person)
            return found

        found: list[int] = await table.ask(returned)
        return found

    async def new_device_link(self, id: str, seat: int) -> str:
        """The token of a new link with which the player of a seat goes on elsewhere."""
        token = tokens.new_token()
        await (await self.live.get(id)).journal.set_device_link(seat, tokens.digest(token))
        return token

    async def continue_seat(self, id: str, seat: int, token: str, person: str) -> bool:
        """Let another device act for a seat by the link of its player, once; the others see a
        notice. False if the link has ended, or a bot plays the seat."""
        live = await self.live.get(id)
        table = live.table

        async def entered() -> bool:
            row = table.info.seats[seat]
            digest = tokens.digest(token)
            if row.kind == BOT or not await live.journal.use_device_link(seat, digest, person):
                return False
            await post_notice(table, seat, "server-notice-device", name=row.name)
            return True

        return bool(await table.ask(entered))

    async def _time_over(self, table: Table, seat: int) -> None:
        """Let a bot play the seat of somebody whose time is over."""
        await seat_bot(table, seat, default_level(), "clock-notice-bot")

    async def links(self, info: TableInfo) -> list[tuple[int, str]]:
        """Links to the seats that still wait. Only digests are kept on the disk, so after a
        restart there are new ones; the older stay good."""
        waiting = [seat.seat for seat in info.seats if seat.kind == OPEN]
        new = {seat: tokens.new_token() for seat in waiting if (info.id, seat) not in self._links}
        if new:
            digests = [(seat, tokens.digest(token)) for seat, token in new.items()]
            await (await self.live.get(info.id)).journal.add_links(digests)
            self._keep_links(info.id, new.items())
        return [(seat, self._links[info.id, seat]) for seat in waiting]

    def forget_link(self, id: str, seat: int) -> None:
        """The link of this seat is good no longer."""
        self._links.pop((id, seat), None)

    def _keep_links(self, id: str, tokens: Iterable[tuple[int, str]]) -> None:
        for seat, token in tokens:
            self._links[id, seat] = token
        while len(self._links) > MOST_LINKS:
            self._links.popitem(last=False)

    # ---- reviews

    def review(self, table: Table) -> Job:
        """The review of a finished game, begun now if need be; its table shows it once it is done.
        NoReview while the game goes on, or where it cannot be made; FrozenTable if the present
        rules do not reach its end."""
        if table.frozen is not None:
            table.frozen.check_over(is_over=table.is_over)
        id = table.info.id
        journal = self.live[id].journal

        async def keep(kept: KeptReview) -> None:
            await journal.write(lambda c: keep_review(c, id, kept))

        job = self.reviews.of(id, table.match, keep, is_over=table.is_over)
        if job.review is not None:
            table.presenter.show_review(job.review)
        return job

    # ---- records

    async def record(self, id: str, *, is_player: bool = False) -> str | None:
        """The record; with the seed only when the game is over. None while something is hidden
        that a record would tell.

        That of a table which the present rules cannot read is made from its rows. Nobody knows
        then what is hidden, so before its end it is for players only (*is_player*).
        """
        try:
            table, _ = await self.get(id)
        except LostGame:
            return await self.database.read(lambda c: stored_record(c, id, is_open=is_player))
        frozen = table.frozen
        if frozen is not None:
            is_open = await table.ask(table.presenter.is_open) if frozen.is_whole else is_player
            return await self.database.read(lambda c: stored_record(c, id, is_open=is_open))

        found: str | None = await table.ask(lambda: record_of(table))
        return found
