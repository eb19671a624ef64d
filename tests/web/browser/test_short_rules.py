"""Short rules in a browser: small boards answer, links to rules lead there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from poleis.locale import get_language
from poleis.web.pages.short_rules import figures_of
from tests.web.browser.driver import Opener
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits, in_themes

Shoot = Callable[[Page, str], None]

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
TOUCHED = 24
"""The least width of what a finger must find between paragraphs, by WCAG 2.2."""


def small_boards(page: Page) -> list[Locator]:
    return page.locator(".small-board").all()


def tap_all(page: Page, board: Locator, touch: bool) -> None:
    """Each marked thing shows an answer of its own, and marks itself."""
    answers = set()
    things = board.locator("[data-ref][role=button]")
    expect(board.locator("[data-state=lit]")).to_have_count(things.count())
    for number in range(things.count()):
        thing = things.nth(number)
        thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TOUCHED
        # What lies on a thing is part of it: the tap may land on that.
        (thing.tap if touch else thing.click)(force=True)
        expect(thing).to_have_attribute("data-state", "refused" if is_refused(board) else "chosen")
        answers.add(board.locator(".said").inner_text())
    assert things.count() == len(answers) > 1


def is_refused(board: Locator) -> bool:
    """Whether the answer cites a rule, as refusals do."""
    return board.locator(".said .rule").count() > 0


BOARDS = [
    pytest.param(game, name, size, marks=() if is_quick else pytest.mark.soak)
    for number, game in enumerate(GAMES)
    for name, size, is_quick in (
        ("desktop", DESKTOP, number % 2 == 0),
        ("phone", PHONE, number % 2 == 1),
    )
]
"""Each game on both screens; in `make test` on one of them."""


@pytest.mark.parametrize(("game", "name", "size"), BOARDS)
def test_small_boards_answer_a_tap(
    open_page: Opener, shoot: Shoot, game: str, name: str, size: tuple[int, int]
) -> None:
    touch = name == "phone"
    page = open_page(f"/rules/{game}", size=size, touch=touch)
    found = small_boards(page)
    assert len([figure for figure in figures_of(game).values() if figure.taps]) == len(found)
    for board in found:
        expect(board.locator(".said")).to_have_text(get_language("en")("short-rules-tap"))
        tap_all(page, board, touch)
    for theme in in_themes(page):
        for number, figure in enumerate(page.locator(".short figure").all(), 1):
            figure.scroll_into_view_if_needed()
            shoot(page, f"rules-{game}-{name}-{theme}-{number}")
        assert_accessible(page, theme)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)


def test_small_boards_answer_keys_and_are_announced(open_page: Opener) -> None:
    page = open_page("/rules/akropolis")
    board = page.locator(".small-board").first
    things = board.locator("[data-ref][role=button]")
    said = board.get_by_role("status")
    things.first.focus()
    page.keyboard.press("Enter")
    expect(things.first).to_have_attribute("data-state", "chosen")
    first = said.inner_text()
    page.keyboard.press("Tab")
    expect(things.nth(1)).to_be_focused()
    page.keyboard.press(" ")
    expect(things.nth(1)).to_have_attribute("data-state", "chosen")
    expect(things.first).to_have_attribute("data-state", "lit")
    assert first != said.inner_text()


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_rule_number_leads_to_the_rule(
    open_page: Opener, name: str, size: tuple[int, int]
) -> None:
    """From the short rules, from the refusal of a small board, and from a link elsewhere."""
    page = open_page("/rules/akropolis", size=size, touch=name == "phone")
    page.locator(".short .rule[href='#AKR-4.3']").first.click()
    expect(page.locator("[id='AKR-4.3']")).to_be_in_viewport()
    board = page.locator(".small-board").first
    board.locator("[data-ref][role=button]").last.click()
    board.locator(".said .rule").first.click()
    expect(page.locator("[id='AKR-3.3']")).to_be_in_viewport()
    page = open_page("/rules/akropolis#AKR-6.4.2", size=size)
    expect(page.locator("[id='AKR-6.4.2']")).to_be_in_viewport()
