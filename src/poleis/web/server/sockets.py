"""WebSockets: read messages within limits, write what tables send."""

from __future__ import annotations

import asyncio
import functools
import logging
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from poleis.web.server import security
from poleis.web.server.addresses import Address, Addresses
from poleis.web.server.languages import language_of
from poleis.web.server.metrics import COMMITTED, SEAT, SHOWN, SPECTATOR, Metrics
from poleis.web.server.outbox import Outbox
from poleis.web.server.security import Bucket
from poleis.web.server.transport import ABORT
from poleis.web.storage import store
from poleis.web.tables import queries
from poleis.web.tables.handlers import QUERIES, Handlers
from poleis.web.tables.presenter import SentState
from poleis.web.tables.query_budget import Budget, QueryTime
from poleis.web.tables.replies import nack
from poleis.web.tables.table import Table
from poleis.web.tables.tables import NoTable
from poleis.web.wire.client_messages import ClientMessage, Play, Preview, Want, Why
from poleis.web.wire.reader import BadMessage, read_message
from poleis.web.wire.server_messages import ServerMessage

if TYPE_CHECKING:
    from poleis.web.server.app import Server

log = logging.getLogger("poleis.web")

# Codes with which a connection is closed. The first two are final; after the last one a client
# comes again later.
NO_TABLE, NO_LINK, TOO_MANY = 4404, 4403, 4429

MOST_AT_A_TABLE = 100
"""Connections to a table that watch, and connections to it for the same seats: watchers take no
room from players."""
MOST_BAD = 50
"""Messages in a row that may be refused unread before the connection is closed."""

MOST_WAITING = 16
"""Messages of a connection, besides queries, that may wait for its table. Reading stops until
there is room."""

FEW: dict[str, tuple[int, float]] = {
    "chat": (6, 0.5),
    "hint": (4, 0.5),
    "rename": (4, 0.2),
    "undo": (10, 1),
}
"""Messages with a limit of their own: burst, and rate per second."""

TABLE_ID = re.compile(r"[a-z0-9]{1,16}")

KEYS = {"size": "server-too-large", "rate": "server-too-fast"}


class TooManyBad(Exception):
    """A connection has sent too many messages that were refused unread."""


class Connection:
    """One open connection. A seat may have several: tabs, a telephone, a bot."""

    def __init__(
        self,
        socket: WebSocket,
        seats: tuple[int, ...],
        browser: str,
        lang: str,
        address: Address,
        query_time: QueryTime,
        metrics: Metrics,
    ) -> None:
        self.metrics = metrics
        self.socket = socket
        self.seats = seats
        self.browser = browser
        self.lang = lang
        self.address: str = address.name
        self.query_time = query_time
        self.want: Want = "view"
        self.sent = SentState()
        self.room = asyncio.Semaphore(MOST_WAITING)
        """Taken by each message that waits in the inbox of the table."""
        self._outbox = Outbox(address.queued)
        self._pace = address.messages
        self._all = Bucket(80, 40)
        self._few = {kind: Bucket(*limit) for kind, limit in FEW.items()}
        self._bad = Bucket(MOST_BAD, 1)

    def send(self, message: ServerMessage) -> None:
        """Queue a message. A connection that has too much unread is cut off."""
        size = self._outbox.put(message)
        if size is None:
            self.metrics.slow_readers.inc()
            self.abort()
        else:
            self.query_time.sent(size)

    @property
    def queued(self) -> int:
        """Bytes that wait to be sent."""
        return self._outbox.size

    def drop_unsent_state(self) -> bool:
        """Remove a queued state, because a newer one follows; returns whether there was one."""
        return self._outbox.drop("state")

    def abort(self) -> None:
        """Cut the connection off at once: a client that does not read gets no closing frame."""
        self.close()
        extension = self.socket.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["abort"]()

    def close(self) -> None:
        """Forget what was not sent."""
        self._outbox.close()

    async def write(self) -> None:
        """Send what waits, for as long as the connection is open."""
        # RuntimeError: uvicorn has closed the connection, and its disconnect is not yet read.
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.socket.send_text(await self._outbox.get())

    async def flush(self) -> None:
        """Wait a moment until everything is sent."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), 1.0)

    async def read(self) -> ClientMessage:
        """The next valid message. Refuses the invalid ones before it."""
        while True:
            await asyncio.sleep(self._pace.delay())
            self._pace.spend(1)
            try:
                message = read_message(await self._receive())
                if self._is_in_time(message):
                    return message
                raise BadMessage("rate", message.id)
            except BadMessage as error:
                self.metrics.refuse("messages")
                if not self._bad.take():
                    raise TooManyBad from None
                key = KEYS.get(error.error, "server-bad-message")
                nack(self, error.id, error.error, key, error.fields)

    async def _receive(self) -> str:
        try:
            return await self.socket.receive_text()
        except KeyError:  # a binary frame has no text
            raise BadMessage("type") from None
        except RuntimeError:  # a write has found the connection closed
            raise WebSocketDisconnect(1006) from None

    def _is_in_time(self, message: ClientMessage) -> bool:
        cost = 1.0
        if isinstance(message, Preview | Why):
            cost += len(message.codes) / 4
        bucket = self._few.get(message.type)
        return self._all.take(cost) and (bucket is None or bucket.take())


class Sockets:
    """All open connections of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._limits = server.settings.query_limits
        self._addresses = Addresses(self._limits)
        self._watchers = Budget(*self._limits.watchers)
        self._open: set[Connection] = set()
        self.is_reading = True
        self._metrics = server.metrics
        self._metrics.outbox_bytes.set_function(
            lambda: sum(connection.queued for connection in list(self._open))
        )

    def stop_reading(self) -> None:
        """Hand no more messages to the tables: clients send them again after the restart."""
        self.is_reading = False

    async def flush(self) -> None:
        """Wait a moment until everything is sent."""
        await asyncio.gather(*(connection.flush() for connection in self._open))

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One connection, from its beginning to its end."""
        address = self._addresses.get(socket.client.host if socket.client else "")
        address.connections += 1
        try:
            await socket.accept()
            await self._serve(socket, id, address)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            address.connections -= 1

    async def _serve(self, socket: WebSocket, id: str, address: Address) -> None:
        if not TABLE_ID.fullmatch(id):
            await _close(socket, NO_TABLE, "table")
            return
        try:
            seats = await self._seats(socket, id)
            table, handlers = await self.server.tables.get(id)
        except NoTable:
            await _close(socket, NO_TABLE, "table")
            return
        if seats is None:
            await _close(socket, NO_LINK, "link")
            return
        alike = sum(client.seats == seats for client in table.clients)
        if alike >= MOST_AT_A_TABLE or address.connections > self.server.settings.connections:
            self._metrics.refuse("connections")
            await _close(socket, TOO_MANY, "connections")
            return
        browser = security.digest(socket.cookies.get(security.COOKIE, ""))
        budgets = [Budget(*self._limits.connection), address.query_time]
        query_time = QueryTime(*budgets, *([] if seats else [self._watchers]))
        connection = Connection(
            socket, seats, browser, language_of(socket), address, query_time, self._metrics
        )
        fields = {"table": table.info.id, "seats": seats}
        log.info("connected", extra=fields)
        started = time.monotonic()
        kind = self._metrics.connections.labels(SEAT if seats else SPECTATOR)
        with kind.track_inprogress():
            await self._handle_messages(connection, table, handlers)
        log.info("disconnected", extra={**fields, "ms": _ms_since(started)})

    async def _handle_messages(
        self, connection: Connection, table: Table, handlers: Handlers
    ) -> None:
        """Pass messages on until the connection is closed."""
        self._open.add(connection)
        table.connect(connection)
        writer = asyncio.create_task(connection.write())
        try:
            while True:
                message = await connection.read()
                received = time.monotonic()
                is_query = isinstance(message, QUERIES)
                if not is_query:
                    await connection.room.acquire()
                if not self.is_reading:
                    continue
                if is_query:
                    handlers.post_query(connection, message)
                else:
                    table.post(
                        functools.partial(self._answer, connection, handlers, message, received)
                    )
        except TooManyBad:
            await connection.flush()
            await _close(connection.socket, 1008, "bad")
        finally:
            self._open.discard(connection)
            writer.cancel()
            connection.close()
            queries.forget(connection)
            table.disconnect(connection)

    async def _answer(
        self,
        connection: Connection,
        handlers: Handlers,
        message: ClientMessage,
        received: float,
    ) -> None:
        table = handlers.table
        before = table.committed
        try:
            await handlers(connection, message)
        finally:
            connection.room.release()
        # A move that was refused is not committed.
        if isinstance(message, Play) and table.committed != before:
            self._note_move(table, connection, received)

    def _note_move(self, table: Table, connection: Connection, received: float) -> None:
        """Measure a move from the moment when it was read."""
        stages = self._metrics.move_seconds
        stages.labels(COMMITTED).observe(table.committed - received)
        stages.labels(SHOWN).observe(time.monotonic() - received)
        fields = {"table": table.info.id, "seats": connection.seats, "ms": _ms_since(received)}
        log.debug("move", extra=fields)

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


def _ms_since(moment: float) -> float:
    return round(1000 * (time.monotonic() - moment), 1)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a connection, unless it is closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)


def _token(socket: WebSocket) -> str | None:
    """The token of a link, as programs give it."""
    scheme, _, value = socket.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value:
        return value.strip()
    return socket.query_params.get("token")
