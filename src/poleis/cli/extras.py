"""Extras: packages that only some commands need, such as those of the server."""

from __future__ import annotations

from importlib.util import find_spec

from poleis.core.errors import PoleisError

MODULES = {
    "client": ("websockets",),
    "parquet": ("pyarrow",),
    "postgresql": ("httpx2", "psycopg"),
    "ray": ("ray",),
    "serve": (
        "alembic",
        "cryptography",
        "fastapi",
        "httpx2",
        "jinja2",
        "markdown_it",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "pydantic",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
"""The modules of each extra of pyproject.toml that a command needs."""


def require(extra: str) -> None:
    """PoleisError with the command that installs *extra*, unless its packages are there. Imports
    nothing."""
    missing = [name for name in MODULES[extra] if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise PoleisError(f"this command needs {names}: pip install 'poleis[{extra}]'")
