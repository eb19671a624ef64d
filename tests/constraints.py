"""`constraints.txt`: the version of every package that work on Poleis installs.

`python -m tests.constraints` (or `make constraints`) installs the newest versions that
`pyproject.toml` allows and pins them; with `--installed` it pins what is there already. Every line
is `name==version`, so pip, pip-audit, uv and Dependabot can read the file.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "constraints.txt"
PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==([A-Za-z0-9][A-Za-z0-9.!+_-]*)")
BY_MAKE = ("openapi-python-client",)
"""What the Makefile installs without its dependencies."""
OPTIONAL = ("ray", "rl")
"""Extras and groups that only long tests need; `make constraints` pins them where they are
installed."""


def pins() -> dict[str, str]:
    """The versions by the names of packages; a line that is no pin is an error."""
    found: dict[str, str] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        pin = PIN.fullmatch(line)
        assert pin, f"constraints.txt: {line!r} is not name==version"
        found[canonicalize_name(pin[1])] = pin[2]
    return found


def requirements(*, optional: bool = True) -> list[str]:
    """What `pyproject.toml` names: to build, to run, each extra and each group; pip, and what
    `make` installs by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"].get("optional-dependencies", {})
    lists = [
        ["pip", *BY_MAKE],
        project["build-system"]["requires"],
        project["project"].get("dependencies", []),
        *(named for name, named in (*extras.items(), *project["dependency-groups"].items())
          if optional or name not in OPTIONAL),
    ]  # fmt: skip
    named = [one for some in lists for one in some if isinstance(one, str)]
    return [one for one in named if canonicalize_name(Requirement(one).name) != "poleis"]


def needed(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The packages that these requirements bring on this machine, with their own, as installed:
    names and versions, without the mark of a build (2.13.0+cpu). What is not installed is left
    out."""
    seen: set[tuple[str, str]] = set()
    waiting = [(Requirement(line), "") for line in lines]
    while waiting:
        wanted, extra = waiting.pop()
        if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(wanted.name)
        for part in ("", *sorted(wanted.extras)):
            if (name, part) in seen:
                continue
            seen.add((name, part))
            try:
                found = distribution(name)
            except PackageNotFoundError:
                continue
            if not part:
                yield str(found.metadata["Name"]), found.version.partition("+")[0]
            waiting += [(Requirement(line), part) for line in found.requires or ()]


def written(found: dict[str, str]) -> str:
    """The file: sorted by name, whatever its case."""
    names = sorted(found, key=canonicalize_name)
    return "".join(f"{name}=={found[name]}\n" for name in names)


def upgrade() -> None:
    """Install the newest versions that are allowed."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--upgrade"]
    subprocess.run([*pip, "-q", *requirements(optional=False)], check=True)


def renew() -> None:
    """Pin what is installed; what is not keeps its pin."""
    found = dict(needed(requirements()))
    here = {canonicalize_name(name) for name in found}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        pin = PIN.fullmatch(line)
        if pin and canonicalize_name(pin[1]) not in here:
            found[pin[1]] = pin[2]
    FILE.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    if "--installed" not in sys.argv:
        upgrade()
    renew()
