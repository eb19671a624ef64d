"""A token bucket: the rate limit of requests, messages, bytes and drawing time."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Something that is used and earned back: *burst* at once, *rate* per second in the long run.

    What has a known cost is taken before it is done; what is measured afterwards is spent, and may
    leave a debt.
    """

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

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is room for one more."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Use so much, whether it is there or not."""
        self._refill()
        self._left -= cost

    def delay(self) -> float:
        """Seconds until the debt is paid off; 0 if there is none."""
        self._refill()
        return max(0.0, -self._left / self.rate)

    @property
    def is_full(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        self._refill()
        return self._left >= self.burst
