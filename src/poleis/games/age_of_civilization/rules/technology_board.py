"""The technology board: which technologies a realm may unlock (AOC-9, AOC-12.1 to 12.6).

A place of the board is a number from 0 (bottom left) to 8 (top right). A special technology card
covers the two lower places of its column; its technologies take over their arrows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.age_of_civilization.rules.data import (
    BOARD,
    COLUMN_OF,
    COMPONENTS,
    SPECIAL_CARDS,
    SPECIAL_PRICE,
    TECHNOLOGIES,
    bits_of,
)
from poleis.games.age_of_civilization.rules.layout import (
    COINS,
    COVER,
    LEARNED,
    LOCKED,
    SPECIAL_POOL,
)

PREREQUISITES: Final = vec[i64](
    [bits_of(row["prerequisites_any"], TECHNOLOGIES) for row in COMPONENTS["technologies"]]
)
"""For each place the places with an arrow to it (AOC-9.3)."""


def reachable(unlocked: int) -> int:
    """The places that may be unlocked after these (AOC-9.2)."""
    found = 0
    for place in range(BOARD):
        arrows = PREREQUISITES[place]
        if not unlocked >> place & 1 and (arrows == 0 or unlocked & arrows != 0):
            found |= 1 << place
    return found


REACHABLE: Final = vec[i64]([reachable(unlocked) for unlocked in range(1 << BOARD)])
"""`reachable` for every set of places."""


def bottom_of(card: i64) -> i64:
    """The lower technology of a special card; the upper one is the next."""
    return BOARD + 2 * card


def column(which: i64) -> i64:
    """The three places of a column, as a set."""
    return i64(0b001001001) << which


def available(v: vec[i64], me: i64) -> i64:
    """The technologies that a realm may unlock now, as a set (AOC-9.2, AOC-12.4, AOC-14.2)."""
    learned = v[me + LEARNED]
    cover = v[me + COVER]
    if cover == 0:
        return REACHABLE[learned] & ~v[LOCKED]
    bottom = bottom_of(cover - 1)
    which = COLUMN_OF[cover - 1]
    places = learned & 0b111111111
    places |= ((learned >> bottom) & 1) << which
    places |= ((learned >> (bottom + 1)) & 1) << (which + 3)
    open_places = REACHABLE[places]
    covered = i64(0b001001) << which
    found = open_places & ~covered
    found |= ((open_places >> which) & 1) << bottom
    found |= ((open_places >> (which + 3)) & 1) << (bottom + 1)
    return found & ~v[LOCKED]


def buyable(v: vec[i64], me: i64) -> i64:
    """The special technology cards that a realm may buy now, as a set (AOC-12.2, AOC-12.3)."""
    left = v[SPECIAL_POOL]
    if left == 0 or v[me + COVER] != 0 or v[me + COINS] < SPECIAL_PRICE:
        return 0
    found: i64 = 0
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if v[me + LEARNED] & column(COLUMN_OF[card]) == 0:
            found |= bit(card)
    return found


def technology_at(cover: int, place: int) -> int:
    """Which technology a place of the board shows when this special card lies on it."""
    if cover and place < 6 and place % 3 == COLUMN_OF[cover - 1]:
        return int(bottom_of(cover - 1)) + place // 3
    return place


assert len(SPECIAL_CARDS) * 2 + BOARD == len(TECHNOLOGIES)
