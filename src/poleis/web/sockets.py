"""Open connections: reading their messages within limits, writing what tables tell them."""

from __future__ import annotations

import asyncio
import functools
import json
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from poleis.web import look, security, store, wire
from poleis.web.answers import nack
from poleis.web.languages import language_of
from poleis.web.present import Shown
from poleis.web.security import Bucket
from poleis.web.tables import NoTable
from poleis.web.wire import BadMessage, Json

if TYPE_CHECKING:
    from poleis.web.app import Server

QUEUE = 256
"""How many messages may wait for a slow connection before it is closed; it will come again."""

# Codes with which a connection is closed. The first two are final; after the last one a client
# comes again later.
NO_TABLE, NO_LINK, TOO_MANY = 4404, 4403, 4429

MOST_AT_A_TABLE = 100
"""How many may watch a table, and how many may be connected for the same seats: whoever watches
takes no room from those who play."""
MOST_PER_ADDRESS = 300
MOST_BAD = 50
"""After so many messages in a row that were refused unread, a connection is closed."""

KEYS = {"size": "server-too-large", "rate": "server-too-fast"}


class Connection:
    """One open connection. A seat may have several: tabs, a telephone, a bot."""

    def __init__(self, socket: WebSocket, seats: tuple[int, ...], browser: str, lang: str) -> None:
        self.socket = socket
        self.seats = seats
        self.browser = browser
        self.lang = lang
        self.want = "view"
        self.shown = Shown()
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._all = Bucket(80, 40)
        self._few = {"chat": Bucket(6, 0.5), "hint": Bucket(4, 0.5), "rename": Bucket(4, 0.2)}
        self._bad = Bucket(MOST_BAD, 1)
        self._lagging = asyncio.Event()

    def send(self, message: Json) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._lagging.set()

    async def write(self) -> None:
        """For as long as it is open: send what waits."""
        while not self._lagging.is_set():
            await self.socket.send_text(await self._queue.get())
            self._queue.task_done()
        await self.socket.close(1013, "lagging")

    async def flush(self) -> None:
        """Wait a moment until everything is sent."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), 1.0)

    async def read(self) -> wire.ClientMessage:
        """The next message that can be answered; whatever is refused before is told so."""
        while True:
            try:
                message = wire.read_message(await self._receive())
                if self._is_in_time(message):
                    return message
                raise BadMessage("rate", message.id)
            except BadMessage as error:
                if not self._bad.take():
                    await self.flush()
                    raise WebSocketDisconnect(1008, "bad") from None
                nack(self, error.id, error.error, KEYS.get(error.error, "server-bad-message"))

    async def _receive(self) -> str:
        try:
            return await self.socket.receive_text()
        except KeyError:  # a binary frame has no text
            raise BadMessage("type") from None

    def _is_in_time(self, message: wire.ClientMessage) -> bool:
        cost = 1.0
        if isinstance(message, wire.Preview | wire.Why):
            cost += len(message.codes) / 4
        bucket = self._few.get(message.type)
        return self._all.take(cost) and (bucket is None or bucket.take())


class Sockets:
    """All open connections of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._from: Counter[str] = Counter()

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One connection, from its beginning to its end."""
        address = socket.client.host if socket.client else ""
        self._from[address] += 1
        try:
            await socket.accept()
            await self._serve(socket, id, address)
        except WebSocketDisconnect as error:
            if error.code == 1008:
                with suppress(RuntimeError):  # it may be closed already
                    await socket.close(1008, error.reason)
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _serve(self, socket: WebSocket, id: str, address: str) -> None:
        try:
            seats = await self._seats(socket, id)
            table, talk = await self.server.tables.get(id)
        except NoTable:
            await socket.close(NO_TABLE, "table")
            return
        if seats is None:
            await socket.close(NO_LINK, "link")
            return
        alike = sum(client.seats == seats for client in table.clients)
        if alike >= MOST_AT_A_TABLE or self._from[address] > MOST_PER_ADDRESS:
            await socket.close(TOO_MANY, "connections")
            return
        browser = security.digest(socket.cookies.get(security.COOKIE, ""))
        connection = Connection(socket, seats, browser, language_of(socket))
        table.connect(connection)
        writer = asyncio.create_task(connection.write())
        try:
            while True:
                message = await connection.read()
                table.post(functools.partial(talk, connection, message))
        finally:
            writer.cancel()
            look.forget(connection)
            table.disconnect(connection)

    async def _seats(self, socket: WebSocket, id: str) -> tuple[int, ...] | None:
        """The seats that a connection may act for; None if its link is not good here."""
        database = self.server.database
        token = _token(socket)
        if token is not None:
            hashed = security.digest(token)
            seat = await database.read(lambda c: store.linked_seat(c, id, hashed))
            if seat is None:
                return None
            return (seat,) if await self.server.tables.take_seat(id, seat) else None
        cookie = socket.cookies.get(security.COOKIE)
        if cookie is None:
            return ()
        browser = security.digest(cookie)
        return tuple(await database.read(lambda c: store.held_seats(c, id, browser)))


def _token(socket: WebSocket) -> str | None:
    """The token of a link, as programs give it."""
    scheme, _, value = socket.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value:
        return value.strip()
    return socket.query_params.get("token")
