"""Who may know whom: the parts of the package stand on each other in one order."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import poleis

SOURCE = Path(poleis.__file__).parent
ABOVE = {
    "core": {"bots", "games", "locale", "draw", "study", "adapters", "web", "cli"},
    "locale": {"bots", "games", "draw", "study", "adapters", "web", "cli"},
    "bots": {"games", "locale", "draw", "adapters", "web", "cli"},
    "draw": {"bots", "games", "study", "adapters", "web", "cli"},
    "games": {"study", "adapters", "web", "cli"},
    "study": {"draw", "games", "adapters", "web", "cli"},
    "adapters": {"study", "web", "cli"},
    "web": {"adapters", "cli"},
}
"""What each part must not import."""


def imported(file: Path) -> set[str]:
    """The parts of the package that a module imports, wherever in it; not those that only the type
    checker sees."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node.body = []
    names = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module}
    names |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    return {name.split(".")[1] for name in names if name.startswith("poleis.")}


@pytest.mark.parametrize("part", ABOVE)
def test_a_part_imports_nothing_above_it(part: str) -> None:
    files = list((SOURCE / part).rglob("*.py"))
    found = [(file.name, sorted(imported(file) & ABOVE[part])) for file in files]
    assert files and [] == [(name, parts) for name, parts in found if parts]
