"""What a table shows when its bots cannot play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener
from tests.web.harness import Running, running

Shoot = Callable[[Page, str], None]


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose bots cannot decide. Ask for it before the pages, so that it ends after them:
    a page whose server is gone complains."""

    async def fails(*args: object) -> None:
        return None

    with running(tmp_path / "tables.db") as server:
        monkeypatch.setattr(server.server.workers, "decide", fails)
        yield server


def open_against_bot(page: Page, server: Running, *seats: str) -> str:
    """Open a table where a bot begins; its address."""
    kinds = [{"kind": "bot", "bot": one} if one != "human" else {"kind": one} for one in seats]
    wish = {"game": "akropolis", "seats": kinds}
    made = page.request.post(f"{server.url}/api/tables", data=wish).json()
    return f"{server.url}{made['url']}"


@pytest.mark.parametrize(
    ("lang", "size", "text"),
    [
        ("en", (1366, 768), "Iktinos has stopped: the bot failed"),
        ("pl", (1366, 768), "Iktinos nie gra dalej: błąd bota"),
        ("ru", (390, 844), "Иктин не может ходить: сбой бота"),
    ],
)
def test_a_bot_that_failed_is_named_to_everybody(
    failing: Running,
    open_page: Opener,
    shoot: Shoot,
    lang: str,
    size: tuple[int, int],
    text: str,
) -> None:
    page = open_page(size=size, lang=lang)
    url = open_against_bot(page, failing, "random", "human")
    page.goto(url)
    expect(page.locator("#who")).to_have_text(text)
    expect(page.locator("#who")).to_be_visible()
    shoot(page, f"bot-stopped-{lang}")
    watching = open_page(size=size, lang=lang)
    watching.goto(url)
    expect(watching.locator("#who")).to_have_text(text)


def test_watchers_of_bots_read_for_whom_they_wait(
    failing: Running, open_page: Opener, shoot: Shoot
) -> None:
    page = open_page()
    url = open_against_bot(page, failing, "random", "random")
    guest = open_page(size=(390, 844))
    guest.goto(url)
    expect(guest.locator("#who")).to_have_text("Waiting for the person who opened the table")
    shoot(guest, "bots-paused")
