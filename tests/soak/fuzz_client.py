"""One connection of the fuzzer: what it sends, hears and sees."""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Protocol

from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.soak.history import History, Sight, Violation, content_of
from tests.soak.picture import Gap, Picture
from tests.waiting import PATIENCE
from tests.web.harness import MESSAGE

Json = dict[str, Any]

_addresses = itertools.count(2)
_names = itertools.count()


class Fuzz:
    """What all tables of a run share."""

    def __init__(self, url: str, messages: int) -> None:
        self.url = url
        self.left = messages
        self.history = History()
        self.violations: list[Violation] = []
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.compared = 0
        self.tokens: list[str] = []
        """Of all seats, for thieves."""


class AnyTable(Protocol):
    """A table, as its connections know it."""

    fuzz: Fuzz
    id: str
    game: str

    def note_answer(self, client: Client, message: Json) -> None:
        """Note an ack or a nack."""


class Client:
    """One connection, opened again when it ends; without a token it watches."""

    def __init__(self, table: AnyTable, seat: int | None, token: str | None, want: str) -> None:
        self.table = table
        self.fuzz = table.fuzz
        self.seat = seat
        self.want = want
        self.token = token
        self.name = f"f{next(_names)}"
        self.picture = Picture()
        self.questions: list[int] = []
        self.held: list[str | bytes] = []
        """Messages that are sent after the next one."""
        self._ids = itertools.count()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._pongs: dict[str, asyncio.Future[None]] = {}
        self._greeted = asyncio.Event()
        number = next(_addresses)
        # Elsewhere the loopback has one address, and all share its limits.
        is_linux = sys.platform == "linux"
        self._address = (f"127.2.{number // 250}.{number % 250 + 1}", 0) if is_linux else None

    def report(self, kind: str, text: str) -> None:
        self.fuzz.violations.append(
            Violation(kind, f"{self.table.id} ({self.table.game})", f"{self.name}: {text}")
        )

    def new_id(self) -> str:
        return f"{self.name}-{next(self._ids)}"

    # ---- the connection

    @property
    def is_open(self) -> bool:
        return self._socket is not None

    def _line(self, token: str | None) -> connect:
        url = f"ws{self.fuzz.url.removeprefix('http')}/ws/{self.table.id}"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return connect(
            url,
            additional_headers=headers,
            max_size=None,
            proxy=None,
            compression=None,
            close_timeout=1.0,
            open_timeout=PATIENCE,
            local_addr=self._address,
        )

    async def open(self) -> None:
        self.picture = Picture()
        self.held.clear()
        self._greeted.clear()
        self._socket = await self._line(self.token)
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.hello()

    async def close(self, *, rudely: bool = False) -> None:
        if self._socket is not None:
            if rudely:
                self._socket.transport.abort()
            else:
                await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def hello(self) -> None:
        self._greeted.clear()
        await self.send({"type": "hello", "id": self.new_id(), "want": self.want})
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.is_open and not self._greeted.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._greeted.wait(), 0.5)

    async def send(self, message: Json | str | bytes) -> None:
        data = json.dumps(message) if isinstance(message, dict) else message
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(data)

    async def ping(self) -> None:
        """Wait until everything that was sent before is handled; nothing if the line breaks."""
        id = self.new_id()
        done = self._pongs[id] = asyncio.get_running_loop().create_future()
        await self.send({"type": "ping", "id": id})
        while self.is_open and not done.done():
            await asyncio.wait([done], timeout=0.5)
            if not done.done():  # it may have been refused: too many messages
                await self.send({"type": "ping", "id": id})

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(text)
        except ConnectionClosed:
            pass
        finally:
            self._socket = None
            if socket.close_code not in (1000, 1006, 1008, None):
                self.report("closed", f"with {socket.close_code}")

    def _hear(self, text: str | bytes) -> None:
        try:
            MESSAGE.validate_json(text)
        except ValidationError as error:
            self.report("form", str(error)[:300])
        message = json.loads(text)
        self.fuzz.heard[message.get("error") or message["type"]] += 1
        kind = message["type"]
        if kind == "state":
            self._see(message)
        elif kind == "pong":
            self._note_pong(message)
        elif kind == "ask-undo":
            self.questions.append(message["ask"])
        elif kind in ("ack", "nack") and message["id"] is not None:
            self.table.note_answer(self, message)

    def _see(self, state: Json) -> None:
        try:
            self.picture.apply(state)
        except Gap:
            self.report("gap", f"a state builds on {state['base']}, not on {self.picture.rev}")
        self._greeted.set()
        if self.seat is not None:
            content = content_of(state["legal"], over=state["over"])
            self.fuzz.history.sights.append(
                Sight(self.table.id, self.seat, self.name, time.monotonic(), state["rev"], content)
            )

    def _note_pong(self, message: Json) -> None:
        if message["rev"] < self.picture.rev:
            self.report("backwards", f"pong {message['rev']} after {self.picture.rev}")
        done = self._pongs.pop(message["id"], None)
        if done is not None and not done.done():
            done.set_result(None)

    # ---- checks

    async def compare(self) -> None:
        """Compare the picture with a full drawing; the table is at rest."""
        fresh = Picture()
        async with self._line(self.token) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "fresh", "want": self.want}))
            while fresh.is_empty:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "state":
                    fresh.apply(message)
        self.fuzz.compared += 1
        if differences := self.picture.differences(fresh):
            self.report("picture", f"revision {fresh.rev}: {', '.join(differences)} differ")

    async def steal(self, token: str) -> None:
        """Show a token of another table: the connection must be closed at once."""
        async with self._line(token) as socket:
            with suppress(ConnectionClosed):
                await socket.send(json.dumps({"type": "hello", "id": "thief"}))
                answer = await asyncio.wait_for(socket.recv(), PATIENCE)
                self.report("thief", f"was shown {str(answer)[:80]}")
            if socket.close_code != 4403:
                self.report("thief", f"closed with {socket.close_code}")
