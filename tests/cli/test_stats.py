"""Intervals: known values, and how often they hold in simulated bouts."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from poleis.study.stats import Estimate, mean, mean_of_sums, share_of_deals, t_point, wilson


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.7062), (2, 4.3027), (4, 2.7764), (5, 2.5706), (6, 2.4469), (10, 2.2281),
     (30, 2.0423), (100, 1.9840), (10_000, 1.9602)],
)  # fmt: skip
def test_points_of_student(freedom: int, point: float) -> None:
    """The published table of the 97.5 % points of Student's t."""
    assert pytest.approx(point, abs=0.0011) == t_point(freedom)


def test_a_mean_with_its_interval() -> None:
    """Three values, by hand: mean 2, deviation 1, 4.3027 / sqrt(3) to either side."""
    found = mean([1.0, 2.0, 3.0])
    assert 2.0 == found.value
    assert pytest.approx(2 - 4.3027 / sqrt(3)) == found.low
    assert found == mean_of_sums(3, 6, 14)
    assert Estimate(5.0) == mean([5.0])
    assert Estimate(5.0, 5.0, 5.0) == mean([5.0, 5.0])


def test_wilson_by_hand() -> None:
    """Nothing in ten tries: up to z² / (n + z²); half of a hundred: 40.4 % to 59.6 %."""
    assert pytest.approx(3.8415 / 13.8415, abs=1e-4) == wilson(0, 10).high
    half = wilson(0.5, 100)
    assert pytest.approx(0.4038, abs=1e-4) == half.low
    assert pytest.approx(0.5962, abs=1e-4) == half.high


def test_more_wins_never_lower_an_interval() -> None:
    """Turning a loss into a win moves both ends up."""
    for deals in (5, 40):
        before = share_of_deals([0.0] * deals, 2)
        for won in range(1, 2 * deals + 1):
            shares = [1.0] * (won // 2) + [0.5] * (won % 2)
            after = share_of_deals(shares + [0.0] * (deals - len(shares)), 2)
            assert None not in (before.low, before.high, after.low, after.high)
            assert (before.low or 0) <= (after.low or 0) and (before.high or 0) <= (after.high or 0)
            before = after


def alone(rng: Random, rate: float) -> float:
    """Two games that know nothing of each other."""
    return ((rng.random() < rate) + (rng.random() < rate)) / 2


def together(rng: Random, rate: float) -> float:
    """The deal decides: both games go to the same bot."""
    return float(rng.random() < rate)


def seated(rng: Random, rate: float) -> float:
    """The seat decides much: what one game gives the other takes."""
    tilt = 0.8 * min(rate, 1 - rate)
    return ((rng.random() < rate + tilt) + (rng.random() < rate - tilt)) / 2


def tied(rng: Random, rate: float) -> float:
    """Three games in ten are shared."""
    alone_rate = (rate - 0.15) / 0.7
    games = [0.5 if rng.random() < 0.3 else float(rng.random() < alone_rate) for _ in range(2)]
    return sum(games) / 2


@pytest.mark.parametrize("deal", [alone, together, seated, tied])
@pytest.mark.parametrize("deals", [20, 100])
@pytest.mark.parametrize("rate", [0.5, 0.8])
def test_intervals_hold_as_often_as_they_say(
    deal: Callable[[Random, float], float], deals: int, rate: float
) -> None:
    """In 1,000 simulated bouts at least 93 % of the intervals contain the true win rate."""
    rng = Random(11)
    held = 0
    for _ in range(1000):
        found = share_of_deals([deal(rng, rate) for _ in range(deals)], 2)
        assert found.low is not None and found.high is not None
        held += found.low <= rate <= found.high
    assert held >= 930
