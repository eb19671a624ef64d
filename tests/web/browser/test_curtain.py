"""One screen for several players, in a game with secrets."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser.driver import LIT, Opener, open_table, wait_for_turn
from tests.web.browser.test_pages import PHONE, Shoot, assert_accessible

SEATS = [{"kind": "hotseat", "name": "Ann"}, {"kind": "hotseat", "name": "Bob"}]
REFS = "all => all.map(one => one.dataset.ref)"


def hand(page: Page) -> set[str]:
    """What the player in front of the screen may choose from."""
    wait_for_turn(page)
    return set(page.eval_on_selector_all(LIT, REFS))


def test_the_next_hand_is_behind_a_curtain(open_page: Opener, shoot: Shoot) -> None:
    """It is nowhere on the page before the next player confirms; a reload closes the curtain."""
    page = open_page(size=PHONE, touch=True)
    open_table(page, SEATS, "age_of_civilization", draft=True)
    curtain, reveal = page.locator("#curtain"), page.locator("#reveal")
    hands = []
    for name in ("Ann", "Bob"):
        expect(page.locator("#curtain-title")).to_have_text(f"Pass the device to {name}")
        expect(reveal).to_have_text(f"I am {name}")
        expect(reveal).to_be_focused()
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        expect(page.locator(LIT)).to_have_count(0)
        drawn = set(page.eval_on_selector_all("[data-ref]", REFS))
        expect(page.locator("#seat-lost")).to_be_hidden()
        shoot(page, f"curtain-{name}")
        assert_accessible(page)
        page.keyboard.press("Enter")
        expect(curtain).to_be_hidden()
        expect(page.locator("#who")).to_contain_text(name)
        hands.append(hand(page))
        assert not drawn & hands[-1], "a hand was on the page before its player confirmed"
        if name == "Ann":
            page.locator(LIT).first.click()
            page.click("#confirm")
    assert not hands[0] & hands[1]
    page.reload()
    expect(page.locator("#curtain-title")).to_have_text("Pass the device to Bob")
    page.click("#curtain-undo")  # nobody at this screen has to be asked
    expect(page.locator("#curtain-title")).to_have_text("Pass the device to Ann")
