"""How long it takes to draw: a whole view, and the preview of one move."""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable, Iterator

from benchmarks.rows import Row
from poleis.bots.greedy import Greedy
from poleis.core.game import get_game, make_setup
from poleis.core.luck import Luck
from poleis.core.match import Match

GAMES = 12
MOST = 15.0
"""Milliseconds that a whole view may take."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def milliseconds(work: Callable[[], object], repeat: int = 15) -> float:
    """The median time of some calls, after one that fills the caches."""
    work()
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def finished(seats: int) -> Iterator[Match]:
    """Whole games among greedy players."""
    game = get_game("akropolis")
    bot = Greedy()
    for seed in range(GAMES):
        match = Match(game, make_setup(game, seats), seed)
        while actors := match.state.actors():
            luck = Luck.of("draw", seed, match.ply)
            match.play(actors[0], bot.decide(game, match.state, actors[0], luck).action)
        yield match


def measure_view() -> dict[str, float]:
    """Milliseconds: all panels for one of four seats at the end of a game (of several games, the
    slowest), and the ghost of one placement late in it (the median)."""
    game = get_game("akropolis")
    views, previews = [], []
    for match in finished(4):
        known = game.redact(match.state, 0)
        views.append(milliseconds(functools.partial(game.view, known, 0, "en", NAMES)))
        late = [match.at(ply) for ply in range(match.ply - 12, match.ply)]
        state = max(late, key=lambda state: len(state.legal(state.actor())))
        actor = int(state.actor())
        code = int(state.legal(actor)[0])
        previews.append(milliseconds(functools.partial(game.preview, state, actor, code, "en")))
    return {"view": max(views), "preview": statistics.median(previews)}


def draw() -> list[Row]:
    """A whole view with four seats at the end of a game, and one preview."""
    found = measure_view()
    return [
        Row("view", found["view"], "ms", target=MOST, ok=found["view"] <= MOST),
        Row("preview", found["preview"], "ms"),
    ]
