"""The pages: their commands print what they show, their links lead somewhere, nothing is stale."""

from __future__ import annotations

import doctest
import importlib
import json
import re
import tomllib
from pathlib import Path

import pytest

from poleis.core import record
from tests.docs import console, reference
from tests.docs.examples import DOCS, ROOT
from tests.docs.markdown import code_blocks

README = ROOT / "README.md"
RESEARCH = DOCS / "how-to" / "research.md"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FIRST_CELL = re.compile(r"^\| (`[^|]+) \|", re.MULTILINE)


@pytest.mark.parametrize("page", reference.EXECUTED, ids=lambda page: page.name)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    """Every console block, in order, in one folder."""
    console.write_files(code_blocks(page), tmp_path)
    shown = console.commands(page)
    assert shown
    for command in shown:
        printed = console.run(command.command, tmp_path)
        assert console.fits(command, printed), (
            f"{page.name}, line {command.line}: {command.command}\n{printed}\nrun make docs"
        )


@pytest.mark.parametrize("page", [README, RESEARCH], ids=lambda page: page.name)
def test_python_examples_are_true(page: Path) -> None:
    """The interactive examples are doctests."""
    failures, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 0
    assert 0 == failures


MODULES = [
    "poleis",
    "poleis.adapters.gymnasium",
    "poleis.study",
    "poleis.study.arena",
    "poleis.toolkit",
    "poleis.bots.policy",
    "poleis.core.actions",
    "poleis.core.record",
]
"""Modules with examples in their docstrings; compiled ones keep none."""


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    """They are shown in the reference."""
    failures, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert 0 == failures


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link names a file that is there."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://", "#", "mailto:", "figure:")):
            assert (page.parent / target.partition("#")[0]).exists(), target


def test_every_page_is_in_the_index() -> None:
    """A page that nobody can find is not there."""
    index = DOCS / "index.md"
    linked = {
        (DOCS / target.partition("#")[0]).resolve()
        for target in LINK.findall(index.read_text(encoding="utf-8"))
        if not target.startswith("http")
    }
    missing = {page for page in DOCS.rglob("*.md") if "example" not in page.parts} - linked
    assert {index} == missing


@pytest.mark.parametrize("page", sorted(reference.pages()), ids=lambda page: page.name)
def test_generated_pages_are_current(page: Path) -> None:
    """`make docs` writes them."""
    assert reference.pages()[page] == page.read_text(encoding="utf-8"), "run make docs"


def test_every_dependency_has_its_reason() -> None:
    """What an installation and each extra bring stands in docs/why/dependencies.md, and nothing
    else."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    page = (DOCS / "why" / "dependencies.md").read_text(encoding="utf-8")
    tables = {
        part.partition("\n")[0]: set(re.findall(r"`([^`]+)`", " ".join(FIRST_CELL.findall(part))))
        for part in page.split("\n## ")[1:]
    }
    assert names_in(project["dependencies"]) == tables["Always"]
    assert names_in(extras["serve"]) == tables["The extra `serve`"]
    assert extras.keys() - {"serve"} == tables["Other extras"]


def names_in(requirements: list[str]) -> set[str]:
    """The packages that requirements name."""
    return {re.split(r"[<>=\[]", one)[0] for one in requirements}


def test_the_record_of_the_reference_can_be_read() -> None:
    """The example is a real record, and shows every kind of line that a begun game has."""
    text = next(
        block.text for block in code_blocks(DOCS / "reference" / "record.md") if block.title
    )
    found = record.read(text)
    assert found.match.ply > 8
    first = {line.split()[0] for line in text.splitlines()}
    assert {"poleis", "game", "player", "seed", "commit", "*", "0", "1"} <= first
    assert any(" undo " in line for line in text.splitlines())


def test_json_blocks_are_json() -> None:
    """All of them, on all pages."""
    blocks = [block for page in PAGES for block in code_blocks(page) if block.language == "json"]
    assert blocks
    for block in blocks:
        for line in [block.text] if "\n  " in block.text else block.text.splitlines():
            json.loads(line)


def test_nothing_is_said_about_machines_or_makers() -> None:
    """Docs name no folder of somebody's machine."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"(?<![\w.])/(work|tmp|home|root)/", text), page
