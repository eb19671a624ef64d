"""`poleis learn`: lessons in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.input_files import read_text
from poleis.cli.terminal.lesson import LessonSession
from poleis.cli.terminal.output import Output
from poleis.core.errors import BadSetup
from poleis.core.game import games, get_game
from poleis.lessons.check import check_keys, check_lesson
from poleis.lessons.lesson import Lesson
from poleis.lessons.library import get_lesson, lessons_of
from poleis.lessons.reader import read_lesson
from poleis.locale import LANGUAGES, Language, get_language

EXAMPLES = """
Examples:

  poleis learn

  poleis learn akropolis

  poleis learn akropolis two-minutes --lang pl

  poleis learn --check my.lesson
"""


def learn(
    game_id: Annotated[str | None, typer.Argument(metavar="GAME", help="The game.")] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="The lesson; without it, a list.")
    ] = None,
    lang: params.Lang = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
    check: Annotated[
        Path | None,
        typer.Option("--check", help="Check a lesson in this file: for writers.", metavar="FILE"),
    ] = None,
) -> None:
    """Learn a game by playing: without arguments, list the lessons."""
    language = params.language_from(lang)
    output = Output(plain=plain)
    if check is not None:
        if game_id is not None:
            raise BadSetup("--check names a file, and no game")
        found = read_lesson(read_text(str(check)))
        check_lesson(found, [get_language(code) for code in LANGUAGES])
        check_keys([*_others(found), found])
        output.say(language("learn-checked", file=str(check), n=len(found.steps)))
    elif lesson is None:
        for id in [game_id] if game_id else list(games()):
            list_lessons(id, language, output)
    else:
        LessonSession(get_lesson(get_game(str(game_id)), lesson), language, output).run()


def _others(lesson: Lesson) -> list[Lesson]:
    """The other lessons of its game."""
    return [one for one in lessons_of(lesson.game).values() if one.id != lesson.id]


def list_lessons(game_id: str, language: Language, output: Output) -> None:
    """The lessons of a game, in the order in which they are learned."""
    for lesson in lessons_of(get_game(game_id)).values():
        title = language(lesson.key())
        minutes = language("learn-minutes", n=lesson.minutes)
        output.say(f"{game_id} {lesson.id}: {title} ({minutes})")
