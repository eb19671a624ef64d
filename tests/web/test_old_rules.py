"""Tables of other rules than the server has: they can be read, not played on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from poleis.core import record
from poleis.core.match import Match
from poleis.locale import LANGUAGES, get_language
from poleis.web.server import security
from poleis.web.tables import tokens
from tests.web.harness import Browser, Refused, Running, running
from tests.web.stored_tables import add_game, break_at, change, database, forbid

COOKIE = "a" * tokens.TOKEN_LENGTH
PLAYER = tokens.digest(COOKIE)
MOVES: tuple[tuple[str, dict[str, object]], ...] = (
    ("play", {"code": 0}),
    ("undo", {}),
    ("ahead", {"after": []}),
    ("preview", {"after": [], "codes": [0]}),
    ("why", {"after": [], "codes": [0]}),
    ("hint", {"after": []}),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, dict[str, Match]]]:
    """A server that meets such tables, and the games as they were played."""
    path = tmp_path_factory.mktemp("old") / "tables.db"
    games = {}
    with database(path) as connection:
        for id, plies in {
            "version": 30,
            "over": None,
            "broken": 30,
            "brokenover": None,
            "same": 30,
            "gone": 30,
            "goneover": None,
            "setup": 30,
            "early": None,
        }.items():
            games[id] = add_game(connection, id, plies=plies, browser=PLAYER)
            if id != "same":
                change(connection, id, rules_version=0)
        games["draft"] = add_game(
            connection, "draft", "seven_wonders_dice", plies=25, browser=PLAYER
        )
        break_at(connection, "draft", 20)
        change(connection, "draft", rules_version=0)
        for id in ("broken", "brokenover"):
            forbid(connection, id, games[id], 12)
        break_at(connection, "same", 21)
        change(connection, "early", over=False, acting=[0])
        change(connection, "gone", game="chess")
        change(connection, "goneover", game="chess")
        change(connection, "setup", options={"towers": True})
    with running(path) as server:
        yield server, games


@pytest.fixture
def player(house: tuple[Running, dict[str, Match]]) -> Iterator[Browser]:
    browser = Browser(house[0])
    browser.http.cookies.set(security.COOKIE, COOKIE, domain="127.0.0.1")
    yield browser
    browser.close()


@pytest.fixture
def stranger(house: tuple[Running, dict[str, Match]]) -> Iterator[Browser]:
    browser = Browser(house[0])
    yield browser
    browser.close()


@pytest.fixture
def games(house: tuple[Running, dict[str, Match]]) -> dict[str, Match]:
    return house[1]


def notice(page: str) -> str:
    found = re.search(r'id="(?:frozen|lost)"[^>]*>(.*?)</(?:div|p)>', page, re.DOTALL)
    return re.sub(r"<[^>]+>", "", found[1]).strip() if found else ""


def test_a_table_of_another_version_is_shown_whole(
    player: Browser, games: dict[str, Match]
) -> None:
    state = player.line("version").state
    assert games["version"].ply == state["ply"]
    assert ([], [], "no", False) == (
        state["actors"], state["legal"], state["can_undo"], state["can_hint"]
    )  # fmt: skip
    assert "version 0; the server has version 1" in state["notice"]
    assert "Other rules: view only" == state["who"]
    assert state["log"] and state["panels"]
    facts = player.http.get("/api/tables/version").json()
    assert ([], state["notice"]) == (facts["acting"], facts["frozen"])


@pytest.mark.parametrize(("id", "rev"), [("broken", 12), ("same", 21)])
def test_a_table_that_breaks_is_shown_up_to_there(
    player: Browser, games: dict[str, Match], id: str, rev: int
) -> None:
    """Also one of the same version, whose rows do not fit it."""
    line = player.line(id)
    assert rev <= line.state["ply"] + 1 < games[id].ply
    last = next(one["n"] for one in reversed(line.state["log"]) if one["n"] is not None)
    assert f"It is shown up to move {last};" in line.state["notice"]
    before = line.ask("at", ply=line.state["ply"] - 1)
    assert before["panels"]
    assert "missing" == _refusal(line, "at", ply=line.state["ply"] + 1)
    assert 200 == player.http.get(f"/t/{id}").status_code


def _refusal(line: object, type: str, **fields: object) -> str:
    with pytest.raises(Refused) as refused:
        line.ask(type, **fields)  # type: ignore[attr-defined]
    return refused.value.error


@pytest.mark.parametrize("id", ["version", "broken", "same"])
def test_nothing_about_moves_is_answered(player: Browser, id: str) -> None:
    line = player.line(id)
    for kind, fields in MOVES:
        assert "frozen" == _refusal(line, kind, rev=line.state["rev"], **fields), kind
    assert "frozen" == _refusal(line, "rematch")
    line.ask("chat", text="what a pity")
    answer = player.http.post(f"/api/tables/{id}/rematch")
    assert (409, "frozen") == (answer.status_code, answer.json()["error"])
    answer = player.http.post(f"/api/tables/{id}/bot", json={"seat": 1, "bot": "random"})
    assert (409, "frozen") == (answer.status_code, answer.json()["error"])
    assert 409 == player.http.get(f"/t/{id}/review").status_code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["version", "broken", "over", "gone", "setup"])
def test_the_page_says_why_in_every_language(
    house: tuple[Running, dict[str, Match]], id: str, lang: str
) -> None:
    browser = Browser(house[0], lang)
    answer = browser.http.get(f"/t/{id}")
    browser.close()
    assert 200 == answer.status_code
    assert notice(answer.text)
    assert f"/api/tables/{id}/record" in answer.text
    if lang != "en":
        assert notice(answer.text) != get_language("en")("server-frozen-short")
        assert not re.search(r"\bthe\b", notice(answer.text))


def test_a_finished_game_of_another_version_can_be_reviewed_and_played_again(
    player: Browser,
) -> None:
    state = player.line("over").state
    assert state["over"] and state["result"]["rows"]
    assert "shown by the present rules" in state["notice"]
    assert player.http.get("/api/tables/over/review").status_code in (200, 202)
    answer = player.http.post("/api/tables/over/rematch")
    assert 201 == answer.status_code
    assert player.line(answer.json()["table"]).state["legal"]


def test_an_open_position_can_be_played_on_as_a_new_table(player: Browser) -> None:
    answer = player.http.post("/api/tables/version/fork", json={"ply": 20})
    assert 201 == answer.status_code
    assert player.line(answer.json()["table"]).wait_until_my_turn()["legal"]


def test_the_record_comes_from_the_rows(player: Browser, games: dict[str, Match]) -> None:
    """A table that replays has words, one that breaks has codes; nothing is missing."""
    whole = player.http.get("/api/tables/version/record").text
    assert whole.startswith("poleis 2\ngame akropolis rules 0 seats 2 options ")
    assert "seed" not in whole
    read = record.read(whole.replace("rules 0", "rules 1"))
    assert games["version"].history == read.match.history
    assert {0: "Ann", 1: "Zoë"} == read.players
    over = record.read(
        player.http.get("/api/tables/over/record").text.replace("rules 0", "rules 1")
    )
    assert games["over"].scores() == over.result
    assert str(games["over"].seed) == over.seed
    for id in ("broken", "brokenover", "gone", "goneover", "setup"):
        text = player.http.get(f"/api/tables/{id}/record").text
        lines = [line for line in text.splitlines() if line[0] in "*01"]
        assert len(games[id].history) == len(lines), id
        assert all(" code " in line or " undo " in line for line in lines)
    text = player.http.get("/api/tables/gone/record").text
    read = record.read(text.replace("chess", "akropolis").replace("rules 0", "rules 1"))
    assert games["gone"].history == read.match.history


def test_a_record_that_may_hold_secrets_is_for_players(player: Browser, stranger: Browser) -> None:
    """Rules that cannot replay a game do not know what is hidden in it."""
    for id in ("draft", "broken", "gone"):
        assert 200 == player.http.get(f"/api/tables/{id}/record").status_code
        answer = stranger.http.get(f"/api/tables/{id}/record")
        assert (403, "hidden") == (answer.status_code, answer.json()["error"])
    for id in ("version", "over", "brokenover", "goneover"):
        assert 200 == stranger.http.get(f"/api/tables/{id}/record").status_code


@pytest.mark.parametrize("id", ["gone", "setup"])
def test_a_table_whose_game_is_gone_has_a_page(player: Browser, id: str) -> None:
    """Every other request has a typed answer."""
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/review"):
        answer = player.http.get(path)
        assert (409, "lost") == (answer.status_code, answer.json()["error"])
    for path in ("rematch", "fork", "bot"):
        body = {"ply": 3} if path == "fork" else {"seat": 1, "bot": "random"}
        answer = player.http.post(f"/api/tables/{id}/{path}", json=body)
        assert (409, "lost") == (answer.status_code, answer.json()["error"])
    for path in (f"/t/{id}/review", f"/t/{id}/position"):
        assert notice(player.http.get(path).text)
    with pytest.raises(ConnectionClosed) as closed:
        player.line(id)
    assert 4409 == closed.value.rcvd.code if closed.value.rcvd else False


def test_the_lobby_marks_them(player: Browser) -> None:
    text = player.http.get("/").text
    assert 4 == text.count("Other rules: view only"), "version, broken, early and draft"
    assert 3 == text.count("The game is no longer installed here")
    assert '<b class="serif">Delos</b> <span class="muted small">chess</span>' in text


def test_the_seed_of_a_game_that_was_not_over_stays_secret(
    player: Browser, games: dict[str, Match]
) -> None:
    """By the present rules it is over, by its own it was not."""
    line = player.line("early")
    assert not line.state["over"] and "result" not in line.state
    assert "frozen" == _refusal(line, "rematch")
    text = player.http.get("/api/tables/early/record").text
    assert str(games["early"].seed) not in text + str(line.heard)
