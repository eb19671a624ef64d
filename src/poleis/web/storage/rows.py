"""What is stored of a table, as small objects.

Nothing here knows a database, so that a table can run without one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from poleis.core.match import Move, Undo
from poleis.core.record import commitment
from poleis.core.setup import Setup

CHAT_LINES = 100
"""How many lines of its chat a table shows."""

# Kinds of seats. A seat that waits for somebody with its link is OPEN.
HUMAN, HOTSEAT, BOT, OPEN = "human", "hotseat", "bot", "open"


@dataclass
class Seat:
    """A seat at a table, and who sits there."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    seen: datetime | None = None


@dataclass(frozen=True)
class Event:
    """One row of a table's history."""

    event: Move | Undo
    message: str | None = None
    thought: dict[str, Any] | None = None
    same_turn: bool = False
    """Whether it was confirmed together with the decision before it."""


@dataclass(frozen=True)
class ChatMessage:
    """A line of the chat."""

    seat: int
    name: str
    text: str
    at: datetime
    notice: str | None = None
    """The key of a message by the server; *text* has its arguments as JSON then."""


@dataclass
class TableInfo:
    """A table without its moves."""

    id: str
    name: str
    game: str
    rules_version: int
    setup: Setup
    seed: str
    host: str
    seats: list[Seat]
    origin: dict[str, Any] | None = None
    rematch: str | None = None
    owner: str | None = None
    """The server that opened it, where several share a database."""
    acting: list[int] = field(default_factory=list)
    ply: int = 0
    over: bool = False
    updated: datetime | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True)
class TableWithoutGame:
    """A table whose game is not installed any more, or has not got its set-up any more."""

    id: str
    name: str
    game: str


def now() -> datetime:
    return datetime.now(UTC)
