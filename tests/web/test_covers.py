"""Covers of the lobby: files of the games, or drawn by a worker after the first request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from poleis.core.game import games, get_game
from poleis.locale import LANGUAGES
from poleis.web.pages import covers
from poleis.web.pages.covers import Covers, cover_file, cover_files, cover_folder, draw_covers
from tests.docs.examples import GAME as PHAROS
from tests.docs.examples import installed
from tests.docs.reference import GAMES
from tests.waiting import PATIENCE
from tests.web.harness import Browser, running

Browsers = Callable[..., Browser]


@pytest.mark.parametrize("game", GAMES)
def test_the_cover_files_are_current(game: str) -> None:
    """`make docs` writes them."""
    wanted, folder = cover_files(game), cover_folder(game)
    assert sorted(wanted) == sorted(path.name for path in folder.glob("cover*.svg"))
    for name, text in wanted.items():
        assert text == (folder / name).read_text(encoding="utf-8"), "run make docs"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_shows_the_files(
    browser: Browsers, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game is played for the page."""

    def play(*_: object) -> None:
        raise AssertionError("a game was played to draw a cover")

    monkeypatch.setattr(covers, "_play_on", play)
    page = browser(lang).http.get("/").text
    for game in GAMES:
        cover = cover_file(game, lang)
        assert cover is not None
        assert cover in page


def test_a_game_without_files_gets_its_cover_later(tmp_path: Path) -> None:
    """The first page does not wait for the drawing; a later one shows it."""
    with installed(PHAROS, tmp_path):
        drawn = draw_covers("pharos")["en"]
        assert drawn.startswith("<svg ")
        with running(tmp_path / "tables.db") as server:
            browser = Browser(server)
            page = browser.http.get("/").text
            assert 'value="pharos"' in page
            assert drawn not in page
            deadline = time.monotonic() + PATIENCE
            while drawn not in page:
                assert time.monotonic() < deadline, "the cover is never shown"
                time.sleep(0.1)
                page = browser.http.get("/").text
            browser.close()
    cover_file.cache_clear()


def test_a_cover_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it cannot be drawn."""
    asked = []

    async def fail(game_id: str) -> None:
        asked.append(game_id)

    async def look() -> list[str]:
        shown = Covers(fail)
        first = shown.get(game, "en")
        await asyncio.sleep(0)
        return [first, shown.get(game, "pl")]

    monkeypatch.setattr(covers, "cover_file", lambda *_: None)
    game = get_game(next(iter(games())))
    assert ["", ""] == asyncio.run(look())
    assert [game.id] == asked
