"""A session that goes on where a learner left it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from poleis.lessons.lesson import Ask, Lesson, Play
from poleis.lessons.session import Session

SHOWN = -1
"""Stands for a task that the learner had shown."""


def resume(lesson: Lesson, step: int, done: Iterable[int] = ()) -> Session:
    """A session at a step, in the position that the learner's own actions led to.

    *done* are those since `lesson.origin(step)`. Chance and bots do the same again. Where an action
    is missing or does not fit, for instance because the lesson has changed, the task is shown.
    """
    last = min(step, len(lesson.steps))
    session = Session(lesson, lesson.origin(last))
    rest = deque(done)
    while session.number < last:
        if not (_acts(session) and rest and _repeat(session, rest.popleft())):
            session.show_me()
    while rest and _acts(session) and _repeat(session, rest.popleft()):
        pass
    return session


def _acts(session: Session) -> bool:
    return session.step is not None and isinstance(session.step.task, Ask | Play)


def _repeat(session: Session, code: int) -> bool:
    """Do again what the learner did; returns whether it could be done."""
    if code == SHOWN:
        session.show_me()
        return True
    return 0 <= code < session.lesson.game.actions.size and session.act(code).is_right
