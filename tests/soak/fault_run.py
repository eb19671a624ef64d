"""One run: clients play while faults happen, then everything is mended and the history checked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.soak.history import Violation, check, load_tables
from tests.soak.nemesis import Nemesis
from tests.soak.players import World, keep_playing
from tests.soak.servers import Server

TOO_LATE = "asyncio.exceptions.CancelledError: Task cancelled, timeout graceful shutdown exceeded"
EXPECTED = (
    "sqlalchemy.",
    "psycopg.",
    "sqlite3.",
    "OSError",
    "poleis.web.storage",
    "TimeoutError",
    TOO_LATE,
)
"""Exceptions that a server may log when its database is away or full, or away while it stops."""


@dataclass(frozen=True)
class Outcome:
    """What came of a run."""

    violations: list[Violation]
    failures: list[str]
    """Exceptions in the servers' logs that no fault explains."""
    acknowledged: int
    """Moves and undos."""
    kills_and_pauses: int
    summary: str


async def run_with_faults(
    servers: list[Server],
    database: str,
    *,
    tables: int,
    is_enough: Callable[[int, Nemesis], bool],
    seed: int,
    prepare: Callable[[Nemesis], None] = lambda nemesis: None,
    patience: float = 300.0,
) -> Outcome:
    """Play at some tables until *is_enough* of acknowledged moves and faults; *prepare* adds
    faults of the database."""
    world = World(lambda: [server.url for server in servers], random.Random(seed))
    nemesis = Nemesis(world, servers, random.Random(seed + 1))
    prepare(nemesis)
    begun = time.monotonic()
    playing = [asyncio.create_task(keep_playing(world, number)) for number in range(tables)]
    faults = asyncio.create_task(nemesis.run())
    while not is_enough(world.history.acknowledged("play", "undo"), nemesis):
        done = [task for task in [faults, *playing] if task.done()]
        for task in done:
            task.result()
        await asyncio.sleep(0.25)
    nemesis.stop()
    await faults
    world.is_playing = False
    await asyncio.wait_for(asyncio.gather(*playing), patience)
    seconds = time.monotonic() - begun
    stored = await asyncio.to_thread(load_tables, database, world.history.tables())
    found = await asyncio.to_thread(check, world.history, stored)
    waiting = [one for one in world.history.operations if one.status == "unknown"]
    found += [Violation("unanswered", one.table, str(one)) for one in waiting]
    return Outcome(
        violations=[*world.violations, *found],
        failures=[
            name
            for server in servers
            for name in server.failures()
            if not name.startswith(EXPECTED)
        ],
        acknowledged=world.history.acknowledged("play", "undo"),
        kills_and_pauses=nemesis.kills_and_pauses,
        summary=_summary(world, nemesis, seconds),
    )


def _summary(world: World, nemesis: Nemesis, seconds: float) -> str:
    history = world.history
    said = [
        f"{seconds:.0f} s",
        f"{history.acknowledged('play', 'undo')} moves and {history.acknowledged('chat')} lines "
        "acknowledged",
        f"{len(history.sights)} states seen at {len(history.tables())} tables",
        f"{world.games} tables to their end, {world.compared} pictures compared",
        "faults: " + ", ".join(f"{name} {n}" for name, n in sorted(nemesis.count.items())),
        "clients: " + ", ".join(f"{name} {n}" for name, n in sorted(world.seen.items())),
    ]
    return "; ".join(said)
