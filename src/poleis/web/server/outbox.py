"""The send queue of one connection, bounded in bytes by its account.

A client that reads slowly gets the newest state and none of those before it. A client that does
not read at all is cut off before its queue exceeds a budget.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping

from pydantic_core import to_json

from poleis.web.tables.budgets import Account

NEWEST_ONLY = ("headline", "presence", "state")
"""Types of which only the newest message is worth sending."""


class Outbox:
    """Messages that wait to be sent to one connection, oldest first, as UTF-8.

    A message is refused when it would exceed a budget, unless nothing else waits: a single
    message may be as large as it must be. A message that is being sent still counts.
    """

    def __init__(self, account: Account) -> None:
        self.size: int = 0
        self._account = account
        account.is_drained = lambda: not self.size
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._leaving = 0
        """The size of the message that is being sent."""
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
        data = to_json(message)
        if self._waiting and not self._account.has_room(len(data)):
            return None
        self._waiting.append((kind, data))
        self._count(len(data))
        self._has_work.set()
        self._is_done.clear()
        return len(data)

    def _count(self, size: int) -> None:
        self.size += size
        self._account.queue(size)

    def drop(self, kind: str) -> bool:
        """Remove the messages of this type that wait; returns whether there were any."""
        kept = [one for one in self._waiting if one[0] != kind]
        dropped = sum(len(data) for one, data in self._waiting if one == kind)
        if dropped:
            self._waiting = deque(kept)
            self._count(-dropped)
        return bool(dropped)

    async def get(self) -> str:
        """The next message; the one before counts as sent."""
        self._count(-self._leaving)
        self._leaving = 0
        if not self._waiting:
            self._is_done.set()
            self._account.ready()
        while not self._waiting:
            self._has_work.clear()
            await self._has_work.wait()
        _, data = self._waiting.popleft()
        self._leaving = len(data)
        return data.decode()

    async def join(self) -> None:
        """Wait until everything is sent."""
        await self._is_done.wait()

    def close(self) -> None:
        """Forget what waits, and whatever is put in later."""
        self._is_closed = True
        self._count(-self.size)
        self._leaving = 0
        self._waiting.clear()
        self._is_done.set()
