"""Words that give: to the owner, to the others, and strength."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.counts import Amount
from poleis.games.age_of_civilization.effects.effect import (
    NO_OCCASION,
    NONE,
    Condition,
    Effect,
    Occasion,
)
from poleis.games.age_of_civilization.effects.goods import POINTS, Good
from poleis.games.age_of_civilization.rules.records import Pending, Position


@final
class Gain(Effect):
    """Gain so much of a good, or lose it."""

    def __init__(self, good: Good, amount: Amount, condition: Condition) -> None:
        super().__init__()
        self.good = good
        self.amount = amount
        self.condition = condition

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        if self.condition.holds(table, seat, occasion.technology):
            amount = self.amount.now(table, seat, occasion)
            self.good.give(table, seat, amount, occasion.source, self.number)

    def question(self) -> i64:
        return self.good.question()

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        return self.good.legal(table, seat, codes)

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        self.good.answer(table, pending, action)

    def points_at_end(self, table: Position, seat: i64) -> i64:
        if not self.condition.holds(table, seat, NONE):
            return 0
        return self.amount.now(table, seat, NO_OCCASION)

    def gives_points(self) -> bool:
        return self.good is POINTS

    def worth(self, weights: Weights) -> float:
        amount = self.amount.expected(weights) * self.condition.likelihood(weights)
        return self.good.worth(weights) * amount


@final
class OthersGain(Effect):
    """Every other player gains so much of a good, or loses it."""

    def __init__(self, good: Good, amount: i64, condition: Condition) -> None:
        super().__init__()
        self.good = good
        self.amount = amount
        self.condition = condition

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        if not self.condition.holds(table, seat, occasion.technology):
            return
        for other in range(table.seats()):
            if other != seat:
                self.good.give(table, other, self.amount, occasion.source, self.number)

    def worth(self, weights: Weights) -> float:
        return weights.others


@final
class Strength(Effect):
    """Strength symbols (AOC-1.9)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def strength(self, table: Position, seat: i64) -> i64:
        return self.amount.now(table, seat, NO_OCCASION)
