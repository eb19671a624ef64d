"""The weights by which a survey prices placements: what a bot likes.

The weights were fitted by playing hundreds of thousands of quick games against earlier weights
(two seats, three and four) and against the hard architect (solo); docs/why/mcts.md describes how.
They are data, in weights.json. *Early* weights are multiplied by how early it is, and so fade to
nothing towards the last turn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec


@final
class Weights:
    """One set of weights. Lists are by district type, by level, or by empty sides."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        # by district type: my part of the stars still to come
        self.future_stars: vec[float] = vec[float](data["future_stars"])
        # by district type: my part of the districts still to come
        self.future_value: vec[float] = vec[float](data["future_value"])
        # early: stars attract more stars of their type
        self.stars_grow: float = data["stars_grow"]
        # early: districts attract more districts of their type
        self.value_grows: float = data["value_grows"]
        # early: what a stone is worth beyond its point
        self.stone: float = data["stone"]
        # how fast that fades with the stones at hand
        self.plenty: float = data["plenty"]
        # early: an open quarry on the ground
        self.quarry_low: float = data["quarry_low"]
        # early: an open quarry above the ground
        self.quarry_high: float = data["quarry_high"]
        # early: ... for each quarry of the same level beside it
        self.quarry_pair: float = data["quarry_pair"]
        # early: ... for each cell of the same level beside it
        self.quarry_level: float = data["quarry_level"]
        # early: a tile on level 1, 2, 3, 4 or more
        self.height: vec[float] = vec[float](data["height"])
        # early: ... for each cell of the same level beside it
        self.terrace: float = data["terrace"]
        # early: ... for each cell beside it of the level that it covers
        self.hole: float = data["hole"]
        # early: the part that each level above the first counts more
        self.district_height: float = data["district_height"]
        # early: a district, for each cell of the same level beside it
        self.district_level: float = data["district_level"]
        # early: what each level above the first costs a plaza
        self.plaza_height: float = data["plaza_height"]
        # early: a plaza, for each cell of the same level beside it
        self.plaza_level: float = data["plaza_level"]
        # early: the danger to a barracks with 1, 2, 3 or more empty sides
        self.walled: vec[float] = vec[float](data["walled"])
        # the chance of a temple that has empty sides ...
        self.temple_hope: float = data["temple_hope"]
        # ... and the turns that each of them takes
        self.temple_haste: float = data["temple_haste"]
        # the part that a house counts outside the largest group ...
        self.house_hope: float = data["house_hope"]
        # ... and the turns that joining takes
        self.house_haste: float = data["house_haste"]
        # early: the part that a market counts beside a market
        self.market_hope: float = data["market_hope"]
        # what the site leaves for my next turn
        self.next: float = data["next"]
        # what the next seat, or the architect, can take
        self.opponent: float = data["opponent"]
        # the architect's part of the stars still to come
        self.opponent_stars: float = data["opponent_stars"]
        # ... and of the districts; for a seat: the level it builds on
        self.opponent_value: float = data["opponent_value"]
        # early: what a stone is worth to the architect beyond its point
        self.opponent_stone: float = data["opponent_stone"]
        # what a tile brings, roughly, on a site for the next level
        self.site: float = data["site"]
        # early: the part of a new site's price that counts
        self.site_made: float = data["site_made"]
        # early: the part of an ended site's price that counts
        self.site_lost: float = data["site_lost"]


def read_weights() -> dict[str, Any]:
    text = (Path(__file__).parent / "weights.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


FITTED: Final = read_weights()
FULL_GAME: Final[float] = FITTED["full_game"]
"""Turns of a seat in the game that the weights were fitted to: the measure of how early it is."""
TWO: Final = Weights(FITTED["two"])
MANY: Final = Weights(FITTED["many"])
SOLO: Final = Weights(FITTED["solo"])
