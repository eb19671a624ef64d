"""WebSockets of lessons: one learner each, with a room that nobody else sees.

A learner is charged as a spectator is: nothing is stored, and nobody waits for the learner. The
messages of a connection are handled one after the other, in a thread: bots may think in a lesson.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from poleis.core.errors import PoleisError
from poleis.web.lessons import catalogue
from poleis.web.lessons.room import Room
from poleis.web.server.addresses import Address
from poleis.web.server.connection import NO_TABLE, TOO_MANY, Connection, TooManyRefusals, close
from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.counters import SPECTATOR
from poleis.web.tables.drawing_thread import draw_in_thread
from poleis.web.tables.replies import nack
from poleis.web.wire.client_messages import ClientMessage

if TYPE_CHECKING:
    from poleis.web.server.sockets import Sockets

log = logging.getLogger("poleis.web")

LOOK_AGAIN = 1.0
"""Seconds after which a connection that reads nothing is looked at again."""

_THREAD: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lessons")


async def serve_lesson(sockets: Sockets, socket: WebSocket, game: str, id: str) -> None:
    """One learner's connection, from its beginning to its end."""
    address = sockets.addresses.get(socket.client.host if socket.client else "")
    address.connections += 1
    try:
        await socket.accept()
        await _serve(sockets, socket, address, game, id)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    finally:
        address.connections -= 1


async def _serve(sockets: Sockets, socket: WebSocket, address: Address, game: str, id: str) -> None:
    metrics, limits = sockets.server.metrics, sockets.limits
    try:
        lesson = await asyncio.to_thread(catalogue.find, game, id)
    except PoleisError:
        await close(socket, NO_TABLE, "lesson")
        return
    if address.connections > limits.sockets:
        metrics.refuse("connections")
        await close(socket, TOO_MANY, "connections")
        return
    connection = sockets.new_connection(socket, (), address, Budget(limits.table))
    with metrics.connections.labels(SPECTATOR).track_inprogress():
        await _handle_messages(sockets, connection, Room(lesson, connection.lang))


async def _handle_messages(sockets: Sockets, connection: Connection, room: Room) -> None:
    """Answer messages until the connection is closed."""
    sockets.connections.add(connection)
    writer = asyncio.create_task(connection.write())
    try:
        while True:
            message, _ = await connection.read()
            await _earn(connection.account, writer)
            await _answer(connection, room, message)
    except TooManyRefusals as too_many:
        await connection.flush()
        await close(connection.socket, too_many.code, too_many.reason)
    finally:
        sockets.connections.discard(connection)
        writer.cancel()
        connection.close()


async def _answer(connection: Connection, room: Room, message: ClientMessage) -> None:
    try:
        replies, seconds = await draw_in_thread(lambda: room.answer(message), _THREAD)
    except Exception:
        log.exception("a lesson failed", extra={"lesson": catalogue.name(room.lesson)})
        nack(connection, message.id, "server", "server-error")
        return
    connection.account.charge(seconds)
    for reply in replies:
        connection.send(reply)


async def _earn(account: Account, writer: asyncio.Task[None]) -> None:
    """Wait until a connection has paid for its drawings and has read them, or is lost."""
    drained = asyncio.Event()
    account.ready = drained.set
    while (delay := account.delay()) and not writer.done():
        drained.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(drained.wait(), min(delay, LOOK_AGAIN))
