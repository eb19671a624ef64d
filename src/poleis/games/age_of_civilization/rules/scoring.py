"""What a realm is worth: points so far, and the abilities of the end of the game (AOC-10.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.engine import (
    active,
    amount_of,
    effect_of,
    holds,
)
from poleis.games.age_of_civilization.effects.vocabulary import ABOUT_NOTHING, GAME_ENDS
from poleis.games.age_of_civilization.rules.layout import (
    SOURCES,
    TALLY,
    realm,
)


def points(v: vec[i64], seat: i64) -> i64:
    """The points of a seat if the game ended now."""
    me = realm(seat)
    total: i64 = 0
    for source in range(i64(SOURCES)):
        total += v[me + TALLY + source]
    left = active(v, me, GAME_ENDS)
    while left != 0:
        effect = effect_of(GAME_ENDS, left)
        left &= left - 1
        if holds(v, seat, effect, ABOUT_NOTHING):
            total += amount_of(v, me, effect, 0)
    return total
