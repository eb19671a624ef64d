"""Which rule ids exist, which tests claim them, and where else they are cited.

A test claims rules with `@pytest.mark.rule("AKR-4.3")`. Claims are read from the source of the
tests, not from a run, so they are complete also when only a part of the suite runs. A test that
is marked to be skipped or to fail claims nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

DEFINITION = re.compile(r"^- \*\*([A-Z]{3}-\d+(?:\.\d+)+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)+")
Claim = tuple[str, str]
"""A rule id, and the test that claims it."""


def defined(folder: Path) -> list[str]:
    """The ids of all rules in the rules texts (`docs/rules/*.md`) of a folder, in order."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.md")))
    return [rule for text in texts for rule in DEFINITION.findall(text)]


def cited(files: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Every rule id that the files mention."""
    for file in files:
        for rule in CITATION.findall(file.read_text(encoding="utf-8")):
            yield rule, file


def claims(folder: Path) -> list[Claim]:
    """What the tests below a folder claim."""
    found: list[Claim] = []
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        found += [(rule, f"{file.name}::{test}") for rule, test in _claims_in(tree.body, ())]
    return found


def _claims_in(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[Claim]:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            marks = [mark for part in node.decorator_list for mark in _marks(part)]
            if any(name in ("skip", "skipif", "xfail") for name, _ in marks):
                continue
            rules = (*inherited, *(rule for name, ids in marks if name == "rule" for rule in ids))
            if isinstance(node, ast.ClassDef):
                yield from _claims_in(node.body, rules)
            elif node.name.startswith("test_"):
                yield from ((rule, node.name) for rule in rules)


def _marks(decorator: ast.expr) -> Iterator[tuple[str, list[str]]]:
    """The marks in a decorator, also those of single parameters (`pytest.param(marks=...)`)."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "pytest.mark":
            yield node.attr, []
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield "rule", [ast.literal_eval(arg) for arg in node.args]
