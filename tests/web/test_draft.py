"""The draft of Age of Civilization at a table in the browser: together and in secret."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from poleis import get_game
from tests.web.harness import Browser, Json, Line

Browsers = Callable[..., Browser]
GAME = get_game("age_of_civilization")


def latest(line: Line, want: str) -> Json:
    """The state of a line after everything that is on its way."""
    line.send("hello", want=want)
    while not (state := line.expect("state"))["full"]:
        pass
    return state


@pytest.fixture
def two(browser: Browsers) -> list[Line]:
    """Two people at a table with a draft."""
    ann, ben = browser(), browser()
    wish = {"game": GAME.id, "options": {"draft": True}}
    seats = [{"kind": "human"}, {"kind": "link"}]
    answer = ann.http.post("/api/tables", json={**wish, "seats": seats}).json()
    ben.join(answer["links"][0]["url"])
    return [ann.line(answer["table"]), ben.line(answer["table"])]


def cards(line: Line) -> list[str]:
    """The cards from which a player may keep one."""
    return [GAME.actions.text(code) for code in latest(line, "dump")["legal"]]


@pytest.mark.rule("AOC-12.16")
def test_all_keep_a_card_at_the_same_moment_and_nobody_peeks(two: list[Line]) -> None:
    """No message is stale, and who was last cannot take back with the next packet seen."""
    ann, ben = two
    first = [cards(line) for line in two]
    revs = [line.state["rev"] for line in two]
    for line, rev, own in zip(two, revs, first, strict=True):
        line.ask("play", rev=rev, text=own[0])
    assert set(first[0][1:]) == set(cards(ben)), "the packet came round"
    assert "ask" == latest(ben, "view")["can_undo"]
    assert "ask" == latest(ann, "view")["can_undo"]


@pytest.mark.rule("AOC-12.16")
def test_a_kept_card_is_told_to_nobody_else(two: list[Line]) -> None:
    ann, ben = two
    kept = cards(ann)[0]
    name = kept.split()[1]
    ann.ask("play", rev=ann.state["rev"], text=kept)
    code = latest(ben, "dump")["legal"][0]
    rev = ben.state["rev"]
    told = [latest(ben, "view"), ben.ask("ahead", rev=rev, after=[code])]
    told.append(ben.ask("preview", rev=rev, codes=[code]))
    assert f"civilization:{name}" not in json.dumps(told)
    assert f"keep {name}" not in json.dumps(told)
