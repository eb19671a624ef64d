"""What a bot reads off a position before it values actions: turns left, the value of a coin."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.games.seven_wonders_dice.bot.weights import Weights


@final
@mypyc_attr(acyclic=True)
class Features:
    """The features of a position for one seat, the same for all actions it may choose."""

    def __init__(
        self,
        weights: Weights,
        lasting: vec[float],
        turns_left: float,
        coin: float,
        capacity: i64,
        is_die_free: bool,
    ) -> None:
        self.weights = weights
        self.lasting = lasting
        """What lasting effects of each space are worth in each turn to come."""
        self.turns_left = turns_left
        self.coin = coin
        """The value of a coin to a player with few."""
        self.capacity = capacity
        self.is_die_free = is_die_free
        """Whether a build pays no die cost."""

    def purse(self, coins: i64) -> float:
        """The value of a treasury with this many coins."""
        many = self.weights.many_coins
        if coins <= many:
            return self.coin * float(coins)
        return self.coin * (float(many) + self.weights.coin_above_many * float(coins - many))

    def gain(self, coins: i64, amount: i64) -> float:
        """The value of further coins; the treasury holds no more than its capacity (SWD-6.9)."""
        return self.purse(min(coins + amount, self.capacity)) - self.purse(coins)
