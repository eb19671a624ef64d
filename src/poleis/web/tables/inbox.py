"""The inbox of a table: moves before looks, and a bounded number of looks.

What players send is handled first, in order; then what spectators send. Looks wait until nothing
else does: players before spectators, the connections in turn, each when its account allows it.
`budgets` defines looks and their cost, `turns` their order among tables.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

from poleis.web.tables.budgets import Account
from poleis.web.tables.limits import Limits
from poleis.web.tables.turns import Turns

Work = Callable[[], Awaitable[None]]

STATE = "state"
"""The type of a look that nobody asked for: the new state, for a spectator."""
NEWEST_ONLY = ("hello", "at", "ahead", "gains", STATE)
"""Looks of which only the newest one of a connection is of use."""


class Viewer(Protocol):
    """A connection, as far as the inbox needs to know it."""

    seats: tuple[int, ...]
    account: Account


@dataclass(frozen=True)
class Look:
    """A look that waits: the type and id of its message, and what to do."""

    type: str
    id: str
    work: Work


class Inbox:
    """What waits for the task that owns a table."""

    def __init__(self, turns: Turns | None = None, most: int = Limits.queries) -> None:
        self._turns = turns or Turns()
        self._most = most
        self._urgent: deque[Work] = deque()
        self._later: deque[Work] = deque()
        self._looks: dict[Viewer, list[Look]] = {}
        """By connection, the one whose turn it is first."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        looks = sum(map(len, self._looks.values()))
        return len(self._urgent) + len(self._later) + looks

    def put(self, work: Work, *, is_urgent: bool = True) -> None:
        """Let work wait; messages of spectators are not urgent."""
        (self._urgent if is_urgent else self._later).append(work)
        self._changed.set()

    def put_look(self, client: Viewer, look: Look) -> Look | None:
        """Let a look wait; returns the one that will not be done: an older one of the same type
        that this one replaces, or this one if too many wait."""
        waiting = self._looks.get(client, [])
        for place, old in enumerate(waiting):
            if old.id == look.id and old.type == look.type:  # sent again
                return None
            if old.type == look.type and look.type in NEWEST_ONLY:
                waiting[place] = look
                return old
        if look.type not in NEWEST_ONLY and len(waiting) >= self._most:
            return look
        self._looks[client] = [*waiting, look]
        self._changed.set()
        return None

    def wake(self) -> None:
        """Look again for something to do: a client has read what it was sent."""
        if self._looks:
            self._changed.set()

    def forget(self, client: Viewer) -> None:
        """Drop the looks of a connection that is closed."""
        self._looks.pop(client, None)

    async def get(self) -> Work:
        """The next thing to do."""
        while True:
            if self._urgent or self._later:
                self._turns.leave(self._changed)
                return (self._urgent or self._later).popleft()
            client, delay = self._next_viewer()
            if client is None or delay:
                self._turns.leave(self._changed)
            elif self._turns.take(self._changed, is_player=bool(client.seats)):
                return self._take_look(client)
            await self._wait(delay or math.inf)

    async def _wait(self, delay: float) -> None:
        """Wait for a change, at most so many seconds."""
        self._changed.clear()
        try:
            with suppress(TimeoutError):
                timeout = None if delay == math.inf else delay
                await asyncio.wait_for(self._changed.wait(), timeout)
        except asyncio.CancelledError:
            self._turns.leave(self._changed)
            raise

    def _next_viewer(self) -> tuple[Viewer | None, float]:
        """Whose look is next, and in how many seconds."""
        soonest: tuple[Viewer | None, float] = None, math.inf
        for client in self._players_first():
            delay = client.account.delay()
            if not delay:
                return client, 0.0
            if delay < soonest[1]:
                soonest = client, delay
        return soonest

    def _players_first(self) -> Iterator[Viewer]:
        players = (one for one in self._looks if one.seats)
        return chain(players, (one for one in self._looks if not one.seats))

    def _take_look(self, client: Viewer) -> Work:
        waiting = self._looks.pop(client)
        look = waiting.pop(0)
        if waiting:
            self._looks[client] = waiting  # now last

        async def work() -> None:
            try:
                await look.work()
            finally:
                await self._turns.end(self._changed)

        return work
