"""What a city is worth (AKR-6, AKR-7), and what the architect's tiles are worth (AKR-8.6, 8.8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.data import (
    BARRACKS,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLES,
    hex_of,
)

EASY: Final = 1
MEDIUM: Final = 2
HARD: Final = 3

SHORE: Final = 1  # an empty cell beside a built one
OUTSIDE: Final = 2  # a shore cell that is not a lake's

LAKES: Final = 64
"""The bit of *variants* with which lakes count for barracks (AKR-6.4.2); lower bits are those of
district types."""


@final
class Tally:
    """The value of the counting districts and the stars of the visible plazas, for each type."""

    def __init__(self) -> None:
        self.values = vec[i64]([0] * 6)
        self.stars = vec[i64]([0] * 6)

    def points(self) -> i64:
        points: i64 = 0
        for district in range(i64(1), i64(6)):
            points += self.values[district] * self.stars[district]
        return points


def is_doubled(variants: i64, district: i64) -> bool:
    """Whether the scoring variant of this district is in play (AKR-7.1)."""
    return (variants >> district) & 1 != 0


def tally(city: City, variants: i64) -> Tally:
    """Value and stars of each district type (AKR-6.1 to 6.6, AKR-7.2 to 7.6)."""
    result = Tally()
    shore = shores(city)
    result.values[HOUSES] = houses_value(city, variants)
    for cell in city.built:
        kind = i64(city.kind[cell])
        if kind > QUARRY:
            result.stars[kind - PLAZA] += STARS[kind - PLAZA]
        elif kind == HOUSES or kind == QUARRY:
            continue
        elif counts(city, cell, kind, shore, variants):
            value = i64(city.level[cell])
            if is_doubled(variants, kind) and doubles(city, cell, kind, shore, variants):
                value *= 2
            result.values[kind] += value
    return result


def counts(city: City, cell: i64, kind: i64, shore: vec[u8], variants: i64) -> bool:
    """Whether a district meets its location condition (AKR-6.3 to 6.6); not for houses."""
    if kind == MARKETS:
        return neighbours_of_kind(city, cell, MARKETS) == 0
    if kind == BARRACKS:
        return edges(city, cell, shore, variants) > 0
    if kind == TEMPLES:
        return neighbours_of_kind(city, cell, 0) == 0
    return kind == GARDENS


def doubles(city: City, cell: i64, kind: i64, shore: vec[u8], variants: i64) -> bool:
    """Whether a counting district meets the condition of its variant (AKR-7.3 to 7.6)."""
    if kind == MARKETS:
        return neighbours_of_kind(city, cell, MARKETS + PLAZA) > 0
    if kind == BARRACKS:
        return 3 <= edges(city, cell, shore, variants) <= 4
    if kind == TEMPLES:
        return city.level[cell] >= 2
    return neighbours_marked(city, cell, shore, SHORE) > 0


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
    """The value of the group of most houses; of equal groups, of the best (AKR-6.2)."""
    seen = vec[u8]([0] * len(city.kind))
    directions = city.grid.directions
    best_size: i64 = 0
    best_value: i64 = 0
    for first in city.built:
        if city.kind[first] != HOUSES or seen[first] != 0:
            continue
        seen[first] = 1
        group = vec[i64]([first])
        size: i64 = 0
        value: i64 = 0
        while size < len(group):
            cell = group[size]
            size += 1
            value += i64(city.level[cell])
            for step in directions:
                if city.kind[cell + step] == HOUSES and seen[cell + step] == 0:
                    seen[cell + step] = 1
                    group = append(group, cell + step)
        if is_doubled(variants, HOUSES) and value >= 10:
            value *= 2
        if size > best_size or (size == best_size and value > best_value):
            best_size = size
            best_value = value
    return best_value


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


def architect_tally(tiles: vec[i64], difficulty: i64, variants: i64) -> Tally:
    """The architect's districts all count, with a fixed value (AKR-8.6, AKR-8.8)."""
    result = Tally()
    worth: i64 = 2 if difficulty == HARD else 1
    number = vec[i64]([0] * 6)
    plazas: i64 = 0
    result.stars[HOUSES] = STARS[HOUSES]  # of the start tile
    for tile in tiles:
        for which in range(i64(3)):
            kind = hex_of(tile, which)
            if kind > QUARRY:
                result.stars[kind - PLAZA] += STARS[kind - PLAZA]
                if kind == MARKETS + PLAZA:
                    plazas += 1
            elif kind != QUARRY:
                number[kind] += 1
    for district in range(i64(1), i64(6)):
        doubled: i64 = 0
        if is_doubled(variants, district):
            doubled = number[district]
            if district == HOUSES and number[HOUSES] * worth < 10:
                doubled = 0
            elif district == MARKETS:
                doubled = min(doubled, 3 * plazas)
            elif district == TEMPLES and difficulty != HARD:
                doubled = 0
        result.values[district] = (number[district] + doubled) * worth
    return result


def architect_quarries(tiles: vec[i64]) -> i64:
    """Quarries that the architect owns, the three of the start tile included (AKR-8.6)."""
    quarries: i64 = 3
    for tile in tiles:
        for which in range(i64(3)):
            if hex_of(tile, which) == QUARRY:
                quarries += 1
    return quarries
