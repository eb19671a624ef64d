"""Conditions: when an effect works, and whom a token concerns."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.counts import COUNTS, Count
from poleis.games.age_of_civilization.effects.effect import (
    NO_OCCASION,
    NONE,
    Condition,
)
from poleis.games.age_of_civilization.rules.edition import Edition, bits_of
from poleis.games.age_of_civilization.rules.records import Position
from poleis.games.age_of_civilization.rules.strength import (
    has_most_strength,
    is_weakest,
    strength,
)


class Sometimes(Condition):
    """A condition that does not always hold."""

    def likelihood(self, weights: Weights) -> float:
        return weights.condition


@final
class MostStrength(Sometimes):
    """Nobody has more strength, and it is at least 1 (AOC-1.10)."""

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return has_most_strength(table, seat)


@final
class AboutOneOf(Sometimes):
    """The event is about one of these technologies."""

    def __init__(self, technologies: i64) -> None:
        self.technologies = technologies

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return technology != NONE and (self.technologies >> technology) & 1 != 0


@final
class AboutNoneOf(Sometimes):
    """The event is about none of these technologies."""

    def __init__(self, technologies: i64) -> None:
        self.technologies = technologies

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return technology == NONE or (self.technologies >> technology) & 1 == 0


@final
class AtMostTechnologies(Sometimes):
    def __init__(self, most: i64) -> None:
        self.most = most

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return size(table.realms[seat].technologies) <= self.most


@final
class AtLeastTechnologies(Sometimes):
    def __init__(self, least: i64) -> None:
        self.least = least

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return size(table.realms[seat].technologies) >= self.least


@final
class MostOf(Sometimes):
    """Nobody has more of this; a tie at zero counts (AOC-12.10)."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        mine = self.count.of(table, seat, NO_OCCASION)
        for other in range(table.seats()):
            if self.count.of(table, other, NO_OCCASION) > mine:
                return False
        return True


@final
class LeastStrength(Sometimes):
    """Nobody has less strength (AOC-13.6)."""

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return is_weakest(table, seat)


@final
class NotStronger(Sometimes):
    """The virtual opponent is at least as strong."""

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        return strength(table, seat) <= table.opponent


def read_condition(edition: Edition, row: dict[str, Any] | None) -> Condition:
    """A condition of components.json; without a row it always holds."""
    if not row:
        return Condition()
    if "technology_in" in row:
        return AboutOneOf(bits_of(row["technology_in"], edition.technology_ids))
    if "not_via" in row:
        return AboutNoneOf(bits_of(row["not_via"], edition.technology_ids))
    if "max_technologies" in row:
        return AtMostTechnologies(int(row["max_technologies"]))
    # A successful Conquest is one with the most strength, at the moment of the action (AOC-6.8).
    assert "most_strength" in row or "conquest_successful" in row, row
    return MostStrength()


def read_whom(name: str) -> Condition:
    """Whom an event token concerns (AOC-12.9)."""
    if name == "all":
        return Condition()
    if name == "least_strength":
        return LeastStrength()
    return MostOf(COUNTS[name.removeprefix("most_")])
