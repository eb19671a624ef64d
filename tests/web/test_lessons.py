"""Lessons over the socket: steps, wrong tries, questions, going on after a reload."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from poleis.core.game import games
from poleis.lessons.lesson import HowMany, Quiz
from poleis.lessons.lesson import Play as FreePlay
from poleis.lessons.quiz import right_answer
from poleis.lessons.resume import SHOWN, resume
from poleis.lessons.session import Session
from poleis.locale import LANGUAGES, get_language
from poleis.web.lessons import catalogue
from poleis.web.lessons.room import Room
from poleis.web.wire.client_messages import ClientMessage, Hello, Play, ShowStep
from tests.web.harness import GENEROUS, MESSAGE, Browser, Line, Refused, code, drawing, running

Browsers = Callable[..., Browser]
Json = dict[str, Any]

GAMES = sorted(game for game in games() if catalogue.lessons(game))
TWO_MINUTES = "learn/akropolis/two-minutes"
STEPS = catalogue.find("akropolis", "two-minutes").steps
TAKE = next(i for i, step in enumerate(STEPS) if step.point == ("slot:1",))
"""The step that asks for the first tile."""
QUIZ = next(i for i, step in enumerate(STEPS) if isinstance(step.task, Quiz))
READ = next(i for i, step in enumerate(STEPS) if step.task is None)


def greeted(room: Room, **fields: Any) -> Json:
    """The state after a hello."""
    [state] = answers(room, Hello(type="hello", id="hello", **fields))
    return state


def answers(room: Room, message: ClientMessage) -> list[Json]:
    """What a room answers, as a client reads it."""
    found: list[Json] = json.loads(json.dumps(room.answer(message)))
    return found


def lesson(line: Line) -> Json:
    found: Json = line.state["lesson"]
    return found


def go_on(line: Line) -> Json:
    line.ask("next", step=lesson(line)["step"])
    return line.expect("state")


def shown(line: Line) -> Json:
    line.ask("show", step=lesson(line)["step"])
    return line.expect("state")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_opens_in_every_language(game: str) -> None:
    """The first state has the board, the words of the first step, and where in the lesson it is."""
    for found in catalogue.lessons(game).values():
        for lang in LANGUAGES:
            state = greeted(Room(found, "en"), lang=lang)
            MESSAGE.validate_python(state)
            step = state["lesson"]
            assert [get_language(lang)(found.key(n)) for n in found.steps[0].say] == step["says"]
            assert (0, len(found.steps)) == (step["step"], step["of"])
            assert state["full"] and state["panels"] and state["layout"]


def test_a_step_is_read_and_the_next_one_follows(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=READ)
    assert ("read", []) == (lesson(line)["kind"], line.state["legal"])
    go_on(line)
    assert READ + 1 == lesson(line)["step"]


def test_a_step_asks_for_something_and_points_at_it(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    assert ("ask", ["slot:1"]) == (lesson(line)["kind"], lesson(line)["point"])
    assert line.state["legal"]


def test_a_legal_try_that_was_not_asked_for_gets_the_nudge(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    with pytest.raises(Refused) as caught:
        line.play("take 2")
    assert "wrong" == caught.value.error
    assert lesson(line)["nudge"] == caught.value.answer["text"] != ""
    line.play("take 1")
    assert TAKE + 1 == lesson(line)["step"]


def test_a_try_against_the_rules_gets_the_rule_and_the_nudge(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    with pytest.raises(Refused) as caught:
        line.play("take 4")
    assert "illegal" == caught.value.error
    assert ["AKR-3.2", "AKR-3.3"] == [one["rule"] for one in caught.value.answer["refusals"]]
    assert lesson(line)["nudge"] == caught.value.answer["text"]


def test_a_right_try_is_praised_and_a_step_that_is_shown_or_read_is_not(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    assert "Right!" == line.play("take 1")["lesson"]["praise"]
    assert "" == shown(line)["lesson"]["praise"]
    line.hello(step=READ)
    assert "" == go_on(line)["lesson"]["praise"]


def test_a_message_that_comes_again_is_carried_out_once(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    for _ in range(2):
        line.ask("show", step=TAKE)
    line.expect("state")
    assert TAKE + 1 == lesson(line)["step"]


def test_a_step_that_is_not_reached_is_not_done(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES)
    for type, fields in (("next", {}), ("answer", {"place": 0}), ("show", {})):
        with pytest.raises(Refused, match="stale"):
            line.ask(type, step=5, **fields)
    assert 0 == line.hello()["lesson"]["step"]


def test_a_quiz_is_answered_by_the_engine_and_hides_the_points(browser: Browsers) -> None:
    found = catalogue.find("akropolis", "two-minutes")
    number = QUIZ
    line = browser().line(TWO_MINUTES, step=number)
    assert ("quiz", "points", []) == (
        lesson(line)["kind"], lesson(line)["hides"], line.state["legal"]
    )  # fmt: skip
    session = Session(found, number)
    task = found.steps[number].task
    assert isinstance(task, Quiz) and isinstance(task.question, HowMany)
    right = right_answer(task.question, session.match.state, found.seat)
    for place in range(len(lesson(line)["answers"])):
        if place != right:
            with pytest.raises(Refused, match="wrong"):
                line.ask("answer", step=number, place=place)
    line.ask("answer", step=number, place=right)
    assert ("", number + 1) == (
        line.expect("state")["lesson"]["hides"], lesson(line)["step"]
    )  # fmt: skip


def test_previews_and_reasons_are_those_of_a_table(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    rev = line.state["rev"]
    previews = line.ask("preview", rev=rev, after=[], codes=[code("take 1"), code("take 4")])
    assert {str(code("take 1"))} == previews["items"].keys()
    refusals = line.ask("why", rev=rev, after=[], codes=[code("take 4")])["refusals"]
    assert ["AKR-3.2", "AKR-3.3"] == [one["rule"] for one in refusals]
    ahead = line.ask("ahead", rev=rev, after=[code("take 1")])
    assert ahead["legal"] and ahead["panels"]


def test_a_line_of_the_sheet_answers_unless_it_is_the_question(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES, step=TAKE)
    assert line.ask("score", seat=0, line="houses")["title"]
    with pytest.raises(Refused, match="missing"):
        line.ask("score", seat=0, line="nothing")
    line.hello(step=QUIZ)
    with pytest.raises(Refused, match="turn"):
        line.ask("score", seat=0, line="houses")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_can_be_shown_to_its_end(game: str) -> None:
    """Every state on the way has its form, and each builds on the one before."""
    room = Room(catalogue.find(game, "first-game"), "en")
    state, revs = greeted(room), []
    while state["lesson"]["kind"] != "done":
        revs.append(state["rev"])
        ack, state = answers(room, ShowStep(type="show", id="s", step=state["lesson"]["step"]))
        MESSAGE.validate_python(state)
        assert ("ack", revs[-1]) == (ack["type"], state["base"])
    assert sorted(set(revs)) == revs
    assert state["over"] and [] == state["legal"]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_shows_all_points_and_praises_only_a_winner(game: str) -> None:
    room = Room(catalogue.find(game, "first-game"), "en")
    state = greeted(room)
    while not state["over"]:
        _, state = answers(room, ShowStep(type="show", id="s", step=state["lesson"]["step"]))
    match, told = room.session.match, state["lesson"]
    has_won = match.ranking()[room.lesson.seat] == 1
    points = " : ".join(map(str, sorted(match.scores(), reverse=True)))
    assert f"({points})" in (told["praise"] if has_won else told["says"][0])
    assert has_won == bool(told["praise"])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_in_the_same_position(game: str) -> None:
    """A reload, or another server, leads to the step and the position that the learner left."""
    room = Room(catalogue.find(game, "first-game"), "en")
    state, origin = greeted(room), 0
    done: list[int] = []
    for _ in range(45):
        step = state["lesson"]
        if step["origin"] != origin:
            origin, done = step["origin"], []
        if step["kind"] == "play":
            break
        message: Any = ShowStep(type="show", id="s", step=step["step"])
        if step["kind"] == "ask":
            done.append(SHOWN)
            for chosen in reversed(state["legal"]):  # another choice than the one that is shown
                message = Play(type="play", id="p", rev=state["rev"], code=chosen)
                replies = answers(room, message)
                if len(replies) == 2:
                    done[-1] = chosen
                    break
        else:
            replies = answers(room, message)
        state = replies[1]
    again = Room(room.lesson, "en")
    fresh = greeted(again, step=state["lesson"]["step"], done=done)
    assert room.session.match.state.dump() == again.session.match.state.dump()
    assert (state["rev"], state["legal"]) == (fresh["rev"], fresh["legal"])


def test_free_play_says_how_many_turns_are_left() -> None:
    found = catalogue.find("akropolis", "first-game")
    number = next(i for i, step in enumerate(found.steps) if isinstance(step.task, FreePlay))
    room = Room(found, "en")
    state = greeted(room, step=number)
    assert "3 turns left" == state["lesson"]["note"]
    for _ in range(2):  # take a tile, place it
        play = Play(type="play", id="p", rev=state["rev"], code=state["legal"][0])
        _, state = answers(room, play)
    assert "2 turns left" == state["lesson"]["note"]


def test_actions_within_free_play_are_done_again() -> None:
    found = catalogue.find("akropolis", "first-game")
    number = next(i for i, step in enumerate(found.steps) if "alone" in step.say)
    session = Session(found, number)
    done = []
    for _ in range(3):
        done.append(int(session.match.state.legal(0)[0]))
        session.act(done[-1])
    before = [SHOWN for step in found.steps[:number] if step.task is not None]
    asked = [SHOWN for step in found.steps[:number] if type(step.task).__name__ == "Ask"]
    assert len(before) > len(asked)
    again = resume(found, number, [*asked, *done])
    assert session.match.state.dump() == again.match.state.dump()
    assert (number, 3) == (again.number, again.actions)


@pytest.mark.parametrize("done", [[0], [2**31 - 1] * 600, [SHOWN] * 600, list(range(200))])
def test_a_memory_that_does_not_fit_does_no_harm(browser: Browsers, done: list[int]) -> None:
    line = browser().line(TWO_MINUTES, step=3, done=done)
    assert 3 <= lesson(line)["step"]
    line.hello(step=10_000, done=done)
    assert "done" == lesson(line)["kind"]


@pytest.mark.parametrize(
    ("type", "fields", "error"),
    [
        ("play", {"rev": 0, "code": 2**31 - 1}, "action"),
        ("play", {"rev": 0, "text": "fly"}, "action"),
        ("play", {"rev": 0, "action": {"do": "fly"}}, "action"),
        ("play", {"rev": 0}, "action"),
        ("play", {"rev": 7, "code": 0}, "stale"),
        ("preview", {"rev": 0, "after": [2**31 - 1], "codes": [1]}, "illegal"),
        ("ahead", {"rev": 0, "after": [9] * 8}, "illegal"),
        ("why", {"rev": 5, "codes": [0]}, "stale"),
        ("answer", {"step": 0, "place": 2**31 - 1}, "wrong"),
        ("undo", {"rev": 0}, "type"),
        ("chat", {"text": "hello"}, "type"),
        ("hint", {"rev": 0}, "type"),
        ("at", {"ply": 0}, "type"),
        ("rematch", {}, "type"),
        ("answer", {"step": -1, "place": 0}, "type"),
        ("hello", {"done": ["x"]}, "type"),
    ],
)
def test_nonsense_is_refused(browser: Browsers, type: str, fields: Json, error: str) -> None:
    line = browser().line(TWO_MINUTES)
    with pytest.raises(Refused) as caught:
        line.ask(type, **fields)
    assert error == caught.value.error
    assert 0 == line.hello()["lesson"]["step"]


def test_codes_beyond_the_table_of_actions_have_no_reasons(browser: Browsers) -> None:
    line = browser().line(TWO_MINUTES)
    assert [] == line.ask("why", rev=0, codes=[2**31 - 1])["refusals"]
    assert {} == line.ask("preview", rev=0, codes=[2**31 - 1])["items"]


def test_a_table_understands_no_messages_of_lessons(two: tuple[Line, Line]) -> None:
    with pytest.raises(Refused, match="type"):
        two[0].ask("next", step=0)
    two[0].play()


@pytest.mark.parametrize("path", ["akropolis/nothing", "chess/first-game", "akropolis/%00"])
def test_there_is_no_such_lesson(browser: Browsers, path: str) -> None:
    ann = browser()
    assert 404 == ann.http.get(f"/learn/{path}").status_code
    with pytest.raises(ConnectionClosed) as caught:
        ann.line(f"learn/{path}")
    assert caught.value.rcvd is not None
    assert 4404 == caught.value.rcvd.code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_are_listed(browser: Browsers, lang: str) -> None:
    text = browser(lang).http.get("/learn").text
    for game in GAMES:
        for found in catalogue.lessons(game).values():
            assert f'href="{catalogue.address(found)}"' in text


def test_the_last_lesson_has_no_next_one() -> None:
    first, *_, last = catalogue.lessons("akropolis").values()
    after = catalogue.following(first)
    assert after is not None and "first-game" == after.id
    assert catalogue.following(last) is None


def test_a_newcomer_is_shown_where_to_learn(browser: Browsers) -> None:
    """As long as the browser has no table; a link to all lessons stays."""
    ann = browser()
    assert 'id="newcomer"' in ann.http.get("/").text
    ann.open_table("human", "greedy")
    text = ann.http.get("/").text
    assert 'id="newcomer"' not in text and 'href="/learn"' in text


def test_a_learner_who_has_used_up_the_drawing_time_waits(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connection=drawing(GENEROUS.connection, (1e-6, 1e-9)))
    with (
        running(tmp_path / "tables.db", limits=limits) as server,
        closing(Browser(server)) as ann,
    ):
        line = ann.line(TWO_MINUTES)
        line.send("next", step=0)
        assert line.quiet()
