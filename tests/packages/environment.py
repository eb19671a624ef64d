"""A fresh environment outside the repository, without Node.js and without a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
ABSENT = ("node", "npm", "cc", "gcc", "clang", "cl", "git")


def bare_variables(path: Path) -> dict[str, str]:
    """The variables of this process, but with only *path* to find programs and a compiler that
    always fails."""
    kept = {name: value for name, value in os.environ.items() if not is_ours(name)}
    return {**kept, "PATH": str(path), "CC": "/bin/false", "CXX": "/bin/false"}


def is_ours(name: str) -> bool:
    """Whether a variable would change how Poleis or Python is found or built."""
    return name.startswith(("POLEIS_", "PYTHON", "SETUPTOOLS_SCM_")) or name == "VIRTUAL_ENV"


class Environment:
    """A virtual environment with nothing but pip."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", folder], timeout=PATIENCE, check=True)
        self.folder = folder
        self.programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.programs / Path(sys.executable).name
        self.variables = bare_variables(self.programs)
        found = [name for name in ABSENT if shutil.which(name, path=str(self.programs))]
        assert not found, f"the environment is not bare: {found}"

    def install(self, package: Path, extra: str = "") -> None:
        """Install a package file, with an extra, in the versions of constraints.txt."""
        wanted = f"{package}[{extra}]" if extra else str(package)
        self.run(
            "-m", "pip", "--disable-pip-version-check", "-q",
            "install", "-c", str(ROOT / "constraints.txt"), wanted,
        )  # fmt: skip

    def packages(self) -> set[str]:
        """The names of what is installed."""
        listed = self.run("-m", "pip", "list", "--format", "freeze")
        return {line.partition("==")[0].lower() for line in listed.splitlines()}

    def run(self, *words: str) -> str:
        """Run its Python outside the repository; the output. A failure is an error."""
        ran = subprocess.run(
            [self.python, *words],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=10 * PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, f"{' '.join(words)}\n{ran.stdout}{ran.stderr}"
        return ran.stdout
