"""Seats in the browser: the invitation, a second device, and a player who does not come back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser.driver import Opener, open_table, play, sit_down, wait_for_turn
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.deals import deals_of
from tests.web.harness import Clock, running

Shoot = Callable[[Page, str], None]
BY_LINK = [{"kind": "human", "name": "Ann"}, {"kind": "link"}]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[str]:
    """A server whose clock the tests set."""
    with (
        deals_of("seats"),
        running(tmp_path_factory.mktemp("seats") / "tables.db", clock=clock) as found,
    ):
        yield found.url


# ---- the invitation


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_an_invitation_fits_and_can_be_read_by_everybody(
    open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """Of a seat that is free and of one that is taken, light and dark."""
    link = open_table(open_page(), BY_LINK)[0]
    guest = open_page(link, size=size)
    for state in ("free", "taken"):
        for theme in THEMES:
            guest.emulate_media(color_scheme=theme)
            guest.goto(link)
            assert_fits(guest)
            assert_accessible(guest, theme)
            shoot(guest, f"invitation-{state}-{name}-{theme}")
        if state == "free":
            sit_down(open_page(), link, "Bob")


def test_sitting_down_needs_no_script(open_page: Opener) -> None:
    ann = open_page()
    link = open_table(ann, BY_LINK)[0]
    bob = open_page()
    bob.route("**/*.js*", lambda route: route.fulfill(body="", content_type="text/javascript"))
    sit_down(bob, link, "Bob")
    expect(ann.locator("#board .panel.other h2")).to_have_text("Bob")


def test_a_second_browser_is_asked_and_the_others_see_it(open_page: Opener) -> None:
    """The invitation lets another device in only while the player is away."""
    ann = open_page()
    link = open_table(ann, BY_LINK)[0]
    bob = sit_down(open_page(), link, "Bob")
    bob.wait_for_selector("#board .panel")
    third = open_page(link)
    expect(third.locator(".taken")).to_have_text(
        "This seat is taken by Bob, who is at the table now."
    )
    expect(third.locator("#same-player")).to_have_count(0)
    expect(third.locator(".invitation")).to_contain_text("Continue on another device")
    third.click("#watch")
    third.wait_for_selector("#board .panel")
    expect(third.locator("body")).to_have_class("table-page spectator")
    bob.goto("about:blank")
    expect(ann.locator("#people-list")).to_contain_text("away")
    third.goto(link)
    third.click("#same-player")
    third.wait_for_url("**/t/*")
    third.wait_for_selector("body:not(.spectator) #board .panel")
    ann.keyboard.press("Escape")
    ann.click("#tab-chat")
    expect(ann.locator("#chat-list")).to_contain_text("Bob continues on another device.")


# ---- a player who does not come back


def test_the_host_gives_the_seat_of_who_left_to_a_bot_and_the_game_goes_on(
    open_page: Opener, clock: Clock, shoot: Shoot
) -> None:
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0], "Bob")
    bob.wait_for_selector("#board .panel")
    play(ann, random.Random(31))
    ann.click("#people")
    row = ann.locator("#offered > li")
    expect(row).to_be_hidden()
    address = bob.url
    bob.goto("about:blank")
    expect(row).to_contain_text("Bob")
    expect(row).to_contain_text("A bot can take the seat in 10 min")
    expect(row.get_by_role("button")).to_be_disabled()
    shoot(ann, "seat-away-desktop-light")
    clock.forward(minutes=10)
    ann.reload()
    ann.click("#people")
    expect(row).to_contain_text("Away: a bot can take the seat")
    row.get_by_role("button").click()
    ann.locator("#bot-1 [value=greedy]").check()
    ann.get_by_role("button", name="Seat the bot").click()
    expect(row).to_be_hidden()
    wait_for_turn(ann)
    play(ann, random.Random(32))
    wait_for_turn(ann)
    ann.click("#tab-chat")
    expect(ann.locator("#chat-list")).to_contain_text("Bob was away. The bot Mnesikles plays on")
    bob.goto(address)
    expect(bob.locator("#seat-lost")).to_contain_text("a bot plays your seat now")
    expect(bob.locator("body")).to_have_class("table-page spectator")
    assert_fits(bob)
    shoot(bob, "seat-lost-desktop-light")


class Sleep:
    """The connection of a page whose machine sleeps for a while."""

    def __init__(self) -> None:
        self.asleep = False
        self.open: list[tuple[WebSocketRoute, WebSocketRoute]] = []

    def connect(self, socket: WebSocketRoute) -> None:
        if self.asleep:
            socket.close()
        else:
            self.open.append((socket, socket.connect_to_server()))

    def begin(self) -> None:
        self.asleep = True
        for page, server in self.open:
            server.close()
            page.close()


def test_a_page_that_wakes_up_after_its_seat_went_to_a_bot_says_so(
    open_page: Opener, clock: Clock
) -> None:
    """Without a reload: the page finds the server again and has no seat."""
    ann, bob, sleep = open_page(), open_page(size=PHONE), Sleep()
    link = open_table(ann, BY_LINK)[0]
    bob.route_web_socket("**/ws/*", sleep.connect)
    sit_down(bob, link, "Bob").wait_for_selector("#board .panel")
    expect(bob.locator("#seat-lost")).to_be_hidden()
    sleep.begin()
    ann.click("#people")
    expect(ann.locator("#offered > li")).to_contain_text("Bob")
    clock.forward(minutes=11)
    table = ann.url.rsplit("/", 1)[1]
    answer = ann.request.post(f"/api/tables/{table}/bot", data={"seat": 1, "bot": "random"})
    assert answer.ok, answer.text()
    sleep.asleep = False
    expect(bob.locator("#seat-lost")).to_be_visible()
    assert_fits(bob)
