"""Kills, pauses, restarts, a full disk and a bad line to the database, while people play.

Nothing that was acknowledged is lost, nothing counts twice, and what clients see is what the
server would draw. `POLEIS_SOAK_SECONDS` sets the length of each run.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.soak.database_proxy import DatabaseProxy
from tests.soak.fault_run import Outcome, run_with_faults
from tests.soak.nemesis import DATABASE_CALM, LINE_CALM, Nemesis, small_disk
from tests.soak.servers import running
from tests.web import postgresql

pytestmark = pytest.mark.soak

SECONDS = float(os.environ.get("POLEIS_SOAK_SECONDS", "240"))
SEED = int(os.environ.get("POLEIS_SOAK_SEED", random.SystemRandom().randrange(10**6)))
TABLES = 24

Record = Callable[[str, object], None]


def for_a_while() -> Callable[[int, Nemesis], bool]:
    end = time.monotonic() + SECONDS
    return lambda acknowledged, nemesis: time.monotonic() > end


def judge(outcome: Outcome, record: Record) -> None:
    print(f"\nseed {SEED}: {outcome.summary}")
    record("faults", outcome.summary)
    assert [] == outcome.violations, "\n".join(map(str, outcome.violations[:20]))
    assert [] == outcome.failures
    assert outcome.acknowledged > 0
    assert outcome.kills_and_pauses > 0


def test_nothing_is_lost_on_sqlite(tmp_path: Path, record_property: Record) -> None:
    """One server; its disk is full now and then."""

    async def run() -> Outcome:
        with small_disk(tmp_path / "disk") as disk:
            database = str(disk.folder / "tables.db")
            async with running([database], tmp_path) as servers:
                return await run_with_faults(
                    servers,
                    database,
                    tables=TABLES,
                    is_enough=for_a_while(),
                    seed=SEED,
                    prepare=lambda nemesis: nemesis.add(*nemesis.of_disk(disk), calm=LINE_CALM),
                )

    judge(asyncio.run(run()), record_property)


@pytest.mark.skipif(bool(postgresql.missing()), reason=postgresql.missing() or "it is there")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_nothing_is_lost_on_postgresql(count: int, tmp_path: Path, record_property: Record) -> None:
    """Each server has a line of its own to the database, which breaks, hangs and delays; the
    database itself is stopped and crashes."""

    async def run(database: postgresql.PostgreSQL) -> Outcome:
        async with AsyncExitStack() as open_:
            proxies = [DatabaseProxy(database.folder) for _ in range(count)]
            for proxy in proxies:
                await proxy.start()
                open_.push_async_callback(proxy.close)
            urls = [proxy.url for proxy in proxies]
            servers = await open_.enter_async_context(running(urls, tmp_path))

            def prepare(nemesis: Nemesis) -> None:
                for proxy in proxies:
                    nemesis.add(*nemesis.of_proxy(proxy), calm=LINE_CALM)
                nemesis.add(*nemesis.of_postgresql(database), calm=DATABASE_CALM)

            return await run_with_faults(
                servers,
                database.url,
                tables=TABLES,
                is_enough=for_a_while(),
                seed=SEED,
                prepare=prepare,
            )

    with postgresql.running_postgresql() as database:
        judge(asyncio.run(run(database)), record_property)
