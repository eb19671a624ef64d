"""The lease of a server: as long as it lasts, no other server takes its tables.

A thread with a connection of its own renews the lease, so a busy event loop does not lose it. It
does so only while the loop runs: a loop that hangs loses the lease, as a dead process does.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable, Collection
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from poleis.web.storage import servers
from poleis.web.storage.database import open_engine
from poleis.web.storage.ownership import Peer
from poleis.web.tables.errors import LostTable

log: Final = logging.getLogger("poleis.web")

LEASE = 3.0
"""Seconds that a lease lasts from its last renewal."""
RENEW_EVERY = 1.0
"""Seconds between two renewals."""
TICK = 0.25
"""Seconds between two signs of life of the event loop."""
STUCK = 1.5
"""Seconds without a sign of life after which the loop counts as hung."""
GRACE = 3.0
"""Seconds that work waits for a lease that has run out; then its table is dropped."""


def _clock() -> float:
    """Seconds that also pass while the machine sleeps, where the system can tell."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def _addresses(host: str) -> frozenset[str]:
    """The network addresses of a host name."""
    try:
        return frozenset(str(found[4][0]) for found in socket.getaddrinfo(host, None))
    except OSError:
        return frozenset()


class Lease:
    """The lease of this server.

    *is_valid* by our own clock means valid by the clock of the database: the time is counted from
    before a renewal was sent. When it is not valid, the next renewal decides: either nobody has
    ended the lease, and all that is in memory is still true, or it is lost.
    """

    def __init__(self, url: str, address: str) -> None:
        self._engine = open_engine(url)
        self._address = address
        self._me = self._new_server()
        self._until = 0.0
        self._ticked = 0.0
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._renew_forever, name="poleis-lease")
        self._thread.daemon = True
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news = asyncio.Event()
        self._ticking: asyncio.Task[None] | None = None
        self.peers: dict[str, Peer] = {}
        """The living servers, this one too, by id."""
        self.addresses: frozenset[str] = frozenset()
        """The network addresses of the living servers."""
        self.lost: Callable[[], None] = lambda: None
        """Called in the event loop when another server has ended the lease."""
        self.peers_gone: Callable[[Collection[str]], None] = lambda ids: None
        """Called in the event loop with the ids of servers that live no longer."""

    def _new_server(self) -> Peer:
        return Peer(secrets.token_hex(8), self._address, secrets.token_urlsafe(32))

    # ---- in the event loop

    async def start(self) -> None:
        """Begin the lease and keep it."""
        self._loop = asyncio.get_running_loop()
        self._ticking = asyncio.create_task(self._tick())
        await asyncio.to_thread(self._begin)
        self._thread.start()

    async def close(self) -> None:
        """End the lease at once: others may have the tables."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._until = 0.0
        if self._ticking is not None:
            self._ticking.cancel()
        await asyncio.to_thread(self._end)

    @property
    def id(self) -> str:
        return self._me.id

    @property
    def is_valid(self) -> bool:
        return _clock() < self._until

    @property
    def is_closed(self) -> bool:
        return self._closing.is_set()

    def is_secret(self, text: str) -> bool:
        """Whether a request with this secret was forwarded to us by another server."""
        return secrets.compare_digest(text.encode(), self._me.secret.encode())

    async def hold(self, id: str) -> None:
        """Return when the lease of this id is valid; LostTable if it is lost or in doubt for too
        long."""
        deadline = _clock() + GRACE
        while id == self.id and not self.is_valid:
            left = deadline - _clock()
            if left <= 0 or self.is_closed:
                raise LostTable
            try:
                await asyncio.wait_for(self._news.wait(), left)
            except TimeoutError:
                continue
        if id != self.id:
            raise LostTable

    async def _tick(self) -> None:
        while True:
            self._ticked = _clock()
            await asyncio.sleep(TICK)

    def _tell(self, was: str, gone: Collection[str]) -> None:
        """Wake those who wait for the lease, and pass on what has changed."""
        self._news.set()
        self._news = asyncio.Event()
        if was != self.id:
            self.lost()
        if gone:
            self.peers_gone(gone)

    # ---- in the thread

    def _begin(self) -> None:
        sent = _clock()
        with self._engine.begin() as connection:
            servers.register(connection, self._me, LEASE)
            found = servers.living(connection)
        self._until = sent + LEASE
        self._note(found)

    def _note(self, found: list[Peer]) -> None:
        """Keep who lives, and where."""
        if self.peers.keys() != {peer.id for peer in found}:
            hosts = {urlsplit(peer.url).hostname or "" for peer in found}
            self.addresses = frozenset().union(*map(_addresses, hosts))
        self.peers = {peer.id: peer for peer in found}

    def _end(self) -> None:
        if self._thread.ident is not None:
            self._thread.join()
        try:
            with self._engine.begin() as connection:
                servers.unregister(connection, self.id)
        except SQLAlchemyError as error:  # it runs out by itself
            log.warning("the lease was not ended: %s", str(error).splitlines()[0])
        self._engine.dispose()

    def _renew_forever(self) -> None:
        is_away = False
        while not self._closing.wait(RENEW_EVERY):
            if _clock() - self._ticked > STUCK:
                continue
            try:
                self._renew()
                is_away = False
            except SQLAlchemyError as error:
                if not is_away:
                    log.warning("the lease was not renewed: %s", str(error).splitlines()[0])
                is_away = True

    def _renew(self) -> None:
        was, before = self.id, self.peers
        sent = _clock()
        with self._engine.begin() as connection:
            is_ours = servers.renew(connection, was, LEASE)
            found = servers.living(connection)
        if is_ours:
            self._until = sent + LEASE
            self._note(found)
        else:
            log.warning("the lease is lost: this server was silent for too long")
            self._until = 0.0
            self._me = self._new_server()
            self._begin()
        gone = before.keys() - self.peers.keys() - {was}
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._tell, was, gone)
