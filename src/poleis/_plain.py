"""Plain or compiled modules: which of them a process imports.

POLEIS_PLAIN=1 takes the Python sources, for debugging.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from poleis._compiled import EngineFinder, checkout, find_engine


class PlainFinder(MetaPathFinder):
    """Finds the modules of Poleis among the sources only."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def invalidate_caches(self) -> None:
        self._finders.clear()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("poleis."):
            return None
        for folder in path or ():
            if folder not in self._finders:
                self._finders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self._finders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_modules() -> None:
    """Decide for this process. An installed package uses what it holds. A checkout uses the build
    that fits its sources, or else the sources: never a compiled module that may be old."""
    is_plain = bool(os.environ.get("POLEIS_PLAIN"))
    engine = None if is_plain else find_engine()
    if is_plain or checkout() is not None:
        sys.meta_path.insert(0, PlainFinder())
    if engine is not None:
        sys.meta_path.insert(0, EngineFinder(engine, Path(__file__).resolve().parents[1]))


def is_compiled() -> bool:
    """Whether the hot modules run compiled."""
    from poleis.core import state

    return not (state.__file__ or "").endswith((".py", ".pyc"))
