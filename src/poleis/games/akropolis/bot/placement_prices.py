"""A quick look at a city: what each hex would be worth in each cell, now and later.

A survey prices a placement as a sum: the three hexes, each by its kind and cell, what they
cover, and what they do to the districts around. On the last turn the sum is nearly the true gain;
before, it is a guess, made by weights.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.prices import CityPrices
from poleis.games.akropolis.bot.weights import Weights
from poleis.games.akropolis.rules.city import GRIDS, City, Grid
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
from poleis.games.akropolis.rules.scoring import (
    counts,
    doubles,
    is_doubled,
    neighbours_of_kind,
)

KINDS: Final = 12
NEVER: Final = -1000000.0


@final
class Rim:
    """Offsets from the first cell of a triangle to the nine cells around it."""

    def __init__(self, grid: Grid, parity: i64) -> None:
        corners = [int(grid.corner(parity, which)) for which in range(3)]
        once: list[int] = []
        twice: list[int] = []
        for corner in corners:
            for step in grid.directions:
                near = int(corner + step)
                if near in corners or near in twice:
                    continue
                if near in once:
                    once.remove(near)
                    twice.append(near)
                else:
                    once.append(near)
        self.once: vec[i64] = vec[i64](once)  # beside one of its cells
        self.twice: vec[i64] = vec[i64](twice)  # beside two
        self.all: vec[i64] = vec[i64](once + twice)


@final
class Survey(CityPrices):
    """Prices of hexes in one city; it can look at many cities, one after the other."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.width: i64 = 0
        self.even: Rim = Rim(GRIDS[0], 0)
        self.odd: Rim = Rim(GRIDS[0], 1)
        self.looks: i64 = 0
        self.look_of: vec[i64] = vec[i64]()  # of each cell: the last look that priced it
        self.gain: vec[float] = vec[
            float
        ]()  # of each cell and kind: what such a hex would bring there
        self.ended: vec[float] = vec[
            float
        ]()  # of each cell: the price of the sites that covering it ends
        self.best: vec[float] = vec[float]([0.0] * 8)  # of each tile in question: its best price
        self.best_at: vec[i64] = vec[i64]([0] * 8)  # ... and its spot: 3 * triangle + corner

    def look(
        self, city: City, variants: i64, turns: i64, stars: vec[float], districts: vec[float]
    ) -> None:
        """Price what is built; its cells get their prices as they are asked for."""
        self.looks += 1
        if city.grid.width != self.width:
            self.widen(city.grid)
        self.set_prices(city, variants, turns, stars, districts)

    def widen(self, grid: Grid) -> None:
        cells = grid.width * grid.width
        self.width = grid.width
        self.even = Rim(grid, 0)
        self.odd = Rim(grid, 1)
        self.look_of = vec[i64]([0] * cells)
        self.gain = vec[float]([0.0] * (KINDS * cells))
        self.ended = vec[float]([0.0] * cells)

    def price_cell(self, city: City, cell: i64) -> None:
        """What a hex of each kind would bring in this cell."""
        kinds = city.kind
        levels = city.level
        level = levels[cell] + 1
        empty: i64 = 0
        even = 0.0
        quarries = 0.0
        houses = False
        markets = False
        for step in city.grid.directions:
            kind = kinds[cell + step]
            if kind == 0:
                empty += 1
                continue
            if levels[cell + step] == level:
                even += 1.0
                if kind == QUARRY:
                    quarries += 1.0
            if kind == HOUSES:
                houses = True
            elif kind == MARKETS or kind == MARKETS + PLAZA:
                markets = True
        if level == 1:
            empty -= 2  # the other two cells of the tile
        height = i64(level)
        worth = FLOATS[height - 1] * (1.0 + self.weights.district_height * self.early) + 1.0
        self.price_kinds(cell, height, worth, empty, even, quarries)
        if houses:
            self.price_house(city, cell, worth)
        if markets:
            self.price_market(city, cell, worth)
        if even > 1.5 or level > 1:
            self.price_sites_around(city, cell)
        self.look_of[cell] = self.looks

    def price_kinds(
        self, cell: i64, height: i64, level: float, empty: i64, even: float, quarries: float
    ) -> None:
        """What a hex brings on this height, which counts as this level, with so many empty
        neighbours, neighbours of its level and quarries among them, and with neither houses nor
        markets beside it."""
        weights = self.weights
        gain = self.gain
        price = self.price
        plaza = self.plaza
        early = self.early
        bonus = weights.district_level * early * even
        at = KINDS * cell
        hope = 1.0 if self.houses.main == 0 else self.house_hope
        gain[at + HOUSES] = level * hope * price[HOUSES] + bonus
        gain[at + MARKETS] = level * price[MARKETS] + bonus
        gain[at + BARRACKS] = level * self.walled[empty] * price[BARRACKS] + bonus
        temple = level * self.hoped[empty] * price[TEMPLES]
        if is_doubled(self.variants, TEMPLES) and doubles(TEMPLES, height):
            temple *= 2.0
        gain[at + TEMPLES] = temple + bonus
        gain[at + GARDENS] = level * price[GARDENS] + bonus
        quarry = weights.quarry_low if height == 1 else weights.quarry_high
        quarry += weights.quarry_pair * quarries + weights.quarry_level * even
        gain[at + QUARRY] = quarry * early
        bonus = early * (weights.plaza_level * even - weights.plaza_height * FLOATS[height - 1])
        for district in range(i64(1), i64(6)):
            gain[at + PLAZA + district] = plaza[district] + bonus

    def price_house(self, city: City, cell: i64, level: float) -> None:
        """Beside houses: one counts fully in the largest group, and may join others to it."""
        kinds = city.kind
        houses = self.houses
        joined = 0.0
        main = False
        for step in city.grid.directions:
            near = cell + step
            if kinds[near] == HOUSES:
                if houses.is_main(near):
                    main = True
                else:
                    joined += FLOATS[houses.value_at(near)]
        if main:
            more = (level + joined) * (1.0 - self.house_hope)
            self.gain[KINDS * cell + HOUSES] += more * self.price[HOUSES]

    def price_market(self, city: City, cell: i64, level: float) -> None:
        """Beside markets: one spoils itself and those that counted. Beside a markets plaza it
        may double (AKR-7.3)."""
        kinds = city.kind
        beside: i64 = 0
        plazas: i64 = 0
        spoilt = 0.0
        for step in city.grid.directions:
            near = cell + step
            if kinds[near] == MARKETS:
                beside += 1
                if counts(MARKETS, neighbours_of_kind(city, near, MARKETS)):
                    spoilt += FLOATS[i64(city.level[near])]
            elif kinds[near] == MARKETS + PLAZA:
                plazas += 1
        more = 0.0
        if is_doubled(self.variants, MARKETS) and doubles(MARKETS, plazas):
            more = level
        if not counts(MARKETS, beside):
            more = -(level - more + spoilt) * (1.0 - self.market_hope)
        self.gain[KINDS * cell + MARKETS] += more * self.price[MARKETS]

    def price_sites_around(self, city: City, cell: i64) -> None:
        """A hex on level L makes, with two level neighbours, a site for a tile on level L + 1,
        and ends the sites of the hex that it covers. A site is worth what covering it brings."""
        weights = self.weights
        levels = city.level
        cover = self.cover
        gain = self.gain
        directions = city.grid.directions
        below = levels[cell]
        level = FLOATS[i64(below)] + 1.0
        base = weights.site
        made = weights.site_made * self.early
        lost = 0.0
        at = KINDS * cell
        for i in range(i64(6)):
            one = cell + directions[i]
            two = cell + directions[(i + 1) % 6]
            height = levels[one]
            if height != levels[two] or height == 0:
                continue
            around = base + cover[one] + cover[two]
            if height == below:
                lost += max(0.0, around + cover[cell])
            elif height == below + 1:
                gain[at + QUARRY] += made * max(0.0, around + self.stone)
                for district in range(i64(1), i64(6)):
                    loss = level * self.price[district]
                    gain[at + district] += made * max(0.0, around - loss)
                    gain[at + PLAZA + district] += made * max(0.0, around - self.plaza[district])
        self.ended[cell] = lost * weights.site_lost * self.early

    def price_site(self, city: City, triangle: i64) -> float:
        """What any tile would bring there, whatever it shows; its cells get their prices."""
        width = city.grid.width
        a = triangle >> 1
        b = a + 1 if triangle & 1 else a + width
        c = a + 1 - width if triangle & 1 else a + 1
        looks = self.looks
        look_of = self.look_of
        if look_of[a] != looks:
            self.price_cell(city, a)
        if look_of[b] != looks:
            self.price_cell(city, b)
        if look_of[c] != looks:
            self.price_cell(city, c)
        weights = self.weights
        rim = self.odd if triangle & 1 else self.even
        levels = city.level
        below = levels[a]
        beside = 0.0
        under = 0.0
        for offset in rim.all:
            height = levels[a + offset]
            if height == below + 1:
                beside += 1.0
            elif height == below:
                under += 1.0
        worth = weights.height[min(i64(below), 3)] + weights.terrace * beside
        if below == 0:
            return self.early * worth + self.drops(city, a, rim)
        worth -= weights.hole * under
        site = self.cover[a] + self.cover[b] + self.cover[c]
        site -= self.ended[a] + self.ended[b] + self.ended[c]
        return self.early * worth + site

    def drops(self, city: City, origin: i64, rim: Rim) -> float:
        """What happens to the barracks and temples that get one or two sides built up."""
        kinds = city.kind
        drop = self.drop
        total = 0.0
        for offset in rim.once:
            near = origin + offset
            if kinds[near] == BARRACKS or kinds[near] == TEMPLES:
                total += drop[2 * near]
        for offset in rim.twice:
            near = origin + offset
            if kinds[near] == BARRACKS or kinds[near] == TEMPLES:
                total += drop[2 * near + 1]
        return total

    def price_place(self, city: City, tile: i64, triangle: i64, corner: i64) -> float:
        """What this tile would bring with its hex a on this corner of the triangle."""
        price = self.price_site(city, triangle)
        grid = city.grid
        for which in range(i64(3)):
            cell = grid.corner(triangle, (corner + which) % 3)
            price += self.gain[KINDS * cell + city.tiles.kind(tile, which)]
        return price

    def price_tiles(self, city: City, tiles: vec[i64], count: i64) -> None:
        """The best price of each of the first tiles, and the place for it."""
        best = self.best
        best_at = self.best_at
        gain = self.gain
        width = city.grid.width
        hexes = vec[i64](capacity=3 * count)
        for i in range(count):
            best[i] = NEVER
            for which in range(i64(3)):
                hexes = append(hexes, city.tiles.kind(tiles[i], which))
        for triangle in city.open.members:
            site = self.price_site(city, triangle)
            cell = triangle >> 1
            a = KINDS * cell
            b = KINDS * (cell + 1 if triangle & 1 else cell + width)
            c = KINDS * (cell + 1 - width if triangle & 1 else cell + 1)
            for i in range(count):
                x = hexes[3 * i]
                y = hexes[3 * i + 1]
                z = hexes[3 * i + 2]
                corner: i64 = 0
                price = gain[a + x] + gain[b + y] + gain[c + z]
                turned = gain[b + x] + gain[c + y] + gain[a + z]
                if turned > price:
                    price = turned
                    corner = 1
                turned = gain[c + x] + gain[a + y] + gain[b + z]
                if turned > price:
                    price = turned
                    corner = 2
                if site + price > best[i]:
                    best[i] = site + price
                    best_at[i] = 3 * triangle + corner
