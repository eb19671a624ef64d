"""`python -m benchmarks [NAME ...]`: measure, print a table, write benchmarks/latest.json.

Exits with 1 if a figure misses its target or could not be measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import (
    adapters,
    attacks,
    builds,
    drawing,
    laboratory,
    lessons,
    long_games,
    reveal,
    site,
    site_strength,
    speed,
    start,
    strength,
    view,
    watchers,
    web,
)
from benchmarks.peers import NoPeer
from benchmarks.rows import Row

AKR, AOC, SWD = "akropolis", "age_of_civilization", "seven_wonders_dice"
ORI = "origins"

BENCHMARKS: dict[str, Callable[[], list[Row]]] = {
    "random-play": speed.random_play,
    "clone": speed.clone,
    "build-by-module": builds.by_module,
    "mcts-iterations": speed.mcts_iterations,
    "simulate-workers": laboratory.simulate_workers,
    "simulate-ray": laboratory.simulate_ray,
    "pettingzoo": adapters.pettingzoo,
    "openspiel": adapters.spiel,
    "gymnasium": adapters.gymnasium,
    "view": view.draw,
    "move-to-socket": web.move_to_socket,
    "ping-beside-watchers": watchers.ping_beside_watchers,
    "long-games": long_games.open_long_games,
    "origins-late-move": drawing.late_moves,
    "attacks": attacks.ping_beside_attacks,
    "swd-reveal": reveal.last_choice_to_reveal,
    "lesson-step": lessons.click_to_step,
    "start-with-games": start.start_with_stored_games,
    "site": site.visit,
    "site-strength": site_strength.site_strength,
}

HOURS = {"site-strength"}
"""What takes hours is measured only if it is asked for by name; it goes on where it stopped."""


def add_random_play(name: str, game_id: str, peer: str, target: float) -> None:
    """Random games of a game for two beside one of OpenSpiel's games."""
    BENCHMARKS[name] = partial(speed.random_play_of, name, game_id, peer, target)


def add_duel(name: str, game_id: str, bots: str, games: int, target: float, **options: str) -> None:
    """The share of games that the first bot wins; alone, against what the rules bring."""
    specs = tuple(bots.split())
    BENCHMARKS[name] = partial(strength.duel, name, game_id, specs, games, target, **options)


def add_alone(name: str, game_id: str, bot: str, games: int, **options: str) -> None:
    """What a bot scores alone, and how often it reaches the goals beside the score."""
    BENCHMARKS[name] = partial(strength.alone, name, game_id, bot, games, **options)


add_duel("greedy-vs-random", AKR, "greedy random", 2000, 99.0)
add_duel("strong-vs-greedy", AKR, "mcts:strong greedy", 60, 85.0)
add_duel("strong-vs-architect", AKR, "mcts:strong", 60, 95.0, architect="hard")
add_random_play("aoc-random-play", AOC, "backgammon", 10.0)
add_duel("aoc-greedy-vs-random", AOC, "greedy random", 2000, 95.0)
add_duel("aoc-strong-vs-greedy", AOC, "mcts:strong greedy", 60, 75.0)
add_random_play("origins-random-play", ORI, "backgammon", 5.0)
BENCHMARKS["origins-clone"] = partial(speed.clone_of, "origins-clone", ORI, 4, 200)
add_duel("origins-greedy-vs-random", ORI, "greedy random", 400, 95.0)
add_duel("origins-strong-vs-greedy", ORI, "mcts:strong greedy", 20, 70.0)
BENCHMARKS["origins-view"] = partial(view.draw_moments, "origins-view", ORI)
add_alone("origins-solo", ORI, "mcts:strong", 100)
add_alone("aoc-clash", AOC, "mcts:strong", 20)
add_random_play("swd-random-play", SWD, "backgammon", 10.0)
add_duel("swd-greedy-vs-random", SWD, "greedy random", 2000, 95.0)
add_duel("swd-strong-vs-greedy", SWD, "mcts:strong greedy", 60, 70.0)

for short, game_id in (("akr", AKR), ("aoc", AOC), ("swd", SWD), ("origins", ORI)):
    shown = f"{short}-shown-move"
    BENCHMARKS[shown] = partial(drawing.shown_moves, shown, game_id)

LATEST = Path(__file__).parent / "latest.json"


def measure(name: str) -> list[Row]:
    """The rows of one benchmark; a row without a value if its peer is missing."""
    try:
        return BENCHMARKS[name]()
    except NoPeer as missing:
        return [Row(name, None, "", ok=False, note=str(missing))]


def show(rows: list[Row]) -> Table:
    table = Table("name", "value", "beside", "ratio", "target", "ok", box=None, pad_edge=False)
    for row in rows:
        value = "none" if row.value is None else f"{number(row.value)} {row.unit}"
        if row.interval is not None:
            value += " ({:.1f} to {:.1f})".format(*row.interval)
        peer = row.peer or ""
        if row.peer_value is not None:
            peer += f" {number(row.peer_value)}"
        verdict = "" if row.ok is None else ("yes" if row.ok else "NO")
        table.add_row(row.name, value, peer, number(row.ratio), number(row.target), verdict)
    return table


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"there is no benchmark {unknown[0]!r} (one of {', '.join(BENCHMARKS)})")
        return 2
    console = Console(width=None if sys.stdout.isatty() else 120)
    rows = []
    for name in names or [name for name in BENCHMARKS if name not in HOURS]:
        with console.status(f"measuring {name} ..."):
            rows += measure(name)
    LATEST.write_text(json.dumps([row.json() for row in rows], indent=1) + "\n", encoding="utf-8")
    console.print(show(rows))
    for row in rows:
        if row.note:
            console.print(f"{row.name}: {row.note}")
    return 0 if all(row.ok is not False for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
