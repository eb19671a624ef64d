"""The owner's page: who may see it, what it shows, and what it can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from poleis.cli import serve
from poleis.cli.serve import with_owner_token
from poleis.web.server.app import Settings
from poleis.web.server.load import load_of
from poleis.web.server.metrics import Metrics
from poleis.web.tables import tokens
from tests.cli.running import poleis, refused
from tests.web.harness import Browser, Refused, Running, running

Browsers = Callable[..., Browser]
TOKEN = "the-token-of-the-owner"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose owner has chosen a token."""
    folder = tmp_path_factory.mktemp("owner")
    with running(folder / "tables.db", owner_token=TOKEN, open_tables=True) as found:
        yield found


@pytest.fixture
def come(house: Running) -> Iterator[Browsers]:
    """Makes browsers that come to this server; they are closed after the test."""
    with ExitStack() as opened:
        yield lambda lang="en": opened.enter_context(closing(Browser(house, lang)))


@pytest.fixture
def owner(come: Browsers) -> Browser:
    found = come()
    assert 303 == found.http.get("/owner", params={"token": TOKEN}).status_code
    return found


def page(owner: Browser) -> str:
    answer = owner.http.get("/owner")
    assert 200 == answer.status_code
    return answer.text


# ---- who may see it


def test_the_token_opens_the_page_and_leaves_the_address(come: Browsers) -> None:
    browser = come()
    answer = browser.http.get("/owner", params={"token": TOKEN})
    assert (303, "/owner") == (answer.status_code, answer.headers["location"])
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/owner"))
    assert "no-referrer" == answer.headers["referrer-policy"]
    assert "no-store" == browser.http.get("/owner").headers["cache-control"]


@pytest.mark.parametrize("token", ["", "wrong", TOKEN + "x", TOKEN[:-1], "ü"])
def test_without_the_token_the_page_does_not_exist(come: Browsers, token: str) -> None:
    """The answer is that of any unknown page."""
    browser = come()
    unknown = browser.http.get("/no-such-page")
    for answer in (browser.http.get("/owner", params={"token": token}), browser.http.get("/owner")):
        assert (404, unknown.text) == (answer.status_code, answer.text)
    browser.http.cookies.set("poleis-owner", token.encode().hex(), path="/owner")
    assert 404 == browser.http.get("/owner").status_code


def test_strangers_close_nothing(come: Browsers) -> None:
    ann = come()
    table = ann.open_table("human", "link")["table"]
    assert 404 == ann.http.post(f"/owner/tables/{table}/close").status_code
    assert 404 == ann.http.post("/owner/reports/1/done").status_code
    assert ann.http.get(f"/api/tables/{table}").json()["ending"] is None


def test_other_pages_close_nothing_in_the_name_of_the_owner(come: Browsers, owner: Browser) -> None:
    table = come().open_table("human", "link")["table"]
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = owner.http.post(f"/owner/tables/{table}/close", headers=elsewhere)
    assert 403 == answer.status_code


def test_without_a_token_of_its_own_a_server_has_no_such_page(
    server: Running, browser: Browsers
) -> None:
    assert 404 == browser().http.get("/owner").status_code
    assert 404 == browser().http.get("/owner", params={"token": ""}).status_code


def test_the_start_prints_the_link_once() -> None:
    address = "http://127.0.0.1:8000"
    settings, where = with_owner_token(Settings(database=""), address)
    assert f"{address}/owner?token={settings.owner_token}" == where
    assert tokens.TOKEN_LENGTH == len(settings.owner_token)
    assert settings.owner_token not in repr(settings)
    hosts = ("127.0.0.1", "poleis.example.org")
    chosen = Settings(database="", hosts=hosts, secure=True, owner_token=TOKEN)
    assert (chosen, "https://poleis.example.org/owner?token=...") == with_owner_token(
        chosen, address
    )


def test_the_token_is_an_option_that_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(serve, "open_house", lambda settings, *_: seen.append(settings))
    poleis("serve", "--no-browser", "--owner-token", TOKEN)
    assert [TOKEN] == [one.owner_token for one in seen]
    assert TOKEN not in poleis("serve", "--show-config", "--owner-token", TOKEN).out
    assert "16 characters" in refused("serve", "--no-browser", "--owner-token", "short")


# ---- what it shows


def test_it_shows_the_tables_in_memory_and_their_connections(
    come: Browsers, owner: Browser
) -> None:
    ann = come()
    made = ann.open_table("human", "link", name="Annabel")
    ann.line(made["table"])
    come().line(made["table"])
    text = page(owner)
    assert f'href="/t/{made["table"]}"' in text
    assert "Annabel" in text
    row = text[text.index(f'href="/t/{made["table"]}"') :]
    assert "players connected: 1, spectators: 1" in row


def test_it_shows_no_secret(come: Browsers, owner: Browser, house: Running) -> None:
    ann = come()
    made = ann.open_table("human", "link")
    ann.line(made["table"])
    ann.http.post(f"/api/tables/{made['table']}/report", json={"seat": 0, "text": "secrets"})
    text = page(owner)
    info = house.server.tables.live[made["table"]].table.info
    token = made["links"][0]["url"].removeprefix("/j/")
    for secret in (info.seed, info.host, token, tokens.digest(token), TOKEN):
        assert secret not in text


@pytest.mark.parametrize(("lang", "title"), [("pl", "Strona właściciela"), ("ru", "Страница")])
def test_it_speaks_other_languages(come: Browsers, lang: str, title: str) -> None:
    browser = come(lang)
    browser.http.get("/owner", params={"token": TOKEN})
    assert title in page(browser)


def test_the_load_comes_from_the_metrics() -> None:
    metrics = Metrics()
    assert (0, 0, 0, 0.0) == tuple(vars(load_of(metrics)).values())
    metrics.connections.labels("seat").inc(3)
    metrics.bot_queue.set(2)
    metrics.recent_delays.extend([0.003] * 200 + [2.0])
    assert (3, 0, 2, 0.003) == tuple(vars(load_of(metrics)).values())


# ---- reports


def test_a_report_waits_until_it_is_done(come: Browsers, owner: Browser) -> None:
    ann = come()
    table = ann.open_table("human", "link", name="Ann")["table"]
    body = {"seat": 0, "text": "<b>rude</b>"}
    assert 201 == ann.http.post(f"/api/tables/{table}/report", json=body).status_code
    text = page(owner)
    assert "&lt;b&gt;rude&lt;/b&gt;" in text
    numbers = re.findall(r"/owner/reports/(\d+)/done", text)
    assert 303 == owner.http.post(f"/owner/reports/{numbers[-1]}/done").status_code
    assert "rude" not in page(owner)
    assert 404 == owner.http.post("/owner/reports/999999/done").status_code


# ---- closing a table


def test_a_closed_table_is_only_for_reading(come: Browsers, owner: Browser) -> None:
    ann = come()
    made = ann.open_table("human", "greedy")
    table = made["table"]
    line = ann.line(table)
    line.wait_until_my_turn()
    assert 303 == owner.http.post(f"/owner/tables/{table}/close").status_code
    while line.state["legal"]:
        line.expect("state")
    assert "Closed: view only" == line.state["result"]["title"]
    assert "has closed this table" in line.state["result"]["detail"]
    with pytest.raises(Refused):
        line.ask("play", rev=line.state["rev"], code=0)
    facts = ann.http.get(f"/api/tables/{table}").json()
    assert ({"how": "closed"}, []) == (facts["ending"], facts["acting"])
    assert 200 == ann.http.get(f"/t/{table}").status_code
    assert "Closed: view only" in ann.http.get("/").text
    assert f"/owner/tables/{table}/close" not in page(owner)


def test_a_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database, owner_token=TOKEN) as house, closing(Browser(house)) as ann:
        table = ann.open_table("human", "greedy")["table"]
        ann.http.get("/owner", params={"token": TOKEN})
        assert 303 == ann.http.post(f"/owner/tables/{table}/close").status_code
        cookies = ann.http.cookies
    with running(database, owner_token=TOKEN) as house, closing(Browser(house)) as again:
        again.http.cookies.update(cookies)
        state = again.line(table).state
        assert ([], [], True) == (state["actors"], state["legal"], state["over"])
        assert 200 == again.http.get(f"/api/tables/{table}/record").status_code


def test_a_finished_game_is_not_closed(come: Browsers, owner: Browser, house: Running) -> None:
    """Closing twice, or too late, changes nothing; an unknown table is not found."""
    ann = come()
    table = ann.open_table("human", "link")["table"]
    for _ in range(2):
        assert 303 == owner.http.post(f"/owner/tables/{table}/close").status_code
    assert {"how": "closed"} == house.server.tables.live[table].table.info.ending
    assert 404 == owner.http.post("/owner/tables/nosuchtable/close").status_code
