"""Intervals: known values, and how often they hold in simulated bouts."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from poleis.study.stats import (
    Estimate,
    Ratio,
    Sums,
    mean,
    mean_difference,
    mean_of_sums,
    paired_shares,
    point_of,
    quantiles,
    share_difference,
    share_of_deals,
    t_point,
    wilson,
)


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


# ---- differences, ratios, many looks


def test_points_for_many_looks() -> None:
    """Bonferroni: for ten looks the 99.75 % point of the normal distribution and of Student's t."""
    assert pytest.approx(1.95996, abs=1e-5) == point_of(1)
    assert pytest.approx(2.80703, abs=1e-5) == point_of(10)
    assert pytest.approx(3.0298, abs=0.002) == t_point(30, point_of(10))
    assert t_point(3, point_of(10)) == float("inf")


def test_sums_are_the_mean_of_their_values() -> None:
    sums = Sums()
    assert sums.mean() is None
    for value in (1.0, 2.0, 3.0):
        sums.add(value)
    assert mean([1.0, 2.0, 3.0]) == sums.mean()
    assert pytest.approx(1 / 3) == sums.error


def test_a_ratio_with_equal_weights_is_a_mean() -> None:
    """And twice the weight everywhere is half the ratio."""
    ratio, double = Ratio(), Ratio()
    for value in (1.0, 2.0, 6.0):
        ratio.add(value, 1.0)
        double.add(value, 2.0)
    wanted, found, half = mean([1.0, 2.0, 6.0]), ratio.estimate(), double.estimate()
    assert found is not None and half is not None
    for key in ("value", "low", "high"):
        assert pytest.approx(getattr(wanted, key)) == getattr(found, key)
        assert pytest.approx(getattr(wanted, key) / 2) == getattr(half, key)
    assert Ratio().estimate() is None


def test_a_ratio_by_hand() -> None:
    """10 of 20 and 2 of 10: 0.4; what is left over is 2 and -2, so that the error is 4 / 30."""
    ratio = Ratio()
    ratio.add(10, 20)
    ratio.add(2, 10)
    found = ratio.estimate()
    assert found is not None and found.high is not None
    assert pytest.approx(0.4) == found.value
    assert pytest.approx(0.4 + 12.7062 * 4 / 30) == found.high


def test_welch_by_hand() -> None:
    """Means 2 and 10, errors 1/3 and 4/3, 2.94 degrees of freedom: cut off to 2."""
    first, second = Sums(), Sums()
    for value in (1.0, 2.0, 3.0):
        first.add(value)
        second.add(10 + 2 * (value - 2))
    found = mean_difference(first, second)
    assert found is not None and found.low is not None
    assert -8 == found.value
    assert pytest.approx(-8 - 4.3027 * sqrt(5 / 3)) == found.low
    assert mean_difference(first, Sums()) is None


def test_shares_that_never_vary_are_still_uncertain() -> None:
    """Twenty won and twenty lost do not prove that the difference is exactly 1."""
    won, lost = Ratio(), Ratio()
    for _ in range(20):
        won.add(1, 1)
        lost.add(0, 1)
    found = share_difference(won, lost)
    assert found is not None and found.low is not None and found.high is not None
    assert 1 == found.value <= found.high
    assert 0.7 < found.low < 0.9
    same = paired_shares(Sums(20))
    assert same is not None and same.low is not None and same.high is not None
    assert 0 == same.value and -0.15 < same.low < -0.05 and same.high == -same.low


@pytest.mark.parametrize("rates", [(0.5, 0.5), (0.9, 0.6), (0.05, 0.1)])
@pytest.mark.parametrize("number", [25, 100])
def test_differences_of_shares_hold_as_often_as_they_say(
    rates: tuple[float, float], number: int
) -> None:
    """In 1,000 samples at least 93 % of the intervals contain the true difference: of samples
    that know nothing of each other, and of pairs that share their luck."""
    rng = Random(5)
    held = paired = 0
    for _ in range(1000):
        first, second, differences = Ratio(), Ratio(), Sums()
        for _ in range(number):
            first.add(rng.random() < rates[0], 1)
            second.add(rng.random() < rates[1], 1)
            luck = rng.random()
            differences.add((luck < rates[0]) - (luck < rates[1]))
        truth = rates[0] - rates[1]
        for kind, found in (("apart", share_difference(first, second)),
                            ("pairs", paired_shares(differences))):  # fmt: skip
            assert found is not None and found.low is not None and found.high is not None
            inside = found.low - 1e-9 <= truth <= found.high + 1e-9
            held += inside and kind == "apart"
            paired += inside and kind == "pairs"
    assert held >= 930 and paired >= 930


def test_quantiles_are_values_of_the_sample() -> None:
    assert {"5%": 3, "25%": 3, "50%": 7, "75%": 7, "95%": 9} == quantiles({3: 1, 7: 2, 9: 1})


def test_another_unit_scales_both_ends() -> None:
    assert Estimate(50.0, 40.0, 60.0) == Estimate(0.5, 0.4, 0.6).scaled(100)
    assert Estimate(50.0) == Estimate(0.5).scaled(100)


def test_paired_shares_by_hand() -> None:
    """Of ten pairs four go one way: two imaginary pairs draw the interval, not the mean, to 0."""
    found = paired_shares(Sums(10, 4.0, 4.0))
    assert found is not None
    reach = 1.96 * sqrt(4 + 1 - 4 * 4 / 12) / 12
    assert pytest.approx((0.4, 4 / 12 - reach, 4 / 12 + reach), abs=1e-4) == (
        found.value,
        found.low,
        found.high,
    )


def test_deals_are_never_surer_than_as_many_games() -> None:
    """Where both games of every deal are shared, the deals do not vary at all."""
    assert wilson(0.5, 100) == share_of_deals([0.5] * 50, 2)
