"""Every rule is claimed by a test, and every id that is cited anywhere exists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.spec import ROOT, cited, claims, defined

RULES = defined(ROOT / "docs" / "rules")
PREFIXES = {rule[:3] for rule in RULES}


def test_rule_ids_are_unique() -> None:
    assert [] == [rule for rule, count in Counter(RULES).items() if count > 1]


def test_every_rule_is_claimed_by_a_test() -> None:
    claimed = {rule for rule, _ in claims(ROOT / "tests")}
    assert [] == [rule for rule in RULES if rule not in claimed]


def test_every_claimed_rule_exists() -> None:
    assert [] == [claim for claim in claims(ROOT / "tests") if claim[0] not in RULES]


def test_every_rule_cited_by_the_program_exists() -> None:
    files = [
        file
        for ending in ("py", "json", "ftl", "html", "ts")
        for file in (ROOT / "src").rglob(f"*.{ending}")
        if "node_modules" not in file.parts and file.name != "package-lock.json"
    ]
    assert [] == [
        (rule, str(file.relative_to(ROOT))) for rule, file in cited(files) if rule not in RULES
    ]


def test_every_rule_cited_by_the_documentation_exists() -> None:
    """Ids of example games, with a prefix that no rules text has, are free."""
    files = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    assert [] == [
        (rule, str(file.relative_to(ROOT)))
        for rule, file in cited(files)
        if rule[:3] in PREFIXES and rule not in RULES
    ]


# ---- the check itself can fail


def test_definitions_are_list_items_in_bold(tmp_path: Path) -> None:
    text = "- **ABC-1.1** A rule.\n- **ABC-1.1.2** Another, see **ABC-9.9**.\nABC-1.3 is prose.\n"
    (tmp_path / "game.md").write_text(text)
    assert ["ABC-1.1", "ABC-1.1.2"] == defined(tmp_path)


def test_claims_come_from_tests_that_run(tmp_path: Path) -> None:
    (tmp_path / "test_game.py").write_text(
        """
@pytest.mark.rule("ABC-1.1", "ABC-1.2")
def test_one(): ...

@pytest.mark.rule("ABC-1.3")
class TestMore:
    @pytest.mark.rule("ABC-1.4")
    def test_two(self): ...
    def help(self): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("ABC-1.5"))])
def test_three(n): ...

@pytest.mark.rule("ABC-1.6")
def no_test(): ...

@pytest.mark.skip
@pytest.mark.rule("ABC-1.7")
def test_skipped(): ...

@pytest.mark.xfail(strict=True)
@pytest.mark.rule("ABC-1.8")
def test_failing(): ...
"""
    )
    assert [
        ("ABC-1.1", "test_game.py::test_one"),
        ("ABC-1.2", "test_game.py::test_one"),
        ("ABC-1.3", "test_game.py::test_two"),
        ("ABC-1.4", "test_game.py::test_two"),
        ("ABC-1.5", "test_game.py::test_three"),
    ] == claims(tmp_path)


def test_citations_are_found_in_prose(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text("# as AKR-4.3.1 and SWD-12.10 say, but not AKR-4 or XAKR-1.1")
    assert ["AKR-4.3.1", "SWD-12.10"] == [rule for rule, _ in cited([file])]
