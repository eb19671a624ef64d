"""How the type checkers are started: outside the repository, with Poleis as a package."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import poleis

SOURCE = Path(poleis.__file__).parents[1]


def checker_environment() -> dict[str, str]:
    """Variables with which a checker finds this Python and the Poleis that it imports.

    Pyright takes the first `python` on the path; it must not look for newer versions of itself.
    """
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return {
        **os.environ,
        "PATH": path,
        "PYTHONPATH": str(SOURCE),
        "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",
    }
