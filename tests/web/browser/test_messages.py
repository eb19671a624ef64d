"""Messages between people, moves that are typed, and notifications."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Opener, acting, open_table, play, sit_down, wait_for_turn
from tests.web.browser.test_pages import assert_accessible

PHONE, TABLET, ZOOMED = (390, 844), (1024, 768), (683, 384)
BY_LINK = [{"kind": "human", "name": "Ann"}, {"kind": "link"}]
COUNT = """selector => {
  const { content } = getComputedStyle(document.querySelector(selector), '::before');
  return content === 'none' ? '' : content.replaceAll('"', '');
}"""
"""The number of unread messages that an entry to the chat shows."""


def expect_count(page: Page, entry: str, count: str) -> None:
    """Wait until an entry to the chat shows this number of unread messages."""
    page.wait_for_function(f"([entry, count]) => ({COUNT})(entry) === count", arg=[entry, count])


def send(page: Page, text: str) -> None:
    page.get_by_label("Message to the table").fill(text)
    page.keyboard.press("Enter")


# ---- the chat


def test_chat_is_plain_text_and_can_be_muted(open_page: Opener) -> None:
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    bob.wait_for_selector("#board .panel")
    ann.keyboard.press("Escape")  # the list of people with the link
    ann.click("#tab-chat")
    send(ann, "<b>salve</b>")
    expect_count(bob, "#tab-chat", "1")
    bob.click("#tab-chat")
    expect(bob.locator("#chat-list li")).to_contain_text("<b>salve</b>")
    expect_count(bob, "#tab-chat", "")
    bob.get_by_role("button", name="Send").click()
    bob.check("#mute")
    expect(bob.locator("#chat-list")).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=str)
def test_a_phone_has_a_tab_for_the_chat_that_counts(
    open_page: Opener, size: tuple[int, int]
) -> None:
    """The number goes when the chat is looked at, and comes back with the next message."""
    ann = open_page()
    bob = sit_down(open_page(size=size), open_table(ann, BY_LINK)[0])
    bob.wait_for_selector("#board .panel")
    assert "" == bob.evaluate(COUNT, ".chat-tab")
    ann.keyboard.press("Escape")  # the list of people with the link
    ann.click("#tab-chat")
    send(ann, "salve")
    send(ann, "quid agis?")
    expect_count(bob, ".chat-tab", "2")
    bob.click(".log-tab")
    expect(bob.locator("#typed")).to_be_visible()
    expect(bob.locator("#chat")).to_be_hidden()
    assert "2" == bob.evaluate(COUNT, ".chat-tab")
    bob.get_by_role("button", name="Chat").click()
    expect(bob.locator("#typed")).to_be_hidden()
    expect(bob.locator("#chat-list li")).to_have_count(2)
    expect_count(bob, ".chat-tab", "")
    assert_accessible(bob)
    bob.click("#tabbar button:first-child")
    send(ann, "vale")
    expect_count(bob, ".chat-tab", "1")


def test_a_tablet_counts_on_the_way_to_the_drawer(open_page: Opener) -> None:
    ann = open_page()
    bob = sit_down(open_page(size=TABLET), open_table(ann, BY_LINK)[0])
    bob.wait_for_selector("#board .panel")
    ann.keyboard.press("Escape")  # the list of people with the link
    ann.click("#tab-chat")
    send(ann, "salve")
    expect_count(bob, "#open-drawer", "1")
    bob.click("#open-drawer")
    bob.click("#tab-chat")
    expect_count(bob, "#open-drawer", "")


@pytest.mark.parametrize(
    ("lang", "move", "message", "chat"),
    [("en", "Move", "Message to the table", "chat"), ("pl", "Ruch", "Wiadomość do stołu", "czacie"),
     ("ru", "Ход", "Сообщение для стола", "чате")],
)  # fmt: skip
def test_moves_and_messages_have_fields_of_their_own(
    open_page: Opener, lang: str, move: str, message: str, chat: str
) -> None:
    """Each has a label; what is no move is refused with a word about the chat."""
    page = open_page(lang=lang)
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    wait_for_turn(page)
    expect(page.locator("label[for=typed]")).to_be_visible()
    expect(page.locator("#chat")).to_be_hidden()
    page.get_by_label(move, exact=True).fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#bubble")).to_contain_text("“hello”" if lang == "en" else "hello")
    expect(page.locator("#bubble")).to_contain_text(chat)
    page.click("#tab-chat")
    expect(page.locator("#typed")).to_be_hidden()
    page.get_by_label(message).fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-list li")).to_contain_text("hello")
    page.keyboard.press("Tab")
    page.locator("#tab-chat").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tab-log")).to_be_focused()
    expect(page.locator("#typed")).to_be_visible()


# ---- notifications

NOTIFICATION = """permission => {
  window.notes = [];
  let answer;
  const asked = () => new Promise(resolve => { answer = resolve; });
  window.Notification = class { constructor(title) { window.notes.push(title); } };
  Object.assign(window.Notification, {permission, requestPermission: asked});
  window.decide = decision => { window.Notification.permission = decision; answer(decision); };
  Object.defineProperty(document, 'hidden', {get: () => true});
}"""
"""A browser that has decided this, asks when it is asked, and shows another page."""


def test_a_notification_calls_whoever_asked_for_it(open_page: Opener) -> None:
    """Only after a click, and only while the page is not looked at."""
    ann = open_page()
    bob = sit_down(open_page(), open_table(ann, BY_LINK)[0])
    first = acting(ann, bob)
    other = bob if first is ann else ann
    other.context.grant_permissions(["notifications"])
    other.evaluate(NOTIFICATION, "default")
    other.click("#menu")
    other.click("#notifications")
    other.click("#notify")
    other.evaluate("decide('granted')")
    expect(other.locator("#notify")).to_have_attribute("aria-pressed", "true")
    note = other.locator("#notify-note p:visible")
    expect(note).to_contain_text("You are notified while it is open")  # there is no push service
    other.keyboard.press("Escape")
    other.keyboard.press("Escape")
    play(first, random.Random(17))
    expect(other).to_have_title(re.compile("^● Your turn"))
    assert ["Your turn"] == other.evaluate("window.notes")


def test_the_menu_says_what_the_browser_decided(open_page: Opener) -> None:
    """Nothing before a click; then that the question is open, and at last the answer."""
    page = open_page()
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    wait_for_turn(page)
    page.evaluate(NOTIFICATION, "default")
    page.click("#menu")
    page.click("#notifications")
    note, button = page.locator("#notify-note p:visible"), page.locator("#notify")
    expect(note).to_have_count(0)
    button.click()
    expect(note).to_contain_text("has not allowed it yet")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.evaluate("decide('denied')")
    expect(note).to_contain_text("blocks notifications")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.Notification.permission = 'granted'")  # in the settings of the browser
    page.keyboard.press("Escape")
    page.click("#notifications")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(note).to_contain_text("while this page is open")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(note).to_have_count(0)
