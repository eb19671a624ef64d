"""Games of Akropolis to look at: the same ones in every run."""

from __future__ import annotations

import functools

from poleis.bots.greedy import Greedy
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.setup import make_setup
from poleis.games.akropolis.rules.position import Akropolis

GAME = get_game("akropolis")
NAMES = ("Anna", "Ben <i>", 'Cleo "C"', "Dora & Co")
LANGUAGES = ("en", "pl", "ru")


@functools.cache
def greedy_game(seats: int, seed: int = 1, variants: str = "-", long: bool = False) -> Match:
    """A whole game among greedy players; it must not be changed."""
    options: dict[str, object] = {"variants": variants}
    if seats < 4:
        options["long"] = long
    match = Match(GAME, make_setup(GAME, seats, options), seed)
    bot = Greedy()
    while actors := match.state.actors():
        luck = Luck.of("view", seed, match.ply)
        match.play(actors[0], bot.decide(GAME, match.state, actors[0], luck).action)
    return match


def position(match: Match, ply: int) -> Akropolis:
    """What everybody may know after some plies."""
    state = GAME.redact(match.at(ply), None)
    assert isinstance(state, Akropolis)
    return state


def moves_before(match: Match, ply: int) -> tuple[Move, ...]:
    """The latest two moves of each seat, as a server passes them."""
    found: list[Move] = []
    for seat in range(match.setup.seats):
        found += [move for move in match.log[:ply] if move.actor == seat][-2:]
    return tuple(found)


def plies(match: Match, step: int) -> range:
    """Some plies from the beginning to the end."""
    return range(0, match.ply + 1, step)
