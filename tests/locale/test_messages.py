"""Every message exists in every complete language, with the same arguments, and is used.

Languages that are not complete are in tests/locale/test_report.py.

Ids are written in full in the source, or built in `poleis.locale.keys` from what a game declares,
or written as an f-string that begins with words (`f"akropolis-hex-{name}"`): such a pattern must
have messages, and those that fit it count as used.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import poleis
from poleis.core.game import games
from poleis.lessons.library import lessons_of
from poleis.locale import ENGLISH, Language, get_language, message_folders
from poleis.locale.keys import game_messages
from tests.locale.report import COMPLETE, Arguments, catalogue, mistakes

SOURCE = Path(poleis.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")
SPEAKERS = {"language", "words", "say"}
"""The usual names of a Language. Ids are also passed to Message of `poleis.core.explain`."""


def messages(language: str) -> dict[str, Arguments]:
    """The messages of a language by id."""
    return catalogue(language).messages


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    files = sorted(SOURCE.rglob("*.py"))
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]


@cache
def strings() -> list[ast.Constant | ast.JoinedStr]:
    """Every string of the source, plain or with gaps."""
    return [
        node
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr)
    ]


def spoken(tree: ast.Module) -> Iterator[ast.expr]:
    """The first argument of every call of a Language or of Message."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    texts = {
        alias.asname or alias.name
        for node in imports
        if node.module == "poleis.core.explain"
        for alias in node.names
        if alias.name == "Message"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            callee = node.func
            is_field = isinstance(callee, ast.Attribute) and callee.attr == "language"
            if is_field or (isinstance(callee, ast.Name) and callee.id in SPEAKERS | texts):
                yield node.args[0]


def literals(expression: ast.expr) -> list[str]:
    """The strings that an argument may be: one, or either of two."""
    if isinstance(expression, ast.IfExp):
        return literals(expression.body) + literals(expression.orelse)
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return [expression.value]
    return []


def said_in_full() -> dict[str, Path]:
    """The ids that are passed to a Language or to Message as they are."""
    return {
        key: file
        for file, tree in sources()
        for expression in spoken(tree)
        for key in literals(expression)
        if KEY.fullmatch(key)
    }


def pattern_of(expression: ast.JoinedStr) -> str:
    """An f-string as a regular expression."""
    return "".join(
        re.escape(str(value.value)) if isinstance(value, ast.Constant) else ".+"
        for value in expression.values
    )


def patterns_said() -> dict[str, Path]:
    """The f-strings that are passed to a Language and begin with words."""
    return {
        pattern_of(expression): file
        for file, tree in sources()
        for expression in spoken(tree)
        if isinstance(expression, ast.JoinedStr) and isinstance(expression.values[0], ast.Constant)
    }


def patterns_written() -> list[re.Pattern[str]]:
    """All f-strings of the source that begin with at least one word of an id."""
    return [
        re.compile(pattern_of(node))
        for node in strings()
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"([a-z][a-z0-9_]*-)+", str(node.values[0].value))
    ]


@cache
def written() -> set[str]:
    """Every string of the source that could be an id, and every word of templates and scripts."""
    found = {
        node.value
        for node in strings()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for suffix in ("html", "jinja", "ts"):
        for file in SOURCE.rglob(f"*.{suffix}"):
            found |= {m.group() for m in KEY.finditer(file.read_text(encoding="utf-8"))}
    return found


def declared() -> dict[str, frozenset[str]]:
    """The ids that the games must bring."""
    return {key: args for game in games().values() for key, args in game_messages(game).items()}


@pytest.mark.parametrize("language", COMPLETE)
def test_complete_languages_have_the_same_messages(language: str) -> None:
    """Nothing is left untranslated, and nothing is translated that nobody uses."""
    assert set(messages(ENGLISH)) == set(messages(language))


@pytest.mark.parametrize("language", COMPLETE)
def test_complete_languages_have_no_mistakes(language: str) -> None:
    """The same arguments, all plural forms, no message twice, no line that cannot be read."""
    assert [] == mistakes(catalogue(language), catalogue(ENGLISH))


def test_every_message_said_exists() -> None:
    missing = {key: str(file) for key, file in said_in_full().items() if key not in messages("en")}
    assert {} == missing


def errors_said() -> Iterator[tuple[Path, str, str, set[str]]]:
    """The errors with a message: its id, its English as the source has it, and its arguments."""
    for file, tree in sources():
        english = ""
        for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "lineno", 0)):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and node.targets[0].id == "said"
            ):
                english = "".join(literals(node.value))
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "saying"
            ):
                (key,) = literals(node.args[0])
                given = {str(keyword.arg) for keyword in node.keywords}
                yield file, key, "".join(literals(node.args[1])) or english, given


def test_errors_say_in_english_what_their_messages_say() -> None:
    """In the source for programs and in the language for people, with the same arguments."""
    found = list(errors_said())
    assert found
    for file, key, english, given in found:
        place = f"{file}: {key}"
        assert key in messages("en"), place
        assert messages("en")[key].names == given, place
        args = {name: f"<{name}>" for name in given}
        assert get_language("en")(key, **args) == english.format(**args), place


def test_every_message_with_a_games_name_exists() -> None:
    """Ids in tables, away from the calls that say them, are found by the name of their game."""
    for game in games():
        for key in sorted(key for key in written() if re.fullmatch(rf"{game}(-[a-z0-9_]+)+", key)):
            assert key in messages("en")


def test_every_message_declared_by_a_game_exists() -> None:
    for key, arguments in declared().items():
        assert key in messages("en")
        assert arguments == messages("en")[key].names


def test_every_pattern_has_messages() -> None:
    for pattern, file in patterns_said().items():
        assert any(re.fullmatch(pattern, key) for key in messages("en")), f"{file}: {pattern}"


def test_every_message_is_used() -> None:
    taught = [lesson for game in games().values() for lesson in lessons_of(game).values()]
    used = written() | set(declared()) | {key for lesson in taught for key in lesson.texts()}
    shapes = patterns_written()
    unused = [
        key
        for key in messages("en")
        if key not in used and not any(shape.fullmatch(key) for shape in shapes)
    ]
    assert [] == unused


@pytest.mark.parametrize("code", COMPLETE)
def test_every_message_can_be_said(code: str) -> None:
    """Without the help of English, with all numbers where there are any."""
    language = Language(code, message_folders(code))
    for key, arguments in messages(code).items():
        for number in [0, 1, 2, 5, 21, -1] if arguments.names else [0]:
            said = language(key, **dict.fromkeys(arguments.names, number))
            assert "{" not in said, (key, number)


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 1, "1 stone"),
        ("en", 0, "0 stones"),
        ("pl", 1, "1 kamień"),
        ("pl", 3, "3 kamienie"),
        ("pl", 5, "5 kamieni"),
        ("pl", 12, "12 kamieni"),
        ("pl", 22, "22 kamienie"),
        ("ru", 1, "1 камень"),
        ("ru", 4, "4 камня"),
        ("ru", 5, "5 камней"),
        ("ru", 11, "11 камней"),
        ("ru", 21, "21 камень"),
    ],
)
def test_plural_forms(language: str, number: int, said: str) -> None:
    assert said == get_language(language)("akropolis-view-stones", n=number)


@pytest.mark.parametrize("phrase", ["whoever", "is told", "are asked", "so many", "somebody"])
def test_english_messages_use_the_usual_words(phrase: str) -> None:
    """Name the player or the thing, and say what the program does."""
    files = (SOURCE / "locale" / "en").glob("*.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    assert [] == [line for line in said if phrase in line.lower()]
