"""The state of a table, as a server sends it: types of plain dictionaries."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from poleis.web.wire.views import Badge, Layout, Panel, PanelEdits

SeatKind = Literal["human", "hotseat", "open", "bot"]
Mark = Literal["chosen", "hint"]


class Chip(TypedDict):
    """A seat as its chip shows it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    """The name of a bot's level; empty for people."""
    about: str
    """How a bot plays and how strong it is; empty for people."""
    points: int
    badges: list[Badge]
    online: bool
    acting: bool
    note: str


class LogLine(TypedDict):
    """One line of the log."""

    ply: int
    n: int | None
    """The number of the move; null for chance and headings."""
    seat: int | None
    text: str
    gain: str
    heading: bool
    why: NotRequired[str]
    """A bot's reasons, or what a review found."""
    hint: NotRequired[bool]
    """Whether a hint was used for it."""


class Place(TypedDict):
    """The place of a seat in the end."""

    seat: int
    name: str
    place: str
    points: int
    played: str
    """Who played which part of the game; empty if one player played the whole."""


class SheetRow(TypedDict):
    """A category of the score sheet: by seat its points, and what they consist of."""

    key: str
    label: str
    points: list[int]
    parts: list[dict[str, int]]
    rules: list[str]


class Result(TypedDict):
    """The end of a game. It reveals the seed: nothing depends on it any more."""

    title: str
    detail: str
    places: list[Place]
    """The winner first."""
    rows: list[SheetRow]
    total: list[int]
    seed: str
    commit: str
    audit: str
    record: str
    """The address of the record."""


class ChatMessage(TypedDict):
    """A line of the chat; without a name it is by the server itself, about the seat."""

    type: Literal["chat"]
    seat: int
    name: str
    text: str
    at: str
    """The time, by ISO 8601."""


class ClockFacts(TypedDict):
    """The clock of a table when the message was made."""

    left: list[float | None]
    """By seat: seconds left, below 0 in overtime; null for bots."""
    running: list[int]
    """The seats whose time runs; none while the clock stands."""


# ---- the state


class StateHead(TypedDict):
    """The position in numbers."""

    type: Literal["state"]
    rev: int
    """The revision: what has happened at the table, as far as this seat may know."""
    base: int | None
    """The revision that this message builds on; null if it is complete. Say `hello` again if it
    is not the one that you have."""
    full: bool
    ply: int
    you: int | None
    """The seat that this connection acts for now; null if it watches."""
    actors: list[int]
    """The seats that must act; -1 is chance."""
    legal: list[int]
    """The codes of the actions open to `you`."""
    over: bool
    result: NotRequired[Result]


class LessonStep(TypedDict):
    """The step of a lesson that the learner has reached."""

    step: int
    """Its number, from 0; `of`, when the lesson is over."""
    of: int
    origin: int
    """The step whose position this one goes on from."""
    kind: Literal["read", "ask", "quiz", "play", "done"]
    """What the learner does: go on, act, answer, play freely, or nothing more."""
    praise: str
    """The text after a right try at the step before; empty otherwise."""
    says: list[str]
    point: list[str]
    """The things of the drawing to mark, and panels: `panel:market`."""
    answers: list[str]
    """What to choose from, in a quiz."""
    note: str
    """How many turns are left, in free play that counts them."""
    nudge: str
    """What to look for, after a wrong try."""
    hides: Literal["", "total", "points"]
    """The points that would answer the quiz: the total, or all lines of the score sheet."""


class Curtain(TypedDict):
    """The player who must confirm to be in front of a screen for several. Until the `reveal` the
    state holds what a spectator may know."""

    seat: int
    title: str
    button: str


class StateOfTable(TypedDict):
    """The table around the position."""

    mine: tuple[int, ...]
    """All seats of this connection."""
    watching: int
    can_undo: Literal["free", "ask", "no"]
    can_hint: bool
    notice: str | None
    """What keeps the bots, or everybody, from playing, or why a spectator skipped states."""
    clock: NotRequired[ClockFacts]
    """Where a time was agreed on."""
    curtain: NotRequired[Curtain]
    """At a screen for several, while they know different things."""
    chat: NotRequired[list[ChatMessage]]
    """In a full state: the last lines."""
    rematch: NotRequired[str | None]
    """In a full state: the address of the rematch, if there is one."""
    lesson: NotRequired[LessonStep]
    """Only in a lesson."""


class LogUpdate(TypedDict):
    """Drop the lines of the log with a ply above `log_from`, then append these."""

    log_from: int
    log: list[LogLine]
    log_note: str
    start: int
    """The ply before the first decision."""


class StateOfView(TypedDict):
    """The position as a person sees it."""

    prompt: str
    help: str
    round: str
    quick: tuple[str, ...]
    """The actions, by their kind or in full, that may be sent on the tap, without Confirm."""
    toggles: dict[str, str]
    """Keys that show something more, each with the class that the board then has."""
    panels: dict[str, Panel | PanelEdits | None]
    """Those that changed; null for one that is gone."""
    layout: NotRequired[Layout]
    """Only if it changed."""
    explain: NotRequired[str]
    """For beginners: what the decision is about and what to think of."""


class StateOfPeople(TypedDict):
    """The people at the table, for a person."""

    seats: list[Chip]
    bot_in: dict[int, int]
    """By seat, for players who are away: seconds until the others may give the seat to a bot."""
    who: str
    """One sentence: who must act."""


class StateMessage(StateHead, StateOfTable, StateOfView, LogUpdate, StateOfPeople):
    """The position, for a client that wants the view."""


class KnownStateMessage(StateHead, StateOfTable):
    """The position, for a client that wants the dump."""

    known: Any
    """What the seat knows, for `Game.load`."""


class BareStateMessage(StateHead, StateOfTable):
    """The position, for a client that wants neither."""
