"""Tables, lessons and what pages show know no server: a page in a browser imports them, too."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import poleis.web.lessons
import poleis.web.pages
import poleis.web.tables

FOREIGN = (
    *("alembic", "fastapi", "prometheus_client", "psycopg", "pydantic", "segno"),
    *("sqlalchemy", "starlette", "uvicorn", "websockets"),
)
SERVER = tuple(
    f"poleis.web.{part}" for part in ("notify", "routes", "server", "service", "storage")
)
MESSAGES = ["poleis.web.wire.client_messages", "poleis.web.wire.server_messages"]

PROGRAM = f"""
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
    for loaded in sys.modules:
        if loaded.split(".")[0] in {FOREIGN} or loaded.startswith({SERVER}):
            sys.exit(f"{{name}} imports {{loaded}}")
"""


def _modules() -> list[str]:
    return [
        module.name
        for package in (poleis.web.tables, poleis.web.lessons, poleis.web.pages)
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    ]


def test_tables_lessons_and_pages_know_neither_framework_nor_database_nor_sockets() -> None:
    command = [sys.executable, "-c", PROGRAM, *_modules(), *MESSAGES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
