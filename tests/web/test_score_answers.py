"""A tap on a line of a score sheet: what counts is told from what the connection may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from poleis.core.game import games
from tests.web.harness import Browser, Line, Refused

Browsers = Callable[..., Browser]


def lines_of(line: Line, game: str) -> list[str]:
    """The keys of the lines that the panels of a state let a person tap, of all seats."""
    bodies = "".join(panel["body"] for panel in line.state["panels"].values() if panel)
    return [part.split('"')[0] for part in bodies.split('data-line="')[1:]]


def play_on(line: Line, moves: int) -> None:
    for _ in range(moves):
        if line.state["over"]:
            return
        line.wait_until_my_turn()
        line.play()


@pytest.mark.parametrize("game", sorted(games()))
def test_every_drawn_line_answers(browser: Browsers, game: str) -> None:
    """To a player about both seats, and to somebody who watches."""
    ann, bob = browser(), browser()
    table = ann.open_table("hotseat", "hotseat", game=game)["table"]
    player = ann.line(table)
    keys = dict.fromkeys(lines_of(player, game))
    play_on(player, 30)
    for line in (player, bob.line(table)):
        for key in keys:
            for seat in range(2):
                found = line.ask("score", seat=seat, line=key)
                assert found["title"]
                assert found["text"]
                assert found["reasons"]


def test_an_earlier_position_is_told(browser: Browsers) -> None:
    """At the beginning only the start tile counts."""
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    play_on(line, 24)
    now = line.ask("score", seat=0, line="stones")
    then = line.ask("score", seat=0, line="stones", ply=line.state["start"])
    assert then["title"].endswith("1 point")
    assert "city-0" == now["panel"] == then["panel"]


def test_actions_that_are_not_played_are_taken_for_granted(browser: Browsers) -> None:
    """The second tile costs the only stone."""
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    dear = line.state["legal"][1]
    assert "+1" == line.ask("score", seat=0, line="stones")["reasons"][0]["gain"]
    after = line.ask("score", seat=0, line="stones", after=[dear])
    assert "0" == after["reasons"][0]["gain"]


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seat": 0, "line": "castles"}, "missing"),
        ({"seat": 2, "line": "houses"}, "missing"),
        ({"seat": 0, "line": "houses", "ply": 999}, "missing"),
        ({"seat": 0, "line": "houses", "after": [999_999]}, "illegal"),
        ({"seat": 0, "line": ""}, "type"),
        ({"line": "houses"}, "type"),
    ],
)
def test_what_is_not_there_is_refused(
    browser: Browsers, fields: dict[str, Any], error: str
) -> None:
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    with pytest.raises(Refused) as refused:
        line.ask("score", **fields)
    assert error == refused.value.error


def test_points_of_the_game_are_told_in_the_words_of_the_log(browser: Browsers) -> None:
    """Gains of moves stand below the sentences, and add up to the title."""
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat", game="age_of_civilization")["table"])
    play_on(line, 60)
    for key in ("culture", "research", "wonder"):
        found = line.ask("score", seat=0, line=key)
        gains = [one["gain"] for one in found["reasons"] if not one["rule"] and one["gain"]]
        points = sum(int(gain.replace("−", "-")) for gain in gains)
        assert f": {points} point" in found["title"]
