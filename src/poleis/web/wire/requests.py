"""The bodies of HTTP requests, checked strictly: pydantic models."""

from __future__ import annotations

import json
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, JsonValue

from poleis.core.clean_text import LONGEST_NAME
from poleis.web.wire.client_messages import MOST_CODES, MOST_MEANT


def _whole(value: Any) -> Any:
    """In JSON, 3.0 and 3 are the same number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Number = Annotated[int, Field(ge=0, lt=2**31), BeforeValidator(_whole)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Bot = Annotated[str, Field(max_length=80)]


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


def _like(**example: JsonValue) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [example]})


class SeatWish(Body):
    """A seat of a new table: yours (`human`, or `hotseat` on one screen), of somebody who gets a
    link, or of a bot."""

    kind: Literal["human", "hotseat", "link", "bot"]
    name: Name = ""
    bot: Bot | None = None
    """One of `list_bots`, for a seat of kind `bot`."""


class TimeWish(Body):
    """How much time players have. `move`: seconds for each move; of what a move leaves, at most
    `increment` is saved for the next. `game`: seconds for the whole game, plus `increment` for each
    turn. `days`: as `move`, for games that are played slowly."""

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Field(ge=5, le=30 * 24 * 3600), BeforeValidator(_whole)]
    increment: Annotated[int, Field(ge=0, le=3600), BeforeValidator(_whole)] = 0
    at_end: Literal["nothing", "nudge", "move", "bot"] = "nothing"
    """What happens when the time is over: nothing, a message to the player, a bot makes the move,
    or the seat goes to a bot."""


class TermsWish(Body):
    """What the people at a table agree on, beside the options of the game."""

    time: TimeWish | None = None
    """Nothing: no clock."""
    hints: bool = True
    """Whether players may ask for hints."""
    open: bool = False
    """Whether the lobby offers the seats of kind `link` to everybody, where the server allows
    it."""


class NewTable(Body):
    """A new table. Nobody can choose its seed."""

    model_config: ClassVar[ConfigDict] = _like(
        game="akropolis", seats=[{"kind": "human"}, {"kind": "link"}]
    )

    game: Annotated[str, Field(max_length=64)]
    """One of `list_games`."""
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: dict[str, bool | str | list[str]] = {}
    """By key; those left out have their defaults."""
    terms: TermsWish = TermsWish()
    daily: bool = False
    """The luck of the day (UTC), the same for everybody on this server: for one seat, or for
    `human` against the default bot. The first table of a day is the try that counts."""


class PadWish(Body):
    """What was built of a physical game, an action to carry out, and actions to look at then."""

    model_config: ClassVar[ConfigDict] = _like(data={"stones": 3})

    data: Data = None
    """A position, or nothing for an empty one."""
    code: Number | None = None
    """An action to carry out."""
    preview: Annotated[list[Number], Field(max_length=MOST_CODES)] = []
    """Actions to look at, of which the legal ones are answered."""
    why: Annotated[list[Number], Field(max_length=MOST_MEANT)] = []
    """Actions, any of which the player may mean: what forbids all of them?"""


class PadGame(Body):
    """The players of one physical game."""

    model_config: ClassVar[ConfigDict] = _like(cities=[{"stones": 3}, {}], names=["Ann", "Ben"])

    cities: Annotated[list[Data], Field(min_length=1, max_length=8)]
    """What each has built; nothing for an empty position."""
    names: Annotated[list[Name], Field(max_length=8)] = []


class Fork(Body):
    """The position to go on from."""

    model_config: ClassVar[ConfigDict] = _like(ply=0)

    ply: Number


class BotWish(Body):
    """A bot for a seat that nobody has taken, or whose player has been away for long."""

    model_config: ClassVar[ConfigDict] = _like(seat=1, bot="greedy")

    seat: Annotated[int, Field(ge=0, lt=8), BeforeValidator(_whole)]
    bot: Bot


class DeviceWish(Body):
    """The seat to continue with on another device."""

    model_config: ClassVar[ConfigDict] = _like(seat=0)

    seat: Annotated[int, Field(ge=0, lt=8), BeforeValidator(_whole)]


class GuestSeat(Body):
    """The seat of somebody whom the host removes from the table."""

    model_config: ClassVar[ConfigDict] = _like(seat=1)

    seat: Annotated[int, Field(ge=0, lt=8), BeforeValidator(_whole)]


class Report(Body):
    """A report to the owner of the server: about a seat, or without one about the table."""

    model_config: ClassVar[ConfigDict] = _like(seat=1, text="Insults in the chat.")

    seat: Annotated[int, Field(ge=0, lt=8), BeforeValidator(_whole)] | None = None
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Join(Body):
    """A program that takes the seat of a link, under this name."""

    model_config: ClassVar[ConfigDict] = _like(token="TOKEN", name="My bot")

    token: Annotated[str, Field(min_length=1, max_length=64)]
    """The last part of the link."""
    name: Name = ""
