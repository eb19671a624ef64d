"""Pickles: how positions travel to other processes.

A pickled position is the id of its game, its seats and its dump. Whatever else a set-up agrees on
shows in the dump, so the set-up is found again by trying which one the dump fits.
"""

from __future__ import annotations

import functools
from pickle import PicklingError

from poleis.core.errors import BadPosition
from poleis.core.game import Game, HasSvg, games, get_game
from poleis.core.setup import all_setups
from poleis.core.state import State


@functools.cache
def game_of(kind: type[State]) -> Game | None:
    """The installed game whose positions are of this class."""
    for game in games().values():
        if type(game.new(next(all_setups(game)))) is kind:
            return game
    return None


def svg_of(state: State) -> str | None:
    """The table as a picture; None if its game is not installed or not drawn."""
    game = game_of(type(state))
    return game.svg(state) if isinstance(game, HasSvg) else None


def game_ref(game: Game) -> str | Game:
    """The id of an installed game; another game must be pickled as it is."""
    return game.id if games().get(game.id) is game else game


def resolve_game(game: str | Game) -> Game:
    """The game that is known like this."""
    return get_game(game) if isinstance(game, str) else game


def reduce_state(state: State) -> tuple[object, ...]:
    """What a pickle keeps of a position; PicklingError if its game is not installed."""
    game = game_of(type(state))
    if game is None:
        name = type(state).__name__
        raise PicklingError(f"{name} is of no installed game: pickle its dump, and load that")
    return load_state, (game.id, int(state.seats()), state.dump())


def load_state(game_id: str, seats: int, dump: list[object]) -> State:
    """The position that was pickled; BadPosition if it fits no set-up."""
    game = get_game(game_id)
    for setup in all_setups(game):
        if setup.seats == seats:
            try:
                return game.load(setup, dump)
            except BadPosition:
                continue
    raise BadPosition(f"this is not a position of {game_id} with {seats} seats")
