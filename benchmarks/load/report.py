"""The figures of a run: printed, and written to docs/lab/load.md."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

PAGE = Path(__file__).parents[2] / "docs/lab/load.md"
HEADINGS = (
    "tables",
    "median",
    "95 %",
    "99 %",
    "moves/s",
    "errors",
    "CPU server",
    "ms a move",
    "CPU clients",
    "CPU others",
    "MB a table",
    "loop mean",
    "loop 99 %",
    "KB a state",
)


@dataclass(frozen=True)
class Step:
    """What was measured with so many tables. Delays are in milliseconds, CPU in cores."""

    tables: int
    median: float
    p95: float
    p99: float
    moves: float
    errors: dict[str, int]
    server_cpu: float
    client_cpu: float
    other_cpu: float
    """Of all other programs on the machine, the database server too."""
    memory: float
    loop_mean: float
    loop_p99: float
    """The upper bound of the bucket in which it lies."""
    state_bytes: float
    """Of a state as it is before compression."""

    def cells(self) -> list[str]:
        return [
            f"{self.tables:,}",
            f"{self.median:.0f}",
            f"{self.p95:.0f}",
            f"{self.p99:.0f}",
            f"{self.moves:.0f}",
            f"{sum(self.errors.values())}",
            f"{self.server_cpu:.2f}",
            f"{1000 * self.server_cpu / max(self.moves, 0.1):.1f}",
            f"{self.client_cpu:.2f}",
            f"{self.other_cpu:.2f}",
            f"{self.memory / 1e6:.2f}",
            f"{self.loop_mean:.0f}",
            f"≤ {self.loop_p99:.0f}" if self.loop_p99 < float("inf") else "above all bounds",
            f"{self.state_bytes / 1000:.0f}",
        ]


@dataclass(frozen=True)
class Run:
    """All steps with the same servers."""

    servers: int
    database: str
    seconds: float
    load_average: float
    """Of the machine, before the run."""
    steps: list[Step]

    def title(self) -> str:
        servers = "1 server" if self.servers == 1 else f"{self.servers} servers"
        name = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[self.database]
        return f"{servers} on {name}"

    def note(self) -> str:
        cores = os.cpu_count()
        python = platform.python_version()
        return (
            f"{cores} cores for all processes, Python {python}, load average "
            f"{self.load_average:.1f} before the run, {self.seconds:.0f} s a step."
        )


def line(step: Step) -> str:
    """A step in one line, with the kinds of its errors."""
    said = ", ".join(f"{kind}: {count}" for kind, count in sorted(step.errors.items()))
    return (
        f"{step.tables} tables: {step.median:.0f} / {step.p95:.0f} / {step.p99:.0f} ms, "
        f"{step.moves:.0f} moves/s, server {step.server_cpu:.2f} cores, "
        f"clients {step.client_cpu:.2f}, errors: {said or 'none'}"
    )


def table(run: Run) -> Table:
    found = Table(*HEADINGS, box=None, pad_edge=False, title=run.title(), caption=run.note())
    for step in run.steps:
        found.add_row(*step.cells())
    return found


def markdown(run: Run) -> str:
    rows = [HEADINGS, ("---",) * len(HEADINGS), *(step.cells() for step in run.steps)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"## {run.title()}", "", run.note(), "", *lines, ""])


def write(run: Run) -> None:
    """Put the run in its place on the page: the section with its title is replaced."""
    head, *sections = PAGE.read_text(encoding="utf-8").split("\n## ")
    title = run.title()
    kept = [f"## {one}".rstrip() + "\n" for one in sections if one.splitlines()[0] != title]
    found = sorted([*kept, markdown(run)], key=lambda one: one.splitlines()[0])
    PAGE.write_text("\n".join([head.rstrip() + "\n", *found]), encoding="utf-8")
