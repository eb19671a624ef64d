"""Covers: the pictures of the games in the lobby.

A game brings its cover as a file in its package: `cover.svg`, and for example `cover.pl.svg` where
another language needs another drawing. `python -m poleis.web.pages.covers GAME ...` writes them.
If a game has none, a worker process draws its cover after the first request for the lobby, and
later requests show it.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import re
import sys
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from poleis.bots.policy import make_policy
from poleis.core.errors import BadPosition
from poleis.core.game import Game, get_game, usual_seats
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.core.view import View
from poleis.locale import LANGUAGES
from poleis.web.pages.game_files import package_of

log: Final = logging.getLogger("poleis.web")

SEED = "lobby-18"
"""A game that ends with something to look at."""
BEGINNING = 100
"""Plies after which a position is rich enough for a cover."""


def file_name(lang: str) -> str:
    """The name of a cover file; English is the language of the file without a code."""
    return "cover.svg" if lang == "en" else f"cover.{lang}.svg"


@functools.cache
def cover_file(game_id: str, lang: str) -> str | None:
    """The cover that a game brings, in this language or else in English; None if it has none."""
    package = package_of(game_id)
    if not package:  # a game that is a single module has no place for files
        return None
    folder = files(package)
    for place in (folder.joinpath(file_name(lang)), folder.joinpath(file_name("en"))):
        if place.is_file():
            return place.read_text(encoding="utf-8").strip()
    return None


def draw_covers(game_id: str) -> dict[str, str]:
    """The covers of a game by language. This plays a game, which can take seconds."""
    game = get_game(game_id)
    match = Match(game, make_setup(game, usual_seats(game)), SEED)
    _play_on(match, BEGINNING)
    try:
        return {lang: _drawing(match, lang, "cover") for lang in LANGUAGES}
    except BadPosition:  # it has no panel "cover"
        _play_on(match)
        return {lang: _own_board(match, lang) or _drawing(match, lang) for lang in LANGUAGES}


def _play_on(match: Match, most: int | None = None) -> None:
    """Greedy bots play to the end, or until there are *most* plies."""
    policy = make_policy("greedy")
    while not match.is_over and (most is None or match.ply < most):
        seat = match.state.actors()[0]
        known = match.game.redact(match.state, seat)
        luck = Luck.of(SEED, match.ply)
        match.play(seat, policy.decide(match.game, known, seat, luck).action)


def _names(match: Match) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in range(match.setup.seats))


def _drawing(match: Match, lang: str, panel: str = "") -> str:
    """The table, or a panel of it; BadPosition if the game has no such panel."""
    known = match.game.redact(match.state, 0)
    cover = match.game.picture(known, lang, _names(match), panel)
    box = f"0 0 {cover.width:g} {cover.height:g}"
    return f'<svg viewBox="{box}" aria-hidden="true">{cover.body}</svg>'


def _own_board(match: Match, lang: str) -> str:
    """The board of the first seat; empty if its view has none."""
    known = match.game.redact(match.state, 0)
    view: View = match.game.view(known, 0, lang, _names(match))
    bodies = [panel.body for panel in view.panels if panel.role == "own" and panel.zoom]
    found = re.search(r"<svg.*</svg>", bodies[0], re.DOTALL) if bodies else None
    return found[0] if found else ""


class Covers:
    """The covers that a server shows. *draw* draws those of a game without blocking the server."""

    def __init__(self, draw: Callable[[str], Awaitable[dict[str, str] | None]]) -> None:
        self._draw = draw
        self._drawn: dict[str, dict[str, str]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def get(self, game: Game, lang: str) -> str:
        """The cover of a game as SVG; empty while it is still being drawn."""
        found = cover_file(game.id, lang)
        if found is not None:
            return found
        if game.id not in self._tasks:
            self._tasks[game.id] = asyncio.create_task(self._fill(game.id))
        return self._drawn.get(game.id, {}).get(lang, "")

    async def _fill(self, game_id: str) -> None:
        drawn = await self._draw(game_id)
        if drawn is None:
            log.warning("the cover of %s could not be drawn", game_id)
        else:
            self._drawn[game_id] = drawn

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()


def cover_files(game_id: str) -> dict[str, str]:
    """The files that a game should bring, by name: one for English, and one for each language
    whose cover differs from it."""
    drawn = draw_covers(game_id)
    return {
        file_name(lang): f"{text}\n"
        for lang, text in drawn.items()
        if lang == "en" or text != drawn["en"]
    }


def cover_folder(game_id: str) -> Path:
    """The folder of the game's package."""
    return Path(str(files(package_of(game_id))))


def write_cover_files(game_id: str) -> None:
    """Write the cover files of a game into its package."""
    folder, wanted = cover_folder(game_id), cover_files(game_id)
    for lang in LANGUAGES:
        (folder / file_name(lang)).unlink(missing_ok=True)
    for name, text in wanted.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for _name in sys.argv[1:]:
        write_cover_files(_name)
