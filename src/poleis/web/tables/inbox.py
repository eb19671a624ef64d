"""The inbox of a table: moves before queries, and a bounded number of queries.

Messages other than queries are handled in order. Queries are answered when nothing else waits:
players before watchers, the connections in turn. `query_budget` defines queries and their cost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from poleis.web.tables.query_budget import QueryTime

Work = Callable[[], Awaitable[None]]

MOST_QUERIES = 8
"""How many queries of one connection may wait."""
NEWEST_ONLY = ("hello", "at", "ahead")
"""Queries of which only the newest one of a connection is of use."""


class Querier(Protocol):
    """A connection, as far as the inbox needs to know it."""

    seats: tuple[int, ...]
    query_time: QueryTime


@dataclass(frozen=True)
class Query:
    """A query that waits: the type and id of its message, and what to do."""

    type: str
    id: str
    work: Work


class Inbox:
    """What waits for the task that owns a table."""

    def __init__(self) -> None:
        self._urgent: deque[Work] = deque()
        self._queries: dict[Querier, list[Query]] = {}
        """By connection, the one whose turn it is first."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._urgent) + sum(map(len, self._queries.values()))

    def put(self, work: Work) -> None:
        self._urgent.append(work)
        self._changed.set()

    def put_query(self, client: Querier, query: Query) -> Query | None:
        """Let a query wait; returns the one that will not be done: an older one of the same type
        that this one replaces, or this one if too many wait."""
        waiting = self._queries.setdefault(client, [])
        self._changed.set()
        for place, old in enumerate(waiting):
            if old.id == query.id and old.type == query.type:  # sent again
                return None
            if old.type == query.type and query.type in NEWEST_ONLY:
                waiting[place] = query
                return old
        if len(waiting) >= MOST_QUERIES:
            return query
        waiting.append(query)
        return None

    def forget(self, client: Querier) -> None:
        """Drop the queries of a connection that is closed."""
        self._queries.pop(client, None)

    async def get(self) -> Work:
        """The next thing to do."""
        while True:
            if self._urgent:
                return self._urgent.popleft()
            client, delay = self._next_client()
            if client is not None and not delay:
                return self._take_query(client)
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), delay)

    def _next_client(self) -> tuple[Querier | None, float | None]:
        """Whose query is next and in how many seconds; no seconds if no query waits."""
        order = sorted(self._queries, key=lambda client: not client.seats)
        delays = {client: client.query_time.delay() for client in order}
        found = min(order, key=delays.__getitem__, default=None)
        return found, delays[found] if found is not None else None

    def _take_query(self, client: Querier) -> Work:
        waiting = self._queries.pop(client)
        query = waiting.pop(0)
        if waiting:
            self._queries[client] = waiting  # now last
        return query.work
