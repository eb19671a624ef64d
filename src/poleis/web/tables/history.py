"""A person's finished games: choosing some of them, personal bests, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from poleis.web.tables.rows import Company, GameResult

Period = Literal["week", "month", "year"]
PERIODS: Final[dict[Period, int]] = {"week": 7, "month": 30, "year": 365}
"""Days that each period reaches back."""
COMPANIES: Final[tuple[Company, ...]] = ("people", "bots", "solo")

Options = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Choice:
    """Which games are meant; by default all."""

    game: str | None = None
    company: Company | None = None
    period: Period | None = None

    def of(self, results: Iterable[GameResult], now: datetime) -> list[GameResult]:
        """The chosen ones, in their order."""
        since = None if self.period is None else now - timedelta(days=PERIODS[self.period])
        return [
            result
            for result in results
            if self.game in (None, result.game)
            and self.company in (None, result.company)
            and (since is None or result.finished >= since)
        ]


@dataclass(frozen=True)
class PersonalBest:
    """The most points in games with the same options and number of seats, and how many there
    were."""

    result: GameResult
    games: int
    average: float


def options_key(options: Mapping[str, Any]) -> Options:
    """Options that can be compared."""
    return tuple(
        (key, tuple(value) if isinstance(value, list) else value)
        for key, value in sorted(options.items())
    )


def personal_bests(results: Iterable[GameResult]) -> list[PersonalBest]:
    """For each set of options and number of seats of one game: fewest seats first, then the most
    played. The earliest of equal results counts; practice does not."""
    groups: dict[tuple[int, Options], list[GameResult]] = {}
    for result in results:
        if not result.facts.get("practice"):
            key = (len(result.players), options_key(result.options))
            groups.setdefault(key, []).append(result)
    found = [_best(group) for group in groups.values()]
    return sorted(found, key=lambda best: (len(best.result.players), -best.games))


def _best(group: Sequence[GameResult]) -> PersonalBest:
    best = max(group, key=lambda result: (result.points, -result.finished.timestamp()))
    average = sum(result.points for result in group) / len(group)
    return PersonalBest(best, len(group), average)


def average_sheet(results: Sequence[GameResult]) -> dict[str, float]:
    """The average points by category, in the order of the sheets."""
    total: dict[str, float] = {}
    for result in results:
        for key, points in result.sheet.items():
            total[key] = total.get(key, 0.0) + points
    return {key: points / len(results) for key, points in total.items()}


def places(results: Iterable[GameResult]) -> dict[int, int]:
    """How often which place was reached in company, from the first one on."""
    found = Counter(result.place for result in results if result.company != "solo")
    return {place: found[place] for place in range(1, max(found, default=0) + 1)}


def achieved(results: Iterable[GameResult]) -> Counter[str]:
    """How often each achievement was reached."""
    return Counter(key for result in results for key in result.facts.get("achievements", ()))
