"""The wire format: client messages, validated strictly, and some server messages.

`docs/reference/protocol.md` describes it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import (
    AfterValidator,
    AliasChoices,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
)

from poleis.core.clean_text import LONGEST_NAME
from poleis.locale import get_language
from poleis.web.server.security import LARGEST_MESSAGE

if TYPE_CHECKING:
    from poleis.web.storage.store import ChatMessage

Json = dict[str, Any]

MOST_CODES = 12
MOST_MEANT = 48
MOST_AHEAD = 8
LONGEST_LINE = 300
LONGEST_ID = 64

Id = Annotated[str, Field(min_length=1, max_length=LONGEST_ID, pattern=r"^[\w.:-]+$")]
Code = Annotated[int, Field(ge=0, lt=2**31)]
Rev = Annotated[int, Field(ge=0, lt=2**31)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]


def _written(value: Any) -> Any:
    """The value itself; ValueError if it cannot be written again: half a character, which JSON can
    spell, lists in lists without end, or a body that was not sent as JSON."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("too deep") from None
    except TypeError:
        raise ValueError("not JSON") from None
    return value


Data = Annotated[Any, AfterValidator(_written)]
"""Whatever JSON can say."""


class Body(BaseModel):
    """Nothing is converted, nothing unknown is let through."""

    model_config: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid", frozen=True)


class _Message(Body):
    id: Id


class Hello(_Message):
    """Begin, or begin again, and what this client wants to see."""

    type: Literal["hello"]
    lang: Annotated[str, Field(max_length=8)] | None = None
    want: Literal["view", "dump", "nothing"] = "view"


class Ping(_Message):
    type: Literal["ping"]


class Play(_Message):
    """Carry out an action, in one of its three spellings, in the position with this revision.

    An action confirmed together with the one before it (*same_turn*) is undone together with it.
    *also* is the old spelling.
    """

    type: Literal["play"]
    rev: Rev
    code: Code | None = None
    text: Annotated[str, Field(max_length=200)] | None = None
    action: dict[str, int | str | list[int]] | None = None
    same_turn: bool = Field(False, validation_alias=AliasChoices("same_turn", "also"))

    def spelling(self) -> int | str | Json | None:
        given = [x for x in (self.code, self.text, self.action) if x is not None]
        return given[0] if len(given) == 1 else None


class TakeBack(_Message):
    type: Literal["undo"]
    rev: Rev


class TakeBackAnswer(_Message):
    type: Literal["undo-answer"]
    ask: Annotated[int, Field(ge=0, lt=2**31)]
    yes: bool


class _Ahead(_Message):
    rev: Rev
    after: Annotated[list[Code], Field(max_length=MOST_AHEAD)] = []


class Ahead(_Ahead):
    """Look at the position after these actions of mine, which are not played."""

    type: Literal["ahead"]


class Preview(_Ahead):
    type: Literal["preview"]
    codes: Annotated[list[Code], Field(min_length=1, max_length=MOST_CODES)]


class Why(_Ahead):
    """Ask what stands against actions; several, where a player may have meant any of them."""

    type: Literal["why"]
    codes: Annotated[list[Code], Field(min_length=1, max_length=MOST_MEANT)]


class Hint(_Ahead):
    type: Literal["hint"]


class Chat(_Message):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]


class Rename(_Message):
    type: Literal["rename"]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Rematch(_Message):
    type: Literal["rematch"]


class At(_Message):
    """Look at an earlier position."""

    type: Literal["at"]
    ply: Rev


ClientMessage = (
    Hello
    | Ping
    | Play
    | TakeBack
    | TakeBackAnswer
    | Ahead
    | Preview
    | Why
    | Hint
    | Chat
    | Rename
    | Rematch
    | At
)
_reader: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


class BadMessage(Exception):
    """A message that is not understood: the code of the error, and the message's id if it has
    one that can be repeated to its sender."""

    def __init__(self, error: str, id: str | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.id = id


def read_message(text: str) -> ClientMessage:
    """The message in this text; BadMessage if there is none."""
    if len(text) > LARGEST_MESSAGE:
        raise BadMessage("size")
    try:
        return _reader.validate_json(text)
    except ValidationError as error:
        kind = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if kind["type"] == "json_invalid":
            raise BadMessage("json") from None
        raise BadMessage("type", _id_in(text)) from None


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    found = json.loads(text)
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else None


# ---- bodies of HTTP requests


class SeatWish(Body):
    kind: Literal["human", "hotseat", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=80)] | None = None


class NewTable(Body):
    """A new table. Nobody can choose its seed; *daily*, for one seat, is the seed of the day."""

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: dict[str, bool | str | list[str]] = {}
    daily: bool = False


class PadWish(Body):
    """What was built of a physical game, an action to carry out, and actions to look at then."""

    data: Data = None
    code: Code | None = None
    preview: Annotated[list[Code], Field(max_length=MOST_CODES)] = []
    why: Annotated[list[Code], Field(max_length=MOST_MEANT)] = []


class Fork(Body):
    ply: Rev


class BotWish(Body):
    """A bot for a seat that nobody has taken."""

    seat: Annotated[int, Field(ge=0, lt=8)]
    bot: Annotated[str, Field(max_length=80)]


class Join(Body):
    """A program that takes the seat of a link, under this name."""

    token: Annotated[str, Field(min_length=1, max_length=64)]
    name: Name = ""


class Opened(Body):
    """A table that was opened, and links for the seats that wait for somebody."""

    table: str
    url: str
    links: list[Json] = []


# ---- what the server says


def ack(id: str, rev: int) -> Json:
    return {"type": "ack", "id": id, "rev": rev}


def nack(id: str | None, error: str, text: str, refusals: list[Json] | None = None) -> Json:
    return {"type": "nack", "id": id, "error": error, "text": text, "refusals": refusals or []}


def chat(line: ChatMessage, lang: str = "en") -> Json:
    """A line of the chat; a notice is put into words in this language."""
    text = line.text
    if line.notice is not None:
        say, arguments = get_language(lang), json.loads(line.text)
        name = arguments.pop("name") or say("server-player", n=line.seat + 1)
        text = say(line.notice, name=name, **arguments)
    return {
        "type": "chat",
        "seat": line.seat,
        "name": line.name,
        "text": text,
        "at": line.at.isoformat(timespec="seconds"),
    }
