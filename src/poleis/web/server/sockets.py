"""WebSockets: read messages within limits, write what tables send."""

from __future__ import annotations

import asyncio
import functools
import logging
import re
import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from poleis.core.errors import PoleisError
from poleis.web.server import security
from poleis.web.server.addresses import Address, Addresses
from poleis.web.server.connection import (
    LOST,
    NO_LINK,
    NO_TABLE,
    RESTART,
    TOO_MANY,
    TRY_LATER,
    Connection,
    TooManyRefusals,
    close,
)
from poleis.web.server.forwarded import is_forwarded
from poleis.web.server.forwarder import Attempts
from poleis.web.server.languages import language_of
from poleis.web.server.metrics import COMMITTED, SEAT, SHOWN
from poleis.web.server.relay import relay
from poleis.web.service.daily_tries import check_visible
from poleis.web.storage import people, store
from poleis.web.storage.ownership import OwnedElsewhere
from poleis.web.tables import overlooked, queries, tokens
from poleis.web.tables.budgets import Budget
from poleis.web.tables.counters import SPECTATOR
from poleis.web.tables.daily import ClosedDaily
from poleis.web.tables.errors import LostGame, LostTable, NoTable
from poleis.web.tables.handlers import QUERIES, Handlers
from poleis.web.tables.table import Table
from poleis.web.wire.client_messages import ClientMessage, Play

if TYPE_CHECKING:
    from poleis.web.server.app import Server

log = logging.getLogger("poleis.web")

TABLE_ID = re.compile(r"[a-z0-9]{1,16}")


class Sockets:
    """All open connections of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._back_pressure = server.tables.back_pressure
        self.limits = self._back_pressure.limits
        self.addresses = Addresses(self.limits)
        self.connections: set[Connection] = set()
        self.is_reading = True
        self._metrics = server.metrics
        self._metrics.outbox_bytes.set_function(
            lambda: sum(connection.queued for connection in list(self.connections))
        )
        self._waiting = 0
        """Bytes of messages that wait for their tables."""
        self._metrics.inbox_bytes.set_function(lambda: self._waiting)

    def stop_reading(self) -> None:
        """Hand no more messages to the tables: clients send them again after the restart."""
        self.is_reading = False

    def reconnect(self, person: str) -> None:
        """Have a person's pages come again, as somebody else perhaps."""
        for connection in list(self.connections):
            if connection.person == person:
                connection.move_away()

    async def flush(self) -> None:
        """Wait a moment until everything is sent."""
        await asyncio.gather(*(connection.flush() for connection in self.connections))

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One connection, from its beginning to its end."""
        address = self.addresses.get(socket.client.host if socket.client else "")
        address.connections += 1
        try:
            if is_forwarded(socket.scope) and not await self._is_ours(id):
                await socket.close()  # before it is accepted: the first server looks again
                return
            await socket.accept()
            await self._serve(socket, id, address)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            address.connections -= 1

    async def _is_ours(self, id: str) -> bool:
        """Whether this server may answer for a table, if there is one."""
        try:
            await self.server.tables.get(id)
        except (OwnedElsewhere, LostTable):
            return False
        except PoleisError:
            return True
        return True

    async def _serve(self, socket: WebSocket, id: str, address: Address) -> None:
        """Serve a connection here, or where its table is; 1013 if nobody has the table in time."""
        if not TABLE_ID.fullmatch(id):
            await close(socket, NO_TABLE, "table")
            return
        forwarder = self.server.forwarder
        if forwarder is None:
            await self._serve_here(socket, id, address)
            return
        attempts = Attempts(forwarder.lease)
        while True:
            try:
                await self._serve_here(socket, id, address)
                return
            except LostTable:
                pass
            except OwnedElsewhere as error:
                if not is_forwarded(socket.scope) and await relay(forwarder, socket, error.peer):
                    return
            if is_forwarded(socket.scope):
                await close(socket, RESTART, "moved")
                return
            if not await attempts.pause():
                await close(socket, TRY_LATER, "owner")
                return

    async def _serve_here(self, socket: WebSocket, id: str, address: Address) -> None:
        try:
            person = await self._person(socket)
            seats = await self._seats(socket, id, person)
            if not seats:
                await check_visible(self.server.tables, id, person)
            table, handlers = await self.server.tables.get(id)
        except NoTable:
            await close(socket, NO_TABLE, "table")
            return
        except LostGame:
            await close(socket, LOST, "game")
            return
        except ClosedDaily:
            await close(socket, NO_LINK, "daily")
            return
        if seats is None:
            await close(socket, NO_LINK, "link")
            return
        alike = sum(client.seats == seats for client in table.clients)
        most = self.limits.table_connections
        if alike >= most or address.connections > self.limits.sockets:
            self._metrics.refuse("connections")
            await close(socket, TOO_MANY, "connections")
            return
        connection = self.new_connection(socket, seats, address, table.budget, person)
        fields = {"table": table.info.id, "seats": seats}
        log.info("connected", extra=fields)
        started = time.monotonic()
        kind = self._metrics.connections.labels(SEAT if seats else SPECTATOR)
        with kind.track_inprogress():
            await self._handle_messages(connection, table, handlers)
        log.info("disconnected", extra={**fields, "ms": _ms_since(started)})

    def new_connection(
        self,
        socket: WebSocket,
        seats: tuple[int, ...],
        address: Address,
        table: Budget,
        person: str = "",
    ) -> Connection:
        """A connection that acts for these seats and is charged to the budget of its table."""
        account = self._back_pressure.account(seats, address.budget, table)
        lang = language_of(socket)
        return Connection(socket, seats, person, lang, address, account, self._metrics, self.limits)

    async def _handle_messages(
        self, connection: Connection, table: Table, handlers: Handlers
    ) -> None:
        """Pass messages on until the connection is closed."""
        self.connections.add(connection)
        table.connect(connection)
        writer = asyncio.create_task(connection.write())
        try:
            while True:
                message, size = await connection.read()
                if isinstance(message, QUERIES):
                    if self.is_reading and not handlers.post_query(connection, message):
                        connection.count_query()
                    continue
                received = time.monotonic()
                await connection.account.admit(size)
                if not self.is_reading:
                    connection.account.release(size)
                    continue
                self._waiting += size
                answer = functools.partial(
                    self._answer, connection, handlers, message, size, received
                )
                table.post(answer, is_urgent=bool(connection.seats))
        except TooManyRefusals as too_many:
            await connection.flush()
            await close(connection.socket, too_many.code, too_many.reason)
        finally:
            self.connections.discard(connection)
            writer.cancel()
            connection.close()
            queries.forget(connection)
            overlooked.forget(connection)
            table.disconnect(connection)

    async def _answer(
        self,
        connection: Connection,
        handlers: Handlers,
        message: ClientMessage,
        size: int,
        received: float,
    ) -> None:
        table = handlers.table
        before = table.committed
        try:
            await handlers(connection, message)
        finally:
            self._waiting -= size
            connection.account.release(size)
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

    async def _person(self, socket: WebSocket) -> str:
        """The person at the browser of a connection; empty for a program without a cookie."""
        cookie = socket.cookies.get(security.COOKIE)
        if cookie is None:
            return ""
        browser = tokens.digest(cookie)
        return await self.server.database.read(lambda c: people.person_of(c, browser))

    async def _seats(self, socket: WebSocket, id: str, person: str) -> tuple[int, ...] | None:
        """The seats that a connection may act for; None if its link is not good here."""
        database = self.server.database
        token = _token(socket)
        if token is not None:
            hashed = tokens.digest(token)
            seat = await database.read(lambda c: store.linked_seat(c, id, hashed))
            if seat is None:
                return None
            return (seat,) if await self.server.tables.take_seat(id, seat) else None
        if not person:
            return ()
        return tuple(await database.read(lambda c: store.held_seats(c, id, person)))


def _ms_since(moment: float) -> float:
    return round(1000 * (time.monotonic() - moment), 1)


def _token(socket: WebSocket) -> str | None:
    """The token of a link, as programs give it."""
    scheme, _, value = socket.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value:
        return value.strip()
    return socket.query_params.get("token")
