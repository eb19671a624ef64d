"""Pages as people see them: at two sizes, in two themes, by assistive technology."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import poleis.web
from poleis.locale import LANGUAGES
from tests.web.browser.driver import (
    Opener,
    beside,
    choose,
    open_later,
    open_table,
    play,
    tap,
    wait_for_turn,
)

Shoot = Callable[[Page, str], None]

DESKTOP, PHONE = (1366, 768), (390, 844)
AXE = Path(poleis.web.__file__).parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
THREE = [
    {"kind": "human", "name": "Ann"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "bot", "bot": "greedy"},
]
SERIOUS = """async ([part, only]) => {
  const rules = only ? {runOnly: only} : {};
  const found = await axe.run(part || document, {resultTypes: ['violations'], ...rules});
  return found.violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => one.id + ': ' + one.nodes.slice(0, 3).map(at => at.html.slice(0, 160)).join(' | '));
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that depend on the theme."""

OUTSIDE = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getBoundingClientRect().right > innerWidth
    || one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
  .map(one => one.textContent.trim())"""
"""The things that run off the window, or whose words run out of them."""

BEYOND = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getBoundingClientRect().right
    > one.closest('.panel').getBoundingClientRect().right)
  .map(one => one.textContent)"""
"""The things that run out of their panel."""


BURIED = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getClientRects().length)
  .filter(one => {
    const { left, right, y, height } = one.getBoundingClientRect();
    return ![left + 4, right - 4]
      .every(x => one.contains(document.elementFromPoint(x, y + height / 2)));
  })
  .map(one => one.textContent.trim())"""
"""The things that a pointer cannot reach at both ends: outside the window, or under another."""


def assert_accessible(page: Page, theme: str = "light", *, part: str = "") -> None:
    """axe-core finds nothing serious, on the page or in a part of it. It is run as an extension
    would be: beside the policy.

    The dark theme differs in its colours alone: whoever looks at both asks about the rest once.
    """
    if not page.evaluate("!!window.axe?.run"):  # a sign that is drawn has the same name
        session = page.context.new_cdp_session(page)
        session.send("Page.setBypassCSP", {"enabled": True})
        page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    assert [] == page.evaluate(SERIOUS, [part, OF_COLOURS if theme == "dark" else None])


def assert_fits(page: Page) -> None:
    """Nothing makes the page wider than its window."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


def assert_seen_together(page: Page) -> None:
    """What is offered and what one builds are both in the window, and large enough to use."""
    size = page.viewport_size
    assert size is not None
    parts = (("#board .panel.offer", 90), ("#board .panel.own", 280), ("#confirm", 40))
    for selector, least in parts:
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 0.5
        assert box["y"] + box["height"] <= size["height"] + 0.5
        assert box["height"] >= least


def in_themes(page: Page) -> Iterator[str]:
    """Each theme in turn; the page stays light."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        yield theme


def in_mid_game(page: Page, address: str, turns: int = 9) -> None:
    with open_later(address, page, THREE) as seat:
        seat.moves(2 * turns, random.Random(21))
    wait_for_turn(page)


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_table_in_mid_game(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    """Offer, own board and buttons are visible together, with no sideways scrolling."""
    page = open_page(size=size)
    in_mid_game(page, address)
    assert_fits(page)
    assert_seen_together(page)
    for theme in in_themes(page):
        shoot(page, f"table-{name}-{theme}")
    choose(page, random.Random(22))
    assert_fits(page)
    assert_seen_together(page)
    for theme in in_themes(page):
        shoot(page, f"choice-{name}-{theme}")
    if name == "desktop":
        tap(page, "cell", random.Random(22), "dim")
        expect(page.locator("#bubble")).to_be_visible()
        for theme in in_themes(page):
            shoot(page, f"why-not-{theme}")
        page.keyboard.press("Escape")
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#replay")).to_be_visible()
    assert_fits(page)
    for theme in in_themes(page):
        shoot(page, f"replay-{name}-{theme}")
        assert_accessible(page, theme)


def test_the_end_of_a_game(open_page: Opener, address: str, shoot: Shoot) -> None:
    page = open_page()
    with open_later(address, page, THREE) as seat:
        seat.moves(1000, random.Random(23))
    page.wait_for_selector("#end:visible")
    assert_fits(page)
    for theme in in_themes(page):
        assert_accessible(page, theme)
        shoot(page, f"end-desktop-{theme}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert_fits(page)
    for theme in in_themes(page):
        shoot(page, f"end-phone-{theme}")
    page.click("#boards")
    expect(page.locator("#board")).to_be_visible()
    page.click("#to-result")
    expect(page.locator("#end")).to_be_visible()


def test_a_long_name_leaves_room_on_a_phone(open_page: Opener, address: str) -> None:
    """Nothing in it can be broken at a space, and the question and the points are still seen."""
    page = open_page(size=PHONE)
    open_table(page, [{"kind": "hotseat", "name": "W" * 24}, {"kind": "hotseat"}])
    with beside(address, page) as seat:
        seat.moves(4, random.Random(30))
    expect(page.locator("#who")).to_contain_text("W" * 24)
    asked = page.locator("#status .asked").bounding_box()
    assert asked is not None
    assert asked["width"] >= 120
    assert [] == page.evaluate(OUTSIDE, "#who, #status .asked")
    page.click(".log-tab")
    assert [] == page.evaluate(OUTSIDE, ".log a, .told")


def test_the_end_fits_a_phone_in_russian(open_page: Opener, address: str) -> None:
    page = open_page(size=PHONE, lang="ru")
    with open_later(address, page, THREE) as seat:
        seat.moves(1000, random.Random(29))
    page.wait_for_selector("#end:visible")
    assert [] == page.evaluate(OUTSIDE, ".end .actions .btn")
    for shown in ("#end", "#board"):
        expect(page.locator(shown)).to_be_visible()
        assert [] == page.evaluate(OUTSIDE, "#status .asked"), "the status line is cut"
        if shown == "#end":
            page.click("#boards")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_lobby_rules_and_edition(
    open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    texts = (("/rules/akropolis", "rules"), ("/about/akropolis", "about"), ("/docs", "docs"))
    for path, called in (("/", "lobby"), *texts):
        page.goto(path)
        assert_fits(page)
        for theme in in_themes(page):
            shoot(page, f"{called}-{name}-{theme}")
            if path in ("/", "/rules/akropolis") or name == "desktop":
                assert_accessible(page, theme)


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_longer_languages_fit(
    open_page: Opener, address: str, shoot: Shoot, name: str, size: tuple[int, int], lang: str
) -> None:
    """Polish and Russian are up to 40 % longer."""
    page = open_page(size=size, lang=lang)
    assert_fits(page)
    shoot(page, f"lobby-{name}-{lang}")
    in_mid_game(page, address, 4)
    choose(page, random.Random(24))
    assert_fits(page)
    assert_seen_together(page)
    shoot(page, f"choice-{name}-{lang}")


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_the_score_pad(open_page: Opener, shoot: Shoot, name: str, size: tuple[int, int]) -> None:
    """A city is built by tapping; the sheet follows, survives a reload and can be undone."""
    page = open_page("/pad/akropolis", size=size)
    luck = random.Random(25)
    page.click('[data-ref="way:tiles"]')
    for faces in ("hqM", "Hgq"):
        for known, face in enumerate(faces):
            page.click(f'[data-ref="face:{face}"]')
            expect(page.locator('[data-ref^="hex:"]')).to_have_count(known + 1)
        page.wait_for_selector('[data-ref^="cell:"][data-state=lit]', state="attached")
        tap(page, "cell", luck)
        page.wait_for_selector("#confirm:enabled")
        page.keyboard.press("r")
        page.click("#confirm")
        expect(page.locator('[data-ref^="hex:"]')).to_have_count(0)
    assert_fits(page)
    for theme in in_themes(page):
        shoot(page, f"pad-{name}-{theme}")
        assert_accessible(page, theme)
    if name == "phone":
        page.click("#tabbar button:nth-child(2)")
    total = page.locator("#board .sum td.r")
    before = int(total.inner_text())
    page.click('[data-ref="stones:1"]')
    expect(total).to_have_text(str(before + 1))
    page.reload()
    if name == "phone":
        page.click("#tabbar button:nth-child(2)")
    expect(total).to_have_text(str(before + 1))
    page.click("#undo")
    expect(total).to_have_text(str(before))
    page.click("#chips .add")
    expect(page.locator("#chips [aria-pressed=true]")).to_contain_text("2")


def test_a_cleared_pad_comes_back_by_undo(open_page: Opener) -> None:
    """All players at once, also after a reload; and what came since is not lost for it."""
    page = open_page("/pad/akropolis", size=PHONE)
    page.click("#tabbar button:nth-child(2)")
    page.click('[data-ref="stones:1"]')
    chips = page.locator("#chips [aria-pressed]")
    expect(chips.first.locator(".num")).to_have_text("1")
    page.click("#chips .add")
    expect(chips).to_have_count(2)
    page.click('[data-ref="stones:1"]')
    expect(chips.last.locator(".num")).to_contain_text("1")
    for _ in range(2):
        page.click("#menu")
        page.click("#clear")
        expect(chips).to_have_count(1)
    page.reload()
    page.click("#tabbar button:nth-child(2)")
    page.click('[data-ref="stones:1"]')
    expect(chips.first.locator(".num")).to_have_text("1")
    page.click("#chips .add")
    expect(page.locator("#undo")).to_be_disabled()
    chips.first.click()
    page.click("#undo")
    expect(chips.first.locator(".num")).to_contain_text("0")
    page.click("#undo")
    expect(chips.last.locator(".num")).to_contain_text("1")
    expect(page.locator("#undo")).to_be_enabled()


NUMBERS = """() => [...document.querySelectorAll('#chips [aria-pressed]')].map(chip => {
  const range = document.createRange();
  const found = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT);
  while (found.nextNode()) {
    const at = found.currentNode.data.search(/[0-9]/);
    if (at < 0) continue;
    range.setStart(found.currentNode, at);
    range.setEnd(found.currentNode, at + 1);
    const box = range.getBoundingClientRect();
    const room = found.currentNode.parentElement.getBoundingClientRect();
    return box.right <= room.right + 1 ? range.toString() : '';
  }
})"""
"""The first number that can be read on each chip."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_of_a_pad_can_be_told_apart_on_a_phone(open_page: Opener, lang: str) -> None:
    page = open_page("/pad/akropolis", size=PHONE, lang=lang)
    for number in (2, 3, 4):
        page.click("#chips .add")
        expect(page.locator("#chips [aria-pressed]")).to_have_count(number)
    assert ["1", "2", "3", "4"] == page.evaluate(NUMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_names_of_a_pad_are_shown_whole(
    open_page: Opener, lang: str, size: tuple[int, int]
) -> None:
    """Also beside the star of the leader; a number does not look like a digit of the points."""
    page = open_page("/pad/seven_wonders_dice", size=size, lang=lang)
    page.click("#chips .add")
    names = page.locator("#chips .nm")
    expect(names).to_have_count(2)
    assert [True, True] == names.evaluate_all(
        "all => all.map(one => one.scrollWidth <= one.clientWidth)"
    )
    points = page.locator("#chips .num").first.bounding_box()
    name = names.first.bounding_box()
    assert name is not None and points is not None
    assert points["x"] + points["width"] - name["x"] - name["width"] > 18


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_players_of_a_pad_can_be_renamed(open_page: Opener, size: tuple[int, int]) -> None:
    """Names are still there after a reload; without one a player has a number again."""
    page = open_page("/pad/akropolis", size=size)
    page.click("#chips .add")
    names = page.locator("#chips .nm")
    expect(names).to_have_text(["Player 1", "Player 2"])
    page.click("#people")
    field = page.get_by_role("textbox", name="Name of player 2")
    expect(page.get_by_role("textbox", name="Name of player 3")).to_have_count(0)
    field.fill("Maria")
    field.press("Enter")
    expect(names).to_have_text(["Player 1", "Maria"])
    page.reload()
    expect(names).to_have_text(["Player 1", "Maria"])
    page.click("#people")
    expect(field).to_have_value("Maria")
    field.fill("")
    page.locator("#people").click()
    expect(names).to_have_text(["Player 1", "Player 2"])


@pytest.mark.parametrize(
    ("game", "marks"), [("akropolis", 0), ("origins", 2), ("seven_wonders_dice", 7)]
)
def test_a_pad_says_which_lines_use_reconstructed_values(
    open_page: Opener, game: str, marks: int
) -> None:
    """With a link to what is reconstructed; Akropolis has no such values and no such words."""
    page = open_page(f"/pad/{game}", size=DESKTOP)
    page.wait_for_selector("#board .sum")
    expect(page.get_by_role("img", name="uses reconstructed values")).to_have_count(marks)
    note = page.locator(".origin-note")
    expect(note).to_have_count(1 if marks else 0)
    if marks:
        expect(page.locator(".legend")).to_have_text("≈ uses reconstructed values")
        expect(note.get_by_role("link")).to_have_attribute("href", f"/about/{game}")


TARGETS = """root => {
  const small = [];
  const things = 'button, a[href], input, select, summary';
  for (const one of document.querySelector(root).querySelectorAll(things)) {
    one.scrollIntoView({block: 'center'});
    const box = one.getBoundingClientRect();
    if (!box.width || one.disabled || one.closest('.unseen, .rule, p, .skip')) continue;
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (x < 22 || x > innerWidth - 22 || y < 22 || y > innerHeight - 22) continue;
    const same = at => at === one || one.contains(at) || at?.closest('label')?.contains(one);
    if (!same(document.elementFromPoint(x, y))) continue;
    for (const [dx, dy] of [[21, 0], [-21, 0], [0, 21], [0, -21]]) {
      if (!same(document.elementFromPoint(x + dx, y + dy))) {
        small.push(`${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`);
        break;
      }
    }
  }
  return small;
}"""


def test_the_offer_lies_on_the_bar_of_a_phone(open_page: Opener, address: str) -> None:
    """No empty strip between them, under whichever tab."""
    page = open_page(size=PHONE)
    open_table(page, THREE)
    wait_for_turn(page)
    for tab in page.locator("#tabbar button").all():
        tab.click()
        offer, bar = (
            page.locator("#area-market").bounding_box(),
            page.locator("#bar").bounding_box(),
        )
        assert offer is not None and bar is not None
        assert abs(offer["y"] + offer["height"] - bar["y"]) <= 1


@pytest.mark.parametrize("path", ["/", "/t", "/pad/akropolis"])
def test_everything_is_large_enough_for_a_finger(open_page: Opener, path: str) -> None:
    """Whatever can be tapped answers 44 px across; links in running text are excepted."""
    page = open_page("/" if path == "/t" else path, size=PHONE, touch=True)
    if path == "/t":
        open_table(page, THREE)
        wait_for_turn(page)
        for tab in range(4):
            page.locator("#tabbar button").nth(tab).click()
            assert [] == page.evaluate(TARGETS, "body")
    assert [] == page.evaluate(TARGETS, "body")
    if path != "/":
        page.click("#menu")
        assert [] == page.evaluate(TARGETS, "#main-menu")


def test_a_finger_zooms_before_it_places(open_page: Opener, address: str) -> None:
    """Hexes smaller than a fingertip are magnified by the first tap, chosen by the second."""
    page = open_page(size=PHONE, touch=True)
    in_mid_game(page, address, 12)
    page.locator('[data-ref^="slot:"][data-state=lit]').first.tap()
    page.wait_for_selector('[data-ref^="cell:"][data-state=lit]', state="attached")
    small = page.locator('[data-ref^="cell:"][data-state=lit] .face').first.bounding_box()
    assert small is not None
    assert small["width"] < 40
    board = page.locator("#board .own svg.board")
    whole = board.get_attribute("viewBox")
    spot = (small["x"] + small["width"] / 2, small["y"] + small["height"] / 2)
    page.touchscreen.tap(*spot)
    page.wait_for_function(
        "old => document.querySelector('#board .own svg.board').getAttribute('viewBox') !== old",
        arg=whole,
    )
    assert 0 == page.locator('[data-ref^="cell:"][data-state=chosen]').count()
    page.touchscreen.tap(*spot)
    expect(page.locator('[data-ref^="cell:"][data-state=chosen]')).to_have_count(1)


def test_pieces_travel_unless_motion_is_reduced(open_page: Opener) -> None:
    """A tile flies from the offer into the city; with reduced motion it is simply there."""
    page = open_page()
    open_table(page, THREE[:2])
    flights = """() => {
      window.flights = 0;
      const count = (animate, on, args) => (window.flights++, animate.apply(on, args));
      Element.prototype.animate = new Proxy(Element.prototype.animate, {apply: count});
    }"""
    for motion, least in (("reduce", 0), ("no-preference", 1)):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        wait_for_turn(page)
        page.evaluate(flights)
        play(page, random.Random(26))
        wait_for_turn(page)
        made = page.evaluate("window.flights")
        assert (made > 0) == (least > 0)
