"""`make dist`: build the packages of a release, check them, and try each in a fresh environment.

The environments are outside the repository and have neither Node.js nor a C compiler.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.packages.build import build_compiled, build_plain, build_sdist, repair, unpack
from tests.packages.commands import GAMES
from tests.packages.contents import check_release, machine_paths, tool, version_of
from tests.packages.environment import ROOT, Environment
from tests.packages.server import chromium, running, try_game, try_pages

DIST = ROOT / "dist"
COMMANDS = Path(__file__).with_name("commands.py")
BEGAN = time.monotonic()
NOT_YET = "AuthorEmail,Url"
"""What pyroma asks for and Poleis does not have before it has a public home."""
SERVER_PACKAGES = {"alembic", "fastapi", "jinja2", "sqlalchemy", "starlette", "uvicorn"}


def say(line: str) -> None:
    """Print a line of progress with the seconds since the start."""
    print(f"{time.monotonic() - BEGAN:6.0f} s  {line}", flush=True)


def build_all(folder: Path) -> dict[str, Path]:
    """The three packages in dist/, by kind."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    say("building the source distribution")
    sdist = build_sdist(DIST)
    source = unpack(sdist, folder / "source")
    say("building the plain wheel from it, without Node.js and a C compiler")
    plain = build_plain(source, DIST)
    say("building the compiled wheel from it (some minutes)")
    compiled, done = repair(build_compiled(source, DIST))
    say(done)
    return {"sdist": sdist, "plain": plain, "compiled": compiled}


def check_all(packages: dict[str, Path], folder: Path) -> str:
    """Check metadata and contents; the version."""
    files = list(packages.values())
    wheels = [path for path in files if path.suffix == ".whl"]
    tool("twine", "check", "--strict", *files)
    tool("check_wheel_contents", *wheels)
    tool("pyroma", "--min=10", f"--skip-tests={NOT_YET}", packages["sdist"])
    found = [line for path in files for line in machine_paths(path, folder)]
    assert not found, f"{len(found)} files name folders of this machine: {found[:3]}"
    (version,) = {version_of(path) for path in files}
    say(check_release(version))
    for path in files:
        say(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return version


def try_package(kind: str, package: Path, folder: Path, browser: Browser, version: str) -> None:
    """Install a package, try its commands, then its server."""
    say(f"{kind}: installing without extras")
    environment = Environment(folder / kind)
    environment.install(package)
    found = environment.packages() & SERVER_PACKAGES
    assert not found, f"installed without being asked for: {found}"
    engine = "compiled" if kind == "compiled" else "plain"
    say(f"{kind}: trying the commands")
    print(environment.run("-W", "error", str(COMMANDS), f"--{engine}"), end="", flush=True)
    say(f"{kind}: installing the extra serve")
    environment.install(package, "serve")
    with running(environment) as address:
        say(f"{kind}: {try_pages(address, version)}")
        for game in GAMES:
            say(f"{kind}: {game} in Chromium: {try_game(browser, address, game)}")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="poleis-dist-") as name:
        folder = Path(name)
        packages = build_all(folder)
        version = check_all(packages, folder)
        with chromium() as browser:
            for kind, package in packages.items():
                try_package(kind, package, folder, browser, version)
    say(f"{len(packages)} packages of poleis {version} work: see dist/")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        sys.exit(f"make dist: {error}")
