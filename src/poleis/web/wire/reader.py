"""Reads the messages of clients, strictly: nothing is converted, nothing unknown let through."""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import ConfigDict, Discriminator, TypeAdapter, ValidationError

from poleis.web.wire.bad_message import LARGEST_MESSAGE, MOST_FIELDS, BadMessage
from poleis.web.wire.client_messages import LONGEST_ID, ClientMessage

STRICT = ConfigDict(strict=True, extra="forbid")

reader: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Discriminator("type")], config=STRICT
)


def read_message(text: str) -> ClientMessage:
    """The message in this text; BadMessage if there is none."""
    if len(text) > LARGEST_MESSAGE:
        raise BadMessage("size")
    try:
        return reader.validate_json(text)
    except ValidationError as error:
        found = error.errors(include_url=False, include_context=False, include_input=False)
        if found[0]["type"] == "json_invalid":
            raise BadMessage("json") from None
        fields = dict.fromkeys(_field(one["loc"]) for one in found)
        raise BadMessage("type", _id_in(text), tuple(fields)[:MOST_FIELDS]) from None


def _field(place: tuple[int | str, ...]) -> str:
    """The field of an error; its place begins with the type of the message, if that is known."""
    name = str(place[1]) if len(place) > 1 else "type"
    return name[:LONGEST_ID].encode(errors="backslashreplace").decode()


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    found = json.loads(text)
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else None
