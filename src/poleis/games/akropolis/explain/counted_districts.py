"""Which districts of a city count, which do not, and what decides it (AKR-6.2 to 6.6, AKR-7).

A plain reading of the rules for people; the sums equal those of `rules.scoring`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from poleis.games.akropolis.explain.predicates import cells_of
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    EMPTY,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    TEMPLES,
)
from poleis.games.akropolis.rules.house_groups import HouseGroups
from poleis.games.akropolis.rules.scoring import (
    LAKES,
    OUTSIDE,
    SHORE,
    counts,
    doubles,
    is_doubled,
    shores,
)

Cell = tuple[int, int]

FAILURES = {
    "houses": "AKR-6.2",
    "markets": "AKR-6.3",
    "barracks": "AKR-6.4",
    "lake": "AKR-6.4.2",
    "temples": "AKR-6.5",
}
"""Why a district does not count, and the rule."""
FAILURE_OF = {int(MARKETS): "markets", int(BARRACKS): "barracks", int(TEMPLES): "temples"}


@dataclass(frozen=True)
class Judged:
    """A district: its value for the score, or why it has none.

    *deciding* are the cells beside it that decide: markets that spoil a market, the edge beside
    barracks, holes beside a temple.
    """

    cell: Cell
    level: int
    value: int
    failure: str = ""
    deciding: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Plaza:
    """A plaza and its stars; a covered one has lost them (AKR-4.5)."""

    cell: Cell
    stars: int
    is_covered: bool = False


def districts(city: City, kind: int, variants: int) -> list[Judged]:
    """Every visible district of a type, judged."""
    reading = _Reading(city, variants)
    if kind == HOUSES:
        return reading.houses()
    return [reading.judge(cell, kind) for cell in reading.cells(kind)]


def plazas(city: City, kind: int) -> list[Plaza]:
    """The plazas of a district type that were ever visible, the covered ones first."""
    tiles, plaza = city.tiles, kind + int(PLAZA)
    stars = int(tiles.plaza_stars(plaza))
    tops: dict[Cell, int] = {}
    found = []
    for cell, shown in _layers(city):
        if tops.get(cell) == plaza:
            found.append(Plaza(cell, stars, is_covered=True))
        tops[cell] = shown
    return found + [Plaza(cell, stars) for cell, shown in tops.items() if shown == plaza]


def _layers(city: City) -> Iterator[tuple[Cell, int]]:
    """Every hex that was ever laid, in order, with its kind."""
    for hex_ in city.tiles.start:
        yield (int(hex_.q), int(hex_.r)), int(hex_.kind)
    for one in city.placed:
        cells = cells_of(int(one.q), int(one.r), int(one.orientation))
        for which, cell in enumerate(cells):
            yield cell, int(city.tiles.kind(one.tile, which))


class _Reading:
    """A city, to be asked about its cells."""

    def __init__(self, city: City, variants: int) -> None:
        self.city, self.variants = city, variants
        self.marks = shores(city)

    def cells(self, kind: int) -> list[int]:
        return [int(cell) for cell in self.city.built if self.city.kind[cell] == kind]

    def at(self, cell: int) -> Cell:
        grid = self.city.grid
        return int(grid.q(cell)), int(grid.r(cell))

    def near(self, cell: int) -> list[int]:
        return [cell + int(step) for step in self.city.grid.directions]

    def of_kind(self, cell: int, kind: int) -> list[int]:
        return [one for one in self.near(cell) if self.city.kind[one] == kind]

    def marked(self, cell: int, *marks: int) -> list[int]:
        return [one for one in self.near(cell) if self.marks[one] in marks]

    def houses(self) -> list[Judged]:
        """The houses of the group that counts have values (AKR-6.2)."""
        groups = HouseGroups()
        groups.find(self.city)
        is_double = is_doubled(self.variants, HOUSES) and doubles(HOUSES, groups.best())
        found = []
        for cell in self.cells(HOUSES):
            level = int(self.city.level[cell])
            if groups.is_main(cell):
                found.append(Judged(self.at(cell), level, level * (2 if is_double else 1)))
            else:
                found.append(Judged(self.at(cell), level, 0, "houses"))
        return found

    def judge(self, cell: int, kind: int) -> Judged:
        """A district that is no house (AKR-6.3 to 6.6)."""
        level, deciding = int(self.city.level[cell]), self.deciding(cell, kind)
        where = tuple(map(self.at, deciding))
        if not counts(kind, len(deciding)):
            failure, lakes = FAILURE_OF[kind], tuple(map(self.at, self.marked(cell, SHORE)))
            if kind == BARRACKS and lakes:
                return Judged(self.at(cell), level, 0, "lake", lakes)
            return Judged(self.at(cell), level, 0, failure, where)
        is_double = is_doubled(self.variants, kind) and doubles(kind, self.doubling(cell, kind))
        return Judged(self.at(cell), level, level * (2 if is_double else 1), "", where)

    def deciding(self, cell: int, kind: int) -> list[int]:
        """The neighbours that decide whether a district counts."""
        if kind == MARKETS:
            return self.of_kind(cell, MARKETS)
        if kind == BARRACKS:
            edge = (OUTSIDE, SHORE) if self.variants & LAKES else (OUTSIDE,)
            return self.marked(cell, *edge)
        return self.of_kind(cell, EMPTY) if kind == TEMPLES else []

    def doubling(self, cell: int, kind: int) -> int:
        """What decides whether a district that counts is doubled (AKR-7.3 to 7.6)."""
        if kind == MARKETS:
            return len(self.of_kind(cell, MARKETS + PLAZA))
        if kind == GARDENS:
            return len(self.marked(cell, SHORE))
        return int(self.city.level[cell]) if kind == TEMPLES else len(self.deciding(cell, kind))
