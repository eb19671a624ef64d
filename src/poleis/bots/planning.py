"""Planning: the best actions of a search, compared in the same sampled futures.

A playout goes on as quick actions would, so it misjudges actions that only good play makes use
of. A game's `Planner` plans for each of the best actions in many futures, the same for all of
them. A plan knows the luck to come, but it does so after every action: differences between
plans are better evidence than differences between playouts.
"""

from __future__ import annotations

from time import perf_counter
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.bots.search import Search
from poleis.core.evaluator import Planner
from poleis.core.luck import Luck


@final
class PlanComparison:
    """The mean value of each candidate over the futures sampled so far."""

    def __init__(self, planner: Planner, search: Search, actions: list[int]) -> None:
        self.planner = planner
        self.search = search
        self.futures: i64 = 0
        self.actions: vec[i64] = vec[i64](actions)
        self.totals: vec[float] = vec[float]([0.0] * len(actions))
        self.longest: float = 0.0  # the seconds that a future has taken at most

    def run(self, futures: i64, seconds: float) -> None:
        """Sample *futures* more futures, or as many as the time allows."""
        if len(self.actions) < 2:
            return
        begin = perf_counter()
        for _ in range(futures):
            before = perf_counter()
            if before + self.longest > begin + seconds:
                break
            self.sample()
            self.longest = max(self.longest, perf_counter() - before)

    def sample(self) -> None:
        """Sample the next future."""
        search = self.search
        luck = Luck.mixed(search.seed_b, search.seed_a, self.futures)
        values = self.planner.plan_values(search.known, search.seat, self.actions, luck)
        for i in range(len(values)):
            self.totals[i] += values[i]
        self.futures += 1

    def means(self) -> list[float]:
        """The mean lead after each action; empty if no future was sampled."""
        if self.futures == 0:
            return []
        return [total / float(self.futures) for total in self.totals]
