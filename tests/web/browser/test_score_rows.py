"""Lines of score sheets answer: a tap or Enter marks on the board what counts and says why."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from poleis.core.game import games
from tests.web.browser.driver import Opener, open_later, play, wait_for_turn
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]

TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
MARKS = "#board .reasons *, #board [data-worth]"


MOVES = {"akropolis": 24, "age_of_civilization": 12, "origins": 60, "seven_wonders_dice": 24}
"""After how many decisions each game is about half over."""


def in_mid_game(page: Page, address: str, game: str, moves: int = 0) -> None:
    with open_later(address, page, TWO, game) as seat:
        seat.moves(moves or MOVES[game], random.Random(4))
    page.wait_for_selector("#panel-scores", state="attached")


def show_lines(page: Page) -> None:
    """Bring the lines of all seats to the front: behind a tab of the page, or of a phone."""
    for tab in page.locator("#tabbar button").all() if page.locator("#tabbar").is_visible() else []:
        tab.click()
        if page.locator("#tab-scores").is_visible():
            break
    if page.locator("#tab-scores").is_visible():
        page.click("#tab-scores")
    expect(page.locator("#panel-scores [data-line]").first).to_be_visible()


LINES = [
    pytest.param(game, name, size, marks=() if is_quick else pytest.mark.soak)
    for number, game in enumerate(sorted(games()))
    for name, size, is_quick in (
        ("desktop", DESKTOP, number % 2 == 0),
        ("phone", PHONE, number % 2 == 1),
    )
]
"""Each game on both screens; in `make test` on one of them, because a law asks for every line."""


@pytest.mark.parametrize(("game", "name", "size"), LINES)
def test_every_line_of_every_game_answers(
    open_page: Opener, address: str, shoot: Shoot, game: str, name: str, size: tuple[int, int]
) -> None:
    """Each line, now of one seat and now of the other, until one has had marks on the board; on a
    phone the board comes to the front."""
    page = open_page(size=size, touch=name == "phone")
    in_mid_game(page, address, game)
    show_lines(page)
    found = page.locator("#panel-scores [data-line]").evaluate_all(
        "all => all.map(one => [one.dataset.seat, one.dataset.line])"
    )
    keys = [(seat, line) for seat, line in found]
    lines = list(dict.fromkeys(line for _, line in keys))
    asked = list(zip(itertools.cycle(sorted({seat for seat, _ in keys})), lines, strict=False))
    assert set(asked) <= set(keys)
    marked = 0
    for seat, key in asked + [one for one in keys if one not in asked]:
        if marked and (seat, key) not in asked:
            break
        show_lines(page)
        page.click(f'#panel-scores [data-seat="{seat}"][data-line="{key}"]')
        page.mouse.move(1, 1)  # what lies under the pointer would show its own help
        bubble = page.locator("#bubble.score")
        expect(bubble).to_be_visible()
        assert bubble.locator("p").inner_text()
        assert bubble.locator("li").count()
        marked += page.locator(MARKS).count() > 0
        shoot(page, f"score-{game}-{name}-{seat}-{key}")
        assert_fits(page)
        page.keyboard.press("Escape")
        expect(bubble).to_be_hidden()
        assert 0 == page.locator(MARKS).count()
    assert marked


def test_lines_by_keyboard(open_page: Opener, address: str) -> None:
    """A table of lines is one stop; arrows lead on, Enter answers, Esc takes the answer away."""
    page = open_page()
    in_mid_game(page, address, "akropolis", 8)
    assert 1 == page.locator('#panel-sheet [data-line]:not([tabindex="-1"])').count()
    page.focus("#panel-sheet [data-line]")
    page.keyboard.press("ArrowDown")
    expect(page.locator('#panel-sheet [data-line="markets"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#bubble.score")).to_contain_text("AKR-6.3")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()
    expect(page.locator('#panel-sheet [data-line="markets"]')).to_be_focused()


def test_an_answer_goes_with_a_move_and_with_another_tap(open_page: Opener, address: str) -> None:
    page = open_page()
    in_mid_game(page, address, "akropolis", 8)
    wait_for_turn(page)
    page.click("#panel-sheet tr:has([data-line]) th")
    expect(page.locator("#bubble.score")).to_be_visible()
    page.click('#panel-sheet [data-line="stones"]')
    expect(page.locator("#bubble.score")).to_contain_text("AKR-6.7")
    play(page, random.Random(1))
    expect(page.locator("#bubble")).to_be_hidden()
    assert 0 == page.locator(MARKS).count()


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_lines_of_the_end_lead_to_the_boards(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """Somebody who watches sees the same."""
    page = open_page(size=size)
    with open_later(address, page, TWO) as seat:
        seat.moves(1000, random.Random(2))
    for one in (page, open_page(page.url, size=size)):
        expect(one.locator("#end")).to_be_visible()
        one.click('#end-sheet [data-seat="1"][data-line="houses"]')
        expect(one.locator("#bubble.score")).to_contain_text("AKR-6.2")
        expect(one.locator("#panel-city-1")).to_be_visible()
        assert one.locator("#panel-city-1 .reasons").count()
        assert_accessible(one)
        shoot(one, f"score-end-{name}")
        one.click("#to-result")
        expect(one.locator("#end")).to_be_visible()
