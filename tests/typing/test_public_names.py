"""The public API is what it was said to be, and a change of it is seen in review."""

from __future__ import annotations

import importlib
import re

import pytest

from tests.docs.examples import DOCS
from tests.public_api import MODULES, PUBLIC, exported, public_names
from tests.typing import snapshot

PAGE = DOCS / "reference" / "public-api.md"


@pytest.mark.parametrize("module", PUBLIC)
def test_a_public_module_has_what_it_lists(module: str) -> None:
    names = exported(module)
    assert len(set(names)) == len(names)
    found = importlib.import_module(module)
    assert [] == [name for name in names if not hasattr(found, name)]


def test_a_name_has_one_place() -> None:
    """What `poleis` has, the study and the toolkit do not have again."""
    names = [name for module in MODULES for name in exported(module)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("module", PUBLIC)
def test_the_contract_describes_every_public_name(module: str) -> None:
    """Under the heading of its module, and no other name."""
    text = (DOCS / "reference" / "contract.md").read_text(encoding="utf-8")
    _, _, rest = text.partition(f"\n## `{module}`\n")
    section = re.split(r"\n## `", rest)[0]
    heading = re.compile(r"^### (?:Module )?`?(?:async )?(\w+)", re.MULTILINE)
    assert set(exported(module)) == set(heading.findall(section))


def test_the_page_lists_the_public_modules() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert set(PUBLIC) == set(re.findall(r"^\| `(poleis[\w.]*)` \|", text, re.MULTILINE))


@pytest.mark.parametrize("module", MODULES)
def test_public_classes_and_functions_say_what_they_are(module: str) -> None:
    """A docstring for each; constants and names of types speak for themselves."""
    silent = [
        found.name for found in public_names(module) if found.name[0].islower() and not found.text
    ]
    assert [] == silent


def test_the_names_and_signatures_are_those_on_file() -> None:
    """`make docs` writes the file: its diff is the change of the public API."""
    assert snapshot.declared() == snapshot.FILE.read_text(encoding="utf-8"), "run make docs"
