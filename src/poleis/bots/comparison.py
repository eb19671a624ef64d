"""Comparison: by how much one action is better than another, try by try in the same weather.

A search tries a good action often and a poor one seldom, so what it says of a poor one is mostly
chance. Here both are tried equally often, each in a search that thinks of nothing else, and the
n-th try of both meets the same luck. Their trees end where another seat decides, so that neither
line has more of the others' cunning in it. Where the evaluator plans, plans are compared instead.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.bots.evaluate import Evaluator
from poleis.bots.foresight import COST
from poleis.bots.search import Habits, Resample, Search
from poleis.core.luck import Luck
from poleis.core.state import State


def gaps(
    known: State,
    seat: i64,
    resample: Resample,
    evaluator: Evaluator,
    luck: Luck,
    habits: Habits,
    better: i64,
    other: i64,
    tries: i64,
) -> list[float]:
    """How many points *better* leads further than *other*, once for each try."""
    a = luck.word()
    b = luck.word()
    if habits.quick and evaluator.plans(known):
        return planned(known, seat, evaluator, vec[i64]([better, other]), a, b, tries)
    one = Search(known, seat, resample, evaluator, Luck.mixed(a, b, 0), habits)
    two = Search(known, seat, resample, evaluator, Luck.mixed(a, b, 0), habits)
    one.narrow(better)
    two.narrow(other)
    found: list[float] = []
    for _ in range(tries):
        before = one.sum - two.sum
        one.iterate()
        two.iterate()
        found.append(one.sum - two.sum - before)
    return found


def planned(
    known: State, seat: i64, evaluator: Evaluator, actions: vec[i64], a: i64, b: i64, tries: i64
) -> list[float]:
    """The same by plans, of which one costs as much as many tries."""
    found: list[float] = []
    for number in range(max(tries // COST, i64(8))):
        worths = evaluator.foresee(known, seat, actions, Luck.mixed(a, b, number))
        found.append(worths[0] - worths[1])
    return found
