"""The messages of a server: types of plain dictionaries.

A message is built as a dictionary literal, which mypy compares with its type. Nothing is checked
or converted when it is sent.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from poleis.web.wire.views import (
    ActionGain,
    ActionPreview,
    Badge,
    Layout,
    Panel,
    PanelEdits,
    Reason,
    Refusal,
    ScoreMark,
)

SeatKind = Literal["human", "hotseat", "open", "bot"]
Mark = Literal["chosen", "hint"]
NackError = Literal[
    "action",
    "barred",
    "busy",
    "frozen",
    "illegal",
    "json",
    "missing",
    "rate",
    "replaced",
    "seat",
    "server",
    "size",
    "stale",
    "turn",
    "type",
    "wrong",
]


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


# ---- answers


class Ack(TypedDict):
    """A message was carried out; `rev` is the revision that it led to."""

    type: Literal["ack"]
    id: str
    rev: int


class Nack(TypedDict):
    """A message was refused."""

    type: Literal["nack"]
    id: str | None
    """Null if it could not be read."""
    error: NackError
    text: str
    refusals: list[Refusal]
    fields: NotRequired[list[str]]
    """The fields that are missing, unknown or not of their type."""
    wait: NotRequired[float]
    """With `rate`: seconds until the drawing time of this connection and its address is earned
    back. A connection that does not wait is closed with 4429."""


class Pong(TypedDict):
    """The answer to a `ping`."""

    type: Literal["pong"]
    id: str
    rev: int


class AheadMessage(TypedDict):
    """The position after some actions of mine, with all its panels."""

    type: Literal["ahead"]
    id: str
    legal: list[int]
    """Empty when it is not my decision any more."""
    panels: dict[str, Panel]
    prompt: str
    help: str
    explain: NotRequired[str]
    """For beginners, as in a state."""


class PreviewsMessage(TypedDict):
    """What actions would do, by code; those that are not legal are missing."""

    type: Literal["previews"]
    id: str
    items: dict[int, ActionPreview]


class GainsMessage(TypedDict):
    """What actions bring, by code; those that are not legal are missing."""

    type: Literal["gains"]
    id: str
    items: dict[int, ActionGain]


class WhyNotMessage(TypedDict):
    """The rules that forbid all of some actions."""

    type: Literal["whynot"]
    id: str
    refusals: list[Refusal]


class PositionMessage(TypedDict):
    """An earlier position, with all its panels."""

    type: Literal["position"]
    id: str
    ply: int
    text: str
    panels: dict[str, Panel]
    layout: Layout
    seats: list[Chip]
    round: str
    marks: NotRequired[dict[str, Mark]]
    """After a review, by ref: what was played and what would have been better."""
    overlays: NotRequired[dict[str, str]]
    """After a review, by panel: how the better action looks."""


class ScoreMessage(TypedDict):
    """What counts for a line of a score sheet, what does not, and why."""

    type: Literal["score"]
    id: str
    title: str
    text: str
    """How the line is counted."""
    reasons: list[Reason]
    panel: str
    """The panel to bring to the front."""
    marks: list[ScoreMark]
    overlays: dict[str, str]
    """SVG by panel, to lie over its drawing."""


class HintOption(TypedDict):
    """An action that a bot looked at."""

    code: int
    visits: int
    value: float


class HintMessage(TypedDict):
    """What a bot would do."""

    type: Literal["hint"]
    id: str
    rev: int
    code: int
    text: str
    detail: str
    options: list[HintOption]
    """The best one first."""


# ---- news


class HeadlineMessage(TypedDict):
    """A panel to show at once, where several have chosen in secret and the last one has."""

    type: Literal["headline"]
    panels: dict[str, Panel]


class OverlookedMessage(TypedDict):
    """For beginners: their last turn lost much, and what would have been better. It is about the
    decisions that an `undo` takes back."""

    type: Literal["overlooked"]
    rev: int
    text: str
    refs: list[str]
    """What the turn would refer to with the better decision, for instance `slot:2`."""


class UndoQuestion(TypedDict):
    """A request to take back; answer with `undo-answer`."""

    type: Literal["ask-undo"]
    ask: int
    seat: int
    text: str


class UndoClosed(TypedDict):
    """A request to take back is closed: granted or not."""

    type: Literal["undo-closed"]
    ask: int
    yes: bool
    text: str


class VoteQuestion(TypedDict):
    """A proposal to give a seat to a bot or to abandon the game; answer with `vote`."""

    type: Literal["ask-vote"]
    vote: int
    text: str


class VoteClosed(TypedDict):
    """A proposal is decided, or has become pointless."""

    type: Literal["vote-closed"]
    vote: int
    yes: bool
    text: str


class PresenceMessage(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    online: list[int]
    """Seats."""
    watching: int
    bot_in: dict[int, int]


class RematchMessage(TypedDict):
    """The table of the rematch."""

    type: Literal["rematch"]
    table: str
    url: str


ViewMessage = (
    StateMessage
    | Ack
    | Nack
    | Pong
    | AheadMessage
    | PreviewsMessage
    | GainsMessage
    | WhyNotMessage
    | PositionMessage
    | ScoreMessage
    | HintMessage
    | HeadlineMessage
    | ChatMessage
    | OverlookedMessage
    | UndoQuestion
    | UndoClosed
    | VoteQuestion
    | VoteClosed
    | PresenceMessage
    | RematchMessage
)
"""What a client that wants the view is sent."""

ServerMessage = ViewMessage | KnownStateMessage | BareStateMessage


def ack(id: str, rev: int) -> Ack:
    return {"type": "ack", "id": id, "rev": rev}


def nack(
    id: str | None, error: NackError, text: str, refusals: list[Refusal] | None = None
) -> Nack:
    return {"type": "nack", "id": id, "error": error, "text": text, "refusals": refusals or []}
