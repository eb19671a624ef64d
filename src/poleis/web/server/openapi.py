"""What the OpenAPI description says beyond the types: errors, tags and links.

Pages are left out of it: people read them, and their form may change at any time.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from poleis.web.wire.answers import Error
from poleis.web.wire.field_docs import add_docs

DESCRIPTION = """\
Tables for board games.

A browser is known by the cookie `poleis`, which the first answer sets. Seats of kind `human` and
`hotseat` belong to the browser that opened the table; a program takes the seat of a link with
`join_table` and shows its token to the WebSocket. There are no accounts.

docs/reference/protocol.md describes the WebSocket, docs/reference/messages.schema.json its
messages.
"""

TAGS = [
    {"name": "tables", "description": "Open a table, take a seat, read what was played."},
    {"name": "notifications", "description": "Hear of your turns while no page is open."},
    {"name": "pad", "description": "Score a position of the physical game."},
]

Responses = dict[int | str, dict[str, Any]]


REF = "#/components/schemas/{model}"


class Api(FastAPI):
    """An application whose description has the type of errors, and a text for each field that has
    one in the source."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            error = TypeAdapter(Error).json_schema(ref_template=REF)
            schemas |= {**error.pop("$defs"), Error.__name__: error}
            add_docs(schemas)
        return super().openapi()


ERRORS = {
    400: "The request is understood, but cannot be carried out: a move or a setup against the"
    " rules of the game, or a wrong `Host`.",
    403: "This browser may not do it, or the request comes from a page elsewhere.",
    404: "There is no such table, link or score pad.",
    409: "The state of the table does not allow it.",
    413: "The body is too large.",
    422: "The request is not of the form described here.",
    429: "Too many requests from this address.",
    500: "An error of the server; nothing was lost.",
    503: "The database cannot be reached, or too much waits; try again later.",
    507: "The disk of the server is full.",
}
RETRY_AFTER = {
    "description": "Seconds to wait, while the database cannot be reached.",
    "schema": {"type": "integer"},
}
ANYWHERE = (400, 413, 429, 500, 503, 507)
"""Statuses that every request may meet."""


def errors(*statuses: int) -> Responses:
    """The errors of an endpoint: these, and those that every request may meet.

    They refer to one type: as FastAPI's `model` each of them would be a validator of its own.
    """
    content = {"application/json": {"schema": {"$ref": REF.format(model=Error.__name__)}}}
    found: Responses = {
        status: {"description": ERRORS[status], "content": content}
        for status in sorted({*statuses, *ANYWHERE})
    }
    found[503]["headers"] = {"Retry-After": RETRY_AFTER}
    return found


def described(status: int, description: str, model: Any = None) -> Responses:
    """An answer other than that of the function's type."""
    return {status: {"description": description} | ({"model": model} if model else {})}


def text(status: int, description: str) -> Responses:
    """An answer in plain text."""
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {status: {"description": description, "content": content}}


def opened(description: str, status: int = 201) -> Responses:
    """A table was opened: its cookie, and where its id leads."""
    cookie = {"description": "The cookie `poleis` of this browser.", "schema": {"type": "string"}}
    id = {"id": "$response.body#/table"}
    links = {name: {"operationId": name, "parameters": id} for name in FOLLOWING}
    return {status: {"description": description, "headers": {"Set-Cookie": cookie}, "links": links}}


FOLLOWING = ("read_table", "read_record", "read_review", "fork_table", "open_rematch")
"""The operations that take the id of a table, and are open to everybody who has it."""


def operation_id(route: APIRoute) -> str:
    """The name of the function: `open_table`. Generated clients name their functions after it."""
    return route.name
