"""Python for browsers: the files of the npm package `pyodide`."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from poleis.web import bundle
from poleis.web.site.archive import write_archive
from poleis.web.site.errors import SiteError

RELEASE: Final = "314.0.7"
"""The version that the client's lock file pins, too."""
PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs")
PACKED: Final = "pyodide.asm.wasm"
"""The largest file. It travels packed, because many hosts compress nothing: 3.5 MB, not 9.6. Its
name has no ending that a host would take for a way to send another file."""


def write_pyodide(folder: Path, given: Path | None) -> None:
    """Write the files of Pyodide, those that are *given* or those of npm, and what it is to run."""
    with tempfile.TemporaryDirectory(prefix="poleis-pyodide-") as scratch:
        source = given or _installed() or _fetched(Path(scratch))
        for name in (*PLAIN, PACKED):
            if not (source / name).is_file():
                raise SiteError(f"{source} is not the npm package pyodide: it has no {name}")
        for name in PLAIN:
            shutil.copyfile(source / name, folder / name)
        packed = gzip.compress((source / PACKED).read_bytes(), 9, mtime=0)
        (folder / f"{PACKED}.packed").write_bytes(packed)
        write_archive(folder, source)


def _installed() -> Path | None:
    """The package in a checkout."""
    found = bundle.CLIENT / "node_modules" / "pyodide"
    return found if (found / PACKED).is_file() else None


def _fetched(folder: Path) -> Path:
    """The package, fetched by npm."""
    found = bundle.machine_node() or bundle.wheel_node()
    remedy = f"fetch the npm package pyodide {RELEASE} and name its folder with --pyodide"
    if found is None:
        raise SiteError(
            f"there is no npm to fetch Python for browsers: install Node.js, or {remedy}"
        )
    command = [*found[1], "pack", "--silent", f"pyodide@{RELEASE}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    archives = list(folder.glob("*.tgz"))
    if done.returncode or not archives:
        raise SiteError(f"npm could not fetch Python for browsers: {remedy}")
    with tarfile.open(archives[0]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"
