"""Effect: what every word of the vocabulary of spaces can do (SWD-9).

The words themselves are the classes in `effects`. A position names an effect by its number in
`Edition.effects`, so that a question can be saved before it is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.games.seven_wonders_dice.bot.features import Features
from poleis.games.seven_wonders_dice.bot.weights import Weights

if TYPE_CHECKING:
    from poleis.games.seven_wonders_dice.rules.printed import Board
    from poleis.games.seven_wonders_dice.rules.records import City, Position


class Effect:
    """Something that a space does at once, for the rest of the game, or at its end."""

    def __init__(self, uses: i64 = 1) -> None:
        self.uses = uses
        """How often it may be used: twice for a crossing of up to two spaces (SWD-9.9)."""
        self.name = ""
        """The word and its values, as position texts write them."""
        self.number: i64 = -1
        """Its place in `Edition.effects`."""

    # ---- when an edition is read

    def print_on(self, board: Board, space: i64) -> None:
        """Note on a board what crossing this space brings."""
        raise NotImplementedError

    # ---- at once: an effect on top of the pending ones of its seat

    def question(self) -> str:
        """The key of the messages that ask a player to decide; empty for what asks nothing."""
        return ""

    def asks(self, table: Position, seat: i64) -> bool:
        """Whether there is something to decide now (SWD-9.13)."""
        return False

    def resolve(self, table: Position, seat: i64) -> None:
        """Carry out an effect that asks nothing; one that has nothing to offer is lost."""

    def legal(self, table: Position, seat: i64) -> vec[i64]:
        """The codes of the answers, ascending."""
        raise NotImplementedError

    def allows(self, table: Position, seat: i64, action: i64) -> bool:
        """Whether an action is one of the legal answers."""
        raise NotImplementedError

    def random_action(self, table: Position, seat: i64, luck: Luck) -> i64:
        """A legal answer, each as likely as the others."""
        raise NotImplementedError

    def apply(self, table: Position, seat: i64, action: i64, left: i64) -> None:
        """Carry out a legal answer. The question has left the stack; it had *left* uses left."""
        raise NotImplementedError

    def is_die_free(self) -> bool:
        """Whether a build that answers this question pays no die cost (SWD-9.7)."""
        return False

    # ---- at the end of the game

    def points(self, crossed: i64) -> i64:
        """The points of a crossed space beyond its plain ones (SWD-11.2)."""
        return 0

    def points_of_one_more(self, space: i64) -> i64:
        """The points that crossing another space adds to this effect."""
        return 0

    # ---- what bots think of it

    def worth(self, city: City, features: Features) -> float:
        """What it brings at once, in points."""
        return 0.0

    def worth_each_turn(self, weights: Weights) -> float:
        """What it brings in each turn to come, in points."""
        return 0.0

    def worth_at_the_end(self, crossed: i64, space: i64, features: Features) -> float:
        """What it will bring at the end to a player who crosses its space now, in points."""
        return 0.0
