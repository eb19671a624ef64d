"""My games and the daily challenge in a browser, from the first try to the games of others."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener, away
from tests.web.browser.test_pages import PHONE, assert_accessible, assert_fits
from tests.web.browser.test_review import finished

Shoot = Callable[[Page, str], None]
CLASH = "button[value='age_of_civilization']"


def look_at(page: Page, shoot: Shoot, name: str) -> None:
    """The page fits and can be used by everybody, light and dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert_fits(page)
        assert_accessible(page, scheme)
        shoot(page, f"{name}-{scheme}")


def test_a_game_is_in_the_history_with_its_statistics(
    open_page: Opener, address: str, shoot: Shoot
) -> None:
    page = open_page()
    finished(page, address, "age_of_civilization")
    page.goto("/")
    page.click("a[href='/games'].also")
    row = page.locator(".results li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("points")
    look_at(page, shoot, "games")
    page.select_option("select[name=company]", "people")
    page.click(".filter button")
    expect(page.locator(".results .score")).to_have_count(0)
    with page.expect_download() as saved:
        page.click(".export a >> text=CSV")
    assert "poleis-games.csv" == saved.value.suggested_filename
    page.click(".tabs a[href='/games/statistics']")
    expect(page.locator(".rated")).to_contain_text("±")
    expect(page.locator(".chart, .bars")).to_have_count(3)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    look_at(page, shoot, "statistics")


def test_the_daily_is_the_same_in_a_second_browser_which_sees_the_first_after_its_own_try(
    open_page: Opener, address: str, shoot: Shoot
) -> None:
    ann, ben = open_page("/daily"), open_page("/daily", size=PHONE)
    seeds = set()
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.fill("#name", name)
        page.click(CLASH)
        page.wait_for_selector("#board [data-ref]")
        expect(page.locator(".chip.daily")).to_be_visible()
        seeds.add(page.locator("#main-menu code").text_content())
    assert 1 == len(seeds), "both tables commit to the same luck"
    with away(address, ann) as [seat]:
        seat.moves(1000, random.Random(3))
    ann.wait_for_selector("#end:visible")
    table = ann.url
    ben.goto("/daily")
    first = ben.locator(".board tr", has_text="Ann")
    ben.click(".board summary >> nth=0")
    expect(first).to_be_visible()
    expect(first.locator("a")).to_have_count(0)
    assert 403 == ben.request.get(table).status
    ben.click(".challenge.running a.btn")
    ben.wait_for_url("**/t/*")
    with away(address, ben) as [seat]:
        seat.moves(1000, random.Random(4))
    ben.goto("/daily")
    expect(ben.locator(".board .mine")).to_contain_text("Ben")
    look_at(ben, shoot, "daily")
    first.locator("a").click()
    ben.wait_for_url(table)
    ben.wait_for_selector("#end:visible")
