"""The clock in the browser: it ticks, and what was agreed on happens when it is over."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener, play, sit_down, wait_for_turn
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.deals import deals_of
from tests.web.harness import Clock, Running, running

Shoot = Callable[[Page, str], None]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DAY = 86_400


@pytest.fixture
def hands() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def house(database: Path, hands: Clock) -> Iterator[Running]:
    """A server whose clock the test sets."""
    with deals_of("clock"), running(database, clock=hands) as found:
        yield found


@pytest.fixture
def address(house: Running) -> str:
    return house.url


def open_timed_table(page: Page, kind: str, seconds: int, at_end: str) -> str:
    """A table for two with a clock; returns the link for the other player."""
    time = {"kind": kind, "seconds": seconds, "increment": 0, "at_end": at_end}
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "link"}]
    body = {"game": "akropolis", "seats": seats, "terms": {"time": time}}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(made["url"])
    return str(made["links"][0]["url"])


def test_a_clock_ticks_and_at_its_end_a_bot_takes_the_seat(
    open_page: Opener, house: Running, hands: Clock, shoot: Shoot
) -> None:
    ann, bob = open_page(), open_page(size=PHONE)
    link = open_timed_table(ann, "move", 60, "bot")
    bob.goto(link)
    expect(bob.locator("#agreed")).to_contain_text("1 minute per move")
    sit_down(bob, link, "Bob").wait_for_selector("#board .panel")
    shown = ann.locator("#clock-time")
    expect(shown).not_to_have_text("1:00")  # it ticks by itself
    expect(shown).to_have_class("clock runs")
    expect(bob.locator("#chips .clock").first).to_have_class("clock runs")
    expect(bob.locator("#chips .clock").nth(1)).to_have_text("1:00")
    ann.click("#people")
    expect(ann.locator("#agreed")).to_contain_text("A bot takes the seat")
    ann.keyboard.press("Escape")
    hands.forward(seconds=52)
    for page, name in ((ann, "desktop"), (bob, "phone")):
        page.reload()
        expect(page.locator("#clock-time")).to_have_class("clock runs short")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert_fits(page)
            assert_accessible(page, theme)
            shoot(page, f"clock-{name}-{theme}")
    hands.forward(seconds=8)
    table = house.server.tables.live[ann.url.rsplit("/", 1)[1]].table
    house.call(table.ask(table.timekeeper.check))
    expect(ann.locator("#seat-lost")).to_be_visible()
    wait_for_turn(bob)
    expect(bob.locator("#chat-list")).to_contain_text("Ann has run out of time")


def test_a_clock_that_runs_out_while_the_server_is_down_gives_the_seat_to_a_bot(
    open_page: Opener, house: Running, hands: Clock, database: Path, shoot: Shoot
) -> None:
    ann, bob = open_page(), open_page()
    link = open_timed_table(ann, "days", DAY, "bot")
    sit_down(bob, link, "Bob").wait_for_selector("#board .panel")
    play(ann, random.Random(7))
    expect(ann.locator("#clock-time")).to_have_text("1 d 0 h")
    wait_for_turn(bob)
    hands.forward(hours=3)
    bob.goto("/")
    expect(bob.locator(".pl .about")).to_contain_text("21 h 0 min")
    shoot(bob, "clock-lobby-tables")
    path = ann.url.removeprefix(house.url)
    for page in (ann, bob):
        page.goto("about:blank")
    house.stop()
    hands.forward(days=1)
    with running(database, clock=hands) as second:
        ann.goto(second.url + path)
        wait_for_turn(ann)
        expect(ann.locator("#board .panel.other h2")).to_have_text("Mnesikles")
        expect(ann.locator("#chat-list")).to_contain_text("Bob has run out of time")
        bob.goto(second.url + path)
        expect(bob.locator("#seat-lost")).to_be_visible()
        for page in (ann, bob):
            page.goto("about:blank")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_time_is_chosen_in_the_lobby(
    open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    page = open_page("/", size=size)
    page.check("[name=way][value=links]")
    page.select_option("#time", "days 259200 0")
    page.select_option("#at-end", "move")
    page.locator("#at-end").scroll_into_view_if_needed()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page, theme)
        shoot(page, f"clock-lobby-{name}-{theme}")
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    facts = page.request.get(f"/api/tables/{table}").json()
    assert {"kind": "days", "seconds": 3 * DAY, "increment": 0, "at_end": "move"} == facts["terms"][
        "time"
    ]
