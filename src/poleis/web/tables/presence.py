"""The people at a table: who is connected, and since when the others are away.

A player who has been away for longer than the table's patience may be replaced: the others give the
seat to a bot. Where a turn may take days, the patience is the time for a turn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from datetime import datetime
from typing import TYPE_CHECKING

from poleis.web.tables.journal import Journal
from poleis.web.tables.rows import BOT, HUMAN, OPEN, TableInfo
from poleis.web.wire.server_messages import PresenceMessage

if TYPE_CHECKING:
    from poleis.web.tables.table import Client

SEAT_TIMEOUT = 600.0
"""Seconds of absence after which the others may give a seat to a bot."""


class Presence:
    """The connections to one table, and the absent players.

    A moment before *started*, when this server started or took the table over, counts as that
    moment: a player who was cut off then gets the whole time to come back.
    """

    def __init__(
        self,
        info: TableInfo,
        journal: Journal,
        started: datetime,
        clock: Callable[[], datetime],
        timeout: float = SEAT_TIMEOUT,
    ) -> None:
        self.clients: list[Client] = []
        self._info = info
        self._journal = journal
        self._started = started
        self.clock = clock
        self._timeout = timeout
        """The patience of a game that is played at one go."""

    # ---- connections

    def add(self, client: Client) -> None:
        self.clients.append(client)
        self.drop_lost_seats()

    def remove(self, client: Client) -> set[int]:
        """The seats that nobody is connected for any more."""
        self.clients.remove(client)
        return set(client.seats) - self.online()

    def drop_lost_seats(self) -> None:
        """No connection acts for a seat that a bot has taken over, or that is free again."""
        for client in self.clients:
            kept = (seat for seat in client.seats if self._info.seats[seat].kind not in (BOT, OPEN))
            client.seats = tuple(kept)

    def online(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def watching(self) -> int:
        return sum(not client.seats for client in self.clients)

    def message(self) -> PresenceMessage:
        return {
            "type": "presence",
            "online": sorted(self.online()),
            "watching": self.watching(),
            "bot_in": self.waits(),
        }

    # ---- absence

    async def note_absent(self, seats: Collection[int]) -> None:
        """The last connections of these seats have ended."""
        if not seats:
            return
        moment = self.clock()
        for seat in seats:
            self._info.seats[seat].seen = moment
        await self._journal.set_seen(seats, moment)

    @property
    def patience(self) -> float:
        """Seconds of absence after which the others may give a seat to a bot."""
        time = self._info.terms.time
        return float(time.seconds) if time is not None and time.kind == "days" else self._timeout

    def wait(self, seat: int, patience: float) -> int:
        """Seconds until the player of this seat has been away for so long."""
        seen = max(self._info.seats[seat].seen or self._started, self._started)
        away = (self.clock() - seen).total_seconds()
        return math.ceil(min(patience, max(0.0, patience - away)))

    def waits(self) -> dict[int, int]:
        """By seat, for every player who is away: seconds until a bot may take the seat."""
        return {seat: self.wait(seat, self.patience) for seat in self._away()}

    def left_just_now(self) -> dict[int, int]:
        """By seat, for players who are not gone for long: seconds until they are."""
        waits = {seat: self.wait(seat, self._timeout) for seat in self._away()}
        return {seat: wait for seat, wait in waits.items() if wait > 0}

    def _away(self) -> list[int]:
        online = self.online()
        seats = self._info.seats
        return [row.seat for row in seats if row.kind == HUMAN and row.seat not in online]
