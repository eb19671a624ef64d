"""`python -m benchmarks [NAME ...]`: measure, print a table, write benchmarks/latest.json.

Exits with 1 if a figure misses its target or could not be measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import speed, strength, view, web
from benchmarks.peers import NoPeer
from benchmarks.rows import Row

BENCHMARKS: dict[str, Callable[[], list[Row]]] = {
    "random-play": speed.random_play,
    "clone": speed.clone,
    "mcts-iterations": speed.mcts_iterations,
    "simulate-workers": speed.simulate_workers,
    "greedy-vs-random": strength.greedy_vs_random,
    "strong-vs-greedy": strength.strong_vs_greedy,
    "strong-vs-architect": strength.strong_vs_architect,
    "view": view.draw,
    "move-to-socket": web.move_to_socket,
}
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
    for name in names or BENCHMARKS:
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
