"""Quick turns of Akropolis: what tiles promise, and which turn looks best without a search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.state import OVER
from poleis.games.akropolis.bot.forecast import Forecast
from poleis.games.akropolis.bot.opponent import Opponent
from poleis.games.akropolis.bot.placement_prices import NEVER, Survey
from poleis.games.akropolis.bot.shortlist import Shortlist, built
from poleis.games.akropolis.bot.weights import MANY, SOLO, TWO, Weights
from poleis.games.akropolis.rules.position import NOTHING, Akropolis

PLACES: Final = 6
"""How many placements the quick player looks at more closely."""
TRUST_IN_PRICE: Final = 0.3
"""What a point of the price counts beside a point of the forecast."""
TRUST_IN_NEXT: Final = 0.4
"""... and what a point of the next turn's price, where its tiles are known."""
NEAR: Final = 20.0
"""The quick player looks closer at tiles whose price is within so many points of the best."""


@final
class Turn:
    """A tile to take and where to put it."""

    def __init__(self, slot: i64, spot: i64) -> None:
        self.slot = slot  # of the market, counted from 0
        self.spot = spot  # 3 * triangle + corner


@final
class QuickPlayer:
    """Surveys positions, one after the other, and finds good turns in them."""

    def __init__(self, weights: list[Weights]) -> None:
        """With weights the seats have these, in turn; else the best that are known."""
        self.surveys: list[Survey] = [Survey(one) for one in weights]
        self.solo: Survey = Survey(SOLO)
        self.two: Survey = Survey(TWO)
        self.many: Survey = Survey(MANY)
        self.opponent: Opponent = Opponent()
        self.forecast: Forecast = Forecast()
        self.shortlist: Shortlist = Shortlist()

    # ---- surveys

    def survey_for(self, state: Akropolis, actor: i64) -> Survey:
        if len(self.surveys) > 0:
            return self.surveys[actor % len(self.surveys)]
        if state.difficulty != 0:
            return self.solo
        return self.two if state.turns == 2 else self.many

    def look(self, state: Akropolis, actor: i64) -> Survey:
        """Survey the city of the seat on turn, and see who comes next."""
        survey = self.survey_for(state, actor)
        stars = vec[float]([0.0] * 6)
        districts = vec[float]([0.0] * 6)
        share = 1.0 / float(state.turns)
        tiles = state.edition.tiles
        tiles.count_hexes(state.pile, stars, districts, share)
        tiles.count_hexes(state.market, stars, districts, share)
        left = len(state.pile) + len(state.market) - 1
        if state.held == NOTHING:
            left -= 1
        turns = left // state.turns
        survey.look(state.cities[actor], state.variants, turns, stars, districts)
        if state.held == NOTHING:
            if state.difficulty != 0:
                self.opponent.look_at_architect(state, survey.weights, stars, districts)
            elif survey.weights.opponent != 0.0 and len(state.market) > 2:
                self.opponent.survey.weights = survey.weights
                self.opponent.look_at_seat(
                    state, (actor + 1) % state.turns, turns, stars, districts
                )
        return survey

    def price_slots(self, state: Akropolis, actor: i64, survey: Survey) -> vec[float]:
        """What taking each affordable tile promises: its best place, less its price, and what
        becomes of the tiles that are left."""
        city = state.cities[actor]
        count = state.affordable()
        survey.price_tiles(city, state.market, len(state.market) if plays_again(state) else count)
        prices = vec[float](capacity=count)
        for slot in range(count):
            price = survey.best[slot] - survey.price_slot(slot, city.stones)
            if survey.weights.opponent != 0.0:
                price += self.price_rest(state, actor, survey, slot)
            prices = append(prices, price)
        return prices

    def price_rest(self, state: Akropolis, actor: i64, survey: Survey, slot: i64) -> float:
        """What it promises to leave the other tiles: less what the next one gains, and what that
        one leaves to me."""
        weights = survey.weights
        market = state.market
        if len(market) > 2:
            taken = self.opponent.choice(state, slot, actor)
            price = -weights.opponent * self.opponent.gain(state, survey, slot, taken)
            if not plays_again(state):
                return price
            if state.difficulty == 0:
                stones = state.cities[actor].stones - slot
                return price + weights.next * next_best(survey, stones, slot, taken, len(market))
            next_turn = self.opponent.next_against_architect(state, survey, slot, taken)
            return price + weights.next * next_turn
        if len(market) == 2 and state.difficulty != 0 and len(state.pile) > 0:
            last = market[1 - slot]
            return -weights.opponent * self.opponent.gain_of_last(state, survey, slot, last)
        return 0.0

    # ---- with a forecast

    def judge(self, state: Akropolis) -> float:
        """By how many points the player will be ahead of the architect. No tile is in hand."""
        if state.actor() == OVER:
            return float(state.margin(0))
        return self.forecast.margin(state)

    def best_place(self, state: Akropolis, survey: Survey) -> i64:
        """Where the tile in hand leads to the best forecast: 3 * triangle + corner."""
        city = state.cities[state.turn]
        places = self.shortlist
        places.find(city, survey, state.held, PLACES)
        self.forecast.look_ahead(state)
        best = NEVER
        best_spot: i64 = 0
        for i in range(places.count()):
            spot = places.spot(i)
            value = self.forecast.score(built(city, state.held, spot))
            value += TRUST_IN_PRICE * places.price(i)
            if value > best:
                best = value
                best_spot = spot
        return best_spot

    def best_turn(self, state: Akropolis, actor: i64, survey: Survey) -> Turn:
        """The turn that leads to the best forecast, among the tiles with good prices."""
        prices = self.price_slots(state, actor, survey)
        top = prices[best_of(prices)]
        best = Turn(0, 0)
        best_value = NEVER
        for slot in range(len(prices)):
            if prices[slot] < top - NEAR:
                continue
            there = state.clone()
            there.take(slot + 1)
            spot = self.best_place(there, survey)
            value = TRUST_IN_PRICE * prices[slot]
            if state.difficulty == 0:
                value += self.forecast.score(built(there.cities[actor], there.held, spot))
                value += self.price_rest(state, actor, survey, slot)
            else:
                there.apply(actor, there.place_code(there.cities[actor], spot))
                value += self.judge(there)
                if plays_again(state):
                    taken = self.opponent.choice(state, slot, actor)
                    next_turn = self.opponent.next_against_architect(state, survey, slot, taken)
                    value += TRUST_IN_NEXT * next_turn
            if value > best_value:
                best_value = value
                best = Turn(slot, spot)
        return best


def plays_again(state: Akropolis) -> bool:
    """Whether the seat that takes a tile now has its next turn before the next draws."""
    return len(state.market) > 3 and state.turns == 2


def next_best(survey: Survey, stones: i64, slot: i64, taken: i64, count: i64) -> float:
    """The best that is left for my next turn after two tiles were taken."""
    best = NEVER
    price: i64 = 0
    for i in range(count):
        if i != slot and i != taken and price <= stones:
            best = max(best, survey.best[i] - survey.stone * float(price))
            price += 1
    return best


def best_of(prices: vec[float]) -> i64:
    best: i64 = 0
    for i in range(len(prices)):
        if prices[i] > prices[best]:
            best = i
    return best
