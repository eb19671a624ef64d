"""The bot `mcts`: Monte Carlo tree search, in levels from `easy` to `strong`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from time import perf_counter

from poleis.bots.planning import PlanComparison
from poleis.bots.policy import (
    Candidate,
    Decision,
    Parameters,
    check_parameters,
    float_parameter,
    int_parameter,
)
from poleis.bots.search import Search, SearchParams
from poleis.core.errors import UnknownBot
from poleis.core.evaluator import Planner, SearchHints
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State

_ROLLOUTS = ("quick", "plain")
SHOWN = 8
"""How many alternatives a decision lists."""
UNLIMITED = 10**9


@dataclass(frozen=True)
class Level:
    """A budget for one decision: iterations, or until the time is over; and how well it plays."""

    iterations: int
    seconds: float
    rollouts: str = "quick"
    noise: float = 0.0
    """Error in the values of actions, as a share of the spread of results."""
    is_exact: bool = False
    """Whether the user chose the time, so that it is the same in every game."""

    def seconds_for(self, hints: SearchHints) -> float:
        """The time for one decision of a game."""
        return self.seconds * (1.0 if self.is_exact else hints.time_share)


LEVELS = {
    "easy": Level(60, 0.1, noise=0.8),
    "medium": Level(400, 0.1),
    "strong": Level(6000, 0.45),
}
"""A turn may be several decisions: a strong turn of Akropolis, take and place, stays below 1 s. In
games whose turns have more decisions each gets a part of the time (`SearchHints.time_share`)."""

PARAMETERS = {
    "level": "one of the levels; default: strong",
    "iterations": "number of iterations: the same decision on every machine",
    "seconds": "thinking time",
    "rollouts": "how playouts choose: quick (by the evaluator) or plain (at random)",
    "noise": "error in its values, to play weaker: 1 is as large as the spread of results",
}


class Mcts:
    """Searches; the more iterations, the stronger."""

    def __init__(self, level: Level, params: SearchParams | None = None) -> None:
        self.level = level
        self.params: SearchParams = params or SearchParams(quick=level.rollouts == "quick")

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        legal = known.legal(seat)
        if len(legal) == 1:
            return Decision(int(legal[0]), (Candidate(int(legal[0]), 0, 0.0),))
        thinking = self.begin(game, known, seat, luck)
        thinking.run(thinking.seconds)
        return thinking.decision()

    def begin(self, game: Game, known: State, seat: int, luck: Luck) -> Thinking:
        """A decision where there is a choice, before the first iteration."""
        search = Search(known, seat, game.resample, game.evaluator(), luck, self.params)
        return Thinking(search, self.level, luck)

    def seconds_for(self, hints: SearchHints) -> float:
        """The time for one decision of a game."""
        return self.level.seconds_for(hints)

    def think(self, search: Search, seconds: float) -> list[Candidate]:
        """Search; where the game has a planner, plan for the rest of the budget."""
        thinking = Thinking(search, self.level)
        thinking.run(seconds)
        return thinking.candidates()


class Thinking:
    """A decision under way: it can be asked for at any time, and gets better.

    A search comes first; where the game has a planner, plans compare its best actions for the rest
    of the budget.
    """

    def __init__(self, search: Search, level: Level, luck: Luck | None = None) -> None:
        self.search = search
        self.level = level
        hints = search.evaluator.hints(search.known)
        self.seconds: float = level.seconds_for(hints)
        """The whole time for it."""
        self._noise = level.noise * hints.noise_scale
        self._luck = luck
        self._planner = search.evaluator.planner(search.known) if search.params.quick else None
        self._iterations = level.iterations
        self._futures = 0
        if self._planner is not None:
            self._iterations = min(level.iterations, int(self._planner.start_after))
            self._futures = (level.iterations - self._iterations) // int(self._planner.cost)
        self._tried: list[Candidate] = []
        self._plans: PlanComparison | None = None

    @property
    def effort(self) -> int:
        """The iterations so far, and the futures that were planned for."""
        plans = self._plans
        return int(self.search.effort) + (0 if plans is None else int(plans.futures))

    @property
    def is_over(self) -> bool:
        """Whether the budget of iterations is used up."""
        if self._planner is None or self._plans is None:
            return self._planner is None and self.effort >= self._iterations
        return int(self._plans.futures) >= self._futures or len(self._plans.actions) < 2

    def step(self, seconds: float) -> None:
        """Think for about so long: for one iteration, or one future, at least."""
        before = self.effort
        self.run(seconds)
        if self.effort == before and self._plans is not None and not self.is_over:
            self._plans.sample()

    def run(self, seconds: float) -> None:
        """Think for so long, or to the end of the iterations."""
        stop = perf_counter() + seconds
        left = self._iterations - int(self.search.effort)
        if left > 0:
            self.search.run(left, seconds)
        if self._planner is None or int(self.search.effort) < self._iterations:
            return
        if self._plans is None:
            self._tried = ranked(self.search)
            best = self._tried[: self._planner.candidates]
            actions = [candidate.action for candidate in best]
            self._plans = PlanComparison(self._planner, self.search, actions)
        self._plans.run(self._futures - int(self._plans.futures), stop - perf_counter())

    def candidates(self) -> list[Candidate]:
        """What it looked at so far, best first. Before the first iteration, the best prior."""
        if self._planner is not None and self._plans is not None:
            best = self._tried[: self._planner.candidates]
            rest = self._tried[self._planner.candidates :]
            return planned(best, self._plans.means(), self._planner) + rest
        return ranked(self.search) or [Candidate(int(self.search.action[0]), 0, 0.0)]

    def decision(self) -> Decision:
        """What it would do now."""
        found = self.candidates()
        if self._noise > 0 and self._luck is not None:
            _add_noise(found, self._noise * self.search.spread(), self._luck)
        return Decision(found[0].action, tuple(found[:SHOWN]), int(self.search.effort))


def ranked(search: Search) -> list[Candidate]:
    """The actions that the search tried, most visited first."""
    candidates = []
    for edge in range(search.count[0]):
        tries = int(search.tries[edge])
        if tries:
            value = search.total[edge] / tries
            candidates.append(Candidate(int(search.action[edge]), tries, value))
    return sorted(
        candidates, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action)
    )


def planned(candidates: list[Candidate], plans: list[float], planner: Planner) -> list[Candidate]:
    """The candidates by the values of their plans, best first, on the scale of the search.

    Plans know the luck to come, so only their differences count. Without plans, unchanged.
    """
    if not plans:
        return candidates
    level, luck = fmean(candidate.value for candidate in candidates), fmean(plans)
    weight = planner.search_weight
    found = []
    for candidate, value in zip(candidates, plans, strict=True):
        more = value - luck + weight * (candidate.value - level)
        found.append(replace(candidate, value=level + more / (1.0 + weight)))
    return sorted(found, key=lambda candidate: (-candidate.value, candidate.action))


def _add_noise(candidates: list[Candidate], points: float, luck: Luck) -> None:
    """Move the candidate to the front that looks best when each value is off by some points."""
    seen = [candidate.value + points * _error(luck) for candidate in candidates]
    candidates.insert(0, candidates.pop(seen.index(max(seen))))


def _error(luck: Luck) -> float:
    """A random number around 0, rarely beyond 2 in either direction."""
    return 2.0 * (luck.unit() + luck.unit() + luck.unit() - 1.5)


def make(parameters: Parameters) -> Mcts:
    check_parameters("mcts", parameters, *PARAMETERS)
    name = parameters.get("level", "strong")
    if name not in LEVELS:
        raise UnknownBot(f"mcts has no level {name!r} (one of {', '.join(LEVELS)})")
    level = LEVELS[name]
    if "seconds" in parameters:
        seconds = float_parameter("mcts", parameters, "seconds", level.seconds)
        level = replace(level, seconds=seconds, iterations=UNLIMITED, is_exact=True)
    if "iterations" in parameters:
        iterations = int_parameter("mcts", parameters, "iterations", level.iterations)
        seconds = level.seconds if "seconds" in parameters else float(UNLIMITED)
        level = replace(level, iterations=iterations, seconds=seconds)
    if "noise" in parameters:
        level = replace(level, noise=float_parameter("mcts", parameters, "noise", level.noise))
    rollouts = parameters.get("rollouts", level.rollouts)
    if rollouts not in _ROLLOUTS:
        raise UnknownBot(f"mcts: rollouts={rollouts!r} is not one of {', '.join(_ROLLOUTS)}")
    return Mcts(replace(level, rollouts=rollouts))
