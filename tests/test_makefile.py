"""The Makefile sets up once: no target repeats what another has done."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
INSTALL = "--no-build-isolation -e ."
COMPILE = "python -m compiler"

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def program(path: Path) -> None:
    """Write a program that only logs how it was called."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n')
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which Python and all tools only log how they were called."""
    (tmp_path / "src/poleis").mkdir(parents=True)
    for name in ("Makefile", "setup.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    for path in [*ROOT.glob("src/poleis/**/*.py"), *ROOT.glob("src/poleis/web/client/*.*")]:
        if "node_modules" not in path.parts:
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.touch()
    (tmp_path / "src/poleis/web/static").mkdir()
    for name in ("python", "poleis", "ruff", "mypy"):
        program(tmp_path / ".venv/bin" / name)
    program(tmp_path / "tools/chromium-headless-shell")
    return tmp_path


def calls(checkout: Path, target: str) -> list[str]:
    """How `make` calls programs for a target."""
    log = checkout / "calls.log"
    log.write_text("")
    path = f"{checkout / 'tools'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "CALLS": str(log)}
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "ONLY"):  # those of a make around the tests
        environment.pop(name, None)
    subprocess.run(
        ["make", target],
        cwd=checkout,
        env=environment,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    return log.read_text().splitlines()


def count(words: str, found: list[str]) -> int:
    return sum(words in call for call in found)


@pytest.mark.parametrize("first", ["play", "test", "bench"])
def test_poleis_is_installed_once(checkout: Path, first: str) -> None:
    """Whatever target comes first, and whatever targets follow."""
    assert 1 == count(INSTALL, calls(checkout, first))
    for target in ("play", "test", "check", "bench", "docs", "build", "play-terminal"):
        found = calls(checkout, target)
        assert 0 == count(INSTALL, found)
    assert not any(" install " in call for call in found)


@pytest.mark.parametrize("target", ["build", "bench", "load", "docs", "soak", "play-terminal"])
def test_what_needs_the_engine_compiles_it_first(checkout: Path, target: str) -> None:
    """The compiler finds by content what is to be done; see test_compiler.py."""
    found = calls(checkout, target)
    assert 1 == count(COMPILE, found)
    assert 0 == count("--background", found)


def test_plain_tests_run_while_the_engine_is_compiled(checkout: Path) -> None:
    """The other tests wait for it."""
    found = calls(checkout, "test")
    plain, *compiled = [n for n, call in enumerate(found) if "-m pytest" in call]
    assert "tests/rules" in found[plain]
    assert 2 == len(compiled)
    assert 2 == count(COMPILE, found)
    assert 1 <= count(COMPILE, found[: compiled[0]])


def test_play_compiles_in_the_background(checkout: Path) -> None:
    assert 1 == count(f"{COMPILE} --background", calls(checkout, "play"))


def test_checks_compile_nothing(checkout: Path) -> None:
    assert 0 == count(COMPILE, calls(checkout, "check"))


def test_a_changed_hot_module_installs_nothing(checkout: Path) -> None:
    calls(checkout, "test")
    stamp = checkout / ".venv/installed"
    later = stamp.stat().st_mtime + 2
    os.utime(checkout / "src/poleis/core/state.py", (later, later))
    assert not any(" install " in call for call in calls(checkout, "test"))


def test_no_target_deletes_compiled_modules() -> None:
    """Only `make clean` does, with the folder `build`."""
    assert ".so" not in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_playing_needs_no_tools(checkout: Path) -> None:
    assert 0 == count("--group dev", calls(checkout, "play"))
