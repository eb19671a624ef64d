"""Waiting for other servers: a request for a table goes to the server that owns it.

A forwarded request is never forwarded again. If the other server does not own the table any more,
or does not answer, the first server looks for the owner again until the lease of a dead owner
must have run out.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

from poleis.web.server.metrics import Metrics
from poleis.web.storage.lease import Lease
from poleis.web.storage.ownership import Peer

T = TypeVar("T")

TAKEOVER = 6.0
"""Seconds in which the owner is looked for: longer than a lease lasts."""
RETRY_AFTER = 0.2
"""Seconds between two attempts."""


class NoAnswer(Exception):
    """The other server may have seen the request, and has not answered."""


class Forwarder:
    """Waits for other servers, and ends what waits for one that has died."""

    def __init__(self, lease: Lease, metrics: Metrics) -> None:
        self.lease = lease
        self.metrics = metrics
        self._waiting: defaultdict[str, set[asyncio.Task[Any]]] = defaultdict(set)
        lease.peers_gone = self.forget

    async def close(self) -> None:
        """End the lease, if it has not ended."""
        await self.lease.close()

    def forget(self, ids: Collection[str]) -> None:
        """End what waits for these servers: they are dead, or hang."""
        for id in ids:
            for task in self._waiting.pop(id, ()):
                task.cancel()

    async def wait_for(self, peer: Peer, work: Coroutine[Any, Any, T]) -> T:
        """The answer of a server; NoAnswer if it dies meanwhile."""
        task = asyncio.create_task(work)
        self._waiting[peer.id].add(task)
        try:
            return await task
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                task.cancel()
                raise
            raise NoAnswer from None
        finally:
            waiting = self._waiting.get(peer.id)
            if waiting is not None:
                waiting.discard(task)
                if not waiting:
                    del self._waiting[peer.id]


class Attempts:
    """Counts the time in which the owner of a table is looked for."""

    def __init__(self, lease: Lease) -> None:
        self._lease = lease
        self._deadline = time.monotonic() + TAKEOVER

    async def pause(self) -> bool:
        """Wait before the next attempt; False if there should be none."""
        if self._lease.is_closed or time.monotonic() >= self._deadline:
            return False
        await asyncio.sleep(RETRY_AFTER)
        return True
