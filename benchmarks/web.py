"""How fast a confirmed move reaches the other seat's socket while 50 tables play at once.

A server in a process of its own with a database on the disk; two connections to each table, with
drawn panels and compression, as browsers have them. At each table somebody makes a decision every
two seconds, at moments spread over them: 25 moves a second in all. The clock runs from just
before the move is sent until the other seat's connection has received the state that shows it.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.rows import Row
from poleis.client import NotReached, request

TABLES = 50
PAUSE = 2.0
"""Seconds between two decisions at a table; people take longer."""
ROUNDS = 14
WARM_UP = 3
"""Rounds that are not counted."""
TARGET = 50.0


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own; its address."""
    command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0"]
    command += ["--workers", "1", "--database", str(folder / "tables.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[3]
        for _ in range(200):
            try:
                request("GET", f"{url}/api/bots")
                break
            except NotReached:
                time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


class Player:
    """One connection, and what it saw last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.seen: dict[int, float] = {}
        self._changed = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            moment = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message
                self.seen[message["rev"]] = moment
                self._changed.set()

    async def until(self, rev: int) -> None:
        while self.state.get("rev", -1) < rev:
            self._changed.clear()
            await self._changed.wait()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


async def sit(open_: AsyncExitStack, url: str) -> list[Player]:
    """A new table with a connection for each seat that has said hello."""
    wish = {"game": "akropolis", "seats": [{"kind": "link"}] * 2}
    opened = await asyncio.to_thread(request, "POST", f"{url}/api/tables", wish)
    players = []
    for link in opened["links"]:
        token = link["url"].removeprefix("/j/")
        address = f"ws{url.removeprefix('http')}/ws/{opened['table']}"
        headers = {"Authorization": f"Bearer {token}"}
        socket = connect(address, additional_headers=headers, max_size=None, proxy=None)
        player = Player(await open_.enter_async_context(socket))
        listening = asyncio.create_task(player.listen())
        open_.callback(listening.cancel)
        await player.say(type="hello", id="hello")
        players.append(player)
    for player in players:
        await player.until(0)
    return players


async def play(players: list[Player], luck: random.Random, times: list[float]) -> None:
    """Make decisions at one table, one after each pause."""
    begin = time.perf_counter() + luck.uniform(0, PAUSE)
    for number in range(ROUNDS):
        await asyncio.sleep(max(0.0, begin + number * PAUSE - time.perf_counter()))
        actor = players[0].state["actors"][0]
        mover, other = players[actor], players[1 - actor]
        rev, code = mover.state["rev"], luck.choice(mover.state["legal"])
        start = time.perf_counter()
        await mover.say(type="play", id=f"p{number}", rev=rev, code=code)
        await asyncio.gather(mover.until(rev + 1), other.until(rev + 1))
        if number >= WARM_UP:
            times.append(1000 * (other.seen[other.state["rev"]] - start))


async def measure(url: str, tables: int) -> list[float]:
    times: list[float] = []
    async with AsyncExitStack() as open_:
        seated = [await sit(open_, url) for _ in range(tables)]
        luck = [random.Random(number) for number in range(tables)]
        await asyncio.gather(*(play(p, one, times) for p, one in zip(seated, luck, strict=True)))
    return times


def measure_web(tables: int = TABLES) -> list[float]:
    """The times of all moves that are counted, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        return asyncio.run(measure(url, tables))


def move_to_socket() -> list[Row]:
    """From a confirmed move to the other seat's socket: the median."""
    times = measure_web()
    median, p95 = statistics.median(times), statistics.quantiles(times, n=20)[18]
    note = f"{TABLES} tables, {len(times)} moves, 95 of 100 within {p95:.0f} ms"
    return [Row("move-to-socket", median, "ms", target=TARGET, ok=median <= TARGET, note=note)]
