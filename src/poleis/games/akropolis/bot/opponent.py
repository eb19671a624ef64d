"""Who comes next: the architect or the next seat, what tiles are worth to it and which it takes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.placement_prices import KINDS, NEVER, Survey
from poleis.games.akropolis.bot.weights import TWO, Weights
from poleis.games.akropolis.rules.hexes import FLOATS, HOUSES, PLAZA, QUARRY
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.tile_set import TileSet

NOBODY: Final = -1


@final
class Opponent:
    """Looks at who comes next, position after position."""

    def __init__(self) -> None:
        self.survey: Survey = Survey(TWO)  # of the seat that comes next
        self.prices: vec[float] = vec[float]([0.0] * KINDS)  # of each kind, for who comes next

    def look_at_architect(
        self, state: Akropolis, weights: Weights, stars: vec[float], districts: vec[float]
    ) -> None:
        """Price hexes as the architect gets them (AKR-8.6)."""
        tiles = state.edition.tiles
        worth = FLOATS[state.edition.architects[state.difficulty - 1].district_value]
        for district in range(i64(1), i64(6)):
            stars[district] *= weights.opponent_stars
            districts[district] *= weights.opponent_value
        stars[HOUSES] += FLOATS[tiles.stars[HOUSES]]  # of its start tile
        tiles.count_hexes(state.collection, stars, districts, 1.0)
        prices = self.prices
        for district in range(i64(1), i64(6)):
            prices[district] = worth * stars[district]
            prices[PLAZA + district] = worth * districts[district] * FLOATS[tiles.stars[district]]

    def look_at_seat(
        self,
        state: Akropolis,
        seat: i64,
        turns: i64,
        stars: vec[float],
        districts: vec[float],
    ) -> None:
        """Price hexes roughly as the next seat does, wherever it would put them."""
        opponent = self.survey
        opponent.look(state.cities[seat], state.variants, turns, stars, districts)
        prices = self.prices
        for district in range(i64(1), i64(6)):
            prices[district] = opponent.price[district] * opponent.weights.opponent_value
            prices[PLAZA + district] = opponent.plaza[district]
        prices[QUARRY] = opponent.stone

    def choice(self, state: Akropolis, slot: i64, actor: i64) -> i64:
        """Which tile of the market (counted before anything is taken) the next one will take
        after this slot was taken; NOBODY if unknown."""
        market = state.market
        tiles = state.edition.tiles
        if state.difficulty == 0:
            stones = state.cities[(actor + 1) % state.turns].stones
        else:
            stones = state.stones + slot
        best = NOBODY
        best_worth = NEVER
        price: i64 = 0
        for i in range(len(market)):
            if i == slot:
                continue
            if price > stones:
                break
            worth = self.price(tiles, market[i]) - float(price)
            if state.difficulty != 0:
                worth = 0.0 if price == 0 else NEVER
                if tiles.has_plaza(market[i]):
                    return i
            if worth > best_worth:
                best = i
                best_worth = worth
            price += 1
        return best

    def price(self, tiles: TileSet, tile: i64) -> float:
        prices = self.prices
        return (
            prices[tiles.kind(tile, 0)] + prices[tiles.kind(tile, 1)] + prices[tiles.kind(tile, 2)]
        )

    def gain(self, state: Akropolis, survey: Survey, slot: i64, taken: i64) -> float:
        """What the next one gains if it takes that tile after this slot was taken."""
        gain = self.price(state.edition.tiles, state.market[taken])
        paid = taken - 1 if taken > slot else taken
        if state.difficulty == 0:
            return gain - float(paid)
        stone = 1.0 + survey.weights.opponent_stone * survey.early
        return gain + stone * float(slot - paid)  # AKR-8.3: it gets what the seat pays

    def next_against_architect(
        self, state: Akropolis, survey: Survey, slot: i64, taken: i64
    ) -> float:
        """The best of my next turn after two tiles of four were taken: one of the others is mine,
        and the last lies first when the architect comes."""
        one: i64 = 0
        while one == slot or one == taken:
            one += 1
        two = one + 1
        while two == slot or two == taken:
            two += 1
        opponent = survey.weights.opponent
        market = state.market
        best = survey.best[one] - opponent * self.gain_of_last(state, survey, 0, market[two])
        if state.cities[0].stones > slot:
            price = survey.best[two] - survey.stone
            price -= opponent * self.gain_of_last(state, survey, 1, market[one])
            best = max(best, price)
        return best

    def gain_of_last(self, state: Akropolis, survey: Survey, slot: i64, last: i64) -> float:
        """What the architect gains if I pay for this slot and leave the last tile to it, which then
        lies before new ones: a plaza there is its choice (AKR-8.4), else it looks further."""
        tiles = state.edition.tiles
        stone = 1.0 + survey.weights.opponent_stone * survey.early
        gain = stone * float(slot)
        total = 0.0
        count = 0.0
        if not tiles.has_plaza(last) and state.stones + slot > 0:
            for tile in state.pile:
                if tiles.has_plaza(tile):
                    total += self.price(tiles, tile)
                    count += 1.0
        if count == 0.0:
            return gain + self.price(tiles, last)
        return gain + total / count - stone
