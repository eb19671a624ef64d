"""The messages of a client: dataclasses of the standard library.

They state their limits as plain data. `reader` makes them from text and refuses everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from poleis.core.clean_text import LONGEST_NAME

MOST_CODES = 12
MOST_MEANT = 48
MOST_AHEAD = 8
LONGEST_LINE = 300
LONGEST_ID = 64
LONGEST_ACTION = 200
MOST_DONE = 600
LONGEST_KEY = 64
LONGEST_BOT = 80


class Limits:
    """The limits of a value, named as pydantic names them: `ge`, `lt`, `min_length`, `max_length`,
    `pattern`."""

    def __init__(self, **limits: int | str) -> None:
        self.limits: dict[str, int | str] = limits

    def __get_pydantic_core_schema__(
        self, source: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        """Called by pydantic where it is installed; this module does not import it."""
        return {**handler(source), **self.limits}


Id = Annotated[str, Limits(min_length=1, max_length=LONGEST_ID, pattern=r"^[\w.:-]+$")]
Number = Annotated[int, Limits(ge=0, lt=2**31)]
Codes = Annotated[list[Number], Limits(min_length=1, max_length=MOST_CODES)]
MeantCodes = Annotated[list[Number], Limits(min_length=1, max_length=MOST_MEANT)]
CodesAhead = Annotated[list[Number], Limits(max_length=MOST_AHEAD)]
DoneCodes = Annotated[list[Annotated[int, Limits(ge=-1, lt=2**31)]], Limits(max_length=MOST_DONE)]
Want = Literal["view", "dump", "nothing"]


@dataclass(frozen=True, kw_only=True)
class _Message:
    id: Id
    """Chosen by the client, unique for its seat. The answer repeats it."""


@dataclass(frozen=True, kw_only=True)
class Hello(_Message):
    """Begin, or begin again. The answer is a full `state`."""

    type: Literal["hello"]
    lang: Annotated[str, Limits(max_length=8)] | None = None
    """The language of all texts, such as `pl`."""
    want: Want = "view"
    """What states hold: panels for people, a dump of what the seat knows for bots, or neither."""
    step: Number | None = None
    """In a lesson: the step to go on with."""
    done: DoneCodes = field(default_factory=list)
    """In a lesson: my actions since its `origin`; -1 for a step that was shown."""
    beginner: bool = False
    """Whether the player is new to the game: states then explain each decision, and after a turn
    that lost much comes an `overlooked`."""


@dataclass(frozen=True, kw_only=True)
class Ping(_Message):
    """Check the connection. The answer is a `pong`."""

    type: Literal["ping"]


@dataclass(frozen=True, kw_only=True)
class Play(_Message):
    """Carry out an action, in exactly one of its three spellings. The answer is an `ack`."""

    type: Literal["play"]
    rev: Number
    """The revision of the position in which it is played."""
    code: Number | None = None
    text: Annotated[str, Limits(max_length=LONGEST_ACTION)] | None = None
    """As a record has it: `take 2`."""
    action: dict[str, int | str | list[int]] | None = None
    """As JSON: `{"do": "take", "slot": 2}`."""
    same_turn: bool = False
    """Whether it was confirmed together with the action before it; both are undone together."""
    also: bool = False
    """The old name of `same_turn`."""

    @property
    def joins_turn(self) -> bool:
        return self.same_turn or self.also

    def spelling(self) -> int | str | dict[str, Any] | None:
        """The action as it was spelt; None if there is none, or more than one spelling."""
        given = [x for x in (self.code, self.text, self.action) if x is not None]
        return given[0] if len(given) == 1 else None


@dataclass(frozen=True, kw_only=True)
class Reveal(_Message):
    """Open the `curtain` of a state: the player of this seat is in front of the screen. The answer
    is an `ack`, and a `state` follows."""

    type: Literal["reveal"]
    seat: Number


@dataclass(frozen=True, kw_only=True)
class TakeBack(_Message):
    """Take back the last decision, or ask the others for it. The answer is an `ack`."""

    type: Literal["undo"]
    rev: Number


@dataclass(frozen=True, kw_only=True)
class TakeBackAnswer(_Message):
    """Agree to a takeback of somebody else, or do not. The answer is an `ack`."""

    type: Literal["undo-answer"]
    ask: Number
    """The number of the question."""
    yes: bool


@dataclass(frozen=True, kw_only=True)
class _Query(_Message):
    rev: Number
    after: CodesAhead = field(default_factory=list)
    """Actions of mine that are not played, but taken for granted."""


@dataclass(frozen=True, kw_only=True)
class Ahead(_Query):
    """Look at the position after some actions. The answer is an `ahead`."""

    type: Literal["ahead"]


@dataclass(frozen=True, kw_only=True)
class Preview(_Query):
    """Look at what actions would do. The answer is a `previews`."""

    type: Literal["preview"]
    codes: Codes


@dataclass(frozen=True, kw_only=True)
class Gains(_Query):
    """Look at what actions bring, without drawings. The answer is a `gains`."""

    type: Literal["gains"]
    codes: MeantCodes


@dataclass(frozen=True, kw_only=True)
class Why(_Query):
    """Ask what forbids actions, any of which the player may mean. The answer is a `whynot`."""

    type: Literal["why"]
    codes: MeantCodes


@dataclass(frozen=True, kw_only=True)
class Hint(_Query):
    """Ask what a bot would do. The answer is a `hint`, once a bot has thought about it."""

    type: Literal["hint"]


@dataclass(frozen=True, kw_only=True)
class At(_Message):
    """Look at an earlier position. The answer is a `position`."""

    type: Literal["at"]
    ply: Number


@dataclass(frozen=True, kw_only=True)
class Score(_Message):
    """Ask what counts for a line of a score sheet. The answer is a `score`."""

    type: Literal["score"]
    seat: Number
    """Whose sheet it is."""
    line: Annotated[str, Limits(min_length=1, max_length=LONGEST_KEY)]
    """The key of the line."""
    ply: Number | None = None
    """An earlier position; null for the current one."""
    after: CodesAhead = field(default_factory=list)
    """Actions of mine in the current position that are not played, but taken for granted."""


@dataclass(frozen=True, kw_only=True)
class Chat(_Message):
    """Write a line. The answer is an `ack`, and everybody gets a `chat`."""

    type: Literal["chat"]
    text: Annotated[str, Limits(min_length=1, max_length=LONGEST_LINE)]


@dataclass(frozen=True, kw_only=True)
class Rename(_Message):
    """Change the name of this seat. The answer is an `ack`."""

    type: Literal["rename"]
    name: Annotated[str, Limits(min_length=1, max_length=LONGEST_NAME)]


@dataclass(frozen=True, kw_only=True)
class Rematch(_Message):
    """Open the rematch of a finished game. The answer is an `ack`, and everybody gets a
    `rematch`."""

    type: Literal["rematch"]


@dataclass(frozen=True, kw_only=True)
class Replace(_Message):
    """Propose a bot for the seat of a player who has been away for long. The answer is an `ack`;
    the others present get an `ask-vote`, and a majority decides."""

    type: Literal["replace"]
    seat: Number
    bot: Annotated[str, Limits(max_length=LONGEST_BOT)]
    """One of `list_bots`."""


@dataclass(frozen=True, kw_only=True)
class Abandon(_Message):
    """Propose to end the game without a result. The answer is an `ack`; the others present get an
    `ask-vote`, and all must agree."""

    type: Literal["abandon"]


@dataclass(frozen=True, kw_only=True)
class VoteAnswer(_Message):
    """Vote for a proposal, or against it. The answer is an `ack`."""

    type: Literal["vote"]
    vote: Number
    yes: bool


@dataclass(frozen=True, kw_only=True)
class Resign(_Message):
    """Resign. With two seats the other one wins; with more, a bot plays on for good. The answer is
    an `ack`."""

    type: Literal["resign"]
    seat: Number
    """One of `mine`."""


@dataclass(frozen=True, kw_only=True)
class _LessonMessage(_Message):
    step: Number
    """The step that it is about. For a step that is done already it is carried out no more."""


@dataclass(frozen=True, kw_only=True)
class NextStep(_LessonMessage):
    """Go on after a step that is only read. The answer is an `ack`."""

    type: Literal["next"]


@dataclass(frozen=True, kw_only=True)
class QuizAnswer(_LessonMessage):
    """Answer the question of a step. The answer is an `ack`, or a `nack` with `wrong`."""

    type: Literal["answer"]
    place: Number
    """The place of the answer among `answers`."""


@dataclass(frozen=True, kw_only=True)
class ShowStep(_LessonMessage):
    """Have the task of a step done. The answer is an `ack`."""

    type: Literal["show"]


LessonMessage = NextStep | QuizAnswer | ShowStep

ClientMessage = (
    Hello
    | Ping
    | Play
    | Reveal
    | TakeBack
    | TakeBackAnswer
    | Ahead
    | Preview
    | Gains
    | Why
    | Hint
    | At
    | Score
    | Chat
    | Rename
    | Rematch
    | Replace
    | Abandon
    | VoteAnswer
    | Resign
    | NextStep
    | QuizAnswer
    | ShowStep
)
