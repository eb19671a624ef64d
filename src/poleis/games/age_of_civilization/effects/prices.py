"""Words that change what an action costs (AOC-1.13, AOC-11.3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import NONE, Condition, Effect
from poleis.games.age_of_civilization.rules.records import Position


@final
class Discount(Effect):
    """An action costs fewer coins."""

    def __init__(self, coins: i64, condition: Condition) -> None:
        super().__init__()
        self.coins = coins
        self.condition = condition

    def discount(self, table: Position, seat: i64, technology: i64) -> i64:
        if not self.condition.holds(table, seat, technology):
            return 0
        return self.coins

    def saving(self, weights: Weights) -> float:
        return weights.saved(self.coins) * self.condition.likelihood(weights)

    def saving_in_hand(self, weights: Weights) -> float:
        return weights.saved(self.coins)


@final
class FixedPrice(Effect):
    """An action costs just so many coins; it overrides the sum of discounts (AOC-1.13)."""

    def __init__(self, coins: i64, condition: Condition) -> None:
        super().__init__()
        self.coins = coins
        self.condition = condition

    def fixed_price(self, table: Position, seat: i64, technology: i64) -> i64:
        if not self.condition.holds(table, seat, technology):
            return NONE
        return self.coins

    def saving_in_hand(self, weights: Weights) -> float:
        return weights.saved(self.coins)


@final
class ExtraWorkers(Effect):
    """An action needs more workers (AOC-11.3)."""

    def __init__(self, workers: i64) -> None:
        super().__init__()
        self.workers = workers

    def extra_workers(self) -> i64:
        return self.workers

    def saving_in_hand(self, weights: Weights) -> float:
        return weights.saved(self.workers)
