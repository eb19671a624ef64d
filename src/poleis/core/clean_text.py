"""Names and what else people write: plain text, wherever it comes from."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
"""Characters of a name at a table of the server."""


def clean(text: str) -> str:
    """Plain text in one line: no control characters, no invisible ones, single spaces.

    >>> clean(" Ann\\x1b[2J\\n Lee\\u202e ")
    'Ann [2J Lee'
    """
    kept = [c if unicodedata.category(c)[0] not in "CZ" else " " for c in text]
    return " ".join("".join(kept).split())
