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
        evaluator = game.evaluator()
        search = Search(known, seat, game.resample, evaluator, luck, self.params)
        hints = evaluator.hints(known)
        candidates = self.think(search, self.seconds_for(hints))
        if self.level.noise > 0:
            _add_noise(candidates, self.level.noise * search.spread() * hints.noise_scale, luck)
        return Decision(candidates[0].action, tuple(candidates[:SHOWN]), int(search.effort))

    def seconds_for(self, hints: SearchHints) -> float:
        """The time for one decision of a game."""
        return self.level.seconds * (1.0 if self.level.is_exact else hints.time_share)

    def think(self, search: Search, seconds: float) -> list[Candidate]:
        """Search; where the game has a planner, plan for the rest of the budget."""
        iterations = self.level.iterations
        planner = search.evaluator.planner(search.known) if self.params.quick else None
        if planner is None:
            search.run(iterations, seconds)
            return ranked(search)
        stop = perf_counter() + seconds
        search.run(min(iterations, int(planner.start_after)), seconds)
        candidates = ranked(search)
        best = candidates[: planner.candidates]
        plans = PlanComparison(planner, search, [candidate.action for candidate in best])
        plans.run((iterations - planner.start_after) // planner.cost, stop - perf_counter())
        return planned(best, plans.means(), planner) + candidates[planner.candidates :]


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
