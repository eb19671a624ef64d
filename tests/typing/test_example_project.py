"""A project outside the repository: a game, a bot and a study that import the public modules.

Both type checkers find nothing in it, in their strict modes, and it runs.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.examples import BOT, GAME, ROOT, search_path
from tests.public_api import MODULES
from tests.typing.tools import checker_environment
from tests.waiting import PATIENCE

PROJECT = Path(__file__).parent / "project"


@pytest.fixture(name="project", scope="module")
def copied_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game of the tutorial and the bot of the how-to page."""
    folder = tmp_path_factory.mktemp("outside") / "project"
    unwanted = shutil.ignore_patterns("__pycache__", ".mypy_cache")
    shutil.copytree(PROJECT, folder, ignore=unwanted)
    shutil.copytree(GAME / "pharos", folder / "pharos", ignore=unwanted)
    shutil.copy(BOT / "poleis_flat.py", folder)
    return folder


def run(folder: Path, *words: str, more: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with Poleis installed and *more* folders to import from."""
    environment = checker_environment()
    environment["PYTHONPATH"] = os.pathsep.join([*more, environment["PYTHONPATH"]])
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_mypy_accepts_it(project: Path) -> None:
    """Strict, and with deprecated names as errors. The cache is for the next run."""
    cache = ROOT / ".mypy_cache" / "outside"
    ran = run(project, "-m", "mypy", "--cache-dir", str(cache), ".")
    assert 0 == ran.returncode, ran.stdout


def test_pyright_accepts_it(project: Path) -> None:
    """Strict, too."""
    ran = run(project, "-m", "pyright")
    assert 0 == ran.returncode, ran.stdout


def test_it_runs(project: Path, tmp_path: Path) -> None:
    """It is found by its entry points; the study plays, audits and reviews."""
    ran = run(project, "study.py", more=tuple(search_path(project, tmp_path)))
    assert 0 == ran.returncode, ran.stderr
    report = json.loads(ran.stdout)
    assert ("Pharos", True, 2) == (report["title"], report["audited"], report["balance"])
    assert report["graded"] > 0 and report["mean_score"]["value"] > 0


def test_a_deprecated_name_works_with_a_warning(project: Path) -> None:
    ran = run(project, "-W", "default", "old_name.py")
    assert 0 == ran.returncode
    assert "DeprecationWarning: Use poleis.Candidate." in ran.stderr


def test_it_imports_only_the_public_modules(project: Path) -> None:
    """Also the game of the tutorial and the bot of the how-to page."""
    files = [path for path in project.rglob("*.py") if path.name != "old_name.py"]
    imported = {
        node.module
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "poleis"
    }
    assert set(MODULES) == imported
