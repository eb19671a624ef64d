"""Open tables and the owner's page in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.deals import deals_of
from tests.web.harness import running

Shoot = Callable[[Page, str], None]
TOKEN = "the-token-of-the-owner"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that allows open tables."""
    folder = tmp_path_factory.mktemp("open")
    with (
        deals_of("open"),
        running(folder / "tables.db", open_tables=True, owner_token=TOKEN) as found,
    ):
        yield found.url


def open_from_lobby(page: Page) -> str:
    """Open a table by the form of the lobby, for everybody; returns its id."""
    page.goto("/")
    expect(page.locator("#open-row")).to_be_hidden()
    page.locator("label", has=page.locator("[value=links]")).click()
    page.fill("#your-name", "Ann")
    page.locator("#open-row label").click()
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def test_a_guest_sits_down_from_the_lobby_and_the_host_removes_them(
    open_page: Opener, shoot: Shoot
) -> None:
    ann, ben = open_page(), open_page("/")
    expect(ben.locator("#offered-tables")).to_contain_text("No open table")
    table = open_from_lobby(ann)
    ben.reload()
    row = ben.locator(".offered")
    expect(row).to_contain_text("1 of 2 seats free")
    shoot(ben, "open-lobby-desktop-light")
    ben.fill("#guest-name", "Ben")
    row.get_by_role("button").click()
    ben.wait_for_url(f"**/t/{table}")
    ben.wait_for_selector("body:not(.spectator) #board .panel")
    ann.wait_for_selector("#board .panel.other")
    expect(ann.locator("#board .panel.other h2")).to_have_text("Ben")
    if not ann.locator("#people-menu").is_visible():
        ann.click("#people")
    person = ann.get_by_role("button", name="Mute, report or remove Ben")
    person.click()
    ann.click("#person-mute")
    expect(ann.locator("#person-mute")).to_have_attribute("aria-pressed", "true")
    ann.fill("#report-text", "Insults in the chat")
    shoot(ann, "open-person-desktop-light")
    ann.locator("#person-report button").click()
    expect(ann.locator("#toast")).to_contain_text("will see your report")
    ben.click("#tab-chat")
    ben.fill("#chat", "hello")
    ben.keyboard.press("Enter")
    expect(ben.locator("#chat-list")).to_contain_text("hello")
    person.click()
    ann.click("#person-kick")
    expect(ben.locator("#seat-lost")).to_contain_text("The host has removed you")
    expect(ben.locator("body")).to_have_class("table-page spectator")
    ann.wait_for_selector("#board .panel.other")
    if ann.locator("#people-menu").is_visible():
        ann.keyboard.press("Escape")
    ann.click("#tab-chat")
    expect(ann.locator("#chat-list")).to_contain_text("The host has removed Ben.")
    expect(ann.locator("#chat-list")).not_to_contain_text("hello")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_the_list_and_the_owners_page_fit(
    open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    body = {
        "game": "akropolis",
        "seats": [{"kind": "human", "name": "Annabel the Great"}, {"kind": "link"}],
        "options": {"lakes": True, "variants": ["houses"]},
        "terms": {"open": True, "hints": False, "time": {"kind": "days", "seconds": 259200}},
    }
    page = open_page("/", size=size)
    made = page.request.post("/api/tables", data=body).json()
    told = {"seat": 0, "text": "Insults in the chat, again and again."}
    page.request.post(f"/api/tables/{made['table']}/report", data=told)
    guest = open_page("/", size=size)
    owner = open_page(f"/owner?token={TOKEN}", size=size)
    expect(owner).to_have_url(f"{owner.url.partition('/owner')[0]}/owner")
    for theme in THEMES:
        for shown, what in ((guest, "lobby"), (owner, "owner")):
            shown.emulate_media(color_scheme=theme)
            if what == "lobby":
                shown.locator(".open-tables").scroll_into_view_if_needed()
            assert_fits(shown)
            assert_accessible(shown, theme)
            shoot(shown, f"open-{what}-{name}-{theme}")
    close = owner.locator(".closing", has=owner.locator(f"[action*='{made['table']}']"))
    close.locator("summary").click()
    shoot(owner, f"owner-closing-{name}")
    close.get_by_role("button").click()
    expect(owner.locator("main")).to_contain_text("Closed: view only")
