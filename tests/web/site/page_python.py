"""The Python of a page, run by Node as a page runs it."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poleis.web import bundle
from poleis.web.site.archive import PYODIDE, write_archive
from tests.spec import ROOT
from tests.waiting import PATIENCE

_RUNNER = Path(__file__).with_name("pyodide.mjs")
_PROGRAM = Path(__file__).with_name("in_page.py")
_ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


@dataclass(frozen=True)
class PagePython:
    """A folder with the files of Python that a site has."""

    folder: Path

    def tell(self, what: str) -> Any:
        """What a function of `in_page` returns."""
        done = self.run(_PROGRAM, what, str(ROOT), timeout=4 * PATIENCE)
        return json.loads(done.splitlines()[-1])

    def run(self, program: Path, function: str, *words: str, timeout: float | None = None) -> str:
        """What an async function of a program prints and returns there."""
        node, _ = bundle.tools()
        command = [*node, *map(str, (_RUNNER, bundle.CLIENT, self.folder, program)), function]
        done = subprocess.run(
            [*command, *words], capture_output=True, text=True, check=False, timeout=timeout
        )
        assert not done.returncode, done.stderr[-2000:]
        return done.stdout


def make(folder: Path) -> PagePython:
    """The files of a site's Python, as the sources are now."""
    write_archive(folder)
    for name in _ENGINE:
        shutil.copyfile(PYODIDE / name, folder / name)
    return PagePython(folder)
