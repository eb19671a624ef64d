"""Everything that travels between a server and its clients.

`client_messages` and `server_messages` are the WebSocket, `views` what a game draws, `actions` its
table of actions, `requests` and `answers` the HTTP interface. `reader` checks what comes in.
`schema` writes the JSON Schema, from which `client/wire.ts` is made, `field_docs` its descriptions.

The messages themselves need no pydantic: a table runs without it.
docs/why/messages.md has the reasons.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""A JSON object without a type of its own."""
