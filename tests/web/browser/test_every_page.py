"""Every page in windows of every shape: at 100 % and at 200 % zoom, upright and sideways.

One browser looks at the pages of one evening; the others play through the socket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.browser.driver import Opener
from tests.web.browser.test_low_windows import SIDEWAYS, ZOOMED, resize
from tests.web.browser.test_pages import DESKTOP, PHONE, assert_accessible, assert_fits
from tests.web.harness import Browser, Clock, Json, running
from tests.web.test_daily import CLASH, begin
from tests.web.test_history import AOC, finished_game, play_out

SIZES: dict[tuple[int, int], Literal["light", "dark"]] = {
    DESKTOP: "light",
    PHONE: "dark",
    ZOOMED: "light",
    SIDEWAYS: "dark",
}
ON_TOP = ":popover-open, dialog[open]"
"""What lies over a page. The page below it has been looked at before."""
TOKEN = "the-token-of-the-owner"
LIVE = {"kind": "move", "seconds": 3600, "increment": 15, "at_end": "bot"}
SLOW = {"kind": "days", "seconds": 259_200, "increment": 0, "at_end": "nudge"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[str]:
    """A server for everybody, with a clock of its own."""
    database = tmp_path_factory.mktemp("every") / "tables.db"
    with running(database, clock=clock, open_tables=True, owner_token=TOKEN) as found:
        yield found.url


@dataclass(frozen=True)
class House:
    """Where the people of the evening play."""

    url: str


@dataclass
class Evening:
    """What was played before the pages are looked at."""

    ann: Browser
    ben: Browser
    table: str
    """Of four players, with a clock: Ben is there, Cem has left, the last seat is free."""
    free: str
    """The link to the free seat."""
    taken: str
    """The link to Cem's seat."""
    lost: str
    """A table where a bot plays Ann's seat."""
    screen: str
    """A table at one screen for two, in a game with secrets."""
    over: str
    """A table whose game is over."""


def open_table(who: Browser, *seats: str, **wish: object) -> Json:
    """A table for these people: the first opens it, the others come by link."""
    kinds = [{"kind": "human", "name": seats[0]}, *({"kind": "link"} for _ in seats[1:])]
    answer = who.http.post("/api/tables", json={"game": "akropolis", "seats": kinds, **wish})
    assert 201 == answer.status_code, answer.text
    made: Json = answer.json()
    return made


def play_evening(come: Callable[[], Browser], clock: Clock) -> Evening:
    ann, ben, cem = come(), come(), come()
    made = open_table(ann, "Annabel the Great", "Ben", "Cem", "", terms={"time": LIVE})
    free = [one["url"] for one in made["links"]]
    ben.join(free[0], name="Benedetto")
    cem.join(free[1], name="Cem")
    parted = open_table(ann, "Ann", "Ben")
    ben.join(parted["links"][0]["url"], name="Ben")
    open_table(cem, "Cem", "", "", terms={"open": True, "time": SLOW, "hints": False})
    clock.forward(minutes=11)
    lost = ben.line(parted["table"])
    lost.ask("replace", seat=0, bot="random")
    lost.close()
    ann.http.post(
        f"/api/tables/{made['table']}/report", json={"seat": 1, "text": "Insults, again and again."}
    )
    over = finished_game(ann, "human", "greedy")
    for who, name in ((ann, "Ann"), (ben, "Ben")):
        play_out(who.line(begin(who, CLASH, name)))
    ann.http.post("/devices/link")
    screen = ann.open_table("hotseat", "hotseat", game=AOC, options={"draft": True})["table"]
    return Evening(ann, ben, made["table"], free[2], free[1], parted["table"], screen, over)


def walk(page: Page, evening: Evening) -> Iterator[str]:
    """Open one page after the other, each as Ann sees it, and name it."""
    cookie = evening.ann.http.cookies["poleis"]
    base = str(evening.ann.http.base_url)
    page.context.add_cookies([{"name": "poleis", "value": cookie, "url": base}])
    yield from _pages(page)
    yield from _table(page, evening)
    page.goto(f"/t/{evening.lost}")
    page.wait_for_selector("#take-seat:visible")
    yield "seat-lost"
    page.goto(f"/t/{evening.screen}")
    page.wait_for_selector("#reveal:visible")
    yield "curtain"
    page.goto(f"/t/{evening.over}")
    page.wait_for_selector("#end:visible")
    yield "end"
    yield from _pads(page)
    page.context.clear_cookies()
    yield from _links(page, evening)


def _pages(page: Page) -> Iterator[str]:
    page.goto("/")
    page.check("[name=way][value=links]", force=True)
    page.locator("#at-end-row").wait_for(state="attached")
    page.select_option("#time", "days 259200 0")
    yield "lobby"
    for path, name in (("/games", "games"), ("/games/statistics", "statistics")):
        page.goto(path)
        yield name
    page.goto("/daily")
    for one in page.locator(".board:not([open]) summary").all():
        one.click()
    yield "daily"
    page.goto("/devices")
    yield "devices"
    page.click("#new-link")
    page.wait_for_selector(".qr")
    yield "device-link"
    page.goto(f"/owner?token={TOKEN}")
    yield "owner"


def _table(page: Page, evening: Evening) -> Iterator[str]:
    page.goto(f"/t/{evening.table}")
    page.wait_for_selector("#board [data-state=lit]")
    page.keyboard.press("Escape")
    yield "table"
    ben = evening.ben.line(evening.table)
    ben.ask("replace", seat=2, bot="mcts:easy")
    page.wait_for_selector("#vote-dialog[open]")
    yield "vote"
    page.click("#vote-no")
    page.click("#people")
    page.wait_for_selector("#offered > li:visible")
    yield "people"
    for menu, name in (("#offered > li[data-seat='2'] .ib", "people-bot"), (".to-code", "code")):
        page.locator(menu).first.click()
        yield name
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Mute, report or remove Benedetto").click()
    yield "person"
    page.keyboard.press("Escape")
    page.click("[data-seating=device]")
    page.wait_for_selector("#device-code .qr")
    yield "continue"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.click("#menu")
    yield "menu"
    page.click("#notifications")
    page.wait_for_selector("#notify-panel:popover-open")
    yield "notifications"
    ben.close()


def _pads(page: Page) -> Iterator[str]:
    page.goto("/pad/akropolis")
    field = page.locator('[data-do="stones"]')
    field.fill("3")
    field.press("Enter")
    yield "pad"
    page.click("#chips .add")
    page.click("#open-results")
    page.click("#results-save")
    page.locator("#results-list summary").click()
    yield "pad-results"


def _links(page: Page, evening: Evening) -> Iterator[str]:
    """As somebody sees them whom the server does not know."""
    page.goto(evening.free)
    yield "invitation"
    page.goto(evening.taken)
    yield "invitation-taken"
    page.goto("/")
    page.locator(".offered").scroll_into_view_if_needed()
    yield "open-tables"
    made = evening.ann.http.post(f"/api/tables/{evening.table}/device", json={"seat": 0})
    page.goto(made.json()["url"])
    yield "seat-continue"
    made = evening.ann.http.post("/devices/link")
    page.goto(made.text.partition('id="device-link">')[2].partition("<")[0].strip())
    yield "device-move"


def test_every_page_can_be_used_by_everybody_in_every_window(
    open_page: Opener, address: str, clock: Clock
) -> None:
    """Nothing is wider than the window, and axe-core finds nothing serious."""
    with ExitStack() as opened:
        evening = play_evening(
            lambda: opened.enter_context(closing(Browser(House(address)))), clock
        )
        page = open_page()
        for name in walk(page, evening):
            for size, theme in SIZES.items():
                resize(page, size)
                page.emulate_media(color_scheme=theme)
                try:
                    assert_fits(page)
                    assert_accessible(page, part=ON_TOP if page.locator(ON_TOP).count() else "")
                except AssertionError as error:
                    raise AssertionError(f"{name}, {size[0]} by {size[1]}: {error}") from error
            resize(page, DESKTOP)
