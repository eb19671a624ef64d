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
        node, _ = bundle.tools()
        words = [_RUNNER, bundle.CLIENT, self.folder, _PROGRAM, what, ROOT]
        done = subprocess.run(
            [*node, *map(str, words)],
            capture_output=True,
            text=True,
            check=False,
            timeout=4 * PATIENCE,
        )
        assert not done.returncode, done.stderr[-2000:]
        return json.loads(done.stdout.splitlines()[-1])


def make(folder: Path) -> PagePython:
    """The files of a site's Python, as the sources are now."""
    write_archive(folder)
    for name in _ENGINE:
        shutil.copyfile(PYODIDE / name, folder / name)
    return PagePython(folder)
