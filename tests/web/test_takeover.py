"""A server that hangs or dies loses its tables to another one, and nothing else is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from poleis.web.storage import database, servers
from poleis.web.storage.database import open_engine
from tests.waiting import PATIENCE
from tests.web.harness import Browser, Line, Running, again, quick_settings, wait_until
from tests.web.postgresql import PostgreSQL, missing
from tests.web.server_process import wait_for_server

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="module")
def survivor(postgresql: PostgreSQL) -> Iterator[Running]:
    """The server that takes over."""
    found = Running(quick_settings(postgresql.url))
    found.start()
    yield found
    found.stop()


class Victim:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.url = process.stdout.readline().split()[3]
        wait_for_server(self.url)


@contextmanager
def started(url: str) -> Iterator[Victim]:
    command = [sys.executable, "-m", "tests.web.short_lease", "serve", "--no-browser",
               "--port", "0", "--workers", "1", "--bot-pause", "0"]  # fmt: skip
    process = subprocess.Popen(
        [*command, "--database", url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield Victim(process)
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def close_code(line: Line) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        line.expect("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_server_that_hangs_or_dies_loses_its_tables(
    postgresql: PostgreSQL, survivor: Running
) -> None:
    with (
        started(postgresql.url) as victim,
        closing(Browser(victim)) as ann,
        closing(Browser(survivor)) as ben,
    ):
        hangs(victim, ann, ben, survivor)
        dies(victim, ann, ben)


def hangs(victim: Victim, ann: Browser, ben: Browser, survivor: Running) -> None:
    table, old, there = opened(ann, ben)
    victim.process.send_signal(signal.SIGSTOP)
    old.send("play", id="late", rev=old.state["rev"], code=old.state["legal"][0])
    assert 1012 == close_code(there)
    there = ben.line(table)
    assert old.state["rev"] == there.state["rev"]
    with closing(again(ann, survivor)) as elsewhere:
        elsewhere.line(table).play()
    rev = there.expect("state")["rev"]
    known = len(old.heard)
    victim.process.send_signal(signal.SIGCONT)
    assert 1012 == close_code(old)
    shown = [message["type"] for message in old.heard[known:]]
    assert not {"ack", "state"} & set(shown), "it woke up late: it wrote and showed nothing"
    line = ann.line(table)
    assert rev == line.state["rev"], "the new owner answers through the old one"
    assert "ok" == ann.http.get("/health").text


def dies(victim: Victim, ann: Browser, ben: Browser) -> None:
    table, old, there = opened(ann, ben)
    victim.process.kill()
    assert 1012 == close_code(there)
    there = ben.line(table)
    assert old.state["rev"] == there.state["rev"]
    assert "hello" == there.state["chat"][-1]["text"]


def opened(ann: Browser, ben: Browser) -> tuple[str, Line, Line]:
    """A table that Ann's server owns. Ben has seen her first move."""
    table = ann.open_table("human", "link", name="Ann")
    ben.join(table["links"][0]["url"], name="Ben")
    here, there = ann.line(table["table"]), ben.line(table["table"])
    here.ask("chat", text="hello")
    here.play("take 1")
    there.expect("state")
    return table["table"], here, there


def test_a_transaction_that_hangs_keeps_no_table(
    postgresql: PostgreSQL, survivor: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is stopped in the middle of a write has locked the row of its table."""
    monkeypatch.setattr(database, "LONGEST_PAUSE", "200ms")
    with closing(Browser(survivor)) as ann:
        table = ann.open_table("human", "link")["table"]
        engine = open_engine(postgresql.url)
        with engine.connect() as connection:
            connection.execute(text("UPDATE tables SET owner = 'hung', fence = 7"))
            connection.commit()
            assert servers.holds(connection, table, "hung", 7)
            answer = ann.http.get(f"/api/tables/{table}")
            assert 200 == answer.status_code
            connection.invalidate()
        engine.dispose()


def test_a_move_waits_for_a_database_that_is_restarted(
    postgresql: PostgreSQL, survivor: Running
) -> None:
    with closing(Browser(survivor)) as ann:
        line = ann.line(ann.open_table("human", "link")["table"])
        postgresql.crash()
        sent = line.send("play", rev=line.state["rev"], text="take 1")
        postgresql.start()
        answer: Any = line.answer(sent)
        assert "ack" == answer["type"]
        wait_until(lambda: "ok" == ann.http.get("/health").text)
