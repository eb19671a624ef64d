"""Budgets: what connections may use of the server, in bytes and in drawing time.

A connection, an address, a table and all spectators together have a budget each. An account
charges one connection to the budgets that it belongs to. Drawing time is charged after the fact:
a connection in debt is not refused, its next look waits until the debt is paid off.

A *look* is a drawing that no move waits for: the answer to a query (`hello`, `at`, `ahead`,
`preview`, `gains`, `why`, `score`, `hint`), or a state for a spectator.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from poleis.web.tables.bucket import Bucket
from poleis.web.tables.counters import PLAYER, QUERY, Counters
from poleis.web.tables.limits import Limit

SEND_COST = 1e-8
"""Seconds that it takes to compress and send one byte."""
RETRY_AFTER = 0.25
"""Seconds after which a look is tried again where too many bytes wait for others."""


class Bytes:
    """Bytes that wait in the server, at most *most*; a single message may be larger."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._freed = asyncio.Event()

    def has_room(self, size: int) -> bool:
        return not self.size or self.size + size <= self.most

    def add(self, size: int) -> None:
        self.size += size

    def remove(self, size: int) -> None:
        self.size -= size
        self._freed.set()

    async def wait(self) -> None:
        """Wait until something is removed."""
        self._freed.clear()
        await self._freed.wait()


class Budget:
    """The budget of a connection, an address, a table, or all spectators."""

    def __init__(self, limit: Limit) -> None:
        self.out = Bytes(limit.out)
        self.inward = Bytes(limit.inward)
        self.drawing = Bucket(*limit.drawing)


class Account:
    """The budgets that one connection is charged to.

    *own* are those of the connection and of its address, *shared* that of the table, and for a
    spectator that of all spectators. A player is charged to the table but never waits for it, so
    spectators cannot hold players up. States of players are charged to the table alone: a player
    does not choose when the others move.
    """

    def __init__(
        self,
        own: tuple[Budget, ...],
        shared: tuple[Budget, ...],
        counters: Counters,
        *,
        is_player: bool,
    ) -> None:
        self._own = own
        self._shared = shared
        self._all = (*own, *shared)
        self._binding = own if is_player else self._all
        self._counters = counters
        self._kind: str | None = None
        self.is_drained: Callable[[], bool] = lambda: True
        """Whether the client has read everything so far."""
        self.ready: Callable[[], None] = lambda: None
        """Called when it has."""
        self.has_skipped = False
        """Whether states were skipped because a budget was spent."""

    # ---- bytes

    def has_room(self, size: int) -> bool:
        """Whether so many bytes more may wait for the client."""
        return all(budget.out.has_room(size) for budget in self._binding)

    def queue(self, size: int) -> None:
        """Count bytes that wait for the client; a negative size: that wait no longer."""
        for budget in self._all:
            if size < 0:
                budget.out.remove(-size)
            else:
                budget.out.add(size)

    async def admit(self, size: int) -> None:
        """Count a message of the client that waits for its table, as soon as there is room."""
        while full := [one for one in self._binding if not one.inward.has_room(size)]:
            await full[0].inward.wait()
        for budget in self._all:
            budget.inward.add(size)

    def release(self, size: int) -> None:
        """A message of the client waits no longer."""
        for budget in self._all:
            budget.inward.remove(size)

    # ---- drawing time

    def delay(self) -> float:
        """Seconds until the next look; infinite until the client has read the one before."""
        if not self.is_drained():
            return math.inf
        debt = max(budget.drawing.delay() for budget in self._binding)
        return debt if self.has_room(1) else max(debt, RETRY_AFTER)

    def debt(self) -> float:
        """Seconds until the drawings that this connection and its address have asked for are
        paid off."""
        return max(budget.drawing.delay() for budget in self._own)

    @contextmanager
    def metered(self, kind: str = QUERY) -> Iterator[None]:
        """Charge the time of this block, which must not contain an `await`."""
        started = time.perf_counter()
        self._kind = kind
        try:
            yield
        finally:
            self._kind = None
            self.charge(time.perf_counter() - started, kind)

    def sent(self, size: int) -> None:
        """Charge the sending of a message, if it belongs to a metered block."""
        if self._kind is not None:
            self.charge(size * SEND_COST, self._kind)

    def charge(self, seconds: float, kind: str = QUERY) -> None:
        """Charge drawing time: of a query, or of the state of a player or a spectator."""
        self._counters.count_drawing(kind, seconds)
        for budget in self._shared if kind == PLAYER else self._all:
            budget.drawing.spend(seconds)
