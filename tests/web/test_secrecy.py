"""Nothing of the seed or of what a seat may not know leaves the server: not in a message, not in
an error, not in a log."""

from __future__ import annotations

import functools
import json
import logging
import re
from collections.abc import Callable, Iterator

import pytest

from poleis.core import game as core_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.tables import rows, tokens
from poleis.web.tables.seat_names import given_name
from tests.web import secret_game
from tests.web.harness import Browser, Line, Refused, Running

Browsers = Callable[..., Browser]


@pytest.fixture
def secret() -> Iterator[None]:
    """The game with secrets is installed for the time of a test."""
    core_game.games()["secret"] = secret_game.GAME
    yield
    del core_game.games()["secret"]


def info(server: Running, table: str) -> rows.TableInfo:
    async def find() -> rows.TableInfo:
        return (await server.server.tables.get(table))[0].info

    return server.call(find())


def open_secret(ann: Browser) -> tuple[str, str]:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "link"}]
    answer = ann.http.post("/api/tables", json={"game": "secret", "seats": seats})
    assert 201 == answer.status_code, answer.text
    return answer.json()["table"], answer.json()["links"][0]["url"]


def numbers(server: Running, table: str) -> list[int]:
    async def find() -> list[int]:
        state = (await server.server.tables.get(table))[0].match.state
        assert isinstance(state, secret_game.Secret)
        return state.numbers

    return server.call(find())


def everything(line: Line, ann: Browser, table: str) -> str:
    """All that one player can get out of the server about a running game."""
    rev = line.state["rev"]
    line.ask("preview", rev=rev, codes=[0, 1])
    line.ask("why", rev=rev, codes=[0, 1, 2, 7])
    line.ask("ahead", rev=rev, after=[0])
    for seat in range(2):
        line.ask("score", seat=seat, line="call")
    for ply in range(3):
        line.ask("at", ply=ply)
        line.ask("score", seat=1, line="call", ply=ply)
    for type, fields in (
        ("play", {"rev": rev, "text": "call loud"}),
        ("play", {"rev": rev + 5, "text": "call high"}),
        ("at", {"ply": 99}),
        ("undo", {"rev": rev}),
        ("rematch", {}),
    ):
        with pytest.raises(Refused):
            line.ask(type, **fields)
    pages = [
        ann.http.get(f"/api/tables/{table}").text,
        ann.http.get(f"/api/tables/{table}/record").text,
        ann.http.get(f"/t/{table}?ply=1").text,
        ann.http.post(f"/api/tables/{table}/fork", json={"ply": 2}).text,
    ]
    return "\n".join([*map(json.dumps, line.heard), *pages])


def seeds_that_deal(mine: int, others: tuple[int, ...]) -> list[str]:
    """For each of *others* a seed that deals it to the second seat, and *mine* to the first."""
    setup = make_setup(secret_game.GAME, 2)
    found: dict[int, str] = {}
    for number in range(10_000):
        seed = f"{number:064d}"
        state = Match(secret_game.GAME, setup, seed).state
        assert isinstance(state, secret_game.Secret)
        if state.numbers[0] == mine and state.numbers[1] in others:
            found.setdefault(state.numbers[1], seed)
        if len(found) == len(others):
            break
    return list(found.values())


def without_names(said: str, server: Running, table: str) -> str:
    """What was said, without the random names of tables, messages and links."""
    here = info(server, table)
    for name in (table, here.commitment, given_name(here.name, "en"), here.name):
        said = said.replace(name, "NAME")
    said = re.sub(r"/j/[\w-]+", "/j/LINK", said)
    said = re.sub(r'<svg[^>]*class="qr".*?</svg>', "CODE", said)
    return re.sub(r'"id": "m[0-9]+"', '"id": "ID"', said)


def test_changing_what_a_seat_cannot_know_changes_nothing_for_it(
    server: Running, browser: Browsers, secret: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that differ only in what Ben was dealt: Ann gets the same bytes."""
    found = []
    for seed in seeds_that_deal(5, (1, 5, 9)):
        monkeypatch.setattr(tokens, "new_seed", functools.partial(str, seed))
        ann = browser()
        table, _ = open_secret(ann)
        assert 5 == numbers(server, table)[0]
        line = ann.line(table)
        said = everything(line, ann, table)
        found.append(without_names(said, server, table))
    assert 3 == len(found)
    assert found[0] == found[1] == found[2]
    assert "<p>5</p>" in found[0]


def test_spectators_are_not_told_what_the_seats_know(
    server: Running, browser: Browsers, secret: None
) -> None:
    ann = browser()
    table, _ = open_secret(ann)
    watching = browser().line(table, want="dump")
    assert [0, 0] == watching.state["known"][0]
    assert [] == watching.state["legal"]


def test_a_running_game_with_secrets_gives_no_record_and_no_fork(
    browser: Browsers, secret: None
) -> None:
    ann, ben = browser(), browser()
    table, link = open_secret(ann)
    ben.join(link)
    assert 403 == ann.http.get(f"/api/tables/{table}/record").status_code
    assert 400 == ann.http.post(f"/api/tables/{table}/fork", json={"ply": 2}).status_code
    line, other = ann.line(table), ben.line(table)
    line.play("call high")
    other.wait_until_my_turn()
    other.play("call low")
    record = ann.http.get(f"/api/tables/{table}/record")
    assert 200 == record.status_code
    assert "* deal " in record.text


def test_the_seed_stays_on_the_server_until_the_end(
    server: Running, browser: Browsers, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann = browser()
    opened = ann.open_table("hotseat", "hotseat")
    table = opened["table"]
    line = ann.line(table, want="dump")
    seed = info(server, table).seed
    assert 64 == len(seed)
    line.play("take 1")
    with pytest.raises(Refused):
        line.ask("play", rev=line.state["rev"], text="place 99 99 r9")
    pages = [
        ann.http.get(path).text
        for path in (f"/t/{table}", f"/api/tables/{table}", f"/api/tables/{table}/record", "/")
    ]
    said = "\n".join([*map(json.dumps, line.heard), *pages, json.dumps(opened)])
    assert seed not in said
    assert seed not in caplog.text
    while not line.state["over"]:
        line.play()
    assert seed == line.state["result"]["seed"]
    assert seed in ann.http.get(f"/api/tables/{table}/record").text


def test_tokens_are_kept_as_digests_only(server: Running, browser: Browsers) -> None:
    ann = browser()
    opened = ann.open_table("human", "link")
    token = opened["links"][0]["url"].removeprefix("/j/")
    cookie = ann.http.cookies["poleis"]

    def dump() -> str:
        connection = server.server.database.engine.raw_connection()
        try:
            return "\n".join(connection.driver_connection.iterdump())  # type: ignore[union-attr]
        finally:
            connection.close()

    kept = dump()
    assert tokens.digest(token) in kept
    assert tokens.digest(cookie) in kept
    assert token not in kept
    assert cookie not in kept


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browsers) -> None:
    ann = browser()
    answer = ann.http.post(
        "/api/tables", json={"game": "akropolis", "seats": [{"kind": "human"}, {"kind": "link"}]}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_seed_cannot_be_chosen(browser: Browsers) -> None:
    seats = [{"kind": "human"}, {"kind": "link"}]
    body = {"game": "akropolis", "seats": seats, "seed": "7"}
    assert 422 == browser().http.post("/api/tables", json=body).status_code


def test_a_fork_draws_a_new_future(server: Running, browser: Browsers) -> None:
    """Nobody can learn what chance has in store by trying it out on a copy."""
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    line = ann.line(table)
    answer = ann.http.post(f"/api/tables/{table}/fork", json={"ply": line.state["ply"]})
    assert 201 == answer.status_code
    assert info(server, table).seed != info(server, answer.json()["table"]).seed


def test_a_game_without_a_picture_shows_none_in_a_notebook() -> None:
    setup = make_setup(secret_game.GAME, 2)
    assert Match(secret_game.GAME, setup, "0" * 64).state._repr_svg_() is None
