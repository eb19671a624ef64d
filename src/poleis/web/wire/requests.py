"""The bodies of HTTP requests, checked strictly: pydantic models."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from poleis.core.clean_text import LONGEST_NAME
from poleis.web.wire.client_messages import MOST_CODES, MOST_MEANT

Number = Annotated[int, Field(ge=0, lt=2**31)]
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

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatWish(Body):
    kind: Literal["human", "hotseat", "link", "bot"]
    name: Name = ""
    bot: Bot | None = None


class NewTable(Body):
    """A new table. Nobody can choose its seed; *daily*, for one seat, is the seed of the day."""

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: dict[str, bool | str | list[str]] = {}
    daily: bool = False


class PadWish(Body):
    """What was built of a physical game, an action to carry out, and actions to look at then."""

    data: Data = None
    code: Number | None = None
    preview: Annotated[list[Number], Field(max_length=MOST_CODES)] = []
    why: Annotated[list[Number], Field(max_length=MOST_MEANT)] = []


class Fork(Body):
    ply: Number


class BotWish(Body):
    """A bot for a seat that nobody has taken."""

    seat: Annotated[int, Field(ge=0, lt=8)]
    bot: Bot


class Join(Body):
    """A program that takes the seat of a link, under this name."""

    token: Annotated[str, Field(min_length=1, max_length=64)]
    name: Name = ""
