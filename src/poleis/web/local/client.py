"""One connection of a page to a table: what a WebSocket is at a server."""

from __future__ import annotations

import json
from typing import Any, Final, Protocol, cast

from poleis.web.local.stored import ME
from poleis.web.site.addresses import file_of
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.limits import Limit, Limits, Rate
from poleis.web.tables.presenter import SentState
from poleis.web.wire.client_messages import Want
from poleis.web.wire.server_messages import ServerMessage

NO_TABLE, LOST, RESTART = 4404, 4409, 1012
"""Codes with which a connection is closed, as at a server. After the last one a client comes
again."""

_MUCH: Final = 10**12
_FAST: Final[Rate] = (1e12, 1e12)
PLENTY: Final = Limit(_MUCH, _MUCH, _FAST)
UNLIMITED: Final = Limits(
    connection=PLENTY,
    address=PLENTY,
    table=PLENTY,
    spectators=PLENTY,
    chat=_FAST,
    takebacks=_FAST,
    queries=_MUCH,
)
"""Nobody is held back in a page: there is only one person."""


class Port(Protocol):
    """Where the messages of a session go."""

    def send(self, text: str) -> None:
        """Pass a message on to the page."""

    def close(self, code: int, reason: str) -> None:
        """The session has ended."""


class LocalClient:
    """A connection, as a table sees it. What it sends is there at once."""

    def __init__(self, port: Port, seats: tuple[int, ...], lang: str, pressure: BackPressure):
        self.seats = seats
        self.lang = lang
        self.want: Want = "view"
        self.sent = SentState()
        self.is_new = True
        self.is_beginner = False
        self.person = ME
        self.front: int | None = None
        self.address = ME
        self.account: Account = pressure.account(seats, Budget(PLENTY), Budget(PLENTY))
        self._port = port

    def send(self, message: ServerMessage) -> None:
        self._port.send(message_text(message))

    def drop_unsent_state(self) -> bool:
        return False

    def move_away(self) -> None:
        self._port.close(RESTART, "moved")


def message_text(message: ServerMessage) -> str:
    """A message as the page reads it: addresses of pages are relative there."""
    found = cast(dict[str, Any], message)
    for key in ("url", "rematch"):
        path = found.get(key)
        if isinstance(path, str) and path.startswith("/"):
            found = {**found, key: file_of(path)}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))
