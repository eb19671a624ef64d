"""Tries the commands of an installed Poleis: `python commands.py [--compiled | --plain]`.

It needs only the standard library and runs in the Python that has Poleis: in the environments of
`make dist`, and on every system that builds wheels.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

GAMES = ("age_of_civilization", "akropolis", "origins", "seven_wonders_dice")
CITY = {
    "stones": 3,
    "placements": [
        {"faces": "hqq", "at": [1, 1], "rot": 0},
        {"faces": "hHm", "at": [0, 1], "rot": 1},
    ],
}
CITY_POINTS = 7
NONSENSE = "nonsense\n\n-1\n9999 9999\n\N{SNOWMAN}\nundo\nquit\n"
PATIENCE = 300.0
"""Seconds after which a command is given up."""


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


def poleis(*words: str, stdin: str = "") -> Ran:
    """Run the installed program in a new folder; a traceback is an error."""
    program = shutil.which("poleis", path=str(Path(sys.executable).parent))
    assert program, "the program poleis is not installed"
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run(
            [program, *words],
            input=stdin,
            cwd=folder,
            env={**os.environ, "PYTHONUTF8": "1", "PYTHONWARNINGS": "error"},
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    assert "Traceback" not in ran.stdout + ran.stderr, ran.stderr
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def done(*words: str, stdin: str = "") -> str:
    """The output of a command that must succeed."""
    ran = poleis(*words, stdin=stdin)
    assert ran.code == 0, f"poleis {' '.join(words)}: exit code {ran.code}: {ran.err}"
    return ran.out


def refused(*words: str, stdin: str = "") -> str:
    """The one line about bad input, with exit code 2; a plain installation adds one about speed."""
    ran = poleis(*words, stdin=stdin)
    lines = [line for line in ran.err.splitlines() if "running uncompiled" not in line]
    assert ran.code == 2 and len(lines) == 1, f"poleis {' '.join(words)}: {ran}"
    return lines[0]


def try_version(kind: str) -> str:
    """The program names the installed version, and whether it is compiled."""
    told = done("--version").strip()
    assert told.startswith(f"poleis {version('poleis')} ("), told
    assert told.endswith(f"({kind})") or not kind, f"{told}, expected {kind}"
    return told


def try_games() -> str:
    """All games are there."""
    found = sorted(row["id"] for row in json.loads(done("games", "--json")))
    assert found == list(GAMES), found
    return ", ".join(found)


def try_score() -> str:
    """A city has its points, and a city that breaks a rule is refused."""
    sheet = done("score", "akropolis", "-", "--json", stdin=json.dumps(CITY))
    assert json.loads(sheet)["total"] == CITY_POINTS, sheet
    return refused("score", "akropolis", "-", stdin='{"placements": "none"}')


def try_simulate() -> str:
    """Random bots play each game to the end."""
    for game in GAMES:
        lines = done("simulate", game, "--games", "2", "--out", "-").splitlines()
        results = [json.loads(line) for line in lines if line.startswith("{")]
        assert [0, 1] == [result["index"] for result in results], lines
    return "2 games of each"


def try_play() -> str:
    """Nonsense at a table in the terminal harms nothing."""
    for game in GAMES:
        told = done("play", game, "--seats", "human,random", stdin=NONSENSE)
        assert "nonsense" in told, told
    return "nonsense is answered"


def try_serve() -> str:
    """Without its extra the server says how to get it."""
    if find_spec("fastapi") is not None:
        return "the extra is installed"
    line = refused("serve", "--no-browser")
    assert "pip install 'poleis[serve]'" in line, line
    return line


def main(words: list[str]) -> None:
    """Try everything, one line each."""
    kind = words[0].removeprefix("--") if words else ""
    trials: dict[str, Callable[[], str]] = {
        "version": lambda: try_version(kind),
        "games": try_games,
        "score": try_score,
        "simulate": try_simulate,
        "play": try_play,
        "serve": try_serve,
    }
    for name, trial in trials.items():
        print(f"  {name}: {trial()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
