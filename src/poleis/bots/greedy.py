"""The bot `greedy`: the action that gains most at once, by the game's evaluator."""

from __future__ import annotations

from poleis.bots.policy import Candidate, Decision, Parameters, check_parameters
from poleis.core.evaluator import gains_of
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State


class Greedy:
    """Takes what is worth most now; among equals, any."""

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        world = game.resample(known, seat, luck)
        gains = gains_of(game.evaluator(), world, seat)
        best = max(gains.values())
        equals = [action for action, gain in gains.items() if gain >= best - 1e-9]
        action = equals[luck.below(len(equals))]
        ranked = sorted(gains.items(), key=lambda row: -row[1])
        others = [Candidate(code, 1, gain) for code, gain in ranked[:8] if code != action]
        return Decision(action, (Candidate(action, 1, best), *others[:7]), len(gains))


def make(parameters: Parameters) -> Greedy:
    check_parameters("greedy", parameters)
    return Greedy()
