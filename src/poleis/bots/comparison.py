"""Comparison: by how much one action is better than another, with common random numbers.

A search tries a good action often and a poor one seldom, so its value of a poor one is mostly
noise. Here both are tried equally often, each in a search restricted to it, and the n-th try of
both meets the same luck. The trees end where another seat decides, so that neither line assumes
more of the opponents' skill. Where the evaluator has a planner, plans are compared instead.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.bots.search import Resample, Search, SearchParams
from poleis.core.evaluator import Evaluator, Planner
from poleis.core.luck import Luck
from poleis.core.state import State

_FEWEST_PLANS: Final = 8
_UNLIMITED: Final = 1e9


@final
class PairedComparison:
    """What is known so far about *better* and *other*; tries go on where they stopped."""

    def __init__(
        self,
        known: State,
        seat: i64,
        resample: Resample,
        evaluator: Evaluator,
        luck: Luck,
        params: SearchParams,
        better: i64,
        other: i64,
        tries: i64,
    ) -> None:
        self.known = known
        self.seat = seat
        self.a: i64 = luck.word()
        self.b: i64 = luck.word()
        self.better = better
        self.other = other
        self.planner: Planner | None = evaluator.planner(known) if params.quick else None
        self.left: i64 = tries
        """How many tries there will be yet. A plan costs as much as many of them."""
        if self.planner is not None:
            self.left = max(tries // self.planner.cost, i64(_FEWEST_PLANS))
        self.differences: list[float] = []
        """The value of *better* minus the value of *other*, once for each try."""
        self.pair: list[Search] = []
        if self.planner is None:
            for action in (better, other):
                luck_of_both = Luck.mixed(self.a, self.b, 0)
                search = Search(known, seat, resample, evaluator, luck_of_both, params)
                search.restrict_to(action)
                self.pair.append(search)

    def run(self, seconds: float) -> None:
        """Try for so long, once at least, or to the end."""
        stop = perf_counter() + seconds
        while self.left > 0:
            self.left -= 1
            if self.planner is None:
                self.differences.append(self.try_once())
            else:
                self.differences.append(self.plan_once(self.planner))
            if perf_counter() >= stop:
                break

    def try_once(self) -> float:
        one, two = self.pair
        before = one.sum - two.sum
        one.iterate()
        two.iterate()
        return one.sum - two.sum - before

    def plan_once(self, planner: Planner) -> float:
        luck = Luck.mixed(self.a, self.b, len(self.differences))
        actions = vec[i64]([self.better, self.other])
        values = planner.plan_values(self.known, self.seat, actions, luck)
        return values[0] - values[1]


def paired_differences(
    known: State,
    seat: i64,
    resample: Resample,
    evaluator: Evaluator,
    luck: Luck,
    params: SearchParams,
    better: i64,
    other: i64,
    tries: i64,
) -> list[float]:
    """The value of *better* minus the value of *other*, once for each try."""
    comparison = PairedComparison(
        known, seat, resample, evaluator, luck, params, better, other, tries
    )
    comparison.run(_UNLIMITED)
    return comparison.differences
