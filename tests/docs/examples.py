"""The worked examples of the docs, installed for a test without pip."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from poleis.core.game import games
from poleis.locale import get_language

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAME = DOCS / "tutorial" / "example"
BOT = DOCS / "how-to" / "example"


def search_path(example: Path, folder: Path) -> list[str]:
    """The folders that make an example installed: its sources, and what pip writes about it."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"].replace("-", "_")
    about = folder / f"{name}-{project['version']}.dist-info"
    about.mkdir(exist_ok=True)
    meta = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(meta, encoding="utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return [str(example), str(folder)]


@contextmanager
def installed(example: Path, folder: Path) -> Iterator[None]:
    """While this lasts, the example is installed in this process."""
    with pytest.MonkeyPatch.context() as patch:
        for entry in search_path(example, folder):
            patch.syspath_prepend(entry)
        games.cache_clear()
        get_language.cache_clear()
        yield
    games.cache_clear()
    get_language.cache_clear()
