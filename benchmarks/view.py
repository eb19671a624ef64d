"""How long it takes to draw: a whole view, and the preview of one move."""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable, Iterator

from benchmarks.rows import Row
from poleis.bots.greedy import Greedy
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup

GAMES = 12
"""Whole games from which positions are drawn."""
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


def finished(seats: int, game_id: str = "akropolis", games: int = GAMES) -> Iterator[Match]:
    """Whole games among greedy players."""
    game = get_game(game_id)
    bot = Greedy()
    for seed in range(games):
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


def draw_moments(name: str, game_id: str) -> list[Row]:
    """The median time of a whole view with four seats, at decisions throughout a game."""
    (match,) = finished(4, game_id, games=1)
    views = []
    for ply in range(0, match.ply, max(1, match.ply // 25)):
        state = match.at(ply)
        seat = max(0, int(state.actor()))
        known = match.game.redact(state, seat)
        work = functools.partial(match.game.view, known, seat, "en", NAMES)
        views.append(milliseconds(work, repeat=5))
    value = statistics.median(views)
    return [Row(name, value, "ms", target=MOST, ok=value <= MOST)]


def draw() -> list[Row]:
    """A whole view with four seats at the end of a game, and one preview."""
    found = measure_view()
    return [
        Row("view", found["view"], "ms", target=MOST, ok=found["view"] <= MOST),
        Row("preview", found["preview"], "ms"),
    ]
