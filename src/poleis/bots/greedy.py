"""The bot `greedy`: the action that gains most at once, by the game's evaluator."""

from __future__ import annotations

from poleis.bots.policy import Decision, Option, Parameters, check_keys
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State


class Greedy:
    """Takes what is worth most now; among equals, any."""

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        world = game.resample(known, seat, luck)
        legal = world.legal(seat)
        gains = list(game.evaluator().gains(world, seat, legal))
        best = max(gains)
        equals = [int(a) for a, gain in zip(legal, gains, strict=True) if gain >= best - 1e-9]
        action = equals[luck.below(len(equals))]
        ranked = sorted(zip(gains, map(int, legal), strict=True), key=lambda row: -row[0])
        others = [Option(code, 1, gain) for gain, code in ranked[:8] if code != action]
        return Decision(action, (Option(action, 1, best), *others[:7]), len(gains))


def make(parameters: Parameters) -> Greedy:
    check_keys("greedy", parameters)
    return Greedy()
