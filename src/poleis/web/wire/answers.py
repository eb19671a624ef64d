"""The answers of the HTTP interface: types of plain dictionaries, with examples for OpenAPI."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

from poleis.core.setup import OptionValue
from poleis.study.review import Grade
from poleis.web.wire.actions import ActionKind
from poleis.web.wire.server_messages import ClockFacts, Place, SeatKind, SheetRow
from poleis.web.wire.views import ActionPreview, Layout, Panel, Refusal

Answer = TypeVar("Answer", bound=type)


def _like(*, is_open: bool = False, **example: Any) -> Callable[[Answer], Answer]:
    """Gives a type an example, in the attribute that pydantic reads; this module does not import
    it. A type that *is_open* may have fields that are not listed."""

    def with_example(answer: Answer) -> Answer:
        config: dict[str, Any] = {"json_schema_extra": {"examples": [example]}}
        if is_open:
            config["extra"] = "allow"
        setattr(answer, "__pydantic_config__", config)  # noqa: B010  # no type has this attribute
        return answer

    return with_example


@_like(error="table", text="There is no such table.")
class Error(TypedDict):
    """Every refusal and every failure has this shape."""

    error: str
    """A code for programs, such as `rate` or `illegal`."""
    text: str
    """One sentence for people, in the language of the request."""
    refusals: NotRequired[list[Refusal]]
    """With `illegal`: the rules that forbid the move."""
    fields: NotRequired[list[str]]
    """With `type`: the fields that are missing, unknown or not of their type."""


# ---- games and bots


class OptionFacts(TypedDict):
    """Something to agree on before a game."""

    key: str
    kind: Literal["flag", "choice", "set"]
    default: OptionValue
    choices: list[str]
    seats: list[int]
    """The seat counts for which the option exists."""
    rule: str


class GameFacts(TypedDict):
    """A game that can be played here."""

    id: str
    name: str
    rules_version: int
    seats: list[int]
    """How many can play."""
    options: list[OptionFacts]
    pad: bool
    """Whether it has a score pad."""


@_like(spec="greedy", label="Greedy")
class BotFacts(TypedDict):
    """A bot that may be invited."""

    spec: str
    label: str


# ---- tables


@_like(seat=1, url="/j/TOKEN")
class SeatLink(TypedDict):
    """The link to a seat that waits for somebody. Its last part is the token of the seat."""

    seat: int
    url: str


@_like(table="k7m2p9xq4w", url="/t/k7m2p9xq4w", links=[{"seat": 1, "url": "/j/TOKEN"}])
class Opened(TypedDict):
    """A table, and links for the seats that wait for somebody."""

    table: str
    url: str
    links: list[SeatLink]


@_like(table="k7m2p9xq4w", seat=1, url="/t/k7m2p9xq4w", socket="/ws/k7m2p9xq4w")
class Joined(TypedDict):
    """The seat that a link leads to, and the address of its WebSocket."""

    table: str
    seat: int
    url: str
    socket: str


@_like(url="https://example.org/j/TOKEN", qr="<svg></svg>")
class DeviceLink(TypedDict):
    """A link to one's own seat for another device."""

    url: str
    qr: str
    """Its QR code as SVG."""


@_like(table="k7m2p9xq4w", text="The owner of the server will see your report.")
class Reported(TypedDict):
    """The report is kept for the owner of the server."""

    table: str
    text: str
    """One sentence for people, in the language of the request."""


class SeatFacts(TypedDict):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    online: bool


class Origin(TypedDict):
    """The beginning of a table: a position of another table, or a position text."""

    table: NotRequired[str]
    ply: NotRequired[int]
    position: NotRequired[str]


class Ending(TypedDict):
    """How people ended a game before its rules did."""

    how: Literal["resigned", "abandoned", "closed"]
    seat: NotRequired[int]
    """Who resigned."""


class TimeFacts(TypedDict):
    """How much time players have, as `TimeWish` describes it."""

    kind: Literal["move", "game", "days"]
    seconds: int
    increment: int
    at_end: Literal["nothing", "nudge", "move", "bot"]


class TermsFacts(TypedDict):
    """What the people at a table have agreed on, beside the options of the game."""

    time: TimeFacts | None
    hints: bool
    open: bool
    daily: str | None
    """The day whose challenge it is, by ISO 8601."""


class TableFacts(TypedDict):
    """What everybody may know about a table."""

    table: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[SeatFacts]
    mine: list[int]
    """The seats of this browser."""
    rev: int
    ply: int
    acting: list[int]
    """The seats that must act; -1 is chance."""
    over: bool
    ending: Ending | None
    """Only if people ended the game before its rules did."""
    scores: list[int] | None
    """At the end."""
    commit: str
    """The SHA-256 of the seed."""
    rematch: str | None
    """The table of the rematch."""
    frozen: str | None
    """Why nobody can play on: the table began with other rules than the server has now."""
    origin: Origin | None
    terms: TermsFacts
    clock: ClockFacts | None
    """Null where no time was agreed on."""
    actions: list[ActionKind]
    """The action table, from which a program decodes every code."""


# ---- reviews


class Interval(TypedDict):
    """A value and its 95 % interval; without one there is too little to say."""

    value: float
    low: float | None
    high: float | None


class ReviewOption(TypedDict):
    """An action that the search looked at, and the lead that it expects, in points."""

    action: str
    visits: int
    value: float


class ReviewDecision(TypedDict):
    """The judgement on one decision."""

    ply: int
    seat: int
    played: str
    best: str
    expected: float
    loss: Interval
    """By how many points the best action leads further."""
    grade: Grade
    options: list[ReviewOption]


class ReviewAccount(TypedDict):
    """The decisions of one seat, summed up."""

    decisions: int
    same: int
    """How many of them the search would have made, too."""
    grades: dict[Grade, int]
    loss: Interval


class ReviewFacts(TypedDict):
    """The review of a game."""

    game: str
    seats: int
    finished: bool
    scores: list[int]
    iterations: int
    players: list[ReviewAccount | None]
    decisions: list[ReviewDecision]


@_like(ply=12, plies=48)
class ReviewProgress(TypedDict):
    """How many plies of a game are reviewed."""

    ply: int
    plies: int


# ---- the score pad


@_like(is_open=True, total=42)
class PadScore(TypedDict):
    """The score sheet of a player; the other lines depend on the game."""

    total: int


class PadRanking(TypedDict):
    """The players of one game: their sheets and places."""

    cities: list[PadScore]
    places: list[int]


class PadResult(TypedDict):
    """The players of one game beside each other, in the language of the request."""

    title: str
    """Who won."""
    detail: str
    """Whether the tie-break decided; else empty."""
    places: list[Place]
    """The winner first."""
    rows: list[SheetRow]
    total: list[int]


PadMove = list[int | str]
"""A move that is possible next; its parts depend on the game."""


class PadBoard(TypedDict):
    """A position as a board to tap on."""

    data: dict[str, object]
    """The position after the action."""
    legal: list[int]
    quick: tuple[str, ...]
    """The actions that may be sent on the tap, without Confirm."""
    toggles: dict[str, str]
    """Keys that show something more, each with the class that the board then has."""
    panels: dict[str, Panel]
    layout: Layout
    prompt: str
    help: str
    points: int
    shared: list[str]
    """The keys of `data` that a new player of the same game takes over."""


class PadRefusal(TypedDict):
    """The rules that forbid the action."""

    refusals: list[Refusal]


class PadPreviews(PadRefusal):
    """What actions would do, by code, and what forbids others."""

    items: dict[int, ActionPreview]


PadAnswer = PadBoard | PadPreviews | PadRefusal
