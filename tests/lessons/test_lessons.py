"""Every lesson of every game can be played to its end, in every language."""

from __future__ import annotations

import pytest

from poleis.core.game import Game, games
from poleis.lessons.check import check_keys, check_lesson, parts_of
from poleis.lessons.lesson import AnyOf, Ask, Exact, Lesson
from poleis.lessons.library import lessons_of
from poleis.lessons.session import Session
from poleis.locale import LANGUAGES, get_language

LESSONS = {game.id: lessons_of(game) for game in games().values()}
ALL = [lesson for lessons in LESSONS.values() for lesson in lessons.values()]

LATER = {
    "age_of_civilization": {"buy", "keep", "fill", "exchange", "endow", "decline"},
    "origins": {"hire", "exchange", "score", "remove", "pisces", "aside", "recolour", "honour",
                "calm", "lift", "grow", "retire"},
}  # fmt: skip
"""Actions that a first game leaves to other lessons: of variants, solo games and single cards."""

of_each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda one: f"{one.game.id}-{one.id}")
of_each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))


@of_each_lesson
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    check_lesson(lesson, [get_language(code) for code in LANGUAGES])


@of_each_lesson
def test_a_lesson_ends_with_its_one_tip(lesson: Lesson) -> None:
    english, last = get_language("en"), lesson.steps[-1]
    tips = [key for key in lesson.texts() if "Tip:" in english(key)]
    assert [lesson.key(name) for name in last.say] == tips
    assert last.task is None


@of_each_game
def test_the_lessons_of_a_game_share_no_message(game: Game) -> None:
    check_keys(LESSONS[game.id].values())


@of_each_game
def test_a_game_is_taught_in_two_minutes_and_by_a_first_game(game: Game) -> None:
    assert ["two-minutes", "first-game"] == list(LESSONS[game.id])[:2]


@of_each_game
def test_a_first_game_comes_to_a_real_ending(game: Game) -> None:
    *_, last = parts_of(LESSONS[game.id]["first-game"])
    session = Session(last)
    while not session.is_over:
        session.show_me()
    assert session.match.is_over


@of_each_game
def test_a_first_game_asks_for_every_kind_of_action(game: Game) -> None:
    kinds = {str(kind["name"]) for kind in game.actions.describe()}
    assert kinds - LATER.get(game.id, set()) == kinds_asked(LESSONS[game.id]["first-game"])


def kinds_asked(lesson: Lesson) -> set[str]:
    found = set()
    for step in lesson.steps:
        match step.task:
            case Ask(Exact(codes)):
                found |= {lesson.game.actions.split(code)[0].name for code in codes}
            case Ask(AnyOf(str(kind))):
                found.add(kind)
    return found
