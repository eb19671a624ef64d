"""A learner's way through a lesson: right and wrong tries, questions, free play."""

from __future__ import annotations

import pytest

from poleis.core.errors import BadLesson, PoleisError
from poleis.core.game import get_game
from poleis.lessons.fact import Fact
from poleis.lessons.lesson import Exact, Lesson, Play, Quiz
from poleis.lessons.quiz import numbers, right_answer
from poleis.lessons.reader import read_lesson
from poleis.lessons.session import Session, Verdict

HEAD = """
lesson example
game akropolis seats 2 options long=no variants=- lakes=no
you 0

* draw 40
* draw 3
* draw 41
* draw 35
say welcome
"""
TAKE = """
say take
point slot:1
ask take 1
nudge first
praise well
"""


def lesson(*steps: str) -> Lesson:
    return read_lesson("\n".join([HEAD, *steps]))


def session(*steps: str) -> Session:
    """A session after the greeting."""
    begun = Session(lesson(*steps))
    begun.go_on()
    return begun


def code(text: str) -> int:
    return get_game("akropolis").actions.parse(text)


def test_a_step_without_a_task_is_read_and_left() -> None:
    begun = Session(lesson(TAKE))
    assert ("welcome",) == begun.step.say if begun.step else None
    assert begun.go_on().is_right
    assert ("take",) == begun.step.say if begun.step else None


def test_a_legal_try_that_was_not_asked_for_gets_the_nudge_and_is_not_played() -> None:
    begun = session(TAKE)
    verdict = begun.act(code("take 2"))
    assert (False, "first", []) == (verdict.is_right, verdict.text, verdict.refusals)
    assert 4 == begun.match.ply


def test_a_try_against_the_rules_is_answered_by_the_rule() -> None:
    begun = session(TAKE)
    verdict = begun.act(code("take 4"))
    assert ["AKR-3.2", "AKR-3.3"] == [refusal.rule for refusal in verdict.refusals]


def test_a_right_try_is_played_and_praised() -> None:
    begun = session(TAKE)
    assert Verdict(True, "well") == begun.act(code("take 1"))
    assert begun.is_over and 5 == begun.match.ply


def test_any_action_that_reaches_a_fact_is_right() -> None:
    begun = session(TAKE, "\nask any place where points.temples = 0\n")
    begun.act(code("take 1"))
    assert begun.act(code("place 1 1 r0")).is_right


def test_the_engine_answers_the_questions() -> None:
    question = "\nquiz legal\noption free take 1\noption dear take 3\n"
    begun = session(question)
    assert not begun.answer(1).is_right
    assert begun.answer(0).is_right


def test_a_number_is_among_those_to_choose_from() -> None:
    for right in range(30):
        assert right in numbers(right) and 4 == len(numbers(right)) and numbers(right)[0] >= 0


def test_a_question_about_a_number_is_answered_by_the_position() -> None:
    begun = session("\nquiz count cities.0.stones\n")
    task = begun.step.task if begun.step else None
    assert isinstance(task, Quiz)
    assert 1 == numbers(1)[right_answer(task.question, begun.match.state, 0)]


def test_a_question_about_a_number_after_an_action_is_answered_by_trying_it() -> None:
    begun = session("\nquiz count cities.0.stones after take 2\n")
    task = begun.step.task if begun.step else None
    assert isinstance(task, Quiz)
    assert 0 == numbers(0)[right_answer(task.question, begun.match.state, 0)]
    assert 4 == begun.match.ply


def test_a_question_about_a_number_after_an_illegal_action_has_no_answer() -> None:
    begun = session("\nquiz count cities.0.stones after take 4\n")
    task = begun.step.task if begun.step else None
    assert isinstance(task, Quiz)
    with pytest.raises(PoleisError, match="take 4 is not legal"):
        right_answer(task.question, begun.match.state, 0)


@pytest.mark.parametrize(
    ("name", "value"), [("points.houses", 0), ("points.houses.stars", 1), ("points", 1)]
)
def test_a_fact_is_a_score_a_line_of_the_sheet_or_a_part_of_it(name: str, value: int) -> None:
    assert value == Fact(name).value(session(TAKE).match.state, 0)


@pytest.mark.parametrize("name", ["points.ships", "points.houses.walls", "cities.0.placed"])
def test_a_fact_that_the_position_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(PoleisError):
        Fact(name).value(session(TAKE).match.state, 0)


def test_the_learner_plays_on_against_a_bot() -> None:
    begun = session("\nsay play\nplay 2 turns against random\n", "\nsay end\n")
    assert isinstance(begun.step and begun.step.task, Play)
    begun.show_me()
    assert ("end",) == (begun.step.say if begun.step else None)
    assert {0, 1} <= {move.actor for move in begun.match.log}


def test_bots_choose_at_the_same_time_without_knowing_the_learners_choice() -> None:
    text = "lesson dice\ngame seven_wonders_dice seats 3\n\nplay 1 turn against greedy\n\nsay end\n"
    choices = []
    for action in ("pass", "wonder wo_1"):
        begun = Session(read_lesson(text))
        begun.act(get_game("seven_wonders_dice").actions.parse(action))
        assert 2 == begun.match.state.turn  # type: ignore[attr-defined]
        assert ("end",) == (begun.step.say if begun.step else None)
        choices.append([move for move in begun.match.log if move.actor > 0])
    assert choices[0] == choices[1]


def test_the_learner_plays_until_a_fact_holds() -> None:
    begun = session("\nplay until points >= 3 against greedy\n", "\nsay end\n")
    begun.show_me()
    assert ("end",) == (begun.step.say if begun.step else None)
    assert Fact("points").value(begun.match.state, 0) >= 3
    assert not begun.match.is_over


def test_the_learner_plays_to_the_end() -> None:
    begun = session("\nplay on against random\n")
    begun.show_me()
    assert begun.is_over and begun.match.is_over


def test_a_session_begins_at_any_step() -> None:
    again = Session(lesson(TAKE, "\nsay end\n"), step=2)
    assert 2 == again.number
    assert 5 == again.match.ply


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("\nask fly 1\n", "no action"),
        ("\nask any fly\n", "fly"),
        ("\nask take 1\nask take 2\n", "one task"),
        ("\nquiz guess\n", "a quiz is"),
        ("\noption a take 1\n", "without a quiz"),
        ("\nsay a\n* draw 3\n", "moves come before"),
        ("\nask any place where points.gardens much 3\n", "where FACT"),
        ("\nplay for ever\n", "expected 'play"),
        ("\nplay until later against greedy\n", "where FACT"),
        ("\nposition nonsense\n", "position text"),
        ("\nsing\n", "not understood"),
    ],
)
def test_a_line_that_does_not_fit_is_named(step: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason) as caught:
        lesson(step)
    assert caught.value.line > 10


def test_a_lesson_that_plays_what_is_not_legal_is_refused() -> None:
    with pytest.raises(BadLesson, match="line 12"):
        session("1 take 1\nsay wrong\n")


def test_an_exact_task_may_have_several_answers() -> None:
    found = lesson("\nask take 1 | take 2\n").steps[1].task
    assert found is not None and hasattr(found, "goal")
    assert Exact((code("take 1"), code("take 2"))) == found.goal
