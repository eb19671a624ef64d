"""How bots value what scores nothing by itself: weights set by hand, checked in the arena."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

COIN: Final = 0
"""What a coin is worth to somebody who has few."""
RICH: Final = 1
"""The part of it that a coin is still worth to somebody who has many."""
LENGTH: Final = 2
"""The turns that a game is expected to take."""
MATERIAL: Final = 3
"""A material, for each turn to come."""
LATER_MATERIAL: Final = 4
"""How much less each further material is worth, in parts of the first."""
LESS: Final = 5
"""A coin less for every die, for each turn to come."""
ZERO: Final = 6
"""Dice of a colour for nothing, for each turn to come."""
ON_DIE: Final = 7
"""Coins for dice of a colour, for each turn to come."""
BLACK: Final = 8
"""The black die, for each turn to come; then white and purple."""
WHITE: Final = 9
PURPLE: Final = 10
BONUS_WORTH: Final = 11
"""A completed building."""
DEFENCE: Final = 12
"""A defence, for each turn to come."""
EXTRA: Final = 13
"""An extra action."""
FREE: Final = 14
"""A build without die cost."""
CROSSING: Final = 15
"""A crossing by an effect."""
GROWTH: Final = 16
"""Spaces that a building counted by an effect will still get, as a part of those that it lacks."""
NOISE: Final = 17
"""By how many points play-outs misjudge their actions."""

TASTE: Final = vec[float](
    [
        0.7,
        0.4,
        27.0,
        0.22,
        0.1,
        0.18,
        0.06,
        0.08,
        0.15,
        0.15,
        0.2,
        5.0,
        0.05,
        3.0,
        2.0,
        1.5,
        0.4,
        2.0,
    ]
)
"""In the order of the numbers above."""
