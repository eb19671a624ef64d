"""Sends the states of a table after a change: players first, spectators as budgets allow.

Players get every state at once. The state of a spectator is a look: it waits in the inbox behind
moves, until its budgets allow it and the client has read the state before. A newer change replaces
the state that waits, so a spectator may skip moves but always gets the newest state in the end.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import logging
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from poleis.web.tables.counters import PLAYER, QUERY, SPECTATOR, Counters
from poleis.web.tables.inbox import STATE, Look
from poleis.web.wire.server_messages import ServerMessage

if TYPE_CHECKING:
    from poleis.web.tables.table import Client, Table

log: Final = logging.getLogger("poleis.web")

REVEAL_DELAY = 0.05
"""Seconds between revealing the choices and sending the boards, so that browsers can paint."""


class Broadcast:
    """Sends the states of one table."""

    def __init__(self, table: Table, counters: Counters) -> None:
        self.table = table
        self._counters = counters
        self._numbers = itertools.count()

    async def send(self) -> None:
        """Send the new state to every player at once, and have it drawn for spectators."""
        if await self._send_players(self.table.headline_for):
            await asyncio.sleep(REVEAL_DELAY)
        for client in self._clients(are_players=True):
            await self._prepare(client, PLAYER)
        await self._send_players(self.table.state_for)
        for client in self._clients(are_players=False):
            self._post(client)

    def _clients(self, *, are_players: bool) -> list[Client]:
        """The clients that have had a state."""
        clients = (one for one in self.table.clients if one.sent.rev is not None)
        return [client for client in clients if bool(client.seats) == are_players]

    async def _prepare(self, client: Client, kind: str) -> None:
        """Draw beside the event loop what takes long."""
        try:
            client.account.charge(await self.table.prepare_state(client), kind)
        except Exception:  # it is tried again, and logged, when the state is made
            return

    # ---- players

    async def _send_players(self, message_for: Callable[[Client], ServerMessage | None]) -> int:
        """Send each player a message; returns how many had one.

        Other tables run between two drawings; this one has only one owner, so it does not change.
        """
        ready = []
        for client in self._clients(are_players=True):
            with client.account.metered(PLAYER):
                message = self._drawn(client, message_for)
            if message is not None:
                ready.append((client, message))
                await asyncio.sleep(0)
        for client, message in ready:
            with client.account.metered(PLAYER):
                client.send(message)
        return len(ready)

    def _drawn(
        self, client: Client, message_for: Callable[[Client], ServerMessage | None]
    ) -> ServerMessage | None:
        """The message; None if there is none: a view that cannot be drawn blocks no others."""
        try:
            return message_for(client)
        except Exception:
            fields = {"table": self.table.info.id, "seats": client.seats}
            log.exception("a view could not be drawn", extra=fields)
            return None

    # ---- looks

    def _post(self, client: Client) -> None:
        """Have the new state drawn for a spectator when there is time for it."""
        delay = client.account.delay()
        if delay:
            self._counters.count_delayed_state()
        if self._post_look(client, SPECTATOR) is not None:
            self._counters.count_coalesced_state()
            client.account.has_skipped |= 0 < delay < math.inf

    def refresh(self, client: Client) -> None:
        """Have the state drawn for a client that is behind, as if it had asked for it."""
        self._post_look(client, QUERY)

    def _post_look(self, client: Client, kind: str) -> Look | None:
        work = functools.partial(self._update, client, kind)
        return self.table.post_look(client, Look(STATE, str(next(self._numbers)), work))

    async def _update(self, client: Client, kind: str) -> None:
        await self._prepare(client, kind)
        with client.account.metered(kind):
            message = self._drawn(client, self.table.state_for)
            if message is not None:
                client.send(message)
        client.account.has_skipped = False
