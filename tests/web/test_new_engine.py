"""Before the engine is compiled bots play at once, and the lobby says that they are weaker; when it
is compiled, new processes take over."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from poleis.bots.mcts import LEVELS
from poleis.web.service.processes import ProcessWorkers
from tests.web.harness import Browser, Running

SENTENCE = "Bots are weaker than their level says until Poleis is compiled."


def test_new_processes_use_the_new_engine(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    workers = ProcessWorkers(1)
    workers._awaited, workers._is_compiled = engine, False

    async def ask() -> list[int | None]:
        first = [await workers._ask(os.getpid) for _ in range(2)]
        assert not workers.is_compiled
        engine.mkdir()
        return first + [await workers._ask(os.getpid) for _ in range(2)]

    try:
        old, still_old, new, still_new = asyncio.run(ask())
    finally:
        workers.stop()
    assert old == still_old
    assert new == still_new != old
    assert workers.is_compiled


def test_the_lobby_says_when_bots_are_weaker(
    server: Running, browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = browser().http
    workers = server.server.workers
    monkeypatch.setattr(workers, "_awaited", None)
    for is_compiled in (True, False):
        monkeypatch.setattr(workers, "_is_compiled", is_compiled)
        assert is_compiled == (SENTENCE not in lobby.get("/").text)


def test_levels_think_by_time() -> None:
    """However slow the engine is, the first table never waits."""
    assert all(level.seconds <= 2.0 for level in LEVELS.values())
