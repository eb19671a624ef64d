"""Open tables: the list in the lobby, sitting down, and guests whom the host removes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from poleis.cli import serve
from poleis.web.server.app import Settings
from poleis.web.storage import schema
from poleis.web.tables.closing import close_table
from poleis.web.tables.limits import Limits
from tests.cli.running import poleis
from tests.web.harness import GENEROUS, Browser, Clock, Json, Running, running

Browsers = Callable[..., Browser]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server that allows open tables, with a clock of its own."""
    with running(tmp_path / "tables.db", clock=clock, open_tables=True) as found:
        yield found


@pytest.fixture
def come(house: Running) -> Iterator[Browsers]:
    """Makes browsers that come to this server; they are closed after the test."""
    with ExitStack() as opened:
        yield lambda lang="en": opened.enter_context(closing(Browser(house, lang)))


def wish(*kinds: str, **terms: Any) -> Json:
    seats = [
        {"kind": kind} | ({"name": "Ann"} if kind == "human" else {})
        if kind in ("human", "link")
        else {"kind": "bot", "bot": kind}
        for kind in kinds
    ]
    return {"game": "akropolis", "seats": seats, "terms": {"open": True, **terms}}


def open_table(host: Browser, *kinds: str, **terms: Any) -> Json:
    answer = host.http.post("/api/tables", json=wish(*kinds, **terms))
    assert 201 == answer.status_code, answer.text
    found: Json = answer.json()
    return found


def listed(browser: Browser) -> list[str]:
    """The tables where the lobby offers a seat."""
    return re.findall(r'formaction="/t/(\w+)/sit"', browser.http.get("/").text)


def sit(browser: Browser, table: str, name: str = "Ben") -> int:
    return browser.http.post(f"/t/{table}/sit", data={"name": name}).status_code


def mine(browser: Browser, table: str) -> object:
    return browser.http.get(f"/api/tables/{table}").json()["mine"]


# ---- the list


def test_the_lobby_lists_what_was_agreed_and_the_free_seats(come: Browsers) -> None:
    ann, ben = come(), come()
    time = {"kind": "move", "seconds": 180, "increment": 30}
    table = open_table(ann, "human", "link", "greedy", time=time, hints=False)["table"]
    rows = ben.http.get("/open-tables").text
    assert [table] == listed(ben)
    for words in ("Akropolis", "Ann", "1 of 3 seats free", "3 minutes per move", "no hints"):
        assert words in rows
    polish = come("pl").http.get("/open-tables").text
    assert "Wolne miejsca: 1 z 3" in polish and "bez podpowiedzi" in polish


def test_the_list_has_no_secret(come: Browsers, house: Running) -> None:
    ann, ben = come(), come()
    made = open_table(ann, "human", "link")
    text = ben.http.get("/").text + ben.http.get(f"/t/{made['table']}").text
    token = made["links"][0]["url"].removeprefix("/j/")
    info = house.server.tables.live[made["table"]].table.info
    assert not [secret for secret in (token, info.seed, info.host) if secret in text]


def test_a_table_is_open_only_if_its_host_wants_it(come: Browsers) -> None:
    ann, ben = come(), come()
    closed = ann.open_table("human", "link")["table"]
    assert [] == listed(ben)
    assert 409 == sit(ben, closed)
    assert [] == mine(ben, closed)


def test_options_that_differ_are_listed(come: Browsers) -> None:
    ann = come()
    body = wish("human", "link") | {"options": {"lakes": True, "variants": ["houses"]}}
    assert 201 == ann.http.post("/api/tables", json=body).status_code
    assert "Variants: Houses · Lakes for barracks" in ann.http.get("/open-tables").text


def test_a_table_leaves_the_list_when_it_is_full_or_closed(come: Browsers, house: Running) -> None:
    ann, ben, cid = come(), come(), come()
    full = open_table(ann, "human", "link")["table"]
    closed = open_table(ann, "human", "link")["table"]
    assert {full, closed} == set(listed(cid))
    assert 303 == sit(ben, full)
    assert [closed] == listed(cid)
    house.call(close_table(house.server.tables, closed))
    assert [] == listed(cid)
    assert 409 == sit(cid, full) == sit(cid, closed)


def test_a_table_leaves_the_list_after_a_day_without_anybody(come: Browsers, clock: Clock) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link")["table"]
    clock.forward(hours=23)
    assert [table] == listed(ben)
    clock.forward(hours=2)
    assert [] == listed(ben)


def test_a_server_may_have_no_open_tables(server: Running, browser: Browsers) -> None:
    """The usual server of these tests is on the loopback."""
    ann = browser()
    answer = ann.http.post("/api/tables", json=wish("human", "link"))
    assert (400, "This server has no open tables.") == (
        answer.status_code,
        answer.json()["text"],
    )
    assert "open-title" not in ann.http.get("/").text
    assert 404 == ann.http.get("/open-tables").status_code
    assert 404 == sit(ann, ann.open_table("human", "link")["table"])


def test_an_open_table_needs_a_seat_for_somebody(come: Browsers) -> None:
    answer = come().http.post("/api/tables", json=wish("human", "greedy"))
    assert 400 == answer.status_code and "needs a seat" in answer.json()["text"]


def test_a_server_that_others_reach_allows_open_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(serve, "open_house", lambda settings, *_: seen.append(settings))
    for words in (
        [],
        ["--host", "0.0.0.0"],
        ["--name", "poleis.example.org"],
        ["--host", "0.0.0.0", "--no-open-tables"],
        ["--open-tables"],
    ):
        poleis("serve", "--no-browser", *words)
    monkeypatch.setenv("POLEIS_OPEN_TABLES", "true")
    poleis("serve", "--no-browser")
    assert [False, True, True, False, True, True] == [one.open_tables for one in seen]


# ---- sitting down


def test_whoever_comes_sits_down_with_a_name_and_plays(come: Browsers) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link")["table"]
    host = ann.line(table)
    assert 303 == sit(ben, table, " Ben\x1b ")
    assert "Ben" == host.expect("state")["seats"][1]["name"]
    assert [1] == mine(ben, table)
    guest = ben.line(table)
    first = host if host.state["legal"] else guest
    assert first.play()["ply"] > 0


def test_nobody_takes_two_seats(come: Browsers) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link", "link")["table"]
    assert [303, 303] == [sit(ben, table), sit(ben, table)]
    assert [1] == mine(ben, table)
    assert 303 == sit(ann, table)
    assert [0] == mine(ann, table)


def test_a_form_of_another_page_takes_no_seat(come: Browsers) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link")["table"]
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = ben.http.post(f"/t/{table}/sit", data={"name": "Ben"}, headers=elsewhere)
    assert 403 == answer.status_code
    assert [] == mine(ben, table)


def test_an_address_takes_only_so_many_seats(tmp_path: Path) -> None:
    limits = replace(GENEROUS, guests=(1, 0.0001))
    with (
        running(tmp_path / "t.db", open_tables=True, limits=limits) as house,
        closing(Browser(house)) as ann,
        closing(Browser(house)) as ben,
    ):
        first, second = (open_table(ann, "human", "link")["table"] for _ in range(2))
        assert [303, 429] == [sit(ben, first), sit(ben, second)]


def test_a_seat_of_an_open_table_stays_after_a_restart(tmp_path: Path) -> None:
    with (
        running(tmp_path / "t.db", open_tables=True) as house,
        closing(Browser(house)) as ann,
        closing(Browser(house)) as ben,
    ):
        table = open_table(ann, "human", "link", "link")["table"]
        assert 303 == sit(ben, table)
        cookies = ben.http.cookies
    with running(tmp_path / "t.db", open_tables=True) as house, closing(Browser(house)) as again:
        again.http.cookies.update(cookies)
        assert [1] == mine(again, table)
        assert "1 of 3 seats free" in again.http.get("/open-tables").text


# ---- removing a guest


def kick(host: Browser, table: str, seat: int = 1) -> tuple[int, str]:
    answer = host.http.post(f"/api/tables/{table}/kick", json={"seat": seat})
    return answer.status_code, answer.json().get("text", "")


def test_a_guest_who_is_removed_watches_and_cannot_come_back(come: Browsers) -> None:
    ann, ben, cid = come(), come(), come()
    table = open_table(ann, "human", "link")["table"]
    sit(ben, table)
    guest = ben.line(table)
    assert guest.state["you"] == 1
    assert (200, "") == kick(ann, table)
    while guest.state["you"] is not None:
        guest.expect("state")
    assert "open" == guest.state["seats"][1]["kind"]
    assert "The host has removed Ben." in [line["text"] for line in guest.hello()["chat"]]
    assert [] == mine(ben, table)
    assert 409 == sit(ben, table) == sit(ben, table, "Other") == sit(cid, table, "ben")
    assert 303 == sit(cid, table, "Cid")


def test_links_of_a_seat_that_was_freed_are_good_no_longer(come: Browsers) -> None:
    ann, ben, cid = come(), come(), come()
    made = ann.open_table("human", "link")
    link = made["links"][0]["url"]
    ben.join(link, "Ben")
    assert 200 == kick(ann, made["table"])[0]
    assert 404 == ben.http.get(link).status_code
    new = re.search(r"/j/[\w-]+", ann.http.get(f"/t/{made['table']}").text)
    assert new is not None and new[0] != link
    cid.join(new[0], "Cid")
    assert [1] == mine(cid, made["table"])


def test_a_program_that_is_removed_needs_a_new_link(come: Browsers) -> None:
    ann, program = come(), come()
    made = ann.open_table("human", "link")
    token = made["links"][0]["url"].removeprefix("/j/")
    line = program.line(made["table"], token=token)
    assert 200 == kick(ann, made["table"])[0]
    while line.state["you"] is not None:
        line.expect("state")
    assert 404 == program.http.post("/api/join", json={"token": token}).status_code


def test_only_the_host_removes_and_only_guests(come: Browsers) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link", "greedy")["table"]
    assert 400 == kick(ann, table, 1)[0]
    sit(ben, table)
    assert 403 == kick(ben, table, 1)[0] == kick(ben, table, 0)[0]
    assert [400, 400, 400] == [kick(ann, table, seat)[0] for seat in (0, 2, 7)]
    assert [1] == mine(ben, table)


def test_nobody_is_removed_after_the_first_decision_of_a_person(come: Browsers) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link")["table"]
    sit(ben, table)
    line = ann.line(table)
    line.wait_until_my_turn()
    line.play()
    assert (400, "The game has begun, so nobody can be removed.") == kick(ann, table)
    assert [1] == mine(ben, table)


# ---- reports


def report(browser: Browser, table: str, **body: Any) -> int:
    return browser.http.post(f"/api/tables/{table}/report", json=body).status_code


def test_a_report_is_kept_with_the_name_of_the_seat(come: Browsers, house: Running) -> None:
    ann, ben = come(), come()
    table = open_table(ann, "human", "link")["table"]
    assert 201 == report(ben, table, seat=0, text=" Insults\n in the chat ")
    assert 201 == report(ben, table, text="No good table")
    kept = house.call(house.server.database.read(lambda c: c.execute(select(schema.reports)).all()))
    assert [(table, 0, "Ann", "Insults in the chat"), (table, None, "", "No good table")] == [
        (row.table_id, row.seat, row.name, row.text) for row in kept
    ]


def test_a_bad_report_is_refused(come: Browsers) -> None:
    ann = come()
    table = open_table(ann, "human", "link")["table"]
    assert 422 == report(ann, table, seat=0, text="x" * 301)
    assert 422 == report(ann, table, seat=0, text="")
    assert 400 == report(ann, table, seat=0, text=" \n")
    assert 400 == report(ann, table, seat=5, text="who")
    assert 404 == report(ann, "nosuchtable", text="what")


def test_an_address_sends_only_a_few_reports(tmp_path: Path) -> None:
    limits = replace(GENEROUS, reports=Limits.reports)
    with running(tmp_path / "t.db", limits=limits) as house, closing(Browser(house)) as ann:
        table = ann.open_table("human", "link")["table"]
        assert [201] * 5 + [429] == [report(ann, table, text="again") for _ in range(6)]
