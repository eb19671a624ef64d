"""What a city is worth (AKR-6, AKR-7), and what the architect's tiles are worth (AKR-8.6, 8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import HARD, Edition
from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    DISTRICTS,
    EMPTY,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    QUARRY,
    TEMPLES,
)
from poleis.games.akropolis.rules.house_groups import HouseGroups

SHORE: Final = 1  # an empty cell beside a built one
OUTSIDE: Final = 2  # a shore cell that is not a lake's

LAKES: Final = 64
"""The bit of *variants* with which lakes count for barracks (AKR-6.4.2); lower bits are those of
district types."""


@final
class Tally:
    """The value of the counting districts and the stars of the visible plazas, for each type."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0] * 6)
        self.stars: vec[i64] = vec[i64]([0] * 6)

    def points(self) -> i64:
        points: i64 = 0
        for district in range(i64(1), i64(6)):
            points += self.values[district] * self.stars[district]
        return points


def variant_bits(variants: Iterable[str], *, lakes: bool = False) -> int:
    """The variants in play as a number: a bit for each district type, and the bit LAKES."""
    bits = 0
    for name in variants:
        bits |= 1 << (DISTRICTS.index(name) + 1)
    return bits | int(LAKES) if lakes else bits


def is_doubled(variants: i64, district: i64) -> bool:
    """Whether the scoring variant of this district is in play (AKR-7.1)."""
    return (variants >> district) & 1 != 0


def tally(city: City, variants: i64) -> Tally:
    """Value and stars of each district type (AKR-6.1 to 6.6, AKR-7.2 to 7.6)."""
    result = Tally()
    shore = shores(city)
    stars = city.tiles.stars
    result.values[HOUSES] = houses_value(city, variants)
    for cell in city.built:
        kind = i64(city.kind[cell])
        if kind > QUARRY:
            result.stars[kind - PLAZA] += stars[kind - PLAZA]
        elif kind != HOUSES and kind != QUARRY:
            result.values[kind] += district_value(city, cell, kind, shore, variants)
    return result


def district_value(city: City, cell: i64, kind: i64, shore: vec[u8], variants: i64) -> i64:
    """What a district counts where it is: its level, perhaps doubled, or nothing; not houses."""
    deciding: i64 = 0
    if kind == MARKETS:
        deciding = neighbours_of_kind(city, cell, MARKETS)
    elif kind == BARRACKS:
        deciding = edges(city, cell, shore, variants)
    elif kind == TEMPLES:
        deciding = neighbours_of_kind(city, cell, EMPTY)
    if not counts(kind, deciding):
        return 0
    level = i64(city.level[cell])
    if not is_doubled(variants, kind):
        return level
    if kind == MARKETS:
        deciding = neighbours_of_kind(city, cell, MARKETS + PLAZA)
    elif kind == TEMPLES:
        deciding = level
    elif kind == GARDENS:
        deciding = neighbours_marked(city, cell, shore, SHORE)
    return 2 * level if doubles(kind, deciding) else level


def counts(kind: i64, deciding: i64) -> bool:
    """Whether a district meets its location condition (AKR-6.3 to 6.6); not for houses.

    *deciding* are the neighbours that decide: markets beside a market, edges of the city beside
    barracks, empty cells beside a temple. A garden counts everywhere.
    """
    if kind == BARRACKS:
        return deciding > 0
    return deciding == 0 or kind == GARDENS


def doubles(kind: i64, deciding: i64) -> bool:
    """Whether the variant of a district type doubles what counts (AKR-7.2 to 7.6).

    What decides is the value of a group of houses, the markets plazas beside a market, the edges
    of the city beside barracks, the level of a temple, the cells of lakes beside a garden.
    """
    if kind == HOUSES:
        return deciding >= 10
    if kind == BARRACKS:
        return 3 <= deciding <= 4
    if kind == TEMPLES:
        return deciding >= 2
    return deciding > 0


def edges(city: City, cell: i64, shore: vec[u8], variants: i64) -> i64:
    """How many neighbours of a barracks are on the edge of the city (AKR-6.4.2)."""
    found = neighbours_marked(city, cell, shore, OUTSIDE)
    if variants & LAKES != 0:
        found += neighbours_marked(city, cell, shore, SHORE)
    return found


def neighbours_of_kind(city: City, cell: i64, kind: i64) -> i64:
    found: i64 = 0
    for step in city.grid.directions:
        if i64(city.kind[cell + step]) == kind:
            found += 1
    return found


def neighbours_marked(city: City, cell: i64, marks: vec[u8], mark: i64) -> i64:
    found: i64 = 0
    for step in city.grid.directions:
        if i64(marks[cell + step]) == mark:
            found += 1
    return found


def houses_value(city: City, variants: i64) -> i64:
    """The value of the group of houses that counts (AKR-6.2, AKR-7.2)."""
    groups = HouseGroups()
    groups.find(city)
    value = groups.best()
    return 2 * value if is_doubled(variants, HOUSES) and doubles(HOUSES, value) else value


def shores(city: City) -> vec[u8]:
    """Marks the empty cells beside the city: OUTSIDE, or SHORE for those of lakes (AKR-1.7).

    The empty cells around a connected city that lie outside it form one connected ring on a
    hex grid; it is walked from a cell beside the city's first column.
    """
    marks = vec[u8]([0] * len(city.kind))
    directions = city.grid.directions
    first = city.built[0]
    for cell in city.built:
        first = min(first, cell)
        for step in directions:
            if city.kind[cell + step] == 0:
                marks[cell + step] = SHORE
    start = first - city.grid.width
    marks[start] = OUTSIDE
    to_visit = vec[i64]([start])
    while len(to_visit) > 0:
        to_visit, cell = pop(to_visit)
        for step in directions:
            if marks[cell + step] == SHORE:
                marks[cell + step] = OUTSIDE
                to_visit = append(to_visit, cell + step)
    return marks


# ---- the architect of the solo game


def architect_points(edition: Edition, tiles: vec[i64], difficulty: i64, variants: i64) -> i64:
    """What the architect's tiles score, the start tile included (AKR-8.6)."""
    level = edition.architects[difficulty - 1]
    points = architect_tally(edition, tiles, difficulty, variants).points()
    if level.quarry_points != 0:
        points += level.quarry_points * architect_quarries(edition, tiles)
    return points


def architect_tally(edition: Edition, tiles: vec[i64], difficulty: i64, variants: i64) -> Tally:
    """The architect's districts all count, with a fixed value (AKR-8.6, AKR-8.8)."""
    result = Tally()
    number = vec[i64]([0] * 6)
    plazas = vec[i64]([0] * 6)
    for hex_ in edition.tiles.start:
        count_kind(hex_.kind, number, plazas)
    for tile in tiles:
        for which in range(i64(3)):
            count_kind(edition.tiles.kind(tile, which), number, plazas)
    worth = edition.architects[difficulty - 1].district_value
    for district in range(i64(1), i64(6)):
        doubled: i64 = 0
        if is_doubled(variants, district):
            doubled = number[district]
            if district == HOUSES and not doubles(HOUSES, number[HOUSES] * worth):
                doubled = 0
            elif district == MARKETS:
                doubled = min(doubled, 3 * plazas[MARKETS])
            elif district == TEMPLES and difficulty != HARD:
                doubled = 0
        result.values[district] = (number[district] + doubled) * worth
        result.stars[district] = plazas[district] * edition.tiles.stars[district]
    return result


def count_kind(kind: i64, districts: vec[i64], plazas: vec[i64]) -> None:
    """Count a hex among the districts or the plazas of its type."""
    if kind > QUARRY:
        plazas[kind - PLAZA] += 1
    elif kind != QUARRY:
        districts[kind] += 1


def architect_quarries(edition: Edition, tiles: vec[i64]) -> i64:
    """Quarries that the architect owns, those of the start tile included (AKR-8.6)."""
    quarries = edition.start_quarries
    for tile in tiles:
        for which in range(i64(3)):
            if edition.tiles.kind(tile, which) == QUARRY:
                quarries += 1
    return quarries
