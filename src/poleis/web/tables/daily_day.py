"""A day of the daily challenges: the tries of one person, the board, and the best known results.

A day is a day of UTC. A try counts if it ends before its day does: later everybody may see how
others played.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta


@dataclass(frozen=True)
class Try:
    """The one try of a person at a challenge."""

    mode: str
    table: str
    is_over: bool
    is_kept: bool
    """Whether the table still exists."""


@dataclass(frozen=True)
class BoardRow:
    """A line of a board: a try that counts."""

    person: str
    table: str
    name: str
    place: int
    points: int
    is_kept: bool


@dataclass(frozen=True)
class Best:
    """The best known result of a challenge by a bot."""

    points: int
    bot: str
    record: str


@dataclass(frozen=True)
class Day:
    """What is stored about a day, for one person."""

    day: date
    now: datetime
    person: str
    tries: dict[str, Try]
    boards: dict[str, list[BoardRow]]
    bests: dict[str, Best]

    @property
    def is_over(self) -> bool:
        return self.now >= end_of(self.day.isoformat())

    def is_open(self, mode: str) -> bool:
        """Whether the person may see how others have played; as `is_secret` of the storage."""
        mine = self.tries.get(mode)
        if mine is None:
            return self.is_over
        return mine.is_over or (self.is_over and not mine.is_kept)


def end_of(day: str) -> datetime:
    """The moment at which a day is over."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return midnight + timedelta(days=1)


def streak(days: Iterable[str], today: date) -> int:
    """How many days in a row have a result, up to today; today may still be missing.

    >>> streak(["2030-01-01", "2030-01-02"], date(2030, 1, 3))
    2
    """
    known = set(days)
    day = today if today.isoformat() in known else today - timedelta(days=1)
    count = 0
    while (day - timedelta(days=count)).isoformat() in known:
        count += 1
    return count
