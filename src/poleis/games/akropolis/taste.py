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
WEIGHTS: Final = 41

TWO: Final = vec[float](
    [
        -0.007, 0.991, 1.906, 0.582, 1.654,
        1.043, 3.947, 4.386, 2.788, 4.424,
        0.086, 0.079,
        18.596, 0.254, 6.594, -0.406, 0.236, 0.362,
        2.613, 3.012, -1.268, -0.113, 5.369, 0.465,
        0.345, -0.135, 0.259, -0.185,
        1.017, 0.65, 0.475,
        0.441, 2.809, -0.97, 17.045, -0.251,
        0.428, 0.478, 1.059, 1.768, -0.43,
    ]
)  # fmt: skip

MANY: Final = vec[float](
    [
        -0.007, 0.991, 1.906, 0.582, 1.654,
        1.043, 3.947, 4.386, 2.788, 4.424,
        0.086, 0.079,
        18.596, 0.254, 6.594, -0.406, 0.236, 0.362,
        2.613, 3.012, -1.268, -0.113, 5.369, 0.465,
        0.345, -0.135, 0.259, -0.185,
        1.017, 0.65, 0.475,
        0.441, 2.809, -0.97, 17.045, -0.251,
        0.428, 0.478, 1.059, 1.768, -0.43,
    ]
)  # fmt: skip

SOLO: Final = vec[float](
    [
        0.344, 1.794, 1.863, 0.382, 1.06,
        0.319, 5.779, 7.175, 1.318, 2.794,
        0.047, -0.447,
        22.499, 0.349, 7.02, -1.019, 1.286, 0.179,
        18.173, 2.269, -4.952, 0.309, 0.765, 0.553,
        0.57, 0.191, -0.127, -0.019,
        0.315, 0.064, -0.184,
        0.755, 0.994, -0.271, 25.361, -0.504,
        0.565, 4.221, 1.136, 1.345, 8.32,
    ]
)  # fmt: skip
