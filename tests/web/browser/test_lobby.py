"""The form of the lobby: whatever is clicked, in whatever order, describes a table."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
WAYS = ("bots", "links", "screen", "solo")
FORM = """() => {
  const shown = one => one.getClientRects().length > 0;
  const found = selector => [...document.querySelectorAll(selector)].filter(shown);
  return {
    seats: found('[data-seat]').map(one => one.value.split(' ')[0]),
    count: found('.counts input:checked').map(one => Number(one.value)),
    way: found('[name=way]:checked').map(one => one.value),
  };
}"""
"""What the form says: the kinds of the seats, the number that is lit, the preset that is lit."""
SEATS = {
    "bots": ["human", "bot"],
    "links": ["human", "link"],
    "screen": ["hotseat", "hotseat"],
    "solo": ["human"],
}


def press(page: Page, name: str, value: str) -> None:
    """Click where a person would: the middle of the card or the button."""
    label = page.locator(f"label:has([name='{name}'][value='{value}'])")
    label.scroll_into_view_if_needed()
    box = label.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f"[name='{name}'][value='{value}']")).to_be_checked()


TOUR = [GAMES[number] for number in (1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0)]
"""From the first game through all pairs of games, and back."""


def test_a_preset_survives_a_change_of_the_game(open_page: Opener) -> None:
    """For each preset and each pair of games: same seats, same lit buttons, nothing blank."""
    assert set(itertools.permutations(GAMES, 2)) == set(itertools.pairwise([GAMES[0], *TOUR]))
    page = open_page("/")
    for way in WAYS:
        press(page, "game", GAMES[0])
        press(page, "way", way)
        for game in TOUR:
            press(page, "game", game)
            seats = SEATS[way]
            expected = {"seats": seats, "count": [len(seats)], "way": [way]}
            assert expected == page.evaluate(FORM), (way, game)


@pytest.mark.parametrize("game", GAMES[1:])
def test_solo_in_one_game_opens_a_table_of_another(open_page: Opener, game: str) -> None:
    page = open_page("/")
    press(page, "game", GAMES[0])
    press(page, "way", "solo")
    press(page, "game", game)
    page.click("#open-table")
    page.wait_for_url("**/t/*")


def test_presets_follow_the_seats(open_page: Opener) -> None:
    """A preset is lit exactly while the seats are as it would set them."""
    page = open_page("/")
    press(page, "way", "solo")
    press(page, "count-akropolis", "2")
    assert {"seats": ["human", "bot"], "count": [2], "way": ["bots"]} == page.evaluate(FORM)
    page.get_by_label("Seat 2").select_option("link")
    assert ["links"] == page.evaluate(FORM)["way"]
    press(page, "count-akropolis", "3")
    assert [] == page.evaluate(FORM)["way"], "a friend and a bot are no preset"
    press(page, "way", "links")
    assert ["human", "link", "link"] == page.evaluate(FORM)["seats"]
    press(page, "count-akropolis", "1")
    assert ["solo"] == page.evaluate(FORM)["way"]


def test_the_number_of_players_is_kept_where_the_game_allows_it(open_page: Opener) -> None:
    """Seven at the dice become four elsewhere, and seven again on the way back."""
    page = open_page("/")
    press(page, "game", "seven_wonders_dice")
    press(page, "count-seven_wonders_dice", "7")
    for game, count in (("origins", 4), ("akropolis", 4), ("seven_wonders_dice", 7)):
        press(page, "game", game)
        assert [count] == page.evaluate(FORM)["count"]
        assert count == len(page.evaluate(FORM)["seats"])
