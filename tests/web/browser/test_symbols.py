"""Symbols and player aids: found at the table by mouse and finger, and on pages of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from poleis.core.game import games
from tests.web.browser.driver import Opener, open_table, wait_for_turn
from tests.web.browser.test_pages import assert_accessible

Shoot = Callable[[Page, str], None]

TWO = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
PHONE = (390, 844)
GAMES = list(games())
THINGS = {
    "akropolis": "slot:1",
    "seven_wonders_dice": "space:mk_coin_1",
    "age_of_civilization": "action:research",
    "origins": "resource:stone",
}
"""Something that draws a symbol at the beginning of each game."""
DRAWN = {"akropolis": "", "seven_wonders_dice": "coin", "age_of_civilization": "research",
         "origins": "stone"}  # fmt: skip
"""A symbol that it draws; on a tile it depends on the deal."""
WITHIN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_finds_the_symbols_of_a_thing_first(
    open_page: Opener, shoot: Shoot, game: str
) -> None:
    """Help appears beside the thing; the panel then begins with what it draws."""
    page = open_page()
    open_table(page, TWO, game=game)
    wait_for_turn(page)
    page.locator(f'#board [data-ref="{THINGS[game]}"]').first.hover(force=True)
    expect(page.locator(".tip p").first).not_to_be_empty()
    page.click("#open-symbols")
    panel = page.locator("#symbols")
    expect(panel).to_be_visible()
    expect(page.locator(".tip")).to_be_hidden()
    assert panel.evaluate(WITHIN)
    if icon := DRAWN[game]:
        first = panel.locator(f'li.here[data-icon="{icon}"]').first
        expect(first).to_be_in_viewport()
    assert_accessible(page)
    shoot(page, f"symbols-{game}-desktop")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_help_does_not_follow_a_mouse_that_has_gone(open_page: Opener) -> None:
    page = open_page()
    open_table(page, TWO)
    wait_for_turn(page)
    page.locator(f'#board [data-ref="{THINGS["akropolis"]}"]').first.hover(force=True)
    page.mouse.move(1, 1)
    page.wait_for_timeout(600)  # longer than a mouse must rest
    expect(page.locator(".tip:visible")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_stays_finds_the_symbols(open_page: Opener, shoot: Shoot, game: str) -> None:
    """The tooltip stays when the finger goes, and its button opens the panel."""
    page = open_page(size=PHONE, lang="pl", touch=True)
    open_table(page, TWO, game=game)
    wait_for_turn(page)
    thing = page.locator(f'#board [data-ref="{THINGS[game]}"]:visible').first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    button = page.locator(".tip button")
    button.wait_for(state="attached")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if button.is_hidden():  # a machine with a mouse as well does not show it
        page.click("#open-symbols")
    else:
        button.tap()
    panel = page.locator("#symbols")
    expect(panel).to_be_visible()
    assert panel.evaluate(WITHIN)
    expect(panel.locator("li.here").first).to_be_in_viewport()
    assert_accessible(page)
    shoot(page, f"symbols-{game}-phone")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_player_aid_is_one_page_of_paper(
    open_page: Opener, shoot: Shoot, game: str, lang: str
) -> None:
    """The table leads to it with its own options; on paper only the aid itself is left."""
    page = open_page(lang=lang)
    open_table(page, TWO, game=game)
    address = page.locator("#symbols a").get_attribute("href") or ""
    assert address.startswith(f"/aid/{game}?seats=2")
    page.goto(address)
    if lang == "en":  # the elements are the same in all languages
        assert_accessible(page)
    shoot(page, f"aid-{game}-{lang}")
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 == len(re.findall(rb"/Type\s*/Page[^s]", paper))
    page.emulate_media(media="print")
    expect(page.locator(".aid-options")).to_be_hidden()
    expect(page.locator(".head")).to_be_hidden()


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_symbols_have_a_page_of_their_own(open_page: Opener, size: tuple[int, int]) -> None:
    """The rules lead there, and the words fit a phone."""
    page = open_page("/rules/origins", size=size)
    page.click('main a[href="/symbols/origins"]')
    expect(page.locator(".symbols li").first).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_form_of_a_player_aid_needs_no_script(open_page: Opener) -> None:
    """Options of other numbers of players are left out, the others are kept."""
    page = open_page("/aid/akropolis?seats=1&architect=hard&variants=houses,gardens")
    expect(page.locator(".player-aid header p")).to_contain_text("Callicrates")
    page.select_option('select[name="seats"]', "4")
    page.click(".aid-options button")
    page.wait_for_url("**seats=4**")
    about = page.locator(".player-aid header p")
    expect(about).to_contain_text("4 players")
    expect(about).to_contain_text("Houses, Gardens")
    expect(about).not_to_contain_text("Callicrates")
