"""Whole games of two people who come to different servers of one PostgreSQL database."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import test_age_of_civilization as age_of_civilization
from tests.web.browser import test_origins as origins
from tests.web.browser import test_seven_wonders_dice as seven_wonders_dice
from tests.web.browser.conftest import serving
from tests.web.browser.driver import (
    Opener,
    acting,
    beside,
    open_table,
    play,
    rev_of,
    sit_down,
    wait_past,
)
from tests.web.postgresql import PostgreSQL, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

ALL = 10_000


@pytest.fixture(scope="module")
def servers(postgresql: PostgreSQL, name_file: Path) -> Iterator[list[str]]:
    """Two servers, and where they are."""
    name_file.write_text("servers")
    with ExitStack() as running:
        yield [running.enter_context(serving(name_file, postgresql.url)) for _ in range(2)]


def dice(page: Page, luck: random.Random) -> None:
    """The first decision of a turn of 7 Wonders Dice."""
    rev = rev_of(page)
    seven_wonders_dice.choose(page)
    page.click("#confirm")
    wait_past(page, rev)


BY_HAND = {
    "akropolis": play,
    "origins": origins.decide,
    "seven_wonders_dice": dice,
    "age_of_civilization": age_of_civilization.decide,
}
"""How a turn is played by tapping."""


@pytest.mark.parametrize(
    "game",
    [
        "age_of_civilization",
        pytest.param("akropolis", marks=pytest.mark.soak),
        pytest.param("origins", marks=pytest.mark.soak),
        pytest.param("seven_wonders_dice", marks=pytest.mark.soak),
    ],
)
def test_two_people_on_two_servers_play_a_whole_game(
    servers: list[str], open_page: Opener, game: str
) -> None:
    """They begin by hand and go on quickly, each through their own server; both see the end."""
    ann = open_page(at=servers[0])
    link = open_table(ann, [{"kind": "human", "name": "Ann"}, {"kind": "link"}], game=game)[0]
    bob = sit_down(open_page(at=servers[1]), link, "Bob")
    luck = random.Random(2)
    for _ in range(2):
        BY_HAND[game](acting(ann, bob), luck)
    with ExitStack() as seats, ThreadPoolExecutor() as pool:
        pages = zip(servers, (ann, bob), strict=True)
        found = [seats.enter_context(beside(server, page)) for server, page in pages]
        player = origins.Builder if game == "origins" else random.Random
        played = [pool.submit(seat.moves, ALL, player(2)) for seat in found]
        assert all(one.result() for one in played)
    for page in (ann, bob):
        page.wait_for_selector("#end:visible")
    totals = [page.locator("#end .sum td.r").all_inner_texts() for page in (ann, bob)]
    assert totals[0] == totals[1] != []
    expect(bob.locator("#end-places")).to_contain_text("Ann")
