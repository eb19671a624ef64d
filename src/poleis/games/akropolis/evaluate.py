"""What bots know about Akropolis: what a placement gains, and what a city may become."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from poleis.bots.evaluate import Evaluator
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, State
from poleis.games.akropolis.city import City
from poleis.games.akropolis.data import HOUSES, PLAZA, QUARRY, STARS, hex_of
from poleis.games.akropolis.scoring import HARD, tally
from poleis.games.akropolis.state import NOTHING, REACH, SLOTS, SPAN, Akropolis
from poleis.games.akropolis.survey import KINDS, NEVER, Survey, count_hexes
from poleis.games.akropolis.taste import (
    MANY,
    NEXT,
    RIVAL,
    RIVAL_STARS,
    RIVAL_STONE,
    RIVAL_VALUE,
    SOLO,
    TWO,
)

NOBODY: Final = -1


@final
class AkropolisEvaluator(Evaluator):
    """Gains are true points; promises and quick actions come from surveys of the cities."""

    def __init__(self, tastes: list[vec[float]]) -> None:
        """With tastes the seats have these, in turn; else the best that is known."""
        self.surveys = [Survey(taste) for taste in tastes]
        self.solo = Survey(SOLO)
        self.two = Survey(TWO)
        self.many = Survey(MANY)
        self.rival = Survey(TWO)  # of the seat that comes next
        self.rival_prices = vec[float]([0.0] * KINDS)  # of each kind, for who comes next

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
        return promises

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, Akropolis)
        survey = self.look(state, actor)
        if state.held == NOTHING:
            return best_of(self.price_slots(state, actor, survey))
        city = state.cities[actor]
        survey.price_tiles(city, vec[i64]([state.held]), 1)
        return state.code(city, survey.best_at[0] // 3, survey.best_at[0] % 3)

    def plays_well(self, state: State) -> bool:
        """Measured against the architect only; with more seats the tree keeps its depth."""
        assert isinstance(state, Akropolis)
        return state.difficulty != 0

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        assert isinstance(state, Akropolis)
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
                slot = best_of(self.price_slots(state, actor, survey))
                at = survey.best_at[slot]
                place = state.code(state.cities[actor], at // 3, at % 3)
                state.apply(actor, slot)
                state.apply(actor, place)
                decisions += 2

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
                self.look_at_architect(state, survey.taste, stars, districts)
            elif survey.taste[RIVAL] != 0.0 and len(state.market) > 2:
                self.rival.taste = survey.taste
                self.look_at_rival(state, (actor + 1) % state.turns, turns, stars, districts)
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
            taken = self.rival_choice(state, slot, actor)
            price = -taste[RIVAL] * self.rival_gain(state, survey, slot, taken)
            if not plays_again(state):
                return price
            if state.difficulty == 0:
                stones = state.cities[actor].stones - slot
                return price + taste[NEXT] * next_best(survey, stones, slot, taken, 4)
            return price + taste[NEXT] * self.next_against_architect(state, survey, slot, taken)
        if len(market) == 2 and state.difficulty != 0 and len(state.pile) > 0:
            return -taste[RIVAL] * self.gain_of_last(state, survey, slot, market[1 - slot])
        return 0.0

    # ---- who comes next

    def look_at_architect(
        self, state: Akropolis, taste: vec[float], stars: vec[float], districts: vec[float]
    ) -> None:
        """Price hexes as the architect gets them (AKR-8.6)."""
        worth = 2.0 if state.difficulty == HARD else 1.0
        for district in range(i64(1), i64(6)):
            stars[district] *= taste[RIVAL_STARS]
            districts[district] *= taste[RIVAL_VALUE]
        stars[HOUSES] += 1.0  # of its start tile
        count_hexes(state.collection, stars, districts, 1.0)
        prices = self.rival_prices
        for district in range(i64(1), i64(6)):
            prices[district] = worth * stars[district]
            prices[PLAZA + district] = worth * districts[district] * float(STARS[district])

    def look_at_rival(
        self,
        state: Akropolis,
        seat: i64,
        turns: i64,
        stars: vec[float],
        districts: vec[float],
    ) -> None:
        """Price hexes roughly as the next seat does, wherever it would put them."""
        rival = self.rival
        rival.look(state.cities[seat], state.variants, turns, stars, districts)
        prices = self.rival_prices
        for district in range(i64(1), i64(6)):
            prices[district] = rival.price[district] * rival.taste[RIVAL_VALUE]
            prices[PLAZA + district] = rival.plaza[district]
        prices[QUARRY] = rival.stone

    def rival_choice(self, state: Akropolis, slot: i64, actor: i64) -> i64:
        """Which tile of the market (counted before anything is taken) the next one will take
        after this slot was taken; NOBODY if unknown."""
        market = state.market
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
            worth = self.rival_price(market[i]) - float(price)
            if state.difficulty != 0:
                worth = 0.0 if price == 0 else NEVER
                if has_plaza(market[i]):
                    return i
            if worth > best_worth:
                best = i
                best_worth = worth
            price += 1
        return best

    def rival_price(self, tile: i64) -> float:
        prices = self.rival_prices
        return prices[hex_of(tile, 0)] + prices[hex_of(tile, 1)] + prices[hex_of(tile, 2)]

    def rival_gain(self, state: Akropolis, survey: Survey, slot: i64, taken: i64) -> float:
        """What the next one gains if it takes that tile after this slot was taken."""
        gain = self.rival_price(state.market[taken])
        paid = taken - 1 if taken > slot else taken
        if state.difficulty == 0:
            return gain - float(paid)
        stone = 1.0 + survey.taste[RIVAL_STONE] * survey.early
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
        rival = survey.taste[RIVAL]
        market = state.market
        best = survey.best[one] - rival * self.gain_of_last(state, survey, 0, market[two])
        if state.cities[0].stones > slot:
            price = survey.best[two] - survey.stone
            price -= rival * self.gain_of_last(state, survey, 1, market[one])
            best = max(best, price)
        return best

    def gain_of_last(self, state: Akropolis, survey: Survey, slot: i64, last: i64) -> float:
        """What the architect gains if I pay for this slot and leave the last tile to it, which then
        lies before new ones: a plaza there is its choice (AKR-8.4), else it looks further."""
        stone = 1.0 + survey.taste[RIVAL_STONE] * survey.early
        gain = stone * float(slot)
        total = 0.0
        count = 0.0
        if not has_plaza(last) and state.stones + slot > 0:
            for tile in state.pile:
                if has_plaza(tile):
                    total += self.rival_price(tile)
                    count += 1.0
        if count == 0.0:
            return gain + self.rival_price(last)
        return gain + total / count - stone


def plays_again(state: Akropolis) -> bool:
    """Whether the seat that takes a tile now has its next turn before the next draws."""
    return len(state.market) > 3 and state.turns == 2


def has_plaza(tile: i64) -> bool:
    return hex_of(tile, 0) > PLAZA or hex_of(tile, 1) > PLAZA or hex_of(tile, 2) > PLAZA


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


def best_points(city: City, variants: i64, tile: i64) -> float:
    """The points of the city, new stones included, after the best placement of a tile."""
    best = NEVER
    grid = city.grid
    for triangle in city.open.members:
        for corner in range(i64(3)):
            cell = grid.corner(triangle, corner)
            rot = 2 * corner + (triangle & 1)
            best = max(best, points_after(city, variants, tile, grid.q(cell), grid.r(cell), rot))
    return best


def points_after(city: City, variants: i64, tile: i64, q: i64, r: i64, rot: i64) -> float:
    """The points of the city, new stones included, if the tile lay there. The city is lent."""
    triangle = city.triangle(q, r, rot)
    first = rot >> 1
    a = city.grid.corner(triangle, first)
    b = city.grid.corner(triangle, (first + 1) % 3)
    c = city.grid.corner(triangle, (first + 2) % 3)
    kind_a = city.kind[a]
    kind_b = city.kind[b]
    kind_c = city.kind[c]
    level = city.level[a]
    stones: i64 = 0
    if kind_a == QUARRY:
        stones += 1
    if kind_b == QUARRY:
        stones += 1
    if kind_c == QUARRY:
        stones += 1
    put(city, a, hex_of(tile, 0), level + 1)
    put(city, b, hex_of(tile, 1), level + 1)
    put(city, c, hex_of(tile, 2), level + 1)
    built = city.built
    if level == 0:
        longer = built[:]
        longer = append(longer, a)
        longer = append(longer, b)
        city.built = append(longer, c)
    points = tally(city, variants).points() + stones
    city.built = built
    put(city, a, i64(kind_a), level)
    put(city, b, i64(kind_b), level)
    put(city, c, i64(kind_c), level)
    return float(points)


def put(city: City, cell: i64, kind: i64, level: u8) -> None:
    city.kind[cell] = u8(kind)
    city.level[cell] = level
