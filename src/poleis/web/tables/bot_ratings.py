"""How strong the bots of the lobby are, as measured in the arena.

`bot_ratings.json` is written by `python -m benchmarks.bot_ratings`; docs/lab/bot-ratings.md says
what the figures mean. They hold for two seats, the default options and compiled modules. A page
has the figures of `page_ratings.json`, of plain modules with the times of a page.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from poleis.locale import get_language
from poleis.web.tables.bots import bot_label, offered

FILE: Final = Path(__file__).parent / "bot_ratings.json"
PAGE_FILE: Final = Path(__file__).parent / "page_ratings.json"
ROUNDED: Final = 10
"""What people read is rounded to this: the intervals are much wider."""


@dataclass(frozen=True)
class Rating:
    """The rating of a level in one game, on the scale of Elo.

    *interval* is half of the 95 % interval; 0 for the level by which the others are measured.
    *games* is how many games it played for it.
    """

    rating: int
    interval: int
    games: int

    @property
    def is_anchor(self) -> bool:
        return self.interval == 0


@functools.cache
def _measured(file: Path) -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return found


_file: ContextVar[Path] = ContextVar("ratings", default=FILE)


@contextmanager
def ratings_of_a_page() -> Iterator[None]:
    """Meanwhile, ratings are those that bots have in a page: its pages are being made."""
    token = _file.set(PAGE_FILE)
    try:
        yield
    finally:
        _file.reset(token)


def rating_of(game: str, spec: str) -> Rating | None:
    """The measured rating of a bot in a game; None if it was not measured."""
    row = _measured(_file.get()).get(game, {}).get(spec)
    if row is None or "rating" not in row:
        return None
    return Rating(row["rating"], row["interval"], row.get("games", 0))


def levels(game: str) -> list[str]:
    """The bots that may be invited to a game, weakest first: by their ratings. One that was not
    measured follows the level before it."""
    strength: dict[str, float] = {}
    before = 0.0
    for spec in offered():
        found = rating_of(game, spec)
        before = before if found is None else found.rating
        strength[spec] = before
    return sorted(strength, key=strength.__getitem__)


def sentence(spec: str, lang: str) -> str:
    """How a bot plays, in one sentence; empty for one that others have installed."""
    say = get_language(lang)
    key = f"bot-about-{spec.replace(':', '-')}"
    return say(key) if say.has(key) else ""


def rating_words(game: str, spec: str, lang: str) -> str:
    """The rating of a bot with its interval, or that there is none."""
    say = get_language(lang)
    found = rating_of(game, spec)
    if found is None:
        return say("bot-rating-none")
    if found.is_anchor:
        return say("bot-rating-anchor", rating=_rounded(found.rating))
    rating, reach = _rounded(found.rating), _rounded(found.interval)
    return say("bot-rating", rating=rating, interval=reach)


def bot_line(game: str, spec: str, lang: str) -> str:
    """The level of a bot, how it plays and its rating, for the list of people."""
    say, about = get_language(lang), sentence(spec, lang)
    label, rating = bot_label(spec, lang), rating_words(game, spec, lang)
    return say("bot-line", level=label, sentence=about, rating=rating) if about else label


def _rounded(number: int) -> str:
    """A number without the digits that mean nothing; as text, so that it has no comma."""
    return str(ROUNDED * round(number / ROUNDED))
