"""What the parts of a city are worth, now and later: a stone, a unit of value of each district
type, a plaza, and what covering a cell would bring.

The price of a district is its level times the stars that its type has and may still get; the price
of a plaza is its stars times the value that its type has and may still get. What may still come is
a guess, made by the weights of a taste.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.house_groups import Groups
from poleis.games.akropolis.bot.weights import (
    FULL_GAME,
    FUTURE_STARS,
    FUTURE_VALUE,
    HOUSE_HASTE,
    HOUSE_HOPE,
    MARKET_HOPE,
    PLENTY,
    QUARRY_HIGH,
    QUARRY_LOW,
    STARS_GROW,
    STONE,
    TEMPLE_HASTE,
    TEMPLE_HOPE,
    VALUE_GROWS,
    WALLED,
)
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.data import (
    BARRACKS,
    FLOATS,
    GARDENS,
    HOUSES,
    MARKETS,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLES,
)
from poleis.games.akropolis.rules.scoring import is_doubled


class Appraisal:
    """Prices of what is built in one city; it can look at many cities, one after the other."""

    def __init__(self, taste: vec[float]) -> None:
        self.taste = taste
        self.houses = Groups()
        self.turns = 0.0  # after this one
        self.early = 0.0
        self.stone = 0.0  # the price of a stone
        self.variants: i64 = 0
        self.price = vec[float]([0.0] * 6)  # of a unit of value of each district type
        self.plaza = vec[float]([0.0] * 6)  # of a plaza of each district type
        self.walled = vec[float]([0.0] * 7)  # what a barracks counts by empty sides
        self.hoped = vec[float]([0.0] * 7)  # what a temple counts by empty sides
        self.house_hope = 0.0
        self.market_hope = 0.0
        self.cover = vec[float]()  # of each cell: what covering it would bring
        self.drop = vec[float]()  # of each barracks or temple, twice: if 1 or 2 sides are built up

    def appraise(
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
        taste = self.taste
        return 1.0 + taste[STONE] * self.early / (1.0 + max(0.0, taste[PLENTY]) * FLOATS[owned])

    def price_slot(self, slot: i64, owned: i64) -> float:
        """What the stones for a slot of the market (from 0) are worth to their owner."""
        price = 0.0
        for paid in range(slot):
            price += self.price_stone(owned - 1 - paid)
        return price

    def set_hopes(self) -> None:
        taste = self.taste
        turns = self.turns
        early = self.early
        walled = self.walled
        hoped = self.hoped
        walled[0] = 0.0
        hoped[0] = 1.0
        for empty in range(i64(1), i64(7)):
            walled[empty] = max(0.0, 1.0 - early * taste[WALLED + min(empty, 3) - 1])
            if is_doubled(self.variants, BARRACKS) and 3 <= empty <= 4:
                walled[empty] *= 2.0 - early
            hoped[empty] = (
                taste[TEMPLE_HOPE] * turns / (turns + taste[TEMPLE_HASTE] * FLOATS[empty] + 0.001)
            )
        self.house_hope = taste[HOUSE_HOPE] * turns / (turns + taste[HOUSE_HASTE] + 0.001)
        self.market_hope = taste[MARKET_HOPE] * early

    def price_districts(self, city: City, stars: vec[float]) -> None:
        taste = self.taste
        price = self.price
        kinds = city.kind
        for district in range(i64(1), i64(6)):
            price[district] = taste[FUTURE_STARS + district - 1] * stars[district]
        grow = 1.0 + taste[STARS_GROW] * self.early
        for cell in city.built:
            kind = i64(kinds[cell])
            if kind > QUARRY:
                price[kind - PLAZA] += FLOATS[STARS[kind - PLAZA]] * grow
        self.houses.find(city)
        if is_doubled(self.variants, HOUSES):
            doubled = 2.0 if self.houses.best() >= 10.0 else 1.0 + min(self.early, 1.0)
            price[HOUSES] *= doubled

    def price_plazas(self, city: City, districts: vec[float]) -> None:
        """Find what counts and what covering it would cost; with that, price the plazas."""
        taste = self.taste
        kinds = city.kind
        levels = city.level
        cover = self.cover
        houses = self.houses
        value = vec[float]([0.0] * 6)
        value[HOUSES] = self.houses.best()
        quarry_low = self.stone - taste[QUARRY_LOW] * self.early
        quarry_high = self.stone - taste[QUARRY_HIGH] * self.early
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
                part = 1.0 if houses.of[cell] == houses.main else self.house_hope
                cover[cell] = -part * FLOATS[i64(levels[cell])] * self.price[HOUSES]
        plaza = self.plaza
        grow = 1.0 + taste[VALUE_GROWS] * self.early
        for district in range(i64(1), i64(6)):
            worth = (
                value[district] * grow + taste[FUTURE_VALUE + district - 1] * districts[district]
            )
            plaza[district] = worth * FLOATS[STARS[district]]
        for cell in city.built:
            kind = i64(kinds[cell])
            if kind > QUARRY:
                cover[cell] = -plaza[kind - PLAZA]

    def look_at_market(self, city: City, cell: i64) -> float:
        """What this market counts (AKR-6.3, AKR-7.3)."""
        kinds = city.kind
        counts = FLOATS[i64(city.level[cell])]
        rivals: i64 = 0
        freed = 0.0
        beside_plaza = False
        for step in city.grid.directions:
            kind = kinds[cell + step]
            if kind == MARKETS:
                rivals += 1
                if markets_beside(city, cell + step) == 1:
                    freed += FLOATS[i64(city.level[cell + step])]
            elif kind == MARKETS + PLAZA:
                beside_plaza = True
        if beside_plaza and is_doubled(self.variants, MARKETS):
            counts *= 2.0
        if rivals > 0:
            counts *= self.market_hope
            freed *= 1.0 - self.market_hope
        self.cover[cell] = (freed - counts) * self.price[MARKETS]
        return counts

    def look_at_edge(self, city: City, cell: i64, kind: i64) -> float:
        """What this barracks or temple counts, by its empty sides (AKR-6.4, 6.5, 7.4, 7.5)."""
        kinds = city.kind
        level = FLOATS[i64(city.level[cell])]
        empty: i64 = 0
        for step in city.grid.directions:
            if kinds[cell + step] == 0:
                empty += 1
        hopes = self.walled
        if kind == TEMPLES:
            hopes = self.hoped
            if level >= 2.0 and is_doubled(self.variants, TEMPLES):
                level *= 2.0
        counts = level * hopes[empty]
        price = self.price[kind]
        self.cover[cell] = -counts * price
        self.drop[2 * cell] = (level * hopes[max(empty - 1, 0)] - counts) * price
        self.drop[2 * cell + 1] = (level * hopes[max(empty - 2, 0)] - counts) * price
        return counts


def markets_beside(city: City, cell: i64) -> i64:
    """How many neighbours of this cell are markets."""
    kinds = city.kind
    found: i64 = 0
    for step in city.grid.directions:
        if kinds[cell + step] == MARKETS:
            found += 1
    return found
