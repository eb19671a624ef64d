"""Which part of the package may import which: no exceptions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import poleis

SOURCE = Path(poleis.__file__).parent
BELOW: dict[str, set[str]] = {
    "core": set(),
    "locale": {"core"},
    "draw": {"core", "locale"},
    "terminal": {"core", "locale"},
    "games": {"core", "draw", "locale", "terminal"},
    "bots": {"core"},
    "study": {"bots", "core", "locale"},
    "lessons": {"bots", "core", "locale"},
    "adapters": {"bots", "core", "draw", "games", "locale", "terminal"},
    "web": {"_compiled", "_plain", "bots", "core", "draw", "games", "lessons", "locale", "study"},
}
"""What each part may import beside itself; the command line may import everything."""
FACADES: dict[str, set[str]] = {
    "__init__.py": {"_plain", "bots", "core"},
    "toolkit.py": {"bots", "core", "draw", "locale", "terminal"},
    "client.py": {"bots", "core"},
}
"""What the public modules beside the parts may import."""
FACADE_IMPORT = re.compile(r"^ *(from poleis(\.toolkit)? import|import poleis$)", re.MULTILINE)
ROOMS = {"bot", "effects", "explain", "load", "rules", "ui"}
"""The folders of a game, whose duty is the same in every game."""


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules that a module imports: anywhere in it, for the type checker only, or by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from re.findall(r"poleis\.\w+", ast.unparse(node.args[0]))


def parts(file: Path) -> set[str]:
    """The parts of the package that a module imports."""
    names = imported(ast.parse(file.read_text(encoding="utf-8")))
    return {name.split(".")[1] for name in names if name.startswith("poleis.")}


@pytest.mark.parametrize("part", BELOW)
def test_a_part_imports_only_what_is_below_it(part: str) -> None:
    files = list((SOURCE / part).rglob("*.py"))
    known = BELOW[part] | {part}
    found = {str(file.relative_to(SOURCE)): parts(file) - known for file in files}
    assert files and {} == {name: sorted(others) for name, others in found.items() if others}


@pytest.mark.parametrize("file", FACADES)
def test_a_facade_imports_only_what_it_shows(file: str) -> None:
    assert parts(SOURCE / file) - FACADES[file] == set()


@pytest.mark.parametrize("part", sorted(BELOW.keys() - {"web"}))
def test_no_part_imports_a_facade(part: str) -> None:
    """A part imports names from where they are defined, so that no import goes in a circle."""
    found = {
        str(file.relative_to(SOURCE))
        for file in (SOURCE / part).rglob("*.py")
        if FACADE_IMPORT.search(file.read_text(encoding="utf-8"))
    }
    assert set() == found


def test_an_import_is_seen_wherever_it_is() -> None:
    text = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from poleis.bots.policy import Policy
def late():
    import poleis.web.server.app
    return import_module(f"poleis.draw.{name}")
"""
    assert {"poleis.bots.policy", "poleis.web.server.app", "poleis.draw"} == {
        name for name in imported(ast.parse(text)) if name.startswith("poleis.")
    }


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in SOURCE.glob("games/*/game.py"))
)
def test_a_game_has_rooms(game: str) -> None:
    """Its root holds the description, what learners read and the rooms, nothing else."""
    folder = SOURCE / "games" / game
    modules = {path.name for path in folder.glob("*.py")}
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert {"__init__.py", "game.py", "learn.py"} == modules
    assert rooms <= ROOMS and rooms >= ROOMS - {"effects"}


@pytest.mark.parametrize("room", ["rules", "effects"])
def test_rules_import_no_texts_and_no_drawings(room: str) -> None:
    files = list(SOURCE.glob(f"games/*/{room}/*.py"))
    found = {
        str(file.relative_to(SOURCE)): parts(file) & {"draw", "locale", "terminal"}
        for file in files
    }
    assert files and {} == {name: others for name, others in found.items() if others}
