"""Who must be notified, and when: once for each turn, and only who has no page of the table open.

The order of writes makes it once: a row in `turn_messages` when a turn begins, and after a moment
a transaction that deletes the row and notes the turn at its seat; only then the message goes out.
A crash in between loses a message at worst.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from poleis.web.notify.delivery import Deliveries
from poleis.web.notify.quiet_hours import QuietHours
from poleis.web.notify.texts import turn_notice
from poleis.web.storage import subscriptions, turn_messages
from poleis.web.storage.database import Database
from poleis.web.storage.subscriptions import Subscription
from poleis.web.storage.turn_messages import TIME, TURN, Kind, TurnMessage
from poleis.web.tables.rows import HOTSEAT, HUMAN

if TYPE_CHECKING:
    from poleis.web.tables.table import Table

log: Final = logging.getLogger("poleis.web")

POLL = 60.0
"""Seconds after which a server looks for messages that another one has left behind. One timer for
all tables."""


@dataclass(frozen=True)
class Surroundings:
    """What the notices need to know of their server."""

    table: Callable[[str], Table | None]
    """A table in memory, by its id."""
    server: Callable[[], str | None]
    """The id of this server, where several share a database."""
    clock: Callable[[], datetime]


class TurnNotices:
    """Watches the turns of all tables of a server."""

    def __init__(
        self, database: Database, deliveries: Deliveries, around: Surroundings, delay: float
    ) -> None:
        self._database = database
        self._deliveries = deliveries
        self._around = around
        self._delay = timedelta(seconds=delay)
        self._known: WeakKeyDictionary[Table, dict[int, int]] = WeakKeyDictionary()
        """By table: the turns that were handled already."""
        self._wake = asyncio.Event()
        self._writing: set[asyncio.Task[None]] = set()
        self._sending: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sending = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write down the turns that have begun, and send no more."""
        await self.written()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def written(self) -> None:
        """Wait until the turns that have begun so far are written down."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def wake(self) -> None:
        """Look now for messages whose time has come."""
        self._wake.set()

    # ---- turns that begin

    def look(self, table: Table) -> None:
        """Something has happened at a table: let messages wait for absent players whose turn has
        begun. Writes nothing itself, so no move is slowed down."""
        turns = _turns_of_people(table)
        known = self._known.get(table, {})
        self._known[table] = turns
        online = table.online()
        new = {seat: rev for seat, rev in turns.items() if known.get(seat) != rev}
        absent = {seat: rev for seat, rev in new.items() if seat not in online}
        if absent:
            due = self._around.clock() + self._delay
            self._begin(self._schedule(table.info.id, TURN, absent, due))

    def remind(self, table: Table, seat: int) -> None:
        """The time of a seat is over: notify its player once, also if they were of the turn."""
        rev = table.turn_starts.get(seat)
        if rev is not None and seat not in table.online():
            self._begin(self._schedule(table.info.id, TIME, {seat: rev}, self._around.clock()))

    async def _schedule(self, table: str, kind: Kind, revs: dict[int, int], due: datetime) -> None:
        found = await self._database.read(lambda c: subscriptions.of_seats(c, table, list(revs)))
        wanted = {seat: rev for seat, rev in revs.items() if seat in found}
        if wanted:
            await self._database.write(lambda c: turn_messages.add(c, table, kind, wanted, due))
            self.wake()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("turns could not be noted", exc_info=task.exception())

    # ---- messages whose time has come

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            wait = POLL
            try:
                wait = min(POLL, await self.send_due())
            except Exception:
                log.exception("notifications could not be read")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def send_due(self) -> float:
        """Send the messages whose time has come; returns the seconds until the next one."""
        now, server = self._around.clock(), self._around.server()
        found = await self._database.read(lambda c: turn_messages.due_messages(c, now, server))
        found.sort(key=lambda message: message.table)
        for _, messages in groupby(found, key=lambda message: message.table):
            await self._send(messages, now)
        following = await self._database.read(lambda c: turn_messages.next_due(c, now))
        return POLL if following is None else (following - now).total_seconds()

    async def _send(self, messages: Iterable[TurnMessage], now: datetime) -> None:
        """Send the messages of one table; a person with several seats gets one."""
        reached: set[str] = set()
        for message in messages:
            wanted = await self._recipients(message)
            awake = [one for one in wanted if not _is_quiet(one, now)]
            if wanted and not awake:
                due = min(QuietHours.read(one.quiet or {}).end_after(now) for one in wanted)
                await self._database.write(
                    lambda c: turn_messages.postpone(c, message, due)  # noqa: B023
                )
                continue
            claimed = await self._database.write(
                lambda c: turn_messages.claim(c, message)  # noqa: B023
            )
            if claimed:
                for one in awake:
                    if one.person not in reached:
                        self._deliveries.put(one, turn_notice(message, one.lang))
                reached |= {one.person for one in awake}

    async def _recipients(self, message: TurnMessage) -> list[Subscription]:
        """The subscriptions to send to: none if the player is here, or has acted meanwhile."""
        seat = message.seat
        table = self._around.table(message.table)
        is_on = message.is_on
        if table is not None:
            is_on = table.turn_starts.get(seat) == message.rev and seat not in table.online()
        if not is_on:
            return []
        found = await self._database.read(
            lambda c: subscriptions.of_seats(c, message.table, [seat])
        )
        return found.get(seat, [])


def _turns_of_people(table: Table) -> dict[int, int]:
    """The revisions at which the turns began that people have now."""
    people = {row.seat for row in table.info.seats if row.kind in (HUMAN, HOTSEAT)}
    return {seat: rev for seat, rev in table.turn_starts.items() if seat in people}


def _is_quiet(subscription: Subscription, now: datetime) -> bool:
    return subscription.quiet is not None and QuietHours.read(subscription.quiet).covers(now)
