"""A lesson with a mistake fails the check, with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis.core.errors import BadLesson
from poleis.lessons.check import check_keys, check_lesson, parts_of
from poleis.lessons.lesson import Lesson
from poleis.lessons.reader import read_lesson
from poleis.locale import Language

HEAD = """lesson example
game akropolis seats 2 options long=no variants=- lakes=no
you 0

* draw 40
* draw 3
* draw 41
* draw 35
"""
TAKE = """say take
point slot:1
ask take 1
nudge hint
"""
PLACE = "\nsay place\nask any place\n"
FIRST_LINE = 5
"""Where the first step begins."""
SECOND_LINE = 14
"""Where a step after TAKE begins."""

MISTAKES = [
    ("ask take 4\nnudge hint\n", "nothing that is asked for is legal"),
    ("ask any place\n", "nothing that is asked for is legal"),
    ("ask any take where points >= 90\nnudge hint\n", "nothing that is asked for is legal"),
    ("ask any take where points.ships >= 1\nnudge hint\n", "no line 'ships'"),
    ("say take\npoint slot:9\nask take 1\nnudge hint\n", "slot:9 is not drawn (near: slot:1"),
    ("say take\npoint panel:moon\nask take 1\nnudge hint\n", "panel:moon is not drawn"),
    ("ask take 1\n", "a wrong try has no answer"),
    ("ask any take where cities.0.stones >= 1\n", "a wrong try has no answer"),
    ("quiz count cities.0.stones\n", "a wrong answer has no answer"),
    ("quiz count points.ships\nnudge hint\n", "no line 'ships'"),
    ("quiz count cities.0.stones after take 4\nnudge hint\n", "take 4 is not legal"),
    ("quiz legal\noption one take 1\noption two take 2\nnudge hint\n", "2 of the options are"),
    ("quiz legal\noption one take 3\noption two take 4\nnudge hint\n", "0 of the options are"),
    ("quiz most cities.0.stones\noption one take 1\noption two take 4\nnudge hint\n", "not legal"),
    ("play 1 turn against nobody\n", "nobody"),
    ("say take\n", "the learner has nothing to do"),
    ("say take\n\nsay place\n", "two steps in a row without a task"),
    ("say take\nask take 1\nnudge take\n", "take has two roles: say and nudge"),
    ("say take\nask take 1\nnudge hint\npraise hint\n", "hint has two roles: nudge and praise"),
    ("say take\nquiz legal\noption take take 1\nnudge hint\n", "two roles: say and option"),
]


def lesson(steps: str) -> Lesson:
    return read_lesson(HEAD + steps)


@pytest.fixture
def english(tmp_path: Path) -> Language:
    """A language with the texts of these lessons: two sentences in some, three in `long`."""
    texts = dict.fromkeys(("", "take", "hint", "well", "one", "two"), "One sentence.")
    texts |= {"place": "Two (short) sentences. Is it so?", "long": "Three. Of. Them."}
    lines = [f"{lesson(TAKE).key(name)} = {text}\n" for name, text in texts.items()]
    (tmp_path / "example.ftl").write_text("".join(lines), encoding="utf-8")
    return Language("en", [tmp_path])


def test_a_lesson_without_mistakes_passes(english: Language) -> None:
    check_lesson(lesson(TAKE + PLACE), [english])


@pytest.mark.parametrize(("step", "reason"), MISTAKES)
def test_a_mistake_in_a_step_is_named(step: str, reason: str, english: Language) -> None:
    with pytest.raises(BadLesson) as caught:
        check_lesson(lesson(step), [english])
    assert reason in caught.value.reason
    assert caught.value.line >= FIRST_LINE


def test_the_line_is_that_of_the_step(english: Language) -> None:
    with pytest.raises(BadLesson) as caught:
        check_lesson(lesson(TAKE + "\nask take 2\nnudge hint\n"), [english])
    assert SECOND_LINE == caught.value.line


def test_nothing_is_asked_of_a_learner_whose_turn_it_is_not(english: Language) -> None:
    with pytest.raises(BadLesson, match="not the turn of the learner"):
        check_lesson(lesson("0 take 1\n0 place 1 1 r0\n" + TAKE), [english])


@pytest.mark.parametrize("name", ["say lacking", "nudge lacking", "praise lacking"])
def test_a_text_that_a_language_lacks_is_named(name: str, english: Language) -> None:
    with pytest.raises(BadLesson, match="no message akropolis-lesson-example-lacking in en"):
        check_lesson(lesson(f"{name}\nask any take\n"), [english])


def test_every_language_needs_the_texts(english: Language, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with pytest.raises(BadLesson, match="no message akropolis-lesson-example in pl"):
        check_lesson(lesson(TAKE), [english, Language("pl", [other], english)])


@pytest.mark.parametrize("role", ["say", "nudge", "praise"])
def test_no_text_is_longer_than_two_sentences(role: str, english: Language) -> None:
    with pytest.raises(BadLesson, match="more than 2 sentences in en: Three"):
        check_lesson(lesson(f"{role} long\nask any take\n"), [english])


def test_a_step_that_is_only_read_counts_before_the_next_task(english: Language) -> None:
    with pytest.raises(BadLesson, match="more than 2 sentences"):
        check_lesson(lesson("say place\n\n" + TAKE), [english])
    check_lesson(lesson("say well\n\n" + TAKE), [english])


def test_a_task_ends_what_is_read(english: Language) -> None:
    check_lesson(lesson(TAKE + PLACE + "\nsay two\n"), [english])


def test_two_lessons_of_a_game_have_no_message_in_common() -> None:
    draft = read_lesson(HEAD.replace("example", "draft") + "say pick-two\n")
    pick = read_lesson(HEAD.replace("example", "draft-pick") + "say two\n")
    with pytest.raises(BadLesson, match="draft-pick-two belongs to the lessons draft and draft-pi"):
        check_keys([draft, pick])
    check_keys([draft])


def test_a_lesson_is_cut_where_a_new_position_begins() -> None:
    new = "\nposition akropolis 2 long=no variants=- lakes=no |\nsay two\n"
    assert [2, 1] == [len(part.steps) for part in parts_of(lesson(TAKE + PLACE + new))]


def test_other_choices_of_the_learner_are_tried_too(english: Language) -> None:
    """The first tile leaves a stone, as the next step asks; the second tile costs it."""
    place = "\nsay place\nask any place where cities.0.stones >= 1\nnudge hint\n"
    with pytest.raises(BadLesson, match="no legal action is what is asked for"):
        check_lesson(lesson("say take\nask any take\n" + place), [english])


def test_what_follows_free_play_holds_for_other_play_too(english: Language) -> None:
    """A bot that plays well can have five points in its third turn. A beginner may have fewer."""
    free = "say take\nplay 2 turns against greedy\n\n"
    with pytest.raises(BadLesson, match="nothing that is asked for is legal"):
        check_lesson(lesson(free + "say two\nask any where points >= 5\nnudge hint\n"), [english])
    check_lesson(lesson(free + "say two\nask any where points >= 1\nnudge hint\n"), [english])
