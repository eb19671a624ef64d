"""What a city will be worth at the end, judged by what it is now.

Features are a row of numbers that describe a city: what counts and what may count of each district
type, the stones and quarries, and the sites on which tiles could go up. The score to expect is a
weighted sum of them. A weight is a quadratic function of the turns that are left; features.json
has its three coefficients, fitted to how quick games against the architect ended
(docs/why/mcts.md), in the standard game without variants.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.weights import FULL_GAME
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    FLOATS,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    QUARRY,
    TEMPLES,
)
from poleis.games.akropolis.rules.house_groups import HouseGroups
from poleis.games.akropolis.rules.scoring import counts

# Where the numbers stand: those of each district type first, then these.
OF_TYPE: Final = 16
HIGHEST: Final = 10  # of a type: the highest level on which it would count on a good site
PLACES: Final = 11  # of a type: cells of good sites where it would count
ONE: Final = 80  # always 1
STONES: Final = 81  # all, the first, the first 2, 3 and 5
QUARRIES: Final = 86  # open ones on level 1, 2, 3 or more
CELLS: Final = 89  # on level 1, 2, 3, 4 or more
SITES: Final = 93  # places for a tile on level 2, 3, 4 or more ...
GOOD_SITES: Final = 96  # ... those that cost less than the level brings ...
BEST_SITE: Final = 99  # ... what the best of them brings ...
SECOND_SITE: Final = 102  # ... and the second best
ROOM: Final = 105  # cells of good sites on level 1, 2, 3 or more
LEVEL_PAIRS: Final = 108  # neighbours on the same level, by that level, counted twice
RIM: Final = 111  # cells at the edge
WALLS: Final = 112  # sides of cells at the edge
SIZE: Final = 113

HEX: Final = 4.0
"""What a hex brings for each level, roughly."""
COSTLY: Final = -8.0
"""A site that brings less than this will not be built on."""
ENTERED: Final = 128
"""The bit of a cell that was counted as room."""
QUARRY_GAIN: Final = 2.0
"""What covering a quarry brings, roughly."""


def read_weights(name: str) -> vec[float]:
    """The weights of this name: constant, linear and quadratic coefficients, one after another."""
    path = Path(__file__).parent / "features.json"
    return vec[float](json.loads(path.read_text(encoding="utf-8"))[name])


@final
class Formula:
    """A sum whose weights depend on the turns that are left."""

    def __init__(self, name: str, size: i64) -> None:
        self.size = size
        self.coefficients: vec[float] = read_weights(name)
        self.turns: i64 = -1
        self.weights: vec[float] = vec[float]([0.0] * size)  # for so many turns

    def sum(self, numbers: vec[float], turns: i64) -> float:
        weights = self.weights
        if turns != self.turns:
            self.turns = turns
            time = float(turns) / FULL_GAME
            one = self.coefficients
            size = self.size
            for i in range(size):
                weights[i] = one[i] + time * (one[size + i] + time * one[2 * size + i])
        total = 0.0
        for i in range(self.size):
            total += numbers[i] * weights[i]
        return total


@final
class CityFeatures:
    """Reads cities, one after the other."""

    def __init__(self) -> None:
        self.formula: Formula = Formula("city", SIZE)
        self.numbers: vec[float] = vec[float]([0.0] * SIZE)
        self.width: i64 = 0
        self.looks: i64 = 0
        # of each district type
        self.stars: vec[float] = vec[float]([0.0] * 6)
        self.value: vec[float] = vec[float]([0.0] * 6)  # of what counts
        self.latent: vec[float] = vec[float](
            [0.0] * 6
        )  # of what does not count yet, or is in danger
        self.price: vec[float] = vec[float]([0.0] * 6)  # of a unit of value
        self.best: vec[float] = vec[float](
            [0.0] * 6
        )  # what the best site for it brings, and the second
        self.second: vec[float] = vec[float]([0.0] * 6)
        # of each cell
        self.empty: vec[i64] = vec[i64]()  # empty sides
        self.markets: vec[i64] = vec[i64]()  # markets beside it
        self.loss: vec[float] = vec[float]()  # what covering it costs
        self.fits: vec[i64] = vec[
            i64
        ]()  # which districts would count on it: the look, and a bit for each
        self.houses: HouseGroups = HouseGroups()

    def expect(
        self, city: City, turns: i64, to_stars: vec[float], to_districts: vec[float]
    ) -> float:
        """The score at the end for a seat that has so many turns left, when so many stars and
        districts of each type are still to come for it."""
        self.read(city, to_stars, to_districts)
        return self.formula.sum(self.numbers, turns)

    def read(self, city: City, to_stars: vec[float], to_districts: vec[float]) -> None:
        self.looks += 1
        if city.grid.width != self.width:
            self.widen(city.grid.width)
        numbers = self.numbers
        for i in range(i64(SIZE)):
            numbers[i] = 0.0
        for district in range(i64(6)):
            self.stars[district] = 0.0
            self.value[district] = 0.0
            self.latent[district] = 0.0
        self.houses.find(city)
        self.value[HOUSES] = FLOATS[self.houses.best()]
        self.latent[HOUSES] = FLOATS[self.houses.others()]
        for cell in city.built:
            self.read_cell(city, cell)
        self.price_covering(city, to_stars, to_districts)
        self.read_sites(city)
        for district in range(i64(1), i64(6)):
            self.read_type(district, to_stars[district], to_districts[district])
        stones = FLOATS[city.stones]
        numbers[ONE] = 1.0
        numbers[STONES] = stones
        numbers[STONES + 1] = min(stones, 1.0)
        numbers[STONES + 2] = min(stones, 2.0)
        numbers[STONES + 3] = min(stones, 3.0)
        numbers[STONES + 4] = min(stones, 5.0)

    def widen(self, width: i64) -> None:
        cells = width * width
        self.width = width
        self.empty = vec[i64]([0] * cells)
        self.markets = vec[i64]([0] * cells)
        self.loss = vec[float]([0.0] * cells)
        self.fits = vec[i64]([0] * cells)

    # ---- what is built

    def read_cell(self, city: City, cell: i64) -> None:
        """Count a cell, its neighbours, and what lies on it."""
        kinds = city.kind
        levels = city.level
        height = levels[cell]
        empty: i64 = 0
        markets: i64 = 0
        same: i64 = 0
        for step in city.grid.directions:
            near = kinds[cell + step]
            if near == 0:
                empty += 1
                continue
            if near == MARKETS:
                markets += 1
            if levels[cell + step] == height:
                same += 1
        self.empty[cell] = empty
        self.markets[cell] = markets
        numbers = self.numbers
        level = i64(height)
        numbers[CELLS - 1 + min(level, 4)] += 1.0
        numbers[LEVEL_PAIRS - 1 + min(level, 3)] += FLOATS[same]
        numbers[WALLS] += FLOATS[empty]
        if empty > 0:
            numbers[RIM] += 1.0
        kind = i64(kinds[cell])
        if kind > QUARRY:
            self.stars[kind - PLAZA] += FLOATS[city.tiles.stars[kind - PLAZA]]
        elif kind == QUARRY:
            numbers[QUARRIES - 1 + min(level, 3)] += 1.0
        elif kind != HOUSES:
            self.read_district(kind, FLOATS[level], empty, markets)

    def read_district(self, kind: i64, level: float, empty: i64, markets: i64) -> None:
        """Count a district with so many empty sides and markets beside it (AKR-6.3 to 6.6)."""
        has_counted = counts(kind, markets if kind == MARKETS else empty)
        if has_counted:
            self.value[kind] += level
        if kind == BARRACKS:
            if empty == 1:
                self.latent[kind] += level
            elif empty == 2:
                self.latent[kind] += 0.5 * level
        elif not has_counted:
            self.latent[kind] += level if kind == MARKETS else level / FLOATS[empty]

    def price_covering(self, city: City, to_stars: vec[float], to_districts: vec[float]) -> None:
        """Find what covering each cell costs."""
        loss = self.loss
        price = self.price
        plaza = vec[float]([0.0] * 6)
        for district in range(i64(1), i64(6)):
            price[district] = self.stars[district] + 0.4 * to_stars[district]
            worth = self.value[district] + 0.7 * self.latent[district]
            plaza[district] = FLOATS[city.tiles.stars[district]] * (
                worth + 0.8 * to_districts[district]
            )
        for cell in city.built:
            kind = i64(city.kind[cell])
            if kind > QUARRY:
                loss[cell] = plaza[kind - PLAZA]
            elif kind == QUARRY:
                loss[cell] = -QUARRY_GAIN
            else:
                level = FLOATS[i64(city.level[cell])]
                loss[cell] = self.part(cell, kind) * level * price[kind]

    def part(self, cell: i64, kind: i64) -> float:
        """The part that the district in this cell counts, or may count in time."""
        if kind == HOUSES:
            return 1.0 if self.houses.is_main(cell) else 0.3
        if self.would_count(cell, kind):
            return 1.0
        if kind == MARKETS:
            return 0.2
        return 0.7 / FLOATS[self.empty[cell]] if kind == TEMPLES else 0.0

    def would_count(self, cell: i64, kind: i64) -> bool:
        """Whether a district of this kind counts in this cell. Any empty side is taken for an
        edge of the city."""
        return counts(kind, self.markets[cell] if kind == MARKETS else self.empty[cell])

    # ---- what can be built

    def read_sites(self, city: City) -> None:
        """Count the places for tiles above the ground, and find the best for each district."""
        levels = city.level
        loss = self.loss
        width = city.grid.width
        numbers = self.numbers
        for district in range(i64(1), i64(6)):
            share = 0.3 if district == TEMPLES else 0.8
            ground = HEX + 1.0 + self.price[district] * share
            self.best[district] = ground
            self.second[district] = ground
        for triangle in city.open.members:
            a = triangle >> 1
            height = i64(levels[a])
            if height == 0:
                continue
            b = a + 1 if triangle & 1 else a + width
            c = a + 1 - width if triangle & 1 else a + 1
            gain = HEX * FLOATS[height] + HEX - loss[a] - loss[b] - loss[c]
            slot = min(height, 3) - 1
            numbers[SITES + slot] += 1.0
            if gain > COSTLY:
                good = gain > 0.0
                fits = self.fit(city, a, height, good)
                fits |= self.fit(city, b, height, good)
                fits |= self.fit(city, c, height, good)
                self.enter_site(fits, gain, FLOATS[height] + 1.0)
            if gain > 0.0:
                numbers[GOOD_SITES + slot] += 1.0
                if gain > numbers[BEST_SITE + slot]:
                    numbers[SECOND_SITE + slot] = numbers[BEST_SITE + slot]
                    numbers[BEST_SITE + slot] = gain
                elif gain > numbers[SECOND_SITE + slot]:
                    numbers[SECOND_SITE + slot] = gain

    def fit(self, city: City, cell: i64, height: i64, good: bool) -> i64:
        """Which districts would count on this cell: a bit for each. On a good site it is room."""
        fits = self.fits[cell]
        if fits >> 8 != self.looks:
            fits = (self.looks << 8) | self.find_fits(city, cell)
        if good and fits & ENTERED == 0:
            fits |= ENTERED
            numbers = self.numbers
            numbers[ROOM - 1 + min(height, 3)] += 1.0
            for district in range(i64(1), i64(6)):
                if (fits >> district) & 1 != 0:
                    at = OF_TYPE * (district - 1)
                    numbers[at + PLACES] += 1.0
                    numbers[at + HIGHEST] = max(numbers[at + HIGHEST], FLOATS[height] + 1.0)
        self.fits[cell] = fits
        return fits

    def find_fits(self, city: City, cell: i64) -> i64:
        fits: i64 = 0
        for kind in range(i64(MARKETS), i64(GARDENS) + 1):
            if self.would_count(cell, kind):
                fits |= i64(1) << kind
        for step in city.grid.directions:
            near = cell + step
            if city.kind[near] == HOUSES and self.houses.is_main(near):
                return fits | 1 << HOUSES
        return fits

    def enter_site(self, fits: i64, gain: float, level: float) -> None:
        """Enter a site among the best of the districts that would count there."""
        best = self.best
        for district in range(i64(1), i64(6)):
            if (fits >> district) & 1 != 0:
                worth = gain + level + level * self.price[district]
                if worth > best[district]:
                    self.second[district] = best[district]
                    best[district] = worth
                elif worth > self.second[district]:
                    self.second[district] = worth

    def read_type(self, district: i64, to_stars: float, to_districts: float) -> None:
        """The numbers of a district type: what it has, what is to come, and their products."""
        numbers = self.numbers
        at = OF_TYPE * (district - 1)
        stars = self.stars[district]
        value = self.value[district]
        latent = self.latent[district]
        numbers[at] = stars
        numbers[at + 1] = value
        numbers[at + 2] = stars * value
        numbers[at + 3] = to_stars
        numbers[at + 4] = to_districts
        numbers[at + 5] = stars * to_districts
        numbers[at + 6] = to_stars * value
        numbers[at + 7] = latent
        numbers[at + 8] = stars * latent
        numbers[at + 9] = to_stars * to_districts
        highest = max(numbers[at + HIGHEST], 1.0)
        numbers[at + HIGHEST] = highest
        numbers[at + 12] = self.price[district] * highest
        numbers[at + 13] = self.best[district]
        numbers[at + 14] = self.best[district] * to_districts
        numbers[at + 15] = self.second[district] * to_districts
