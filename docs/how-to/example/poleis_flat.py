"""The bot `flat`: tries every action in a few random games and takes the best."""

from __future__ import annotations

from poleis import Candidate, Decision, Game, Luck, State, play_out
from poleis.toolkit import Parameters, check_parameters, int_parameter

PARAMETERS = {"games": "how many random games for each action; default 4"}


class Flat:
    """Judges an action by the mean margin of random games that begin with it."""

    def __init__(self, games: int) -> None:
        self.games = games

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        candidates: list[Candidate] = []
        for action in known.legal(seat):
            margin = 0
            for _ in range(self.games):
                world = game.resample(known, seat, luck)
                world.apply(seat, action)
                play_out(world, luck)
                margin += int(world.margin(seat))
            candidates.append(Candidate(int(action), self.games, margin / self.games))
        candidates.sort(key=lambda candidate: -candidate.value)
        tries = len(candidates) * self.games
        return Decision(candidates[0].action, tuple(candidates[:8]), tries)


def make(parameters: Parameters) -> Flat:
    check_parameters("flat", parameters, *PARAMETERS)
    return Flat(int_parameter("flat", parameters, "games", 4))
