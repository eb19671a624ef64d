"""The server from its start to its end: signals, the last messages, and a log with limits."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from poleis.web.server.transport import (
    FEWEST_CONNECTIONS,
    SPARE_FILES,
    Config,
    Gate,
    raise_file_limit,
)
from poleis.web.tables.limits import Limits

log = logging.getLogger("poleis.web")

PATIENCE = 10.0
"""Seconds in which a server that is stopped finishes what it has begun."""
SHORTEST_FAREWELL = 0.5
"""Seconds that clients have at least to hear that the server stops."""
QUIET = 60.0
"""Seconds in which the same warning is logged once."""


class OncePerMinute(logging.Filter):
    """Drops a warning that was logged less than a minute ago: any client can provoke those."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.WARNING or self.is_new(str(record.msg))

    def is_new(self, text: str) -> bool:
        """Whether this text was not logged in the last minute."""
        now = time.monotonic()
        if now - self._last.get(text, -QUIET) < QUIET:
            return False
        self._last[text] = now
        return True


async def _nothing() -> None:
    """What a server without tables has to finish."""


class Server(uvicorn.Server):
    """uvicorn, with a log that clients cannot flood, and an end that lets moves finish.

    The first signal stops the server and *finish* is awaited, at most *patience* seconds; then
    clients get the close code 1012 and come again by themselves. The second signal ends the
    process at once.
    """

    def __init__(
        self,
        config: Config,
        finish: Callable[[], Awaitable[None]] = _nothing,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(config)
        self._finish = finish
        self._patience = patience

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal is the usual way to stop a server: it is not raised again at the end."""
        self.should_exit = True
        for one in HANDLED_SIGNALS:
            signal.signal(one, signal.SIG_DFL)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._patience
        log.info("stopping")
        for server in self.servers:  # no new connections
            server.close()
        try:
            await asyncio.wait_for(self._finish(), self._patience)
        except TimeoutError:
            log.warning("not everything was finished in %g s", self._patience)
        left = max(SHORTEST_FAREWELL, deadline - loop.time())
        self.config.timeout_graceful_shutdown = left  # type: ignore[assignment]
        await super().shutdown(sockets)
        log.info("stopped")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._warnings = OncePerMinute()
        for name in ("asyncio", "uvicorn.error"):
            logger = logging.getLogger(name)
            if not any(isinstance(one, OncePerMinute) for one in logger.filters):
                logger.addFilter(self._warnings)
        asyncio.get_running_loop().set_exception_handler(self._report)
        await super().startup(sockets)

    def _report(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log what went wrong in the event loop; without files to open, once a minute."""
        if "socket.accept()" not in context.get("message", ""):
            loop.default_exception_handler(context)
        elif self._warnings.is_new("accept"):
            log.error("no connection can be accepted: %s", context.get("exception"))


def make_server(
    app: Any,
    limits: Limits | None = None,
    finish: Callable[[], Awaitable[None]] = _nothing,
    patience: float = PATIENCE,
    stalled: Callable[[], None] = lambda: None,
    is_peer: Callable[[str], bool] = lambda address: False,
    **settings: Any,
) -> Server:
    """A server for this application, with as many connections as *limits* and the system allow;
    *is_peer* knows the addresses of other servers of ours, *settings* are those of uvicorn."""
    limits = limits or Limits()
    most = limits.tcp_connections
    most = min(most, raise_file_limit(most + SPARE_FILES) - SPARE_FILES)
    proxies = settings.get("forwarded_allow_ips")
    each = limits.sockets + limits.other_connections
    gate = Gate(max(FEWEST_CONNECTIONS, most), each, proxies, is_peer)
    return Server(Config(app, gate, stalled, limits, **settings), finish, patience)
