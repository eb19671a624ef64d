"""The peers: random play of other people's games, as their users run it from Python."""

from __future__ import annotations

import random
from collections.abc import Callable


class NoPeer(Exception):
    """The peer is not installed."""


def openspiel_go() -> Callable[[], int]:
    """One random game of OpenSpiel's 9x9 Go (C++), driven from Python; its moves."""
    try:
        import pyspiel
    except ImportError:
        raise NoPeer("open_spiel is not installed (pip install 'poleis[bench]')") from None
    game = pyspiel.load_game("go(board_size=9)")
    choose = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
            moves += 1
        return moves

    return play


def catanatron() -> Callable[[], int]:
    """One random game of catanatron for two; its moves."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        raise NoPeer("catanatron is not installed (pip install 'poleis[bench]')") from None
    seeds = iter(range(10**9))

    def play() -> int:
        players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
        game = Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return play
