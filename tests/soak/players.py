"""Light clients that play at random, send again what was not answered, and record everything."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from poleis.client import NotReached, Refused, request
from poleis.core.game import get_game
from tests.soak.history import UNCERTAIN, Answer, History, Operation, Sight, Violation, content_of
from tests.soak.picture import Gap, Picture

GAMES = ("akropolis", "origins", "seven_wonders_dice", "age_of_civilization")
CLOCKS = (("move", 3600), ("game", 36_000), ("days", 86_400))
"""Times that no run uses up."""
WANTS = ("nothing", "nothing", "dump", "view")
SILENCE = 4.0
"""Seconds without a message after which a client pings; after as many more it connects again."""
MOST_WAITS = 6
"""Answers to pings that a client waits for a state that others have seen already."""
PAUSE = 0.05
"""Seconds at most that a player thinks."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds before a client connects again; longer while nobody answers, to leave the processor to
servers that start."""
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
FINAL = (4403, 4404)


@dataclass
class World:
    """What all clients of a run share."""

    urls: Callable[[], list[str]]
    luck: random.Random
    history: History = field(default_factory=History)
    violations: list[Violation] = field(default_factory=list)
    is_playing: bool = True
    """When this ends, clients finish what is under way and compare their pictures."""
    games: int = 0
    compared: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    """What happened, by kind: resends, reconnections, refusals."""
    connections: set[ClientConnection] = field(default_factory=set)

    @property
    def acknowledged(self) -> int:
        """Messages of all kinds, those that were sent again too."""
        return self.seen["ack"]

    def url(self) -> str:
        return self.luck.choice(self.urls())

    def drop_connections(self, share: float) -> None:
        """Cut off some clients without a farewell."""
        for connection in list(self.connections):
            if self.luck.random() < share:
                connection.transport.abort()


class Player:
    """One seat at one table. It connects to any server."""

    def __init__(self, world: World, table: str, game: str, seat: int, token: str) -> None:
        self.world = world
        self.table = table
        self.seat = seat
        self.name = f"{table}-{seat}"
        self.want = world.luck.choice(WANTS)
        self.picture = Picture()
        self.is_done = False
        self._waits = 0
        self._ping: str | None = None
        """A ping without an answer. What the server sent before comes before its answer."""
        self._actions = get_game(game).actions.size
        self._token = token
        self._ids = itertools.count()
        self._pending: Operation | None = None
        self._known: dict[str, Operation] = {}
        self._socket: ClientConnection | None = None

    # ---- the connection

    async def play(self) -> None:
        """Play to the end of the game, or until the run ends; then compare pictures."""
        pause = SHORTEST_PAUSE
        while not self.is_done:
            before = self.picture
            try:
                await self._visit()
            except LOST as error:
                self.world.seen[type(error).__name__] += 1
            except Gap:
                self._report("gap", "a full state did not help")
            was_shown = self.picture is not before and not self.picture.is_empty
            pause = SHORTEST_PAUSE if was_shown else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause * self.world.luck.uniform(0.5, 1.5))

    def _connect(self) -> connect:
        url = f"ws{self.world.url().removeprefix('http')}/ws/{self.table}"
        return connect(
            url,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            max_size=None,
            proxy=None,
            open_timeout=SILENCE,
            close_timeout=0.5,
            ping_interval=None,
            compression=None,
        )

    async def _visit(self) -> None:
        """One connection, from hello to its end."""
        async with self._connect() as socket:
            self._socket = socket
            self.world.connections.add(socket)
            try:
                await self._hello(socket)
                if self._pending is not None:
                    self.world.seen["sent again"] += 1
                    await self._send(self._pending)
                while not self.is_done:
                    await self._hear(await self._receive(socket))
            finally:
                self.world.connections.discard(socket)
                self._socket = None
                if socket.close_code in FINAL:
                    self._report("seat", f"closed with {socket.close_code}")

    async def _hello(self, socket: ClientConnection) -> None:
        self.picture = Picture()
        self._ping = None
        await socket.send(json.dumps({"type": "hello", "id": self._new_id(), "want": self.want}))
        while self.picture.is_empty:
            message = json.loads(await asyncio.wait_for(socket.recv(), 2 * SILENCE))
            if message["type"] == "state":
                self._see(message)

    async def _receive(self, socket: ClientConnection) -> Any:
        with suppress(TimeoutError):
            return json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
        await socket.send(json.dumps({"type": "ping", "id": self._new_id()}))
        return json.loads(await asyncio.wait_for(socket.recv(), SILENCE))

    # ---- messages

    def _new_id(self) -> str:
        return f"{self.name}-{next(self._ids)}"

    def _report(self, kind: str, text: str) -> None:
        self.world.violations.append(Violation(kind, self.table, f"{self.name}: {text}"))

    def _see(self, state: Any) -> None:
        self.picture.apply(state)
        content = content_of(state["legal"], over=state["over"])
        self.world.history.sights.append(
            Sight(self.table, self.seat, self.name, time.monotonic(), state["rev"], content)
        )

    async def _hear(self, message: Any) -> None:
        if message["type"] == "state":
            try:
                self._see(message)
            except Gap:
                assert self._socket is not None
                self.world.seen["gap"] += 1
                await self._hello(self._socket)
        elif message["type"] in ("ack", "nack"):
            await self._note_answer(message)
        elif message["type"] == "pong" and message["id"] == self._ping:
            self._ping = None
        await self._act()

    async def _note_answer(self, message: Any) -> None:
        operation = self._known.get(message["id"])
        if operation is None:
            self._report("answer", f"to nothing: {message}")
            return
        error = message.get("error")
        operation.answers.append(Answer(time.monotonic(), message.get("rev"), error))
        self.world.seen[error or "ack"] += 1
        if operation is not self._pending:
            return
        if error in UNCERTAIN:
            await asyncio.sleep(0.2)
            self.world.seen["sent again"] += 1
            await self._send(operation)
        else:
            self._pending = None

    async def _send(self, operation: Operation) -> None:
        message: dict[str, object] = {"type": operation.kind, "id": operation.id}
        if operation.kind == "chat":
            message["text"] = f"line {operation.id}"
        else:
            message["rev"] = operation.rev
        if operation.code is not None:
            message["code"] = operation.code
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    # ---- decisions

    async def _act(self) -> None:
        """Send the next message, if it is time for one."""
        if self._pending is not None:
            return
        if self.picture["over"] or not self.world.is_playing:
            await self._settle()
            return
        acked = max((one.rev or 0 for op in self._known.values() for one in op.answers), default=0)
        if self.seat not in self.picture["actors"] or not self.picture["legal"]:
            return
        if self.picture.rev < acked:  # the state that follows an ack is under way
            return
        await asyncio.sleep(self.world.luck.uniform(0, PAUSE))
        operation = self._choose()
        self._pending = operation
        self._known = dict([*self._known.items()][-8:]) | {operation.id: operation}
        self.world.history.operations.append(operation)
        operation.sent = time.monotonic()
        await self._send(operation)
        if self.world.luck.random() < 0.05:  # doubled on the way
            await self._send(operation)

    def _choose(self) -> Operation:
        """Mostly a legal move; now and then an undo, a line of chat, or something to refuse."""
        luck, rev = self.world.luck, self.picture.rev
        new = Operation(self.table, self.seat, self._new_id(), "play", rev)
        chance = luck.random()
        if chance < 0.03 and self.picture["can_undo"] == "free":
            new.kind = "undo"
        elif chance < 0.04:
            new.kind = "chat"
        else:
            new.code = luck.choice(self.picture["legal"])
            if chance > 0.99:
                new.rev -= 1
            elif chance > 0.98:
                new.code = luck.randrange(self._actions)
        return new

    async def _settle(self) -> None:
        """Compare the picture with a full drawing. If they differ, a state may be under way, also
        one with the same revision: where several choose at once, others choose unseen."""
        if self._ping is not None:
            return
        fresh = await self._fresh_picture()
        differences = self.picture.differences(fresh)
        if (fresh.rev > self.picture.rev or differences) and self._waits < MOST_WAITS:
            self._waits += 1
            self._ping = self._new_id()
            assert self._socket is not None
            await self._socket.send(json.dumps({"type": "ping", "id": self._ping}))
            return
        self.is_done = True
        self.world.compared += 1
        if differences:
            self._report("picture", f"revision {fresh.rev}: {', '.join(differences)} differ")

    async def _fresh_picture(self) -> Picture:
        found = Picture()
        async with self._connect() as socket:
            await socket.send(json.dumps({"type": "hello", "id": "fresh", "want": self.want}))
            while found.is_empty:
                message = json.loads(await asyncio.wait_for(socket.recv(), 2 * SILENCE))
                if message["type"] == "state":
                    found.apply(message)
        return found


async def keep_playing(world: World, number: int) -> None:
    """Open a table with two players, again and again, until the run ends."""
    for game in itertools.islice(itertools.cycle(GAMES), number % len(GAMES), None):
        if not world.is_playing:
            return
        opened = await open_table(world, game)
        if opened is None:
            continue
        tokens = [link["url"].removeprefix("/j/") for link in opened["links"]]
        players = [
            Player(world, opened["table"], game, seat, token) for seat, token in enumerate(tokens)
        ]
        await asyncio.gather(*(player.play() for player in players))
        world.games += 1


async def open_table(world: World, game: str) -> Any:
    """A new table for two, with a clock; None if no server opens one now."""
    kind, seconds = world.luck.choice(CLOCKS)
    time = {"kind": kind, "seconds": seconds, "increment": 10, "at_end": "nudge"}
    wish = {"game": game, "seats": [{"kind": "link"}] * 2, "terms": {"time": time}}
    try:
        return await asyncio.to_thread(request, "POST", f"{world.url()}/api/tables", wish)
    except (NotReached, Refused):
        world.seen["no table"] += 1
        await asyncio.sleep(0.3)
        return None
