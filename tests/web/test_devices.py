"""Other devices: a link to one's own seat, and one that moves all tables."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace

import httpx2
import pytest
from sqlalchemy import Connection, select

from poleis.web.routes.devices import device_name
from poleis.web.routes.qr import qr_code
from poleis.web.server import reach, security
from poleis.web.server.reach import is_loopback
from poleis.web.storage import schema
from poleis.web.tables import tokens
from tests.web.harness import Browser, Clock, Running, wait_until

Browsers = Callable[..., Browser]

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"


@pytest.fixture
def come(house: Running) -> Iterator[Browsers]:
    with ExitStack() as opened:

        def browser(agent: str = LAPTOP) -> Browser:
            made = opened.enter_context(closing(Browser(house)))
            made.http.headers["User-Agent"] = agent
            return made

        yield browser


def table_of(browser: Browser) -> str:
    """A table of one's own."""
    return str(browser.open_table("human", "random")["table"])


def tables_of(browser: Browser) -> set[str]:
    """The tables in the lobby of a browser."""
    return set(re.findall(r'href="/t/(\w+)"', browser.http.get("/").text))


def new_link(browser: Browser) -> str:
    """The path of a link that moves all tables."""
    text = browser.http.post("/devices/link").text
    found = re.search(r'id="device-link">http://[^/]+(/d/[\w-]+)<', text)
    assert found, text[-2000:]
    return found[1]


# ---- one's own seat


def seat_link(browser: Browser, table: str, seat: int = 0) -> httpx2.Response:
    return browser.http.post(f"/api/tables/{table}/device", json={"seat": seat})


def test_the_link_to_my_seat_works_once_on_another_device(come: Browsers) -> None:
    ann, phone, eve = come(), come(), come()
    table = ann.open_table("human", "link", name="Ann")["table"]
    here = ann.line(table)
    answer = seat_link(ann, table)
    assert 200 == answer.status_code
    assert answer.json()["qr"].startswith("<svg")
    path = answer.json()["url"].removeprefix(ann.running.url)
    text = phone.http.get(path).text
    assert "Continue here" in text and "Ann" in text
    assert phone.line(table).state["you"] is None, "opening it takes nothing"
    assert 303 == phone.http.post(path).status_code
    assert 0 == phone.line(table).state["you"]
    assert "Ann continues on another device." == here.expect("chat")["text"]
    for answer in (eve.http.get(path), eve.http.post(path)):
        assert 404 == answer.status_code
    assert eve.line(table).state["you"] is None


def test_a_new_link_to_my_seat_ends_the_old_one(come: Browsers) -> None:
    ann, phone = come(), come()
    table = table_of(ann)
    old, new = (seat_link(ann, table).json()["url"].split("/j/")[1] for _ in range(2))
    assert 404 == phone.http.post(f"/j/{old}").status_code
    assert 303 == phone.http.post(f"/j/{new}").status_code


def test_only_who_has_a_seat_gets_its_link(come: Browsers) -> None:
    ann, ben = come(), come()
    table = ann.open_table("human", "link")["table"]
    assert 403 == seat_link(ben, table).status_code
    assert 403 == seat_link(ann, table, 1).status_code
    assert 404 == seat_link(ann, "nowhere").status_code


def test_a_program_cannot_use_the_link_to_my_seat(come: Browsers) -> None:
    ann = come()
    token = seat_link(ann, table_of(ann)).json()["url"].split("/j/")[1]
    assert 404 == come().http.post("/api/join", json={"token": token}).status_code


def test_the_link_to_my_seat_does_not_become_an_invitation_to_the_rematch(come: Browsers) -> None:
    ann, ben, eve = come(), come(), come()
    opened = ann.open_table("human", "link")
    ben.join(opened["links"][0]["url"])
    path = "/j/" + seat_link(ann, opened["table"]).json()["url"].split("/j/")[1]
    ann.line(opened["table"]).ask("resign", seat=0)
    assert 201 == ann.http.post(f"/api/tables/{opened['table']}/rematch").status_code
    assert 404 == eve.http.get(path).status_code


# ---- all tables


def test_all_tables_move_to_another_device(come: Browsers) -> None:
    """Both have all tables from then on, old and new, and are the host of them."""
    laptop, phone = come(), come(PHONE)
    mine, its = table_of(laptop), table_of(phone)
    link = new_link(laptop)
    text = phone.http.get(link).text
    assert "This device gets 1 table" in text and "The table of this device comes along." in text
    assert {its} == tables_of(phone), "opening it takes nothing"
    assert 303 == phone.http.post(link).status_code
    for browser in (laptop, phone):
        assert {mine, its} == tables_of(browser)
        assert 0 == browser.line(mine).state["you"]
        assert 0 == browser.line(its).state["you"]
    later = table_of(laptop)
    assert later in tables_of(phone)
    page = laptop.http.get("/devices").text
    assert "Firefox, Linux" in page and "Chrome, Android" in page


def test_the_host_stays_the_host_on_every_device(come: Browsers) -> None:
    laptop, phone = come(), come(PHONE)
    table = phone.open_table("human", "link")["table"]
    phone.line(table)
    assert 303 == phone.http.post(new_link(laptop)).status_code
    body = {"seat": 1, "bot": "random"}
    assert 200 == laptop.http.post(f"/api/tables/{table}/bot", json=body).status_code


def test_a_link_moves_tables_once(come: Browsers) -> None:
    laptop, phone, eve = come(), come(), come()
    table_of(laptop)
    link = new_link(laptop)
    assert 303 == phone.http.post(link).status_code
    for answer in (eve.http.get(link), eve.http.post(link)):
        assert 404 == answer.status_code
    assert set() == tables_of(eve)


def test_a_link_expires_after_a_day(come: Browsers, clock: Clock) -> None:
    laptop, phone = come(), come()
    table_of(laptop)
    link = new_link(laptop)
    clock.forward(hours=23, minutes=59)
    assert 200 == phone.http.get(link).status_code
    clock.forward(minutes=1)
    for answer in (phone.http.get(link), phone.http.post(link)):
        assert 404 == answer.status_code
    assert set() == tables_of(phone)


def test_open_links_can_be_revoked(come: Browsers) -> None:
    laptop, phone = come(), come()
    table_of(laptop)
    links = [new_link(laptop), new_link(laptop)]
    assert "2 links have not been used yet." in laptop.http.get("/devices").text
    assert 303 == laptop.http.post("/devices/revoke").status_code
    assert {404} == {phone.http.post(link).status_code for link in links}
    assert "not been used yet" not in laptop.http.get("/devices").text


def test_nobody_learns_which_links_there_were(come: Browsers, clock: Clock) -> None:
    """Used, expired, revoked and invented links have the same answer."""
    laptop, phone, eve = come(), come(), come()
    used = new_link(laptop)
    phone.http.post(used)
    expired = new_link(laptop)
    clock.forward(days=2)
    revoked = new_link(laptop)
    laptop.http.post("/devices/revoke")
    invented = f"/d/{tokens.new_token()}"
    answers = [eve.http.get(link) for link in (used, expired, revoked, invented)]
    assert {404} == {answer.status_code for answer in answers}
    assert 1 == len({answer.text for answer in answers})


def devices_in(browser: Browser) -> list[str]:
    return re.findall(r'name="browser" value="(\w+)"', browser.http.get("/devices").text)


@pytest.mark.parametrize("first", [True, False])
def test_a_device_that_is_removed_has_nothing(come: Browsers, *, first: bool) -> None:
    """Also the first one, after which the person is named."""
    laptop, phone = come(), come(PHONE)
    table = table_of(laptop)
    phone.http.post(new_link(laptop))
    line = phone.line(table) if not first else laptop.line(table)
    removed, kept = (laptop, phone) if first else (phone, laptop)
    digest = tokens.digest(removed.http.cookies[security.COOKIE])
    assert digest in devices_in(kept)
    assert 303 == kept.http.post("/devices/remove", data={"browser": digest}).status_code
    assert {table} == tables_of(kept)
    assert set() == tables_of(removed)
    assert removed.line(table).state["you"] is None
    assert line.socket.close_code is not None or _is_closed(line.socket)
    mine = table_of(removed)
    assert mine not in tables_of(kept)


def _is_closed(socket: object) -> bool:
    wait_until(lambda: getattr(socket, "state").name == "CLOSED")  # noqa: B009
    return True


def test_a_stranger_removes_no_device(come: Browsers) -> None:
    laptop, phone, eve = come(), come(), come()
    table = table_of(laptop)
    phone.http.post(new_link(laptop))
    for digest in devices_in(laptop):
        eve.http.post("/devices/remove", data={"browser": digest})
    assert {table} == tables_of(phone) == tables_of(laptop)


def test_people_with_several_devices_become_one(come: Browsers) -> None:
    """A laptop with a phone, and a tablet with a desktop: one link joins all four."""
    laptop, phone, tablet, desktop = come(), come(PHONE), come(), come()
    tables = {table_of(one) for one in (laptop, phone, tablet, desktop)}
    phone.http.post(new_link(laptop))
    desktop.http.post(new_link(tablet))
    desktop.http.post(new_link(phone))
    for one in (laptop, phone, tablet, desktop):
        assert tables == tables_of(one)


def test_what_both_have_stays_as_it_was(house: Running, come: Browsers) -> None:
    """A seat that both hold, by the link to the seat, is held once."""
    laptop, phone = come(), come()
    table = table_of(laptop)
    phone.http.post("/j/" + seat_link(laptop, table).json()["url"].split("/j/")[1])
    assert 303 == phone.http.post(new_link(laptop)).status_code

    def holders(c: Connection) -> int:
        return len(c.execute(select(schema.holders)).all())

    assert 1 == house.call(house.server.database.read(holders))
    link = new_link(laptop)
    assert "has your tables already" in phone.http.get(link).text


def test_the_database_keeps_digests_only(house: Running, come: Browsers) -> None:
    laptop = come()
    link = new_link(laptop)
    token = link.removeprefix("/d/")

    def stored(c: Connection) -> list[str]:
        return list(c.execute(select(schema.device_links.c.token)).scalars())

    assert [tokens.digest(token)] == house.call(house.server.database.read(stored))


@pytest.mark.parametrize("path", ["/devices/link", "/devices/revoke", "/devices/remove", "/d/x"])
def test_a_page_elsewhere_cannot_send_these_forms(come: Browsers, path: str) -> None:
    answer = come().http.post(path, headers={"Origin": "https://evil.example"})
    assert 403 == answer.status_code


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Chrome, Android"),
        (LAPTOP, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0", "Edge, Windows"),
        ("curl/8.0", ""),
    ],
)
def test_devices_are_named_after_browser_and_system(agent: str, name: str) -> None:
    assert name == device_name(agent)


# ---- addresses


def test_a_qr_code_is_black_on_white_and_has_no_style() -> None:
    """The content security policy forbids styles; cameras want a quiet zone and contrast."""
    code = str(qr_code("http://192.168.1.2:8000/j/token"))
    assert "style" not in code and 'fill="#fff"' in code and 'stroke="#000"' in code
    assert 'class="qr"' in code and "viewBox" in code


def page_with(house: Running, name: str, listens: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The page of a table of the host, at a server that listens somewhere."""
    server = house.server
    monkeypatch.setattr(server, "settings", replace(server.settings, listens=listens, hosts=()))
    monkeypatch.setattr(house.guard, "hosts", ())
    with closing(Browser(house)) as ann:
        url = ann.open_table("human", "link")["url"]
        return ann.http.get(url, headers={"Host": f"{name}:{house.port}"}).text


@pytest.mark.parametrize(
    ("name", "listens", "shown"),
    [
        ("127.0.0.1", "127.0.0.1", "127.0.0.1"),
        ("127.0.0.1", "0.0.0.0", "192.168.7.7"),
        ("localhost", "192.168.7.8", "192.168.7.8"),
        ("games.example", "127.0.0.1", "games.example"),
    ],
)
def test_links_have_an_address_that_others_can_use(
    house: Running, monkeypatch: pytest.MonkeyPatch, name: str, listens: str, shown: str
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.7.7")
    text = page_with(house, name, listens, monkeypatch)
    assert f'data-copy="http://{shown}:{house.port}/j/' in text
    is_local = shown == "127.0.0.1"
    assert is_local == ("make play HOST=0.0.0.0" in text)
    assert is_local == ("Only this computer can open this link." in text)


def test_names_of_the_settings_come_before_addresses(
    house: Running, come: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server behind a proxy is told its name; an address would be refused."""
    server = house.server
    named = replace(server.settings, hosts=("127.0.0.1", "games.example"))
    monkeypatch.setattr(server, "settings", named)
    ann = come()
    text = ann.http.get(ann.open_table("human", "link")["url"]).text
    assert f'data-copy="http://games.example:{house.port}/j/' in text


def test_loopback_is_known_by_address_and_name() -> None:
    local = ("127.0.0.1", "127.3.2.1", "::1", "localhost")
    assert all(map(is_loopback, local))
    assert not any(map(is_loopback, ("0.0.0.0", "192.168.1.1", "games.example", "")))


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNetwork(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert reach.lan_address() is None
