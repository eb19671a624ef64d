"""What bots know about Origins: what dice, discs, tiles and resources may still bring.

A seat is judged in points: what it would score now, and what it owns for the rounds to come. The
numbers are experience, not rules: chosen by letting bots play against each other.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.bots.evaluate import Evaluator
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, State
from poleis.games.origins import codes as code
from poleis.games.origins.city import matching_cards
from poleis.games.origins.data import (
    ADVISOR_POINTS,
    BASES_IN_ALL,
    FIRST_POINTS,
    LAST_SPACE,
    LATER_POINTS,
    SOLO_ROUNDS,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    die_colour,
    die_value,
)
from poleis.games.origins.layout import (
    ADVISORS,
    ARCHON,
    AT,
    BASES,
    BLOCK,
    BLOCKS,
    CARD,
    CARD_GOLD,
    DECIDE,
    DEPTH,
    DIE,
    EXTRA,
    FOOD,
    GOLD,
    HEIGHT,
    HELD,
    MILITARY,
    PASSED,
    PLACE,
    PURCHASE,
    ROUND,
    SCORED,
    SEATS,
    SPEAKER,
    SPEAKER_AT,
    STONE,
    TEMPLE,
    TILES_BUILT,
    TOKENS,
    TURN_STEP,
    USE,
    VISIT,
    WISDOM,
    home,
    top,
)
from poleis.games.origins.pools import has_advisor
from poleis.games.origins.rounds import end_condition
from poleis.games.origins.scoring import points
from poleis.games.origins.state import Origins
from poleis.games.origins.tracks import cards_held

ROUNDS: Final = 8.0
"""How many rounds a game of several players usually has."""
BASIC: Final = 0.75
"""What one of the first basic resources is worth."""
STEP: Final = 2.6
"""What a step in a temple is worth at the beginning, beyond its points."""
PACE: Final = 7.0
"""Steps that a disc makes in a solo game."""
LOOKAHEAD: Final = 30
"""Decisions of a play-out before it is judged."""


@final
class OriginsEvaluator(Evaluator):
    """Judges positions by `worth`, and actions by the positions that they lead to."""

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Origins)
        return judged(state, actor, actions, 5)

    def promises(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Origins)
        return judged(state, actor, actions, 2)

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, Origins)
        return quick_action(state, actor, luck)

    def values(self, state: State) -> vec[float]:
        """At the end the margin; before it what the seats own is judged."""
        assert isinstance(state, Origins)
        v = state.v
        values = vec[float](capacity=v[SEATS])
        for seat in range(v[SEATS]):
            if v[DEPTH] == 0:
                values = append(values, float(state.margin(seat)))
            else:
                values = append(values, lead(v, seat))
        return values

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        """Games are long: a play-out is judged after some decisions, between two turns."""
        assert isinstance(state, Origins)
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                if decisions >= LOOKAHEAD and state.v[top(state.v)] == TURN_STEP:
                    return
                state.apply(actor, quick_action(state, actor, luck))
                decisions += 1
            elif actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                return


def judged(state: Origins, actor: i64, actions: vec[i64], depth: i64) -> vec[float]:
    """What each action gains, with the best answers to the questions that follow at once."""
    before = lead(state.v, actor)
    found = vec[float](capacity=len(actions))
    for action in actions:
        after = state.clone()
        after.apply(actor, action)
        found = append(found, best_lead(after, actor, depth) - before)
    return found


def best_lead(state: Origins, seat: i64, depth: i64) -> float:
    """The lead after the best answers to what an action asks its seat."""
    settle(state)
    v = state.v
    if v[DEPTH] == 0:
        return 3.0 * float(state.margin(seat)) if v[SEATS] > 1 else lead(v, seat)
    at = top(v)
    kind = v[at]
    if v[at + 1] != seat or kind == TURN_STEP or kind == EXTRA:
        return lead(v, seat)
    if depth == 0:
        return lead(v, seat) + pending(v, at)
    if kind == PLACE:
        state.apply(seat, best_place(state, seat))
        return best_lead(state, seat, depth - 1)
    best = -1000000.0
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_lead(after, seat, depth - 1))
    return best


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


# ---- what a seat is worth


def lead(v: vec[i64], seat: i64) -> float:
    """By how much a seat is better off than the others on average."""
    mine = worth(v, seat)
    if v[SEATS] == 1:
        return mine
    others = 0.0
    for other in range(v[SEATS]):
        if other != seat:
            others += worth(v, other)
    return mine - others / float(v[SEATS] - 1)


def share_left(v: vec[i64]) -> float:
    """The share of the game that is still to come, as far as one can tell."""
    if v[SEATS] == 1:
        return float(SOLO_ROUNDS - v[ROUND]) / float(SOLO_ROUNDS)
    if v[ROUND] > 0 and end_condition(v) != 0:
        return 0.0
    return max((ROUNDS - float(v[ROUND])) / ROUNDS, 0.2)


def worth(v: vec[i64], seat: i64) -> float:
    """The points of a seat, and what it owns for the rounds to come."""
    me = home(seat)
    left = share_left(v)
    total = float(points(v, seat))
    if v[DEPTH] == 0:
        return total
    is_out = (v[PASSED] >> seat) & 1 == 1
    if left == 0.0 and is_out:
        return total
    total += stock_worth(v, me, left)
    total += worker_worth(v, seat, left, is_out)
    total += temple_worth(v, me, left)
    total += left * (0.9 * float(min(v[me + MILITARY], LAST_SPACE - 1)))
    if v[SEATS] > 1:
        total += (1.0 + 1.5 * left) * float(v[me + TOKENS])
    else:
        total += left * float(v[me + TOKENS])
    total += 2.0 * left * float(cards_held(v, seat))
    return total + city_worth(v, me, left)


def stock_worth(v: vec[i64], me: i64, left: float) -> float:
    """Basic resources; gold is more than its point while there is time."""
    each = BASIC * min(left + 0.4, 1.0)
    total = 0.0
    for resource in (STONE, FOOD, WISDOM):
        owned = float(v[me + resource])
        total += each * min(owned, 4.0) + 0.3 * each * max(owned - 4.0, 0.0)
    return total + 0.4 * left * min(float(v[me + GOLD]), 6.0)


def worker_worth(v: vec[i64], seat: i64, left: float, is_out: bool) -> float:
    """Freemen, bases, the archon and speakers."""
    me = home(seat)
    total = 1.5 * left * float(v[me + BASES])
    now = 0.0 if is_out else 2.2
    advisors = v[me + ADVISORS]
    for base in range(i64(BASES_IN_ALL)):
        die = v[me + DIE + base]
        if die == 0:
            continue
        value = die_value(die)
        total += left * (4.0 + 0.6 * float(value))
        if v[me + AT + base] == 0:
            total += now + 0.15 * float(value)
        elif value == 6:
            gain = ADVISOR_POINTS[advisors]
            if not has_advisor(v, me, die_colour(die)) and advisors < 5:
                gain = ADVISOR_POINTS[advisors + 1] - gain
            total += 0.9 * float(gain)
        else:
            total += 0.5 * left
    if v[me + ARCHON] == 0:
        total += now
    for k in range(i64(4)):
        if v[SPEAKER_AT + k] == HELD + seat:
            total += 1.8 + 0.1 * float(v[SPEAKER + k])
    return total + left * 1.5 * float(advisors)


def temple_worth(v: vec[i64], me: i64, left: float) -> float:
    """Steps made are on the way to the high spaces; the highest disc only leads.

    Alone the number of rounds is known, so one can tell how high the discs will come.
    """
    if v[SEATS] == 1:
        return outlook(v, me, PACE * left) - outlook(v, me, 0.0)
    steps = v[me + TEMPLE] + v[me + TEMPLE + 1] + v[me + TEMPLE + 2]
    best: i64 = 0
    for temple in range(i64(3)):
        best = max(best, v[me + TEMPLE + temple])
    now = 0.25 * float(TEMPLE_POINTS[best])
    return left * (STEP * float(steps) - now) + 0.1 * float(best)


def outlook(v: vec[i64], me: i64, steps: float) -> float:
    """The points of the temples if every disc made so many steps more."""
    total = 0.0
    best = 0.0
    for temple in range(i64(3)):
        space = min(float(v[me + TEMPLE + temple]) + steps, float(TEMPLE_TOP))
        below = i64(space)
        value = float(TEMPLE_POINTS[below])
        if below < TEMPLE_TOP:
            value += (space - float(below)) * float(TEMPLE_POINTS[below + 1] - TEMPLE_POINTS[below])
        total += value
        best = max(best, value)
    return total - 0.85 * best


def city_worth(v: vec[i64], me: i64, left: float) -> float:
    """Tiles, districts that can be closed, cards that they match, towers for their dice."""
    total = 0.35 * left * float(v[me + TILES_BUILT])
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] & 63 != 0:
            continue
        best = 0.0
        cards = matching_cards(v, me, v[i] >> 6)
        for slot in range(i64(6)):
            if (cards >> slot) & 1 == 1:
                card = v[CARD + slot] - 1
                is_first = (v[me + SCORED] >> slot) & 1 == 0
                value = FIRST_POINTS[card] if is_first else LATER_POINTS[card]
                best = max(best, float(value + v[CARD_GOLD + slot]))
        total += 1.5 + 0.45 * best
    heights: i64 = 0
    for colour in range(i64(5)):
        heights += v[me + HEIGHT + colour] - 1
    return total + 0.8 * left * float(heights)


# ---- quick actions for play-outs


def quick_action(state: Origins, actor: i64, luck: Luck) -> i64:
    """An action at random; what ends something only when nothing else is left."""
    v = state.v
    kind = v[top(v)]
    if kind == PLACE:
        return state.random_action(actor, luck)
    actions = state.legal(actor)
    n = len(actions)
    if n == 1:
        return actions[0]
    choice = luck.below(n)
    if kind == TURN_STEP:
        if actions[choice] == code.PASS:
            choice = luck.below(n)
        return actions[choice]
    if kind == EXTRA:
        return actions[0]
    if actions[choice] == code.DONE:
        choice = luck.below(n)
    return actions[choice]
