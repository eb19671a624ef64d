"""The panel of notifications, at a server that may send to receivers on this machine."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from poleis.web.notify.mail import MailServer
from tests.web.browser.driver import Opener, sit_down
from tests.web.browser.test_pages import assert_accessible
from tests.web.harness import Browser, Running, running
from tests.web.receivers import Device, HttpReceiver, MailBox, http_receiver, mail_box
from tests.web.test_notifications import NOW, end_turn

Shoot = Callable[[Page, str], None]

PUSH = """([endpoint, p256dh, auth]) => {
  const made = {endpoint, toJSON: () => ({endpoint, keys: {p256dh, auth}})};
  let current = null;
  PushManager.prototype.subscribe = async function (options) {
    window.pushKey = options.applicationServerKey;
    return current = made;
  };
  PushManager.prototype.getSubscription = async () => current;
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
}"""
"""A browser with a push service, which is ours."""


@pytest.fixture
def box() -> Iterator[MailBox]:
    with mail_box() as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as found:
        yield found


@pytest.fixture
def notifying(tmp_path: Path, box: MailBox) -> Iterator[Running]:
    mail = MailServer("127.0.0.1", box.port, "poleis@example.org")
    with running(tmp_path / "tables.db", notify=replace(NOW, mail=mail)) as found:
        yield found


def open_panel(page: Page) -> None:
    page.click("#menu")
    page.click("#notifications")
    expect(page.locator("#notify-panel")).to_be_visible()


def save_channel(page: Page, url: str) -> None:
    form = page.locator("[data-kind=webhook]")
    form.locator("select").select_option("discord")
    form.locator("[name=url]").fill(url)
    form.locator("[type=submit]").click()
    expect(page.locator("#notify-status")).to_have_text("Saved.")
    expect(form.locator("[type=reset]")).to_be_visible()


def confirm_email(page: Page, box: MailBox) -> None:
    page.locator("[data-kind=email] [name=address]").fill("ben@example.org")
    page.click("[data-kind=email] [type=submit]")
    [code] = re.findall(r"\b\d{6}\b", box.wait_for(1).get_content())
    page.locator("[name=code]").fill(code)
    page.click("[data-kind=code] [type=submit]")
    expect(page.locator("[data-kind=code]")).to_be_hidden()


def save_quiet_hours(page: Page, start: str, end: str) -> None:
    page.fill("#quiet-start", start)
    page.fill("#quiet-end", end)
    page.click("[data-kind=quiet] [type=submit]")
    expect(page.locator("[data-kind=quiet] [type=reset]")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [((1366, 768), "light"), ((390, 844), "dark")])
def test_a_player_chooses_how_to_hear_of_turns(
    notifying: Running,
    receiver: HttpReceiver,
    box: MailBox,
    open_page: Opener,
    shoot: Shoot,
    size: tuple[int, int],
    scheme: Literal["light", "dark"],
) -> None:
    """Push, a webhook, e-mail and quiet hours; then the page is closed, and Ann plays."""
    ann, device = Browser(notifying), Device(receiver)
    table = ann.open_table("human", "link", name="Ann")
    page = open_page(size=size, at=notifying.url)
    page.emulate_media(color_scheme=scheme)
    sit_down(page, table["links"][0]["url"], "Ben")
    page.evaluate(PUSH, list(device.subscription().values()))
    open_panel(page)
    expect(page.locator("[data-kind=quiet]")).to_be_hidden()
    page.click("#notify")
    expect(page.locator("#notify-note p:visible")).to_contain_text("also when this page is closed")
    assert notifying.server.notifications.push_key == page.evaluate("window.pushKey")
    url = f"{receiver.url}/channel"
    save_channel(page, url)
    confirm_email(page, box)
    save_quiet_hours(page, "00:00", "00:00")
    shoot(page, f"notifications-{size[0]}-{scheme}")
    assert_accessible(page)

    page.reload()
    open_panel(page)
    expect(page.locator("[data-kind=webhook] [name=url]")).to_have_value(url)
    expect(page.locator("[data-kind=webhook] select")).to_have_value("discord")
    expect(page.locator("#quiet-start")).to_have_value("00:00")
    page.click("[data-kind=email] [type=reset]")
    expect(page.locator("[data-kind=email] [type=reset]")).to_be_hidden()

    line = ann.line(table["table"])
    page.close()
    while 1 in line.expect("presence")["online"]:
        pass
    end_turn(line)
    assert ["Your turn: Akropolis"] == [one["title"] for one in device.messages()]
    assert b"Ben, it is your turn" in receiver.wait_for("/channel", 2)[1].body
    assert 1 == len(box.mails), "only the code"
    ann.close()


def test_a_sound_is_played_when_the_turn_comes(open_page: Opener, notifying: Running) -> None:
    """Off by default; a click on the switch plays it once."""
    ann = Browser(notifying)
    table = ann.open_table("human", "link")
    page = open_page(at=notifying.url)
    page.add_init_script(
        "window.tones = 0;"
        "const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function () { tones++; start.call(this); };"
    )
    sit_down(page, table["links"][0]["url"])
    line = ann.line(table["table"])
    open_panel(page)
    page.check("#notify-sound")
    page.wait_for_function("() => tones === 1")
    end_turn(line)
    page.wait_for_function("() => tones === 2")
    ann.close()
