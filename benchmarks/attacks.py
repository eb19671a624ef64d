"""Attacks of one visitor on a server, and how quickly another table answers meanwhile.

Each attack comes from one address and goes on until it is cancelled. At another table a player
pings ten times a second; the clock runs from the ping to its pong. The attacks are also tests
(tests/web/test_attacks.py), which measure bytes and order instead of time.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import statistics
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.rows import Row
from benchmarks.watchers import pings
from benchmarks.web import serving

TARGET = 100.0
GAME = "origins"
"""Its boards take longest to draw."""
LANGUAGES = ("en", "pl", "ru")
_numbers = itertools.count(1)
"""Of messages: a repeated one is answered again and does nothing."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


@dataclass
class Visitor:
    """An attacker: its address, and what the server did to it."""

    url: str
    address: str = "198.51.100.1"
    """A server that trusts this machine as a proxy believes it."""
    heard: Counter[str] = field(default_factory=Counter)
    """How often it got a type of message, a refusal (`nack rate`) or a close code (`4429`)."""

    def open_table(self, *seats: str) -> dict[str, Any]:
        """A new table; with the cookie of the browser that opened it."""
        kinds = [{"kind": one} if one == "link" else {"kind": "bot", "bot": one} for one in seats]
        body = json.dumps({"game": GAME, "seats": kinds}).encode()
        headers = {"Content-Type": "application/json", "X-Forwarded-For": self.address}
        request = urllib.request.Request(f"{self.url}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            cookie = (answer.headers["Set-Cookie"] or "").partition(";")[0]
            return {**json.load(answer), "cookie": cookie}

    def connect(
        self, table: str, *, lang: str = "en", cookie: str = "", token: str = ""
    ) -> connect:
        headers = {"X-Forwarded-For": self.address, "Accept-Language": lang}
        if cookie:
            headers["Cookie"] = cookie
        if token:
            headers["Authorization"] = f"Bearer {token}"
        address = f"ws{self.url.removeprefix('http')}/ws/{table}"
        return connect(
            address, additional_headers=headers, max_size=None, close_timeout=0.5, proxy=None
        )

    async def read(self, socket: ClientConnection) -> None:
        """Read what the server sends, for ever."""
        async for text in socket:
            message = json.loads(text)
            self.heard[message["type"]] += 1
            if message["type"] == "nack":
                self.heard[f"nack {message['error']}"] += 1

    async def flood(self, table: str, say: Callable[[int], str], rate: float, **who: str) -> None:
        """Send without a pause, read every answer, and come again when closed."""
        while True:
            with suppress(*GONE):
                async with self.connect(table, **who) as socket:
                    reading = asyncio.create_task(self._read_to_the_end(socket))
                    try:
                        await socket.send(message("hello", 0))
                        for number in _numbers:
                            await socket.send(say(number))
                            await asyncio.sleep(1 / rate)
                    finally:
                        self.heard[str(socket.close_code or "left")] += 1
                        reading.cancel()
            await asyncio.sleep(0.1)

    async def _read_to_the_end(self, socket: ClientConnection) -> None:
        with suppress(*GONE):
            await self.read(socket)


def message(type: str, number: int, **fields: object) -> str:
    return json.dumps({"type": type, "id": f"{type}{number}", **fields})


async def all_of(attackers: list[Coroutine[Any, Any, object]]) -> None:
    """Run all until they are cancelled."""
    async with asyncio.TaskGroup() as group:
        for one in attackers:
            group.create_task(one)


# ---- the attacks


async def unread(visitor: Visitor) -> None:
    """20 sockets ask for full states and read none."""
    table = (await asyncio.to_thread(visitor.open_table, "link", "link"))["table"]

    async def one() -> None:
        while True:
            with suppress(*GONE):
                async with visitor.connect(table) as socket:
                    socket.transport.pause_reading()
                    for number in itertools.count():
                        await asyncio.wait_for(socket.send(message("hello", number)), 5)
                        await asyncio.sleep(1 / 35)
            visitor.heard["cut off"] += 1

    await all_of([one() for _ in range(20)])


async def looks(visitor: Visitor) -> None:
    """10 spectators of 10 tables ask for an old position as often as messages are allowed."""

    async def one() -> None:
        table = (await asyncio.to_thread(visitor.open_table, "link", "link"))["table"]
        await visitor.flood(table, lambda n: message("at", n, ply=0), 40)

    await all_of([one() for _ in range(10)])


async def crowd(visitor: Visitor) -> None:
    """300 spectators in three languages watch a game that goes on quickly."""
    opened = await asyncio.to_thread(visitor.open_table, "link", "link")

    async def watch(number: int) -> None:
        await asyncio.sleep(number / 150)
        with suppress(*GONE):
            async with visitor.connect(opened["table"], lang=LANGUAGES[number % 3]) as socket:
                await socket.send(message("hello", number))
                try:
                    await visitor.read(socket)
                finally:
                    visitor.heard[str(socket.close_code or "left")] += 1
        await asyncio.Event().wait()

    await all_of([play(visitor, opened, 1000, 0.3), *(watch(number) for number in range(300))])


async def play(visitor: Visitor, opened: dict[str, Any], moves: int, pause: float) -> int:
    """Play for both seats of a table, until its game ends; returns the last revision."""
    async with AsyncExitStack() as stack:
        seats, states = [], []
        for token in tokens_of(opened):
            socket = visitor.connect(opened["table"], token=token)
            seats.append(await stack.enter_async_context(socket))
            await seats[-1].send(message("hello", 0, want="nothing"))
            states.append(await _state(seats[-1]))
        for number in range(moves):
            if states[0]["over"]:
                break
            actor, rev = states[0]["actors"][0], states[0]["rev"]
            code = states[actor]["legal"][0]
            await seats[actor].send(message("play", number, rev=rev, code=code))
            states = [await _state(socket, rev + 1) for socket in seats]
            visitor.heard["moves"] += 1
            await asyncio.sleep(pause)
        return int(states[0]["rev"])


def tokens_of(opened: dict[str, Any]) -> list[str]:
    return [link["url"].removeprefix("/j/") for link in opened["links"]]


async def _state(socket: ClientConnection, rev: int = 0) -> dict[str, Any]:
    """The next state with at least this revision."""
    while True:
        found: dict[str, Any] = json.loads(await socket.recv())
        if found["type"] == "state" and found["rev"] >= rev:
            return found


async def half_requests(visitor: Visitor, count: int = 1100) -> None:
    """More connections than the server may have, each with half a request."""
    host, _, port = visitor.url.removeprefix("http://").partition(":")

    async def one(number: int) -> None:
        await asyncio.sleep(number / 1000)
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(host, int(port))
                try:
                    writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                    visitor.heard["half"] += 1
                    await reader.readexactly(1)
                finally:
                    writer.close()
            visitor.heard["cut off"] += 1
            await asyncio.sleep(1)

    await all_of([one(number) for number in range(count)])


async def bot_tables(visitor: Visitor) -> None:
    """One address watches 40 tables at which bots play."""

    async def one() -> None:
        opened = await asyncio.to_thread(visitor.open_table, "random", "random")
        with suppress(*GONE):
            async with visitor.connect(opened["table"], cookie=opened["cookie"]) as socket:
                await socket.send(message("hello", 0))
                await visitor.read(socket)
        await asyncio.Event().wait()

    await all_of([one() for _ in range(40)])


async def takebacks(visitor: Visitor) -> None:
    """Both seats ask for takebacks that need consent, again and again, on 5 sockets each."""
    opened = await asyncio.to_thread(visitor.open_table, "link", "link")
    rev = await play(visitor, opened, 6, 0.0)

    def say(number: int) -> str:
        return message("undo", number, rev=rev)

    await all_of(
        [visitor.flood(opened["table"], say, 60, token=one) for one in tokens_of(opened) * 5]
    )


async def chats(visitor: Visitor) -> None:
    """A seat writes as fast as it can, on 20 sockets."""
    opened = await asyncio.to_thread(visitor.open_table, "link", "link")
    token = tokens_of(opened)[0]

    def say(number: int) -> str:
        return message("chat", number, text="x" * 300)

    await all_of([visitor.flood(opened["table"], say, 40, token=token) for _ in range(20)])


async def hellos(visitor: Visitor) -> None:
    """20 sockets ask for full states as often as messages are allowed, and read them."""
    table = (await asyncio.to_thread(visitor.open_table, "link", "link"))["table"]
    await all_of([visitor.flood(table, lambda n: message("hello", n), 40) for _ in range(20)])


async def huge_json(visitor: Visitor) -> None:
    """10 sockets send messages that are too large, too deep, or no JSON."""
    table = (await asyncio.to_thread(visitor.open_table, "link", "link"))["table"]
    texts = (
        message("chat", 0, text="x" * 60_000),
        '{"type": "chat", "id": "a", "text": ' + "[" * 8000 + "]" * 8000 + "}",
        "[" * 16_000,
        message("preview", 0, rev=0, codes=list(range(3000))),
    )
    await all_of([visitor.flood(table, lambda n: texts[n % len(texts)], 40) for _ in range(10)])


Attack = Callable[[Visitor], Coroutine[Any, Any, None]]

ATTACKS: dict[str, Attack] = {
    "unread": unread,
    "looks": looks,
    "crowd": crowd,
    "half-requests": half_requests,
    "bot-tables": bot_tables,
    "takebacks": takebacks,
    "chats": chats,
    "hellos": hellos,
    "huge-json": huge_json,
}

# ---- the benchmark


def run(name: str, url: str) -> None:
    """Attack until the process is ended."""
    asyncio.run(ATTACKS[name](Visitor(url)))


async def measure(url: str, name: str) -> tuple[list[float], list[float]]:
    """Milliseconds from ping to pong at another table, before an attack and while it goes on.

    The attacker is a process of its own: its work does not delay the pings.
    """
    other = await asyncio.to_thread(Visitor(url, "198.51.100.2").open_table, "link", "link")
    before = await pings(url, other["table"], 5.0)
    attacker = multiprocessing.get_context("spawn").Process(target=run, args=(name, url))
    attacker.start()
    try:
        await asyncio.sleep(5.0)  # what may be used at once is used up
        return before, await pings(url, other["table"])
    finally:
        attacker.terminate()
        attacker.join()


def ping_beside_attacks() -> list[Row]:
    """From a ping to its pong beside each attack: 99 of 100."""
    rows = []
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
            before, times = asyncio.run(measure(url, name))
        quiet, p99 = (statistics.quantiles(one, n=100)[98] for one in (before, times))
        note = f"{len(times)} pings, median {statistics.median(times):.0f} ms"
        is_ok = p99 <= TARGET
        rows.append(
            Row(f"attack {name}", p99, "ms", "before", quiet, target=TARGET, ok=is_ok, note=note)
        )
    return rows
