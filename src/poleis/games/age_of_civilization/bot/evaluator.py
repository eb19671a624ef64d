"""What bots know about Age of Civilization: what coins, workers, cards and abilities may bring.

`position_value` judges positions, and actions by the positions that they lead to. Playouts choose
at random, sensible actions more often than others.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator
from poleis.core.luck import Luck
from poleis.core.sets import lowest
from poleis.games.age_of_civilization.bot.position_value import PositionValue
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.action_step import performable
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.orders import fillable
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    MAY_PERFORM,
    TURN_END,
)
from poleis.games.age_of_civilization.rules.scoring import points
from poleis.games.age_of_civilization.rules.strength import has_most_strength

LOST = -1000000.0
"""Less than any position is worth."""


@final
class AgeOfCivilizationEvaluator(Evaluator[AgeOfCivilization]):
    """Judges positions by their value, and actions by the positions that they lead to."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition = edition
        self.weights = weights
        self.value: PositionValue = PositionValue(edition, weights)

    def gains(self, state: AgeOfCivilization, actor: i64, actions: vec[i64]) -> vec[float]:
        gains = vec[float](capacity=len(actions))
        keep = self.edition.action_kinds.keep
        if keep.holds(actions[0]):
            for action in actions:
                gains = append(gains, self.value.card_worth(keep.first_arg(action)))
            return gains
        before = self.value.lead(state, actor)
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            gains = append(gains, self.best_lead(after, actor, 2) - before)
        return gains

    def values(self, state: AgeOfCivilization) -> vec[float]:
        if not state.agreement.is_scenario():
            return super().values(state)
        return vec[float]([float(points(state, 0)) + self.value.goal_worth(state)])

    def best_lead(self, state: AgeOfCivilization, seat: i64, depth: i64) -> float:
        """The lead after the best answer to the questions that an action asks its actor at once."""
        if len(state.pending) == 0 or depth == 0:
            return self.value.lead(state, seat)
        pending = state.top()
        asks = pending.effect != NONE or pending.kind == CHOOSE_RESEARCH
        if pending.actor != seat or not asks:
            return self.value.lead(state, seat)
        best = LOST
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            best = max(best, self.best_lead(after, seat, depth - 1))
        return best

    # ---- quick actions for playouts

    def rollout_action(self, state: AgeOfCivilization, actor: i64, luck: Luck) -> i64:
        """An action at random, sensible ones more often than others."""
        kind = state.top_kind()
        if kind == ACTION_STEP:
            return self.quick_step(state, actor, luck)
        actions = state.legal(actor)
        if kind == CIVILIZATION_STEP:
            return self.quick_civilization(state, actor, actions, luck)
        if kind == MAY_PERFORM:
            return actions[0]
        if kind == TURN_END:
            bought = self.purchases(actions)
            return actions[bought + luck.below(len(actions) - bought)]
        return actions[luck.below(len(actions))]

    def purchases(self, actions: vec[i64]) -> i64:
        """How many of the actions buy a special technology, which playouts do not do."""
        buy = self.edition.action_kinds.buy
        found: i64 = 0
        for action in actions:
            if buy.holds(action):
                found += 1
        return found

    def quick_step(self, state: AgeOfCivilization, seat: i64, luck: Luck) -> i64:
        """Perform what is liked and possible; rest with few workers, end when nothing is left."""
        kinds = self.edition.action_kinds
        orders = fillable(state, seat)
        if orders != 0:
            return kinds.fill.code(lowest(orders))
        possible = performable(state, seat)
        total: i64 = 0
        left = possible
        while left != 0:
            total += self.liking(state, seat, lowest(left))
            left &= left - 1
        rest: i64 = 0
        if not state.turn.has_acted:
            rest = 40 if state.realms[seat].workers <= 1 else 4
        choice = luck.below(total + rest + 1)
        left = possible
        while left != 0:
            action = lowest(left)
            left &= left - 1
            choice -= self.liking(state, seat, action)
            if choice < 0:
                return kinds.perform.code(action)
        return kinds.rest.first if choice < rest else kinds.end.first

    def liking(self, state: AgeOfCivilization, seat: i64, action: i64) -> i64:
        """How much a playout likes an action in this position."""
        if action == self.edition.conquest and not has_most_strength(state, seat):
            return 1
        if state.round == self.edition.rounds:
            return self.weights.last_liking[action]
        return self.weights.liking[action]

    def quick_civilization(
        self, state: AgeOfCivilization, seat: i64, actions: vec[i64], luck: Luck
    ) -> i64:
        """A birth when workers are few, else absorb or skip now and then."""
        count = len(actions) - self.purchases(actions)  # purchases come last
        if state.round == 1:
            return actions[luck.below(count)]
        cards = (count - 1) // 2
        few = state.realms[seat].workers <= 1
        choice = luck.below(10)
        if choice < (6 if few else 2):
            return actions[luck.below(cards)]
        if choice < (9 if few else 5):
            return actions[cards + luck.below(cards)]
        return actions[2 * cards]
