"""A fair queue for the workers: urgent requests first, the addresses in turn."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

REMEMBERED = 1000
"""How many askers' last turns are remembered."""


@dataclass(frozen=True)
class Asker:
    """The client that a worker computes for.

    A request is urgent if a player at the table waits for it. Others, for watchers or for nobody,
    use one worker at a time for each key.
    """

    key: str = ""
    """The address of the person; askers with the same key share a turn."""
    is_urgent: bool = True


class FairQueue:
    """A number of places, and those who wait for one.

    Urgent askers come first; among equals the one whose last turn was longest ago.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Asker, deque[asyncio.Future[None]]] = {}
        self._running: Counter[Asker] = Counter()
        self._last: OrderedDict[Asker, int] = OrderedDict()
        """The number of the last turn that an asker had."""
        self._turns = itertools.count(1)

    def __len__(self) -> int:
        """How many wait. Another thread may ask."""
        return sum(map(len, list(self._waiting.values())))

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Hold a place; waits until it is the asker's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(asker)
            raise
        try:
            yield
        finally:
            self._give_back(asker)

    def _give_back(self, asker: Asker) -> None:
        self._free += 1
        self._running[asker] -= 1
        if not self._running[asker]:
            del self._running[asker]
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (asker := self._next()) is not None:
            turns = self._waiting[asker]
            turn = turns.popleft()
            if not turns:
                del self._waiting[asker]
            if not turn.done():  # an asker that was cancelled waits no longer
                turn.set_result(None)
                self._free -= 1
                self._running[asker] += 1
                self._note_turn(asker)

    def _note_turn(self, asker: Asker) -> None:
        self._last[asker] = next(self._turns)
        self._last.move_to_end(asker)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def _next(self) -> Asker | None:
        """Whose turn it is; None if nobody may have a place now."""
        found = [one for one in self._waiting if one.is_urgent or not self._running[one]]
        order = {one: (not one.is_urgent, self._last.get(one, 0)) for one in found}
        return min(found, key=order.__getitem__, default=None)
