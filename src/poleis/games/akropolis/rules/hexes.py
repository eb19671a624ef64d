"""Kinds of hexes, the letters that stand for them, and how three letters spell a tile (AKR-1.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of hexes. The plaza of district d is d + PLAZA.
EMPTY: Final = 0
HOUSES: Final = 1
MARKETS: Final = 2
BARRACKS: Final = 3
TEMPLES: Final = 4
GARDENS: Final = 5
QUARRY: Final = 6
PLAZA: Final = 6

DISTRICTS: Final = ("houses", "markets", "barracks", "temples", "gardens")
"""The district types; the kind of a district is its place here, counted from 1."""
LETTERS: Final = "?hmbtgqHMBTG"
"""The letter of each kind, as in the faces of a tile."""

FLOATS: Final = vec[float]([float(n) for n in range(256)])
"""Levels and counts as floats: reading one is faster than converting."""

FIRST_SPELLED: Final = 1000
"""Tile numbers from here on are not from the box: they spell their three kinds."""


def spell(faces: str) -> int:
    """The number of a tile that shows these faces (the letters of hexes a, b and c).

    >>> spell("qqH") - FIRST_SPELLED == QUARRY + 16 * QUARRY + 256 * (HOUSES + PLAZA)
    True
    """
    a, b, c = (LETTERS.index(letter) for letter in faces)
    return FIRST_SPELLED + a + 16 * b + 256 * c


def spelled_kind(spelled: i64, which: i64) -> i64:
    """The kind of hex a, b or c (0, 1 or 2) of a tile that spells its kinds."""
    return ((spelled - FIRST_SPELLED) >> (4 * which)) & 15
