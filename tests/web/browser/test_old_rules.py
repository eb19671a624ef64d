"""A table of other rules in the browser: a notice, the boards, the log, and nothing to tap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from poleis.web.server import security
from poleis.web.tables import tokens
from tests.web.browser.driver import Opener
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.harness import Running, running
from tests.web.stored_tables import add_game, break_at, change, database

Shoot = Callable[[Page, str], None]
COOKIE = "a" * tokens.TOKEN_LENGTH


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Running]:
    """A server that meets an old table and one of a game that is gone."""
    path = tmp_path / "tables.db"
    with database(path) as connection:
        for id in ("broken", "gone"):
            add_game(connection, id, plies=40, browser=tokens.digest(COOKIE))
            change(connection, id, rules_version=0)
        break_at(connection, "broken", 30)
        change(connection, "gone", game="chess")
    with running(path) as server:
        yield server


@pytest.mark.parametrize(
    ("lang", "size", "notice"),
    [
        ("en", DESKTOP, "It is shown up to move"),
        ("ru", PHONE, "Она показана до хода"),
    ],
)
def test_an_old_table_is_read_and_not_played(
    old: Running,
    open_page: Opener,
    shoot: Shoot,
    lang: str,
    size: tuple[int, int],
    notice: str,
) -> None:
    page = open_page(size=size, lang=lang)
    page.context.add_cookies([{"name": security.COOKIE, "value": COOKIE, "url": old.url}])
    page.goto(f"{old.url}/")
    expect(page.locator(".side .pl:not(.also)")).to_have_count(2)
    shoot(page, f"lobby-old-{lang}")
    page.goto(f"{old.url}/t/broken")
    expect(page.locator("#frozen")).to_contain_text(notice)
    expect(page.locator("#board svg").first).to_be_visible()
    expect(page.locator("#board [data-state='lit']")).to_have_count(0)
    assert_fits(page)
    assert_accessible(page)
    shoot(page, f"table-old-{lang}")
    with page.expect_download() as downloaded:
        page.locator("#frozen a").click()
    assert " code " in downloaded.value.path().read_text(encoding="utf-8")
    page.goto(f"{old.url}/t/gone")
    expect(page.locator("#lost")).to_contain_text("chess")
    assert_fits(page)
    assert_accessible(page)
    shoot(page, f"table-gone-{lang}")
