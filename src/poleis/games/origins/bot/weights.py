"""The weights of the rules of thumb, read from weights.json.

A pair of numbers is a weight that changes with time: the second is multiplied by the share of the
game that is to come after this round.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from poleis.games.origins.rules.edition import BASIC, RESOURCES, Edition

CAP: Final = 5
"""More pieces of a resource than this change no judgement of a main action."""
TRAININGS: Final = 3
"""Times that a freeman can be trained in one action."""


@final
class Timed:
    """A weight that changes with the time that is left."""

    def __init__(self, pair: list[float]) -> None:
        self.now: float = pair[0]
        self.early: float = pair[1]

    def at(self, left: float) -> float:
        return self.now + left * self.early


@final
class ActionWeights:
    """A main action: less for more of what one has, more for what one can pay."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.value: Timed = Timed(data.get("value", [0.0, 0.0]))
        self.stone: float = data.get("stone", 0.0)  # for each piece
        self.food: float = data.get("food", 0.0)
        self.wisdom: float = data.get("wisdom", 0.0)
        self.goods: float = data.get("goods", 0.0)  # of the three together
        self.space: float = data.get("space", 0.0)  # for each military space passed
        self.climb: float = data.get("climb", 0.0)  # for each point that two steps promise
        self.training: float = data.get("training", 0.0)  # for each food, up to three


@final
class Weights:
    """By which rules of thumb a play-out is played."""

    def __init__(self, data: dict[str, Any], edition: Edition) -> None:
        self.read_turn(data, edition)
        self.read_city(data, edition)
        self.read_answers(data, edition)

    def read_turn(self, data: dict[str, Any], edition: Edition) -> None:
        self.actions: list[ActionWeights] = [
            ActionWeights(data["actions"].get(name, {})) for name in edition.action_names
        ]
        self.bonus: vec[float] = named(
            data["bonus"], edition.colours
        )  # the bonus actions, by colour
        self.bonus_first: float = data["bonus_first"]  # before the main action
        self.paid: float = data["paid"]  # wisdom paid at a ship
        self.waste: float = data["waste"]  # a pip of a die beyond the ship
        self.six: Timed = Timed(data["six"])
        self.both: float = data["both"]  # the part that the other main action of a six counts
        self.speaker: float = data["speaker"]
        self.archon: float = data["archon"]
        self.archon_ship: float = data["archon_ship"]  # for each pip of the ship
        self.tower: Timed = Timed(data["tower"])
        self.seated: float = data["seated"]  # a tower level, for each pip in seats
        self.owned: Timed = Timed(data["owned"])  # for each pip of freemen
        self.tower_gold: float = data["tower_gold"]  # for each gold
        self.populate: Timed = Timed(data["populate"])
        self.base_price: float = data["base_price"]  # for each base taken before
        self.last_base: float = data["last_base"]
        self.pass_turn: float = data["pass"]
        self.calm: float = data["calm"]  # a token to keep the ships
        self.calm_tokens: float = data["calm_tokens"]  # for each token
        self.lift: vec[float] = vec[float](data["lift"])  # a ship to raise, by site
        self.lift_pips: float = data["lift_pips"]

    def read_city(self, data: dict[str, Any], edition: Edition) -> None:
        self.close: Timed = Timed(data["close"])
        self.close_card: float = data["close_card"]  # for each point of a card
        self.seat: float = data["seat"]  # for each point of the seat
        self.lost: float = data["lost"]  # for each round that the die would still serve
        self.fires: float = data["fires"]  # for each building fired
        self.block_made: float = data["block_made"]  # a tile that completes a block
        self.block_card: float = data["block_card"]  # for each point of a card that it matches
        self.block_same: float = data["block_same"]  # for each tile of its colour there
        self.corner_made: float = data["corner_made"]  # a third tile of a block
        self.corner_card: float = data["corner_card"]
        self.farm: Timed = Timed(data["farm"])
        self.house: Timed = Timed(data["house"])
        self.cover: float = data["cover"]  # a building over a farm
        self.tile_wisdom: float = data["tile_wisdom"]
        self.tile_stone: float = data["tile_stone"]
        self.tile: vec[float] = named(data["tile"], tuple([kind.name for kind in edition.kinds]))

    def read_answers(self, data: dict[str, Any], edition: Edition) -> None:
        self.pip: Timed = Timed(data["pip"])  # of a die to take
        self.colour: vec[float] = named(data["colour"], edition.colours)
        self.taken: float = data["taken"]  # a die, if one may decline
        self.die_paid: float = data["die_paid"]  # for each wisdom
        self.aside_slot: float = data["aside_slot"]  # a tile to set aside, by its slot
        self.want: vec[float] = named(data["want"], RESOURCES[:BASIC])
        self.plenty: float = data["plenty"]  # less for each piece that one has
        self.give: float = data["give"]  # a basic resource for a gold
        self.steps: float = data["steps"]  # a step in a temple, if one may decline
        self.raising: vec[float] = vec[float](data["raise"])  # a freeman to raise, by value
        self.advance: float = data["advance"]
        self.attack: float = data["attack"]
        self.attack_space: float = data["attack_space"]  # for each space passed
        self.pace: Timed = Timed(data["pace"])  # steps that all discs will make
        self.leader: float = data["leader"]  # the part of the highest disc that does not count


def named(data: dict[str, float], names: tuple[str, ...]) -> vec[float]:
    """Weights by name as a vector; what has no weight counts nothing."""
    return vec[float]([data.get(name, 0.0) for name in names])


def read_weights(table: str, edition: Edition) -> Weights:
    """The weights of the solo game ("alone") or of games with "several" seats."""
    text = (Path(__file__).parent / "weights.json").read_text(encoding="utf-8")
    return Weights(json.loads(text)[table], edition)
