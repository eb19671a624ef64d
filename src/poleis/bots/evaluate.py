"""Evaluator: what bots know about a game beyond its rules.

The base knows nothing but the score, and so works for every game. A game that wants stronger
bots subclasses it in its own `evaluate.py`, which is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.state import CHANCE, State

FOREVER: Final = 1000000
"""More decisions than any game has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions and actions of one game."""

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        """How much each action seems to be worth for its actor at once, in points."""
        before = float(state.margin(actor))
        gains = vec[float](capacity=len(actions))
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            gains = append(gains, float(after.margin(actor)) - before)
        return gains

    def promises(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        """How promising each action is, in points: like gains, with an eye on the future."""
        return self.gains(state, actor, actions)

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        """A quick, sensible action for the play-outs of a search."""
        return state.random_action(actor, luck)

    def plays_well(self, state: State) -> bool:
        """Whether quick actions play better than a tree that mixes different outcomes of chance."""
        return False

    def pace(self) -> float:
        """Which part of a level's time one decision may take: less than all of it where a turn has
        many decisions."""
        return 1.0

    def horizon(self, state: State) -> i64:
        """How many decisions a play-out takes before its position is judged: all, unless the
        evaluator judges positions better than playing on would."""
        return FOREVER

    def stakes(self, state: State) -> float:
        """How many times further the ends of games differ than the results of play-outs do: more
        than once where these are judged at a horizon. Bots that slip do so by the former."""
        return 1.0

    def values(self, state: State) -> vec[float]:
        """How far each seat will be ahead at the end, in points, judged by the position."""
        values = vec[float](capacity=state.seats())
        for seat in range(state.seats()):
            values = append(values, float(state.margin(seat)))
        return values

    def plans(self, state: State) -> bool:
        """Whether `foresee` tells more about a few good actions than further play-outs do."""
        return False

    def foresee(self, state: State, actor: i64, actions: vec[i64], luck: Luck) -> vec[float]:
        """How far ahead each action would lead in one future, which luck draws for all of them: a
        plan for this future, not a play-out. Without plans, what the actions promise."""
        return self.promises(state, actor, actions)

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        """Play on by quick actions, for at most so many decisions."""
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                state.apply(actor, self.rollout_action(state, actor, luck))
                decisions += 1
            elif actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                return


def gains_of(evaluator: Evaluator, state: State, actor: i64) -> dict[int, float]:
    """What each legal action gains, ascending by code.

    Plain modules ask here and not the evaluator itself: a vector that goes from plain into
    compiled code as an argument is never freed (mypyc 2.4).
    """
    actions = state.legal(actor)
    gains = evaluator.gains(state, actor, actions)
    return {int(actions[i]): gains[i] for i in range(len(actions))}


def promises_of(evaluator: Evaluator, state: State, actor: i64) -> dict[int, float]:
    """How promising each legal action is, ascending by code."""
    actions = state.legal(actor)
    promises = evaluator.promises(state, actor, actions)
    return {int(actions[i]): promises[i] for i in range(len(actions))}
