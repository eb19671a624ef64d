"""Foresight: the best actions of a search, compared in futures that are known.

A play-out goes on as quick actions would, and so misjudges actions that only good play makes use
of. Where an evaluator can plan (`Evaluator.foresee`), each of the best actions is planned for in
many futures, the same for all of them. A plan counts on luck that it knows, but it does so
after every action: differences tell more than those of play-outs.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.bots.search import Search
from poleis.core.luck import Luck

ENOUGH: Final = 200
"""After so many iterations of a search plans tell more than further play-outs."""
CANDIDATES: Final = 6
"""How many actions are compared."""
COST: Final = 25
"""How many iterations of a search a future counts like."""
TRUST_IN_SEARCH: Final = 0.25
"""What a point of the search counts beside a point of the plans."""


@final
class Foresight:
    """What plans tell about a few actions that a search has found good."""

    def __init__(self, search: Search, actions: list[int]) -> None:
        self.search = search
        self.futures: i64 = 0
        self.actions = vec[i64](actions)
        self.totals = vec[float]([0.0] * len(actions))

    def run(self, futures: i64, seconds: float) -> None:
        """Look at so many futures, or until there is no time for one more."""
        if len(self.actions) < 2:
            return
        search = self.search
        begin = perf_counter()
        longest = 0.0
        for number in range(futures):
            before = perf_counter()
            if before + longest > begin + seconds:
                break
            luck = Luck.mixed(search.seed_b, search.seed_a, number)
            worths = search.evaluator.foresee(search.known, search.seat, self.actions, luck)
            for i in range(len(worths)):
                self.totals[i] += worths[i]
            self.futures += 1
            longest = max(longest, perf_counter() - before)

    def means(self) -> list[float]:
        """How far ahead each action leads on average; empty, if no future was looked at."""
        if self.futures == 0:
            return []
        return [total / float(self.futures) for total in self.totals]
