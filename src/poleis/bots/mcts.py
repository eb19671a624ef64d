"""The bot `mcts`: Monte Carlo tree search, in levels from `easy` to `strong`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from poleis.bots.policy import Decision, Option, Parameters, check_keys, number
from poleis.bots.search import Habits, Search
from poleis.core.errors import UnknownBot
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State

ROLLOUTS = ("quick", "plain")
SHOWN = 8
"""How many alternatives a decision tells about."""


@dataclass(frozen=True)
class Level:
    """How long to think about one decision: so many iterations, or until the time is over."""

    iterations: int
    seconds: float
    rollouts: str = "quick"


LEVELS = {
    "easy": Level(60, 0.1),
    "medium": Level(400, 0.1),
    "strong": Level(2500, 0.45),
}

PARAMETERS = {
    "level": "one of the levels; strong, if nothing is said",
    "iterations": "think exactly so many iterations: the same decision on every machine",
    "seconds": "think so long",
    "rollouts": "how play-outs choose: quick (by the evaluator) or plain (at random)",
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
        search = Search(known, seat, game.resample, game.evaluator(), luck, self.habits)
        search.run(self.level.iterations, self.level.seconds)
        options = ranked(search)
        return Decision(options[0].action, tuple(options[:SHOWN]), int(search.effort))


def ranked(search: Search) -> list[Option]:
    """What the search thinks of the actions it tried: most visited first."""
    options = []
    for edge in range(search.count[0]):
        tries = int(search.tries[edge])
        if tries:
            value = search.total[edge] / tries
            options.append(Option(int(search.action[edge]), tries, value))
    return sorted(options, key=lambda option: (-option.visits, -option.value, option.action))


def make(parameters: Parameters) -> Mcts:
    check_keys("mcts", parameters, *PARAMETERS)
    name = parameters.get("level")
    if name is None:
        level = LEVELS["strong"]
    elif name in LEVELS:
        level = LEVELS[name]
    else:
        raise UnknownBot(f"mcts has no level {name!r} (one of {', '.join(LEVELS)})")
    if "iterations" in parameters:  # a budget of iterations alone: the same on every machine
        iterations = int(number("mcts", parameters, "iterations", level.iterations))
        level = replace(level, iterations=max(iterations, 1), seconds=1e9)
    if "seconds" in parameters:
        seconds = number("mcts", parameters, "seconds", level.seconds)
        iterations = level.iterations if "iterations" in parameters else 10**9
        level = replace(level, seconds=seconds, iterations=iterations)
    rollouts = parameters.get("rollouts", level.rollouts)
    if rollouts not in ROLLOUTS:
        raise UnknownBot(f"mcts: rollouts={rollouts!r} is not one of {', '.join(ROLLOUTS)}")
    return Mcts(replace(level, rollouts=rollouts))
