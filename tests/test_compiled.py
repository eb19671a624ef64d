"""Compiled modules and plain sources play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from poleis._plain import is_compiled
from tests import twin
from tests.spec import ROOT
from tests.waiting import PATIENCE


def test_hot_modules_are_compiled_where_they_can_be() -> None:
    """A build machine with a C compiler must not fall back to plain modules in silence."""
    if os.environ.get("POLEIS_PLAIN"):
        pytest.skip("plain modules were asked for")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not is_compiled() and not (os.environ.get("CI") == "true" and compiler):
        pytest.skip("not compiled")
    assert is_compiled()


def test_compiled_equals_plain() -> None:
    """Positions, legal moves, scores, luck and decisions of bots, number by number."""
    if not is_compiled():
        pytest.skip("not compiled: there is nothing to compare")
    here = json.loads(json.dumps(twin.report()))
    there = subprocess.run(
        [sys.executable, "-m", "tests.twin"],
        cwd=ROOT,
        env={**os.environ, "POLEIS_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE,
    )
    assert 0 == there.returncode, there.stderr
    plain = json.loads(there.stdout)
    assert (True, False) == (here.pop("compiled"), plain.pop("compiled"))
    assert here.keys() == plain.keys()
    for part in here:
        assert here[part] == plain[part], f"{part} differs"
