"""What is stored of a table, as small objects.

Nothing here knows a database, so that a table can run without one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal

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
class Stint:
    """A part of a game: who has played a seat from a ply on."""

    seat: int
    ply: int
    kind: str
    name: str
    bot: str | None = None
    for_good: bool = False
    """Whether the player before resigned and cannot take the seat back."""


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


TimeKind = Literal["move", "game", "days"]
AtEnd = Literal["nothing", "nudge", "move", "bot"]


@dataclass(frozen=True)
class TimeControl:
    """How much time players have, and what happens when it is over.

    *move*: *seconds* for each move; of what a move leaves, at most *increment* is saved for the
    next. *game*: *seconds* for the whole game, plus *increment* for each turn. *days*: as *move*,
    for games that are played slowly. At the end *nothing* happens, the player gets a *nudge*, a
    bot makes the *move*, or the seat goes to a *bot*.
    """

    kind: TimeKind
    seconds: int
    increment: int = 0
    at_end: AtEnd = "nothing"

    @property
    def is_live(self) -> bool:
        return self.kind != "days"


@dataclass(frozen=True)
class StoredClock:
    """The clock of a table as its row has it, and when the time of a player is over."""

    data: dict[str, Any]
    deadline: datetime | None


@dataclass(frozen=True)
class Terms:
    """What the people at a table have agreed on, beside the options of the game."""

    time: TimeControl | None = None
    hints: bool = True
    is_open: bool = False
    """Whether the lobby offers its free seats to everybody."""
    daily: str | None = None
    """The day whose daily challenge it is, by ISO 8601."""
    mode: str = ""
    """Which of the challenges of that day."""
    practice: bool = False
    """Whether it is a repetition, which does not count."""

    def json(self) -> dict[str, Any]:
        """What differs from the defaults."""
        found = asdict(self)
        return {key: value for key, value in found.items() if value != getattr(NO_TERMS, key)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Terms:
        time = stored.get("time")
        return cls(**{**stored, "time": None if time is None else TimeControl(**time)})


NO_TERMS: Final = Terms()


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
    terms: Terms = NO_TERMS
    clock: dict[str, Any] | None = None
    """How much time the players had left when the clock was last written."""
    ending: dict[str, Any] | None = None
    """How a game ended that was resigned or abandoned."""
    vote: dict[str, Any] | None = None
    """The vote that was open when the table was read."""
    stints: list[Stint] = field(default_factory=list)
    """Who played which part, for seats that changed hands."""
    acting: list[int] = field(default_factory=list)
    ply: int = 0
    over: bool = False
    created: datetime | None = None
    updated: datetime | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


Company = Literal["solo", "bots", "people"]


@dataclass(frozen=True)
class Player:
    """One of the players of a finished game."""

    name: str
    bot: str | None
    place: int
    points: int


@dataclass(frozen=True)
class GameResult:
    """A finished game as one of its players sees it. It outlives the table."""

    table: str
    seat: int
    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    place: int
    points: int
    sheet: Mapping[str, int]
    """Points by category."""
    facts: Mapping[str, Any]
    """*achievements* of a solo game, *practice*, *margin*, and *review* where there is one."""
    daily: str | None
    plies: int
    started: datetime
    finished: datetime
    is_kept: bool
    """Whether the table still exists."""

    @property
    def others(self) -> tuple[Player, ...]:
        return tuple(player for seat, player in enumerate(self.players) if seat != self.seat)

    @property
    def company(self) -> Company:
        if not self.others:
            return "solo"
        return "bots" if all(player.bot for player in self.others) else "people"


@dataclass(frozen=True)
class TableWithoutGame:
    """A table whose game is not installed any more, or has not got its set-up any more."""

    id: str
    name: str
    game: str


def now() -> datetime:
    return datetime.now(UTC)
