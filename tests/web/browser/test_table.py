"""What a person can do at a table."""

from __future__ import annotations

import random
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser.driver import (
    Opener,
    acting,
    away,
    choose,
    open_table,
    play,
    rev_of,
    sit_down,
    spots,
    tap,
    wait_for_turn,
    wait_past,
)
from tests.web.test_client import loaded_by

AGAINST_BOT = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
BY_LINK = [{"kind": "human", "name": "Ann"}, {"kind": "link"}]


@pytest.fixture
def page(open_page: Opener) -> Page:
    """A table against a bot, on one's first turn."""
    opened = open_page()
    open_table(opened, AGAINST_BOT)
    wait_for_turn(opened)
    return opened


def choose_game(page: Page) -> None:
    """Choose Akropolis in the lobby, whichever games are offered besides."""
    page.check("[name=game][value=akropolis]")


def ghost(page: Page) -> str:
    """What the preview draws."""
    return page.locator("#board .own .overlay").inner_html()


def middle_of_ghost(page: Page) -> tuple[float, float]:
    box = page.locator("#board .own .overlay .ghost").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- choosing


def test_a_newcomer_plays_against_a_bot_after_one_click(open_page: Opener) -> None:
    """The lobby's one primary button opens a table where it is one's turn."""
    page = open_page("/")
    choose_game(page)
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    expect(page.locator("#area-others .panel")).to_have_count(1)


def test_what_is_possible_is_lit_and_the_rest_is_dimmed(page: Page) -> None:
    assert ["slot:1", "slot:2"] == [ref for ref, _, _ in spots(page, "slot")]
    assert ["slot:3", "slot:4"] == [ref for ref, _, _ in spots(page, "slot", "dim")]


def test_nothing_is_sent_before_confirm(page: Page) -> None:
    """A tile and a place are chosen, turned and given up; the table has not heard of it."""
    rev = rev_of(page)
    choose(page, random.Random(1))
    page.keyboard.press("r")
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(page.locator("#cancel")).to_be_disabled()
    assert rev == rev_of(page)
    assert "" == ghost(page)
    assert ["slot:1", "slot:2"] == [ref for ref, _, _ in spots(page, "slot")]


def test_a_ghost_is_turned_by_keys_wheel_tap_and_buttons(page: Page) -> None:
    """Each way walks through the legal turns; the way back leads back."""
    seen = [ghost(page)]

    def turned() -> None:
        expect(page.locator("#confirm")).to_be_enabled()
        page.wait_for_function(
            "old => document.querySelector('#board .own .overlay').innerHTML !== old", arg=seen[-1]
        )
        seen.append(ghost(page))

    choose(page, random.Random(5))
    turned()  # the server has drawn it
    del seen[0]
    page.keyboard.press("r")
    turned()
    page.keyboard.press("Shift+R")
    turned()
    assert seen[0] == seen[2]
    page.click("#turn-right")
    turned()
    assert seen[1] == seen[3]
    page.click("#turn-left")
    turned()
    page.mouse.click(*middle_of_ghost(page))
    turned()
    assert seen[1] == seen[5]
    page.mouse.move(*middle_of_ghost(page))
    page.mouse.wheel(0, -120)
    turned()
    assert seen[0] == seen[6]
    page.click("#float [data-for=turn-right]")
    turned()
    assert seen[1] == seen[7]


def test_confirm_and_cancel_stand_beside_the_piece(page: Page) -> None:
    rev = rev_of(page)
    choose(page, random.Random(6))
    page.click("#float [data-for=cancel]")
    expect(page.locator("#float")).to_be_hidden()
    tap(page, "cell", random.Random(6))
    page.wait_for_selector("#confirm:enabled")
    page.click("#float [data-for=confirm]")
    wait_past(page, rev)


def test_the_bar_tells_price_and_gain(page: Page) -> None:
    """The second tile costs a stone, also once a place for it is chosen."""
    ref, x, y = spots(page, "slot")[1]
    assert "slot:2" == ref
    page.mouse.click(x, y)
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    expect(page.locator("#deltas")).to_contain_text("−1")
    tap(page, "cell", random.Random(7))
    page.wait_for_selector("#confirm:enabled")
    expect(page.locator("#deltas")).to_contain_text("−1")
    expect(page.locator("#deltas")).to_contain_text("point")
    expect(page.get_by_role("img", name="−1 stone")).to_be_visible()


def test_another_tile_keeps_the_place(page: Page) -> None:
    choose(page, random.Random(8))
    chosen = page.locator('[data-ref^="cell:"][data-state=chosen]')
    before = chosen.get_attribute("data-ref")
    tap(page, "slot", random.Random(8))
    page.wait_for_selector("#confirm:enabled")
    assert before == chosen.get_attribute("data-ref")


def test_why_not_is_answered_with_rules(page: Page, open_page: Opener) -> None:
    """A tap on a dimmed tile tells the price, and the rule chip leads to that rule."""
    tap(page, "slot", random.Random(1), "dim")
    bubble = page.locator("#bubble")
    expect(bubble).to_contain_text("stone")
    assert ["AKR-3.2", "AKR-3.3"] == bubble.locator(".rule").all_inner_texts()
    target = str(bubble.locator(".rule").first.get_attribute("href"))
    assert "/rules/akropolis#AKR-3.2" == target
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    rules = open_page(target)
    assert rules.locator("[id='AKR-3.2']").count() == 1


def test_a_tile_instead_of_the_chosen_one_is_refused_for_its_price(page: Page) -> None:
    """Another tile may still be chosen, so that one has been chosen is no reason."""
    page.locator('[data-ref="slot:1"]').click()
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    tap(page, "slot", random.Random(1), "dim")
    bubble = page.locator("#bubble")
    expect(bubble).to_contain_text("The tile costs")
    assert ["AKR-3.2", "AKR-3.3"] == bubble.locator(".rule").all_inner_texts()
    expect(bubble.get_by_role("link", name="AKR-3.2, opens in a new tab")).to_be_visible()
    tap(page, "slot", random.Random(1))
    expect(bubble).to_be_hidden()


def test_a_refusal_on_a_phone_covers_nothing_that_is_offered(open_page: Opener) -> None:
    """The answer stands above the tile that was tapped, and goes when a hint is asked for."""
    page = open_page(size=(390, 844), touch=True)
    open_table(page, AGAINST_BOT)
    wait_for_turn(page)
    _, x, y = spots(page, "slot", "dim")[0]
    page.touchscreen.tap(x, y)
    bubble = page.locator("#bubble")
    expect(bubble).to_contain_text("AKR-3.2")
    box, tiles = bubble.bounding_box(), page.locator("#board .panel.offer").bounding_box()
    assert box is not None and tiles is not None
    assert box["y"] + box["height"] <= tiles["y"] + 8
    page.locator("#hint").tap()
    expect(bubble).to_be_hidden()
    expect(page.locator("[data-state=hint]")).not_to_have_count(0)


def test_a_typed_move_is_completed_and_previewed(page: Page) -> None:
    rev = rev_of(page)
    page.keyboard.press("/")
    page.keyboard.type("ta")
    page.keyboard.press("Tab")
    expect(page.locator("#typed")).to_have_value("take ")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator('[data-ref="slot:1"]')).to_have_attribute("data-state", "chosen")
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    place = page.locator("#typed-list option").last
    page.fill("#typed", "pl")
    page.keyboard.press("Tab")
    expect(place).to_be_attached()
    page.keyboard.type("99 99 r0")
    page.keyboard.press("Enter")
    expect(page.locator("#bubble")).to_be_visible()
    page.fill("#typed", "place 1 -2 r0")
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm:enabled")
    page.keyboard.press("Enter")
    wait_past(page, rev)


def test_a_move_is_completed_when_its_script_arrives_late(page: Page) -> None:
    """Tab waits for the script of the line for moves, which is loaded at its first use."""
    held: list[Route] = []
    at_once = loaded_by("table.js")

    def hold(route: Route) -> None:
        if urlsplit(route.request.url).path.rpartition("/")[2] in at_once:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.js*", hold)
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("ta")
    page.keyboard.press("Tab")
    expect(page.locator("#typed")).to_be_focused()
    for route in held:
        route.continue_()
    page.unroute("**/*.js*")
    expect(page.locator("#typed")).to_have_value("take ")


def follow_hint(page: Page, kind: str) -> None:
    """The first press outlines a thing, the second one chooses it."""
    page.click("#hint")
    hinted = page.locator(f'#board [data-ref^="{kind}:"][data-state=hint]')
    expect(hinted).to_have_count(1)
    ref = hinted.get_attribute("data-ref")
    page.click("#hint")
    expect(page.locator(f'[data-ref="{ref}"]')).to_have_attribute("data-state", "chosen")


def test_a_hint_shows_where_and_then_what(page: Page) -> None:
    follow_hint(page, "slot")


def test_a_hint_goes_on_to_the_place_of_the_tile(page: Page) -> None:
    """Once a tile is chosen, the next hint is about where to put it."""
    follow_hint(page, "slot")
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    follow_hint(page, "cell")
    expect(page.locator("#confirm")).to_be_enabled()


def test_what_a_hint_says_belongs_to_its_move_alone(page: Page) -> None:
    """Another move than the hinted one is told in its own words."""
    tap(page, "slot", random.Random(2))
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    page.click("#hint")
    detail = page.locator("#detail")
    expect(detail).to_contain_text("Expected result")
    tap(page, "cell", random.Random(2))
    page.wait_for_selector("#confirm:enabled")
    expect(detail).not_to_contain_text("Expected result")
    page.keyboard.press("Escape")
    expect(detail).to_contain_text("Expected result")
    page.click("#hint")
    expect(detail).to_contain_text("Expected result")
    page.keyboard.press("r")
    expect(detail).not_to_contain_text("Expected result")


def test_a_hint_says_why_and_a_preview_what_is_lost(page: Page) -> None:
    """The start tile has the only plaza of houses; a tile on top of it takes the stars away."""
    detail = page.locator("#detail")
    page.click("#hint")
    expect(detail).to_have_text(re.compile(r"^Tile \d: .+\. .+\. Expected result: .+\.$"))
    for place in ("place 0 1 r0", "place 0 1 r4"):
        wait_for_turn(page)
        rev = rev_of(page)
        for text in ("take 1", place):
            page.fill("#typed", text)
            page.press("#typed", "Enter")
        page.wait_for_selector("#confirm:enabled")
        if place.endswith("r0"):
            page.click("#confirm")
            wait_past(page, rev)
    expect(detail.locator("em")).to_contain_text("our only houses plaza")


def test_escape_closes_a_menu_and_nothing_else(page: Page) -> None:
    choose(page, random.Random(3))
    page.click("#menu")
    expect(page.locator("#main-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#main-menu")).to_be_hidden()
    expect(page.locator("#confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_disabled()


@pytest.mark.parametrize(
    "button", ["#turn-right", "#float [data-for=turn-right]"], ids=["bar", "beside"]
)
def test_enter_confirms_after_the_mouse_has_turned_the_piece(page: Page, button: str) -> None:
    rev = rev_of(page)
    choose(page, random.Random(5))
    page.click(button)
    page.keyboard.press("Enter")
    wait_past(page, rev)


# ---- taking back


def test_undo_takes_a_move_back(page: Page) -> None:
    """Against a bot nobody has to be asked."""
    play(page, random.Random(9))
    rev = wait_for_turn(page)
    before = page.locator("#log-list li a").count()
    page.keyboard.press("u")
    wait_past(page, rev)
    wait_for_turn(page)
    assert before > page.locator("#log-list li a").count()


def test_one_undo_takes_back_what_one_confirm_has_sent(page: Page) -> None:
    """The tile is on the market again, and a tap takes another one."""
    play(page, random.Random(9))
    rev = wait_for_turn(page)
    page.keyboard.press("u")
    wait_past(page, rev)
    wait_for_turn(page)
    assert ["slot:1", "slot:2"] == [ref for ref, _, _ in spots(page, "slot")]
    expect(page.locator("#undo")).to_be_disabled()


def test_undo_asks_the_other_people(open_page: Opener) -> None:
    """After another person has moved, they decide."""
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    first = acting(ann, bob)
    second = bob if first is ann else ann
    play(first, random.Random(10))
    play(second, random.Random(10))
    wait_for_turn(first)
    rev = rev_of(first)
    first.click("#undo")
    expect(second.locator("#undo-dialog")).to_be_visible()
    second.click("#undo-no")
    expect(second.locator("#undo-dialog")).to_be_hidden()
    expect(first.locator("#toast")).to_be_visible()
    assert rev == rev_of(first)
    first.click("#undo")
    second.click("#undo-yes")
    wait_past(first, rev)
    assert first is acting(first, second)


def test_a_key_shows_heights_as_numbers(page: Page) -> None:
    numbers = page.locator("#board .own .height").first
    expect(numbers).to_be_hidden()
    page.keyboard.press("h")
    expect(numbers).to_be_visible()
    page.keyboard.press("h")
    expect(numbers).to_be_hidden()


# ---- looking back


def test_the_log_and_the_keys_lead_through_the_game(page: Page) -> None:
    """Every entry is a position with its own address; the keys step by move and by round."""
    for _ in range(3):
        play(page, random.Random(11))
        wait_for_turn(page)
    strip = page.locator("#replay")
    page.keyboard.press("ArrowLeft")
    expect(strip).to_be_visible()
    here = page.url
    assert re.search(r"\?ply=\d+$", here)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(lambda url: url != here and "ply" in url)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(here)
    page.keyboard.press("ArrowUp")
    page.wait_for_url(lambda url: url != here and "ply" in url)
    current = page.locator("#log-list [aria-current]")
    expect(current.first).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(page.locator("#replay-text")).to_have_text("Viewing the start")
    expect(page.locator("#step-first")).to_be_disabled()
    expect(page.locator('#board [data-ref^="slot:"]')).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(current.first).to_be_in_viewport()
    page.keyboard.press("End")
    expect(strip).to_be_hidden()
    assert "ply" not in page.url
    page.locator("#log-list a").first.click()
    expect(strip).to_be_visible()
    page.go_back()
    expect(strip).to_be_hidden()
    page.goto(re.sub("ply=.*", "ply=0", here))
    strip.wait_for()
    expect(page.locator("#board .own [data-ref]")).to_have_count(4)
    page.goto(here)
    strip.wait_for()
    page.keyboard.press("Escape")
    expect(strip).to_be_hidden()
    wait_for_turn(page)


def test_an_old_position_can_be_played_on(page: Page) -> None:
    """A position of the past becomes a table of its own against bots."""
    play(page, random.Random(12))
    wait_for_turn(page)
    old = page.url
    page.keyboard.press("ArrowLeft")
    page.click("#fork")
    page.wait_for_url(lambda url: "/t/" in url and url.split("?")[0] != old)
    wait_for_turn(page)


# ---- people


COPIES = "document.execCommand = () => { window.taken = String(getSelection()); return true; }"
REFUSES = "document.execCommand = () => false"


@pytest.mark.parametrize("way", [COPIES, REFUSES], ids=["copied", "by hand"])
def test_links_can_be_copied_without_a_clipboard(open_page: Opener, way: str) -> None:
    """By plain http only the own machine has one; the links to the seats stay as they are."""
    page = open_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{}}); {way}")
    link = open_table(page, BY_LINK)[0]
    copies = page.locator("#people-menu [data-copy]")
    expect(copies).to_have_count(2)
    for button, address in zip(copies.all(), (link, page.url), strict=True):
        button.click()
        if way is COPIES:
            expect(button).to_contain_text("copied")
            assert str(page.evaluate("window.taken")).endswith(address)
        else:
            expect(button).to_contain_text("Ctrl+C")
            field = button.locator("+ textarea")
            assert field.input_value().endswith(address)
            assert page.evaluate("getSelection().toString()").endswith(address)
    page.keyboard.press("Escape")
    page.click("#people")
    expect(page.locator("#people-menu .address")).to_have_text(link)
    expect(copies).to_have_count(2)
    expect(page.locator("[data-copy] + textarea")).to_have_count(0 if way is COPIES else 1)


def test_a_name_can_be_given_at_the_table(open_page: Opener) -> None:
    """Whoever came by a link says who they are; everybody sees it."""
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    bob.wait_for_selector("#board .panel")
    bob.click("#people")
    bob.fill("#new-name", "Bob")
    bob.keyboard.press("Enter")
    expect(ann.locator("#board .panel.other h2")).to_have_text("Bob")
    expect(bob.locator("#people-list")).to_contain_text("Bob")


def test_a_spectator_sees_and_cannot_touch(open_page: Opener, page: Page) -> None:
    watcher = open_page(page.url)
    watcher.wait_for_selector("#board .panel.other")
    play(page, random.Random(13))
    expect(watcher.locator("#log-list li a").first).to_be_visible()
    assert 0 == watcher.locator("#board [data-state]").count()
    expect(watcher.locator("#what")).to_be_visible()
    assert 0 == watcher.locator("#bar button:visible, #typed:visible").count()


def test_title_and_favicon_call_when_it_is_ones_turn(open_page: Opener) -> None:
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    first = acting(ann, bob)
    other = bob if first is ann else ann
    expect(first).to_have_title(re.compile("^● Your turn"))
    expect(first.locator("#favicon")).to_have_attribute("href", re.compile("turn"))
    other.wait_for_selector("#board .panel")
    assert not other.title().startswith("●")
    play(first, random.Random(14))
    expect(other).to_have_title(re.compile("^● Your turn"))


def test_one_screen_for_two(open_page: Opener) -> None:
    """The own board is always that of the person who must act, without a curtain."""
    page = open_page()
    open_table(page, [{"kind": "hotseat", "name": "Ann"}, {"kind": "hotseat", "name": "Bob"}])
    luck = random.Random(18)
    for name in ("Ann", "Bob", "Ann", "Bob"):
        rev = wait_for_turn(page)
        expect(page.locator("#who")).to_contain_text(name)
        other = "Bob" if name == "Ann" else "Ann"
        expect(page.locator("#board .panel.other h2")).to_have_text(other)
        expect(page.locator("#curtain")).to_be_hidden()  # nothing is secret in this game
        play(page, luck)
        wait_past(page, rev)


def test_the_lobby_opens_a_table_for_friends(open_page: Opener) -> None:
    """Three seats by link: the links are shown at once, and lead to the seats."""
    page = open_page("/")
    page.fill("#your-name", "Ann")
    expect(page.locator("#lobby-links")).to_be_hidden()
    page.check("[name=way][value=links]")
    expect(page.locator("#lobby-links")).to_be_visible()
    choose_game(page)
    page.check("[name=count-akropolis][value='3']")
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    links = page.locator("#people-menu .links [data-copy]")
    expect(links).to_have_count(2)
    expect(links.first).to_be_visible()
    friend = sit_down(open_page(), str(links.first.get_attribute("data-copy")))
    friend.wait_for_selector("#board .panel.own")
    assert "Ann" in friend.locator("#board").inner_text()


def test_everybody_around_one_screen_has_a_name(open_page: Opener) -> None:
    """Each person at this screen has a field for it; bots and people who come by link have none."""
    page = open_page("/", size=(390, 844))
    choose_game(page)
    page.check("[name=count-akropolis][value='3']")
    expect(page.locator(".seats .name:visible")).to_have_count(1)
    page.check("[name=way][value=screen]")
    expect(page.locator(".seats .name:visible")).to_have_count(3)
    page.get_by_label("Seat 3").select_option("bot random")
    expect(page.locator(".seats .name:visible")).to_have_count(2)
    page.fill("#your-name", "Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    names = page.locator("#chips .nm")
    expect(names).to_have_count(3)
    page.get_by_role("button", name="People").click()
    expect(page.locator("#people-list .seat")).to_have_count(3)
    told = page.locator("#people-list .seat").all_inner_texts()
    assert ["Ann", "Bob"] == told[:2]


def test_options_belong_to_the_number_of_players(open_page: Opener) -> None:
    """The architect exists only for one player; what is chosen reaches the table."""
    page = open_page("/")
    choose_game(page)
    architect = page.locator("[data-option=architect]")
    expect(architect).to_be_hidden()
    page.check("[name=way][value=solo]")
    expect(architect).to_be_visible()
    page.check("[data-option=variants] [value=houses]")
    page.locator("[data-option=architect] select").select_option("hard")
    page.click("#open-table")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    expect(page.locator("#area-others")).to_contain_text("Callicrates")
    expect(page.locator("#panel-sheet")).to_contain_text("AKR-7.2")


def test_a_bot_tells_why(open_page: Opener) -> None:
    """Its latest move stands in the log with what else it looked at."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "mcts:easy"}])
    play(page, random.Random(19))
    wait_for_turn(page)
    expect(page.locator("#log-list .reason")).to_be_visible()


def test_the_host_seats_a_bot_where_nobody_comes(open_page: Opener) -> None:
    """In the list of people, beside the link; the game goes on without a new table."""
    page = open_page(size=(390, 844))
    open_table(page, [{"kind": "link"}, {"kind": "human", "name": "Ann"}])
    url = page.url
    expect(page.locator("#who")).to_have_text("Waiting for players")
    offer = page.locator("#bot-0")
    assert page.evaluate(
        "(m => m.scrollWidth <= m.clientWidth)(document.querySelector('#people-menu'))"
    )
    page.get_by_role("button", name="Give the seat to a bot").click()
    offer.locator("label").filter(has=page.locator("[value=greedy]")).click()
    offer.get_by_role("button", name="Seat the bot").click()
    wait_for_turn(page)
    assert url == page.url
    page.get_by_role("button", name="People").click()
    expect(page.locator("#people-list li").first).to_contain_text("Iktinos")
    expect(page.locator(".links")).to_have_count(0)


def test_rematch_leads_both_to_a_new_table(open_page: Opener, address: str) -> None:
    """Whoever asks goes there; the other one finds the way on the page."""
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    bob.wait_for_selector("#board .panel")
    luck = random.Random(15)
    with away(address, ann, bob) as [one, two]:
        while not one.state["over"]:
            for seat, other in ((one, two), (two, one)):
                while seat.state["legal"]:
                    seat.moves(1, luck)
                    while other.state["rev"] < seat.state["rev"]:
                        other.hear("state")
    ann.wait_for_selector("#end:visible")
    with ann.expect_download() as download:
        ann.click("#end [download]")
    assert download.value.path().read_text().startswith("poleis 2\ngame akropolis")
    old = ann.url
    ann.click("#rematch")
    ann.wait_for_url(lambda url: url != old)
    ann.wait_for_selector("#board .panel")
    bob.click("#rematch-link")
    bob.wait_for_url(ann.url)


# ---- settings


@pytest.mark.parametrize(
    ("lang", "word", "turn"),
    [("en", "Confirm", "Your turn"), ("pl", "Zatwierdź", "Twoja kolej"),
     ("ru", "Подтвердить", "Ваш ход")],
)  # fmt: skip
def test_three_languages_at_once_and_remembered(
    page: Page, lang: str, word: str, turn: str
) -> None:
    """The page changes in the middle of a choice, keeps the choice and the language."""
    choose(page, random.Random(16))
    cell = page.locator('[data-ref^="cell:"][data-state=chosen]')
    before = cell.get_attribute("data-ref")
    page.click(f".head [data-lang={lang}]")
    page.wait_for_selector(f"html[lang={lang}]")
    expect(page.locator("#confirm")).to_contain_text(word)
    expect(page.locator("#who")).to_contain_text(turn)
    page.wait_for_selector("#confirm:enabled")
    assert before == cell.get_attribute("data-ref")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_theme_is_remembered(page: Page) -> None:
    html = page.locator("html")
    for theme in ("light", "dark"):
        page.click("#theme")
        expect(html).to_have_attribute("data-theme", theme)
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    page.click("#theme")
    expect(html).not_to_have_attribute("data-theme", "dark")


def test_a_phone_has_the_theme_in_the_menu_of_the_table(open_page: Opener) -> None:
    page = open_page(size=(390, 844), touch=True)
    open_table(page, AGAINST_BOT)
    expect(page.locator("#theme")).to_be_hidden()
    page.click("#menu")
    switch = page.locator("#main-menu [data-themes]")
    expect(switch).to_contain_text("Theme: system")
    switch.click()
    expect(switch).to_contain_text("light")
    switch.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_phone_shows_the_city_of_another_with_its_letters(open_page: Opener) -> None:
    page = open_page(size=(390, 844), touch=True)
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    wait_for_turn(page)
    page.locator("#tabbar button").nth(1).click()
    letters = page.locator("#panel-city-1 .fine")
    expect(letters.first).to_be_visible()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(letters.first).to_be_hidden()


def test_a_board_can_be_zoomed_and_fitted(page: Page) -> None:
    svg = page.locator("#board .own svg.board")
    whole = svg.get_attribute("viewBox")
    page.keyboard.press("+")
    near = svg.get_attribute("viewBox")
    assert near != whole
    page.keyboard.press("0")
    assert whole == svg.get_attribute("viewBox")
    box = svg.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 80, box["y"] + 200)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "old => document.querySelector('#board .own svg.board').getAttribute('viewBox') !== old",
        arg=whole,
    )
    moved = svg.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 240, steps=4)
    page.mouse.up()
    assert moved != svg.get_attribute("viewBox")
    page.click("#board .own .zoom button:last-child")
    assert whole == svg.get_attribute("viewBox")
