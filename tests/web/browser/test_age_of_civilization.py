"""Age of Civilization in the browser: whole games by tapping, and how the table looks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from poleis.core.game import get_game
from tests.web.browser.driver import (
    Opener,
    beside,
    is_over,
    open_later,
    open_table,
    rev_of,
    wait_past,
)
from tests.web.browser.test_pages import BEYOND, BURIED, assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]

GAME = "age_of_civilization"
DESKTOP, PHONE = (1366, 768), (390, 844)
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
FOUR = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
ALONE = [{"kind": "human", "name": "Ann"}]
READY = "#board [data-state=lit], #deltas button"
MINE = f"() => document.querySelector('{READY}') || !document.querySelector('#end').hidden"
CHOICES = """() => {
  const found = selector => [...document.querySelectorAll(selector)];
  const visible = one => one.getClientRects().length > 0;
  const topic = one => one.dataset.ref.split(':')[0];
  const chosen = found('#board [data-state=chosen]');
  const lit = found('#board [data-state=lit]').filter(visible);
  const buttons = found('#deltas button').filter(visible);
  if (buttons.some(one => one.textContent === '…')) return [];
  const next = lit.filter(one => !chosen.some(other => topic(other) === topic(one)));
  return [...(chosen.length && buttons.length ? [] : next), ...buttons];
}"""
"""What can be chosen next: things beyond what is chosen already, and buttons."""
SPOT = f"""luck => {{
  const found = ({CHOICES})();
  const one = found[Math.floor(luck * found.length)];
  one.scrollIntoView({{block: 'center'}});
  const box = (one.querySelector('.face') ?? one).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}}"""
SETTLED = f"() => !document.querySelector('#confirm').disabled || ({CHOICES})().length"


def decide(page: Page, luck: random.Random) -> None:
    """Tap until one decision is left, and confirm it."""
    rev = rev_of(page)
    for _ in range(4):
        page.wait_for_function(SETTLED)
        if page.locator("#confirm:enabled").count():
            page.click("#confirm")
            wait_past(page, rev)
            return
        page.mouse.click(*page.evaluate(SPOT, luck.random()))
    raise AssertionError("tapping leads to no decision")


def play_to_the_end(page: Page, luck: random.Random) -> int:
    """Play one's turns by tapping; returns the number of decisions."""
    for decisions in range(300):
        page.wait_for_function(MINE)
        if is_over(page):
            return decisions
        decide(page, luck)
    raise AssertionError("the game does not end")


def wait_for_choice(page: Page) -> None:
    page.wait_for_function(MINE)


def test_a_whole_game_against_a_bot_by_tapping(open_page: Opener, shoot: Shoot) -> None:
    """Births, actions, technologies, wonders and the ends of turns: all by taps and buttons."""
    page = open_page()
    open_table(page, TWO, game=GAME)
    assert play_to_the_end(page, random.Random(4)) >= 9
    expect(page.locator("#end-places .place")).to_have_count(2)
    expect(page.locator("#end-places .thumb svg")).to_have_count(2)
    assert_fits(page)
    shoot(page, "age-of-civilization-end-desktop")


def test_confirm_stays_in_its_bar_beside_three_figures(open_page: Opener) -> None:
    """Keys and words of other buttons give way, in the language with the longest words."""
    page = open_page(lang="ru")
    open_table(page, TWO, game=GAME)
    wait_for_choice(page)
    page.locator('#board [data-ref^="civilization:"][data-state=lit]').first.click()
    page.wait_for_selector("#deltas .delta")
    page.evaluate("""() => {
      const row = document.getElementById('deltas');
      while (row.childElementCount < 3) row.append(row.lastElementChild.cloneNode(true));
      row.lastElementChild.textContent = '+12 очков';
    }""")
    bar, confirm = (page.locator(one).bounding_box() for one in ("#bar", "#confirm"))
    assert bar and confirm
    assert confirm["x"] + confirm["width"] < bar["x"] + bar["width"]


def test_a_whole_scenario_by_tapping_on_a_phone(open_page: Opener, shoot: Shoot) -> None:
    """Silk Road, alone: what is to be tapped next is brought to the front."""
    page = open_page(size=PHONE)
    open_table(page, ALONE, game=GAME, solo="silk_road")
    wait_for_choice(page)
    page.click("#tabbar button:nth-child(3)")
    expect(page.locator("#panel-goals")).to_contain_text("bronze")
    shoot(page, "age-of-civilization-goals-phone")
    page.click("#tabbar button:nth-child(2)")
    assert play_to_the_end(page, random.Random(6)) >= 9
    expect(page.locator("#end-detail")).to_contain_text("virtual opponent")
    assert_fits(page)
    shoot(page, "age-of-civilization-end-phone")


def in_mid_game(page: Page, address: str, seats: list[dict[str, str]], moves: int) -> None:
    """Some moves through the socket, up to one's actions."""
    with open_later(address, page, seats, game=GAME) as seat:
        seat.moves(moves, random.Random(3))
    wait_for_choice(page)


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_everything_is_seen_together(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """Track, pools and realm in one window, or on a phone the track under every tab."""
    page = open_page(size=size)
    in_mid_game(page, address, FOUR, 9)
    if name == "phone":
        page.click("#tabbar button:nth-child(1)")
    shown = ["track", "realm-0"] if name == "phone" else ["track", "pool", "wonders", "realm-0"]
    for panel in shown:
        box = page.locator(f"#panel-{panel}").bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] + 0.5
        assert box["y"] + box["height"] <= size[1] + 0.5
    assert_fits(page)
    shoot(page, f"age-of-civilization-{name}-light")
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    shoot(page, f"age-of-civilization-{name}-dark")
    assert_accessible(page, "dark")
    if name == "phone":
        page.click("#tabbar button:nth-child(2)")
        expect(page.locator("#panel-pool")).to_be_visible()
        expect(page.locator("#panel-track")).to_be_visible()
        assert_fits(page)
        shoot(page, "age-of-civilization-pool-phone-dark")


@pytest.mark.parametrize(
    ("name", "size", "lang"), [("desktop", DESKTOP, "ru"), ("phone", PHONE, "pl")]
)
def test_longer_words_fit(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int], lang: str
) -> None:
    page = open_page(size=size, lang=lang)
    in_mid_game(page, address, TWO, 9)
    assert_fits(page)
    shoot(page, f"age-of-civilization-{name}-{lang}")


def rest_until_round_2(page: Page, address: str) -> None:
    """Rest in the first turn, whatever the first civilization asks for."""
    table = get_game(GAME).actions
    with beside(address, page) as seat:
        while True:
            legal = {table.text(code).split()[0]: code for code in seat.state["legal"]}
            if "skip" in legal:
                return
            code = legal.get("rest") or legal.get("end") or max(legal.values())
            seat.say("play", rev=seat.state["rev"], code=code)
            seat.hear("ack")
            seat.hear("state")


def test_a_civilization_is_born_or_absorbed_by_buttons(open_page: Opener, address: str) -> None:
    """One card, two things to do with it: the bar asks which, and tells what the card says."""
    page = open_page()
    open_table(page, ALONE, game=GAME)
    wait_for_choice(page)
    rest_until_round_2(page, address)
    page.wait_for_selector('[data-ref^="civilization:"][data-state=lit]')
    page.locator('[data-ref^="civilization:"][data-state=lit]').first.click()
    buttons = page.locator("#deltas button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_contain_text("Birth")
    expect(page.locator("#detail")).to_contain_text("Main ability")
    rev = rev_of(page)
    buttons.nth(1).click()
    expect(page.locator("#what")).to_contain_text("Absorb")
    page.keyboard.press("Enter")
    wait_past(page, rev)


@pytest.mark.parametrize(
    "size", [DESKTOP, (1280, 720), (1024, 768), (768, 1024), (844, 390), PHONE], ids=str
)
def test_every_button_of_a_question_is_in_sight(
    open_page: Opener, address: str, size: tuple[int, int]
) -> None:
    """Also where words are long and windows small: a tap reaches each button at both ends."""
    page = open_page(lang="ru")
    open_table(page, ALONE, game=GAME)
    page.wait_for_selector("#board [data-state=lit]", state="attached")
    rest_until_round_2(page, address)
    page.locator('[data-ref^="civilization:"][data-state=lit]').first.click()
    expect(page.locator("#deltas button")).to_have_text([re.compile("Рожд"), re.compile("Погл")])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("w => document.documentElement.clientWidth === w", arg=size[0])
    assert [] == page.evaluate(BURIED, "#bar button")
    assert_fits(page)


def test_one_cancel_gives_up_a_whole_move(open_page: Opener, address: str) -> None:
    """A move that was typed or hinted holds more than what is drawn."""
    page = open_page()
    open_table(page, ALONE, game=GAME)
    wait_for_choice(page)
    rest_until_round_2(page, address)
    page.locator("#deltas button", has_text="Skip").click()
    page.click("#confirm")
    buttons = page.locator("#deltas button")
    expect(buttons).to_have_text(["Rest", "End the turn"])
    page.fill("#typed", "perform exploit")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-ref="action:exploit"][data-state=chosen]')
    page.click("#cancel")
    expect(page.locator("#cancel")).to_be_disabled()
    expect(buttons).to_have_text(["Rest", "End the turn"])


def test_research_is_confirmed_with_its_technology(open_page: Opener, address: str) -> None:
    """The first tap lights the technologies, the second one tells the price."""
    page = open_page()
    open_table(page, ALONE, game=GAME)
    wait_for_choice(page)
    rest_until_round_2(page, address)
    page.wait_for_selector('[data-ref^="civilization:"][data-state=lit]')
    page.locator("#deltas button", has_text="Skip").click()
    page.click("#confirm")
    page.click('[data-ref="action:research"][data-state=lit]')
    lit = page.locator('[data-ref^="technology:"][data-state=lit]')
    ref = lit.last.get_attribute("data-ref")
    page.click(f'[data-ref="{ref}"]')
    expect(page.locator("#what")).to_contain_text("Research: ")
    expect(page.locator("#deltas")).to_contain_text("−4")
    rev = rev_of(page)
    page.keyboard.press("Escape")
    page.click(f'[data-ref="{ref}"][data-state=lit]')
    page.click("#confirm")
    wait_past(page, rev + 1)


def test_help_is_told_beside_the_card(open_page: Opener) -> None:
    """A pointer that rests on a card is told what it does; so is a finger that stays."""
    page = open_page(touch=True)
    open_table(page, TWO, game=GAME, winds_of_change=True)
    wait_for_choice(page)
    page.hover('[data-ref="action:research"]')
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Assign 1 worker, pay 4 coins")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    box = page.locator('[data-ref="action:exploit"]').bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + 40, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(tip).to_contain_text("gain 2 coins")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#bubble")).to_be_hidden()


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_the_score_pad(open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]) -> None:
    """What a player owns is tapped; the sheet follows."""
    page = open_page(f"/pad/{GAME}", size=size)

    def tab(number: int) -> None:
        if name == "phone":
            page.click(f"#tabbar button:nth-child({number})")

    def tap(ref: str) -> None:
        rev = rev_of(page)
        page.click(f'[data-ref="{ref}"][data-state=lit]')
        wait_past(page, rev)

    tab(1)
    tap("civilization:greece")
    tap("civilization:rome")
    tab(2)
    for technology in ("writing", "education", "sailing"):
        tap(f"technology:{technology}")
    expect(page.locator('[data-ref="main:greece"]')).to_be_visible()
    tab(3)
    tap("wonder:great_library")
    shoot(page, f"age-of-civilization-pad-{name}")
    tab(4)
    tap("points:5")
    expect(page.locator("#board .sum td.r")).to_have_text("7")
    tap("forts:1")
    tap("forts:2")
    expect(page.locator('[data-ref="forts:1"]')).to_be_visible()
    shoot(page, f"age-of-civilization-pad-sheet-{name}")
    assert [] == page.evaluate(BEYOND, "#panel-sheet .rule")
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_score_pad_names_civilizations_and_rules_in_full(open_page: Opener, lang: str) -> None:
    page = open_page(f"/pad/{GAME}", lang=lang)
    page.wait_for_selector("#panel-sheet .rule")
    assert [] == page.evaluate(BEYOND, "#panel-sheet .rule")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_function("w => document.documentElement.clientWidth === w", arg=PHONE[0])
    cut = "[...document.querySelectorAll('.pick')].filter(p => p.scrollWidth > p.clientWidth)"
    assert [] == page.evaluate(f"{cut}.map(p => p.textContent)")


NAMES = """() => [...document.querySelectorAll('.timetrack > .next .big text')].map(one => {
  const box = one.getBoundingClientRect(), card = one.ownerSVGElement.getBoundingClientRect();
  const size = Number(one.getAttribute('font-size')) * one.getScreenCTM().a;
  return [one.textContent, size >= 11 && box.left >= card.left && box.right <= card.right];
})"""
"""The future actions that a phone names, and whether each name is large and whole."""


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_phone_names_what_is_to_come_and_shows_the_pool_whole(
    open_page: Opener, lang: str
) -> None:
    page = open_page(size=PHONE, lang=lang)
    open_table(page, TWO, game=GAME)
    wait_for_choice(page)
    names = page.evaluate(NAMES)
    assert 5 == len(names)
    assert [] == [name for name, fits in names if not (name and fits)]
    page.locator("#tabbar button").nth(1).click()
    pool = page.locator("#area-pool").bounding_box()
    cards = [one.bounding_box() for one in page.locator("#panel-pool .tile").all()]
    assert pool is not None and 5 == len(cards)
    for card in cards:
        assert card is not None and card["y"] + card["height"] <= pool["y"] + pool["height"]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_card_is_read_whole_beside_its_buttons(
    open_page: Opener, address: str, lang: str
) -> None:
    """Main ability and legacy; the bar and its buttons stay where they are."""
    page = open_page(lang=lang)
    open_table(page, ALONE, game=GAME)
    wait_for_choice(page)
    rest_until_round_2(page, address)
    lit = page.locator('[data-ref^="civilization:"][data-state=lit]')
    lit.first.wait_for()
    before = page.locator("#confirm").bounding_box()
    for number in range(3):
        page.locator('#panel-pool [data-ref^="civilization:"]').nth(number).click()
        expect(page.locator("#deltas button")).to_have_count(2)
        what = page.locator("#bar .what")
        assert what.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        words, bar = (page.locator(one).bounding_box() for one in ("#detail", "#bar"))
        assert words is not None and bar is not None
        assert words["height"] > 15 and words["y"] + words["height"] <= bar["y"] + bar["height"]
        after = page.locator("#confirm").bounding_box()
        assert before is not None and after is not None and before["y"] == after["y"]
