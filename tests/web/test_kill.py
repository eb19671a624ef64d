"""`kill -9` at random moments: every acknowledged move is there after a restart, and games go on.

A real server in a process of its own, several tables of all games, players who send again what was
not answered. `make soak` has more kinds of faults and several servers (tests/soak).
"""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

from tests.soak.history import check, load_tables
from tests.soak.players import World, keep_playing
from tests.soak.servers import Server, running
from tests.waiting import PATIENCE

TABLES = 8
KILLS = 3
MOVES = 30
"""Moves that are acknowledged before each kill, at least."""


async def kill_under_load(server: Server, world: World) -> None:
    """Kill the server several times while people play, then let them finish."""
    playing = [asyncio.create_task(keep_playing(world, number)) for number in range(TABLES)]
    for _ in range(KILLS):
        enough = world.history.acknowledged("play", "undo") + MOVES
        while world.history.acknowledged("play", "undo") < enough:
            await asyncio.sleep(0.02)
        await server.end(signal.SIGKILL)
        await server.start()
    world.is_playing = False
    await asyncio.gather(*playing)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def run() -> World:
        async with running([database], tmp_path) as [server]:
            world = World(lambda: [server.url], random.Random("kill"))
            await asyncio.wait_for(kill_under_load(server, world), PATIENCE)
            assert [] == server.failures()
        return world

    world = asyncio.run(run())
    stored = load_tables(database, world.history.tables())
    assert [] == world.violations + check(world.history, stored)
    assert {"ok", "fail"} >= {one.status for one in world.history.operations}
    assert world.history.acknowledged("play", "undo") >= KILLS * MOVES
    assert world.compared == 2 * TABLES
