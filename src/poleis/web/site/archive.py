"""The Python of a site: the archives that a page unpacks before it begins.

`python_stdlib.zip` is the standard library of Pyodide without what no page imports;
`poleis.tar.gz` is Poleis with the packages that it needs; `pyodide-lock.json`, Pyodide's list of
packages to load, is empty. Archives hold bytecode instead of sources
(docs/why/python-in-a-page.md). The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from poleis.web import bundle
from poleis.web.site import contents
from poleis.web.site.errors import SiteError

PYODIDE: Final = bundle.CLIENT / "node_modules" / "pyodide"
STDLIB: Final = "python_stdlib.zip"
POLEIS: Final = "poleis.tar.gz"
LOCK: Final = "pyodide-lock.json"
_SCRIPT: Final = Path(__file__).with_name("compile.mjs")
_PROGRAM: Final = Path(__file__).with_name("bytecode.py")


def write_archive(folder: Path, pyodide: Path = PYODIDE) -> None:
    """Write the archives to *folder*, for the npm package that *pyodide* holds."""
    with tempfile.TemporaryDirectory() as work:
        sources, compiled = Path(work, "sources"), Path(work, "compiled")
        _write(sources / "stdlib", contents.stdlib(pyodide / STDLIB))
        _write(sources / "packages", contents.packages())
        compiled.mkdir()
        _compile(pyodide, sources, compiled)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / STDLIB).write_bytes(zipped(_packed(sources / "stdlib", compiled / "stdlib")))
        (folder / LOCK).write_text(_empty_lock(pyodide), encoding="utf-8")
        packages = _packed(sources / "packages", compiled / "packages")
        (folder / POLEIS).write_bytes(tarred(packages))


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _compile(pyodide: Path, sources: Path, compiled: Path) -> None:
    """Compile all modules with the Python of the page."""
    try:
        node, _ = bundle.tools()
    except bundle.BundleError:
        raise SiteError("a site needs Node.js, which compiles Python for its pages") from None
    words = [_SCRIPT, pyodide.resolve() / "pyodide.mjs", _PROGRAM, sources, compiled]
    command = [*node, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise SiteError(f"compiling Python for a page failed: {lines[-1]}")


def _packed(sources: Path, compiled: Path) -> dict[str, bytes]:
    """The bytecode of all modules, and the data beside them, by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for folder, pattern in ((sources, "*"), (compiled, "*.pyc"))
        for path in folder.rglob(pattern)
        if path.is_file() and path.suffix != ".py"
    }


def _empty_lock(pyodide: Path) -> str:
    """Pyodide's list of packages without packages: nothing else is ever loaded."""
    known = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    return json.dumps({"info": known["info"], "packages": {}}, sort_keys=True)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip file, from which Python imports without unpacking it."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, content in sorted(files.items()):
            row = zipfile.ZipInfo(name)  # of the year 1980, whenever it is written
            archive.writestr(row, content, zipfile.ZIP_DEFLATED, compresslevel=9)
    return whole.getvalue()


def tarred(files: Mapping[str, bytes]) -> bytes:
    """A compressed tar file: the page unpacks it before Python begins."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            row = tarfile.TarInfo(name)
            row.size = len(content)
            archive.addfile(row, io.BytesIO(content))
    return gzip.compress(whole.getvalue(), 9, mtime=0)
