"""Comparison: by how much one action is better than another, with common random numbers.

A search tries a good action often and a poor one seldom, so its value of a poor one is mostly
noise. Here both are tried equally often, each in a search restricted to it, and the n-th try of
both meets the same luck. The trees end where another seat decides, so that neither line assumes
more of the opponents' skill. Where the evaluator has a planner, plans are compared instead.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.bots.search import Resample, Search, SearchParams
from poleis.core.evaluator import Evaluator, Planner
from poleis.core.luck import Luck
from poleis.core.state import State

_FEWEST_PLANS = 8


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
    a = luck.word()
    b = luck.word()
    if params.quick:
        planner = evaluator.planner(known)
        if planner is not None:
            return _plan_differences(planner, known, seat, vec[i64]([better, other]), a, b, tries)
    one = Search(known, seat, resample, evaluator, Luck.mixed(a, b, 0), params)
    two = Search(known, seat, resample, evaluator, Luck.mixed(a, b, 0), params)
    one.restrict_to(better)
    two.restrict_to(other)
    found: list[float] = []
    for _ in range(tries):
        before = one.sum - two.sum
        one.iterate()
        two.iterate()
        found.append(one.sum - two.sum - before)
    return found


def _plan_differences(
    planner: Planner, known: State, seat: i64, actions: vec[i64], a: i64, b: i64, tries: i64
) -> list[float]:
    """The same by plans; a plan costs as much as many tries."""
    found: list[float] = []
    for number in range(max(tries // planner.cost, i64(_FEWEST_PLANS))):
        values = planner.plan_values(known, seat, actions, Luck.mixed(a, b, number))
        found.append(values[0] - values[1])
    return found
