"""How a game will end, judged by the position.

A seat's score comes from the features of its city, the architect's (AKR-8.6) from a sum of the same
kind over its collection. Against the architect both speak of the moment after its answer to a turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.features import CityFeatures, Formula
from poleis.games.akropolis.bot.placement_prices import NEVER
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import FLOATS, HOUSES
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.rules.scoring import LAKES, tally

# Where the architect's numbers stand: eight of each district type first, then these.
OF_TYPE: Final = 8
ONE: Final = 40  # always 1
STONES: Final = 41  # the architect's: all, the first, the first 3
MY_STONES: Final = 44  # all, the first 3
PLAZAS: Final = 46  # tiles with a plaza in the pile
SITE: Final = 47  # 1, 2 or 3 tiles are left on the construction site
SIZE: Final = 50


def can_forecast(state: Akropolis) -> bool:
    """Whether this is a standard game without variants: what the weights are good for.

    They count any empty cell beside a barracks as an edge, so lakes may count too (AKR-6.4.2).
    """
    if state.variants & ~LAKES != 0:
        return False
    # The long game has more tiles (AKR-2.8).
    return state.tiles_in_play() == state.edition.standard_tiles[state.turns]


@final
class Forecast:
    """Judges positions, one after the other."""

    def __init__(self) -> None:
        self.features: CityFeatures = CityFeatures()
        self.architect: Formula = Formula("architect", SIZE)
        self.numbers: vec[float] = vec[float]([0.0] * SIZE)
        self.turns: i64 = 0  # that the player has left
        self.to_stars: vec[float] = vec[float]([0.0] * 6)  # for each player, by district type
        self.to_districts: vec[float] = vec[float]([0.0] * 6)

    def margins(self, state: Akropolis) -> vec[float]:
        """By how many points each seat will be ahead. No tile is in hand."""
        if state.difficulty != 0:
            return vec[float]([self.margin(state)])
        self.look_ahead(state)
        seats = state.turns
        left = len(state.pile) + len(state.market) - 1
        scores = vec[float](capacity=seats)
        for seat in range(seats):
            comes = (seat - state.turn + seats) % seats  # after so many others
            turns = (left - comes + seats - 1) // seats
            city = state.cities[seat]
            score = self.features.expect(city, turns, self.to_stars, self.to_districts)
            scores = append(scores, score)
        margins = vec[float](capacity=seats)
        for seat in range(seats):
            margins = append(margins, scores[seat] - best_but(scores, seat))
        return margins

    def margin(self, state: Akropolis) -> float:
        """By how many points the player will be ahead of the architect. No tile is in hand."""
        self.look_ahead(state)
        mine = self.features.expect(state.cities[0], self.turns, self.to_stars, self.to_districts)
        self.read_collection(state)
        return mine - self.architect.sum(self.numbers, self.turns)

    def score(self, city: City) -> float:
        """What this city will score, if it comes out of the turn that was looked at."""
        if self.turns == 0:
            return float(tally(city, 0).points() + city.stones)
        return self.features.expect(city, self.turns, self.to_stars, self.to_districts)

    def look_ahead(self, state: Akropolis) -> None:
        """Count what is left after this turn, and after the architect's answer to it if there is
        one. Each player will have an equal part of it."""
        stars = self.to_stars
        districts = self.to_districts
        for district in range(i64(6)):
            stars[district] = 0.0
            districts[district] = 0.0
        share = 1.0 / float(state.turns)
        tiles = state.edition.tiles
        tiles.count_hexes(state.pile, stars, districts, share)
        tiles.count_hexes(state.market, stars, districts, share)
        left = len(state.pile) + len(state.market) - 1
        if state.difficulty != 0 and state.held != NOTHING and len(state.market) > 1:
            answer = state.market[state.architect_choice() - 1]
            tiles.count_hexes(vec[i64]([answer]), stars, districts, -share)
            left -= 1
        self.turns = left // state.turns

    def read_collection(self, state: Akropolis) -> None:
        """The numbers that tell the architect's score at the end."""
        numbers = self.numbers
        stars = vec[float]([0.0] * 6)
        districts = vec[float]([0.0] * 6)
        tiles = state.edition.tiles
        stars[HOUSES] = FLOATS[tiles.stars[HOUSES]]  # of its start tile
        tiles.count_hexes(state.collection, stars, districts, 1.0)
        for district in range(i64(1), i64(6)):
            at = OF_TYPE * (district - 1)
            to_stars = self.to_stars[district]
            to_districts = self.to_districts[district]
            numbers[at] = stars[district]
            numbers[at + 1] = districts[district]
            numbers[at + 2] = stars[district] * districts[district]
            numbers[at + 3] = to_stars
            numbers[at + 4] = to_districts
            numbers[at + 5] = stars[district] * to_districts
            numbers[at + 6] = to_stars * districts[district]
            numbers[at + 7] = to_stars * to_districts
        stones = float(state.stones)
        numbers[ONE] = 1.0
        numbers[STONES] = stones
        numbers[STONES + 1] = min(stones, 1.0)
        numbers[STONES + 2] = min(stones, 3.0)
        stones = float(state.cities[0].stones)
        numbers[MY_STONES] = stones
        numbers[MY_STONES + 1] = min(stones, 3.0)
        numbers[PLAZAS] = 0.0
        for tile in state.pile:
            if tiles.has_plaza(tile):
                numbers[PLAZAS] += 1.0
        for left in range(i64(1), i64(4)):
            numbers[SITE + left - 1] = 1.0 if len(state.market) == left else 0.0


def best_but(scores: vec[float], seat: i64) -> float:
    """The best score of the others."""
    best = NEVER
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return best
