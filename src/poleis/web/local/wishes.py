"""The bodies of the requests of a page: dataclasses, read by `wire.plain_reader`.

They are those of `wire.requests`, as far as a page sends them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from poleis.core.clean_text import LONGEST_NAME
from poleis.web.wire.client_messages import LONGEST_BOT, MOST_CODES, MOST_MEANT, Limits, Number

Name = Annotated[str, Limits(max_length=LONGEST_NAME)]
Bot = Annotated[str, Limits(max_length=LONGEST_BOT)]


@dataclass(frozen=True, kw_only=True)
class SeatWish:
    """A seat of a new table."""

    kind: Literal["human", "hotseat", "link", "bot"]
    name: Name = ""
    bot: Bot | None = None


@dataclass(frozen=True, kw_only=True)
class TimeWish:
    """How much time players have."""

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Limits(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Limits(ge=0, le=3600)] = 0
    at_end: Literal["nothing", "nudge", "move", "bot"] = "nothing"


@dataclass(frozen=True, kw_only=True)
class TermsWish:
    """What the people at a table agree on."""

    time: TimeWish | None = None
    hints: bool = True
    open: bool = False


@dataclass(frozen=True, kw_only=True)
class NewTable:
    """A new table."""

    game: Annotated[str, Limits(max_length=64)]
    seats: Annotated[list[SeatWish], Limits(min_length=1, max_length=8)]
    options: dict[str, bool | str | list[str]] = field(default_factory=dict)
    terms: TermsWish = TermsWish()
    daily: bool = False


@dataclass(frozen=True, kw_only=True)
class Fork:
    """The position to go on from."""

    ply: Number


@dataclass(frozen=True, kw_only=True)
class BotWish:
    """A bot for a seat."""

    seat: Annotated[int, Limits(ge=0, lt=8)]
    bot: Bot


@dataclass(frozen=True, kw_only=True)
class PadWish:
    """What was built of a physical game, an action to carry out, and actions to look at then."""

    data: Any = None
    code: Number | None = None
    preview: Annotated[list[Number], Limits(max_length=MOST_CODES)] = field(default_factory=list)
    why: Annotated[list[Number], Limits(max_length=MOST_MEANT)] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class PadGame:
    """The players of one physical game."""

    cities: Annotated[list[Any], Limits(min_length=1, max_length=8)]
    names: Annotated[list[Name], Limits(max_length=8)] = field(default_factory=list)
