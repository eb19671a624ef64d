"""What hexes count for, in words (AKR-6, AKR-7)."""

from __future__ import annotations

import functools
from itertools import count

from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    DISTRICTS,
    HOUSES,
    PLAZA,
    QUARRY,
    TEMPLES,
)
from poleis.games.akropolis.rules.scoring import LAKES, doubles, is_doubled
from poleis.games.akropolis.rules.tile_set import TileSet
from poleis.games.akropolis.ui.messages import hex_name
from poleis.locale import Language


@functools.cache
def doubled_from(district: int) -> tuple[int, int]:
    """The least and the most of what decides for which the variant of a district type doubles; the
    most means something for barracks only."""
    least = next(n for n in count(1) if doubles(district, n))
    most = least
    while district == BARRACKS and doubles(district, most + 1):
        most += 1
    return least, most


def condition(district: int, variants: int, language: Language) -> str:
    """Where a district counts (AKR-6.2 to 6.6)."""
    name = DISTRICTS[district - 1]
    if district == BARRACKS and variants & LAKES:
        return language("akropolis-about-barracks-lakes")
    return language(f"akropolis-about-{name}")


def variant(district: int, variants: int, language: Language) -> str:
    """When a district counts double; nothing without its variant (AKR-7)."""
    if not is_doubled(variants, district):
        return ""
    least, most = doubled_from(district)
    if district == HOUSES:
        return language("akropolis-about-variant-houses", n=least)
    if district == BARRACKS:
        return language("akropolis-about-variant-barracks", least=least, most=most)
    if district == TEMPLES:
        return language("akropolis-about-variant-temples", n=least)
    return language(f"akropolis-about-variant-{DISTRICTS[district - 1]}")


@functools.lru_cache(maxsize=1024)
def hex_help(kind: int, stars: int, variants: int, language: Language) -> str:
    """What a hex of a kind is good for; *stars* are a plaza's."""
    if kind == QUARRY:
        return language("akropolis-about-quarry")
    if kind > QUARRY:
        districts = language(f"akropolis-sheet-{DISTRICTS[kind - PLAZA - 1]}")
        return language("akropolis-about-plaza", n=stars, districts=districts)
    lines = [condition(kind, variants, language), variant(kind, variants, language)]
    lines.append(language("akropolis-about-district"))
    return "\n".join(filter(None, lines))


@functools.lru_cache(maxsize=1024)
def tile_help(tiles: TileSet, tile: int, variants: int, language: Language) -> str:
    """What the hexes of a tile are good for, a line for each kind."""
    kinds = dict.fromkeys(int(tiles.kind(tile, which)) for which in range(3))
    return "\n".join(
        f"{hex_name(kind, language)}: {brief_help(tiles, kind, variants, language)}"
        for kind in kinds
    )


def brief_help(tiles: TileSet, kind: int, variants: int, language: Language) -> str:
    """The same in one line, without how districts become points."""
    if kind >= QUARRY:
        return hex_help(kind, tiles.plaza_stars(kind), variants, language)
    return " ".join(
        filter(None, (condition(kind, variants, language), variant(kind, variants, language)))
    )
