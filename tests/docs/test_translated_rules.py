"""The rules in other languages: the same rules, one for one.

The complete languages have the rules of all games; another language may have some of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locale.report import COMPLETE
from tests.spec import CITATION, DEFINITION, ROOT

RULES = ROOT / "docs" / "rules"
GAMES = sorted(file.stem for file in RULES.glob("*.md"))
SHORT = "short"
BEGUN = {
    (file.stem, file.parent.name) for file in RULES.glob("*/*.md") if file.parent.name != SHORT
}
TRANSLATED = sorted(BEGUN | {(game, lang) for game in GAMES for lang in COMPLETE if lang != "en"})
HEADING = re.compile(r"^(#+ [0-9]*)", re.MULTILINE)
ROW = re.compile(r"^\|", re.MULTILINE)
RULING = {"en": "Ruling", "pl": "Rozstrzygnięcie", "ru": "Решение"}


def rules_in(file: Path) -> dict[str, str]:
    """The text of each rule, by its id, in the order of the page."""
    parts = re.split(r"^(?=- \*\*|#)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = [(DEFINITION.match(part), part) for part in parts]
    return {rule[1]: part for rule, part in found if rule}


def both(game: str, lang: str) -> tuple[Path, Path]:
    return RULES / f"{game}.md", RULES / lang / f"{game}.md"


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_a_translation_has_the_rules_of_the_original(game: str, lang: str) -> None:
    """All ids in the same order, each citing the same rules, under the same headings."""
    original, translated = both(game, lang)
    ours, theirs = rules_in(original), rules_in(translated)
    assert len(ours) > 50
    assert list(ours) == list(theirs)
    for rule, text in ours.items():
        assert sorted(CITATION.findall(text)) == sorted(CITATION.findall(theirs[rule])), rule
    texts = [file.read_text(encoding="utf-8") for file in (original, translated)]
    for shape in (HEADING, ROW):
        assert shape.findall(texts[0]) == shape.findall(texts[1])


@pytest.mark.parametrize(("game", "lang"), [pair for pair in TRANSLATED if pair[1] in RULING])
def test_a_translation_says_where_the_referee_decided(game: str, lang: str) -> None:
    original, translated = both(game, lang)
    theirs = rules_in(translated)
    for rule, text in rules_in(original).items():
        assert text.count("Ruling:") == theirs[rule].count(f"{RULING[lang]}:"), rule


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_a_translation_is_one(game: str, lang: str) -> None:
    """No rule was left as it was."""
    original, translated = both(game, lang)
    ours, theirs = rules_in(original), rules_in(translated)
    assert [] == [rule for rule in ours if ours[rule] == theirs[rule]]
