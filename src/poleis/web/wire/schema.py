"""The JSON Schema of everything that a table and a score pad send and receive.

`make docs` writes it to docs/reference/messages.schema.json, and `client/wire.ts` from it.
"""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from poleis.web.wire import Json
from poleis.web.wire.actions import ActionKind
from poleis.web.wire.answers import PadAnswer
from poleis.web.wire.field_docs import add_docs
from poleis.web.wire.reader import reader
from poleis.web.wire.server_messages import ServerMessage, ViewMessage

ROOTS: dict[str, tuple[TypeAdapter[Any], str]] = {
    "ClientMessage": (reader, "Every message of a client."),
    "ServerMessage": (TypeAdapter(ServerMessage), "Every message of a server."),
    "ViewMessage": (TypeAdapter(ViewMessage), "The messages to a client that wants the view."),
    "PadAnswer": (TypeAdapter(PadAnswer), "What a score pad answers."),
    "ActionTable": (TypeAdapter(list[ActionKind]), "All actions of a game, by their codes."),
}


def message_schema() -> Json:
    """One document whose definitions are the messages and their parts."""
    asked = [(name, "validation", adapter) for name, (adapter, _) in ROOTS.items()]
    found, whole = TypeAdapter.json_schemas(asked)  # type: ignore[arg-type]
    definitions = {name: _plain(part) for name, part in whole["$defs"].items()}
    add_docs(definitions)
    for (name, _), part in found.items():
        definitions[str(name)] = {"description": ROOTS[str(name)][1], **_plain(part)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Poleis table",
        "description": "The WebSocket /ws/ID takes a ClientMessage and sends a ServerMessage.",
        "$defs": dict(sorted(definitions.items())),
    }


def _plain(part: Any) -> Any:
    """The same without titles, which repeat the names; pydantic's word for a union of types that
    `type` tells apart is left out, too: every branch has its own constant."""
    if isinstance(part, list):
        return [_plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "properties" in part:
        fields = {name: _plain(one) for name, one in part["properties"].items()}
        rest = {key: one for key, one in part.items() if key != "properties"}
        return {**_plain(rest), "properties": fields}
    return {key: _plain(one) for key, one in part.items() if key not in ("title", "discriminator")}
