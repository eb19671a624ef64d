"""After the game: from the end screen to the review, and from there to the positions."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener, open_later, open_table
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]

TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
STATES = "ref => document.querySelector(`#board [data-ref='${ref}']`)?.dataset.state"


def finished(page: Page, address: str, game: str) -> None:
    """A game against a bot, played to its end at random."""
    with open_later(address, page, TWO, game=game) as seat:
        seat.moves(1000, random.Random(5))
    page.wait_for_selector("#end:visible")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_what_should_have_been_done_is_shown_on_the_board(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """Random play has much to learn: the tile that was taken and the one to take are marked, and
    a better place shows how the tile would lie there."""
    page = open_page(size=size)
    finished(page, address, "akropolis")
    page.click("#review")
    page.wait_for_selector(".moments")
    expect(page.locator("h1")).to_have_text("Akropolis: game review")
    expect(page.locator(".review tbody tr")).to_have_count(2)
    expect(page.locator(".chart a").first).to_be_attached()
    assert_fits(page)
    assert_accessible(page)
    shoot(page, f"review-{name}")
    tile = page.locator(".moments li", has_text="Tile").first
    taken, better = (int(n) for n in re.findall(r"Tile (\d)", tile.inner_text()))
    tile.locator("a").click()
    page.wait_for_selector("#replay:visible")
    expect(page.locator("#replay-text")).to_contain_text("Better: Tile")
    assert "chosen" == page.evaluate(STATES, f"slot:{taken}")
    assert "hint" == page.evaluate(STATES, f"slot:{better}")
    shoot(page, f"review-tile-{name}")
    page.go_back()
    page.locator(".moments li", has_text="Level").first.locator("a").click()
    page.wait_for_selector("#replay:visible")
    expect(page.locator("#board .own .overlay, #board .other .overlay").first).to_be_attached()
    expect(page.locator("#board .overlay > *").first).to_be_attached()
    shoot(page, f"review-place-{name}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board .overlay > *")).to_have_count(0)


@pytest.mark.parametrize("game", ["age_of_civilization", "seven_wonders_dice"])
def test_the_log_carries_the_verdicts(open_page: Opener, address: str, game: str) -> None:
    """Whoever steps through a game that was judged reads at each move what was better."""
    page = open_page()
    finished(page, address, game)
    page.click("#review")
    page.wait_for_selector(".moments")
    page.locator(".moments a").first.click()
    page.wait_for_selector("#replay:visible")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#log-list [aria-current] .reason")).to_contain_text("Better: ")


def test_a_game_that_goes_on_has_no_review(open_page: Opener) -> None:
    page = open_page()
    open_table(page, TWO)
    answer = page.request.get(f"{page.url}/review")
    assert 409 == answer.status
