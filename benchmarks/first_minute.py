"""`make first-minute`: what a newcomer waits for, measured in a fresh clone of the last commit.

Seconds from `make play` to the lobby and to the first move of a bot, from `make test` after it to
the first test, of a complete compile, and of a compile after an edit of one module. The caches of
pip and npm are empty, so packages come from the network; Chromium and a C compiler are there. The
machine should be quiet: the load average is printed before and after. Exits with 1 if a figure
misses its target. Needs only the standard library; a bot's move is measured by the clone's Python.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1800.0
TARGETS = {
    "make play: the lobby": 60.0,
    "make play: the first move of a bot": 75.0,
    "make test: the first test": 60.0,
    "complete compile": 60.0,
    "compile after an edit of one module": None,
}
EDITED = "src/poleis/games/akropolis/rules/scoring.py"
OURS = ("PYTHON", "PIP_", "npm_", "POLEIS_", "MAKE", "MFLAGS", "VIRTUAL_ENV", "XDG_", "DISPLAY")
KEPT = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_TRUSTED_HOST", "PIP_CERT")


def fresh_environment(folder: Path) -> dict[str, str]:
    """The environment of a newcomer: empty caches, an empty data folder, no screen."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(OURS) or k in KEPT}
    return kept | {
        "PIP_CACHE_DIR": str(folder / "pip"),
        "npm_config_cache": str(folder / "npm"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PYTHONUNBUFFERED": "1",
        "PYTEST_ADDOPTS": "-vv",
    }


class Output:
    """What a program prints, as it comes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.text = ""
        self._process = process
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.text += line
            print(f"  | {line}", end="", flush=True)

    def wait_for(self, pattern: str) -> re.Match[str]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := re.search(pattern, self.text):
                return found
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        raise SystemExit(f"{pattern!r} was never printed")


@contextmanager
def running(clone: Path, environment: dict[str, str], *command: str) -> Iterator[Output]:
    """A program in the clone; at the end it gets what Ctrl-C sends."""
    process = subprocess.Popen(
        command,
        cwd=clone,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield Output(process)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def wait_for_page(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=30) as answer:
                answer.read()
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise SystemExit(f"{url} does not answer")


def play_until_bot_moves(url: str) -> None:
    """Open a table against the lobby's default bot, and move until it has moved."""
    import asyncio

    from poleis.client import join, request
    from poleis.web.tables.bots import DEFAULT_LEVEL

    async def play() -> None:
        seats = [{"kind": "link"}, {"kind": "bot", "bot": DEFAULT_LEVEL}]
        table = request("POST", f"{url}/api/tables", {"game": "akropolis", "seats": seats})
        link = f"{url}{table['links'][0]['url']}"
        waited_at = None
        async with await join(link, want="nothing") as seat:
            async for state in seat.states():
                if state["you"] in state["actors"]:
                    if waited_at is not None and state["rev"] > waited_at:
                        return
                    await seat.play(state["legal"][0], state)
                else:
                    waited_at = state["rev"] if waited_at is None else waited_at
                    if state["rev"] > waited_at:
                        return

    asyncio.run(play())


def measure_play(clone: Path, environment: dict[str, str]) -> Iterator[tuple[str, float]]:
    begin = time.monotonic()
    with running(clone, environment, "make", "play") as output:
        url = output.wait_for(r"Poleis is at (http://\S+)")[1]
        wait_for_page(url)
        yield "make play: the lobby", time.monotonic() - begin
        bot = [str(clone / ".venv/bin/python"), "benchmarks/first_minute.py", url]
        subprocess.run(bot, cwd=clone, env=environment, check=True)
        yield "make play: the first move of a bot", time.monotonic() - begin


def measure_test(clone: Path, environment: dict[str, str]) -> Iterator[tuple[str, float]]:
    begin = time.monotonic()
    with running(clone, environment, "make", "test") as output:
        output.wait_for(r"PASSED|FAILED|SKIPPED")
        yield "make test: the first test", time.monotonic() - begin


def measure_compile(clone: Path, environment: dict[str, str]) -> Iterator[tuple[str, float]]:
    shutil.rmtree(clone / "build/engine")
    compiling = [str(clone / ".venv/bin/python"), "-m", "compiler"]

    def seconds() -> float:
        begin = time.monotonic()
        subprocess.run(compiling, cwd=clone, env=environment, check=True)
        return time.monotonic() - begin

    yield "complete compile", seconds()
    edited = clone / EDITED
    text = edited.read_text(encoding="utf-8")
    edited.write_text(f"# A comment that moves every line.\n{text}", encoding="utf-8")
    yield "compile after an edit of one module", seconds()


def measure() -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryDirectory(prefix="first-minute-") as name:
        folder = Path(name)
        clone = folder / "poleis"
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, clone], check=True)
        environment = fresh_environment(folder)
        yield from measure_play(clone, environment)
        yield from measure_test(clone, environment)
        yield from measure_compile(clone, environment)


def main() -> int:
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    rows = dict(measure())
    print(f"load average {os.getloadavg()[0]:.1f} (of this run, too)")
    for name, seconds in rows.items():
        target = TARGETS[name]
        shown = "" if target is None else f"  target {target:.0f}"
        print(f"{name:40} {seconds:6.1f} s{shown}")
    return 1 if any(seconds > (TARGETS[name] or PATIENCE) for name, seconds in rows.items()) else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play_until_bot_moves(sys.argv[1])
    else:
        sys.exit(main())
