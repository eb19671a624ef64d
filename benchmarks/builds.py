"""Two builds of the same sources by turns: by module, as in a checkout, and as one C file, as in a
package. Random games of all games; the build by module must reach 0.95 of the other."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.rows import Row, Timer, beside
from benchmarks.speed import random_games
from poleis._plain import is_compiled
from poleis.core.game import games

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 7
SECONDS = 1.0


def build_as_one_file(folder: Path) -> Path:
    """Compile as `pip install .` does (about two minutes); the folder of the package."""
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    command += ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    compiled = {**os.environ, "POLEIS_COMPILE": "1"}
    subprocess.run(command, cwd=ROOT, env=compiled, check=True, capture_output=True)
    shutil.copytree(
        ROOT / "src/poleis",
        folder / "lib/poleis",
        ignore=shutil.ignore_patterns("*.so", "node_modules"),
        dirs_exist_ok=True,
    )
    return folder / "lib"


def rate(package: Path, game_id: str) -> float:
    """Decisions per second in a process of its own that uses this package."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.builds", game_id],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package)},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def by_module() -> list[Row]:
    """Random play of the build by module beside that of the build as one file."""
    with tempfile.TemporaryDirectory() as folder:
        packages = {"by module": ROOT / "src", "one C file": build_as_one_file(Path(folder))}
        rows = []
        for game_id in games():
            timers = {name: Timer(name, lambda: 0) for name in packages}
            for _ in range(ROUNDS):
                for name, package in packages.items():
                    timers[name].rates.append(rate(package, game_id))
            pair = timers["by module"], timers["one C file"]
            rows.append(beside(f"build-by-module-{game_id}", *pair, "decisions/s", 0.95))
        return rows


if __name__ == "__main__":
    assert is_compiled(), "this build does not fit the sources: run `make build`"
    timer = random_games(sys.argv[1])
    timer.run(SECONDS / 4)
    timer.rates.clear()
    timer.run(SECONDS)
    print(timer.median)
