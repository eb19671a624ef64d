"""What bots know about Akropolis: what a placement gains, and what a city may become."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.bots.evaluate import FOREVER, Evaluator
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State
from poleis.games.akropolis.forecast import can_forecast
from poleis.games.akropolis.gains import best_points, points_after
from poleis.games.akropolis.plan import Planner, shuffled
from poleis.games.akropolis.quick import TRUST_IN_PRICE, QuickPlayer, best_of
from poleis.games.akropolis.scoring import tally
from poleis.games.akropolis.shortlist import built
from poleis.games.akropolis.state import NOTHING, REACH, SLOTS, SPAN, Akropolis
from poleis.games.akropolis.survey import NEVER, Survey

MORE_PLACES: Final = 24
"""How many placements a node of the search looks at more closely."""
TURNS_AHEAD: Final = 3
"""After how many turns of each seat the forecast tells the rest of a play-out."""


@final
class AkropolisEvaluator(Evaluator):
    """Gains are true points; promises and quick actions come from surveys of the cities."""

    def __init__(self, tastes: list[vec[float]]) -> None:
        """With tastes the seats have these, in turn; else the best that is known."""
        self.quick = QuickPlayer(tastes)
        self.planner = Planner(self.quick)

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
        survey = self.quick.look(state, actor)
        if survey.turns == 0.0:  # nothing is to come: the true points are the promise
            return self.gains(state, actor, actions)
        if state.held == NOTHING:
            return self.quick.price_slots(state, actor, survey)
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
        city = state.cities[state.turn]
        places = self.quick.shortlist
        places.find(city, survey, state.held, MORE_PLACES)
        forecast = self.quick.forecast
        forecast.look_ahead(state)
        codes = vec[i64](capacity=places.count)
        values = vec[float](capacity=places.count)
        least = -NEVER
        for i in range(places.count):
            at = places.at[i]
            value = forecast.score(built(city, state.held, at))
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
        survey = self.quick.look(state, actor)
        closer = can_forecast(state)
        if state.held == NOTHING:
            if closer:
                return self.quick.best_turn(state, actor, survey).slot
            return best_of(self.quick.price_slots(state, actor, survey))
        city = state.cities[actor]
        if closer:
            at = self.quick.best_place(state, survey)
        else:
            survey.price_tiles(city, vec[i64]([state.held]), 1)
            at = survey.best_at[0]
        return state.code(city, at // 3, at % 3)

    def plays_well(self, state: State) -> bool:
        """Against the architect, and wherever there is a forecast."""
        assert isinstance(state, Akropolis)
        return state.difficulty != 0 or can_forecast(state)

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Akropolis)
        return 2 * TURNS_AHEAD * state.seats() if can_forecast(state) else FOREVER

    def stakes(self, state: State) -> float:
        """Measured at two seats: with it the easy level scores as without a forecast."""
        assert isinstance(state, Akropolis)
        return 3.0 if state.difficulty == 0 and can_forecast(state) else 1.0

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Akropolis)
        if state.actor() == OVER or state.held != NOTHING or not can_forecast(state):
            return super().values(state)
        return self.quick.forecast.margins(state)

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
                survey = self.quick.look(state, actor)
                if closer:
                    turn = self.quick.best_turn(state, actor, survey)
                    slot = turn.slot
                    at = turn.at
                else:
                    slot = best_of(self.quick.price_slots(state, actor, survey))
                    at = survey.best_at[slot]
                state.apply(actor, slot)
                state.apply(actor, state.code(state.cities[actor], at // 3, at % 3))
                decisions += 2

    # ---- plans

    def plans(self, state: State) -> bool:
        assert isinstance(state, Akropolis)
        return state.difficulty != 0 and can_forecast(state) and len(state.pile) > 0

    def foresee(self, state: State, actor: i64, actions: vec[i64], luck: Luck) -> vec[float]:
        assert isinstance(state, Akropolis)
        order = shuffled(state.pile, luck)
        worths = vec[float](capacity=len(actions))
        for action in actions:
            there = state.clone()
            there.apply(actor, action)
            worths = append(worths, self.planner.worth(there, order))
        return worths
