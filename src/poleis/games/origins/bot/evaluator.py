"""What bots know about Origins: `position_value.py` judges positions, `heuristics.py` has rules of
thumb for every kind of decision."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator, SearchHints
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, State
from poleis.games.origins.bot.heuristics import Quick
from poleis.games.origins.bot.position_value import lead, worth
from poleis.games.origins.bot.weights import ALONE, MANY
from poleis.games.origins.rules.layout import (
    CARD_GOLD,
    DECIDE,
    DEPTH,
    EXTRA,
    PLACE,
    PURCHASE,
    RESERVE,
    ROUND,
    SEATS,
    TOWER,
    TURN_STEP,
    USE,
    VISIT,
    top,
)
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.scoring import target

DEPTH_OF_GAINS: Final = 5
"""Questions after an action that are looked into."""
LONG: Final = 20
"""From this round on a game of several players drags on; most have eight."""
WON: Final = 15.0
"""What it is worth to reach the target of the solo game (ORI-21.9), in points."""
TIME_SHARE: Final = 0.3
LOOKAHEAD: Final = 60
"""Decisions of a play-out of several players before it is judged; alone it goes to the end."""


@final
class OriginsEvaluator(Evaluator):
    """Gains come from what positions are worth; priors and playouts from rules of thumb."""

    def __init__(self) -> None:
        self.alone = Quick(ALONE)
        self.many = Quick(MANY)
        self.lookahead: i64 = LOOKAHEAD

    def hints(self, state: State) -> SearchHints:
        """A turn is a visit, its actions, what they ask for, a payment: about five decisions."""
        return SearchHints(time_share=TIME_SHARE)

    def quick(self, state: Origins) -> Quick:
        """The rules of thumb for this number of seats."""
        return self.alone if state.v[SEATS] == 1 else self.many

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        """With the best answers to the questions that follow at once."""
        assert isinstance(state, Origins)
        before = lead(state.v, actor) + haste(state.v)
        found = vec[float](capacity=len(actions))
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            found = append(found, best_lead(after, actor, DEPTH_OF_GAINS) - before)
        return found

    def priors(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Origins)
        return self.quick(state).prices(state, actor, actions)

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, Origins)
        return self.quick(state).action(state, actor)

    def values(self, state: State) -> vec[float]:
        """At the end the margin; before it what the seats own is judged. Alone, to win is worth
        more than the points that it takes."""
        assert isinstance(state, Origins)
        v = state.v
        values = vec[float](capacity=v[SEATS])
        if v[SEATS] == 1:
            margin = worth(v, 0) - float(target(v))
            return append(values, margin + WON if margin >= 0.0 else margin)
        for seat in range(v[SEATS]):
            if v[DEPTH] == 0:
                values = append(values, float(state.margin(seat)))
            else:
                values = append(values, lead(v, seat))
        return values

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        """Alone to the end, after a known number of rounds; else for a while, up to a turn."""
        assert isinstance(state, Origins)
        quick = self.quick(state)
        lookahead = most if state.v[SEATS] == 1 else self.lookahead
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                if decisions >= lookahead and state.v[top(state.v)] == TURN_STEP:
                    return
                state.apply(actor, quick.action(state, actor))
                decisions += 1
            elif actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                return


def best_lead(state: Origins, seat: i64, depth: i64) -> float:
    """The lead after the best answers to what an action asks its seat."""
    settle(state)
    v = state.v
    if v[DEPTH] == 0:
        return 3.0 * float(state.margin(seat)) if v[SEATS] > 1 else lead(v, seat)
    at = top(v)
    kind = v[at]
    if v[at + 1] != seat or kind == TURN_STEP or kind == EXTRA:
        return lead(v, seat) + haste(v)
    if depth == 0:
        return lead(v, seat) + haste(v) + pending(v, at)
    if kind == PLACE:
        state.apply(seat, best_place(state, seat))
        return best_lead(state, seat, depth - 1)
    best = -1000000.0
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_lead(after, seat, depth - 1))
    return best


def haste(v: vec[i64]) -> float:
    """In a game that drags on, whatever delays its end (ORI-19.1) weighs more and more on all:
    without a limit of rounds (ORI-19.3) two seats could attack for points for ever."""
    late = v[ROUND] - LONG
    if late <= 0 or v[SEATS] == 1:
        return 0.0
    left: i64 = 0
    for slot in range(i64(6)):
        left += v[CARD_GOLD + slot]
    for colour in range(i64(5)):
        left += v[TOWER + colour] + v[RESERVE + colour]
    return -0.25 * float(late) * float(left)


def pending(v: vec[i64], at: i64) -> float:
    """What a question that is not looked into is worth."""
    kind = v[at]
    if kind == PURCHASE or kind == VISIT:
        return 2.5
    if kind == USE or kind == PLACE:
        return 2.0
    return 1.0 if kind == DECIDE else 0.0


def settle(state: Origins) -> None:
    """Chance acts, as one of the ways it may."""
    luck = Luck(1, 2, 3)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))


def best_place(state: Origins, seat: i64) -> i64:
    """The place of a tile that is best before its effect."""
    best = -1000000.0
    chosen: i64 = -1
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        value = worth(after.v, seat)
        if value > best:
            best = value
            chosen = action
    return chosen
