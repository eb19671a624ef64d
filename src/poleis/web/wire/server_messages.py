"""The messages of a server: types of plain dictionaries.

A message is built as a dictionary literal, which mypy compares with its type. Nothing is checked
or converted when it is sent.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from poleis.web.wire.states import (
    BareStateMessage,
    ChatMessage,
    Chip,
    KnownStateMessage,
    Mark,
    StateMessage,
)
from poleis.web.wire.views import (
    ActionGain,
    ActionPreview,
    Layout,
    Panel,
    Reason,
    Refusal,
    ScoreMark,
)

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
