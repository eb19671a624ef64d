"""The weights by which a survey prices placements: what a bot likes.

The weights were fitted by playing hundreds of thousands of quick games against earlier weights
(two seats, three and four) and against the hard architect (solo); docs/why/mcts.md tells how.
*Early* weights are multiplied by how early it is, and so fade to nothing towards the last turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# Where each weight stands.
FUTURE_STARS: Final = 0  # by district type (5): my part of the stars still to come
FUTURE_VALUE: Final = 5  # by district type (5): my part of the districts still to come
STARS_GROW: Final = 10  # early: stars attract more stars of their type
VALUE_GROWS: Final = 11  # early: districts attract more districts of their type
STONE: Final = 12  # early: what a stone is worth beyond its point
PLENTY: Final = 13  # how fast that fades with the stones at hand
QUARRY_LOW: Final = 14  # early: an open quarry on the ground
QUARRY_HIGH: Final = 15  # early: an open quarry above the ground
QUARRY_PAIR: Final = 16  # early: ... for each quarry of the same level beside it
QUARRY_LEVEL: Final = 17  # early: ... for each cell of the same level beside it
HEIGHT: Final = 18  # early: a tile on level 1, 2, 3, 4 or more
TERRACE: Final = 22  # early: ... for each cell of the same level beside it
HOLE: Final = 23  # early: ... for each cell beside it of the level that it covers
DISTRICT_HEIGHT: Final = 24  # early: the part that each level above the first counts more
DISTRICT_LEVEL: Final = 25  # early: a district, for each cell of the same level beside it
PLAZA_HEIGHT: Final = 26  # early: what each level above the first costs a plaza
PLAZA_LEVEL: Final = 27  # early: a plaza, for each cell of the same level beside it
WALLED: Final = 28  # early: the danger to a barracks with 1, 2, 3 or more empty sides
TEMPLE_HOPE: Final = 31  # the chance of a temple that has empty sides ...
TEMPLE_HASTE: Final = 32  # ... and the turns that each of them takes
HOUSE_HOPE: Final = 33  # the part that a house counts outside the largest group ...
HOUSE_HASTE: Final = 34  # ... and the turns that joining takes
MARKET_HOPE: Final = 35  # early: the part that a market counts beside a market
NEXT: Final = 36  # what the site leaves for my next turn
RIVAL: Final = 37  # what the next seat, or the architect, can take
RIVAL_STARS: Final = 38  # the architect's part of the stars still to come
RIVAL_VALUE: Final = 39  # ... and of the districts; for a seat: the level it builds on
RIVAL_STONE: Final = 40  # early: what a stone is worth to the architect beyond its point
SITE: Final = 41  # what a tile brings, roughly, on a site for the next level
SITE_MADE: Final = 42  # early: the part of a new site's price that counts
SITE_LOST: Final = 43  # early: the part of an ended site's price that counts
WEIGHTS: Final = 44

FULL_GAME: Final = 18.0
"""Turns of a seat in the standard game for two: the measure of how early it is."""

TWO: Final = vec[float](
    [
        -0.106, 0.952, 1.445, 0.692, 1.666,
        0.931, 4.11, 4.069, 2.782, 3.801,
        0.002, 0.054,
        20.177, 0.379, 5.776, -0.307, 0.38, 0.371,
        2.46, 2.074, -1.849, -0.042, 3.918, 0.161,
        0.566, 0.17, 0.429, -0.139,
        0.576, 0.613, 0.373,
        0.696, 2.526, -0.998, 16.146, -0.014,
        0.242, 0.737, 1.325, 1.642, -0.722,
        3.032, 0.176, 0.025,
    ]
)  # fmt: skip

MANY: Final = vec[float](
    [
        -0.072, 0.695, 1.488, 0.586, 1.401,
        0.837, 4.739, 4.043, 2.22, 3.857,
        0.09, 0.196,
        18.002, 0.281, 6.941, -0.334, 0.367, 0.372,
        2.201, 3.272, -1.595, 0.071, 5.219, 0.222,
        0.611, 0.015, 0.467, -0.174,
        0.685, 0.694, 0.413,
        0.4, 2.536, -1.053, 18.248, -0.015,
        0.312, 0.637, 0.944, 1.716, -0.658,
        3.0, 0.2, 0.1,
    ]
)  # fmt: skip

SOLO: Final = vec[float](
    [
        0.223, 0.877, 1.127, 0.43, 0.367,
        0.126, 3.208, 3.853, 1.304, 1.981,
        -0.802, -1.104,
        10.538, 1.452, 2.891, 1.876, 0.912, 0.966,
        8.58, 4.61, -6.001, 0.461, -0.095, 0.469,
        1.405, 0.87, 0.294, 0.504,
        0.605, 0.359, 0.215,
        0.927, 1.701, 0.639, 17.243, -0.821,
        0.789, 1.791, 1.119, 1.206, 11.969,
        1.772, 0.128, 0.028,
    ]
)  # fmt: skip
