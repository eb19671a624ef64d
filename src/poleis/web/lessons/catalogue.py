"""The catalogue: all lessons, in the order in which they are learned."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from poleis.core.game import get_game
from poleis.lessons.lesson import Lesson
from poleis.lessons.library import NoLesson, lessons_of
from poleis.locale import Language


@functools.cache
def lessons(game_id: str) -> Mapping[str, Lesson]:
    """The lessons of a game by id; read once. UnknownGame if there is no such game."""
    return lessons_of(get_game(game_id))


def find(game_id: str, id: str) -> Lesson:
    """One lesson; UnknownGame or NoLesson if it does not exist."""
    found = lessons(game_id).get(id)
    if found is None:
        raise NoLesson(f"{game_id} has no lesson {id[:40]!r}")
    return found


def following(lesson: Lesson) -> Lesson | None:
    """The next lesson about the same game; None after the last."""
    known = list(lessons(lesson.game.id).values())
    place = known.index(lesson) + 1
    return known[place] if place < len(known) else None


def address(lesson: Lesson) -> str:
    """The page of a lesson."""
    return f"/learn/{lesson.game.id}/{lesson.id}"


def name(lesson: Lesson) -> str:
    """How a browser knows it, among the lessons of all games."""
    return f"{lesson.game.id}/{lesson.id}"


def title(lesson: Lesson, say: Language) -> str:
    return say(lesson.key())
