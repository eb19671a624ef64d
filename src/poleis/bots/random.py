"""The bot `random`: any legal action, each as likely as the others."""

from __future__ import annotations

from poleis.bots.policy import Candidate, Decision, Parameters, check_parameters
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.state import State


class Random:
    """Plays at random."""

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        action = int(known.random_action(seat, luck))
        return Decision(action, (Candidate(action, 0, 0.0),))


def make(parameters: Parameters) -> Random:
    check_parameters("random", parameters)
    return Random()
