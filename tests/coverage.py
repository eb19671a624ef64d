"""How many lines of the program the tests run: `python -m tests.coverage` (or `make coverage`).

Compiled code is not traced, so the plain program is measured. Laws, browser tests, long studies and
tests of the tools around the program are left out. A test that fails is reported, and counts. The
figures go to `docs/lab/coverage.md`; with
arguments for pytest, such as `tests/core`, they are only printed.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "lab" / "coverage.md"
TESTS = (
    "rules",
    "core",
    "golden",
    "locale",
    "draw",
    "bots",
    "lessons",
    "study",
    "cli",
    "web",
    "adapters",
)
LEFT_OUT = ("web/browser",)


def measure(folder: Path, arguments: list[str]) -> dict[str, tuple[int, int]]:
    """Run the tests; of each package: the lines that ran, and all lines that could run."""
    env = {**os.environ, "POLEIS_PLAIN": "1", "COVERAGE_FILE": str(folder / ".coverage")}
    tests = arguments or [f"tests/{name}" for name in TESTS]
    ignored = [f"--ignore=tests/{name}" for name in LEFT_OUT]
    pytest = ["-m", "pytest", "-q", "-n", "2", "--dist", "worksteal",
              "--hypothesis-profile=coverage", *ignored, *tests]  # fmt: skip
    subprocess.run(python("-m", "coverage", "run", *pytest), cwd=ROOT, env=env, check=False)
    subprocess.run(python("-m", "coverage", "combine", "-q"), cwd=ROOT, env=env, check=True)
    report = folder / "coverage.json"
    command = python("-m", "coverage", "json", "-q", "-o", str(report))
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    return by_package(json.loads(report.read_text(encoding="utf-8"))["files"])


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def by_package(files: dict[str, dict[str, dict[str, int]]]) -> dict[str, tuple[int, int]]:
    """Sums over the files of each package; modules beside the packages are `poleis`."""
    sums: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for name, found in files.items():
        parts = Path(name).parts
        inside = parts[parts.index("poleis") + 1 : -1]
        package = "/".join(inside[:2] if inside[:1] == ("games",) else inside[:1]) or "poleis"
        sums[package][0] += found["summary"]["covered_lines"]
        sums[package][1] += found["summary"]["num_statements"]
    return {name: (ran, lines) for name, (ran, lines) in sorted(sums.items()) if lines}


def page(found: dict[str, tuple[int, int]], day: str) -> str:
    """The page: one figure for all, and one for each package."""
    ran, lines = (sum(column) for column in zip(*found.values(), strict=True))
    rows = [f"| `{name}` | {all_:,} | {run / all_:.1%} |" for name, (run, all_) in found.items()]
    head = (
        "# Coverage",
        "",
        f"The quick tests run **{ran / lines:.1%}** of {lines:,} lines of the plain program.",
        "",
        f"Measured on {day} with Python {platform.python_version()} by `make coverage`, which",
        "writes this page; `tests/coverage.py` lists the tests. Compiled code cannot be traced.",
        "Laws, browser tests and long studies are left out; the TypeScript client is not in these",
        "figures.",
        "",
        "| package | lines | run by tests |",
        "| --- | ---: | ---: |",
    )
    return "\n".join([*head, *rows]) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        text = page(measure(Path(name), sys.argv[1:]), datetime.now(UTC).date().isoformat())
    if len(sys.argv) == 1:
        PAGE.write_text(text, encoding="utf-8")
    print(text)
