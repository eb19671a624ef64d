"""The page of a position text: looked at, played from, kept over a restart."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from poleis import get_game, make_setup
from poleis.core.game import games
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import random_match
from tests.web.harness import Browser, again, running

Browsers = Callable[..., Browser]


def middle(game_id: str) -> str:
    """A position of a random game for two, in the middle of it."""
    game = get_game(game_id)
    match = random_match(game, make_setup(game, 2), 5)
    ply = next(
        ply
        for ply in range(match.ply // 2, match.ply)
        if min(match.at(ply).actors(), default=-2) >= 0
    )
    return position_text(match.at(ply))


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_position_is_shown(browser: Browsers, game_id: str, lang: str) -> None:
    page = browser(lang).http.get("/position", params={"text": middle(game_id)})
    assert 200 == page.status_code
    assert "<svg" in page.text and 'id="play"' in page.text


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_position_is_played_from(browser: Browsers, game_id: str) -> None:
    ann, text = browser(), middle(game_id)
    seat = read_position(text).actors()[0]
    form = {"text": text, "seat": str(seat), "bot": "greedy"}
    answer = ann.http.post("/position", data=form)
    assert 303 == answer.status_code
    table = answer.headers["location"].removeprefix("/t/")
    line = ann.line(table)
    assert seat == line.state["you"] and line.state["legal"]
    assert list(read_position(text).legal(seat)) == line.state["legal"]
    line.play()
    facts = ann.http.get(f"/api/tables/{table}").json()
    assert {"position": text} == facts["origin"]


def test_a_table_that_began_with_a_position_outlives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, closing(Browser(server)) as ann:
        answer = ann.http.post("/position", data={"text": middle("akropolis"), "bot": "random"})
        table = answer.headers["location"].removeprefix("/t/")
        line = ann.line(table)
        line.wait_until_my_turn()
        line.play()
        line.wait_until_my_turn()
        before, text = line.state["ply"], ann.http.get(f"/api/tables/{table}/record").text
        assert f"position {middle('akropolis')}" in text.splitlines()
    with running(tmp_path / "tables.db") as server, closing(again(ann, server)) as ann:
        line = ann.line(table)
        assert before == line.state["ply"]
        line.play()


def test_the_position_of_a_table_is_a_link(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "greedy")["table"]
    answer = ann.http.get(f"/t/{table}/position", params={"ply": 4})
    assert 303 == answer.status_code
    assert answer.headers["location"].startswith("/position?text=akropolis+2+")
    assert 200 == ann.http.get(answer.headers["location"]).status_code
    assert 404 == ann.http.get(f"/t/{table}/position", params={"ply": 999}).status_code


def test_a_position_with_secrets_is_no_link(browser: Browsers) -> None:
    """In a draft, and where seats have chosen at the same time."""
    ann = browser()
    options = {"draft": True}
    table = ann.open_table("human", "link", game="age_of_civilization", options=options)["table"]
    ann.line(table)
    assert 403 == ann.http.get(f"/t/{table}/position").status_code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position text is"),
        ("chess 2 |", "there is no game"),
        ("akropolis 2 | speed=high", "akropolis has no field"),
        ("<script>", "a position text is"),
    ],
)
def test_a_text_that_is_no_position_is_refused(browser: Browsers, text: str, reason: str) -> None:
    ann = browser()
    shown = ann.http.get("/position", params={"text": text})
    assert 400 == shown.status_code and reason in shown.text and "<script>" not in shown.text
    assert 400 == ann.http.post("/position", data={"text": text}).status_code


@pytest.mark.parametrize("form", [{"seat": "7"}, {"seat": "x"}, {"bot": "mcts:iterations=9999999"}])
def test_a_seat_or_a_bot_that_is_not_there_is_refused(
    browser: Browsers, form: dict[str, str]
) -> None:
    answer = browser().http.post("/position", data={"text": middle("akropolis"), **form})
    assert 400 == answer.status_code
