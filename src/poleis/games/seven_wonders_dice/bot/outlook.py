"""What coins and turns are worth to bots in one position."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from poleis.games.seven_wonders_dice.bot.weights import Weights


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The value of coins and the turns to come, in one position."""

    def __init__(self, weights: Weights, turns_left: float, coin: float, capacity: i64) -> None:
        self.weights = weights
        self.turns_left = turns_left
        self.coin = coin
        self.capacity = capacity

    def purse(self, coins: i64) -> float:
        """The value of a treasury with this many coins."""
        many = self.weights.many_coins
        if coins <= many:
            return self.coin * float(coins)
        return self.coin * (float(many) + self.weights.coin_above_many * float(coins - many))

    def gain(self, coins: i64, amount: i64) -> float:
        """The value of further coins; the treasury holds no more than its capacity (SWD-6.9)."""
        return self.purse(min(coins + amount, self.capacity)) - self.purse(coins)
