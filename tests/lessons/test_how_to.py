"""The lesson of docs/how-to/write-a-lesson.md can be played, and its texts are all there."""

from __future__ import annotations

import re
from pathlib import Path

from poleis.lessons.check import check_lesson
from poleis.lessons.lesson import Lesson
from poleis.lessons.reader import read_lesson
from poleis.lessons.session import Session
from poleis.locale import Language
from tests.docs.examples import DOCS
from tests.docs.markdown import code_blocks

PAGE = DOCS / "how-to" / "write-a-lesson.md"


def block(title: str) -> str:
    return next(one.text for one in code_blocks(PAGE) if one.title == title)


def example() -> Lesson:
    return read_lesson(block("free-tile.lesson"))


def language(folder: Path) -> Language:
    """English with the texts of the page, and no others."""
    texts = block("akropolis_lessons.ftl")
    (folder / "akropolis_lessons.ftl").write_text(texts, encoding="utf-8")
    return Language("en", [folder])


def test_the_example_passes_the_check_of_all_lessons(tmp_path: Path) -> None:
    check_lesson(example(), [language(tmp_path)])


def test_the_example_is_played_to_its_end() -> None:
    session = Session(example())
    while not session.is_over:
        session.show_me()
    assert 5 == session.match.ply


def test_the_example_answers_a_wrong_try(tmp_path: Path) -> None:
    session, said = Session(example()), language(tmp_path)
    verdict = session.answer(1)
    assert not verdict.is_right
    assert "The first tile is free" in said(session.lesson.key(str(verdict.text)))


def test_the_page_has_the_texts_of_the_example_and_no_others() -> None:
    found = re.findall(r"^([a-z0-9-]+) =", block("akropolis_lessons.ftl"), re.MULTILINE)
    assert sorted(example().texts()) == sorted(found)
