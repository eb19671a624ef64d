"""Games of Age of Civilization to look at: the same ones in every run."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator

from poleis.core.match import Match
from poleis.core.setup import Setup, all_setups, make_setup
from poleis.core.view import Panel, View
from poleis.games.age_of_civilization import game
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.web.tables.known_log import last_moves

GAME = game.GAME
SETUPS = list(all_setups(GAME))
NAMES = ("Anna", "Ben <i>", 'Cleo "C"', "Dora & Co")
LANGUAGES = ("en", "pl", "ru")


@functools.cache
def random_game(setup: Setup, seed: int = 1) -> Match:
    """A whole game at random, with fewer rests than chance would bring; it must not be changed."""
    match = Match(GAME, setup, seed)
    luck = random.Random(seed)
    while actors := match.state.actors():
        legal = [int(code) for code in match.state.legal(actors[0])]
        busy = [code for code in legal if GAME.actions.split(code)[0].name not in ("rest", "end")]
        match.play(actors[0], luck.choice(busy if busy and luck.random() < 0.8 else legal))
    return match


def game_of(seats: int, seed: int = 1, **options: object) -> Match:
    return random_game(make_setup(GAME, seats, options), seed)


def decisions(match: Match, step: int) -> Iterator[tuple[int, int]]:
    """Some plies at which a seat must decide, each with one of the seats that must."""
    found = [ply for ply in range(match.ply) if match.log[ply].actor >= 0]
    for ply in found[::step]:
        yield ply, match.log[ply].actor


def position(match: Match, ply: int, viewer: int | None) -> AgeOfCivilization:
    """What a seat may know after some plies."""
    state = match.at(ply)
    assert isinstance(state, AgeOfCivilization)
    return GAME.redact(state, viewer)


def look(match: Match, ply: int, viewer: int | None = 0, language: str = "en") -> View:
    known = position(match, ply, viewer)
    names = NAMES[: match.setup.seats]
    return GAME.view(known, viewer, language, names, last_moves(match.log[:ply], match.setup.seats))


def panel(view: View, name: str) -> Panel:
    return next(panel for panel in view.panels if panel.id == name)
