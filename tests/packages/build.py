"""Builds the source distribution and, from it, a plain and a compiled wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from importlib.util import find_spec
from pathlib import Path

from tests.packages.contents import tool
from tests.packages.environment import ROOT, bare_variables, is_ours
from tests.waiting import PATIENCE


def build(kind: str, source: Path, target: Path, variables: dict[str, str]) -> Path:
    """Build an `sdist` or a `wheel` from *source*, isolated; the file in *target*."""
    before = set(target.iterdir())
    ran = subprocess.run(
        [sys.executable, "-m", "build", f"--{kind}", "--outdir", target, source],
        cwd=target,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    (made,) = set(target.iterdir()) - before
    return made


def build_sdist(target: Path) -> Path:
    """The source distribution of this checkout."""
    variables = {name: value for name, value in os.environ.items() if not is_ours(name)}
    return build("sdist", ROOT, target, variables)


def unpack(sdist: Path, folder: Path) -> Path:
    """The sources in a source distribution."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


def build_plain(source: Path, target: Path) -> Path:
    """The wheel for every Python and every system, built without compiler, Node.js and git."""
    empty = source.parent / "no-programs"
    empty.mkdir()
    variables = {**bare_variables(empty), "POLEIS_COMPILE": "0"}
    wheel = build("wheel", source, target, variables)
    assert wheel.name.endswith("-py3-none-any.whl"), wheel.name
    return wheel


def build_compiled(source: Path, target: Path) -> Path:
    """The wheel with compiled modules for this Python and this system."""
    variables = {name: value for name, value in os.environ.items() if not is_ours(name)}
    variables |= {"POLEIS_COMPILE": "1", "LDSHARED": linker()}
    wheel = build("wheel", source, target, variables)
    assert "-none-any" not in wheel.name, wheel.name
    return wheel


def linker() -> str:
    """The command that links a module, without the folders of this Python: some Pythons add them,
    and a module does not need them."""
    words = str(sysconfig.get_config_var("LDSHARED") or "").split()
    return " ".join(word for word in words if not word.startswith(("-L", "-Wl,-rpath")))


def repair(wheel: Path) -> tuple[Path, str]:
    """The compiled wheel for all Linux systems (manylinux) in place of that for this machine, and
    what was done. Other systems have tools of their own."""
    if find_spec("auditwheel") is None or shutil.which("patchelf", path=path_here()) is None:
        return wheel, "auditwheel or patchelf is missing: the wheel is for this machine"
    old = os.environ["PATH"]
    os.environ["PATH"] = path_here()
    try:
        tool("auditwheel", "repair", "--strip", "-w", wheel.parent, wheel)
    finally:
        os.environ["PATH"] = old
    wheel.unlink()
    (repaired,) = wheel.parent.glob("*linux_*.whl")
    return repaired, f"repaired to {repaired.name}"


def path_here() -> str:
    """Where programs are, those of this environment first."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
