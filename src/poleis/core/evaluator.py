"""Evaluator: what bots know about a game beyond its rules.

The base knows only the score, so it works for every game. A game with stronger bots subclasses it
in its `bot` folder, which is compiled.
"""

from __future__ import annotations

from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.state import CHANCE, S

FOREVER: Final = 1000000
"""More decisions than any game has."""


@final
class SearchHints:
    """How a search should use an evaluator; the defaults suit most games."""

    def __init__(
        self,
        horizon: i64 = FOREVER,
        stop_tree_at_chance: bool = False,
        noise_scale: float = 1.0,
        time_share: float = 1.0,
    ) -> None:
        self.horizon = horizon
        """Decisions of a playout before `Evaluator.values` judges its position."""
        self.stop_tree_at_chance = stop_tree_at_chance
        """Whether playouts beat a tree that mixes different outcomes of chance."""
        self.noise_scale = noise_scale
        """Spread of final results divided by the spread of playout results. A bot that errs on
        purpose scales its errors by it."""
        self.time_share = time_share
        """The part of a level's time that one decision may take: below 1 where a turn has many
        decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Generic[S]):
    """Values a few candidate actions better than further playouts do, one future at a time."""

    def __init__(self, start_after: i64, candidates: i64, cost: i64, search_weight: float) -> None:
        self.start_after = start_after
        """Iterations of a search before planning starts."""
        self.candidates = candidates
        """Number of actions to compare."""
        self.cost = cost
        """Iterations that one future counts as."""
        self.search_weight = search_weight
        """Weight of a point of the search beside a point of the plans."""

    def plan_values(self, state: S, actor: i64, actions: vec[i64], luck: Luck) -> vec[float]:
        """The lead after each action in one future, which *luck* draws for all of them."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Judges positions and actions of one game."""

    def gains(self, state: S, actor: i64, actions: vec[i64]) -> vec[float]:
        """How much each action seems to be worth for its actor at once, in points."""
        before = float(state.margin(actor))
        gains = vec[float](capacity=len(actions))
        for action in actions:
            after = state.clone()
            after.apply(actor, action)
            gains = append(gains, float(after.margin(actor)) - before)
        return gains

    def priors(self, state: S, actor: i64, actions: vec[i64]) -> vec[float]:
        """How good each action looks, in points: like gains, with an eye on the future."""
        return self.gains(state, actor, actions)

    def rollout_action(self, state: S, actor: i64, luck: Luck) -> i64:
        """A quick, sensible action for playouts."""
        return state.random_action(actor, luck)

    def values(self, state: S) -> vec[float]:
        """How far each seat will be ahead at the end, in points, judged by the position."""
        values = vec[float](capacity=state.seats())
        for seat in range(state.seats()):
            values = append(values, float(state.margin(seat)))
        return values

    def play_on(self, state: S, luck: Luck, most: i64) -> None:
        """Play on by quick actions, for at most *most* decisions."""
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

    def hints(self, state: S) -> SearchHints:
        """How a search from this position should use the evaluator."""
        return SearchHints()

    def planner(self, state: S) -> Planner[S] | None:
        """What compares the best actions of a search in this position; None: nothing does."""
        return None


def gains_of(evaluator: Evaluator[S], state: S, actor: i64) -> dict[int, float]:
    """What each legal action gains, ascending by code.

    Plain modules call this instead of the evaluator: a vector passed from plain into compiled
    code as an argument is never freed (mypyc 2.4).
    """
    actions = state.legal(actor)
    gains = evaluator.gains(state, actor, actions)
    return {int(actions[i]): gains[i] for i in range(len(actions))}


def priors_of(evaluator: Evaluator[S], state: S, actor: i64) -> dict[int, float]:
    """How good each legal action looks, ascending by code."""
    actions = state.legal(actor)
    priors = evaluator.priors(state, actor, actions)
    return {int(actions[i]): priors[i] for i in range(len(actions))}
