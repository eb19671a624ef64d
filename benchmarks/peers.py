"""The peers: random play of other people's games, as their users run it from Python."""

from __future__ import annotations

import random

from benchmarks.rows import Timer


class NoPeer(Exception):
    """The peer is not installed."""


def openspiel(name: str) -> Timer:
    """Random games of one of OpenSpiel's games (C++), driven from Python; decisions of players."""
    try:
        import pyspiel
    except ImportError:
        raise NoPeer("open_spiel is not installed (pip install 'poleis[bench]')") from None
    game = pyspiel.load_game(name)
    choose = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), choose()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
            moves += 1
        return moves

    return Timer(f"OpenSpiel {name}", play)


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome on which a number from 0 to 1 falls."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0.0:
            return outcome
    return outcomes[-1][0]


def catanatron() -> Timer:
    """Random games of catanatron for two; its moves."""
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

    return Timer("catanatron", play)
