"""A server that is stopped finishes the moves in hand, waits for no bot, and tells its clients."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from poleis.web.service import processes
from poleis.web.storage import store
from tests.waiting import PATIENCE
from tests.web.harness import Browser, Line, running, wait_until
from tests.web.server_process import server_process

RESTART = 1012
"""The close code of a server that restarts."""


def close_code(line: Line) -> int | None:
    """The code with which the server closes a connection, after what it still sends."""
    with suppress(ConnectionClosed):
        while True:
            line.receive()
    return line.socket.close_code


def test_a_move_in_hand_is_committed_acknowledged_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is stopped while the row is being written; a message after that is not read."""
    is_writing, may_write = threading.Event(), threading.Event()
    add_events = store.add_events

    def slowly(*args: Any) -> None:
        is_writing.set()
        assert may_write.wait(PATIENCE)
        add_events(*args)

    with running(tmp_path / "tables.db", patience=PATIENCE) as server:
        ann, ben = Browser(server), Browser(server)
        table = ann.open_table("human", "link")["table"]
        line, watching = ann.line(table), ben.line(table)
        monkeypatch.setattr(store, "add_events", slowly)
        move = line.send("play", rev=line.state["rev"], text="take 1")
        assert is_writing.wait(PATIENCE)
        server.begin_stop()
        wait_until(lambda: not server.server.sockets.is_reading)
        late = line.send("play", rev=line.state["rev"] + 1, text="take 2")
        may_write.set()
        assert "ack" == line.answer(move)["type"]
        assert line.expect("state")["rev"] == watching.expect("state")["rev"]
        assert RESTART == close_code(line) == close_code(watching)
        assert late not in [message.get("id") for message in line.heard]
        ann.close()
        ben.close()
    with running(tmp_path / "tables.db") as server:
        same = Browser(server)
        assert "take 1" in same.http.get(f"/api/tables/{table}/record").text
        same.close()


def think_for_ever(*_: object) -> None:
    time.sleep(10**6)


def test_a_bot_that_thinks_holds_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "decide", think_for_ever)
    with running(tmp_path / "tables.db", patience=PATIENCE) as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("random", "human")["table"])
        workers = server.server.workers
        wait_until(lambda: workers.pool._pending_work_items)
        server.begin_stop()
        assert RESTART == close_code(line)
        ann.close()


def test_what_does_not_finish_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the timeout the server stops, with a move that was never acknowledged."""
    is_writing, may_write = threading.Event(), threading.Event()

    def never(*args: Any) -> None:
        is_writing.set()
        may_write.wait(PATIENCE)
        raise OSError("too late")

    with running(tmp_path / "tables.db", patience=0.1) as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("human", "link")["table"])
        monkeypatch.setattr(store, "add_events", never)
        line.send("play", rev=line.state["rev"], text="take 1")
        assert is_writing.wait(PATIENCE)
        server.begin_stop()
        assert RESTART == close_code(line)
        may_write.set()
        assert "ack" not in [message["type"] for message in line.heard]
        ann.close()


# ---- a process of its own


def test_after_sigterm_every_acknowledged_move_is_there(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with server_process(database) as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("human", "link")["table"])
        line.play("take 1")
        last = line.send("play", rev=line.state["rev"], code=line.state["legal"][0])
        server.process.send_signal(signal.SIGTERM)
        assert RESTART == close_code(line)
        out, err = server.process.communicate(timeout=PATIENCE)
        ann.close()
    assert (0, "") == (server.process.returncode, err), out
    acknowledged = [one["id"] for one in line.heard if one["type"] == "ack"]
    with closing(sqlite3.connect(database)) as rows:
        kept = [id for (id,) in rows.execute("SELECT message FROM events") if id is not None]
    assert acknowledged == kept or [*acknowledged, last] == kept


def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    """The first one waits for a write that the database does not let in."""
    database = tmp_path / "tables.db"
    options = ("--log-level", "info", "--shutdown-timeout", "3600")
    with server_process(database, *options) as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("human", "link")["table"])
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            line.send("play", rev=line.state["rev"], text="take 1")
            server.process.send_signal(signal.SIGTERM)
            assert any("stopping" in printed for printed in server.stderr)
            code, _, _ = server.end(signal.SIGTERM)
        ann.close()
    assert -signal.SIGTERM == code


def test_a_table_finishes_what_waits_and_starts_no_bot(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        id = ann.open_table("human", "random")["table"]
        line = ann.line(id)
        done: list[str] = []

        async def finish() -> None:
            table, _ = await server.server.tables.get(id)

            async def work() -> None:
                await asyncio.sleep(0)
                done.append("work")

            table.post(work)
            await table.finish()
            done.append("finished")
            table.bots.wake()
            assert not table.bots.is_thinking

        server.call(finish())
        assert ["work", "finished"] == done
        line.close()
        ann.close()
