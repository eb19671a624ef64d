"""The timekeeper of a table: whose clock runs, and what happens when the time is over.

Everything here runs in the task that owns the table. A change of the clock is written with the
move that made it, or before it is shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from poleis.core.match import Move, Undo
from poleis.core.state import CHANCE
from poleis.web.tables.clock import Clock, MoveFacts
from poleis.web.tables.errors import LostTable
from poleis.web.tables.notices import post_notice
from poleis.web.tables.rows import BOT, OPEN, Event
from poleis.web.wire.states import ClockFacts

if TYPE_CHECKING:
    from poleis.web.tables.table import Table

log: Final = logging.getLogger("poleis.web")

LONGEST_QUESTION: Final = timedelta(minutes=2)
"""How long a request for a takeback stops the clock. After that it is refused: nobody can stop
the clock for good by asking somebody who is away."""
SHORTEST_DELAY: Final = 0.05
"""Seconds between two looks at the clock, at least."""


async def _no_bot(seat: int) -> None:
    """Without a server around the table, seats stay as they are."""


class Timekeeper:
    """Keeps the clock of one table; *clock* is None where none was agreed on."""

    def __init__(self, table: Table, now: Callable[[], datetime]) -> None:
        self._table = table
        self._now = now
        info = table.info
        control = info.terms.time
        self.clock: Clock | None = None
        if control is not None:
            self.clock = Clock.load(control, len(info.seats), info.clock)
        self._written: Clock | None = None
        self._asked: datetime | None = None
        """Since when a request for a takeback is open."""
        self._is_closed = False
        self._timer: asyncio.TimerHandle | None = None
        self.nudge: Callable[[int], None] = lambda seat: None
        """Called when the time of a seat is over and its player is to be reminded."""
        self.seat_bot: Callable[[int], Awaitable[None]] = _no_bot
        """Lets a bot play a seat from now on."""
        self.refuse_question: Callable[[], None] = lambda: None
        """Refuses the open request for a takeback."""

    def facts(self) -> ClockFacts | None:
        """The clock now, as clients are sent it."""
        clock = self.clock
        if clock is None:
            return None
        moment = self._asked or self._now()
        left = [
            None if seat.kind == BOT else round(clock.left_at(seat.seat, moment), 1)
            for seat in self._table.info.seats
        ]
        return {"left": left, "running": [] if self._asked else sorted(clock.running)}

    def _acting(self) -> frozenset[int]:
        """The people whose time runs: those who must act, if the game can go on and, with a live
        clock, somebody is at the table."""
        table, clock = self._table, self.clock
        seats = table.info.seats
        is_stopped = table.frozen is not None or table.match.is_over or table.info.ending
        if clock is None or is_stopped or any(seat.kind == OPEN for seat in seats):
            return frozenset()
        if clock.control.is_live and (self._is_closed or not table.online()):
            return frozenset()
        acting = table.match.state.actors()
        return frozenset(one for one in acting if one != CHANCE and seats[one].kind != BOT)

    # ---- changes

    def after(self, row: Event, added: Sequence[Move | Undo], lost: Sequence[Move]) -> Clock | None:
        """The clock after an event, what chance *added* to it, and the moves that it took back.
        Nothing changes before the event is committed."""
        if self.clock is None:
            return None
        before, after, now = self.clock.running, self._acting(), self._now()
        clock = self.clock.stopped(self._asked or now)
        event = row.event
        if isinstance(event, Undo):
            clock = clock.taken_back(event.actor, Counter(move.actor for move in lost))
        else:
            is_person = self._table.info.seats[event.actor].kind != BOT
            is_turn_over = event.actor not in after or len(added) > 1
            seat = event.actor if is_person else None
            clock = clock.moved(MoveFacts(seat, row.same_turn, is_turn_over), before, after)
        return clock.started(after, now)

    def committed(self, clock: Clock | None) -> None:
        """The event was committed with this clock. An open request is void."""
        self.clock = self._written = clock
        self._asked = None

    async def begin(self) -> None:
        """The table was loaded; something to post."""
        await self.settle()

    async def settle(self) -> bool:
        """Run the clocks of those who must act now; returns whether that changed something."""
        if self.clock is None:
            return False
        if self._asked is None:
            self.clock = self.clock.run(self._acting(), self._now())
        is_new = self.clock != self._written and self._asked is None
        if is_new:
            await self._write(self.clock)
        self._arm()
        return is_new

    async def _write(self, clock: Clock) -> None:
        try:
            await self._table.journal.set_clock(clock.stored())
        except LostTable:
            raise
        except Exception:  # the next change tries again
            log.exception("a clock could not be written", extra={"table": self._table.info.id})
            return
        self._written = clock

    # ---- requests for a takeback

    def pause(self) -> bool:
        """Stop the clock while the others answer; returns whether there is one. The pause is not
        written: a request does not outlive the server."""
        if self.clock is None:
            return False
        self._asked = self._now()
        return True

    def resume(self) -> None:
        """The request is closed."""
        if self.clock is not None and self._asked is not None:
            self.clock = self.clock.shifted(self._now() - self._asked)
            self._asked = None

    # ---- the end of the time

    def _arm(self) -> None:
        """Look at the clock again at the next deadline, if somebody is at the table. Slow games
        without anybody are left to `deadlines`."""
        self._disarm()
        moment = self._next_moment()
        if moment is None or self._is_closed or not self._table.clients:
            return
        delay = max(SHORTEST_DELAY, (moment - self._now()).total_seconds())
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, self._table.post, self.check)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_moment(self) -> datetime | None:
        if self._asked is not None:
            return self._asked + LONGEST_QUESTION
        if self.clock is None:
            return None
        return self.clock.deadline(ignored=self._table.bots.stand_ins)

    async def check(self) -> None:
        """Let happen what was agreed on for the seats whose time is over."""
        if self.clock is None:
            return
        if self._asked is not None:
            if self._now() >= self._asked + LONGEST_QUESTION:
                self.refuse_question()
                await self._table.send_states()
            self._arm()
            return
        for seat in self.clock.ended(self._now()):
            if seat not in self._table.bots.stand_ins:
                await self._end(self.clock, seat)
        self._arm()

    async def _end(self, clock: Clock, seat: int) -> None:
        table, at_end = self._table, clock.control.at_end
        if at_end == "bot":
            # Written first: a player who comes back has time again.
            self.clock = clock.stopped(self._now()).reset(seat)
            await self.settle()
            await self.seat_bot(seat)
            return
        if at_end == "nudge":
            self.clock = clock.noticed(seat)
            await self.settle()
            self.nudge(seat)
        name = table.info.seats[seat].name
        await post_notice(table, seat, f"clock-notice-{at_end}", name=name)
        if at_end == "move":
            table.bots.stand_in(seat)

    async def close(self) -> None:
        """The server stops: live clocks stop, and nobody looks at them any more."""
        self._is_closed = True
        await self.settle()

    def stop(self) -> None:
        self._is_closed = True
        self._disarm()
