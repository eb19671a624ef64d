"""Three browsers: one leaves, is replaced and comes back; and tables move to a phone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from poleis.web.tables import tokens
from tests.web.browser.driver import Opener, open_table, play, sit_down
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.deals import seeds
from tests.web.harness import Clock, running

Shoot = Callable[[Page, str], None]
FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "link"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[str]:
    """A server whose clock the tests set."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tokens, "new_seed", seeds(lambda: "leaving"))
        with running(tmp_path_factory.mktemp("leaving") / "tables.db", clock=clock) as found:
            yield found.url


def shoot_all(page: Page, shoot: Shoot, name: str) -> None:
    """Pictures of a page that fits and that everybody can read, at two sizes, light and dark."""
    for size, label in ((DESKTOP, "desktop"), (PHONE, "phone")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            assert_fits(page)
            assert_accessible(page, theme)
            shoot(page, f"{name}-{label}-{theme}")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.emulate_media(color_scheme="light")


def test_leave_be_replaced_by_a_vote_come_back_and_take_the_seat_again(
    open_page: Opener, clock: Clock, shoot: Shoot
) -> None:
    ann, cem = open_page(), open_page(size=PHONE)
    links = open_table(ann, FRIENDS)
    bob = sit_down(open_page(), links[0], "Bob")
    sit_down(cem, links[1], "Cem").wait_for_selector("#board .panel")
    bob.wait_for_selector("#board .panel")
    play(ann, random.Random(41))
    address = bob.url
    bob.goto("about:blank")
    expect(ann.locator("#people-list")).to_contain_text("away")
    clock.forward(minutes=10)
    ann.reload()
    ann.click("#people")
    row = ann.locator("#offered > li[data-seat='1']")
    expect(row).to_contain_text("Away: a bot can take the seat")
    row.get_by_role("button").click()
    shoot(ann, "seat-vote-propose-desktop-light")
    ann.locator("#bot-1 select").select_option("greedy")
    ann.locator("#bot-1").get_by_role("button", name="Seat the bot").click()
    expect(cem.locator("#vote-question")).to_contain_text("to play for Bob, who is away")
    assert_accessible(cem)
    shoot(cem, "seat-vote-phone-light")
    cem.click("#vote-yes")
    expect(row).to_be_hidden()
    bob.goto(address)
    expect(bob.locator("#seat-lost")).to_be_visible()
    shoot_all(bob, shoot, "seat-take-back")
    bob.click("#take-seat")
    bob.wait_for_selector("body:not(.spectator) #board .panel")
    expect(bob.locator("#seat-lost")).to_be_hidden()
    ann.click("#tab-chat")
    expect(ann.locator("#chat-list")).to_contain_text("Bob is back and takes over")


def test_two_abandon_a_game_and_one_resigns_another(open_page: Opener, shoot: Shoot) -> None:
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, FRIENDS[:2])[0], "Bob")
    bob.wait_for_selector("#board .panel")
    play(ann, random.Random(42))
    ann.click("#menu")
    ann.click("#abandon")
    assert_accessible(ann)
    shoot(ann, "seat-abandon-desktop-light")
    ann.locator("#abandon-menu").get_by_role("button", name="Abandon").click()
    bob.click("#vote-yes")
    expect(ann.locator("#end-title")).to_have_text("The game was abandoned")
    sit_down(bob, open_table(ann, FRIENDS[:2])[0], "Bob").wait_for_selector("#board .panel")
    play(ann, random.Random(43))
    bob.click("#menu")
    bob.click("#resign")
    bob.locator("#resign-menu").get_by_role("button", name="Resign").click()
    expect(ann.locator("#end-detail")).to_contain_text("Bob resigned.")
    shoot_all(ann, shoot, "seat-resigned")


def test_a_seat_and_all_tables_move_to_a_phone(open_page: Opener, shoot: Shoot) -> None:
    ann = open_page()
    open_table(ann, FRIENDS[:2])
    ann.wait_for_selector("#people-menu:popover-open")
    expect(ann.locator(".local").first).to_contain_text("make play HOST=0.0.0.0")
    ann.locator("#offered .to-code").click()
    expect(ann.locator("#code-1 .qr")).to_be_visible()
    shoot_all(ann, shoot, "seat-code")
    table = ann.url
    ann.reload()
    ann.click("#people")
    ann.click("[data-seating=device]")
    expect(ann.locator("#device-code .qr")).to_be_visible()
    shoot_all(ann, shoot, "seat-device")
    phone = open_page(size=PHONE, touch=True)
    phone.goto(ann.locator("#device-address").inner_text())
    shoot(phone, "seat-continue-phone-light")
    assert_accessible(phone)
    phone.tap("#continue")
    phone.wait_for_selector("body:not(.spectator) #board .panel")
    open_table(ann, FRIENDS[:2])
    ann.goto("/devices")
    ann.click("#new-link")
    expect(ann.locator(".qr")).to_be_visible()
    shoot_all(ann, shoot, "devices-link")
    phone.goto(ann.locator("#device-link").inner_text())
    shoot_all(phone, shoot, "devices-move")
    phone.click("#move")
    phone.wait_for_url("**/devices")
    expect(phone.locator(".devices li")).to_have_count(2)
    shoot_all(phone, shoot, "devices")
    phone.goto("/")
    expect(
        phone.locator(f'a[href="{table.removeprefix(ann.url.split("/devices")[0])}"]')
    ).to_be_visible()
    expect(phone.locator(".side .pl a.btn")).to_have_count(2)
