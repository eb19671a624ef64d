"""Origins in the browser: whole games by tapping, and how the table looks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from poleis.games.origins.game import GAME as ORIGINS
from tests.web.browser.driver import (
    Opener,
    beside,
    is_over,
    open_later,
    open_table,
    rev_of,
    wait_past,
)
from tests.web.browser.test_pages import assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]

GAME = "origins"
ACTIONS = ORIGINS.actions
VISITS, ACTS, TOWERS = (ACTIONS.codes(kind) for kind in ("visit", "act", "tower"))
DESKTOP, PHONE = (1366, 768), (390, 844)
LAST_ENTRY_SHOWN = """() => {
  const room = document.querySelector('#log .scroll').getBoundingClientRect();
  const last = document.querySelector('#log-list li:last-child').getBoundingClientRect();
  return last.height > 0 && last.top >= room.top && last.bottom <= room.bottom + 2;
}"""
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
FOUR = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]
ALONE = [{"kind": "human", "name": "Ann"}]
READY = "#board [data-state=lit], #deltas button"
MINE = f"() => document.querySelector('{READY}') || !document.querySelector('#end').hidden"
NEXT = """luck => {
  const found = selector => [...document.querySelectorAll(selector)];
  const visible = one => one.getClientRects().length > 0;
  const topic = one => one.dataset.ref.split(':')[0];
  if (!document.querySelector('#confirm').disabled) return 'confirm';
  const chosen = found('#board [data-state=chosen]').map(topic);
  const lit = found('#board [data-state=lit]').filter(visible);
  const buttons = found('#deltas button').filter(visible);
  if (buttons.some(one => one.textContent === '…')) return false;
  let open = [...lit.filter(one => !chosen.includes(topic(one))), ...buttons];
  if (!open.length) {
    // What is asked may be of the same sort as what is chosen; or it is still on its way.
    window.waiting ??= performance.now();
    if (!lit.length || performance.now() - window.waiting < 1200) return false;
    open = lit;
  }
  window.waiting = undefined;
  const one = open[Math.floor(luck * open.length)];
  one.scrollIntoView({block: 'center'});
  const face = [...one.querySelectorAll('.face')].find(visible);
  const box = (face ?? one).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""Where to tap next: things beyond what is chosen already, and buttons; at last Confirm."""
SCROLLS = "body => body.scrollHeight > body.clientHeight + 1"


class Builder(random.Random):
    """Chooses at random, but builds towers where it can, and looks for gold: so games end."""

    def choice(self, seq: Any) -> Any:
        towers = [code for code in seq if TOWERS.holds(code)]
        gold = [code for code in seq if code == ACTS.code(6)]
        sites = [code for code in seq if VISITS.holds(code) and VISITS.second_arg(code) == 3]
        return super().choice(towers or gold or sites or seq)


def decide(page: Page, luck: random.Random) -> None:
    """Tap until nothing is open, and confirm."""
    rev = rev_of(page)
    for _ in range(40):
        spot = page.wait_for_function(NEXT, arg=luck.random()).json_value()
        if spot == "confirm":
            page.click("#confirm")
            wait_past(page, rev)
            return
        page.mouse.click(*spot)
    raise AssertionError("tapping leads to no decision")


def play_to_the_end(page: Page, address: str, luck: random.Random) -> int:
    """Play one's turns, some by tapping and some through the socket; returns how many tapped."""
    tapped = 0
    for _ in range(200):
        for _ in range(3):
            page.wait_for_function(MINE)
            if is_over(page):
                return tapped
            decide(page, luck)
            tapped += 1
        with beside(address, page) as seat:
            seat.moves(30, Builder(luck.random()))
            page.wait_for_function(
                "rev => Number(document.querySelector('#board').dataset.rev) >= rev"
                " || !document.querySelector('#end').hidden",
                arg=seat.state["rev"],
            )
    raise AssertionError("the game does not end")


def in_mid_game(page: Page, address: str, seats: list[dict[str, str]], moves: int) -> None:
    """Some moves through the socket."""
    with open_later(address, page, seats, game=GAME) as seat:
        seat.moves(moves, random.Random(5))
    page.wait_for_function(MINE)


def test_a_whole_game_against_a_bot(open_page: Opener, address: str, shoot: Shoot) -> None:
    """The opening, visits, purchases, effects and passing, to the end: by taps and buttons."""
    page = open_page()
    open_table(page, TWO, game=GAME)
    assert play_to_the_end(page, address, random.Random(4)) >= 6
    expect(page.locator("#end-places .place")).to_have_count(2)
    expect(page.locator("#end-places .thumb svg")).to_have_count(2)
    assert_end_is_seen(page)
    assert_fits(page)
    shoot(page, "origins-end-desktop")


END = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  const names = [...document.querySelectorAll('#end-sheet thead th.r')].map(one => one.innerText);
  return { total: box('#end-sheet .sum').bottom, bar: box('#end .actions').top,
           sheet: box('#end-sheet').top, places: box('#end-places').top,
           thumb: box('#end-places .thumb').height, names: names.map(one => one.trim()) };
}"""
"""Where things stand at the end, and whose columns the sheet has."""


def assert_end_is_seen(page: Page) -> None:
    """The sheet is whole above the buttons, its columns have names in the order of the places;
    the boards fill the rest; on a phone the sheet comes first."""
    ranking = page.locator("#end-places .place .seat").all_inner_texts()
    for width, height in ((1440, 900), DESKTOP, (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        seen = page.evaluate(END)
        assert seen["total"] <= seen["bar"]
        assert seen["thumb"] >= 160
        assert ranking == seen["names"]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    seen = page.evaluate(END)
    assert seen["total"] <= seen["places"]
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_a_whole_solo_game_on_a_phone(open_page: Opener, address: str, shoot: Shoot) -> None:
    """Five rounds alone; what is to be tapped next is brought to the front."""
    page = open_page(size=PHONE)
    open_table(page, ALONE, game=GAME)
    page.wait_for_function(MINE)
    shoot(page, "origins-opening-phone")
    assert play_to_the_end(page, address, random.Random(6)) >= 6
    expect(page.locator("#end-detail")).to_contain_text("Target")
    assert_fits(page)
    shoot(page, "origins-end-phone")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_everything_is_seen_together(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """All panels in one window; on a phone sites, city and workers, the rest behind tabs."""
    page = open_page(size=size)
    in_mid_game(page, address, TWO, 40)
    shown = ["sites", "city-0", "people"]
    if name == "desktop":
        shown += ["pools", "tracks", "districts", "realm", "players", "city-1"]
    else:
        page.click("#tabbar button:nth-child(1)")
    for panel in shown:
        box = page.locator(f"#panel-{panel}").bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] + 0.5
        assert box["y"] + box["height"] <= size[1] + 0.5
        if name == "desktop":
            assert not page.locator(f"#panel-{panel} .body").evaluate(SCROLLS), panel
    assert_fits(page)
    shoot(page, f"origins-{name}-light")
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    shoot(page, f"origins-{name}-dark")
    assert_accessible(page, "dark")
    if name == "phone":
        for i, panel in enumerate(("pools", "tracks", "players"), 2):
            page.click(f"#tabbar button:nth-child({i})")
            expect(page.locator(f"#panel-{panel}")).to_be_visible()
            expect(page.locator("#panel-people")).to_be_visible()
            assert_fits(page)
            shoot(page, f"origins-{panel}-phone-dark")


@pytest.mark.parametrize(
    ("name", "size", "lang"), [("desktop", DESKTOP, "ru"), ("phone", PHONE, "pl")]
)
def test_longer_words_fit(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int], lang: str
) -> None:
    page = open_page(size=size, lang=lang)
    in_mid_game(page, address, FOUR, 30)
    assert_fits(page)
    shoot(page, f"origins-{lang}-{name}")


def test_the_score_pad_counts_what_is_tapped(open_page: Opener, shoot: Shoot) -> None:
    """A die in a seat of power and a tower level make the points of the final scoring."""
    page = open_page("/pad/origins")
    page.click('[data-ref="die:blue-5"]')
    page.click('[data-ref="blue:2"]')
    page.click('[data-ref="points:10"]')
    expect(page.locator("#panel-sheet .sum")).to_contain_text("20")
    shoot(page, "origins-pad")


def test_the_log_opens_at_its_newest_move_on_a_phone(open_page: Opener, address: str) -> None:
    """Behind another tab it could not be scrolled there."""
    page = open_page(size=PHONE, touch=True)
    open_table(page, ALONE, GAME)
    with beside(address, page) as seat:
        seat.moves(12, random.Random(4))
        # A newer position would bring its own tab to the front.
        wait_past(page, seat.state["rev"] - 1)
    page.click(".log-tab")
    page.wait_for_function(LAST_ENTRY_SHOWN)


class Buyer(random.Random):
    """Chooses at random, but goes where buildings are sold, and collects stones for them."""

    def choice(self, seq: Any) -> Any:
        named = {code: ACTIONS.text(code) for code in seq}
        for wanted in ("act buy_building", "visit", "act gain_3_stone"):
            found = [code for code, text in named.items() if text.startswith(wanted)]
            if wanted == "visit":
                found = [code for code in found if named[code].endswith((" 2", " 1"))]
            if found:
                return super().choice(found)
        return super().choice(seq)


def either_way(legal: list[int]) -> list[str]:
    """The tiles that may be bought as a building or as a farm, so that this is asked."""
    words = [ACTIONS.text(code).split() for code in legal]
    bought = [one[1] for one in words if one[0] == "buy"]
    return [tile for tile in bought if bought.count(tile) == 2]


def test_a_tablet_opens_the_drawer_where_something_in_it_can_be_touched(
    open_page: Opener, address: str
) -> None:
    """The pools lie in the drawer: it comes out while one buys, and goes when one places."""
    page = open_page(size=(1024, 768))
    open_table(page, ALONE, GAME)
    luck = Buyer(6)
    with beside(address, page) as seat:
        while not (tiles := either_way(seat.state["legal"])):
            seat.moves(1, luck)
    drawer = page.locator("#drawer")
    expect(drawer).to_be_visible()
    page.locator(f"#drawer [data-ref='tile:{tiles[0]}'][data-state=lit]").click()
    page.locator("#drawer [data-ref='as:farm'][data-state=lit]").click()
    page.wait_for_selector("#board [data-ref^='cell:'][data-state=lit]", state="attached")
    expect(drawer).to_be_hidden()
