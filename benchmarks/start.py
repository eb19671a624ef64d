"""How long a server takes to its first lobby page with many stored games."""

from __future__ import annotations

import tempfile
import time
import urllib.request
from pathlib import Path

from benchmarks.load.processes import cpu_seconds, start_server
from benchmarks.rows import Row
from benchmarks.stored_games import store_finished_games

GAMES = 10_000
TARGET = 3.0


def seconds_to_lobby(database: Path) -> tuple[float, float]:
    """From the start of the process to the last byte of the lobby; and how much of it the server
    computed."""
    begun = time.perf_counter()
    server = start_server(str(database), database.with_suffix(".log"))
    try:
        with urllib.request.urlopen(server.url, timeout=60) as page:
            page.read()
        return time.perf_counter() - begun, cpu_seconds([server.pid])
    finally:
        server.stop()


def start_with_stored_games() -> list[Row]:
    """With ten thousand finished games, beside a server with none, which starts second: Python's
    files are in memory then, so the figure that counts is the larger one."""
    with tempfile.TemporaryDirectory() as name:
        full, empty = Path(name) / "full.db", Path(name) / "empty.db"
        store_finished_games(str(full), GAMES)
        with full.open("rb") as file:
            size = file.seek(0, 2)
        seconds, computed = seconds_to_lobby(full)
        without, _ = seconds_to_lobby(empty)
    note = (
        f"{GAMES} finished games, {size / GAMES / 1000:.1f} KB each; the server computed "
        f"{computed:.1f} s"
    )
    ratio = seconds / without
    ok = seconds <= TARGET
    return [Row("start-with-games", seconds, "s", "none", without, ratio, TARGET, ok, note=note)]
