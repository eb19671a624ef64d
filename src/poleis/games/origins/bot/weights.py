"""The weights of quick actions: by which rules of thumb a play-out is played.

Where a weight is said to be more early, the one after it is multiplied by the share of the game
that is to come after this round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# Where each weight stands.
ACT: Final = 0  # a main action, and more early (ten pairs)
NEED: Final = 20  # less of a gain for each piece that one has: stone, food, wisdom, of all
MARCH: Final = 24  # the military action, for each space passed
BUY_STONE: Final = 25  # a purchase, for each stone at hand
BUY_WISDOM: Final = 26  # ... for each wisdom
CLIMB: Final = 27  # the temple action, for each point that it promises
HIRE: Final = 28  # a citizen, for each wisdom at hand
TRAIN: Final = 29  # training, for each food at hand
BONUS: Final = 30  # the bonus actions, by colour
BONUS_FIRST: Final = 35  # the bonus action before the main one
PAID: Final = 36  # wisdom paid at a ship
WASTE: Final = 37  # a pip of a die beyond the ship
SIX: Final = 38  # a six, and more early
BOTH: Final = 40  # the part that the other main action of a six counts
SPEAKER: Final = 41  # a speaker
ARCHON: Final = 42  # the archon
ARCHON_SHIP: Final = 43  # ... for each pip of the ship
TOWER: Final = 44  # a tower level, and more early
SEATED: Final = 46  # ... for each pip in seats
OWNED: Final = 47  # ... for each pip of freemen, and more early
TOWER_GOLD: Final = 49  # ... for each gold
POPULATE: Final = 50  # a base, and more early
BASE_PRICE: Final = 52  # ... for each base taken before
LAST_BASE: Final = 53  # ... the last one
PASS: Final = 54  # to pass
CLOSE: Final = 55  # a district, and more early
CLOSE_CARD: Final = 57  # ... for each point of a card
SEAT: Final = 58  # ... for each point of the seat
LOST: Final = 59  # early: ... for each round that the die would still serve
FIRES: Final = 60  # ... for each building fired
BLOCK_MADE: Final = 61  # a tile that completes a block
BLOCK_CARD: Final = 62  # ... for each point of a card that it matches
BLOCK_SAME: Final = 63  # ... for each tile of its colour there
CORNER_MADE: Final = 64  # a third tile of a block
CORNER_CARD: Final = 65  # ... for each point of a card
CALM: Final = 66  # a token to keep the ships
CALM_TOKENS: Final = 67  # ... for each token
LIFT: Final = 68  # a ship to raise, by site
LIFT_PIPS: Final = 73  # ... for each pip
PIP: Final = 74  # a pip of a die to take, and more early
COLOUR: Final = 76  # its colour
TAKEN: Final = 81  # a die, if one may decline
DIE_PAID: Final = 82  # ... for each wisdom
ASIDE_SLOT: Final = 83  # a tile to set aside, by its slot
WANT: Final = 84  # a basic resource
PLENTY: Final = 87  # ... less for each piece that one has
GIVE: Final = 88  # a basic resource for a gold
STEPS: Final = 89  # a step in a temple, if one may decline
RAISE: Final = 90  # a freeman to raise, by value
ADVANCE: Final = 96  # to advance
ATTACK: Final = 97  # to attack
ATTACK_SPACE: Final = 98  # ... for each space passed
PACE: Final = 99  # steps that all discs will make, and more early
LEADER: Final = 101  # the part of the highest disc that does not count
FARM: Final = 102  # a farm, and more early
HOUSE: Final = 104  # a building, and more early
COVER: Final = 106  # ... over a farm
TILE_WISDOM: Final = 107  # ... for each wisdom
TILE_STONE: Final = 108  # ... for each stone
TILE: Final = 109  # ... by kind
WEIGHTS: Final = 141

ALONE: Final = vec[float](
    [
        6.194, 0.9, 0.495, 0.491, -0.562, 11.579, -1.707, -0.496, 1.475, 0.008,
        8.023, -4.843, 3.223, 0.379, 9.763, 2.954, 1.717, 3.699, -0.092, 0.368,
        0.476, 0.043, 0.302, -0.096, -0.166, 0.325, 0.164, 0.012, -0.168, -0.18,
        0.23, 7.992, 0.947, 1.606, 0.166, -0.576, 0.758, 0.359, -0.194, 0.212,
        1.42, 0.287, -1.196, -0.008, -0.191, -0.17, -1.693, 0.546, -0.073, 0.913,
        0.241, 43.579, -0.197, 7.547, -4.09, 2.911, 0.419, 0.78, 1.303, 3.455,
        2.669, 0.994, 0.17, -0.058, 0.937, -0.284, 0.41, 0.426, -0.074, 0.018,
        0.79, -0.139, -0.497, 0.406, 1.071, 0.455, -0.572, 0.183, -0.022, -0.101,
        -0.842, 1.225, 4.227, 0.323, 2.112, 0.01, 0.14, 0.854, 5.581, 1.149,
        2.375, 1.886, 1.988, 0.308, -0.332, 0.196, 2.961, 0.51, -0.079, -0.243,
        3.546, 0.619, -0.246, 0.514, 5.004, 0.86, 1.502, 1.038, -0.276, 0.667,
        1.002, 0.465, 2.899, 0.635, -0.29, 0.234, 1.409, 0.174, 1.298, 0.812,
        0.594, 4.024, 4.215, 4.314, 0.222, 1.097, 0.659, -0.086, 4.031, 2.25,
        1.713, 0.184, -0.635, 0.708, 3.022, 0.866, 2.419, 1.259, -0.66, 0.409,
        -0.309,
    ]
)  # fmt: skip
"""Of the solo game."""

MANY: Final = vec[float](
    [
        6.292, 0.817, 0.309, 0.312, -0.478, 11.767, -0.467, -1.295, 2.113, 0.382,
        13.299, -10.993, 2.159, 0.136, 10.561, 6.474, 1.247, 8.623, -0.168, 0.466,
        0.814, 0.285, -0.094, 0.117, -0.182, 0.219, 0.235, 0.199, -0.163, -0.169,
        0.413, 10.438, 0.657, 2.017, -0.072, -0.475, 1.877, 0.346, -0.9, 0.082,
        2.611, 0.051, -1.166, 0.112, -0.047, 0.405, -3.893, 0.468, -0.334, 0.364,
        -0.004, 48.447, -0.049, 2.637, -3.876, 3.84, 0.444, 1.149, 4.793, 0.894,
        5.878, 0.165, 0.384, 0.004, 1.16, -0.279, 0.539, 0.438, 0.004, 0.094,
        0.076, -0.167, -0.991, 0.885, 0.805, 0.347, -0.989, 0.305, -0.059, -0.009,
        -1.069, 1.887, 0.574, 0.209, 0.179, 0.225, -0.166, 1.418, 0.775, 0.482,
        4.944, 0.246, 0.919, 0.104, 0.01, 0.533, 2.484, 1.114, 0.093, -1.358,
        1.065, 0.807, -0.009, 1.366, 5.928, 0.159, 0.466, 0.245, -0.357, 1.235,
        0.344, 0.385, 6.558, 0.165, -0.597, -0.039, 1.841, 0.007, 1.167, 1.666,
        1.231, 0.165, 1.544, 2.862, 0.519, 3.436, 0.614, -0.291, 2.984, 2.564,
        1.921, 0.335, -1.424, 1.889, 1.147, 0.539, 2.63, 1.926, -1.257, 0.871,
        -0.322,
    ]
)  # fmt: skip
"""Of games with two seats and more."""
