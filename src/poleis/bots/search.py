"""Search: open-loop Monte Carlo tree search over any game.

The tree knows seats' actions only. Chance is rolled afresh in every iteration, and so is
whatever the searching seat cannot know, so a node stands for all positions that the same actions
can lead to. Every node ranks its actions by their priors and looks at a few of them first, at
more as its visits grow (progressive widening). Values are margins in points, one for each seat;
every seat maximises its own (max^n). Where the evaluator's quick actions are good, the tree stops
at the next chance event: beyond it, an action means something else after every draw.

Tries use common random numbers: the n-th try of every action at the root meets the same luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, State

_NONE: Final = -1

Resample = Callable[[State, int, Luck], State]


@final
class SearchParams:
    """Parameters of a search; the defaults suit most games."""

    def __init__(
        self,
        exploration: float = 1.4,
        width: float = 8.0,
        growth: float = 0.45,
        trust: float = 2.0,
        most: i64 = 40,
        quick: bool = True,
    ) -> None:
        self.exploration = exploration  # how much to prefer what was tried less
        self.width = width  # actions that a node looks at at first
        self.growth = growth  # the exponent by which that number grows with visits
        self.trust = trust  # tries that the prior of an action counts as
        self.most = most  # actions that a node looks at in the end
        self.quick = quick  # play out by the evaluator's quick actions; else at random


@final
class Search:
    """The tree, in flat arrays, and what it learns by iterating."""

    def __init__(
        self,
        known: State,
        seat: i64,
        resample: Resample,
        evaluator: Evaluator,
        luck: Luck,
        params: SearchParams,
    ) -> None:
        self.known = known
        self.seat = seat
        self.resample = resample
        self.evaluator = evaluator
        self.params = params
        hints = evaluator.hints(known)
        self.ends_at_chance: bool = params.quick and hints.stop_tree_at_chance
        self.horizon: i64 = hints.horizon
        self.ends_at_others: bool = False
        self.seed_a: i64 = luck.word()
        self.seed_b: i64 = luck.word()
        self.effort: i64 = 0
        self.sum: float = 0.0  # of the root's values, and of their squares
        self.squares: float = 0.0
        # of each node
        self.actor: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()  # the sum of its values for its actor
        self.first: vec[i64] = vec[i64]()  # its first edge
        self.count: vec[i64] = vec[i64]()  # how many edges it has
        # of each edge: an action at a node
        self.action: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()  # its prior, less that of the best action
        self.tries: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # the sum of its values for the actor of its node
        self.child: vec[i64] = vec[i64]()  # the node that it leads to, once it was visited twice
        self.add_node(resample(known, int(seat), self.luck_of_try(0)), seat)

    def restrict_to(self, action: i64) -> None:
        """Search only below this action; the tree ends where another seat decides. Call it before
        the first iteration."""
        self.action[0] = action
        self.prior[0] = 0.0
        self.count[0] = 1
        self.ends_at_others = True

    # ---- iterations

    def run(self, iterations: i64, seconds: float) -> None:
        """Iterate *iterations* times, or until the time is over."""
        stop = perf_counter() + seconds
        for _ in range(iterations):
            self.iterate()
            if perf_counter() >= stop:
                break

    def iterate(self) -> None:
        """Walk down the tree, play out, and back up the result."""
        edge = self.choose(0, self.known, True)
        luck = self.luck_of_try(self.tries[edge])
        state = self.resample(self.known, int(self.seat), luck)
        path = vec[i64]([0, edge])
        state.apply(self.seat, self.action[edge])
        while True:
            actor = state.actor()
            if actor == CHANCE and not self.ends_at_chance:
                state.apply(CHANCE, state.roll(luck))
                continue
            if actor < 0 or (self.ends_at_others and actor != self.seat):
                break
            node = self.child[edge]
            if node == _NONE:
                if self.tries[edge] == 0:
                    break
                node = self.add_node(state, actor)
                self.child[edge] = node
            if self.actor[node] != actor:
                break
            edge = self.choose(node, state, False)
            if edge == _NONE:
                break
            path = append(path, node)
            path = append(path, edge)
            state.apply(actor, self.action[edge])
        if self.params.quick:
            self.evaluator.play_on(state, luck, self.horizon)
        else:
            _play_at_random(state, luck)
        self.learn(path, self.evaluator.values(state))

    def learn(self, path: vec[i64], values: vec[float]) -> None:
        mine = values[self.seat]
        self.effort += 1
        self.sum += mine
        self.squares += mine * mine
        for i in range(i64(0), len(path), 2):
            node = path[i]
            edge = path[i + 1]
            value = values[self.actor[node]]
            self.visits[node] += 1
            self.worth[node] += value
            self.tries[edge] += 1
            self.total[edge] += value

    def luck_of_try(self, number: i64) -> Luck:
        """The luck of the n-th try."""
        return Luck.mixed(self.seed_a, self.seed_b, number)

    # ---- the tree

    def add_node(self, state: State, actor: i64) -> i64:
        """A node for this position, with its actions ranked by prior."""
        actions = state.legal(actor)
        priors = self.evaluator.priors(state, actor, actions)
        node = len(self.actor)
        count = min(len(actions), self.params.most)
        self.actor = append(self.actor, actor)
        self.visits = append(self.visits, 0)
        self.worth = append(self.worth, 0.0)
        self.first = append(self.first, len(self.action))
        self.count = append(self.count, count)
        top = 0.0
        for rank in range(count):
            best = rank
            for i in range(rank + 1, len(actions)):
                if priors[i] > priors[best]:
                    best = i
            action = actions[best]
            prior = priors[best]
            actions[best] = actions[rank]
            priors[best] = priors[rank]
            if rank == 0:
                top = prior
            self.action = append(self.action, action)
            self.prior = append(self.prior, prior - top)
            self.tries = append(self.tries, 0)
            self.total = append(self.total, 0.0)
            self.child = append(self.child, _NONE)
        return node

    def choose(self, node: i64, state: State, at_root: bool) -> i64:
        """The edge to try next: upper confidence bounds around the values so far, where the
        prior of an action counts as a few tries. NONE if no action of the node is legal."""
        params = self.params
        visits = float(self.visits[node])
        actor = self.actor[node]
        first = self.first[node]
        count = self.count[node]
        width = i64(params.width + visits**params.growth)
        trust = params.trust
        mean = self.worth[node] / visits if visits > 0.0 else 0.0
        reach = params.exploration * self.spread() * math.sqrt(math.log(visits + 2.0))
        best = _NONE
        best_bound = 0.0
        seen: i64 = 0
        for edge in range(first, first + count):
            if seen >= width:
                break
            if not at_root and not state.allows(actor, self.action[edge]):
                continue
            seen += 1
            tries = float(self.tries[edge])
            value = (self.total[edge] + trust * (mean + self.prior[edge])) / (tries + trust)
            bound = value + reach / math.sqrt(tries + 1.0)
            if best == _NONE or bound > best_bound:
                best = edge
                best_bound = bound
        return best

    def spread(self) -> float:
        """How far results differ from each other, in points."""
        n = float(self.effort)
        if n < 2.0:
            return 1.0
        mean = self.sum / n
        return math.sqrt(max(self.squares / n - mean * mean, 1.0))


def _play_at_random(state: State, luck: Luck) -> None:
    """Play at random to the end."""
    while True:
        actor = state.actor()
        if actor >= 0:
            state.apply(actor, state.random_action(actor, luck))
        elif actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            return
