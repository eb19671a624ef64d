"""How strong: bots against each other and against the architect, with 95 % intervals."""

from __future__ import annotations

import os

from benchmarks.rows import Row
from poleis.bots.arena import Bout, Standing, run
from poleis.core.game import get_game, make_setup

SEED = 2026
"""No bot was fitted on games with this seed."""


def duel(name: str, bots: tuple[str, ...], games: int, target: float, **options: str) -> list[Row]:
    """How many games the first bot wins: on equal deals, with seats exchanged, on all cores."""
    setup = make_setup(get_game("akropolis"), len(bots), options)
    standing = Standing(Bout("akropolis", setup, bots, SEED))
    for result in run(standing.bout, games, workers=os.cpu_count() or 1):
        standing.add(result)
    won = standing.win_rate(0)
    margin = standing.margin(0)
    rival = bots[1] if len(bots) > 1 else f"architect {options['architect']}"
    rate = 100 * won.value
    interval = (100 * (won.low or 0.0), 100 * (won.high or 1.0))
    note = (
        f"{standing.games} games, {margin.value:+.1f} points on average, "
        f"{standing.seconds_per_move(0):.2f} s a decision"
    )
    return [Row(name, rate, "% won", rival, None, None, target, rate >= target, interval, note)]


def greedy_vs_random() -> list[Row]:
    return duel("greedy-vs-random", ("greedy", "random"), 2000, 99.0)


def strong_vs_greedy() -> list[Row]:
    return duel("strong-vs-greedy", ("mcts:strong", "greedy"), 60, 85.0)


def strong_vs_architect() -> list[Row]:
    return duel("strong-vs-architect", ("mcts:strong",), 60, 95.0, architect="hard")
