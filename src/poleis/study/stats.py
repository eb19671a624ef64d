"""Means and shares with 95 % intervals; `docs/why/arena.md` says why these methods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""
_SMALL_T = (12.7062, 4.3027, 3.1824, 2.7764)
"""The 97.5 % points of Student's t with 1 to 4 degrees of freedom."""
_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval; without *low* and *high* there is too little to say."""

    value: float
    low: float | None = None
    high: float | None = None

    def json(self) -> dict[str, float | None]:
        rounded = [None if x is None else round(x, 6) for x in (self.value, self.low, self.high)]
        return dict(zip(("value", "low", "high"), rounded, strict=True))

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit, such as percent."""
        ends = [None if end is None else factor * end for end in (self.low, self.high)]
        return Estimate(factor * self.value, *ends)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least value that at least this share of the counted values does not exceed.

    >>> quantile({3: 1, 7: 2, 9: 1}, 0.5)
    7
    """
    left = share * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 1e-9:
            return value
    raise ValueError("nothing was counted")


def quantiles(counts: Mapping[int, int]) -> dict[str, int]:
    """How the counted values spread."""
    return {f"{share:.0%}": quantile(counts, share) for share in _QUANTILES}


def point_of(looks: int) -> float:
    """The quantile of the normal distribution with which *looks* intervals hold jointly.

    The chance that any of them misses is 5 % at most (Bonferroni). One look has `Z`.
    """
    return Z if looks == 1 else NormalDist().inv_cdf(1 - 0.025 / looks)


def t_point(freedom: int, z: float = Z) -> float:
    """The point of Student's t that belongs to *z*, usually the 97.5 % point.

    A table where few, Cornish and Fisher's series beyond; for another point than the usual one
    four degrees of freedom are too few to say anything.
    """
    if freedom <= len(_SMALL_T):
        return _SMALL_T[freedom - 1] if z == Z else inf
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values with Student's interval."""
    return mean_of_sums(len(values), sum(values), sum(value * value for value in values))


def mean_of_sums(number: int, total: float, squares: float, z: float = Z) -> Estimate:
    """The mean of *number* independent values, from their sum and the sum of their squares."""
    middle = total / number
    if number == 1:
        return Estimate(middle)
    variance = max(0.0, squares - total * middle) / (number - 1)
    reach = t_point(number - 1, z) * sqrt(variance / number)
    return Estimate(middle, middle - reach, middle + reach)


@dataclass
class Sums:
    """A sample, one value after the other: only what its mean needs is kept."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def mean(self, z: float = Z) -> Estimate | None:
        """The mean with Student's interval; None if there is nothing."""
        return mean_of_sums(self.number, self.total, self.squares, z) if self.number else None

    @property
    def value(self) -> float:
        return self.total / self.number

    @property
    def error(self) -> float:
        """The square of the standard error of the mean, for two values or more."""
        spread = max(0.0, self.squares - self.total * self.total / self.number)
        return spread / (self.number - 1) / self.number


@dataclass
class Ratio:
    """The ratio of two sums over independent games, such as points to all points."""

    number: int = 0
    over: float = 0.0
    under: float = 0.0
    over_over: float = 0.0
    over_under: float = 0.0
    under_under: float = 0.0

    def add(self, over: float, under: float) -> None:
        self.number += 1
        self.over += over
        self.under += under
        self.over_over += over * over
        self.over_under += over * under
        self.under_under += under * under

    @property
    def value(self) -> float:
        return self.over / self.under

    @property
    def error(self) -> float:
        """The square of the standard error of the ratio, for two games or more: from what the
        games leave over after it (the delta method)."""
        ratio = self.value
        left = self.over_over - 2 * ratio * self.over_under + ratio * ratio * self.under_under
        return max(0.0, left) * self.number / (self.number - 1) / self.under**2

    def estimate(self) -> Estimate | None:
        """The ratio with Student's interval; None where the lower sum is not positive."""
        if self.under <= 0:
            return None
        if self.number == 1:
            return Estimate(self.value)
        reach = t_point(self.number - 1) * sqrt(self.error)
        return Estimate(self.value, self.value - reach, self.value + reach)

    def with_pseudocounts(self) -> Ratio:
        """The same with two games more, of the usual weight: one won and one lost."""
        joined, weight = replace(self), self.under / self.number
        joined.add(weight, weight)
        joined.add(0.0, weight)
        return joined


def mean_difference(first: Sums | Ratio, second: Sums | Ratio, z: float = Z) -> Estimate | None:
    """By how much the mean of one sample exceeds that of another, which knows nothing of it.

    Welch's interval: each sample has its own spread. None if one of them is empty.
    """
    if not (first.number and second.number):
        return None
    value = first.value - second.value
    if min(first.number, second.number) == 1:
        return Estimate(value)
    one, two = first.error, second.error
    if one + two == 0:
        return Estimate(value, value, value)
    freedom = (one + two) ** 2 / (one**2 / (first.number - 1) + two**2 / (second.number - 1))
    reach = t_point(max(1, int(freedom)), z) * sqrt(one + two)
    return Estimate(value, value - reach, value + reach)


def share_difference(first: Ratio, second: Ratio, z: float = Z) -> Estimate | None:
    """By how much one share exceeds another, both from games that know nothing of each other.

    A sample in which all was won, or nothing, has no spread and would look too sure. To each, one
    imaginary game won and one lost join the interval, not the value (Agresti and Caffo, 2000).
    """
    if not (first.number and second.number):
        return None
    value = first.value - second.value
    found = mean_difference(first.with_pseudocounts(), second.with_pseudocounts(), z)
    assert found is not None and found.low is not None and found.high is not None
    return Estimate(value, min(value, found.low), max(value, found.high))


def paired_shares(differences: Sums) -> Estimate | None:
    """The mean of differences between two shares of the same deal, each from -1 to 1.

    Where no pair differs, Student's interval would claim to know everything. Two imaginary pairs
    join the interval, not the mean: one without a difference, and one that goes half each way
    (Agresti and Min, 2005).
    """
    if not differences.number:
        return None
    number, total = differences.number + 2, differences.total
    value = total / differences.number
    middle = total / number
    reach = Z * sqrt(max(0.0, differences.squares + 1 - total * middle)) / number
    return Estimate(value, max(-1.0, min(value, middle - reach)),
                    min(1.0, max(value, middle + reach)))  # fmt: skip


def wilson(share: float, number: float, z: float = Z) -> Estimate:
    """Wilson's score interval for a share among *number* independent trials.

    It holds for any quantity between 0 and 1, such as wins with ties shared: none with the same
    mean varies more than one that is always 0 or 1.
    """
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    spread = share * (1 - share) / number + z * z / (4 * number * number)
    reach = z * sqrt(spread) / (1 + z * z / number)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def share_of_deals(shares: Sequence[float], games: int) -> Estimate:
    """The mean of one share for each deal, where a deal is *games* games that hang together.

    Wilson's interval with the number of independent games that would vary as much as the deals
    do, at least the deals and at most the games. Two imaginary deals, one won and one lost
    throughout, join in when that number is found, so that few deals do not look too sure.
    """
    number = len(shares)
    share = sum(shares) / number
    joined = [*shares, 1.0, 0.0]
    middle = sum(joined) / len(joined)
    variance = sum((value - middle) ** 2 for value in joined) / len(joined)
    ratio = middle * (1 - middle) / variance
    return wilson(share, number * min(max(ratio, 1.0), float(games)))
