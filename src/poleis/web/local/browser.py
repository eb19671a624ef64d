"""What the home of tables in a page needs of its browser: storage, a worker for bots, other tabs.

JavaScript fulfils `Browser` in a page; `MemoryBrowser` does in tests. Values are JSON texts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

TABLES, EVENTS, RESULTS, REVIEWS = "tables", "events", "results", "reviews"
DAILIES, SETTINGS = "dailies", "settings"
STORES = (TABLES, EVENTS, RESULTS, REVIEWS, DAILIES, SETTINGS)
LAST = "\uffff"
"""Sorts behind every key."""

Row = tuple[str, str]
"""A key and its value."""


class Conflict(Exception):
    """A row was to be added whose key exists already. Nothing was written."""


class StorageFull(Exception):
    """The browser has no room left. Nothing was written."""


class StorageRefused(Exception):
    """The browser does not let this page keep anything. Nothing was written."""


class StoppedThinking(Exception):
    """The worker of the bots has no answer: it failed, took too long or was stopped."""


@dataclass(frozen=True)
class Change:
    """One row that changes; the value None deletes it. An "add" whose key exists is a conflict."""

    store: str
    key: str
    value: str | None
    kind: Literal["put", "add"] = "put"


class Browser(Protocol):
    """The browser around a page."""

    async def read(self, store: str, first: str = "", last: str = LAST) -> list[Row]:
        """The rows with first <= key <= last, by key."""

    async def commit(self, changes: Sequence[Change]) -> None:
        """Write all changes or none of them, durably. Conflict, StorageFull or StorageRefused if
        that cannot be."""

    async def think(self, question: str, patience: float) -> str:
        """The answer of the worker in which bots think; both are of `local.questions`."""

    def stop_thinking(self) -> None:
        """Have the worker answer at once with what it has, or not at all."""

    def announce(self, topic: str) -> None:
        """Let the other tabs of this browser know that something has changed."""


@dataclass
class Memory:
    """What a browser keeps, and the tabs that hear of changes."""

    stores: dict[str, dict[str, str]] = field(
        default_factory=lambda: {store: {} for store in STORES}
    )
    tabs: list[MemoryBrowser] = field(default_factory=list)


async def _no_thoughts(question: str) -> str:
    raise StoppedThinking


class MemoryBrowser:
    """A tab of a browser that keeps everything in memory, for tests and tools."""

    def __init__(
        self,
        memory: Memory | None = None,
        think: Callable[[str], Awaitable[str]] = _no_thoughts,
    ) -> None:
        self.memory: Memory = memory or Memory()
        self.memory.tabs.append(self)
        self.failure: type[Exception] | None = None
        """What every commit raises, if anything."""
        self.heard: Callable[[str], None] = lambda topic: None
        """Called for what other tabs announce."""
        self.commits = 0
        self.stops = 0
        self.answer = think
        """The worker in which bots think."""

    async def read(self, store: str, first: str = "", last: str = LAST) -> list[Row]:
        rows = self.memory.stores[store]
        return [(key, rows[key]) for key in sorted(rows) if first <= key <= last]

    async def commit(self, changes: Sequence[Change]) -> None:
        if self.failure is not None:
            raise self.failure
        stores = {name: dict(rows) for name, rows in self.memory.stores.items()}
        for change in changes:
            rows = stores[change.store]
            if change.kind == "add" and change.key in rows:
                raise Conflict(change.key)
            if change.value is None:
                rows.pop(change.key, None)
            else:
                rows[change.key] = change.value
        self.memory.stores = stores
        self.commits += 1

    async def think(self, question: str, patience: float) -> str:
        return await self.answer(question)

    def stop_thinking(self) -> None:
        self.stops += 1

    def announce(self, topic: str) -> None:
        for tab in self.memory.tabs:
            if tab is not self:
                tab.heard(topic)
