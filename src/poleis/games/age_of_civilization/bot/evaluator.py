"""What bots know about Age of Civilization: what coins, workers, cards and abilities may bring.

`position_value.py` judges positions, and actions by the positions that they lead to. Playouts
choose at random, sensible actions more often than others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator
from poleis.core.luck import Luck
from poleis.core.sets import lowest
from poleis.core.state import State
from poleis.games.age_of_civilization.bot.position_value import card_worth, goal_worth, lead
from poleis.games.age_of_civilization.effects.engine import has_most_strength
from poleis.games.age_of_civilization.rules.action_step import performable
from poleis.games.age_of_civilization.rules.data import CONQUEST, EXPLOIT, FISHING, ROUNDS, WONDER
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    ACTION_STEP,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    DEPTH,
    MAY_EXCHANGE,
    MAY_PERFORM,
    ROUND,
    SOLO,
    TURN_END,
    WORKERS,
    realm,
    top,
)
from poleis.games.age_of_civilization.rules.orders import fillable
from poleis.games.age_of_civilization.rules.position import (
    BUY,
    DECLINE,
    END,
    FILL,
    KEEP,
    PERFORM,
    REST,
    AgeOfCivilization,
)
from poleis.games.age_of_civilization.rules.scoring import points

LIKING: Final = vec[i64]([40, 16, 3, 26, 18, 12, 9, 6, 12, 10, 30, 14, 8, 10, 6, 6, 4, 22])
"""How much a quick play-out likes each action."""


@final
class AgeOfCivilizationEvaluator(Evaluator):
    """Judges positions by `worth`, and actions by the positions that they lead to."""

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, AgeOfCivilization)
        gains = vec[float](capacity=len(actions))
        if actions[0] >= KEEP and actions[0] < DECLINE:
            for action in actions:
                gains = append(gains, card_worth(action - KEEP))
            return gains
        before = lead(state.v, actor)
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            gains = append(gains, best_lead(after, actor, 2) - before)
        return gains

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, AgeOfCivilization)
        if state.v[SOLO] < 2:
            return super().values(state)
        return vec[float]([float(points(state.v, 0)) + goal_worth(state.v)])

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, AgeOfCivilization)
        return quick_action(state, actor, luck)


def best_lead(state: AgeOfCivilization, seat: i64, depth: i64) -> float:
    """The lead after the best answer to the questions that an action asks its actor at once."""
    v = state.v
    if v[DEPTH] == 0 or depth == 0:
        return lead(v, seat)
    at = top(v)
    if v[at + 1] != seat or v[at] < CHOOSE_RESEARCH or v[at] > MAY_EXCHANGE:
        return lead(v, seat)
    best = -1000000.0
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_lead(after, seat, depth - 1))
    return best


# ---- quick actions for play-outs


def quick_action(state: AgeOfCivilization, actor: i64, luck: Luck) -> i64:
    """An action at random, sensible ones more often than others."""
    v = state.v
    kind = v[top(v)]
    if kind == ACTION_STEP:
        return quick_step(v, actor, luck)
    actions = state.legal(actor)
    if kind == CIVILIZATION_STEP:
        return quick_civilization(v, actor, actions, luck)
    if kind == MAY_PERFORM:
        return actions[0]
    if kind == TURN_END:
        bought = purchases(actions)
        return actions[bought + luck.below(len(actions) - bought)]
    return actions[luck.below(len(actions))]


def purchases(actions: vec[i64]) -> i64:
    """How many of the actions buy a special technology, which play-outs do not do."""
    found: i64 = 0
    for action in actions:
        if action >= BUY and action < FILL:
            found += 1
    return found


def quick_step(v: vec[i64], seat: i64, luck: Luck) -> i64:
    """Perform what is liked and possible; rest with few workers, end when nothing is left."""
    orders = fillable(v, seat)
    if orders != 0:
        return FILL + lowest(orders)
    possible = performable(v, seat)
    me = realm(seat)
    total: i64 = 0
    left = possible
    while left != 0:
        action = lowest(left)
        left &= left - 1
        total += liking(v, seat, action)
    rest: i64 = 0
    if v[ACTED] == 0:
        rest = 40 if v[me + WORKERS] <= 1 else 4
    choice = luck.below(total + rest + 1)
    left = possible
    while left != 0:
        action = lowest(left)
        left &= left - 1
        choice -= liking(v, seat, action)
        if choice < 0:
            return PERFORM + action
    return REST if choice < rest else END


def liking(v: vec[i64], seat: i64, action: i64) -> i64:
    """How much a play-out likes an action in this position."""
    if action == CONQUEST and not has_most_strength(v, seat):
        return 1
    if v[ROUND] == ROUNDS and WONDER != action and (action == EXPLOIT or action >= FISHING):
        return 2
    return LIKING[action]


def quick_civilization(v: vec[i64], seat: i64, actions: vec[i64], luck: Luck) -> i64:
    """A birth when workers are few, else absorb or skip now and then."""
    count = len(actions) - purchases(actions)  # purchases come last
    if v[ROUND] == 1:
        return actions[luck.below(count)]
    cards = (count - 1) // 2
    few = v[realm(seat) + WORKERS] <= 1
    choice = luck.below(10)
    if choice < (6 if few else 2):
        return actions[luck.below(cards)]
    if choice < (9 if few else 5):
        return actions[cards + luck.below(cards)]
    return actions[2 * cards]
