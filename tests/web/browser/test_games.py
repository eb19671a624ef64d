"""Whole games in the browser."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.web.browser.driver import (
    Opener,
    acting,
    away,
    is_over,
    open_table,
    play,
    rev_of,
    sit_down,
    wait_for_turn,
    wait_past,
)

TURNS = 18
"""How many tiles each of two players places."""
QUICK = 12
"""How many of them are placed through the socket, in the middle of the game."""
MIDDLES = [QUICK, pytest.param(0, marks=pytest.mark.soak)]


@pytest.mark.parametrize("quick", MIDDLES)
def test_two_browsers_play_a_whole_game(open_page: Opener, address: str, quick: int) -> None:
    """Two people, each in a browser of their own, tap their moves; both see the same end."""
    ann = open_page()
    link = open_table(ann, [{"kind": "human", "name": "Ann"}, {"kind": "link"}])[0]
    bob = sit_down(open_page(), link)
    luck = random.Random(2)
    for turn in range(2 * (TURNS - quick)):
        play(acting(ann, bob), luck)
        if turn == TURNS - quick and quick:
            with away(address, ann, bob) as seats, ThreadPoolExecutor() as pool:
                played = [pool.submit(seat.moves, 2 * quick, random.Random(2)) for seat in seats]
                assert [2 * quick, 2 * quick] == [one.result() for one in played]
    for page in (ann, bob):
        page.wait_for_selector("#end:visible")
    totals = [page.locator("#end .sum td.r").all_inner_texts() for page in (ann, bob)]
    assert totals[0] == totals[1] != []
    assert "Ann" in bob.locator("#end-places").inner_text()


def test_a_solo_game_against_the_searching_bot(open_page: Opener, address: str) -> None:
    """Some turns by tapping, the others quickly; the bot answers every time until the end."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "mcts:easy"}])
    luck = random.Random(3)
    for _ in range(3):
        play(page, luck)
    wait_for_turn(page)
    with away(address, page) as [seat]:
        seat.moves(2 * (TURNS - 5), luck)
    while not is_over(page):
        play(page, luck)
        page.wait_for_selector(
            '#end:not([hidden]), #board [data-ref^="slot:"][data-state=lit]', state="attached"
        )
    expect(page.locator("#end-title")).not_to_be_empty()
    expect(page.locator("#end-places section")).to_have_count(2)


@pytest.mark.parametrize("quick", MIDDLES)
def test_a_whole_game_by_keyboard(open_page: Opener, address: str, quick: int) -> None:
    """Tab, arrows, Enter and R are enough from the first move to the last."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    luck = random.Random(4)
    wait_for_turn(page)
    page.keyboard.press("Tab")
    for turn in range(TURNS - quick):
        rev = wait_for_turn(page)
        if turn == (TURNS - quick) // 2 and quick:
            with away(address, page) as [seat]:
                assert 2 * quick == seat.moves(2 * quick, luck)
            rev = wait_for_turn(page)
        focus = "document.activeElement.closest('[data-ref]')?.dataset.ref ?? ''"
        for _ in range(40):
            if page.evaluate(focus).startswith("slot:"):
                break
            page.keyboard.press("Tab")
        if turn % 3 == 1:
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => ({focus}).startsWith('cell:')")
        for _ in range(luck.randrange(4)):
            key = luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.wait_for_selector("#confirm:enabled")
        page.keyboard.press(luck.choice(["r", "R"]))
        page.keyboard.press("Enter")
        wait_past(page, rev)
        page.wait_for_selector(
            '#end:not([hidden]), #board [data-ref^="slot:"][data-state=lit]', state="attached"
        )
    assert is_over(page), rev_of(page)


@pytest.mark.parametrize("game", ["age_of_civilization", "seven_wonders_dice"])
def test_after_a_move_by_keyboard_the_next_thing_has_the_focus(
    open_page: Opener, game: str
) -> None:
    """Enter chooses, Enter confirms, and one is where the next decision is made."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}], game=game)
    wait_for_turn(page)
    page.locator("#board [data-state=lit]").first.focus()
    for _ in range(2):
        rev = rev_of(page)
        while not page.locator("#confirm:enabled").count():
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
        page.keyboard.press("Enter")
        wait_past(page, rev)
        page.wait_for_function("document.activeElement.matches('#board [data-state=lit]')")
