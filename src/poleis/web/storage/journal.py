"""The journal of a table in the database.

Every write is one transaction that begins with the check of the claim: a server that has lost the
table writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from poleis.core.match import Match
from poleis.web.storage import endings, guests, store, subscriptions
from poleis.web.storage.database import Database
from poleis.web.storage.ownership import Claim
from poleis.web.storage.stints import set_stints
from poleis.web.tables.errors import LostTable, StaleTable
from poleis.web.tables.rows import ChatMessage, Event, Seat, Stint, StoredClock, TableInfo

T = TypeVar("T")


class DatabaseJournal:
    """Writes what happens at one table, as long as the claim holds."""

    def __init__(self, database: Database, table: str, claim: Claim) -> None:
        self._database = database
        self._table = table
        self._claim = claim

    @property
    def is_current(self) -> bool:
        return self._claim.is_current

    async def hold(self) -> None:
        await self._claim.hold()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job for the table; LostTable if it is another server's."""

        def checked(connection: Connection) -> T:
            self._claim.check(connection)
            return job(connection)

        try:
            return await self._database.write(checked)
        except DBAPIError:
            if not self._claim.is_current:
                raise LostTable from None
            raise

    async def release(self) -> None:
        """Let any server have the table."""
        await self._database.write(self._claim.release)

    # ---- the game

    async def load_events(self) -> list[Event]:
        return await self._database.read(lambda c: store.load_events(c, self._table))

    async def add_events(
        self,
        match: Match,
        before: int,
        events: Sequence[Event],
        clock: StoredClock | None = None,
    ) -> None:
        def job(c: Connection) -> None:
            store.add_events(c, self._table, match, before, events, clock)

        try:
            await self.write(job)
        except IntegrityError:  # another server has written to this table
            raise StaleTable from None

    async def end_game(self, match: Match, ending: Mapping[str, Any]) -> None:
        await self.write(lambda c: endings.end_game(c, self._table, match, ending))

    async def set_clock(self, clock: StoredClock) -> None:
        await self.write(lambda c: store.set_clock(c, self._table, clock))

    async def set_vote(self, vote: Mapping[str, Any] | None) -> None:
        await self.write(lambda c: store.set_vote(c, self._table, vote))

    async def open_rematch(self, info: TableInfo, match: Match, seats: Sequence[int]) -> None:
        """Write the table of the rematch. The players of *seats* of this table sit there, in that
        order, and hear of their turns as they do here."""

        def job(c: Connection) -> None:
            store.set_rematch(c, self._table, info.id)
            store.add_table(c, info, match)
            store.hand_over(c, self._table, info.id, seats)
            subscriptions.hand_over(c, self._table, info.id)

        await self.write(job)

    # ---- people

    async def set_seat(self, row: Seat, was: str) -> None:
        await self.write(lambda c: store.set_seat(c, self._table, row, was))

    async def change_player(self, row: Seat, was: str, stints: Sequence[Stint]) -> None:
        def job(c: Connection) -> None:
            store.set_seat(c, self._table, row, was)
            set_stints(c, self._table, row.seat, stints)

        await self.write(job)

    async def seat_browser(self, row: Seat, was: str, browser: str) -> None:
        """Write who sits there now, and let this browser act for the seat."""

        def job(c: Connection) -> None:
            store.set_seat(c, self._table, row, was)
            store.add_holder(c, self._table, row.seat, browser)

        await self.write(job)

    async def set_device_link(self, seat: int, digest: str) -> None:
        """Write the digest of the link to a seat for its own player."""
        await self.write(lambda c: store.set_device_link(c, self._table, seat, digest))

    async def use_device_link(self, seat: int, digest: str, person: str) -> bool:
        """Let this person act for the seat by the link of its player; False if it has ended."""

        def job(c: Connection) -> bool:
            is_good = store.use_device_link(c, digest)
            if is_good:
                store.add_holder(c, self._table, seat, person)
            return is_good

        return await self.write(job)

    async def free_seat(self, row: Seat, was: str) -> None:
        """Write a seat that is free again, and block those who held it under the name *was*."""
        await self.write(lambda c: guests.free_seat(c, self._table, row, was))

    async def set_seen(self, seats: Collection[int], moment: datetime) -> None:
        await self.write(lambda c: store.set_seen(c, self._table, seats, moment))

    async def add_chat(self, line: ChatMessage, message: str) -> bool:
        try:
            await self.write(lambda c: store.add_chat_message(c, self._table, line, message))
        except IntegrityError:
            return False
        return True

    async def add_links(self, links: Iterable[tuple[int, str]]) -> None:
        """Write the digests of new links to seats."""

        def job(c: Connection) -> None:
            for seat, digest in links:
                store.add_link(c, self._table, seat, digest)

        await self.write(job)
