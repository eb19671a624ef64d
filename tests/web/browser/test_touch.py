"""Fingers: whatever can be chosen on a drawing is found by one, on a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from poleis.core.game import get_game
from tests.web.browser.driver import Opener, away, open_later, open_table

PHONE = (390, 844)
AGAINST_BOT = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]

SMALL = """() => {
  const found = {seen: [], small: []};
  const shown = one => one.getBoundingClientRect().width > 0;
  const things = '#board .panel:not(.drawing) [data-ref][data-state=lit]';
  for (const thing of document.querySelectorAll(things)) {
    if (!shown(thing)) continue;
    thing.scrollIntoView({block: 'center'});
    const parts = [...thing.querySelectorAll(':scope > .reach, :scope > .ring-lit')].filter(shown);
    const {x, y, width, height} = (parts[0] ?? thing).getBoundingClientRect();
    const hit = (dx, dy) => {
      const at = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      const asked = '[data-ref][data-state]';
      return thing === (at?.closest(asked)
        ?? at?.closest('.bundle')?.querySelector(`:scope > ${asked}`));
    };
    found.seen.push(thing.dataset.ref.split(':')[0]);
    if (![[0, 0], [21, 0], [-21, 0], [0, 21], [0, -21]].every(([dx, dy]) => hit(dx, dy))) {
      found.small.push(`${thing.dataset.ref} ${width} x ${height}`);
    }
  }
  return found;
}"""
"""The sorts of things that are lit, and those that do not answer 44 px across; a drawing that
can be magnified is excepted: there the first tap brings what is smaller closer."""


class Eager(random.Random):
    """Chooses at random, but acts where it can, and saves its coins for wonders."""

    def __init__(self, game: str) -> None:
        super().__init__(5)
        self.text = get_game(game).actions.text

    def choice(self, seq: Any) -> Any:
        named = {self.text(code): code for code in seq}
        busy = [code for name, code in named.items() if name not in ("end", "skip", "pass")]
        return named.get("perform wonder", named.get("rest")) or super().choice(busy or seq)


def measured(page: Page) -> tuple[set[str], list[str]]:
    """On each tab: which sorts of things are lit, and which are too small."""
    seen, small = set(), []
    for tab in range(3):
        page.locator("#tabbar button").nth(tab).click()
        found = page.evaluate(SMALL)
        seen |= set(found["seen"])
        small += found["small"]
    return seen, small


@pytest.mark.parametrize(
    ("game", "sorts"),
    [
        ("age_of_civilization", {"civilization", "action", "wonder"}),
        ("seven_wonders_dice", {"die", "space"}),
        ("origins", {"die", "worker", "site", "action"}),
    ],
)
def test_what_can_be_chosen_is_large_enough_for_a_finger(
    open_page: Opener, address: str, game: str, sorts: set[str]
) -> None:
    page = open_page(size=PHONE, touch=True)
    open_table(page, AGAINST_BOT, game)
    luck, seen = Eager(game), set()
    for _ in range(6):
        page.wait_for_selector("#status:not(.wait)")
        page.wait_for_selector("#board [data-state=lit], #deltas button", state="attached")
        found, small = measured(page)
        assert [] == small
        seen |= found
        with away(address, page) as (seat,):
            seat.moves(2, luck)
    assert sorts <= seen


def play_until_a_step(page: Page, address: str) -> bool:
    """Play a new game at random until a disc can step; False if none could in the whole game."""
    luck, text = random.Random(5), get_game("origins").actions.text
    with open_later(
        address, page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}], "origins"
    ) as seat:
        while not any(text(code).startswith("step") for code in seat.state["legal"]):
            if not seat.moves(1, luck):
                return False
    return True


def test_a_temple_is_large_enough_for_a_finger(open_page: Opener, address: str) -> None:
    """Three tracks lie close together, except while a disc can step on any of them."""
    page = open_page(size=PHONE, touch=True)
    assert any(play_until_a_step(page, address) for _ in range(5)), "no disc could step"
    page.wait_for_selector("#board [data-ref^='temple:'][data-state=lit]", state="attached")
    found, small = measured(page)
    assert [] == small
    assert "temple" in found
