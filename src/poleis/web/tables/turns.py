"""The order of looks on the whole server: one at a time, so that moves come before them."""

from __future__ import annotations

import asyncio

ROUNDS = 4
"""Rounds of the event loop between two looks. A message takes about as many from its socket
through the inbox and back."""


class Turns:
    """Lets tables look one at a time: first those where a player waits, then the others in turn.

    A table is known by an event, which is set when its turn has come.
    """

    def __init__(self) -> None:
        self._holder: asyncio.Event | None = None
        self._waiting: dict[asyncio.Event, bool] = {}
        """Whether a player waits, by table, in the order in which they came."""

    def take(self, table: asyncio.Event, *, is_player: bool) -> bool:
        """Whether the table may look now; otherwise it waits for its turn."""
        if self._holder is None:
            self._holder = table
        if self._holder is table:
            return True
        self._waiting[table] = is_player
        return False

    def leave(self, table: asyncio.Event) -> None:
        """The table does not look, or no longer."""
        self._waiting.pop(table, None)
        if self._holder is not table:
            return
        players = (one for one, is_player in self._waiting.items() if is_player)
        self._holder = next(players, next(iter(self._waiting), None))
        if self._holder is not None:
            del self._waiting[self._holder]
            self._holder.set()

    async def end(self, table: asyncio.Event) -> None:
        """The table has looked: let everything else have its turn, then the next look."""
        try:
            for _ in range(ROUNDS):
                await asyncio.sleep(0)
        finally:
            self.leave(table)
