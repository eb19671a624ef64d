"""The compiled modules of a checkout: which they are, and which build of them fits the sources.

`python -m compiler` puts each build into a folder of its own below `build/engine`, named by a key:
a digest of everything that the build depends on. A process uses a build only if its key is that of
the sources as they are now, so an edited module is never shadowed by its old build. Installed
packages hold their compiled modules beside the sources; nothing here concerns them.

Imports nothing of Poleis: `setup.py` runs this file before the package can be imported.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

LIBRARY = "poleis__mypyc"
"""The extension module that holds the code of all compiled modules."""
MODULES = "modules.txt"
"""The file of a build that names its modules."""


def checkout() -> Path | None:
    """The root of the checkout that this package lies in; None if it is installed."""
    root = Path(__file__).resolve().parents[2]
    is_source = (root / "compiler").is_dir() and (root / "pyproject.toml").is_file()
    return root if is_source and os.name == "posix" else None


def settings(root: Path) -> dict[str, list[str]]:
    """The table `[tool.poleis.compile]` of pyproject.toml."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)["tool"]["poleis"]["compile"]
    return found


def matching(root: Path, patterns: Sequence[str]) -> list[str]:
    """The modules that the patterns name, from the root, sorted. An `__init__.py` stays plain."""
    found = {path for pattern in patterns for path in root.glob(pattern)}
    paths = (path for path in found if path.name != "__init__.py")
    return sorted(path.relative_to(root).as_posix() for path in paths)


def hot_modules(root: Path) -> list[str]:
    """The paths of the modules to compile."""
    return matching(root, settings(root)["modules"])


def engine_key(root: Path) -> str:
    """The name of the build that fits: a digest of the sources, the compiler code, mypy and librt
    as constraints.txt pins them, and the interface of this Python."""
    patterns = settings(root)
    sources = matching(root, [*patterns["modules"], *patterns["also-read"], "compiler/*.py"])
    pins = re.findall(
        r"^(?:mypy|librt)==.*$", (root / "constraints.txt").read_text(encoding="utf-8"), re.M
    )
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {sys.hexversion} {pins}".encode())
    digest.update(str(sysconfig.get_config_var("CFLAGS")).encode())
    for name in sources:
        digest.update(b"\0" + name.encode() + b"\0" + (root / name).read_bytes())
    return digest.hexdigest()[:20]


def engine_folder(root: Path, key: str) -> Path:
    """Where the build with this key is, or will be. It is there only when it is complete."""
    return root / "build" / "engine" / key


def find_engine() -> Path | None:
    """The build that fits the sources of this checkout; None if there is none."""
    root = checkout()
    if root is None:
        return None
    folder = engine_folder(root, engine_key(root))
    return folder if folder.is_dir() else None


def awaited_engine() -> Path | None:
    """The folder that a build for these sources would have; None where none can come: modules are
    installed, or plain ones were asked for."""
    root = checkout()
    if root is None or os.environ.get("POLEIS_PLAIN"):
        return None
    return engine_folder(root, engine_key(root))


def entry_name(module: str) -> str:
    """The name under which the library exports the function that loads a module."""
    return module.replace(".", "___")


class EngineLoader(ExtensionFileLoader):
    """Loads a module from the library: Python calls `PyInit_NAME`, where NAME is not the last part
    of the module's name, which several modules share, but the whole.

    A module states the folder of its source as its own, because it reads its data files there.
    While it is loaded, mypyc derives the same from the library's statement.
    """

    def __init__(self, name: str, library: Path, source: Path) -> None:
        super().__init__(name, str(library))
        self._source = source

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        entry = ModuleSpec(entry_name(spec.name), self, origin=self.path)
        module = super().create_module(entry)
        sys.modules.pop(entry.name, None)
        return module

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(self._source)


class EngineFinder(MetaPathFinder):
    """Finds the modules of a build."""

    def __init__(self, folder: Path, sources: Path) -> None:
        self._library = folder / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}"
        self._sources = sources
        self._names = {LIBRARY, *(folder / MODULES).read_text(encoding="utf-8").split()}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self._names:
            return None
        source = self._sources / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        loader = EngineLoader(name, self._library, source)
        return spec_from_file_location(name, self._library, loader=loader)
