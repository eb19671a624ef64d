"""Messages that are lost, doubled, reordered, stale, foreign or malformed do no harm.

`make test` sends some of them, `make soak` 30,000, and lets schemathesis try the HTTP interface
for four minutes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from poleis.web.tables import panel_diff, view_json
from tests.soak.fuzz_client import Fuzz
from tests.soak.fuzzer import fuzz_tables
from tests.soak.history import Violation, check, load_tables
from tests.web.api_fuzzer import run_schemathesis
from tests.web.harness import GENEROUS, Browser, running

MESSAGES = int(os.environ.get("POLEIS_SOAK_MESSAGES", "30000"))
HTTP_SECONDS = os.environ.get("POLEIS_SOAK_HTTP_SECONDS", "240")
SEED = int(os.environ.get("POLEIS_SOAK_SEED", random.SystemRandom().randrange(10**6)))


class Tracebacks(logging.Handler):
    """Collects the exceptions that are logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None:
            self.lines.append(f"{record.getMessage()}: {record.exc_info[1]!r}")


def fuzz(folder: Path, *, messages: int, tables: int, seed: int) -> Fuzz:
    """Fuzz a server, and find nothing wrong."""
    done, found, tracebacks = fuzzed(folder, messages=messages, tables=tables, seed=seed)
    assert [] == found, "\n".join(map(str, found[:20]))
    assert [] == tracebacks
    assert done.compared > 0
    return done


def fuzzed(
    folder: Path, *, messages: int, tables: int, seed: int
) -> tuple[Fuzz, list[Violation], list[str]]:
    """Fuzz a server; returns also what is wrong, and the exceptions that it has logged."""
    database = folder / "tables.db"
    tracebacks = Tracebacks()
    logs = [logging.getLogger(name) for name in ("uvicorn.error", "poleis.web", "asyncio")]
    for log in logs:
        log.addHandler(tracebacks)
    try:
        with running(database, limits=replace(GENEROUS, sockets=10_000)) as server:
            work = fuzz_tables(server.url, messages=messages, tables=tables, seed=seed)
            done = asyncio.run(work)
    finally:
        for log in logs:
            log.removeHandler(tracebacks)
    stored = load_tables(str(database), done.history.tables())
    found = [*done.violations, *check(done.history, stored)]
    print(f"\nseed {seed}: sent {dict(done.sent)}; heard {dict(done.heard)};")
    print(f"{done.compared} pictures compared at {len(stored)} tables")
    return done, found, tracebacks.lines


def test_some_fuzzed_messages_do_no_harm(tmp_path: Path) -> None:
    done = fuzz(tmp_path, messages=1500, tables=8, seed=1)
    assert done.history.acknowledged("play") > 0


@pytest.mark.soak
def test_many_fuzzed_messages_do_no_harm(tmp_path: Path) -> None:
    fuzz(tmp_path, messages=MESSAGES, tables=16, seed=SEED)


@pytest.mark.soak
def test_schemathesis_finds_nothing_in_minutes(tmp_path: Path) -> None:
    """Requests to every endpoint, also in sequence, without an end."""
    with running(tmp_path / "tables.db") as server:
        host = Browser(server)
        found = run_schemathesis(
            host, tmp_path, "fuzz", "--max-time", HTTP_SECONDS, "--seed", str(SEED)
        )
        host.close()
    print(found.stdout[-2000:])
    assert 0 == found.returncode, found.stdout + found.stderr


@pytest.mark.soak
def test_the_fuzzer_reports_a_broken_differ(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client would show a board that is not the server's."""

    def forgetful(old: str, new: str) -> tuple[panel_diff.Edit, ...] | None:
        edits = panel_diff.edits_between(old, new)
        return edits[:-1] if edits else edits

    monkeypatch.setattr(view_json, "edits_between", forgetful)
    _, found, _ = fuzzed(tmp_path, messages=600, tables=4, seed=1)
    assert {"picture"} == {one.kind for one in found}
