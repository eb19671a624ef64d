"""Means and shares with 95 % intervals; `docs/why/arena.md` says why these methods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""
SMALL_T = (12.7062, 4.3027, 3.1824, 2.7764)
"""The 97.5 % points of Student's t with 1 to 4 degrees of freedom."""


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval; without *low* and *high* there is too little to say."""

    value: float
    low: float | None = None
    high: float | None = None

    def json(self) -> dict[str, float | None]:
        rounded = [None if x is None else round(x, 6) for x in (self.value, self.low, self.high)]
        return dict(zip(("value", "low", "high"), rounded, strict=True))


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


def t_point(freedom: int) -> float:
    """The 97.5 % point of Student's t: a table where few, Cornish and Fisher's series beyond."""
    if freedom <= len(SMALL_T):
        return SMALL_T[freedom - 1]
    z, n = Z, float(freedom)
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


def mean_of_sums(number: int, total: float, squares: float) -> Estimate:
    """The mean of *number* independent values, from their sum and the sum of their squares."""
    middle = total / number
    if number == 1:
        return Estimate(middle)
    variance = max(0.0, squares - total * middle) / (number - 1)
    reach = t_point(number - 1) * sqrt(variance / number)
    return Estimate(middle, middle - reach, middle + reach)


def wilson(share: float, number: float) -> Estimate:
    """Wilson's score interval for a share among *number* independent trials.

    It holds for any quantity between 0 and 1, such as wins with ties shared: none with the same
    mean varies more than one that is always 0 or 1.
    """
    middle = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    spread = share * (1 - share) / number + Z * Z / (4 * number * number)
    reach = Z * sqrt(spread) / (1 + Z * Z / number)
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
