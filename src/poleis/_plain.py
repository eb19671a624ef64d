"""Plain instead of compiled modules: POLEIS_PLAIN=1 takes the Python sources, for debugging."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder(MetaPathFinder):
    """Finds the modules of Poleis among the sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("poleis."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def use_plain_modules_if_asked() -> None:
    if os.environ.get("POLEIS_PLAIN"):
        sys.meta_path.insert(0, PlainFinder())


def is_compiled() -> bool:
    """Whether the hot modules run compiled."""
    from poleis.core import state

    return not (state.__file__ or "").endswith(".py")
