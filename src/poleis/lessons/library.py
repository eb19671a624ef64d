"""The lessons of the installed games: the files `ui/lessons/*.lesson` beside each game."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from poleis.core.errors import BadLesson, PoleisError
from poleis.core.game import Game
from poleis.lessons.lesson import Lesson
from poleis.lessons.reader import read_lesson

SUFFIX = ".lesson"


class NoLesson(PoleisError):
    """A game has no such lesson."""


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which they are learned: that of their files,
    whose names begin with a number."""
    found: dict[str, Lesson] = {}
    for file in sorted(_files(game), key=lambda file: file.name):
        try:
            lesson = read_lesson(file.read_text(encoding="utf-8"), game)
        except BadLesson as error:
            raise BadLesson(error.line, f"{file.name}: {error.reason}") from error
        found[lesson.id] = lesson
    return found


def get_lesson(game: Game, id: str) -> Lesson:
    """The lesson with this id; NoLesson names those that there are."""
    found = lessons_of(game)
    if id not in found:
        known = ", ".join(found) or "none"
        raise NoLesson(f"{game.id} has no lesson {id!r} (one of {known})")
    return found[id]


def _files(game: Game) -> list[Traversable]:
    package = type(game).__module__.rpartition(".")[0]
    folder = files(package).joinpath("ui", "lessons")
    return [f for f in folder.iterdir() if f.name.endswith(SUFFIX)] if folder.is_dir() else []
