"""The beginner's table in a browser: on at the first table, off at the next unless chosen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from poleis.bots.policy import make_policy
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.position_text import position_text
from poleis.core.setup import make_setup
from poleis.core.state import State
from poleis.study.blunder import find_blunder
from poleis.study.review import Question
from tests.web.browser.driver import (
    Opener,
    open_later,
    open_table,
    tap,
    wait_for_turn,
    wait_past,
)
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits, in_themes

Shoot = Callable[[Page, str], None]

SIZES = pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]

ASTRAY = """() => [...document.querySelectorAll('.gain:not(.away)')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
}).map(one => one.textContent)"""
"""Badges that run off the window."""


def open_in_lobby(page: Page) -> None:
    """Open the table that the lobby proposes."""
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)


@SIZES
def test_the_first_table_of_a_browser_helps_beginners(
    open_page: Opener, name: str, size: tuple[int, int]
) -> None:
    page = open_page("/", size=size, newcomer=True)
    expect(page.locator("#beginner")).to_be_checked()
    assert_accessible(page)
    open_in_lobby(page)
    expect(page.locator("#explain-text")).to_contain_text("plaza")
    page.reload()
    expect(page.locator("#explain")).to_be_visible()
    page.goto("/")
    expect(page.locator("#beginner")).not_to_be_checked()
    open_in_lobby(page)
    expect(page.locator("#explain")).to_be_hidden()


def test_a_guest_is_a_beginner_at_the_first_table_only(open_page: Opener) -> None:
    """Whoever opened the table: the help belongs to the browser."""
    page = open_page(newcomer=True)
    open_table(page, TWO)
    expect(page.locator("#explain")).to_be_visible()
    open_table(page, TWO)
    wait_for_turn(page)
    expect(page.locator("#explain")).to_be_hidden()


def test_the_menu_turns_the_help_on_and_off(open_page: Opener) -> None:
    page = open_page()
    open_table(page, TWO)
    wait_for_turn(page)
    expect(page.locator("#explain")).to_be_hidden()
    page.click("#menu")
    page.click("#beginner-row")
    expect(page.locator("#beginner-row")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#explain")).to_be_visible()
    expect(page.locator(".gain").first).to_be_visible()
    page.click("#explain-close")
    expect(page.locator("#explain")).to_be_hidden()
    expect(page.locator(".gain")).to_have_count(0)
    expect(page.locator("#toast")).to_be_visible()
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#explain")).to_be_hidden()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_choices_show_what_they_bring(
    open_page: Opener, shoot: Shoot, address: str, game: str, name: str, size: tuple[int, int]
) -> None:
    """A few turns into a game: the decision is explained and badges stand at what can be chosen."""
    page = open_page(size=size, newcomer=True)
    with open_later(address, page, TWO, game) as seat:
        seat.moves(7, random.Random(3))
    wait_for_turn(page)
    expect(page.locator("#explain")).to_be_visible()
    page.wait_for_timeout(1000)
    assert_fits(page)
    assert [] == page.evaluate(ASTRAY)
    for theme in in_themes(page):
        shoot(page, f"beginner-{game}-{name}-{theme}")
    assert_accessible(page)


def test_badges_tell_prices_and_points(open_page: Opener) -> None:
    """The second tile costs a stone, which is a point; the first is free."""
    page = open_page(newcomer=True)
    open_table(page, TWO)
    wait_for_turn(page)
    with_words = page.locator("#gains li", has_text="−1 stone, −1 point")
    expect(with_words.first).to_be_visible()
    beside = page.locator("[data-ref='slot:2']").bounding_box()
    badge = with_words.first.bounding_box()
    assert beside is not None
    assert badge is not None
    assert beside["x"] < badge["x"] + badge["width"] / 2 < beside["x"] + beside["width"]
    tap(page, "slot", random.Random(1))
    expect(page.locator("#explain-text")).to_contain_text("quarry")


def middle() -> tuple[State, str]:
    """A position where a tile is to be taken, and the worst place for the first one: a blunder."""
    game, bot, luck = get_game("akropolis"), make_policy("greedy"), Luck.of("beginner")
    match = Match(game, make_setup(game, 2), 1)
    [seat] = match.state.actors()
    while match.ply < 50 or not match.state.allows(seat, game.actions.parse("take 1")):
        match.play(seat, bot.decide(game, match.state, seat, luck).action)
        [seat] = match.state.actors()
    start = match.state.clone()
    match.play(seat, "take 1")
    known = match.state

    def points(code: int) -> int:
        after = known.clone()
        after.apply(seat, code)
        return int(after.score(seat))

    worst = min(map(int, known.legal(seat)), key=points)
    question = Question(game.id, match.setup, known.dump(), match.ply, seat, worst)
    assert find_blunder(question) is not None
    return start, game.actions.text(worst)


def open_position(page: Page, start: State) -> None:
    """Open a table that begins with a position, against a bot."""
    [seat] = start.actors()
    text = position_text(start)
    form: dict[str, str | float | bool] = {"text": text, "seat": str(seat), "bot": "greedy"}
    page.goto(page.request.post("/position", form=form).url)


def type_move(page: Page, text: str) -> None:
    """Type a move; on a phone the line for it is below the log."""
    tab = page.get_by_role("button", name="Log", exact=True)
    if tab.is_visible():
        tab.click()
    page.fill("#typed", text)
    page.press("#typed", "Enter")


@SIZES
def test_what_was_overlooked_can_be_taken_back(
    open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """A tile is placed where it brings least. Taken back, the better turn is marked."""
    page = open_page(size=size, newcomer=True)
    start, placement = middle()
    open_position(page, start)
    rev = wait_for_turn(page)
    type_move(page, "take 1")
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    type_move(page, placement)
    page.wait_for_selector("#confirm:enabled")
    page.click("#confirm")
    wait_past(page, rev)
    expect(page.locator("#overlooked-text")).to_contain_text("Overlooked: ")
    wait_for_turn(page)
    assert_fits(page)
    for theme in in_themes(page):
        shoot(page, f"overlooked-{name}-{theme}")
    assert_accessible(page)
    page.click("#take-back")
    expect(page.locator("#overlooked")).to_be_hidden()
    better = page.locator("#board [data-ref^='slot:'][data-state=hint]")
    expect(better).to_have_count(1)
