"""How bots value what scores nothing by itself: weights in points, set by hand in weights.json and
checked in the arena."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, final

from mypy_extensions import i64

FILE = Path(__file__).parent / "weights.json"


@final
class Weights:
    """The values of weights.json; *each turn* means each turn to come."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.coin: float = float(data["coin"])
        """A coin, to a player with few."""
        self.many_coins: i64 = int(data["many_coins"])
        self.coin_above_many: float = float(data["coin_above_many"])
        """The part of its value that a coin beyond many keeps."""
        self.coin_in_last_turns: float = float(data["coin_in_last_turns"])
        """The part of its value that a coin keeps when at most one more turn follows."""
        self.coin_in_final_turn: float = float(data["coin_in_final_turn"])
        self.turns: float = float(data["turns"])
        """The expected length of a game."""
        self.turns_after_two_bonuses: float = float(data["turns_after_two_bonuses"])
        """The most turns to expect once somebody lacks one bonus only."""
        self.material: float = float(data["material"])
        """A first material, each turn."""
        self.later_material: float = float(data["later_material"])
        """How much less each further material is worth, in parts of the first."""
        self.die_discount: float = float(data["die_discount"])
        """A coin less for every die, each turn."""
        self.free_dice: float = float(data["free_dice"])
        """Dice of one colour without cost, each turn."""
        self.coins_on_die: float = float(data["coins_on_die"])
        """A coin for choosing a die of one colour, each turn."""
        self.special_dice: dict[str, float] = data["special_dice"]
        """Each special die, each turn."""
        self.defence: float = float(data["defence"])
        """A defence, each turn."""
        self.completion: float = float(data["completion"])
        """A completed building that gives a bonus."""
        self.extra_action: float = float(data["extra_action"])
        self.free_build: float = float(data["free_build"])
        self.crossing: float = float(data["crossing"])
        """A crossing by an effect."""
        self.growth: float = float(data["growth"])
        """The part of the spaces still lacking that a counted building is expected to get."""
        self.noise: float = float(data["noise"])
        """By how many points playouts misjudge their actions."""


@functools.cache
def read_weights() -> Weights:
    """The weights of weights.json."""
    return Weights(json.loads(FILE.read_text(encoding="utf-8")))
