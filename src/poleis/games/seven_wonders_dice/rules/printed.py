"""What is printed on boards and dice: tracks, buildings, symbols, spaces and their effects.

A set of spaces is one number with a bit for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.seven_wonders_dice.rules.effect import Effect

NO_BOARD: Final = -1
"""The number of the board of a seat that has none yet."""
COLOURS: Final = ("grey", "blue", "red", "yellow", "green", "black", "white", "purple")
"""The colours of dice (SWD-2.2)."""

Row = dict[str, Any]
"""A row of components.json."""


def set_of(members: Sequence[int]) -> int:
    """Numbers as a set."""
    found = 0
    for number in members:
        found |= 1 << number
    return found


# ---- tracks, buildings, symbols and dice (SWD-1.4, SWD-4.4)


@final
class Tracks:
    """The tracks of a symbol or of a building: some are crossed in order, some freely (SWD-1.4)."""

    def __init__(self, free: i64, sequences: vec[i64]) -> None:
        self.free = free
        """The spaces of all free tracks."""
        self.sequences = sequences
        """The spaces of each track that is crossed in order."""

    def open(self, crossed: i64) -> i64:
        """The spaces that may be crossed next."""
        found = self.free & ~crossed
        for sequence in self.sequences:
            left = sequence & ~crossed
            found |= left & -left
        return found


@final
class Building:
    """A building with its spaces and tracks."""

    def __init__(
        self, id: str, number: i64, spaces: i64, tracks: Tracks, gives_bonus: bool
    ) -> None:
        self.id = id
        self.number = number
        self.spaces = spaces
        self.tracks = tracks
        self.gives_bonus = gives_bonus
        """Whether its completion gives a bonus (SWD-9.1)."""

    def open(self, crossed: i64) -> i64:
        """The spaces that some track opens now (SWD-1.5)."""
        return self.tracks.open(crossed)

    def is_complete(self, crossed: i64) -> bool:
        return self.spaces & ~crossed == 0


@final
class Symbol:
    """What a face of a die shows: the tracks that it opens, and what it compares."""

    def __init__(self, id: str, tracks: Tracks, compared: i64) -> None:
        self.id = id
        self.tracks = tracks
        self.compared = compared
        """The spaces that a purple face compares (SWD-8.7.1); empty for other faces."""


@final
class Die:
    """A die: its colour, and a symbol on each face."""

    def __init__(self, id: str, colour: i64, is_special: bool, symbols: list[Symbol]) -> None:
        self.id = id
        self.colour = colour
        self.is_special = is_special
        """Whether only players who have unlocked it may use it (SWD-5.4)."""
        self.symbols = symbols

    def symbol(self, face: i64) -> Symbol:
        """The symbol on a face, from 1 on."""
        return self.symbols[face - 1]


# ---- boards (SWD-1)


@final
class SpaceCoins:
    """Coins that spaces bring or save a player who has crossed them."""

    def __init__(self, spaces: int) -> None:
        self.spaces: i64 = 0
        self.coins: vec[i64] = vec[i64]([0] * spaces)

    def add(self, space: i64, coins: i64) -> None:
        self.spaces |= bit(space)
        self.coins[space] += coins

    def total(self, crossed: i64) -> i64:
        """The coins of the crossed ones."""
        left = self.spaces & crossed
        total: i64 = 0
        while left != 0:
            total += self.coins[lowest(left)]
            left &= left - 1
        return total


@final
class PrintedEffect:
    """An effect and the space on which it is printed."""

    def __init__(self, space: i64, effect: Effect) -> None:
        self.space = space
        """The space as a set."""
        self.effect = effect


@final
class Board:
    """A board as printed: the costs, the points and the effects of its spaces.

    Effects enter themselves into the lists for the moment at which they matter.
    """

    def __init__(
        self,
        id: str,
        number: i64,
        rows: list[Row],
        bonuses: int,
        dice: int,
        warehouse: i64,
        capacity: i64,
    ) -> None:
        self.id = id
        self.number = number
        self.warehouse = warehouse
        """The spaces that produce materials (SWD-6.1)."""
        self.capacity = capacity
        """The coins that the Treasury holds (SWD-6.9)."""
        costs = [int(row["cost"]) for row in rows]
        self.costs: vec[i64] = vec[i64](costs)
        """The materials of each space."""
        self.affordable: vec[i64] = vec[i64](
            [
                set_of([space for space, cost in enumerate(costs) if cost <= means])
                for means in range(max([0, *costs]) + 1)
            ]
        )
        """The spaces that so many materials and coins together pay for."""
        self.points: vec[i64] = vec[i64]([int(row["vp"]) for row in rows])
        """The plain points of each space at the end."""
        self.printed: list[PrintedEffect] = []
        """Every effect of the board and of the bonus spaces."""
        self.at_once: list[list[Effect]] = [[] for _ in range(len(rows) + bonuses)]
        """What each space and bonus space brings at once, in this order (SWD-7.1)."""
        self.scoring: list[PrintedEffect] = []
        """The effects that score at the end."""
        self.unlocking: vec[i64] = vec[i64]([0] * dice)
        """The spaces that unlock each die (SWD-8.5.2)."""
        self.freeing: vec[i64] = vec[i64]([0] * len(COLOURS))
        """The spaces that make dice of each colour cost nothing (SWD-6.3)."""
        self.discounts: SpaceCoins = SpaceCoins(len(rows) + bonuses)
        """The spaces that lower the price of every die (SWD-6.3)."""
        self.paying: vec[i64] = vec[i64]([0] * len(COLOURS))
        """The spaces that pay for the choice of a die of each colour (SWD-9.14)."""
        self.coins_on_die: list[SpaceCoins] = [SpaceCoins(len(rows) + bonuses) for _ in COLOURS]
        """How many coins they pay."""

    def payable(self, means: i64) -> i64:
        """The spaces that so many materials and coins together pay for."""
        dearest: i64 = len(self.affordable) - 1
        return self.affordable[means if means < dearest else dearest]

    def most_pending(self) -> int:
        """No more effects than these can wait at once without those for completed buildings."""
        return sum([len(effects) for effects in self.at_once])
