"""The time that queries may take.

A query is a message that changes nothing and has something drawn: `hello`, `at`, `ahead`,
`preview`, `why`, `hint`. Drawing keeps the event loop busy, so a query is charged for the time that
it took, after the fact. A connection in debt is not refused: its next query waits until the debt is
paid off.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

SEND_COST = 1e-8
"""Seconds that it takes to compress and send one byte."""


@dataclass(frozen=True)
class QueryLimits:
    """Seconds of drawing that may be used at once, and then in each second."""

    connection: tuple[float, float] = (1.5, 0.2)
    address: tuple[float, float] = (3.0, 0.3)
    """For all connections from one address."""
    watchers: tuple[float, float] = (5.0, 0.6)
    """For all connections without a seat, at all tables."""


class Budget:
    """Something that is spent first and then earned back: *burst* at once, *rate* per second."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.rate = rate
        self._clock = clock
        self._left = burst
        self._at = clock()

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now

    def delay(self) -> float:
        """Seconds until the debt is paid off; 0 if there is none."""
        self._refill()
        return max(0.0, -self._left / self.rate)

    def spend(self, cost: float) -> None:
        self._refill()
        self._left -= cost

    @property
    def is_full(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        self._refill()
        return self._left >= self.burst


class QueryTime:
    """The budgets that the queries of one connection are charged to, all at the same time."""

    def __init__(self, *budgets: Budget) -> None:
        self._budgets = budgets
        self._is_metered = False

    def delay(self) -> float:
        """Seconds until the next query may be drawn."""
        return max((budget.delay() for budget in self._budgets), default=0.0)

    @contextmanager
    def metered(self) -> Iterator[None]:
        """Charge the time of this block, which must not contain an `await`."""
        started = time.perf_counter()
        self._is_metered = True
        try:
            yield
        finally:
            self._is_metered = False
            self._spend(time.perf_counter() - started)

    def sent(self, size: int) -> None:
        """Charge the sending of an answer, if it belongs to a metered block."""
        if self._is_metered:
            self._spend(size * SEND_COST)

    def _spend(self, seconds: float) -> None:
        for budget in self._budgets:
            budget.spend(seconds)
