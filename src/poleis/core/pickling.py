"""Pickles: how positions travel to other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.core.game import Game, HasSvg, games, get_game, restore
from poleis.core.setup import Setup
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


def svg_of(state: State) -> str | None:
    """The table as a picture; None if its game is not drawn."""
    game = state.setup.game
    return game.svg(state) if isinstance(game, HasSvg) else None


def reduce_state(state: State) -> tuple[object, ...]:
    """What a pickle keeps of a position."""
    return load_state, (state.setup, state.dump())


def load_state(setup: Setup, dump: list[object]) -> State:
    """The position that was pickled. A pickle is trusted, so nothing is checked."""
    return restore(setup, dump)
