"""What bots know about Akropolis: what a placement gains, and what a city may become."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.bots.evaluate import FOREVER, Evaluator
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State
from poleis.games.akropolis.data import count_hexes
from poleis.games.akropolis.forecast import Forecast, can_forecast
from poleis.games.akropolis.gains import best_points, points_after
from poleis.games.akropolis.rival import Rival
from poleis.games.akropolis.scoring import tally
from poleis.games.akropolis.shortlist import Shortlist, built
from poleis.games.akropolis.state import NOTHING, REACH, SLOTS, SPAN, Akropolis
from poleis.games.akropolis.survey import NEVER, Survey
from poleis.games.akropolis.taste import (
    MANY,
    NEXT,
    RIVAL,
    SOLO,
    TWO,
)

PLACES: Final = 6
"""How many placements the quick player looks at more closely against the architect."""
MORE_PLACES: Final = 24
"""... and how many a node of the search."""
TRUST_IN_PRICE: Final = 0.3
"""What a point of the price counts beside a point of the forecast."""
TRUST_IN_NEXT: Final = 0.4
"""... and what a point of the next turn's price, where its tiles are known."""
NEAR: Final = 20.0
"""The quick player looks closer at tiles whose price is within so many points of the best."""
TURNS_AHEAD: Final = 3
"""After how many turns of a play-out the forecast tells the rest."""


@final
class Turn:
    """A tile to take and where to put it."""

    def __init__(self, slot: i64, at: i64) -> None:
        self.slot = slot
        self.at = at  # 3 * triangle + corner


@final
class AkropolisEvaluator(Evaluator):
    """Gains are true points; promises and quick actions come from surveys of the cities."""

    def __init__(self, tastes: list[vec[float]]) -> None:
        """With tastes the seats have these, in turn; else the best that is known."""
        self.surveys = [Survey(taste) for taste in tastes]
        self.solo = Survey(SOLO)
        self.two = Survey(TWO)
        self.many = Survey(MANY)
        self.rival = Rival()
        self.forecast = Forecast()
        self.shortlist = Shortlist()

    # ---- true points

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Akropolis)
        city = state.cities[actor].copy()
        before = float(tally(city, state.variants).points())
        gains = vec[float](capacity=len(actions))
        for action in actions:
            if state.held != NOTHING:
                place = action - SLOTS
                cell = place // 6
                q = cell // SPAN - REACH
                r = cell % SPAN - REACH
                gain = points_after(city, state.variants, state.held, q, r, place % 6) - before
            else:
                tile = state.market[action]
                gain = best_points(city, state.variants, tile) - before - float(action)
            gains = append(gains, gain)
        return gains

    # ---- quick judgements

    def promises(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Akropolis)
        survey = self.look(state, actor)
        if survey.turns == 0.0:  # nothing is to come: the true points are the promise
            return self.gains(state, actor, actions)
        if state.held == NOTHING:
            return self.price_slots(state, actor, survey)
        city = state.cities[actor]
        promises = vec[float](capacity=len(actions))
        for action in actions:
            place = action - SLOTS
            cell = place // 6
            rot = place % 6
            triangle = city.triangle(cell // SPAN - REACH, cell % SPAN - REACH, rot)
            price = survey.price_place(city, state.held, triangle, rot >> 1)
            promises = append(promises, price)
        if can_forecast(state):
            self.look_closer(state, survey, actions, promises)
        return promises

    def look_closer(
        self, state: Akropolis, survey: Survey, actions: vec[i64], promises: vec[float]
    ) -> None:
        """Promise by forecast what the best placements lead to; the others follow by price."""
        city = state.cities[0]
        places = self.shortlist
        places.find(city, survey, state.held, MORE_PLACES)
        self.forecast.look_ahead(state)
        codes = vec[i64](capacity=places.count)
        values = vec[float](capacity=places.count)
        least = -NEVER
        for i in range(places.count):
            at = places.at[i]
            value = self.forecast.score(built(city, state.held, at))
            value += TRUST_IN_PRICE * places.price[i]
            codes = append(codes, state.code(city, at // 3, at % 3))
            values = append(values, value)
            least = min(least, value)
        last = places.price[places.count - 1]
        for n in range(len(actions)):
            promises[n] += least - last
            for i in range(places.count):
                if codes[i] == actions[n]:
                    promises[n] = values[i]

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, Akropolis)
        survey = self.look(state, actor)
        closer = can_forecast(state)
        if state.held == NOTHING:
            if closer:
                return self.best_turn(state, survey).slot
            return best_of(self.price_slots(state, actor, survey))
        city = state.cities[actor]
        if closer:
            at = self.best_place(state, survey)
        else:
            survey.price_tiles(city, vec[i64]([state.held]), 1)
            at = survey.best_at[0]
        return state.code(city, at // 3, at % 3)

    def best_place(self, state: Akropolis, survey: Survey) -> i64:
        """Where the tile in hand leads to the best forecast: 3 * triangle + corner."""
        city = state.cities[0]
        places = self.shortlist
        places.find(city, survey, state.held, PLACES)
        self.forecast.look_ahead(state)
        best = NEVER
        best_at: i64 = 0
        for i in range(places.count):
            at = places.at[i]
            value = self.forecast.score(built(city, state.held, at))
            value += TRUST_IN_PRICE * places.price[i]
            if value > best:
                best = value
                best_at = at
        return best_at

    def plays_well(self, state: State) -> bool:
        """Measured against the architect only; with more seats the tree keeps its depth."""
        assert isinstance(state, Akropolis)
        return state.difficulty != 0

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Akropolis)
        return 2 * TURNS_AHEAD if can_forecast(state) else FOREVER

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Akropolis)
        if state.actor() == OVER or state.held != NOTHING or not can_forecast(state):
            return super().values(state)
        return vec[float]([self.forecast.margin(state)])

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        assert isinstance(state, Akropolis)
        closer = can_forecast(state)
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            elif actor < 0:
                return
            elif state.held != NOTHING:
                state.apply(actor, self.rollout_action(state, actor, luck))
                decisions += 1
            else:  # a whole turn from one survey
                survey = self.look(state, actor)
                if closer:
                    turn = self.best_turn(state, survey)
                    slot = turn.slot
                    at = turn.at
                else:
                    slot = best_of(self.price_slots(state, actor, survey))
                    at = survey.best_at[slot]
                state.apply(actor, slot)
                state.apply(actor, state.code(state.cities[actor], at // 3, at % 3))
                decisions += 2

    def best_turn(self, state: Akropolis, survey: Survey) -> Turn:
        """The turn that leads to the best forecast, among the tiles with good prices."""
        prices = self.price_slots(state, 0, survey)
        top = prices[best_of(prices)]
        best = Turn(0, 0)
        best_value = NEVER
        for slot in range(len(prices)):
            if prices[slot] < top - NEAR:
                continue
            there = state.clone()
            there.apply(0, slot)
            at = self.best_place(there, survey)
            there.apply(0, there.code(there.cities[0], at // 3, at % 3))
            value = self.values(there)[0] + TRUST_IN_PRICE * prices[slot]
            if plays_again(state):
                taken = self.rival.choice(state, slot, 0)
                next_turn = self.rival.next_against_architect(state, survey, slot, taken)
                value += TRUST_IN_NEXT * next_turn
            if value > best_value:
                best_value = value
                best = Turn(slot, at)
        return best

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
        count_hexes(state.pile, stars, districts, share)
        count_hexes(state.market, stars, districts, share)
        left = len(state.pile) + len(state.market) - 1
        if state.held == NOTHING:
            left -= 1
        turns = left // state.turns
        survey.look(state.cities[actor], state.variants, turns, stars, districts)
        if state.held == NOTHING:
            if state.difficulty != 0:
                self.rival.look_at_architect(state, survey.taste, stars, districts)
            elif survey.taste[RIVAL] != 0.0 and len(state.market) > 2:
                self.rival.survey.taste = survey.taste
                self.rival.look_at_seat(state, (actor + 1) % state.turns, turns, stars, districts)
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
            if survey.taste[RIVAL] != 0.0:
                price += self.price_rest(state, actor, survey, slot)
            prices = append(prices, price)
        return prices

    def price_rest(self, state: Akropolis, actor: i64, survey: Survey, slot: i64) -> float:
        """What it promises to leave the other tiles: less what the next one gains, and what that
        one leaves to me."""
        taste = survey.taste
        market = state.market
        if len(market) > 2:
            taken = self.rival.choice(state, slot, actor)
            price = -taste[RIVAL] * self.rival.gain(state, survey, slot, taken)
            if not plays_again(state):
                return price
            if state.difficulty == 0:
                stones = state.cities[actor].stones - slot
                return price + taste[NEXT] * next_best(survey, stones, slot, taken, 4)
            next_turn = self.rival.next_against_architect(state, survey, slot, taken)
            return price + taste[NEXT] * next_turn
        if len(market) == 2 and state.difficulty != 0 and len(state.pile) > 0:
            return -taste[RIVAL] * self.rival.gain_of_last(state, survey, slot, market[1 - slot])
        return 0.0


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
