"""Counts: what a card counts by "for each" (AOC-1.16), and the amounts that follow."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import Occasion
from poleis.games.age_of_civilization.rules.edition import TOP_LEVEL
from poleis.games.age_of_civilization.rules.records import Position
from poleis.games.age_of_civilization.rules.strength import strength


class Count:
    """Something that a realm has a number of."""

    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        """How many the seat has now."""
        raise NotImplementedError


@final
class TechnologiesOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return size(table.realms[seat].technologies)


@final
class TopTechnologiesOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return size(table.realms[seat].technologies & TOP_LEVEL)


@final
class WondersOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return size(table.realms[seat].wonders)


@final
class WorkersOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return table.realms[seat].workers


@final
class CoinsOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return table.realms[seat].coins


@final
class StrengthOwned(Count):
    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return strength(table, seat)


@final
class CivilizationsOwned(Count):
    """Main, fallen and absorbed ones (AOC-1.16)."""

    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return len(table.realms[seat].civilizations)


@final
class FutureCards(Count):
    """Cards of the time track to the right of the open ones (AOC-1.12)."""

    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return table.future_cards()


@final
class ExtraCoins(Count):
    """The coins that were taken with the card (AOC-5.10)."""

    def of(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return occasion.extra_coins


COUNTS: Final[dict[str, Count]] = {
    "technologies": TechnologiesOwned(),
    "top_technologies": TopTechnologiesOwned(),
    "wonders": WondersOwned(),
    "workers": WorkersOwned(),
    "coins": CoinsOwned(),
    "strength": StrengthOwned(),
    "civilizations": CivilizationsOwned(),
    "future_cards": FutureCards(),
    "extra_coins_on_card": ExtraCoins(),
}


class Amount:
    """How much an effect gives: a fixed number."""

    def __init__(self, each: i64) -> None:
        self.each = each

    def now(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        return self.each

    def expected(self, weights: Weights) -> float:
        """The usual amount, for bots."""
        return float(self.each)


@final
class AmountForEach(Amount):
    """So much for each *divisor* counted, rounded down (AOC-1.14), at most *most* (0: any)."""

    def __init__(self, each: i64, count: Count, divisor: i64 = 1, most: i64 = 0) -> None:
        super().__init__(each)
        self.count = count
        self.divisor = divisor
        self.most = most

    def now(self, table: Position, seat: i64, occasion: Occasion) -> i64:
        amount = self.each * (self.count.of(table, seat, occasion) // self.divisor)
        if self.most == 0:
            return amount
        return min(amount, self.most)

    def expected(self, weights: Weights) -> float:
        return float(self.each) * (weights.counted / float(self.divisor))


def read_amount(each: int, per: dict[str, Any]) -> Amount:
    """An amount of components.json; *per* may be empty."""
    if not per:
        return Amount(each)
    most = int(per.get("max_points", 0))
    return AmountForEach(each, COUNTS[per["count"]], int(per.get("divisor", 1)), most)
