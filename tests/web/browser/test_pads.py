"""The score pads: a finished city in numbers, all players beside each other, saved results."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener
from tests.web.browser.test_pages import (
    DESKTOP,
    PHONE,
    Shoot,
    assert_accessible,
    assert_fits,
    in_themes,
)


def fill(page: Page, action: str, number: int) -> None:
    """Type a number into its field."""
    field = page.locator(f'[data-do="{action}"]')
    field.fill(str(number))
    field.press("Enter")
    expect(field).to_have_attribute("value", str(number))


def test_a_finished_city_is_entered_in_numbers(open_page: Opener, shoot: Shoot) -> None:
    """Levels, plazas and stones; a number that cannot be is put back, and undo works."""
    page = open_page("/pad/akropolis", size=PHONE)
    fill(page, "value markets", 5)
    fill(page, "plazas markets", 2)
    fill(page, "stones", 3)
    points = page.locator("#chips .num")
    expect(points).to_have_text("23")  # two stars on each markets plaza
    page.locator('[data-do="plazas markets"]').fill("999")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="plazas markets"]')).to_have_value("2")
    page.click("#undo")
    expect(page.locator('[data-do="stones"]')).to_have_value("0")
    expect(points).to_have_text("20")
    assert_fits(page)
    for theme in in_themes(page):
        shoot(page, f"pad-numbers-{theme}")
        assert_accessible(page, theme)
    page.click('[data-ref="way:tiles"]')
    expect(page.locator('[data-ref="face:h"]')).to_be_visible()
    page.click('[data-ref="way:numbers"]')
    expect(points).to_have_text("20")


def test_results_are_compared_and_kept(open_page: Opener, shoot: Shoot) -> None:
    """The sheets stand beside each other; a saved result is still there after a reload."""
    page = open_page("/pad/akropolis", size=DESKTOP)
    fill(page, "stones", 3)
    page.click('[data-ref="variant:houses"]')
    variant = page.locator('.on[data-ref="variant:houses"]')
    expect(variant).to_be_visible()
    page.click("#chips .add")
    expect(page.locator("#chips [aria-pressed=true]")).to_contain_text("Player 2")
    expect(variant).to_be_visible()  # all players share it
    fill(page, "value houses", 4)
    fill(page, "plazas houses", 1)
    page.click("#people")
    page.get_by_role("textbox", name="Name of player 2").fill("Maria")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.click("#open-results")
    expect(page.locator("#results-title")).to_have_text("Winner: Maria")
    heads = page.locator("#results-sheet thead th")
    expect(heads).to_have_text(["Maria", "Player 1"])
    expect(page.locator("#results-sheet .sum td.r")).to_have_text(["4", "3"])
    page.click("#results-save")
    expect(page.locator("#results-save")).to_be_disabled()
    page.locator("#results-list summary").click()
    shoot(page, "pad-results")
    assert_accessible(page)
    page.reload()
    page.click("#open-results")
    expect(page.locator("#results-list summary")).to_contain_text("Maria: 4 · Player 1: 3")
    with page.expect_download() as download:
        page.click("#results-export")
    with open(download.value.path(), encoding="utf-8") as file:
        assert [4, 3] == [place["points"] for place in json.load(file)[0]["result"]["places"]]
    page.get_by_role("button", name="Delete this result").click()
    expect(page.locator("#results-none")).to_be_visible()
