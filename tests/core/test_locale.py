"""Languages: what is said, and what does not exist. All messages: tests/locale."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.locale import LANGUAGES, Language, get_language


def test_a_text_is_said_with_its_arguments() -> None:
    text = Message("akropolis-refusal-no-tile", {"slot": 3, "tiles": 2})
    assert "3" in get_language("en").say(text)


def test_an_argument_may_be_a_message() -> None:
    """A card's name is said in the language of the sentence around it."""
    name = Message("age_of_civilization-action-trade")
    text = Message("age_of_civilization-refusal-not-open", {"action": name})
    assert get_language("en").say(text).endswith(": Trade.")
    assert get_language("pl").say(text).endswith(": Handel.")
    assert "Торговля" in get_language("ru")(text.key, action=name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_foreign_text_of_any_length_fits_into_a_sentence(code: str) -> None:
    """It is cut; Fluent alone would refuse it."""
    said = get_language(code)("check-bad", file="f", where="w", reason="x" * 10**6)
    assert "xxx…" in said
    assert len(said) < 2500


def test_an_unknown_message_or_argument_is_an_error() -> None:
    language = get_language("en")
    assert not language.has("no-such-message")
    with pytest.raises(KeyError):
        language("no-such-message")
    with pytest.raises(KeyError):
        language("akropolis-refusal-no-tile")


def test_an_unknown_language_is_refused() -> None:
    known = ", ".join(LANGUAGES)
    with pytest.raises(PoleisError, match=rf"^there is no language 'xx' \(one of {known}\)$"):
        get_language("xx")


def test_an_entry_is_read_with_what_it_refers_to(tmp_path: Path) -> None:
    """Entries are parsed one by one, when they are first said; plurals over several lines, terms
    and other messages, also those of another file, come with them."""
    (tmp_path / "a.ftl").write_text(
        "-tile = { $case ->\n   *[one] tile\n    [many] tiles\n}\n"
        "taken = { $number ->\n    [one] one { -tile }\n   *[other] { $number } { -tile(case:"
        ' "many") }\n} taken\n\n# a remark\nboth = { taken }, { placed }\n'
    )
    (tmp_path / "b.ftl").write_text(
        "placed =\n    placed at { $where }\nboth = the first counts\nbroken = { \n"
        "broken = mended\nseven = { NUMBER(six) }\nsix = 6\n"
    )

    def fresh() -> Language:
        return Language("en", [tmp_path])

    assert "one tile taken" == fresh()("taken", number=1)
    assert "3 tiles taken, placed at 0 1" == fresh()("both", number=3, where="0 1")
    assert "placed at 0 1" == fresh()("placed", where="0 1")
    assert "mended" == fresh()("broken")
    assert fresh().has("seven") and not fresh().has("-tile")
    with pytest.raises(KeyError, match="fluent_number"):
        fresh()("seven")  # a function that is given a sentence, not a message that is missing


def test_a_file_that_is_no_text_stops_nothing(tmp_path: Path) -> None:
    """A package of somebody else may have one; with a mark of its encoding it is read, too."""
    (tmp_path / "a.ftl").write_bytes(b"place = caf\xe9\n")
    (tmp_path / "b.ftl").write_bytes("\ufeffword = słowo\n".encode())
    language = Language("en", [tmp_path])
    assert ("caf�", "słowo") == (language("place"), language("word"))


def test_threads_may_speak_at_the_same_time(tmp_path: Path) -> None:
    """Nobody finds half of what a message needs."""
    lines = [f"k{n} = {{ r{n} }}\nr{n} = {n}\n" for n in range(300)]
    (tmp_path / "a.ftl").write_text("".join(lines))
    language, switch = Language("en", [tmp_path]), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            said = list(threads.map(lambda n: language(f"k{n // 4}"), range(1200)))
    finally:
        sys.setswitchinterval(switch)
    assert [str(n // 4) for n in range(1200)] == said
