"""Pickles: how positions travel to other processes."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from poleis.core.errors import BadPosition
from poleis.core.game import Game, HasSvg, games, get_game, restore
from poleis.core.setup import Setup, all_setups
from poleis.core.state import State

if TYPE_CHECKING:
    from poleis.core.setup import OptionValue


def game_ref(game: Game) -> str | Game:
    """The id of an installed game; another game is pickled as it is."""
    return game.id if games().get(game.id) is game else game


def resolve_game(game: str | Game) -> Game:
    """The game that `game_ref` refers to."""
    return get_game(game) if isinstance(game, str) else game


def load_setup(game: str | Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Setup:
    """The set-up that was pickled."""
    return Setup(resolve_game(game), seats, options)


def setup_of(state: State) -> Setup | None:
    """The set-up of a position; None where it was built without one."""
    try:
        return state.setup
    except AttributeError:
        return _guess(state)


@functools.cache
def _game_of(kind: type[State]) -> Game | None:
    for game in games().values():
        if type(game.new(next(all_setups(game)))) is kind:
            return game
    return None


def _guess(state: State) -> Setup | None:
    game = _game_of(type(state))
    for setup in all_setups(game) if game is not None else ():
        if setup.seats == state.seats():
            try:
                setup.game.load(setup, state.dump())
            except BadPosition:
                continue
            return setup
    return None


def svg_of(state: State) -> str | None:
    """The table as a picture; None if its game is not drawn."""
    setup = setup_of(state)
    if setup is not None and isinstance(setup.game, HasSvg):
        return setup.game.svg(state)
    return None


def reduce_state(state: State) -> tuple[object, ...]:
    """What a pickle keeps of a position."""
    return load_state, (setup_of(state), state.dump())


def load_state(setup: Setup, dump: list[object]) -> State:
    """The position that was pickled. A pickle is trusted, so nothing is checked."""
    return restore(setup, dump)
