"""Games and bots of other packages: one that is broken does not stop the others."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import run_program

Run = Callable[..., tuple[int, str, list[str]]]

BROKEN = {
    "raises": ("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
    "misspelled": ("def new(:", "SyntaxError: invalid syntax"),
    "needs_more": ("import nothing_like_that", "ModuleNotFoundError: No module named"),
    "unfinished": ("", "AttributeError: module 'unfinished.game' has no attribute 'GAME'"),
    "no_game": ("GAME = 7", "AttributeError: 'int' object has no attribute 'id'"),
    "other_id": ("class GAME: id = 'chess'", "ValueError: its id is 'chess'"),
}
"""What stands in the module of a game, and what is said about it."""


@pytest.fixture
def ruins(tmp_path: Path) -> Run:
    """Runs a program beside a package of a broken game, or bot."""

    def run(name: str, source: str, *args: str, group: str = "games") -> tuple[int, str, list[str]]:
        package = tmp_path / name
        package.mkdir()
        (package / "__init__.py").write_text(source if name == "raises" else "", encoding="utf-8")
        (package / "game.py").write_text(source, encoding="utf-8")
        about = tmp_path / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Name: ruins-of-{name}\nVersion: 1.0\n", encoding="utf-8")
        entry = f"[poleis.{group}]\n{name} = {name}.game:GAME\n"
        (about / "entry_points.txt").write_text(entry, encoding="utf-8")
        path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
        ran = run_program(*args, env={"PYTHONPATH": path})
        return ran.returncode, ran.stdout.decode(), ran.stderr.decode().splitlines()

    return run


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_skipped_with_one_line(name: str, ruins: Run) -> None:
    source, why = BROKEN[name]
    code, out, err = ruins(name, source, "games")
    assert 0 == code and "akropolis" in out and name not in out
    [line] = [line for line in err if "uncompiled" not in line]
    assert line.startswith(f"poleis: {name} of the package ruins-of-{name} is skipped ({why}")


def test_who_asks_for_a_broken_game_reads_why(ruins: Run) -> None:
    code, _, err = ruins("raises", BROKEN["raises"][0], "simulate", "raises", "-n", "1")
    assert 2 == code and "RuntimeError: two lines" in err[-2]
    assert "poleis: there is no game 'raises' (installed: age_of_civilization, akro" in err[-1]


@pytest.mark.parametrize("source", ["1 / 0", "GAME = 7"])
def test_a_broken_bot_stops_no_other_bot(source: str, ruins: Run) -> None:
    args = ("arena", "akropolis", "random", "random", "-n", "2")
    code, out, err = ruins("ruin", source, *args, group="bots")
    assert 0 == code and "random" in out
    assert any("poleis: ruin of the package ruins-of-ruin is skipped (" in line for line in err)
