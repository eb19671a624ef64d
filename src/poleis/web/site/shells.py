"""Pages that depend on what a browser keeps: the folder has an empty one, which Python fills in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Shell:
    """An empty page: its file, the server's path of its content, its script and its title."""

    file: str
    path: str
    script: str
    title: str
    """The id of a message."""
    table_path: str = ""
    """The path if the address names a table."""


SHELLS: Final = (
    Shell("table.html", "/t/{id}", "table", "web-your-tables"),
    Shell("review.html", "/t/{id}/review", "client", "web-review"),
    Shell("games.html", "/games", "client", "history-title"),
    Shell("games-statistics.html", "/games/statistics", "client", "history-statistics"),
    Shell("daily.html", "/daily", "client", "daily-title"),
    Shell("position.html", "/position", "client", "web-position", "/t/{id}/position"),
)
FILLED: Final = re.compile(r"/(games|games/statistics|daily|position|t/[^/]+(/\w+)?)")
"""The server's paths of these pages."""
BY_QUERY: Final = re.compile(r"/(aid|symbols)/\w+")
"""Pages that are whole without a query; with one, Python makes them."""


def is_filled(path: str) -> bool:
    """Whether Python makes the page that a server has at *path*."""
    return FILLED.fullmatch(path) is not None
