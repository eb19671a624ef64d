"""The package as users get it: a source distribution, a wheel built from it, an installation."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from tests.locale.report import COMPLETE
from tests.packages.contents import fallback_version, version_of
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/poleis/games/*/game.py"))
NOT_PACKED = (".git", ".editorconfig", ".pre-commit-config.yaml")
UNPACKAGED = ("node_modules", "*.so", "*.egg-info", "__pycache__", ".*")
UNPACKAGED_AT_ROOT = ("build", "dist", "site")

BUILD_SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
"""What `python -m build --sdist` calls."""


def run(*command: object, cwd: Path, **variables: str) -> str:
    """Run Python on *command* without the checkout on its path; its standard output."""
    environment = {**os.environ, "POLEIS_COMPILE": "0", "PYTHONPATH": "", **variables}
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def copy_of_checkout(folder: Path) -> Path:
    """The checkout as a developer has it, with the client built and without compiled modules."""
    checkout = folder / "checkout"
    everywhere = shutil.ignore_patterns(*UNPACKAGED)

    def ignored(place: str, names: list[str]) -> set[str]:
        at_root = UNPACKAGED_AT_ROOT if Path(place) == ROOT else ()
        return everywhere(place, names) | set(at_root)

    shutil.copytree(ROOT, checkout, ignore=ignored)
    shutil.copytree(ROOT / ".ci", checkout / ".ci")
    shutil.copy(ROOT / ".dockerignore", checkout)
    shutil.copy(ROOT / "src/poleis/web/client/.npmrc", checkout / "src/poleis/web/client")
    return checkout


@dataclass(frozen=True)
class Distribution:
    """The files of one build: source distribution, wheel, and the folder of the installation."""

    sdist: Path
    wheel: Path
    site: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Distribution:
    """Build a source distribution, a wheel from it, and install the wheel. The network is not
    needed, and from the source distribution on neither is Node.js."""
    folder = tmp_path_factory.mktemp("distribution")
    run("-c", BUILD_SDIST, folder, cwd=copy_of_checkout(folder))
    (sdist,) = folder.glob("*.tar.gz")
    pip = ("-m", "pip", "--disable-pip-version-check", "-q")
    offline = ("--no-index", "--no-deps")
    empty = folder / "empty"
    empty.mkdir()
    run(*pip, "wheel", *offline, "--no-build-isolation", "-w", folder, sdist,
        cwd=folder, PATH=str(empty))  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    run(*pip, "install", *offline, "--target", site, wheel, cwd=folder)
    return Distribution(sdist, wheel, site)


def names_in(sdist: Path) -> set[str]:
    """The files of a source distribution, without its top folder."""
    with tarfile.open(sdist) as archive:
        return {file.name.partition("/")[2] for file in archive.getmembers() if file.isfile()}


def tracked() -> set[str]:
    """The files of the repository; nothing if this is no clone."""
    if not (ROOT / ".git").exists():
        return set()
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return {name for name in listed.stdout.splitlines() if (ROOT / name).exists()}


def scripts() -> set[str]:
    """The scripts of the browser client."""
    found = {path.name for path in (ROOT / "src/poleis/web/static").glob("*.js")}
    assert {"client.js", "table.js"} < found
    return found


def test_the_source_distribution_holds_the_repository(built: Distribution) -> None:
    """Every tracked file but those for git, GitHub and editors, and the client, which is built."""
    packed = names_in(built.sdist)
    missing = tracked() - packed
    assert [] == [name for name in missing if not name.startswith(NOT_PACKED)]
    assert {f"src/poleis/web/static/{name}" for name in scripts()} <= packed
    assert not [name for name in packed if "node_modules" in name or name.endswith(".so")]


def test_the_wheel_holds_rules_covers_and_client(built: Distribution) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        packed = set(archive.namelist())
    assert {f"poleis/web/static/{name}" for name in scripts()} <= packed
    for game in GAMES:
        assert f"poleis/games/{game}/cover.svg" in packed
        for lang in COMPLETE:
            name = "rules.md" if lang == "en" else f"rules.{lang}.md"
            assert f"poleis/games/{game}/{name}" in packed
            assert f"poleis/games/{game}/short_rules.{lang}.md" in packed
        assert f"poleis/games/{game}/short_rules.toml" in packed


@pytest.fixture(scope="module")
def url(built: Distribution, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed server listens."""
    folder = tmp_path_factory.mktemp("served")
    environment = {**os.environ, "PYTHONPATH": str(built.site)}
    command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(folder / "tables.db")]
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[3]
        wait_for(address)
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            httpx2.get(f"{address}/health", timeout=PATIENCE)
        except httpx2.ConnectError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)
        else:
            return


def test_the_installed_package_is_the_one_that_runs(built: Distribution) -> None:
    found = run("-c", "import poleis; print(poleis.__file__)",
                cwd=built.site.parent, PYTHONPATH=str(built.site))  # fmt: skip
    assert Path(found.strip()).is_relative_to(built.site)


def test_program_server_and_wheel_are_of_one_version(built: Distribution, url: str) -> None:
    """Without git it is the version that pyproject.toml names for sources without a tag."""
    told = run("-m", "poleis", "--version", cwd=built.site.parent, PYTHONPATH=str(built.site))
    served = httpx2.get(f"{url}/openapi.json", timeout=PATIENCE).json()["info"]["version"]
    assert fallback_version() == version_of(built.wheel) == version_of(built.sdist) == served
    assert f"poleis {served} (plain)" == told.strip()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_an_installed_server_shows_the_rules(url: str, game: str, lang: str) -> None:
    page = httpx2.get(f"{url}/rules/{game}", headers={"Accept-Language": lang}, timeout=PATIENCE)
    assert 200 == page.status_code
    assert f'lang="{lang}"' in page.text


def test_an_installed_server_sends_the_client(url: str) -> None:
    """The address of its script is the one that the lobby names."""
    lobby = httpx2.get(url, timeout=PATIENCE)
    assert 200 == lobby.status_code
    (address,) = {word for word in lobby.text.split('"') if "client.js" in word}
    client = httpx2.get(url + address, timeout=PATIENCE)
    assert 200 == client.status_code
    assert "import" in client.text


@pytest.mark.parametrize(
    ("lost", "reason"),
    [
        (
            "docs/rules/pl/origins.md",
            "the rules of the games are missing: docs/rules/pl/origins.md",
        ),
        ("src/poleis/web/static/client.js", "the browser client is missing"),
    ],
)
def test_a_wheel_without_rules_or_client_is_not_built(
    built: Distribution, tmp_path: Path, lost: str, reason: str
) -> None:
    """The build fails with a line that names the missing file."""
    with tarfile.open(built.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    (source / lost).unlink()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("node", "npm"):  # with Node.js on the path, none is fetched from PyPI
        (tools / name).write_text("#!/bin/sh\necho v20.0.0\n")
        (tools / name).chmod(0o755)
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py"],
        cwd=source,
        env={**os.environ, "POLEIS_COMPILE": "0", "PYTHONPATH": "", "PATH": str(tools)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert 0 != done.returncode
    assert reason in done.stderr.splitlines()[-1]
