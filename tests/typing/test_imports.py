"""What the public modules load: no web server, and no extra."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.public_api import MODULES
from tests.typing.tools import checker_environment
from tests.waiting import PATIENCE

HEAVY = ("alembic", "fastapi", "gymnasium", "jinja2", "markdown_it", "numpy", "pettingzoo",
         "pyspiel", "sqlalchemy", "starlette", "typer", "uvicorn", "websockets")  # fmt: skip
"""The packages of the server, of the command line and of the extras."""


@pytest.mark.parametrize("module", MODULES)
def test_a_public_module_needs_no_server(module: str) -> None:
    """It loads where none of these packages is installed."""
    program = f"import sys; sys.modules.update(dict.fromkeys({HEAVY!r})); import {module}"
    command = [sys.executable, "-c", program]
    ran = subprocess.run(
        command, env=checker_environment(), capture_output=True, timeout=PATIENCE, check=False
    )
    assert (0, b"") == (ran.returncode, ran.stderr)
