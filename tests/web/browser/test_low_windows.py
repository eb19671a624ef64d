"""Windows with little height: a laptop at 200 % zoom, a phone on its side."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import (
    Opener,
    open_later,
    open_table,
    play,
    spots,
    tap,
    wait_for_turn,
)
from tests.web.browser.test_pages import assert_fits

ZOOMED, SIDEWAYS = (683, 384), (844, 390)
SIZES = (ZOOMED, SIDEWAYS)
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
READY = "() => document.querySelector('#board [data-state=lit], #deltas button')"
BOARDS = {
    "akropolis": "#panel-city-0",
    "seven_wonders_dice": "#panel-board-0",
    "age_of_civilization": "#panel-realm-0",
    "origins": "#panel-city-0",
}
"""The panel of each game in which a player builds; on the first tab of a phone."""
MOVES = {"akropolis": 8, "seven_wonders_dice": 6, "age_of_civilization": 7, "origins": 20}

VISIBLE = """selector => {
  const board = document.querySelector(selector);
  board.scrollIntoView({block: 'nearest'});
  const { top, bottom } = board.getBoundingClientRect();
  const foot = document.querySelector('#bar').getBoundingClientRect().top;
  return (Math.min(bottom, foot) - Math.max(top, 0)) / innerHeight;
}"""
"""The share of the window in which a panel is seen once one has scrolled to it."""
STUCK = """() => {
  scrollTo(0, 0);
  const all = [...document.querySelectorAll('body *')].filter(one => one.getClientRects().length
    && ['fixed', 'sticky'].includes(getComputedStyle(one).position));
  const before = all.map(one => one.getBoundingClientRect());
  scrollTo(0, document.documentElement.scrollHeight);
  const bars = all.map(one => one.getBoundingClientRect())
    .filter((box, i) => box.top === before[i].top && box.width > innerWidth * 0.8);
  return bars.reduce((sum, box) => sum + box.height, 0) / innerHeight;
}"""
"""The share of the window that wide bars take which stay while the page scrolls."""
COVERED = """() => {
  const found = [];
  const things = 'button, a[href], input, select, .panel:not(.drawing) [data-state=lit]';
  for (const one of document.querySelectorAll(things)) {
    if (!one.getClientRects().length || one.closest('.unseen, .skip, [popover], #float')) continue;
    one.scrollIntoView({block: 'center', inline: 'center'});
    const parts = [...one.querySelectorAll(':scope > .reach, :scope > .ring-lit, .face *')];
    const part = parts.find(part => part.getBoundingClientRect().width) ?? one;
    const box = part.getClientRects()[0];  // the first line of a link that is broken
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const is = at === one || one.contains(at) || at?.closest('label')?.contains(one)
      || at?.closest('.bundle')?.contains(one);
    if (!is) found.push(`${one.outerHTML.slice(0, 80)} under ${at?.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""
"""The controls that cannot be brought to where a pointer reaches them."""
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("w => document.documentElement.clientWidth >= w - 20", arg=size[0])


def assert_usable(page: Page) -> None:
    """The page scrolls, bars leave two thirds of it free, every control can be reached."""
    assert_fits(page)
    assert page.evaluate(STUCK) <= 1 / 3
    assert [] == page.evaluate(COVERED)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_can_be_used_in_a_low_window(open_page: Opener, address: str, game: str) -> None:
    """In every game, on every tab: the board has 60 % of the height, nothing lies under a bar."""
    page = open_page(size=ZOOMED)
    with open_later(address, page, TWO, game) as seat:
        seat.moves(MOVES[game], random.Random(5))
    page.wait_for_function(READY)
    for size in SIZES:
        resize(page, size)
        for tab in page.locator("#tabbar button").all():
            tab.click()
            assert_usable(page)
        page.locator("#tabbar button").first.click()
        assert page.evaluate(SCROLLS) > 0
        assert page.evaluate(VISIBLE, BOARDS[game]) >= 0.6


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_turn_is_tapped_in_a_low_window(open_page: Opener, size: tuple[int, int]) -> None:
    """The city comes into view as soon as a tile is chosen, and the page scrolls past it."""
    page = open_page(size=size)
    open_table(page, TWO)
    wait_for_turn(page)
    tap(page, "slot", random.Random(1))
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    city, bar = page.locator("#panel-city-0").bounding_box(), page.locator("#bar").bounding_box()
    assert city is not None and bar is not None
    assert city["y"] >= 0 and city["y"] + city["height"] <= bar["y"]
    page.mouse.move(city["x"] + city["width"] / 2, city["y"] + 30)
    page.mouse.wheel(0, -500)
    page.wait_for_function("() => scrollY === 0")
    body = page.locator("#panel-city-0 > .body")
    expect(body).to_have_css("touch-action", "pan-y")
    page.keyboard.press("+")
    expect(body).to_have_css("touch-action", "none")
    page.keyboard.press("0")
    page.keyboard.press("Escape")
    assert spots(page, "slot")
    play(page, random.Random(2))


@pytest.mark.parametrize(
    "path", ["/", "/rules/origins", "/about/origins", *(f"/pad/{game}" for game in BOARDS)]
)
def test_other_pages_can_be_used_in_a_low_window(open_page: Opener, path: str) -> None:
    page = open_page(path, size=ZOOMED)
    if path.startswith("/pad"):
        page.wait_for_selector("#board .panel:visible")
    for size in SIZES:
        resize(page, size)
        for tab in page.locator("#tabbar button").all() or [page.locator("body")]:
            tab.click(position={"x": 4, "y": 4})
            if path.startswith("/rules"):  # hundreds of links in one text
                assert page.evaluate(STUCK) <= 1 / 3
            else:
                assert_usable(page)
        assert page.evaluate(SCROLLS) > 0 or path.startswith("/pad")


def test_end_and_review_can_be_used_in_a_low_window(open_page: Opener, address: str) -> None:
    page = open_page(size=ZOOMED)
    with open_later(address, page, TWO) as seat:
        seat.moves(1000, random.Random(5))
    page.wait_for_selector("#end:visible")
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(SCROLLS) > 0
        assert_usable(page)
    page.click("#review")
    page.wait_for_selector(".moments")
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(SCROLLS) > 0
        assert_usable(page)
