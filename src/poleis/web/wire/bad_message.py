"""Messages that are not understood."""

from __future__ import annotations

from typing import Final

from poleis.web.wire.server_messages import NackError

LARGEST_MESSAGE: Final = 16 * 1024
MOST_FIELDS: Final = 3
"""How many wrong fields a refusal names."""


class BadMessage(Exception):
    """A message that is not understood: the code of the error, the message's id if it has one
    that can be repeated to its sender, and the fields that are wrong."""

    def __init__(
        self, error: NackError, id: str | None = None, fields: tuple[str, ...] = ()
    ) -> None:
        super().__init__(error)
        self.error: NackError = error
        self.id: str | None = id
        self.fields: tuple[str, ...] = fields
