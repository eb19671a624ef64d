"""One screen for several players: secrets are behind a curtain, and nothing else is."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from poleis.core.game import games
from poleis.core.match import Match
from tests.web.harness import Browser, Json, Line, Refused, Running

Browsers = Callable[..., Browser]
DRAFT = ("age_of_civilization", {"draft": True})
TABLES = [*((game, {}) for game in sorted(games())), DRAFT]
MOVES = 40


def one_screen(ann: Browser, game: str, options: Json) -> str:
    id: str = ann.open_table("hotseat", "hotseat", game=game, options=options)["table"]
    return id


def match_of(server: Running, id: str) -> Match:
    table, _ = server.call(server.server.tables.get(id))
    return table.match


def know_different_things(match: Match) -> bool:
    first, second = (match.game.redact(match.state, seat).dump() for seat in range(2))
    return bool(first != second)


def shown(line: Line) -> list[object]:
    """Everything that a full state shows of the game."""
    keys = ("you", "legal", "panels", "layout", "prompt", "help", "round", "log", "ply", "can_hint")
    line.send("hello")
    while not (state := line.expect("state"))["full"]:
        pass
    chips = [(chip["points"], chip["badges"]) for chip in state["seats"]]
    return [*(state[key] for key in keys), chips]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_curtain_is_closed_exactly_where_seats_know_different_things(
    server: Running, browser: Browsers, game: str, options: Json
) -> None:
    """And only for another player than the one who has acted or confirmed last."""
    ann = browser()
    id = one_screen(ann, game, options)
    line, match = ann.line(id), match_of(server, id)
    luck, front, closed = random.Random(game), None, 0
    for _ in range(MOVES):
        if line.state["over"]:
            break
        acting = [seat for seat in match.state.actors() if seat >= 0]
        is_closed = know_different_things(match) and front not in acting
        assert is_closed == ("curtain" in line.state)
        if is_closed:
            closed += 1
            assert line.state["you"] is None and not line.state["legal"]
            line.reveal()
        front = line.state["you"]
        assert front in acting and "curtain" not in line.state
        assert list(map(int, match.state.legal(front))) == line.state["legal"]
        line.play(luck.choice(line.state["legal"]))
    assert bool(closed) == (game == "seven_wonders_dice" or bool(options))


def test_a_closed_curtain_shows_what_a_spectator_knows(browser: Browsers) -> None:
    """Also of the past, of the score sheets, and after a reload."""
    ann = browser()
    id = one_screen(ann, *DRAFT)
    line, watching = ann.line(id), browser().line(id)
    for _ in range(5):
        line.play()
    assert line.state["curtain"]["title"].startswith("Pass the device to ")
    for one in (line, ann.line(id)):
        assert "curtain" in one.state
        assert shown(watching) == shown(one)
        for ply in range(one.state["start"], one.state["ply"] + 1):
            mine, theirs = (other.ask("at", ply=ply) for other in (one, watching))
            assert theirs["panels"] == mine["panels"]
        mine, theirs = (other.ask("score", seat=0, line="wonders") for other in (one, watching))
        assert theirs["reasons"] == mine["reasons"]


def test_nothing_can_be_played_or_asked_before_the_player_confirms(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(one_screen(ann, *DRAFT))
    rev, seat = line.state["rev"], line.state["curtain"]["seat"]
    asked: Json = {"play": {"code": 0}, "hint": {}, "ahead": {}, "preview": {"codes": [0]}}
    for type, fields in asked.items():
        with pytest.raises(Refused, match="First confirm who is at the screen"):
            line.ask(type, rev=rev, **fields)
    with pytest.raises(Refused, match="seat"):
        line.ask("reveal", seat=7)
    for _ in range(2):  # the same once more changes nothing
        line.ask("reveal", seat=seat, id="once")
        state = line.expect("state")
        assert seat == state["you"] and state["legal"] and "curtain" not in state


def test_an_earlier_secret_stays_hidden_from_the_next_player(browser: Browsers) -> None:
    """The second player sees the packets of the first neither in the log nor in the past."""
    ann = browser()
    id = one_screen(ann, *DRAFT)
    line = ann.line(id)
    line.reveal()
    first = line.state["you"]
    ply = line.state["ply"]
    before = line.ask("at", ply=ply)["panels"]
    line.play()
    line.reveal()
    assert first != line.state["you"]
    assert before != line.ask("at", ply=ply)["panels"]


def test_alone_at_a_screen_there_is_no_curtain(browser: Browsers) -> None:
    """Whoever plays against a bot or a friend elsewhere has no curtain."""
    ann = browser()
    game, options = DRAFT
    for kinds in (("human", "random"), ("human", "link")):
        line = ann.line(ann.open_table(*kinds, game=game, options=options)["table"])
        assert "curtain" not in line.state and line.state["you"] == 0


def test_a_program_has_no_curtain(browser: Browsers) -> None:
    """It wants no view: it has no screen."""
    ann = browser()
    line = ann.line(one_screen(ann, *DRAFT), want="dump")
    assert "curtain" not in line.state
    line.play()
    assert "curtain" not in line.state and line.state["legal"]
