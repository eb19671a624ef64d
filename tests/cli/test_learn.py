"""`poleis learn`: a lesson typed through a pipe, and what is said to nonsense."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.running import poleis, refused

LESSON = """
lesson example
game akropolis seats 2 options long=no variants=- lakes=no

* draw 40
* draw 3
* draw 41
* draw 35
say aim
ask any take
"""


def test_the_lessons_are_listed_in_the_order_of_learning() -> None:
    assert "akropolis two-minutes: Akropolis in two minutes" in poleis("learn", "akropolis").out


def test_a_lesson_answers_a_wrong_try_and_goes_on_after_a_right_one() -> None:
    said = poleis("learn", "akropolis", "two-minutes", "--plain", stdin="2\n1\n").out
    wrong = said.index("Take the first tile, which is free.")
    assert wrong < said.index("Now add it to your city")
    assert "You have left the lesson at step 2." in said


def test_a_lesson_that_lacks_texts_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.lesson"
    file.write_text(LESSON, encoding="utf-8")
    reason = refused("learn", "--check", file)
    assert "there is no message akropolis-lesson-example in en" in reason


def test_a_lesson_without_mistakes_passes() -> None:
    file = files("poleis.games.akropolis").joinpath("ui", "lessons", "14-gardens.lesson")
    assert "14-gardens.lesson" in poleis("learn", "--check", str(file)).out


@pytest.mark.parametrize("words", [("akropolis", "nonsense"), ("nonsense", "first"), ("nonsense",)])
def test_what_does_not_exist_is_one_clear_line(words: tuple[str, ...]) -> None:
    assert "nonsense" in refused("learn", *words)
