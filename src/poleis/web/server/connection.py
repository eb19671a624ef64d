"""One WebSocket: messages are read and written within its budgets."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from poleis.web.server.addresses import Address
from poleis.web.server.metrics import BAD, RATE, UNREAD, Metrics
from poleis.web.server.outbox import Outbox
from poleis.web.server.transport import ABORT
from poleis.web.tables.bucket import Bucket
from poleis.web.tables.budgets import Account
from poleis.web.tables.limits import KB, Limits
from poleis.web.tables.presenter import SentState
from poleis.web.tables.replies import nack
from poleis.web.wire.bad_message import BadMessage
from poleis.web.wire.client_messages import ClientMessage, Gains, Preview, Want, Why
from poleis.web.wire.reader import read_message
from poleis.web.wire.server_messages import ServerMessage

# Codes with which a connection is closed. The first three are final; after TOO_MANY a client comes
# again later.
NO_TABLE, NO_LINK, LOST, TOO_MANY, POLICY = 4404, 4403, 4409, 4429, 1008
RESTART, TRY_LATER = 1012, 1013
"""Close a connection whose client should come again, at once or later."""

SMALLEST = 2 * KB
"""Bytes that a waiting message takes at least."""
QUERY_COST = 0.2
"""How much a query beyond the drawing time counts among the refusals. People who drag through a
game send many."""

KEYS = {"size": "server-too-large", "rate": "server-too-fast"}


class TooManyRefusals(Exception):
    """A connection goes on after its messages were refused."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: str = reason
        self.code: int = TOO_MANY if reason == RATE else POLICY


class Connection:
    """One open connection. A seat may have several: tabs, a telephone, a bot."""

    def __init__(
        self,
        socket: WebSocket,
        seats: tuple[int, ...],
        person: str,
        lang: str,
        address: Address,
        account: Account,
        metrics: Metrics,
        limits: Limits,
    ) -> None:
        self.metrics = metrics
        self.socket = socket
        self.seats = seats
        self.person = person
        self.lang = lang
        self.address: str = address.name
        self.account = account
        self.want: Want = "view"
        self.sent = SentState()
        self.is_new = True
        self.is_beginner = False
        self.front: int | None = None
        self._outbox = Outbox(account)
        self._pace = address.messages
        self._all = Bucket(*limits.messages)
        self._few = {
            "chat": Bucket(*limits.chat),
            "hint": Bucket(*limits.hint),
            "rename": Bucket(*limits.rename),
            "undo": Bucket(*limits.undo),
        }
        self._refusals = Bucket(*limits.refusals)

    # ---- writing

    def send(self, message: ServerMessage) -> None:
        """Queue a message. A connection that has too much unread is cut off."""
        size = self._outbox.put(message)
        if size is None:
            self.metrics.close(UNREAD)
            self.abort()
        else:
            self.account.sent(size)

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

    def move_away(self) -> None:
        """Close the connection: the client comes again and finds the new owner of the table."""
        self.close()
        self._leaving = asyncio.create_task(close(self.socket, RESTART, "moved"))

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

    # ---- reading

    async def read(self) -> tuple[ClientMessage, int]:
        """The next valid message, and the bytes that it takes. Refuses the invalid ones before
        it."""
        while True:
            await asyncio.sleep(self._pace.delay())
            self._pace.spend(1)
            try:
                text = await self._receive()
                message = read_message(text)
                if self._is_in_time(message):
                    return message, max(SMALLEST, len(text))
                raise BadMessage("rate", message.id)
            except BadMessage as error:
                self.metrics.refuse("messages")
                self._count_refusal(RATE if error.error == "rate" else BAD)
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
        if isinstance(message, Preview | Gains | Why):
            cost += len(message.codes) / 4
        bucket = self._few.get(message.type)
        return self._all.take(cost) and (bucket is None or bucket.take())

    def count_query(self) -> None:
        """Count a query beyond the drawing time, which was refused."""
        self.metrics.refuse("queries")
        self._count_refusal(RATE, QUERY_COST)

    def _count_refusal(self, reason: str, cost: float = 1.0) -> None:
        if not self._refusals.take(cost):
            self.metrics.close(reason)
            raise TooManyRefusals(reason)


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a WebSocket, unless it is closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)
