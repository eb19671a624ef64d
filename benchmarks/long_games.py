"""How long a finished game of many plies takes to open, and who waits meanwhile.

Games of Origins at random are written into a database; a server of its own opens each for the
first time. At another table people ping as often as they may: the longest time to a pong is the
stall.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

from benchmarks.drawing import random_game
from benchmarks.rows import Row
from benchmarks.watchers import address
from benchmarks.web import serving
from poleis.client import request
from poleis.core.match import Match
from poleis.web.storage import store
from poleis.web.storage.database import Database
from poleis.web.tables import tokens
from poleis.web.tables.rows import HUMAN, Seat, TableInfo

LENGTHS = (799, 1305)
"""Plies, at least."""
TRIED = 60
MOST_HELLO, MOST_STALL = 150.0, 100.0
"""Milliseconds from the hello to the state, and from a ping to its pong at another table."""
PINGERS, PING_PAUSE = 8, 0.03
"""Connections that ping, and seconds between two pings of one, within the limits of a server."""


def long_games() -> list[Match]:
    """For each length, the shortest of some finished games that has it."""
    games = []
    for seed in range(TRIED):
        *_, match = random_game("origins", 3 + seed % 2, seed)
        games.append(match)
    games.sort(key=lambda match: match.ply)
    return [next(match for match in games if match.ply >= plies) for plies in LENGTHS]


async def write(file: Path, match: Match) -> str:
    """The id of a new table with this game."""
    game = match.game
    seats = [Seat(seat, HUMAN, f"Player {seat}") for seat in range(match.setup.seats)]
    version, seed = game.rules_version, str(match.seed)
    info = TableInfo(tokens.new_id(), "Delos", game.id, version, match.setup, seed, "", seats)
    database = Database(str(file))
    try:
        await database.write(lambda connection: store.add_table(connection, info, match))
    finally:
        database.close()
    return info.id


async def hello(url: str, table: str) -> float:
    """Milliseconds until a newcomer sees the board."""
    async with connect(address(url, table), max_size=None, proxy=None) as socket:
        started = time.perf_counter()
        await socket.send(json.dumps({"type": "hello", "id": "hello"}))
        while json.loads(await socket.recv())["type"] != "state":
            pass
        return 1000 * (time.perf_counter() - started)


async def longest_ping(url: str, table: str, end: asyncio.Event) -> float:
    """Milliseconds of the slowest ping until *end* is set."""
    longest = 0.0
    async with connect(address(url, table), max_size=None, proxy=None) as socket:
        for number in itertools.count():
            if end.is_set():
                break
            started = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"p{number}"}))
            while json.loads(await socket.recv()).get("id") != f"p{number}":
                pass
            longest = max(longest, 1000 * (time.perf_counter() - started))
            await asyncio.sleep(PING_PAUSE)
    return longest


async def longest_of_all(url: str, table: str, end: asyncio.Event) -> float:
    """Milliseconds of the slowest ping of all connections, which begin one after the other."""

    async def later(number: int) -> float:
        await asyncio.sleep(number * PING_PAUSE / PINGERS)
        return await longest_ping(url, table, end)

    return max(await asyncio.gather(*map(later, range(PINGERS))))


async def measure(url: str, tables: list[str]) -> list[tuple[float, float]]:
    """For each table: the time of its first hello, and the longest ping meanwhile."""
    wish = {"game": "origins", "seats": [{"kind": "link"}] * 2}
    other = (await asyncio.to_thread(request, "POST", f"{url}/api/tables", wish))["table"]
    await hello(url, other)  # the game's drawings are imported and its words are read
    found = []
    for table in tables:
        end = asyncio.Event()
        pinging = asyncio.create_task(longest_of_all(url, other, end))
        await asyncio.sleep(0.3)
        took = await hello(url, table)
        end.set()
        found.append((took, await pinging))
    return found


def open_long_games() -> list[Row]:
    """The first hello of each game, and the stall at another table."""
    matches = long_games()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        tables = [asyncio.run(write(file, match)) for match in matches]
        with serving(Path(folder)) as url:
            found = asyncio.run(measure(url, tables))
    rows = []
    for match, (took, stall) in zip(matches, found, strict=True):
        name = f"{match.ply}-plies"
        rows += [
            Row(f"hello-{name}", took, "ms", target=MOST_HELLO, ok=took <= MOST_HELLO),
            Row(f"stall-{name}", stall, "ms", target=MOST_STALL, ok=stall <= MOST_STALL),
        ]
    return rows
