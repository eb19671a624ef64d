"""What bots know about Akropolis: what a placement gains, and what a city may become."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import FOREVER, Evaluator, Planner, SearchHints
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.bot.forecast import can_forecast
from poleis.games.akropolis.bot.gains import best_points, points_after
from poleis.games.akropolis.bot.heuristics import TRUST_IN_PRICE, QuickPlayer, best_of
from poleis.games.akropolis.bot.placement_prices import NEVER, Survey
from poleis.games.akropolis.bot.plans import TilePlanner
from poleis.games.akropolis.bot.shortlist import built
from poleis.games.akropolis.bot.weights import Weights
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.rules.scoring import tally

MORE_PLACES: Final = 24
"""How many placements a node of the search looks at more closely."""
TURNS_AHEAD: Final = 3
"""After how many turns of each seat the forecast tells the rest of a play-out."""


@final
class AkropolisEvaluator(Evaluator[Akropolis]):
    """Gains are true points; priors and quick actions come from surveys of the cities."""

    def __init__(self, weights: list[Weights]) -> None:
        """With weights the seats have these, in turn; else the best that are known."""
        self.quick: QuickPlayer = QuickPlayer(weights)
        self.tile_planner: TilePlanner = TilePlanner(self.quick)

    # ---- true points

    def gains(self, state: Akropolis, actor: i64, actions: vec[i64]) -> vec[float]:
        city = state.cities[actor].copy()
        before = float(tally(city, state.variants).points())
        gains = vec[float](capacity=len(actions))
        place = state.edition.place
        for action in actions:
            if state.held != NOTHING:
                q = place.q(action)
                r = place.r(action)
                rot = place.orientation(action)
                points = points_after(city, state.variants, state.held, q, r, rot)
            else:
                price = state.edition.slot_of(action) - 1
                tile = state.market[price]
                points = best_points(city, state.variants, tile) - float(price)
            gains = append(gains, points - before)
        return gains

    # ---- quick judgements

    def priors(self, state: Akropolis, actor: i64, actions: vec[i64]) -> vec[float]:
        survey = self.quick.look(state, actor)
        if survey.turns == 0.0:  # nothing is to come: the true points are the prior
            return self.gains(state, actor, actions)
        if state.held == NOTHING:
            return self.quick.price_slots(state, actor, survey)
        city = state.cities[actor]
        priors = vec[float](capacity=len(actions))
        place = state.edition.place
        for action in actions:
            rot = place.orientation(action)
            triangle = city.triangle(place.q(action), place.r(action), rot)
            price = survey.price_place(city, state.held, triangle, rot >> 1)
            priors = append(priors, price)
        if can_forecast(state):
            self.look_closer(state, survey, actions, priors)
        return priors

    def look_closer(
        self, state: Akropolis, survey: Survey, actions: vec[i64], priors: vec[float]
    ) -> None:
        """Rate the best placements by forecast; the others follow by price."""
        city = state.cities[state.turn]
        places = self.quick.shortlist
        places.find(city, survey, state.held, MORE_PLACES)
        forecast = self.quick.forecast
        forecast.look_ahead(state)
        count = places.count()
        codes = vec[i64](capacity=count)
        values = vec[float](capacity=count)
        least = -NEVER
        for i in range(count):
            spot = places.spot(i)
            value = forecast.score(built(city, state.held, spot))
            value += TRUST_IN_PRICE * places.price(i)
            codes = append(codes, state.place_code(city, spot))
            values = append(values, value)
            least = min(least, value)
        last = places.price(count - 1)
        for n in range(len(actions)):
            priors[n] += least - last
            for i in range(count):
                if codes[i] == actions[n]:
                    priors[n] = values[i]

    def rollout_action(self, state: Akropolis, actor: i64, luck: Luck) -> i64:
        survey = self.quick.look(state, actor)
        closer = can_forecast(state)
        if state.held == NOTHING:
            if closer:
                slot = self.quick.best_turn(state, actor, survey).slot
            else:
                slot = best_of(self.quick.price_slots(state, actor, survey))
            return state.edition.take_code(slot + 1)
        city = state.cities[actor]
        if closer:
            spot = self.quick.best_place(state, survey)
        else:
            survey.price_tiles(city, vec[i64]([state.held]), 1)
            spot = survey.best_at[0]
        return state.place_code(city, spot)

    def hints(self, state: Akropolis) -> SearchHints:
        """Quick actions play well against the architect, and wherever there is a forecast.

        Measured at two seats: with this noise the easy level scores as without a forecast.
        """
        has_forecast = can_forecast(state)
        is_solo = state.difficulty != 0
        return SearchHints(
            horizon=2 * TURNS_AHEAD * state.seats() if has_forecast else FOREVER,
            stop_tree_at_chance=is_solo or has_forecast,
            noise_scale=3.0 if has_forecast and not is_solo else 1.0,
        )

    def values(self, state: Akropolis) -> vec[float]:
        if state.actor() == OVER or state.held != NOTHING or not can_forecast(state):
            return super().values(state)
        return self.quick.forecast.margins(state)

    def play_on(self, state: Akropolis, luck: Luck, most: i64) -> None:
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
                    spot = turn.spot
                else:
                    slot = best_of(self.quick.price_slots(state, actor, survey))
                    spot = survey.best_at[slot]
                state.apply(actor, state.edition.take_code(slot + 1))
                state.apply(actor, state.place_code(state.cities[actor], spot))
                decisions += 2

    def planner(self, state: Akropolis) -> Planner[Akropolis] | None:
        """Plans pay off against the architect, as long as tiles are to come."""
        if state.difficulty != 0 and can_forecast(state) and len(state.pile) > 0:
            return self.tile_planner
        return None
