"""The bot `flat`: tries every action in a few random games and takes the best."""

from __future__ import annotations

from poleis import Game, Luck, State
from poleis.bots.policy import Decision, Option, Parameters, check_keys, whole_number
from poleis.core.state import play_out

PARAMETERS = {"games": "how many random games for each action; default 4"}


class Flat:
    """Judges an action by the mean margin of random games that begin with it."""

    def __init__(self, games: int) -> None:
        self.games = games

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        options = []
        for action in known.legal(seat):
            margin = 0
            for _ in range(self.games):
                world = game.resample(known, seat, luck)
                world.apply(seat, action)
                play_out(world, luck)
                margin += int(world.margin(seat))
            options.append(Option(int(action), self.games, margin / self.games))
        options.sort(key=lambda option: -option.value)
        return Decision(options[0].action, tuple(options[:8]), len(options) * self.games)


def make(parameters: Parameters) -> Flat:
    check_keys("flat", parameters, *PARAMETERS)
    return Flat(whole_number("flat", parameters, "games", 4))
