"""Two people at each table, as cheap as they can be: they share the cores with the server.

A state is not parsed: what a player needs stands at its beginning. Each person has an address of
their own, as people have, so that the limits for an address stay as they are.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.stored_games import StoredTable

PAUSE = (2.0, 5.0)
"""Seconds from one move at a table to the next."""
PATIENCE = 30.0
"""Seconds after which a state that does not come is an error."""
SIMULTANEOUS = ("seven_wonders_dice",)
"""Games in which a move may stay hidden from the other player."""
AT_ONCE = 20
"""Tables that may wait for their first board while more are added."""
AGAIN = 1.0
"""Seconds until a player whose connection has ended comes again."""

_REV = re.compile(rb'"rev": ?(\d+)')
_LEGAL = re.compile(rb'"legal": ?\[([^\]]*)\]')
_OVER = re.compile(rb'"over": ?(true|false)')
_NACK = re.compile(rb'"error": ?"(\w+)"')

_addresses = itertools.count(2)


def new_address() -> str:
    """An address of the loopback that no other player has."""
    number = next(_addresses)
    return f"127.{1 + (number >> 16) % 250}.{(number >> 8) % 256}.{number % 256}"


@dataclass
class Measurements:
    """What all players have seen since the last reset."""

    delays: list[float] = field(default_factory=list)
    """Seconds from a move to the other player's state."""
    moves: int = 0
    games: int = 0
    """Games that ended."""
    received: int = 0
    """Bytes of states, before compression."""
    errors: Counter[str] = field(default_factory=Counter)
    started: float = field(default_factory=time.perf_counter)

    def reset(self) -> None:
        self.__init__()  # type: ignore[misc]


class Player:
    """One seat of one table, with a connection that is opened again when it ends."""

    def __init__(self, url: str, table: str, token: str, seen: Measurements) -> None:
        self._url = f"ws{url.removeprefix('http')}/ws/{table}"
        self._token = token
        self._seen = seen
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ids = itertools.count()
        self._address = new_address()
        self.state = b""
        self.rev = -1
        self.moment = 0.0
        """When the last state came."""

    async def start(self) -> None:
        self._task = asyncio.create_task(self._stay())
        await self.until(0)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            try:
                await self._listen()
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 1006
                self._seen.errors[f"closed {code}"] += 1
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self._seen.errors[type(error).__name__] += 1
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async with connect(
            self._url,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            max_size=None,
            proxy=None,
            ping_interval=None,
            local_addr=(self._address, 0),
        ) as socket:
            self._socket = socket
            try:
                await socket.send('{"type":"hello","id":"hello"}')
                while True:
                    self._hear(await socket.recv(decode=False))
            finally:
                self._socket = None

    def _hear(self, data: bytes) -> None:
        if data.startswith((b'{"type":"state"', b'{"type": "state"')):
            self.moment = time.perf_counter()
            self.state = data
            found = _REV.search(data)
            self.rev = int(found[1]) if found else -1
            self._seen.received += len(data)
            self._changed.set()
        elif data.startswith((b'{"type":"nack"', b'{"type": "nack"')):
            found = _NACK.search(data)
            self._seen.errors[f"nack {found[1].decode() if found else ''}"] += 1

    async def until(self, rev: int) -> float:
        """Wait for a state of at least this revision; when it came."""
        while self.rev < rev:
            self._changed.clear()
            await self._changed.wait()
        return self.moment

    @property
    def is_over(self) -> bool:
        found = _OVER.search(self.state)
        return found is not None and found[1] == b"true"

    def legal(self) -> list[bytes]:
        """The codes open to this seat, as they are spelled; none if it need not act."""
        found = _LEGAL.search(self.state)
        return found[1].split(b",") if found and found[1].strip() else []

    async def play(self, code: bytes) -> None:
        if self._socket is None:
            raise ConnectionError
        number = next(self._ids)
        move = f'{{"type":"play","id":"p{number}","rev":{self.rev},"code":{int(code)}}}'
        await self._socket.send(move)


class Tables:
    """Tables with two players each; a game that ends is replaced by the next stored one."""

    def __init__(self, urls: list[str], stored: list[StoredTable], seed: int = 1) -> None:
        self.seen = Measurements()
        self._urls = urls
        self._next = iter(stored)
        self._luck = random.Random(seed)
        self._tasks: list[asyncio.Task[None]] = []
        self._may_move = asyncio.Event()
        """Not while tables are added: a busy server would take minutes to open the last ones."""

    @property
    def count(self) -> int:
        return len(self._tasks)

    async def grow(self, count: int, rate: float, report: Callable[[int], None]) -> None:
        """Add tables until there are *count*, *rate* in a second at most; returns when everybody
        has seen a board. Nobody moves meanwhile."""
        self._may_move.clear()
        opening: list[asyncio.Event] = []
        for number in range(self.count, count):
            opening.append(asyncio.Event())
            self._tasks.append(asyncio.create_task(self._keep_busy(number, opening[-1])))
            report(number + 1)
            await asyncio.sleep(1 / rate)
            if len(opening) > AT_ONCE:
                await opening.pop(0).wait()
        for one in opening:
            await one.wait()
        self._may_move.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_busy(self, number: int, ready: asyncio.Event) -> None:
        """Play one game after the other."""
        while (table := next(self._next, None)) is not None:
            players = [
                Player(self._urls[(number + seat) % len(self._urls)], table.id, token, self.seen)
                for seat, token in enumerate(table.tokens)
            ]
            try:
                for player in players:
                    await player.start()
                ready.set()
                await self._play(table.game, players)
                self.seen.games += 1
            finally:
                await asyncio.gather(*(player.stop() for player in players))
        self.seen.errors["no stored game is left"] += 1
        ready.set()

    async def _play(self, game: str, players: list[Player]) -> None:
        """Make moves at one table until its game is over."""
        due = time.perf_counter() + self._luck.uniform(0, PAUSE[1])
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not self._may_move.is_set():
                await self._may_move.wait()
                await asyncio.sleep(self._luck.uniform(0, PAUSE[1]))
            due = time.perf_counter() + self._luck.uniform(*PAUSE)
            if any(player.is_over for player in players):
                return
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._move(game, players)
            except TimeoutError:
                self.seen.errors["no state"] += 1
            except (ConnectionError, ConnectionClosed):
                self.seen.errors["not sent"] += 1

    async def _move(self, game: str, players: list[Player]) -> None:
        """One move of one seat, and the wait until both players see it.

        Where players choose at the same time, the other sees it when both have chosen. Then there
        may be nothing to wait for, and nothing is measured.
        """
        able = [seat for seat, player in enumerate(players) if player.legal()]
        if not able:
            return
        seat = self._luck.choice(able)
        mover, other = players[seat], players[1 - seat]
        mine, theirs = mover.rev, other.rev
        begun = time.perf_counter()
        await mover.play(self._luck.choice(mover.legal()))
        if game not in SIMULTANEOUS:
            await other.until(theirs + 1)
        await mover.until(mine + 1)
        if other.rev > theirs:
            self.seen.delays.append(other.moment - begun)
        self.seen.moves += 1
