"""The components of Akropolis, read from components.json, as numbers.

An owner of the box corrects a wrong value there; `component_checks.py` refuses what the program
cannot play with.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.load.component_checks import components

# Kinds of hexes (AKR-1.4). The plaza of district d is d + PLAZA.
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

COMPONENTS: Final[dict[str, Any]] = components()

STARS: Final = vec[i64]([0] + [int(COMPONENTS["plaza_stars"][name]) for name in DISTRICTS])
"""Stars on a plaza of each district type (AKR-1.4)."""
FIRST_STONES: Final = vec[i64](COMPONENTS["stones"]["starting_by_turn_order"])
"""Starting stones in turn order (AKR-2.6)."""

FLOATS: Final = vec[float]([float(n) for n in range(256)])
"""Levels and counts as floats: reading one is faster than converting."""

TILES: Final = 61
FIRST_SPELLED: Final = 1000
"""Tile numbers from here on are not from the box: they spell their three kinds."""


def spell(faces: str) -> int:
    """The number of a tile that shows these faces (the letters of hexes a, b and c).

    >>> spell("qqH") - FIRST_SPELLED == QUARRY + 16 * QUARRY + 256 * (HOUSES + PLAZA)
    True
    """
    a, b, c = (LETTERS.index(letter) for letter in faces)
    return FIRST_SPELLED + a + 16 * b + 256 * c


SPELLED: Final = vec[i64]([0] + [spell(tile["faces"]) for tile in COMPONENTS["tiles"]])
GROUP: Final = vec[i64]([0] + [int(tile["min_players"]) for tile in COMPONENTS["tiles"]])
"""The least number of players that each tile is used for (AKR-2.2)."""


def hex_of(tile: i64, which: i64) -> i64:
    """The kind of hex a, b or c (0, 1 or 2) of a tile."""
    spelled = tile if tile >= FIRST_SPELLED else SPELLED[tile]
    return ((spelled - FIRST_SPELLED) >> (4 * which)) & 15


def has_plaza(tile: i64) -> bool:
    return hex_of(tile, 0) > PLAZA or hex_of(tile, 1) > PLAZA or hex_of(tile, 2) > PLAZA


def count_hexes(tiles: vec[i64], stars: vec[float], districts: vec[float], share: float) -> None:
    """Add this share of the stars and districts on the tiles, by district type."""
    for tile in tiles:
        for which in range(i64(3)):
            kind = hex_of(tile, which)
            if kind > QUARRY:
                stars[kind - PLAZA] += FLOATS[STARS[kind - PLAZA]] * share
            elif kind != QUARRY:
                districts[kind] += share


def faces(tile: int) -> str:
    """The letters of a tile's hexes a, b and c."""
    return "".join([LETTERS[hex_of(tile, which)] for which in range(3)])
