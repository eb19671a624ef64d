"""The bot `mcts`: Monte Carlo tree search, in levels from `easy` to `strong`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from time import perf_counter

from poleis.bots.evaluate import Evaluator
from poleis.bots.foresight import CANDIDATES, COST, ENOUGH, TRUST_IN_SEARCH, Foresight
from poleis.bots.policy import Decision, Option, Parameters, check_keys, number, whole_number
from poleis.bots.search import Habits, Search
from poleis.core.errors import UnknownBot
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State

ROLLOUTS = ("quick", "plain")
SHOWN = 8
"""How many alternatives a decision tells about."""
UNLIMITED = 10**9


@dataclass(frozen=True)
class Level:
    """How long to think about one decision (so many iterations, or until the time is over), and
    how well."""

    iterations: int
    seconds: float
    rollouts: str = "quick"
    slips: float = 0.0
    """How much it misjudges an action, as a share of how far results differ from each other."""
    is_exact: bool = False
    """Whether the time was asked for, and is the same in every game."""


LEVELS = {
    "easy": Level(60, 0.1, slips=0.8),
    "medium": Level(400, 0.1),
    "strong": Level(6000, 0.45),
}
"""A turn may be several decisions: a strong turn of Akropolis, take and place, stays below 1 s. In
games whose turns have more decisions each has a part of the time (`Evaluator.pace`)."""

PARAMETERS = {
    "level": "one of the levels; strong, if nothing is said",
    "iterations": "think exactly so many iterations: the same decision on every machine",
    "seconds": "think so long",
    "rollouts": "how play-outs choose: quick (by the evaluator) or plain (at random)",
    "slips": "how much it misjudges its options to play weaker: 1 is as much as results differ",
}


class Mcts:
    """Searches; the more iterations, the stronger."""

    def __init__(self, level: Level, habits: Habits | None = None) -> None:
        self.level = level
        self.habits = habits or Habits(quick=level.rollouts == "quick")

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        legal = known.legal(seat)
        if len(legal) == 1:
            return Decision(int(legal[0]), (Option(int(legal[0]), 0, 0.0),))
        evaluator = game.evaluator()
        search = Search(known, seat, game.resample, evaluator, luck, self.habits)
        options = self.think(search)
        if self.level.slips > 0:
            slip(options, self.level.slips * search.spread() * evaluator.stakes(known), luck)
        return Decision(options[0].action, tuple(options[:SHOWN]), int(search.effort))

    def think(self, search: Search) -> list[Option]:
        """Search; where the evaluator can plan, plan ahead for the rest of the effort."""
        iterations = self.level.iterations
        seconds = self.seconds_for(search.evaluator)
        stop = perf_counter() + seconds
        can_plan = self.habits.quick and search.evaluator.plans(search.known)
        search.run(min(iterations, ENOUGH) if can_plan else iterations, seconds)
        if not can_plan:
            return ranked(search)
        options = ranked(search)
        best = options[:CANDIDATES]
        foresight = Foresight(search, [option.action for option in best])
        foresight.run((iterations - ENOUGH) // COST, stop - perf_counter())
        return planned(best, foresight.means()) + options[CANDIDATES:]

    def seconds_for(self, evaluator: Evaluator) -> float:
        """The time for one decision in a game."""
        return self.level.seconds * (1.0 if self.level.is_exact else evaluator.pace())


def ranked(search: Search) -> list[Option]:
    """What the search thinks of the actions it tried: most visited first."""
    options = []
    for edge in range(search.count[0]):
        tries = int(search.tries[edge])
        if tries:
            value = search.total[edge] / tries
            options.append(Option(int(search.action[edge]), tries, value))
    return sorted(options, key=lambda option: (-option.visits, -option.value, option.action))


def planned(options: list[Option], ahead: list[float]) -> list[Option]:
    """The options by what plans say of them, best first, on the scale of the search: plans know
    their luck, so that only how they differ counts. Without plans, as they are."""
    if not ahead:
        return options
    level, luck = fmean(option.value for option in options), fmean(ahead)
    found = []
    for option, worth in zip(options, ahead, strict=True):
        more = worth - luck + TRUST_IN_SEARCH * (option.value - level)
        found.append(replace(option, value=level + more / (1.0 + TRUST_IN_SEARCH)))
    return sorted(found, key=lambda option: (-option.value, option.action))


def slip(options: list[Option], points: float, luck: Luck) -> None:
    """Put first the option that looks best to somebody who misjudges each by some points."""
    seen = [option.value + points * error(luck) for option in options]
    options.insert(0, options.pop(seen.index(max(seen))))


def error(luck: Luck) -> float:
    """A random number around 0, rarely beyond 2 in either direction."""
    return 2.0 * (luck.unit() + luck.unit() + luck.unit() - 1.5)


def make(parameters: Parameters) -> Mcts:
    check_keys("mcts", parameters, *PARAMETERS)
    name = parameters.get("level", "strong")
    if name not in LEVELS:
        raise UnknownBot(f"mcts has no level {name!r} (one of {', '.join(LEVELS)})")
    level = LEVELS[name]
    if "seconds" in parameters:
        seconds = number("mcts", parameters, "seconds", level.seconds)
        level = replace(level, seconds=seconds, iterations=UNLIMITED, is_exact=True)
    if "iterations" in parameters:
        iterations = whole_number("mcts", parameters, "iterations", level.iterations)
        seconds = level.seconds if "seconds" in parameters else float(UNLIMITED)
        level = replace(level, iterations=iterations, seconds=seconds)
    if "slips" in parameters:
        level = replace(level, slips=number("mcts", parameters, "slips", level.slips))
    rollouts = parameters.get("rollouts", level.rollouts)
    if rollouts not in ROLLOUTS:
        raise UnknownBot(f"mcts: rollouts={rollouts!r} is not one of {', '.join(ROLLOUTS)}")
    return Mcts(replace(level, rollouts=rollouts))
