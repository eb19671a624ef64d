"""The send queue of one connection, bounded in bytes.

A client that reads slowly gets the newest state and none of those before it. A client that does
not read at all is cut off before its queue takes more than `BUDGET` bytes.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

BUDGET = 1024 * 1024
"""Bytes that may wait for one connection. A full state takes up to half of it."""
BUDGET_PER_ADDRESS = 24 * 1024 * 1024
"""Bytes that may wait for all connections from one address."""

NEWEST_ONLY = ("headline", "presence", "state")
"""Types of which only the newest message is worth sending."""


@dataclass
class Queued:
    """How many bytes wait for all connections from one address."""

    size: int = 0


class Outbox:
    """Messages that wait to be sent to one connection, oldest first, as UTF-8.

    A message is refused when it would exceed a budget, unless nothing else waits: a single
    message may be as large as it must be.
    """

    def __init__(self, address: Queued | None = None) -> None:
        self.size: int = 0
        self._address = address or Queued()
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._has_work = asyncio.Event()
        self._is_done = asyncio.Event()
        self._is_done.set()
        self._is_closed = False

    def put(self, message: Mapping[str, object]) -> int | None:
        """Queue a message; returns its size in bytes, or None if there is no room for it."""
        if self._is_closed:
            return 0  # nobody will read it
        kind = str(message["type"])
        if kind in NEWEST_ONLY:
            self.drop(kind)
        data = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
        if self._waiting and not self._has_room(len(data)):
            return None
        self._waiting.append((kind, data))
        self._count(len(data))
        self._has_work.set()
        self._is_done.clear()
        return len(data)

    def _has_room(self, size: int) -> bool:
        return self.size + size <= BUDGET and self._address.size + size <= BUDGET_PER_ADDRESS

    def _count(self, size: int) -> None:
        self.size += size
        self._address.size += size

    def drop(self, kind: str) -> bool:
        """Remove the messages of this type that wait; returns whether there were any."""
        kept = [one for one in self._waiting if one[0] != kind]
        found = len(kept) < len(self._waiting)
        if found:
            self._count(sum(len(data) for _, data in kept) - self.size)
            self._waiting = deque(kept)
        return found

    async def get(self) -> str:
        """The next message; the one before counts as sent."""
        if not self._waiting:
            self._is_done.set()
        while not self._waiting:
            self._has_work.clear()
            await self._has_work.wait()
        _, data = self._waiting.popleft()
        self._count(-len(data))
        return data.decode()

    async def join(self) -> None:
        """Wait until everything is sent."""
        await self._is_done.wait()

    def close(self) -> None:
        """Forget what waits, and whatever is put in later."""
        self._is_closed = True
        self._count(-self.size)
        self._waiting.clear()
        self._is_done.set()
