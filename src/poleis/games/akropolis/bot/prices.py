"""What the parts of a city are worth, now and later: a stone, a unit of value of each district
type, a plaza, and what covering a cell would bring.

The price of a district is its level times the stars that its type has and may still get; the price
of a plaza is its stars times the value that its type has and may still get. What may still come is
a guess, made by weights.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.weights import FULL_GAME, Weights
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    EMPTY,
    FLOATS,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    QUARRY,
    TEMPLES,
)
from poleis.games.akropolis.rules.house_groups import HouseGroups
from poleis.games.akropolis.rules.scoring import (
    counts,
    doubles,
    is_doubled,
    neighbours_of_kind,
)


class CityPrices:
    """Prices of what is built in one city; it can look at many cities, one after the other."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.houses: HouseGroups = HouseGroups()
        self.turns: float = 0.0  # after this one
        self.early: float = 0.0
        self.stone: float = 0.0  # the price of a stone
        self.variants: i64 = 0
        self.price: vec[float] = vec[float]([0.0] * 6)  # of a unit of value of each district type
        self.plaza: vec[float] = vec[float]([0.0] * 6)  # of a plaza of each district type
        self.walled: vec[float] = vec[float]([0.0] * 7)  # what a barracks counts by empty sides
        self.hoped: vec[float] = vec[float]([0.0] * 7)  # what a temple counts by empty sides
        self.house_hope: float = 0.0
        self.market_hope: float = 0.0
        self.cover: vec[float] = vec[float]()  # of each cell: what covering it would bring
        self.drop: vec[float] = vec[
            float
        ]()  # of each barracks or temple, twice: if 1 or 2 sides are built up

    def set_prices(
        self, city: City, variants: i64, turns: i64, stars: vec[float], districts: vec[float]
    ) -> None:
        """Find the prices for a seat that has so many turns after this one, when so many stars
        and districts of each type are still to come for it."""
        if len(self.cover) != len(city.kind):
            self.cover = vec[float]([0.0] * len(city.kind))
            self.drop = vec[float]([0.0] * (2 * len(city.kind)))
        self.variants = variants
        self.turns = float(turns)
        self.early = self.turns / FULL_GAME
        self.stone = self.price_stone(city.stones)
        self.set_hopes()
        self.price_districts(city, stars)
        self.price_plazas(city, districts)

    def price_stone(self, owned: i64) -> float:
        """What one more stone is worth to somebody who owns so many."""
        weights = self.weights
        return 1.0 + weights.stone * self.early / (1.0 + max(0.0, weights.plenty) * FLOATS[owned])

    def price_slot(self, slot: i64, owned: i64) -> float:
        """What the stones for a slot of the market (from 0) are worth to their owner."""
        price = 0.0
        for paid in range(slot):
            price += self.price_stone(owned - 1 - paid)
        return price

    def set_hopes(self) -> None:
        weights = self.weights
        turns = self.turns
        early = self.early
        walled = self.walled
        hoped = self.hoped
        for empty in range(i64(7)):
            walled[empty] = 0.0
            if counts(BARRACKS, empty):
                walled[empty] = max(0.0, 1.0 - early * weights.walled[min(empty, 3) - 1])
            if is_doubled(self.variants, BARRACKS) and doubles(BARRACKS, empty):
                walled[empty] *= 2.0 - early
            hoped[empty] = 1.0
            if not counts(TEMPLES, empty):
                haste = turns + weights.temple_haste * FLOATS[empty] + 0.001
                hoped[empty] = weights.temple_hope * turns / haste
        self.house_hope = weights.house_hope * turns / (turns + weights.house_haste + 0.001)
        self.market_hope = weights.market_hope * early

    def price_districts(self, city: City, stars: vec[float]) -> None:
        weights = self.weights
        price = self.price
        kinds = city.kind
        plaza_stars = city.tiles.stars
        for district in range(i64(1), i64(6)):
            price[district] = weights.future_stars[district - 1] * stars[district]
        grow = 1.0 + weights.stars_grow * self.early
        for cell in city.built:
            kind = i64(kinds[cell])
            if kind > QUARRY:
                price[kind - PLAZA] += FLOATS[plaza_stars[kind - PLAZA]] * grow
        self.houses.find(city)
        if is_doubled(self.variants, HOUSES):
            has_doubled = doubles(HOUSES, self.houses.best())
            price[HOUSES] *= 2.0 if has_doubled else 1.0 + min(self.early, 1.0)

    def price_plazas(self, city: City, districts: vec[float]) -> None:
        """Find what counts and what covering it would cost; with that, price the plazas."""
        weights = self.weights
        kinds = city.kind
        levels = city.level
        cover = self.cover
        houses = self.houses
        value = vec[float]([0.0] * 6)
        value[HOUSES] = FLOATS[houses.best()]
        quarry_low = self.stone - weights.quarry_low * self.early
        quarry_high = self.stone - weights.quarry_high * self.early
        for cell in city.built:
            kind = i64(kinds[cell])
            if kind == QUARRY:
                cover[cell] = quarry_low if levels[cell] == 1 else quarry_high
            elif kind == GARDENS:
                level = FLOATS[i64(levels[cell])]
                value[GARDENS] += level
                cover[cell] = -level * self.price[GARDENS]
            elif kind == MARKETS:
                value[MARKETS] += self.look_at_market(city, cell)
            elif kind == BARRACKS or kind == TEMPLES:
                value[kind] += self.look_at_edge(city, cell, kind)
            elif kind == HOUSES:
                part = 1.0 if houses.is_main(cell) else self.house_hope
                cover[cell] = -part * FLOATS[i64(levels[cell])] * self.price[HOUSES]
        plaza = self.plaza
        grow = 1.0 + weights.value_grows * self.early
        for district in range(i64(1), i64(6)):
            worth = (
                value[district] * grow + weights.future_value[district - 1] * districts[district]
            )
            plaza[district] = worth * FLOATS[city.tiles.stars[district]]
        for cell in city.built:
            kind = i64(kinds[cell])
            if kind > QUARRY:
                cover[cell] = -plaza[kind - PLAZA]

    def look_at_market(self, city: City, cell: i64) -> float:
        """What this market counts (AKR-6.3, AKR-7.3)."""
        kinds = city.kind
        worth = FLOATS[i64(city.level[cell])]
        beside: i64 = 0
        plazas: i64 = 0
        freed = 0.0
        for step in city.grid.directions:
            kind = kinds[cell + step]
            if kind == MARKETS:
                beside += 1
                if neighbours_of_kind(city, cell + step, MARKETS) == 1:
                    freed += FLOATS[i64(city.level[cell + step])]
            elif kind == MARKETS + PLAZA:
                plazas += 1
        if is_doubled(self.variants, MARKETS) and doubles(MARKETS, plazas):
            worth *= 2.0
        if not counts(MARKETS, beside):
            worth *= self.market_hope
            freed *= 1.0 - self.market_hope
        self.cover[cell] = (freed - worth) * self.price[MARKETS]
        return worth

    def look_at_edge(self, city: City, cell: i64, kind: i64) -> float:
        """What this barracks or temple counts, by its empty sides (AKR-6.4, 6.5, 7.4, 7.5)."""
        height = i64(city.level[cell])
        level = FLOATS[height]
        empty = neighbours_of_kind(city, cell, EMPTY)
        hopes = self.walled
        if kind == TEMPLES:
            hopes = self.hoped
            if is_doubled(self.variants, TEMPLES) and doubles(TEMPLES, height):
                level *= 2.0
        worth = level * hopes[empty]
        price = self.price[kind]
        self.cover[cell] = -worth * price
        self.drop[2 * cell] = (level * hopes[max(empty - 1, 0)] - worth) * price
        self.drop[2 * cell + 1] = (level * hopes[max(empty - 2, 0)] - worth) * price
        return worth
