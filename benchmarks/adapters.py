"""How fast the doors for researchers are, beside the bare rules and beside the libraries' games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from benchmarks.peers import NoPeer, openspiel
from benchmarks.rows import Row, Timer, beside, interleave
from benchmarks.speed import AKROPOLIS, python_steps


def zoo_games(make: Callable[[], Any], name: str) -> Timer:
    """Random games of an AEC environment as its manual plays them: observe, sample, step."""
    table = make()

    def play() -> int:
        steps = 0
        table.reset()
        for agent in table.agent_iter():
            observation, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                table.step(None)
                continue
            table.step(table.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        return steps

    return Timer(name, play)


def unseen_games() -> Timer:
    """Random games of the bare environment from the lists of legal actions: nobody asks for an
    observation, so none is made."""
    from poleis.adapters.pettingzoo import raw_env

    table = raw_env(AKROPOLIS)
    choose = random.Random(1).random

    def play() -> int:
        steps = 0
        table.reset()
        while not table.episode.is_over:
            legal = table.legal(table.agent_selection)
            table.step(int(legal[int(choose() * len(legal))]))
            steps += 1
        return steps

    return Timer("poleis, PettingZoo without observations", play)


def pettingzoo() -> list[Row]:
    """Steps per second of Akropolis for two, beside connect four, whose mask has seven numbers."""
    from pettingzoo import make

    from poleis.adapters.pettingzoo import env

    try:
        four = zoo_games(lambda: make("aec", "classic/connect_four_v3"), "PettingZoo connect four")
    except ImportError:
        raise NoPeer("pygame is not installed (pip install 'poleis[bench]')") from None
    ours = zoo_games(lambda: env(AKROPOLIS), "poleis, PettingZoo")
    unseen, bare = unseen_games(), python_steps(AKROPOLIS)
    interleave(ours, unseen, bare, four)
    return [
        beside("pettingzoo", ours, four, "steps/s", None),
        beside("pettingzoo-unseen", unseen, bare, "steps/s", None),
    ]


def spiel() -> list[Row]:
    """Decisions per second of Akropolis for two through OpenSpiel, beside one of its own games in
    Python, and beside the bare rules."""
    import poleis.adapters.openspiel  # noqa: F401 - registers the games

    try:
        import open_spiel.python.games  # noqa: F401 - registers OpenSpiel's games in Python
    except ImportError:
        raise NoPeer("open_spiel is not installed (pip install 'poleis[bench]')") from None
    ours = openspiel("python_poleis_akropolis")
    dominoes, bare = openspiel("python_block_dominoes"), python_steps(AKROPOLIS)
    interleave(ours, dominoes, bare)
    return [
        beside("openspiel", ours, dominoes, "decisions/s", None),
        beside("openspiel-bare", ours, bare, "decisions/s", None),
    ]


def gymnasium() -> list[Row]:
    """Steps per second of one learner against a bot that plays at random, observed and masked."""
    from poleis.adapters.gymnasium import PoleisEnv

    table = PoleisEnv(AKROPOLIS, opponents="random")

    def play() -> int:
        steps, is_over = 0, False
        _, info = table.reset()
        while not is_over:
            action = table.action_space.sample(info["action_mask"])
            _, _, is_over, _, info = table.step(action)
            steps += 1
        return steps

    ours, bare = Timer("poleis, Gymnasium", play), python_steps(AKROPOLIS)
    interleave(ours, bare)
    return [beside("gymnasium", ours, bare, "steps/s", None)]
