"""The rows of the table, and the timing behind them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, beside what, and whether it is good enough."""

    name: str
    value: float | None
    """None: it could not be measured; the note says why."""
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    target: float | None = None
    """For the ratio, where there is one; else for the value."""
    ok: bool | None = None
    """None: there is no target."""
    interval: tuple[float, float] | None = None
    note: str = ""

    def json(self) -> dict[str, object]:
        return asdict(self)


@dataclass
class Timer:
    """How often something happens in a second, measured in rounds."""

    name: str
    work: Callable[[], int]
    """Does a piece of work and says how many things happened in it."""
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            done += self.work()
        self.rates.append(done / spent)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)


def interleave(*timers: Timer, rounds: int = 5, seconds: float = 1.0) -> None:
    """Run the timers by turns, so that a slow moment of the machine hits all alike."""
    for timer in timers:  # warm up
        timer.run(seconds / 4)
        timer.rates.clear()
    for _ in range(rounds):
        for timer in timers:
            timer.run(seconds)


def beside(name: str, ours: Timer, peer: Timer, unit: str, target: float | None) -> Row:
    """Our rate beside a peer's; the ratio is the median of the rounds' ratios."""
    ratio = statistics.median(a / b for a, b in zip(ours.rates, peer.rates, strict=True))
    ok = None if target is None else ratio >= target
    return Row(name, ours.median, unit, peer.name, peer.median, ratio, target, ok)
