"""The inbox of a table: moves before looks, and a bounded number of looks.

Everything but a look is done in the order in which it came. Looks are done when nothing else
waits, those of players before those of watchers, the connections in turn. See `looks.py` for what
a look is and what it costs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from poleis.web.tables.looks import LookTime

Work = Callable[[], Awaitable[None]]

MOST_LOOKS = 8
"""How many looks of one connection may wait."""
NEWEST_ONLY = ("hello", "at", "ahead")
"""Looks of which only the newest one of a connection is of use."""


class Looker(Protocol):
    """A connection, as far as the inbox needs to know it."""

    seats: tuple[int, ...]
    looks: LookTime


@dataclass(frozen=True)
class Look:
    """A look that waits: the type and id of its message, and what to do."""

    type: str
    id: str
    work: Work


class Inbox:
    """What waits for the task that owns a table."""

    def __init__(self) -> None:
        self._urgent: deque[Work] = deque()
        self._looks: dict[Looker, list[Look]] = {}
        """By connection, the one whose turn it is first."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._urgent) + sum(map(len, self._looks.values()))

    def put(self, work: Work) -> None:
        self._urgent.append(work)
        self._changed.set()

    def put_look(self, client: Looker, look: Look) -> Look | None:
        """Let a look wait; returns the one that will not be done: an older one of the same type
        that this one replaces, or this one if too many wait."""
        waiting = self._looks.setdefault(client, [])
        self._changed.set()
        for place, old in enumerate(waiting):
            if old.id == look.id and old.type == look.type:  # sent again
                return None
            if old.type == look.type and look.type in NEWEST_ONLY:
                waiting[place] = look
                return old
        if len(waiting) >= MOST_LOOKS:
            return look
        waiting.append(look)
        return None

    def forget(self, client: Looker) -> None:
        """Drop the looks of a connection that is closed."""
        self._looks.pop(client, None)

    async def get(self) -> Work:
        """The next thing to do."""
        while True:
            if self._urgent:
                return self._urgent.popleft()
            client, delay = self._next_client()
            if client is not None and not delay:
                return self._take_look(client)
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), delay)

    def _next_client(self) -> tuple[Looker | None, float | None]:
        """Whose look is next and in how many seconds; no seconds if no look waits."""
        order = sorted(self._looks, key=lambda client: not client.seats)
        delays = {client: client.looks.delay() for client in order}
        found = min(order, key=delays.__getitem__, default=None)
        return found, delays[found] if found is not None else None

    def _take_look(self, client: Looker) -> Work:
        waiting = self._looks.pop(client)
        look = waiting.pop(0)
        if waiting:
            self._looks[client] = waiting  # now last
        return look.work
