"""How quickly a table answers while watchers of another table send as much as they may.

Ten connections from one address watch a game of Origins and ask for old positions, 40 times a
second each. At another table a player pings ten times a second. The clock runs from the ping to
its pong.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.rows import Row
from benchmarks.web import Player, serving
from poleis.client import request

WATCHERS = 10
LOOKS = 40
"""A second, from each watcher."""
PLIES = 60
SECONDS = 10.0
TARGET = 100.0


def address(url: str, table: str) -> str:
    return f"ws{url.removeprefix('http')}/ws/{table}"


async def sit(open_: AsyncExitStack, url: str, game: str) -> tuple[str, list[Player]]:
    """A new table for two, with a connection for each seat."""
    wish = {"game": game, "seats": [{"kind": "link"}] * 2}
    opened = await asyncio.to_thread(request, "POST", f"{url}/api/tables", wish)
    players = []
    for link in opened["links"]:
        headers = {"Authorization": f"Bearer {link['url'].removeprefix('/j/')}"}
        line = connect(address(url, opened["table"]), additional_headers=headers, max_size=None)
        player = Player(await open_.enter_async_context(line))
        open_.callback(asyncio.create_task(player.listen()).cancel)
        await player.say(type="hello", id="hello", want="nothing")
        await player.until(0)
        players.append(player)
    return opened["table"], players


async def advance(players: list[Player]) -> None:
    """Play some moves, so that there is something to look at."""
    luck = random.Random(1)
    for number in range(PLIES):
        state = players[0].state
        if state["over"]:
            return
        player = players[state["actors"][0]]
        await player.until(state["rev"])
        rev = player.state["rev"]
        code = luck.choice(player.state["legal"])
        await player.say(type="play", id=f"p{number}", rev=rev, code=code)
        await asyncio.gather(*(one.until(rev + 1) for one in players))


async def watch(url: str, table: str, number: int) -> None:
    """Ask for old positions without a pause."""
    async with connect(address(url, table), max_size=None) as socket:
        reading = asyncio.create_task(_drain(socket))
        try:
            await socket.send(json.dumps({"type": "hello", "id": "hello"}))
            for count in itertools.count():
                look = {"type": "at", "id": f"a{count}", "ply": (number + count) % PLIES}
                await socket.send(json.dumps(look))
                await asyncio.sleep(1 / LOOKS)
        finally:
            reading.cancel()


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def pings(url: str, table: str, seconds: float = SECONDS) -> list[float]:
    """Milliseconds from ping to pong."""
    times: list[float] = []
    async with connect(address(url, table), max_size=None) as socket:
        end = time.monotonic() + seconds
        for number in itertools.count():
            if time.monotonic() > end:
                return times
            start = time.perf_counter()
            await socket.send(json.dumps({"type": "ping", "id": f"p{number}"}))
            while json.loads(await socket.recv()).get("id") != f"p{number}":
                pass
            times.append(1000 * (time.perf_counter() - start))
            await asyncio.sleep(0.1)
    return times


async def measure(url: str) -> list[float]:
    async with AsyncExitStack() as open_:
        watched, players = await sit(open_, url, "origins")
        await advance(players)
        other, _ = await sit(open_, url, "akropolis")
        crowd = [asyncio.create_task(watch(url, watched, one)) for one in range(WATCHERS)]
        try:
            await asyncio.sleep(3.0)  # what may be used at once is used up
            return await pings(url, other)
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)


def ping_beside_watchers() -> list[Row]:
    """From a ping to its pong at another table: 95 of 100."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        times = asyncio.run(measure(url))
    p95 = statistics.quantiles(times, n=20)[18]
    note = f"{len(times)} pings, median {statistics.median(times):.0f} ms, worst {max(times):.0f}"
    return [Row("ping-beside-watchers", p95, "ms", target=TARGET, ok=p95 <= TARGET, note=note)]
