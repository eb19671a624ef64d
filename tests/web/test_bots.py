"""Bots at the table: they think in workers, say why, give hints, and may crash."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from poleis.bots.policy import Candidate, Decision
from poleis.core.game import Game, get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.core.state import State
from poleis.locale import get_language
from poleis.locale.numbers import tenths
from poleis.web.service.processes import ProcessWorkers
from poleis.web.tables import bots, decisions, queries
from poleis.web.tables.bots import offered
from poleis.web.tables.presenter import Presenter, SentState, Thoughts
from poleis.web.tables.reasons import expected_outcome
from poleis.web.tables.rows import Seat, TableInfo
from tests.web.harness import GAME, Browser, Line, Refused, Running, code
from tests.web.waiting import wait_for

Browsers = Callable[..., Browser]


def finish(line: Line) -> None:
    """Play the first legal action until the game is over."""
    while not line.state["over"]:
        line.wait_until_my_turn()
        if not line.state["over"]:
            line.play()


@pytest.mark.parametrize(("lang", "written"), [("en", "−7.5"), ("pl", "−7,5"), ("ru", "−7,5")])
def test_what_a_bot_expects_is_written_as_people_write(lang: str, written: str) -> None:
    say = get_language(lang)
    assert written == tenths(-7.46, say, signed=True) == tenths(-7.46, say)
    assert "+0" == tenths(-0.01, say, signed=True)[:2]
    assert "0" == tenths(-0.01, say)[:1]


@pytest.mark.parametrize(
    ("bot", "values", "tries", "told"),
    [
        ("mcts:easy", (10.3, 21.2), (20, 15), r"Better was Tile 2: [^.]+, by about 11 points\."),
        ("mcts:strong", (10.3, 21.2), (20, 15), r"^Looked at 60 lines"),
        ("mcts:strong", (10.3, 8.2), (20, 15), r"Next best: Tile 2: [^.]+, about 2 points less in"),
        ("mcts:strong", (10.3, 10.1), (20, 15), r"About as good: Tile 2: [^.]+\. Looked"),
        ("greedy", (3.0, 1.0), (1, 1), r"Next best: Tile 2: [^.]+, 2 points less right away\."),
        ("mcts:easy", (10.3, 21.2), (20, 9), r"Next best: Tile 2: [^.]+, 1 point less right away"),
    ],
    ids=["a weak bot misjudged", "a search is unsure", "worse", "equal", "greedy", "seldom tried"],
)
def test_a_reason_says_what_the_next_best_loses(
    bot: str, values: tuple[float, float], tries: tuple[int, int], told: str
) -> None:
    """Moves as people call them; a figure from few tries is not told, only what is lost at once."""
    match, _ = position()
    seats = [Seat(seat, "bot", "", "greedy") for seat in range(2)]
    info = TableInfo("t", "t", GAME, 1, match.setup, "", "", seats)
    [seat] = match.state.actors()
    codes = [int(code) for code in match.state.legal(seat)][:2]
    options = [[code, n, value] for code, n, value in zip(codes, tries, values, strict=True)]
    presenter = Presenter(info, match, Thoughts({}))
    found = presenter.reason(match.state, seat, options, 60, "en", bot)
    assert re.search(told, found), found


@pytest.mark.parametrize(
    ("game", "seats", "value", "words"),
    [
        (GAME, 2, 4.3, "win by about 4 points"),
        (GAME, 2, -18.6, "lose by about 19 points"),
        (GAME, 2, -0.4, "about even"),
        (GAME, 1, 1.2, "win by about 1 point"),
        ("origins", 1, -30.0, "lose by about 30 points"),
        ("seven_wonders_dice", 1, 63.2, "about 63 points"),
    ],
)
def test_an_expected_result_is_a_win_or_a_loss(
    game: str, seats: int, value: float, words: str
) -> None:
    """A game for one without an opponent or a target has a score only."""
    played = get_game(game)
    state = Match(played, make_setup(played, seats), seed=1).state
    assert words == expected_outcome(value, state, get_language("en"))


def test_what_a_bot_thought_of_secret_cards_is_told_to_nobody() -> None:
    """Its reason would name the civilizations in its hand (AOC-1.11)."""
    game = get_game("age_of_civilization")
    match = Match(game, make_setup(game, 2, {"draft": "yes"}), seed=1)
    thoughts, told = Thoughts({}), 0
    while match.state.phase() or told < 2:
        [seat, *_] = match.state.actors()
        codes = [int(code) for code in match.state.legal(seat)]
        told += match.state.phase() == 0 and len(codes) > 1
        options = [[code, 20, 1.5] for code in codes]
        move = match.play(seat, codes[0])
        thoughts.add(move, {"options": options, "effort": 60}, match.log)
    seats = [Seat(seat, "bot", "", "greedy") for seat in range(2)]
    info = TableInfo("t", "t", game.id, game.rules_version, match.setup, "", "", seats)
    presenter = Presenter(info, match, thoughts)
    for viewer in (0, 1, None):
        log = presenter.log_update(SentState(), viewer, "en")["log"]
        assert any(entry["n"] for entry in log), "something was told"
        assert not any("why" in entry for entry in log)


def test_a_reason_is_found_once_for_all_viewers(monkeypatch: pytest.MonkeyPatch) -> None:
    """In each language; nothing of it is kept when the position changes."""
    match, _ = position()
    [seat] = match.state.actors()
    options = [[int(code), 20, 1.5] for code in match.state.legal(seat)][:3]
    thoughts, found = Thoughts({}), itertools.count(1)
    move = match.play(seat, int(options[0][0]))
    match.play(seat, int(match.state.legal(seat)[0]))
    placed = [one for one in match.log if one.actor == seat][-1]
    for one in (move, placed):
        thoughts.add(one, {"options": options, "effort": 60}, match.log)
    seats = [Seat(seat, "bot", "", "greedy") for seat in range(2)]
    presenter = Presenter(TableInfo("t", "t", GAME, 1, match.setup, "", "", seats), match, thoughts)
    monkeypatch.setattr(presenter, "reason", lambda *_: f"why {next(found)}")
    told = {
        line["why"]
        for viewer in (0, 1, None)
        for line in presenter.log_update(SentState(), viewer, "en")["log"]
        if "why" in line
    }
    assert {"why 1"} == told
    presenter.log_update(SentState(), 0, "pl")
    assert 3 == next(found)


def test_a_bot_answers_and_says_why(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "greedy")["table"])
    line.play("take 1")
    line.play()
    line.wait_until_my_turn()
    log = [entry for message in line.heard for entry in message.get("log", [])]
    reasons = [entry for entry in log if entry["seat"] == 1 and "why" in entry]
    assert reasons
    assert "place " not in reasons[-1]["why"]
    assert "oints right away: " in reasons[-1]["why"]
    assert line.state["seats"][1]["name"] in reasons[-1]["text"]
    assert "greedy" == line.state["seats"][1]["bot"]


def test_a_whole_game_against_a_bot(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "random")["table"]
    line = ann.line(table, want="dump")
    finish(line)
    result = line.state["result"]
    assert sorted(row["seat"] for row in result["places"]) == [0, 1]
    assert result["total"] == ann.http.get(f"/api/tables/{table}").json()["scores"]


def test_a_hint_is_a_decision_with_its_value(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    hint = line.ask("hint", rev=line.state["rev"])
    assert hint["code"] in line.state["legal"]
    assert hint["options"][0]["code"] == hint["code"]
    assert hint["text"]


def test_a_hint_for_a_forced_choice_has_no_value(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    while len(line.state["legal"]) != 1:
        line.play(line.state["legal"][-1])
    hint = line.ask("hint", rev=line.state["rev"])
    assert line.state["legal"] == [hint["code"]]
    assert hint["text"].endswith("; nothing else is possible")


def test_a_hint_goes_on_where_a_plan_has_led(browser: Browsers) -> None:
    """Where to put a tile is told before it is taken from the market."""
    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    take = code("take 1")
    here = {"rev": line.state["rev"], "after": [take]}
    hint = line.ask("hint", **here)
    assert hint["code"] in line.ask("ahead", **here)["legal"]
    with pytest.raises(Refused, match="illegal"):
        line.ask("hint", rev=line.state["rev"], after=[take, take])
    with pytest.raises(Refused, match="turn"):
        line.ask("hint", rev=line.state["rev"], after=[take, hint["code"]])


def test_the_log_marks_a_turn_played_after_a_hint(two: tuple[Line, Line]) -> None:
    ann, ben = two
    hint = ann.ask("hint", rev=ann.state["rev"])
    ann.play(hint["code"])
    ann.play()
    ben.wait_until_my_turn()  # what the server pushes is read before it is asked anew
    placed = [entry for entry in ben_log(ben) if entry["seat"] == 0]
    assert any(entry.get("hint") for entry in placed)
    ben.play("take 1")
    ben.play()
    assert not any("hint" in entry for entry in ben_log(ben) if entry["seat"] == 1)
    ann.wait_until_my_turn()
    ann.play("take 1")
    ann.play()
    assert 1 == sum("hint" in entry for entry in ben_log(ann)), "the next turn was her own"


def test_a_hint_is_marked_once(two: tuple[Line, Line]) -> None:
    """Not at the next turn of who asked for it, nor at what is played after it was taken back."""
    ann, ben = two
    ann.play(ann.ask("hint", rev=ann.state["rev"])["code"])
    ann.ask("undo", rev=ann.state["rev"])
    ann.expect("state")
    for line in (ann, ben, ann):
        line.wait_until_my_turn()
        line.play("take 1")
        line.play()
    assert not any("hint" in entry for entry in ben_log(ann))


def ben_log(line: Line) -> list[dict[str, Any]]:
    return list(line.hello()["log"])


def test_hints_are_for_who_must_act(two: tuple[Line, Line]) -> None:
    _, ben = two
    with pytest.raises(Refused, match="turn"):
        ben.ask("hint", rev=ben.state["rev"])


class Slow:
    """Bots that think until they are told to answer."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.left = 0
        monkeypatch.setattr(server.server.workers, "advise", self.advise)

    async def advise(self, *args: object) -> None:
        self.asked += 1
        try:
            await asyncio.sleep(60)
        finally:
            self.left += 1


def test_a_hint_asked_for_twice_is_thought_about_once(
    two: tuple[Line, Line], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that hears nothing for a while asks again, under the same id."""
    ann, _ = two
    slow = Slow(server, monkeypatch)
    for _ in range(3):
        ann.send("hint", id="slow", rev=ann.state["rev"])
    ann.ask("ping")
    assert 1 == slow.asked
    ann.close()
    wait_for(lambda: slow.left == 1)


def test_hints_do_not_pile_up(
    two: tuple[Line, Line], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = two
    slow = Slow(server, monkeypatch)
    monkeypatch.setattr(queries, "MOST_HINTS", 1)
    ann.send("hint", id="slow", rev=ann.state["rev"])
    with pytest.raises(Refused, match="busy"):
        ann.ask("hint", rev=ann.state["rev"])
    assert 1 == slow.asked
    ann.close()
    wait_for(lambda: slow.left == 1)


def test_only_offered_bots_may_be_invited(browser: Browsers) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "mcts:iterations=1000000000"}]
    answer = browser().http.post("/api/tables", json={"game": GAME, "seats": seats})
    assert 400 == answer.status_code
    assert "mcts:iterations" in answer.json()["text"]


# ---- workers


@pytest.fixture
def workers() -> Iterator[Callable[..., ProcessWorkers]]:
    made: list[ProcessWorkers] = []

    def make(**settings: Any) -> ProcessWorkers:
        made.append(ProcessWorkers(1, **settings))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def position() -> tuple[Match, object]:
    game = get_game(GAME)
    match = Match(game, make_setup(game, 2), seed=1)
    return match, game.redact(match.state, 0).dump()


def crash_once(flag: str) -> Decision:
    """Runs in a worker: the first time it dies like a process that was killed."""
    if not os.path.exists(flag):
        with open(flag, "w"):
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return Decision(7, ())


def crash() -> Decision:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still here")


def dawdle() -> Decision:
    time.sleep(10**6)
    raise AssertionError("still here")


def fail() -> Decision:
    raise ValueError("a bot with a bug")


def test_a_worker_that_dies_is_asked_again(
    workers: Callable[..., ProcessWorkers], tmp_path: Any
) -> None:
    flag = str(tmp_path / "crashed")

    async def ask() -> Decision | None:
        return await workers()._ask(crash_once, flag)

    assert Decision(7, ()) == asyncio.run(ask())


@pytest.mark.parametrize("question", [crash, fail])
def test_a_worker_that_fails_twice_gives_no_decision(
    workers: Callable[..., ProcessWorkers], question: Callable[[], Decision]
) -> None:
    async def ask() -> Decision | None:
        pool = workers()
        assert await pool._ask(question) is None
        match, known = position()
        return await pool.decide(GAME, match.setup, known, 0, "random")

    found = asyncio.run(ask())
    assert found is not None, "the next question is answered"


def test_a_worker_that_dawdles_is_stopped(workers: Callable[..., ProcessWorkers]) -> None:
    async def ask() -> None:
        pool = workers(patience=0.5)
        pool.start()
        assert await pool._ask(dawdle) is None

    asyncio.run(ask())


def test_a_bot_may_think_in_numbers_of_another_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are written down as JSON, which has plain ones only."""

    class Learned:
        def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
            action = np.argmax(np.ones(3))
            alternatives = (Candidate(action, np.int64(7), np.float32(0.5)),)  # type: ignore[arg-type]
            return Decision(action, alternatives, np.int64(7))  # type: ignore[arg-type]

    monkeypatch.setattr(decisions, "make_policy", lambda spec: Learned())
    match, _ = position()
    decision = decisions.decide(GAME, match.setup, match.state.dump(), 0, "learned", "luck")
    assert Decision(0, (Candidate(0, 7, 0.5),), 7) == decision
    assert '{"options": [[0, 7, 0.5]], "effort": 7}' == json.dumps(bots.thought_json(decision))


def test_levels_are_offered_weakest_first() -> None:
    assert ["random", "greedy", "mcts:easy", "mcts:medium", "mcts:strong"] == offered()[:5]


def test_the_host_gives_a_seat_that_nobody_took_to_a_bot(browser: Browsers) -> None:
    """The bot plays at once, everybody at the table sees it, and the link leads nowhere."""
    ann, guest = browser(), browser()
    opened = ann.open_table("link", "human")
    watching = guest.line(opened["table"])
    line = ann.line(opened["table"])
    assert [] == line.state["legal"]
    door = f"/api/tables/{opened['table']}/bot"
    assert 403 == guest.http.post(door, json={"seat": 0, "bot": "random"}).status_code
    assert 200 == ann.http.post(door, json={"seat": 0, "bot": "random"}).status_code
    assert line.wait_until_my_turn()["legal"]
    while "bot" != watching.state["seats"][0]["kind"]:
        watching.expect("state")
    assert 404 == guest.http.get(opened["links"][0]["url"]).status_code
    token = opened["links"][0]["url"].removeprefix("/j/")
    assert 404 == guest.http.post("/api/join", json={"token": token}).status_code
    assert opened["links"][0]["url"] not in ann.http.get(opened["url"]).text


TAKEN = "To miejsce nie jest już wolne."
TOO_SOON = "Ten gracz był tu przed chwilą. Bot może zająć miejsce za 10 minut."


@pytest.mark.parametrize(("seat", "text"), [(0, TAKEN), (1, TOO_SOON), (2, TAKEN), (3, TAKEN)])
def test_a_bot_takes_no_seat_that_is_not_free(browser: Browsers, seat: int, text: str) -> None:
    """Not of the host, of who came by link, of another bot, or beyond the table."""
    ann, ben = browser("pl"), browser()
    opened = ann.open_table("human", "link", "random")
    ben.join(opened["links"][0]["url"])
    answer = ann.http.post(
        f"/api/tables/{opened['table']}/bot", json={"seat": seat, "bot": "random"}
    )
    assert 400 == answer.status_code
    assert text == answer.json()["text"]
    assert ["human", "human", "bot"] == [
        row["kind"] for row in ben.line(opened["table"]).state["seats"]
    ]


def test_only_bots_that_are_offered_take_free_seats(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    wish = {"seat": 1, "bot": "mcts:1000000"}
    assert 400 == ann.http.post(f"/api/tables/{table}/bot", json=wish).status_code
    assert "open" == ann.line(table).state["seats"][1]["kind"]
