"""The journal of a table, as the table sees it: all that it writes goes through here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol

from poleis.core.match import Match
from poleis.web.tables.rows import ChatMessage, Event, Seat, Stint, StoredClock


class Journal(Protocol):
    """Writes what happens at one table. A method returns when its rows are safe on the disk.

    LostTable if another server owns the table by now: nothing was written then.
    """

    @property
    def is_current(self) -> bool:
        """Whether this server certainly owns the table, so that it may answer from memory."""

    async def hold(self) -> None:
        """Wait until it is certain again; LostTable if it is not for long."""

    async def load_events(self) -> list[Event]:
        """The history as it is stored."""

    async def add_events(
        self,
        match: Match,
        before: int,
        events: Sequence[Event],
        clock: StoredClock | None = None,
    ) -> None:
        """Write what was added to a history that had *before* events, and the clock after it;
        StaleTable if there are others in the database."""

    async def set_clock(self, clock: StoredClock) -> None:
        """Write how much time the players have left."""

    async def set_seat(self, row: Seat, was: str) -> None:
        """Write who sits there now, at a seat that was of the kind *was*."""

    async def change_player(self, row: Seat, was: str, stints: Sequence[Stint]) -> None:
        """Write who plays a seat now, with all its stints, at a seat that was of the kind *was*."""

    async def end_game(self, match: Match, ending: Mapping[str, Any]) -> None:
        """Write how a game has ended that nobody plays on."""

    async def set_vote(self, vote: Mapping[str, Any] | None) -> None:
        """Write the vote that is open, if any."""

    async def set_seen(self, seats: Collection[int], moment: datetime) -> None:
        """Write when the players of these seats were last here."""

    async def add_chat(self, line: ChatMessage, message: str) -> bool:
        """Write a line of the chat; False if the line of this message was there already."""
