"""7 Wonders Dice in the browser: people who choose at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener, Played, away, beside, rev_of, sit_down, wait_past
from tests.web.browser.test_pages import BEYOND, assert_accessible, assert_fits

Shoot = Callable[[Page, str], None]
LIT_DIE = '#board [data-ref^="die:"][data-state=lit]'
LIT_SPACE = '#board [data-ref^="space:"][data-state=lit]'
MOST_MOVES = 4000
TAP_PAUSE = 100
"""Milliseconds between taps. The server refuses more questions per second than a person asks."""
SOME = 4
"""Of so many spaces one is tapped where what is said about each is a matter of the server."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

BAR = """() => {
  const title = document.querySelector('#what'), bar = document.querySelector('#bar');
  const box = title.parentElement.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(title);
  const { right, bottom } = words.getBoundingClientRect();
  return { width: box.width, height: bar.offsetHeight,
           cut: right > box.right + 1 || bottom > box.bottom + 1 };
}"""
"""How much of the move's name is seen, and how high the bar is."""

TOLD = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('#bar .what'));
  const rows = [...words.getClientRects()].filter(row => row.width);
  const seen = row => document.elementFromPoint(row.x + 2, row.y + row.height / 2)
    ?.closest('#bar .what');
  return { lines: new Set(rows.map(row => row.y)).size,
           hidden: rows.filter(row => !seen(row)).length };
}"""
"""How many lines tell what a move does, and how many of them cannot be seen."""

APART = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.querySelector('.i'))
  .filter(one => {
    const words = document.createRange(), symbol = one.querySelector('.i').getBoundingClientRect();
    words.selectNodeContents(one);
    const rows = [...words.getClientRects()].filter(row => row.left > symbol.left + 2);
    return !rows.length || rows.some(row => row.left < symbol.right);
  })
  .map(one => one.textContent)"""
"""The words that do not stand beside their symbol, but under it."""

CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getClientRects().length)
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.textContent)"""
"""The names of which a part is hidden."""


def open_table(page: Page, seats: list[dict[str, str]]) -> list[str]:
    """Open a table and go there; returns the links of open seats."""
    answer = page.request.post("/api/tables", data={"game": "seven_wonders_dice", "seats": seats,
                                                    "options": {}})  # fmt: skip
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(made["url"])
    return [link["url"] for link in made["links"]]


def wait_for_choice(page: Page) -> None:
    """Wait until this seat is asked for its action."""
    expect(page.locator("#prompt")).to_have_text("Choose your action.")


def choose(page: Page) -> None:
    """Tap a die and a space that it opens."""
    page.locator(LIT_DIE).first.dispatch_event("click")
    page.wait_for_selector('#board [data-ref^="die:"][data-state=chosen]', state="attached")
    if not page.locator("#confirm").is_enabled():
        page.locator(LIT_SPACE).first.dispatch_event("click")
    page.wait_for_selector("#confirm:enabled")


def finish_turn(page: Page) -> None:
    """Confirm, and answer whatever follows, until nothing is asked of this seat in this turn."""
    page.click("#confirm")
    asked = page.locator("#prompt")
    expect(asked).not_to_have_text("Choose your action.")
    while not asked.inner_text().startswith("Choice made"):
        decline = page.get_by_role("button", name="Decline")
        rev = rev_of(page)
        if decline.count():
            decline.click()
        else:
            page.locator("#board [data-state=lit]").first.dispatch_event("click")
        page.click("#confirm")
        wait_past(page, rev)


def test_a_whole_game_of_two_people_and_a_bot(
    open_page: Opener, address: str, shoot: Shoot
) -> None:
    """A choice is withdrawn before the last seat has chosen, somebody joins late and chooses
    last, all is revealed together; then the game is played to its end."""
    ann = open_page()
    link = open_table(ann, [{"kind": "human", "name": "Ann"}, {"kind": "link"},
                            {"kind": "bot", "bot": "greedy", "name": "Bot"}])[0]  # fmt: skip
    ann.keyboard.press("Escape")
    wait_for_choice(ann)
    expect(ann.locator("#board .die, #board [data-ref^='die:']")).to_have_count(7)

    # Ann chooses while nobody sits on the second seat, and takes her choice back.
    choose(ann)
    finish_turn(ann)
    said = ann.locator("#undo span").bounding_box()
    assert said is not None and said["width"] > 20, "the one thing to do is said in words"
    crossed = ann.locator("#panel-board-0 .last-ring")
    expect(crossed).not_to_have_count(0)
    expect(ann.locator("#log-list")).to_contain_text("Ann, ")
    ann.get_by_role("button", name="Undo").click()
    wait_for_choice(ann)
    expect(crossed).to_have_count(0)

    # Bob comes late: he sees that the others have chosen, and nothing of what.
    choose(ann)
    finish_turn(ann)
    bob = sit_down(open_page(), link)
    wait_for_choice(bob)
    expect(bob.locator("#panel-players .done")).to_have_count(2)
    expect(bob.locator("#board .last-ring")).to_have_count(0)
    expect(bob.locator("#log-list")).not_to_contain_text("Ann, ")
    expect(ann.locator("#prompt")).to_contain_text("Waiting for")

    # He chooses last, and everything opens to both at once.
    choose(bob)
    bob.click("#confirm")
    for page in (ann, bob):
        expect(page.locator("#round")).to_have_text("Turn 2")
        expect(page.locator("#log-list")).to_contain_text("Ann, ")
        expect(page.locator("#panel-players .did")).to_have_count(3)
    bob.get_by_role("tab", name="Ann").click()
    expect(bob.locator("#panel-board-0 .last-ring").first).to_be_visible()

    luck = random.Random(7)
    with beside(address, ann) as first, beside(address, bob) as second:
        play_on(first, second, luck, 40)
        for page in (ann, bob):
            page.wait_for_function(
                "ply => Number(document.querySelector('#board').dataset.rev) >= ply",
                arg=first.state["rev"] if page is ann else second.state["rev"],
            )
    take_pictures(ann, shoot)
    with away(address, ann, bob) as [first, second]:
        play_on(first, second, luck, MOST_MOVES)
    for page in (ann, bob):
        page.wait_for_selector("#end:visible")
    totals = [page.locator("#end .sum td.r").all_inner_texts() for page in (ann, bob)]
    assert totals[0] == totals[1] and 3 == len([one for one in totals[0] if one])
    shoot(ann, "seven-wonders-dice-end")


def play_on(first: Played, second: Played, luck: random.Random, most: int) -> None:
    """Two seats go on through the socket until so many decisions were made, or to the end."""
    made = 0
    while made < most and not first.state["over"]:
        moved = False
        for seat in (first, second):
            seat.say("ping")
            seat.hear("pong")
            if seat.state["legal"] and not seat.state["over"]:
                code = luck.choice(seat.state["legal"])
                seat.say("play", rev=seat.state["rev"], code=code)
                if seat.hear("ack", "nack")["type"] == "ack":
                    seat.hear("state")
                    made += 1
                moved = True
        if not moved and not first.state["over"]:
            first.hear("state")


def take_pictures(page: Page, shoot: Shoot) -> None:
    """Both sizes, light and dark: everything fits, and can be used without eyes."""
    for name, width, height in (("desktop", 1366, 768), ("phone", 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_function("w => document.documentElement.clientWidth === w", arg=width)
            assert_fits(page)
            if theme == "light":
                assert_accessible(page)
            shoot(page, f"seven-wonders-dice-{name}-{theme}")
    page.set_viewport_size({"width": 1366, "height": 768})


def test_a_phone_shows_where_to_tap_next(open_page: Opener, shoot: Shoot) -> None:
    """The dice stay in sight; the spaces that a die opens are scrolled to; a turn takes three
    taps."""
    page = open_page(size=(390, 844), touch=True)
    open_table(page, [{"kind": "human"}])
    wait_for_choice(page)
    tallest = page.locator("#panel-forum").bounding_box()
    assert tallest is not None and tallest["height"] < 110
    page.locator(LIT_DIE).first.tap()
    page.wait_for_selector('#board [data-ref^="die:"][data-state=chosen]', state="attached")
    spaces = page.locator('#board [data-ref^="space:"][data-state=lit], '
                          '#board [data-ref^="space:"][data-state=chosen]')  # fmt: skip
    spaces.first.wait_for(state="attached")
    boxes = [box for one in spaces.all() if (box := one.bounding_box())]
    body = page.locator("#panel-board-0 > .body").bounding_box()
    assert body is not None
    assert any(body["y"] <= box["y"] and box["y"] + box["height"] <= body["y"] + body["height"]
               for box in boxes)  # fmt: skip
    if not page.locator("#confirm").is_enabled():
        spaces.first.tap()
    rev = rev_of(page)
    page.locator("#confirm:enabled").tap()
    wait_past(page, rev)
    shoot(page, "seven-wonders-dice-alone-phone")


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_phone_tells_what_a_move_does_before_it_is_confirmed(
    open_page: Opener, shoot: Shoot, lang: str
) -> None:
    """In full, in place of the question; what is offered is not covered, and nothing moves."""
    page = open_page(size=(390, 844), lang=lang)
    open_table(page, [{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * 2])
    page.wait_for_selector(LIT_DIE, state="attached")
    told, board = page.locator("#told"), page.locator("#board")
    before = board.bounding_box()
    expect(told).to_be_hidden()
    choose(page)
    expect(page.locator("#detail")).to_contain_text("·")  # the prices of die and space
    expect(told).to_have_text(page.locator("#detail").text_content() or "")
    box, room = told.bounding_box(), board.bounding_box()
    assert box is not None and room is not None
    assert before == room and box["y"] + box["height"] <= room["y"]
    shoot(page, f"seven-wonders-dice-preview-phone-{lang}")
    told.evaluate("told => { told.textContent = 'слова '.repeat(32); }")  # as long as any
    assert (long := told.bounding_box()) and long["y"] + long["height"] <= room["y"]
    page.click("#cancel")
    expect(told).to_be_hidden()


def choose_die(page: Page, number: int) -> None:
    """Choose one of the dice that are lit, and the first space for it if there are several."""
    page.locator(LIT_DIE).nth(number).dispatch_event("click")
    page.wait_for_selector('#board [data-ref^="die:"][data-state=chosen]', state="attached")
    if not page.locator("#confirm").is_enabled():
        page.locator(LIT_SPACE).first.dispatch_event("click")
    page.wait_for_selector("#confirm:enabled")


@pytest.mark.parametrize(("lang", "width"), [("ru", 1440), ("ru", 1280), ("pl", 1440)])
def test_bar_names_what_is_confirmed_and_keeps_its_height(
    open_page: Opener, lang: str, width: int
) -> None:
    """Where words are long, other buttons become icons: the move keeps its name in full, and the
    board does not jump when one is chosen."""
    page = open_page(size=(width, 900), lang=lang)
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(LIT_DIE, state="attached")
    asked = page.evaluate(BAR)
    assert not asked["cut"]
    for die in range(page.locator(LIT_DIE).count()):
        choose_die(page, die)
        if page.locator("#deltas .delta").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_selector("#confirm:disabled")
    expect(page.locator("#deltas .delta")).not_to_have_count(0)
    told = page.evaluate(BAR)
    assert told["width"] >= 150 and not told["cut"]
    assert asked["height"] == told["height"]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_a_move_brings_is_read_whole_and_nothing_moves(open_page: Opener, lang: str) -> None:
    """Words that need more lines than the bar has rise above it, over the lower edge of the board;
    bar and board stay where they are."""
    page = open_page(lang=lang)
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(LIT_DIE, state="attached")
    places = [page.locator(one).bounding_box() for one in ("#bar", "#panel-board-0", "#confirm")]
    lines = []
    for die in range(page.locator(LIT_DIE).count()):
        choose_die(page, die)
        told = page.evaluate(TOLD)
        assert not told["hidden"], told
        lines.append(told["lines"])
        assert places == [page.locator(one).bounding_box()
                          for one in ("#bar", "#panel-board-0", "#confirm")]  # fmt: skip
        page.keyboard.press("Escape")
        page.wait_for_selector("#confirm:disabled")
    assert max(lines) > 3


@pytest.mark.parametrize(
    ("size", "words"), [((1366, 768), "#detail"), ((390, 844), "#told")], ids=["desktop", "phone"]
)
def test_a_hint_is_read_whole(open_page: Opener, size: tuple[int, int], words: str) -> None:
    """Beside the button to pass, and on a phone in place of the question."""
    page = open_page(size=size, lang="ru")
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(LIT_DIE, state="attached")
    page.click("#hint")
    expect(page.locator(words)).to_contain_text("Ожидаемый итог")
    expect(page.locator(words)).to_be_visible()
    if words == "#detail":
        assert not page.evaluate(TOLD)["hidden"]
    else:
        fits = "one => one.scrollHeight <= one.clientHeight + 1"
        assert page.locator(words).evaluate(fits)


def test_pad_adds_up_what_is_tapped(open_page: Opener, shoot: Shoot) -> None:
    page = open_page("/pad/seven_wonders_dice")
    page.locator('[data-ref="space:ag_11"]').dispatch_event("click")
    expect(page.locator("#panel-sheet .sum")).to_contain_text("1")
    page.locator('[data-ref="space:ag_12"]').dispatch_event("click")
    expect(page.locator("#panel-sheet .sum")).to_contain_text("3")
    page.locator('[data-ref="city:giza"]').click()
    expect(page.locator("#title-board-0")).to_have_text("Giza")
    page.locator('[data-ref="space:wo_1"]').dispatch_event("click")
    expect(page.locator("#panel-sheet .sum")).to_contain_text("5")
    shoot(page, "seven-wonders-dice-pad")


def test_why_not_speaks_of_a_die_only_once_it_is_chosen(open_page: Opener) -> None:
    """A space that no die leads to is refused without a word about any of them; after a tap on a
    die the refusal is about that one."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    wait_for_choice(page)
    dim = page.locator('#panel-board-0 [data-ref^="space:"][data-state=dim]')
    refs = dim.evaluate_all("all => all.map(one => one.dataset.ref)")[::SOME]
    assert len(refs) > 6
    bubble = page.locator("#bubble")
    said = []
    for ref in refs:
        page.locator(f'#panel-board-0 [data-ref="{ref}"]').dispatch_event("click")
        expect(bubble).to_be_visible()
        said.append((bubble.inner_text(), ref))
        page.wait_for_timeout(TAP_PAUSE)
    assert not [text for text, _ in said if "The die shows" in text]
    alone = [
        ref for text, ref in said if "Nothing that you can do now" in text and "SWD-5.3" in text
    ]
    page.locator(LIT_DIE).first.dispatch_event("click")
    page.locator(f'#panel-board-0 [data-ref="{alone[0]}"]').dispatch_event("click")
    expect(bubble).to_contain_text("The die shows")


def test_seven_names_and_their_rules_are_seen_whole(open_page: Opener, address: str) -> None:
    """In the list of players, above the columns of the sheets, and at the end; on a phone too."""
    page = open_page()
    open_table(page, [{"kind": "human", "name": "Alexandra"},
                      *({"kind": "bot", "bot": "random"} for _ in range(6))])  # fmt: skip
    wait_for_choice(page)
    names = "#panel-players b, .matrix th.r, .counts-table th[scope=row], .facing b, #chips .nm"
    assert [] == page.evaluate(CUT, names)
    page.get_by_role("tab", name="All").click()
    assert [] == page.evaluate(CUT, names)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#chips .nm").first).to_be_visible()
    for tab in page.locator("#tabbar button").all():
        tab.click()
        assert [] == page.evaluate(CUT, names)
    with away(address, page) as [seat]:
        seat.moves(MOST_MOVES, random.Random(7))
    page.wait_for_selector("#end:visible")
    for width, height in ((390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("w => document.documentElement.clientWidth === w", arg=width)
        assert [] == page.evaluate(CUT, "#end th.r")
        assert [] == page.evaluate(APART, "#end th[scope=row]")
        assert [] == page.evaluate(BEYOND, "#end .rule")


def test_the_log_keeps_its_room_beside_a_long_sheet(open_page: Opener) -> None:
    """The sheets scroll, and the log shows an entry and its field."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    wait_for_choice(page)
    tabs = page.locator("#tabs-sheet [role=tab]")
    for tab in tabs.all():
        tab.click()
        entries = page.locator("#log .scroll").bounding_box()
        field, log = (page.locator(one).bounding_box() for one in ("#typed", "#area-log"))
        assert entries is not None and field is not None and log is not None
        assert entries["height"] >= 60
        assert field["y"] + field["height"] <= log["y"] + log["height"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_seven_neighbours_are_seen_without_scrolling(open_page: Opener, lang: str) -> None:
    page = open_page(lang=lang)
    open_table(page, [{"kind": "human"}, *({"kind": "bot", "bot": "random"} for _ in range(6))])
    page.wait_for_selector(LIT_DIE, state="attached")
    expect(page.locator(".counts-table tr")).to_have_count(8)
    body = page.locator("#panel-neighbours > .body")
    assert body.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
