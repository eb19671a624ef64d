"""Checks the files of a release: metadata, contents, and what must not be inside."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tests.packages.environment import ROOT
from tests.waiting import PATIENCE


def tool(*words: object) -> str:
    """Run a tool of the group `dist`; its output. A complaint is an error."""
    ran = subprocess.run(
        [sys.executable, "-m", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, f"{' '.join(map(str, words))}\n{ran.stdout}"
    return ran.stdout


def files_in(package: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a source distribution or a wheel."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            for name in wheel.namelist():
                yield name, wheel.read(name)
        return
    with tarfile.open(package) as sdist:
        for member in sdist:
            content = sdist.extractfile(member) if member.isfile() else None
            if content is not None:
                yield member.name, content.read()


def machine_paths(package: Path, *folders: Path) -> list[str]:
    """The files that name a folder of this machine: the repository, Python, the home of the user,
    or one of *folders*."""
    known = {ROOT, Path(sys.prefix), Path(sys.base_prefix), Path.home(), *folders}
    names = [f"{folder}/".encode() for folder in known if folder != Path("/")]
    return [
        f"{name} in {package.name}"
        for name, content in files_in(package)
        if any(path in content for path in names)
    ]


def version_of(package: Path) -> str:
    """The version in the name of a package file."""
    return re.split(r"-|\.tar\.gz", package.name)[1]


def cited_version() -> str:
    """The version in CITATION.cff."""
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    (found,) = re.findall(r"^version: (\S+)$", text, re.MULTILINE)
    return str(found)


def released_versions() -> list[str]:
    """The releases in CHANGELOG.md, latest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE)


def fallback_version() -> str:
    """The version of sources that know no tag."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["tool"]["setuptools_scm"]["fallback_version"])


def check_release(version: str) -> str:
    """A tagged version is the one that CITATION.cff and CHANGELOG.md name."""
    if "dev" in version:
        return f"{version} is no release"
    assert version == cited_version(), f"CITATION.cff names {cited_version()}, the tag {version}"
    assert version in released_versions()[:1], f"CHANGELOG.md has no section for {version}"
    return f"{version} is the version of CITATION.cff and CHANGELOG.md"
