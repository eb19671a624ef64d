"""Exams: questions for a learner who has played a first game, kept apart from the lessons.

An exam has the form of a lesson (`exams/GAME.exam`); its English texts are in `exams/GAME.ftl`.
Beside each question stand the texts of the first game that teach the answer.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from poleis.core.game import get_game
from poleis.core.position_text import position_text
from poleis.lessons.lesson import Quiz
from poleis.lessons.library import get_lesson, lessons_of
from poleis.lessons.quiz import right_answer
from poleis.lessons.reader import read_lesson
from poleis.lessons.session import Session
from poleis.locale import get_language

EXAMS = sorted((Path(__file__).parent / "exams").glob("*.exam"))
LEAST_QUESTIONS = 24
TAUGHT = re.compile(r"^# taught by (.+)$", re.MULTILINE)

of_each_exam = pytest.mark.parametrize("path", EXAMS, ids=lambda path: str(path.stem))


def texts_of(path: Path) -> dict[str, str]:
    """The texts of an exam by their ids."""
    source = path.with_suffix(".ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(\S+) = (.+)$", source, re.MULTILINE))


@of_each_exam
def test_every_question_of_an_exam_has_one_answer_and_a_text(path: Path) -> None:
    exam = read_lesson(path.read_text(encoding="utf-8"))
    assert set() == set(exam.texts()) - set(texts_of(path))
    assert len(exam.steps) >= LEAST_QUESTIONS
    session = Session(exam)
    while session.step is not None:
        assert isinstance(session.step.task, Quiz)
        right_answer(session.step.task.question, session.match.state, exam.seat)
        session.show_me()


@of_each_exam
def test_every_question_is_about_something_that_the_first_game_teaches(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lesson = get_lesson(get_game(path.stem), "first-game")
    taught = [names.split(", ") for names in TAUGHT.findall(text)]
    assert len(read_lesson(text).steps) == len(taught)
    for names in taught:
        assert set() == {lesson.key(name) for name in names} - set(lesson.texts())


@of_each_exam
def test_no_question_of_an_exam_is_in_a_lesson(path: Path) -> None:
    exam, english = read_lesson(path.read_text(encoding="utf-8")), get_language("en")
    texts = texts_of(path)
    asked = {texts[exam.key(name)] for step in exam.steps for name in step.say}
    shown = {position_text(step.start) for step in exam.steps if step.start is not None}
    for lesson in lessons_of(get_game(path.stem)).values():
        assert set() == asked & {english(key) for key in lesson.texts()}
        positions = (step.start for step in lesson.steps if step.start is not None)
        assert set() == shown & {position_text(start) for start in positions}
