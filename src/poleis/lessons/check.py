"""What must hold of every lesson: it can be played to its end, in every language.

Everything that it asks for is legal, everything that it points at is drawn, every question has
one answer, every wrong try gets an answer, every text is there, and nobody reads more than two
sentences before acting.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from poleis.core.errors import BadLesson, PoleisError
from poleis.core.luck import Luck
from poleis.core.view import View
from poleis.lessons.lesson import Ask, Lesson, Play, Quiz, Step
from poleis.lessons.quiz import right_answer
from poleis.lessons.session import Session
from poleis.locale import ENGLISH, Language

MOST_SENTENCES = 2
"""Read before the learner acts, and in every single text."""
TRIES = 6
"""The most ways through a part of a lesson that are tried, where the learner has a choice."""
FREE_TRIES = 3
"""Ways through a part in which the learner plays freely: well the first time, then at random."""

_SENTENCE = re.compile(r"[.!?…]+[\"'”»)]*(?=\s|$)")
_REF = re.compile(r'data-ref="([^"]+)"')


def check_lesson(lesson: Lesson, languages: Sequence[Language]) -> None:
    """Raise BadLesson, with the line of the step, for the first thing that does not hold."""
    _check_names(lesson)
    _check_tasks(lesson)
    for language in languages:
        _check_texts(lesson, language)
    for part in parts_of(lesson):
        _check_play(part)


def check_keys(lessons: Iterable[Lesson]) -> None:
    """Raise BadLesson if two lessons of a game have a message in common: `draft` with a text
    `pick-two` and `draft-pick` with a text `two` would."""
    owners: dict[str, str] = {}
    for lesson in lessons:
        for key in lesson.texts():
            if owners.setdefault(key, lesson.id) != lesson.id:
                reason = f"the message {key} belongs to the lessons {owners[key]} and {lesson.id}"
                raise BadLesson(1, reason)


# ---- what is read


def _check_names(lesson: Lesson) -> None:
    """A name has one role: what asks a question at one step must not praise at another."""
    roles: dict[str, str] = {}
    for step in lesson.steps:
        for role, name in step.names():
            if roles.setdefault(name, role) != role:
                raise BadLesson(step.line, f"{name} has two roles: {roles[name]} and {role}")


def _check_tasks(lesson: Lesson) -> None:
    """Of two steps in a row, one has a task."""
    for step in lesson.steps:
        if not (step.say or step.task):
            raise BadLesson(step.line, "a step says something or asks for something")
    if len(lesson.steps) == 1 and lesson.steps[0].task is None:
        raise BadLesson(lesson.steps[0].line, "the learner has nothing to do")
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        if step.task is None and following.task is None:
            raise BadLesson(following.line, "two steps in a row without a task")


def _check_texts(lesson: Lesson, language: Language) -> None:
    for key in lesson.texts():
        if not language.has_own(key):
            raise BadLesson(1, f"there is no message {key} in {language.code}")
    read: list[str] = []
    for step in lesson.steps:
        for _, name in step.names():
            _check_length([language(lesson.key(name))], step, language)
        read += [language(lesson.key(name)) for name in step.say]
        _check_length(read, step, language)
        if step.task is not None:
            read.clear()


def _check_length(texts: Sequence[str], step: Step, language: Language) -> None:
    said = " ".join(texts)
    if len(_SENTENCE.findall(said)) > MOST_SENTENCES:
        reason = f"more than {MOST_SENTENCES} sentences in {language.code}: {said}"
        raise BadLesson(step.line, reason)


# ---- what is played


def parts_of(lesson: Lesson) -> Iterator[Lesson]:
    """The lesson cut before each new position: nothing in a part depends on the parts before."""
    begins = [0, *(place for place, step in enumerate(lesson.steps) if place and step.start)]
    for begin, end in zip(begins, [*begins[1:], len(lesson.steps)], strict=True):
        yield replace(lesson, steps=lesson.steps[begin:end])


def _check_play(part: Lesson) -> None:
    """Play a part once step by step, and again where other choices are as good."""
    session, most = Session(part), 1
    while (step := session.step) is not None:
        with _about(step):
            most = max(most, _check_step(session, step))
            session.show_me()
    is_free = any(isinstance(step.task, Play) for step in part.steps)
    tries = FREE_TRIES if is_free else min(most, TRIES)
    for number in range(1, tries):
        _play_through(part, number, tries)


def _play_through(part: Lesson, number: int, tries: int) -> None:
    """Play a part with other choices in each try, spread over the right ones.

    After free play the position is another one, so the steps are checked again.
    """
    session, was_free = Session(part), False

    def choose(right: Sequence[int]) -> int:
        first = int(Luck.of("lesson", part.id, session.match.ply).below(len(right)))
        return right[(first + number * max(1, len(right) // tries)) % len(right)]

    while (step := session.step) is not None:
        with _about(step):
            if was_free:
                _check_step(session, step)
            was_free = was_free or isinstance(step.task, Play)
            session.show_me(choose)


@contextmanager
def _about(step: Step) -> Iterator[None]:
    """Errors inside are about this step."""
    try:
        yield
    except BadLesson:
        raise
    except PoleisError as error:
        raise BadLesson(step.line, str(error)) from error


def _check_step(session: Session, step: Step) -> int:
    """How many actions are right at this step; BadLesson if something is wrong with it."""
    if step.point:
        _check_refs(session, step)
    state, seat = session.match.state, session.lesson.seat
    match step.task:
        case Quiz(question):
            right_answer(question, state, seat)
            if step.nudge is None:
                raise BadLesson(step.line, "a wrong answer has no answer: add a nudge")
        case Ask():
            if seat not in state.actors():
                raise BadLesson(step.line, "it is not the turn of the learner")
            right = session.right_actions()
            if not right:
                raise BadLesson(step.line, "nothing that is asked for is legal")
            if step.nudge is None and len(right) < len(state.legal(seat)):
                raise BadLesson(step.line, "a wrong try has no answer: add a nudge")
            return len(right)
    return 1


def _check_refs(session: Session, step: Step) -> None:
    view = _view(session)
    drawn = {f"panel:{panel.id}" for panel in view.panels}
    drawn |= {ref for panel in view.panels for ref in _REF.findall(panel.body)}
    for ref in step.point:
        if ref not in drawn:
            near = ", ".join(sorted(one for one in drawn if one.split(":")[0] == ref.split(":")[0]))
            raise BadLesson(step.line, f"{ref} is not drawn (near: {near or 'nothing'})")


def _view(session: Session) -> View:
    """What the learner sees. Every language draws the same things."""
    match, seat = session.match, session.lesson.seat
    names = tuple(str(number) for number in range(match.setup.seats))
    view: View = match.game.view(match.known(seat), seat, ENGLISH, names)
    return view
