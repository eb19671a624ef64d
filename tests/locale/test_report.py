"""A language needs no more than a folder, and may be incomplete: English stands in."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis.locale import ENGLISH, LANGUAGES, Language, get_language, languages_in
from tests.locale.report import (
    COMPLETE,
    catalogue,
    main,
    missing,
    mistakes,
    plural_forms,
    read_catalogue,
    report,
)

GERMAN = """\
language-name = Deutsch
akropolis-view-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
"""


@pytest.fixture(name="german")
def begun_language(tmp_path: Path) -> Path:
    """The folder of a language with two messages."""
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "akropolis.ftl").write_text(GERMAN, encoding="utf-8")
    return folder


def test_a_folder_with_messages_is_a_language(german: Path) -> None:
    """English comes first. A folder without messages is none."""
    (german.parent / "xx").mkdir()
    (german.parent / "note.ftl").write_text("", encoding="utf-8")
    assert ("en", "de") == languages_in(german.parent)
    assert ENGLISH == LANGUAGES[0]


def test_english_stands_in_for_a_missing_message(german: Path) -> None:
    language = Language("de", [german], get_language(ENGLISH))
    assert "3 Steine" == language("akropolis-view-stones", n=3)
    assert "yes" == language("answer-yes")
    assert language.has("answer-yes") and not language.has_own("answer-yes")
    assert "otherwise" == language.or_else("otherwise", "no-such-message")
    with pytest.raises(KeyError):
        language("no-such-message")


def test_english_stands_in_for_a_message_that_cannot_be_formatted(german: Path) -> None:
    (german / "shell.ftl").write_text("answer-yes = { $who }\nanswer-no = { -no }\n")
    language = Language("de", [german], get_language(ENGLISH))
    assert ("yes", "no") == (language("answer-yes"), language("answer-no"))


def test_a_language_has_a_name_for_itself(german: Path) -> None:
    """Never the name of English."""
    assert "Deutsch" == Language("de", [german], get_language(ENGLISH)).name
    assert "xx" == Language("xx", [], get_language(ENGLISH)).name
    assert ["English", "Polski", "Русский"] == [get_language(code).name for code in COMPLETE]


def test_the_report_lists_what_is_missing(german: Path) -> None:
    language, english = read_catalogue("de", german), catalogue(ENGLISH)
    lines = report(language, english)
    total = len(english.messages)
    assert f"de: 2 of {total:,} messages translated" == lines[0]
    assert any(line.startswith("  akropolis.ftl lacks akropolis, ") for line in lines)
    assert total - 2 == len(missing(language, english))
    listed = "\n".join(report(language, english, total))
    assert all(key in listed for key in missing(language, english))


def test_the_report_finds_mistakes(german: Path) -> None:
    (german / "shell.ftl").write_text(
        "answer-yes = { $who }\nanswer-no = nein\nanswer-no = nein\nno-such = x\nbroken\n"
    )
    (german / "web.ftl").write_text("seat-player = { $number ->\n   *[one] eins\n}\n")
    assert [
        "shell.ftl: answer-no stands twice",
        "shell.ftl: cannot be read: broken",
        "shell.ftl: answer-yes has the arguments who, not none",
        "shell.ftl: no-such does not exist in English",
        "web.ftl: seat-player lacks the plural form other",
    ] == mistakes(read_catalogue("de", german), catalogue(ENGLISH))


def test_the_report_fails_for_complete_languages_only(
    german: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = read_catalogue("de", german)
    found = {"en": catalogue("en"), "pl": catalogue("pl"), "de": begun}
    monkeypatch.setattr("tests.locale.report.catalogue", found.__getitem__)
    assert 0 == main(["pl", "de"])
    assert "de: 2 of " in capsys.readouterr().out
    found["pl"] = begun
    assert 1 == main(["pl", "de"])


def test_the_complete_languages_exist() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)
    assert ENGLISH in COMPLETE


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", {"one", "other"}),
        ("pl", {"one", "few", "many"}),
        ("ru", {"one", "few", "many"}),
        ("cs", {"one", "few", "other"}),
    ],
)
def test_plural_forms_are_those_of_whole_numbers(code: str, forms: set[str]) -> None:
    assert forms == plural_forms(code)
