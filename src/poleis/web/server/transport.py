"""TCP connections within limits: how many, how long a request may take, how long nobody reads.

uvicorn has no timeout for a request that arrives slowly, none for a client that does not read,
and no limit on connections that does not also turn pages away. These protocols add them.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import os
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from poleis.web.tables.limits import Limits

log: Final = logging.getLogger("poleis.web")

BACKLOG = 100
"""Connections that wait to be accepted. asyncio accepts as many in one go before any is counted,
and where it cannot accept any it reports as many errors."""
SPARE_FILES = 64 + 3 * BACKLOG
"""Open files that are not counted connections: the database, the workers, pages that are read, and
connections that are not counted yet or not closed yet."""
FEWEST_CONNECTIONS = 32

ABORT = "poleis.abort"
"""The ASGI extension that cuts a WebSocket off: a dictionary with the function `abort`."""


def raise_file_limit(wanted: int) -> int:
    """Let this process open more files, if the system allows it; returns how many it may open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Gate:
    """Counts connections, in all and by address.

    Where there is no room, a new connection takes the place of the one that has waited longest
    without a complete request. A proxy in front, or another server of ours (*is_peer*), stands for
    many people, so connections from it count only in all.
    """

    def __init__(
        self,
        most: int,
        most_per_address: int = Limits.sockets + Limits.other_connections,
        proxies: list[str] | str | None = None,
        is_peer: Callable[[str], bool] = lambda address: False,
    ) -> None:
        self.most = most
        self._is_peer = is_peer
        self.most_per_address = most_per_address
        given = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if proxies is None else proxies
        listed = given.split(",") if isinstance(given, str) else given
        self._proxies = [one.strip() for one in listed]
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._idle: dict[asyncio.Transport, None] = {}
        """Connections without a complete request, the one that has waited longest first."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in; returns False if there is no room."""
        peer = get_remote_addr(transport)
        address = peer[0] if peer else ""
        is_full = self._by_address[address] >= self.most_per_address
        if is_full and not self._is_proxy(address) and not self._make_room(address):
            return False
        if len(self._open) >= self.most and not self._make_room(None):
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        self._idle[transport] = None
        return True

    def _is_proxy(self, address: str) -> bool:
        """Whether uvicorn takes the address of the client from this peer: one of the addresses or
        networks that it trusts, or `*`. Other servers of ours say it too."""
        return self._is_peer(address) or any(
            one in ("*", address) or _has(one, address) for one in self._proxies
        )

    def _make_room(self, address: str | None) -> bool:
        """Cut off the connection that has waited longest, of this address if one is given."""
        for transport in self._idle:
            if address is None or self._open[transport] == address:
                self.leave(transport)
                transport.abort()
                return True
        return False

    def set_idle(self, transport: asyncio.Transport, is_idle: bool) -> None:
        """Note whether a connection waits for a request, or is used."""
        self._idle.pop(transport, None)
        if is_idle and transport in self._open:
            self._idle[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        self._idle.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


def _has(network: str, address: str) -> bool:
    """Whether an address belongs to a network, such as 10.0.0.0/8."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network)
    except ValueError:
        return False


class Config(uvicorn.Config):
    """The settings of uvicorn, with a gate for all its connections."""

    def __init__(
        self,
        app: Any,
        gate: Gate,
        stalled: Callable[[], None] = lambda: None,
        limits: Limits | None = None,
        **settings: Any,
    ) -> None:
        self.gate = gate
        self.limits = limits or Limits()
        self.stalled = stalled
        """Called for each client that is cut off because it does not read."""
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            access_log=False,  # addresses hold the tokens of seats
            server_header=False,
            ws_max_size=64 * 1024,
            backlog=BACKLOG,
            **settings,
        )


class _StallTimer(asyncio.Protocol):
    """Cuts a client off that reads nothing for a while of what waits for it."""

    transport: asyncio.Transport
    config: uvicorn.Config
    _timer: asyncio.TimerHandle | None = None

    @property
    def gate(self) -> Gate:
        return cast(Config, self.config).gate

    @property
    def limits(self) -> Limits:
        return cast(Config, self.config).limits

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_watching()
        self.gate.leave(self.transport)
        super().connection_lost(error)

    def _watch(self, size: int) -> None:
        self._stop_watching()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.limits.read_timeout, self._check, size)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self, before: int) -> None:
        """Go on waiting if something was read since the last look."""
        size = self.transport.get_write_buffer_size()
        if size < before:
            self._watch(size)
        else:
            cast(Config, self.config).stalled()
            self.transport.abort()


class HttpProtocol(_StallTimer, H11Protocol):
    """HTTP of one connection; a request that is not complete in time ends it."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport.set_write_buffer_limits(high=0)  # notice at once that a client does not read
        connected = transport.get_extra_info("socket")
        if connected is not None:
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.limits.send_buffer)
        super().connection_made(transport)
        if self.gate.enter(transport):
            self._start_clock()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The connection may belong to a WebSocket now.
        if self.transport.get_protocol() is self:
            self._set_clock()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self.gate.set_idle(self.transport, is_idle=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_clock()
        self.gate.set_idle(self.transport, is_idle=False)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(error)

    def _set_clock(self) -> None:
        """Let the clock run while a request is incomplete."""
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._start_clock()
        else:
            self._stop_clock()
            self.gate.set_idle(self.transport, is_idle=False)

    def _start_clock(self) -> None:
        if self._deadline is None:
            loop = asyncio.get_running_loop()
            timeout = self.limits.request_timeout
            self._deadline = loop.call_later(timeout, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketProtocol(_StallTimer, WebSocketsSansIOProtocol):
    """A WebSocket that the application can cut off.

    Messages are large drawings with many repetitions. A large window and little effort compress
    them in a fifth of the time that uvicorn's settings take, and better; without a context that
    lives on, the window takes no memory between two messages.
    """

    def __init__(self, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_max_window_bits=12,
            compress_settings={"level": 3, "memLevel": 8},
        )
        self.conn: ServerProtocol = ServerProtocol(
            extensions=[deflate],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[ABORT] = {"abort": self.transport.abort}

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """Refuse text that is not UTF-8 without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames: list[bytes] = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
