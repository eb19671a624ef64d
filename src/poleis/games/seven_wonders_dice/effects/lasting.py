"""Effects that last: cheaper dice, coins for dice, special dice (SWD-9.12).

A position stores nothing about them: a board lists the spaces that give them, and the rules look
which of these a player has crossed.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.seven_wonders_dice.bot.weights import Weights
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.printed import Board, Die


@final
class DieDiscount(Effect):
    """Every die costs less (SWD-6.3)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def print_on(self, board: Board, space: i64) -> None:
        board.discounts.add(space, self.amount)

    def worth_each_turn(self, weights: Weights) -> float:
        return weights.die_discount * float(self.amount)


@final
class FreeDice(Effect):
    """Dice of one colour cost nothing (SWD-6.3)."""

    def __init__(self, colour: i64) -> None:
        super().__init__()
        self.colour = colour

    def print_on(self, board: Board, space: i64) -> None:
        board.freeing[self.colour] |= bit(space)

    def worth_each_turn(self, weights: Weights) -> float:
        return weights.free_dice


@final
class CoinsOnDie(Effect):
    """Coins whenever a die of one colour is chosen (SWD-9.14)."""

    def __init__(self, colour: i64, amount: i64) -> None:
        super().__init__()
        self.colour = colour
        self.amount = amount

    def print_on(self, board: Board, space: i64) -> None:
        board.paying[self.colour] |= bit(space)
        board.coins_on_die[self.colour].add(space, self.amount)

    def worth_each_turn(self, weights: Weights) -> float:
        return weights.coins_on_die * float(self.amount)


@final
class UnlockDie(Effect):
    """The right to use a special die (SWD-8.5.2)."""

    def __init__(self, number: i64, die: Die) -> None:
        super().__init__()
        self.die_number = number
        self.die = die

    def print_on(self, board: Board, space: i64) -> None:
        board.unlocking[self.die_number] |= bit(space)

    def worth_each_turn(self, weights: Weights) -> float:
        return weights.special_dice.get(self.die.id, 0.0)
