"""`python -m benchmarks.load`: steps with more and more tables, and a table of figures.

At each table two connections want boards, as browsers do, and somebody moves every 2 to 5 s. All
four games are mixed; each begins at some point of its first two thirds. The clock runs from just
before a move is sent until the other player's state has arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from tests.web import postgresql

from benchmarks.load import report
from benchmarks.load.players import Tables
from benchmarks.load.processes import (
    LoopDelay,
    ServerProcess,
    busy_seconds,
    cpu_seconds,
    memory,
    serving,
)
from benchmarks.load.report import Step
from benchmarks.stored_games import StoredTable, store_games_in_play

TABLES = "50,150,400,1000"
SECONDS = 30.0
SETTLE = 5.0
"""Seconds after the last table was added that are not measured."""
RATE = 20.0
"""Tables that are added in a second."""
WARM_UP = 4
"""Tables, one of each game, after which a server has loaded all that tables share."""
SPARE = 2.0
"""Stored games for each table at a time."""


@dataclass(frozen=True)
class Usage:
    """What was consumed up to a moment."""

    moment: float
    servers: float
    clients: float
    machine: float
    delays: list[LoopDelay]

    @classmethod
    def now(cls, servers: list[ServerProcess]) -> Usage:
        return cls(
            moment=time.perf_counter(),
            servers=cpu_seconds([server.pid for server in servers]),
            clients=time.process_time(),
            machine=busy_seconds(),
            delays=[server.loop_delay() for server in servers],
        )


def quantiles(values: list[float]) -> tuple[float, float, float]:
    """Median, 95th and 99th of a hundred, in milliseconds."""
    if len(values) < 2:
        return (float("nan"),) * 3
    cuts = statistics.quantiles(values, n=100)
    return 1000 * statistics.median(values), 1000 * cuts[94], 1000 * cuts[98]


async def measure(
    tables: Tables, servers: list[ServerProcess], seconds: float, before_tables: int
) -> Step:
    """One step: let the tables play, and compare before and after."""
    tables.seen.reset()
    before = Usage.now(servers)
    await asyncio.sleep(seconds)
    after = Usage.now(servers)
    seen, spent = tables.seen, after.moment - before.moment
    median, p95, p99 = quantiles(seen.delays)
    delays = [new.since(old) for new, old in zip(after.delays, before.delays, strict=True)]
    server, client = after.servers - before.servers, after.clients - before.clients
    return Step(
        tables=tables.count,
        median=median,
        p95=p95,
        p99=p99,
        moves=seen.moves / spent,
        errors=dict(seen.errors),
        server_cpu=server / spent,
        client_cpu=client / spent,
        other_cpu=max(0.0, after.machine - before.machine - server - client) / spent,
        memory=(memory([one.pid for one in servers]) - before_tables) / (tables.count - WARM_UP),
        loop_mean=1000 * statistics.mean(delay.mean for delay in delays),
        loop_p99=1000 * max(delay.quantile(0.99) for delay in delays),
        state_bytes=seen.received / max(1, 2 * seen.moves),
    )


async def run_steps(
    servers: list[ServerProcess],
    stored: list[StoredTable],
    counts: list[int],
    seconds: float,
    console: Console,
) -> list[Step]:
    tables = Tables([server.url for server in servers], stored)
    steps = []
    try:
        await tables.grow(WARM_UP, RATE, lambda _: None)
        before_tables = memory([server.pid for server in servers])
        for count in counts:
            with console.status("") as status:
                await tables.grow(count, RATE, lambda n: status.update(f"{n} tables ..."))
                status.update(f"measuring {count} tables ...")
                await asyncio.sleep(SETTLE)
                steps.append(await measure(tables, servers, seconds, before_tables))
            console.print(report.line(steps[-1]))
    finally:
        await tables.stop()
    return steps


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
    else:
        with postgresql.running_postgresql() as server:
            yield server.url


def raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def read_options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", default=TABLES, help="steps, separated by commas")
    parser.add_argument("--servers", type=int, default=1, help="processes on one database")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each step")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="which database")
    parser.add_argument("--write", action="store_true", help=f"add the run to {report.PAGE.name}")
    options = parser.parse_args(arguments)
    try:
        options.counts = sorted({int(count) for count in options.tables.split(",")})
    except ValueError:
        parser.error(f"--tables: {options.tables!r} is not a list of numbers")
    if options.counts[0] <= WARM_UP or options.servers < 1:
        parser.error(f"more than {WARM_UP} tables, and at least one server")
    if options.database is None:
        options.database = "sqlite" if options.servers == 1 else "postgresql"
    if options.database == "sqlite" and options.servers > 1:
        parser.error("several servers need PostgreSQL")
    return options


def main(arguments: list[str]) -> int:
    options = read_options(arguments)
    console = Console(width=None if sys.stdout.isatty() else 140)
    raise_file_limit()
    load_average = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory(prefix="poleis-load-") as name,
        database(options.database, Path(name)) as url,
    ):
        stored = store_games_in_play(url, int(SPARE * options.counts[-1]))
        with serving(url, options.servers, Path(name)) as servers:
            steps = asyncio.run(
                run_steps(servers, stored, options.counts, options.seconds, console)
            )
        warnings = sum(len(log.read_text().splitlines()) for log in Path(name).glob("server-*.log"))
    run = report.Run(options.servers, options.database, options.seconds, load_average, steps)
    console.print(report.table(run))
    if warnings:
        console.print(f"the servers have logged {warnings} lines")
    if options.write:
        report.write(run)
        console.print(f"written to {report.PAGE}")
    return 0 if not any(step.errors for step in steps) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
