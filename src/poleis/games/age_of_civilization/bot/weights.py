"""Weights: what goods, abilities and actions are worth to bots.

The numbers in weights.json are experience, not rules: chosen by letting bots like `greedy` play
against themselves. Values are in points.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

FEW: float = 0.5
"""The use in a turn of an action that weights.json does not name."""


@final
class GoalWeights:
    """What each thing is worth that the best grade of a scenario asks for (AOC-14.4)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.wonder: float = float(data["wonder"])
        self.order: float = float(data["order"])
        self.worker: float = float(data["worker"])
        self.technology: float = float(data["technology"])
        self.main: float = float(data["main"])
        self.war_lost: float = float(data["war_lost"])


@final
class Weights:
    """The weights of weights.json, for the actions with these ids."""

    def __init__(self, data: dict[str, Any], actions: tuple[str, ...]) -> None:
        self.coin: float = float(data["coin"])
        """A coin, while there is time to spend it."""
        self.coins_spent: float = float(data["coins_spent_in_a_turn"])
        """How many coins a turn can well spend."""
        self.coins_saved: i64 = i64(data["coins_saved_by_a_discount"])
        """How many coins of a discount count at most."""
        self.worker: float = float(data["worker"])
        """A worker, for each of the next turns."""
        self.idle_worker: float = float(data["idle_worker"])
        """A worker that can still be assigned in this turn."""
        self.civilization: float = float(data["civilization"])
        """Another civilization, for each turn that is left, at most three."""
        self.technology: float = float(data["technology"])
        """A technology as a way to others, for each turn that is left."""
        self.other_good: float = float(data["other_good"])
        """A technology, a wonder, a token."""
        self.counted: float = float(data["counted"])
        """How many there usually are of what a card counts."""
        self.condition: float = float(data["condition"])
        """How often the condition of an effect holds."""
        self.others: float = float(data["others"])
        """What happens to all others."""
        self.performance: float = float(data["performance"])
        """An action without a worker."""
        self.special: float = float(data["special"])
        """The ability of an odd card."""
        self.rest: float = float(data["rest"])
        """How often a turn is a rest."""
        self.private_space: float = float(data["private_space"])
        """A private space, for each turn that is left."""
        self.privilege: float = float(data["privilege"])
        """Another privilege, for each turn that is left."""
        self.strength_in_a_war: float = float(data["strength_in_a_war"])
        self.strength_for_conquest: float = float(data["strength_for_conquest"])
        self.most_strength: float = float(data["most_strength"])
        """The most strength, for each round with Conquest."""
        self.population_in_hand: float = float(data["population_in_hand"])
        self.turn_ends_in_hand: float = float(data["turn_ends_in_hand"])
        """How often an ability of the end of the turn works, of a card in hand."""
        self.goal: GoalWeights = GoalWeights(data["goal"])
        uses: dict[str, Any] = data["uses_in_a_turn"]
        self.uses: vec[float] = vec[float]([float(uses.get(action, FEW)) for action in actions])
        """How often each action, when it is open, is performed in a turn."""
        likings: dict[str, Any] = data["playout"]
        self.liking: vec[i64] = vec[i64](
            [int(likings.get(action, (1, 1))[0]) for action in actions]
        )
        """How much playouts like each action."""
        self.last_liking: vec[i64] = vec[i64](
            [int(likings.get(action, (1, 1))[1]) for action in actions]
        )
        """The same in the last round."""

    def saved(self, coins: i64) -> float:
        """What it is worth to pay so many coins less."""
        return self.coin * float(min(coins, self.coins_saved))


def read_weights(file: Path, actions: tuple[str, ...]) -> Weights:
    """The weights in a file."""
    return Weights(json.loads(file.read_text(encoding="utf-8")), actions)
