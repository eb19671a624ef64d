"""Words of Akropolis that several drawings use."""

from __future__ import annotations

import functools

from poleis.games.akropolis.rules.edition import ARCHITECTS
from poleis.games.akropolis.rules.hexes import DISTRICTS, PLAZA, QUARRY
from poleis.games.akropolis.rules.tile_set import TileSet
from poleis.locale import Language


def architect_name(difficulty: int, language: Language) -> str:
    """The name of the architect at this level."""
    return language(f"akropolis-view-architect-{ARCHITECTS[difficulty - 1]}")


def signed(number: int) -> str:
    """A change as people write it: with its sign, and a true minus.

    >>> signed(7), signed(-2), signed(0)
    ('+7', '−2', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def district_of(kind: int) -> int:
    """The district type of a district or of a plaza."""
    return kind - PLAZA if kind > QUARRY else kind


def hex_name(kind: int, language: Language) -> str:
    """A hex in words: "house", "houses plaza", "quarry"."""
    if kind == QUARRY:
        return language("akropolis-hex-quarry")
    name = DISTRICTS[district_of(kind) - 1]
    return language(f"akropolis-hex-{name}{'-plaza' if kind > QUARRY else ''}")


def tile_name(tiles: TileSet, tile: int, language: Language) -> str:
    """The three hexes of a tile in words."""
    return ", ".join(hex_name(int(tiles.kind(tile, which)), language) for which in range(3))


def tile_in_brief(tiles: TileSet, tile: int, language: Language) -> str:
    """The hexes of a tile in words, equal ones counted: "2× quarry, garden"."""
    names = [hex_name(int(tiles.kind(tile, which)), language) for which in range(3)]
    counts = {name: names.count(name) for name in names}
    return ", ".join(
        f"{n}×\N{NO-BREAK SPACE}{name}" if n > 1 else name for name, n in counts.items()
    )


@functools.cache
def letter(kind: int, language: Language) -> str:
    """The letter of a hex in a language."""
    if kind == QUARRY:
        return language("akropolis-letter-quarry")
    return language(f"akropolis-letter-{DISTRICTS[district_of(kind) - 1]}")


@functools.lru_cache(maxsize=16384)
def cell_words(cell: tuple[int, int], kind: int, level: int, language: Language) -> str:
    """A cell in words: where it is and what stands there (level 0: nothing)."""
    q, r = cell
    if not level:
        return language("akropolis-view-cell-free", q=q, r=r)
    return language("akropolis-view-cell", q=q, r=r, level=level, hex=hex_name(kind, language))
