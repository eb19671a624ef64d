"""What bots know about Origins: `position_value.py` judges positions, `heuristics.py` has rules of
thumb for every kind of decision."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator, SearchHints
from poleis.core.luck import Luck
from poleis.core.state import CHANCE
from poleis.games.origins.bot.heuristics import Heuristics
from poleis.games.origins.bot.position_value import lead, position_value
from poleis.games.origins.bot.weights import read_weights
from poleis.games.origins.effects.running import Question
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.pending import Pending
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.purchases import EffectUse, Placement, Purchase
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.round import ExtraAction, Turn
from poleis.games.origins.rules.scoring import solo_target
from poleis.games.origins.rules.visits import Visit

DEPTH_OF_GAINS: Final = 5
"""Questions after an action that are looked into."""
LONG: Final = 20
"""From this round on a game of several players drags on; most have eight."""
WON: Final = 15.0
"""What it is worth to reach the target of the solo game (ORI-21.9), in points."""
TIME_SHARE: Final = 0.3
LOOKAHEAD: Final = 60
"""Decisions of a play-out of several players before it is judged; alone it goes to the end."""
WORST: Final = -1000000.0


@final
class OriginsEvaluator(Evaluator[Origins]):
    """Gains come from what positions are worth; priors and playouts from rules of thumb."""

    def __init__(self, edition: Edition) -> None:
        self.alone: Heuristics = Heuristics(read_weights("alone", edition), edition.sites)
        self.several: Heuristics = Heuristics(read_weights("several", edition), edition.sites)
        self.lookahead: i64 = LOOKAHEAD

    def hints(self, state: Origins) -> SearchHints:
        """A turn is a visit, its actions, what they ask for, a payment: about five decisions."""
        return SearchHints(time_share=TIME_SHARE)

    def heuristics(self, state: Origins) -> Heuristics:
        """The rules of thumb for this number of seats."""
        return self.alone if state.is_solo() else self.several

    def gains(self, state: Origins, actor: i64, actions: vec[i64]) -> vec[float]:
        """With the best answers to the questions that follow at once."""
        before = lead(state, actor) + haste(state)
        found = vec[float](capacity=len(actions))
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            found = append(found, best_lead(after, actor, DEPTH_OF_GAINS) - before)
        return found

    def priors(self, state: Origins, actor: i64, actions: vec[i64]) -> vec[float]:
        return self.heuristics(state).prices(state, actor, actions)

    def rollout_action(self, state: Origins, actor: i64, luck: Luck) -> i64:
        return self.heuristics(state).action(state, actor)

    def values(self, state: Origins) -> vec[float]:
        """At the end the margin; before it what the seats own is judged. Alone, to win is worth
        more than the points that it takes."""
        values = vec[float](capacity=state.seats())
        if state.is_solo():
            margin = position_value(state, 0) - float(solo_target(state))
            return append(values, margin + WON if margin >= 0.0 else margin)
        for seat in range(state.seats()):
            if state.is_over():
                values = append(values, float(state.margin(seat)))
            else:
                values = append(values, lead(state, seat))
        return values

    def play_on(self, state: Origins, luck: Luck, most: i64) -> None:
        """Alone to the end, after a known number of rounds; else for a while, up to a turn."""
        heuristics = self.heuristics(state)
        lookahead = most if state.is_solo() else self.lookahead
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                if decisions >= lookahead and isinstance(state.top(), Turn):
                    return
                state.apply(actor, heuristics.action(state, actor))
                decisions += 1
            elif actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                return


def best_lead(state: Origins, seat: i64, depth: i64) -> float:
    """The lead after the best answers to what an action asks its seat."""
    settle_chance(state)
    if state.is_over():
        return lead(state, seat) if state.is_solo() else 3.0 * float(state.margin(seat))
    top = state.top()
    if top.actor != seat or isinstance(top, (Turn, ExtraAction)):
        return lead(state, seat) + haste(state)
    if depth == 0:
        return lead(state, seat) + haste(state) + open_value(top)
    if isinstance(top, Placement):
        state.apply(seat, best_place(state, seat))
        return best_lead(state, seat, depth - 1)
    best = WORST
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_lead(after, seat, depth - 1))
    return best


def haste(table: Position) -> float:
    """In a game that drags on, whatever delays its end (ORI-19.1) weighs more and more on all:
    without a limit of rounds (ORI-19.3) two seats could attack for points for ever."""
    late = table.round - LONG
    if late <= 0 or table.is_solo():
        return 0.0
    left: i64 = 0
    for gold in table.cards.gold:
        left += gold
    for discs in table.tower_pool:
        left += discs
    for dice in table.citizens.reserve:
        left += dice
    return -0.25 * float(late) * float(left)


def open_value(top: Pending) -> float:
    """What a question that is not looked into is worth."""
    if isinstance(top, (Purchase, Visit)):
        return 2.5
    if isinstance(top, (EffectUse, Placement)):
        return 2.0
    return 1.0 if isinstance(top, Question) else 0.0


def settle_chance(state: Origins) -> None:
    """Chance acts, as one of the ways it may."""
    luck = Luck(1, 2, 3)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))


def best_place(state: Origins, seat: i64) -> i64:
    """The place of a tile that is best before its effect."""
    best = WORST
    chosen: i64 = NOTHING
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        value = position_value(after, seat)
        if value > best:
            best = value
            chosen = action
    return chosen
