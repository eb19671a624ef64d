"""Connections below the pages: how many, how long, and what the log has of them."""

from __future__ import annotations

import asyncio
import logging
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from poleis.web.server import transport
from poleis.web.server.lifecycle import OncePerMinute, Server
from poleis.web.server.transport import Gate, raise_file_limit
from tests.web.harness import GAME, Browser, Running, running
from tests.web.raw import Raw
from tests.web.server_process import wait_for_server
from tests.web.test_outbox import clients
from tests.web.waiting import wait_for

OTHER = "127.0.0.2"
"""An address of this machine that is not taken for a proxy."""
LIMIT = 500
"""Open files that a server may have."""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("transport") / "tables.db") as found:
        yield found


@pytest.fixture
def server(started: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server without connections, whose limits a test may change."""
    gate = gate_of(started)
    wait_for(lambda: 0 == len(gate))
    for name in ("most", "most_per_address"):
        monkeypatch.setattr(gate, name, getattr(gate, name))
    return started


@pytest.fixture
def hasty(started: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits a second for a request."""
    change_limits(started, monkeypatch, request_timeout=1.0)


def gate_of(server: Running) -> Gate:
    return config_of(server).gate


def config_of(server: Running) -> transport.Config:
    return cast(transport.Config, server._uvicorn.config)


def change_limits(server: Running, patch: pytest.MonkeyPatch, **limits: float) -> None:
    config = config_of(server)
    changed: Any = limits
    patch.setattr(config, "limits", replace(config.limits, **changed))


# ---- half of a request


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "half",
    [
        "",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: y",
        "POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40\r\n\r\n{",
    ],
    ids=["nothing", "first line", "headers", "body"],
)
def test_a_request_that_does_not_arrive_ends_the_connection(server: Running, half: str) -> None:
    with Raw(server) as raw:
        raw.send(half)
        assert raw.is_cut_off()
    wait_for(lambda: 0 == len(gate_of(server)))


@pytest.mark.usefixtures("hasty")
def test_a_request_that_drips_ends_the_connection(server: Running) -> None:
    """The time is for the whole request; a byte now and then does not prolong it."""
    with Raw(server) as raw:
        raw.send("GET / HTTP/1.1\r\nX-Slow: ")
        with suppress(OSError):
            for _ in range(400):
                raw.send("y")
                time.sleep(0.05)
        assert raw.is_cut_off()


@pytest.mark.usefixtures("hasty")
def test_the_second_request_of_a_connection_has_its_time_too(server: Running) -> None:
    with Raw(server) as raw:
        assert "200" in raw.get("/health")
        raw.send("GET / HT")
        assert raw.is_cut_off()


@pytest.mark.usefixtures("hasty")
def test_a_socket_stays_open_longer_than_a_request(server: Running) -> None:
    ann = Browser(server)
    line = ann.line(ann.open_table("human", "link")["table"])
    assert line.quiet(2.0)
    line.play("take 1")
    ann.close()


def test_a_page_that_nobody_reads_ends_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_limits(server, monkeypatch, read_timeout=1.0, send_buffer=4096)
    with Raw(server) as raw:
        raw.send("GET /static/app.css HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        wait_for(lambda: 1 == len(gate_of(server)))
        wait_for(lambda: 0 == len(gate_of(server)))


# ---- how many


def test_a_new_connection_takes_the_place_of_an_unused_one(server: Running) -> None:
    """So that connections without a request cannot keep anybody out."""
    gate_of(server).most = 5
    with ExitStack() as stack:
        unused = [stack.enter_context(Raw(server)) for _ in range(5)]
        wait_for(lambda: 5 == len(gate_of(server)))
        assert "200" in stack.enter_context(Raw(server)).get("/health")
        assert unused[0].is_cut_off()
        assert 5 >= len(gate_of(server))


def test_open_sockets_are_not_driven_out(server: Running) -> None:
    gate_of(server).most = 3
    ann = Browser(server)
    table = ann.open_table("human", "link")["table"]
    ann.http.close()
    lines = [ann.line(table) for _ in range(3)]
    with Raw(server) as raw:
        assert raw.is_cut_off()
    assert "pong" == lines[0].ask("ping")["type"]
    ann.close()


def test_an_address_has_its_share(server: Running) -> None:
    """Beyond it, its own unused connections go first."""
    gate_of(server).most_per_address = 3
    with ExitStack() as stack:
        here = stack.enter_context(Raw(server, source="127.0.0.3"))
        wait_for(lambda: 1 == len(gate_of(server)))
        many = [stack.enter_context(Raw(server, source=OTHER)) for _ in range(5)]
        assert many[0].is_cut_off()
        assert "200" in many[4].get("/health")
        assert "200" in here.get("/health")


def test_a_proxy_may_have_more_than_the_share_of_an_address() -> None:
    class Peer(asyncio.Transport):
        def __init__(self, host: str) -> None:
            super().__init__({"peername": (host, 1)})

        def abort(self) -> None:
            pass

    ours = "10.2.0.1"  # another server of the same database
    proxies = "127.0.0.1, 10.1.0.0/16"
    gate = Gate(100, most_per_address=2, proxies=proxies, is_peer=lambda host: host == ours)
    for proxy in ("127.0.0.1", "10.1.2.3", ours):
        assert all(gate.enter(Peer(proxy)) for _ in range(5))
    assert 15 == len(gate)
    for _ in range(5):
        gate.enter(Peer("192.0.2.1"))
    assert 17 == len(gate)


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        assert 400 == raise_file_limit(400)
        assert 400 == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert 350 == raise_file_limit(350), "never lowered"
        assert 400 == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_more_half_requests_than_open_files_keep_nobody_out(tmp_path: Path) -> None:
    """As many files as the system allows are not enough; the log stays small all the same."""
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({LIMIT}, {LIMIT}))"
    program = f"{limited}; from poleis.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.db")]
    log = (tmp_path / "log").open("w+")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    url = process.stdout.readline().split()[3]
    with ExitStack() as stack:
        stack.callback(log.close)
        stack.callback(process.stdout.close)
        stack.callback(process.wait, 20)
        stack.callback(process.terminate)
        wait_for_server(url)
        server = cast(Running, Port(int(url.rpartition(":")[2])))
        for _ in range(LIMIT + 50):
            stack.enter_context(Raw(server)).send("GET / HTTP/1.1\r\n")
        with Raw(server) as raw:
            assert "200" in raw.get("/health")
        log.seek(0)
        assert "" == log.read()


class Port:
    """As much of a server as a connection needs."""

    def __init__(self, port: int) -> None:
        self.port = port


# ---- the log


def test_a_client_that_lags_or_dies_leaves_no_traceback(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_limits(server, monkeypatch, read_timeout=1.0, send_buffer=4096)
    ann = Browser(server)
    table = ann.open_table("human", "hotseat")["table"]
    line = ann.line(table)
    with ExitStack() as stack:
        lagging = stack.enter_context(Raw(server))
        dead = Raw(server)
        for raw in (lagging, dead):
            raw.upgrade(table)
            raw.say("hello", id="h")
        dead.socket.close()
        for _ in range(4):
            line.play()
        wait_for(lambda: 1 == len(clients(server, table)()))
        assert lagging.is_cut_off()
    for _ in range(4):
        line.play()
    ann.close()
    assert [] == caplog.records


@pytest.mark.parametrize("id", ["%00", "%0a", "a%0a", "A" * 17, "%F0%9F%8F%9B"])
def test_a_socket_for_what_cannot_be_a_table_is_closed(
    server: Running, caplog: pytest.LogCaptureFixture, id: str
) -> None:
    with Raw(server) as raw:
        assert "101" in raw.upgrade(id)
        head = raw.socket.recv(100)
        assert 4404 == int.from_bytes(head[2:4], "big")
    assert [] == caplog.records


def test_text_that_is_not_utf8_ends_the_connection_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Browser(server)
    table = ann.open_table("human", "link")["table"]
    with Raw(server) as raw:
        raw.upgrade(table)
        raw.frame(b"\xff\xfe{")
        head = raw.socket.recv(100)
        assert 1007 == int.from_bytes(head[2:4], "big")
    ann.line(table).play("take 1")
    ann.close()
    assert [] == caplog.records


@pytest.mark.usefixtures("hasty")
def test_a_body_that_ends_in_the_middle_leaves_no_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with Raw(server) as raw:
        raw.send(
            f"POST /api/pad/{GAME}/score HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{"
        )
        assert raw.is_cut_off()
    with Raw(server) as raw:
        assert "200" in raw.get("/health")
    assert [] == caplog.records


def test_the_same_warning_is_logged_once_a_minute() -> None:
    def record(level: int, text: str) -> logging.LogRecord:
        return logging.LogRecord("x", level, "", 0, text, (), None)

    once = OncePerMinute()
    assert once.filter(record(logging.WARNING, "bad request"))
    assert not once.filter(record(logging.WARNING, "bad request"))
    assert once.filter(record(logging.WARNING, "another"))
    assert all(once.filter(record(logging.ERROR, "error")) for _ in range(2))


def test_a_system_without_files_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    """asyncio reports it for every connection that waits, again and again."""

    async def report() -> None:
        server = Server(transport.Config(None, Gate(1)))
        server._warnings = OncePerMinute()
        context: dict[str, Any] = {"message": "socket.accept() out of system resource"}
        for _ in range(1000):
            server._report(asyncio.get_running_loop(), {**context, "exception": OSError(24)})

    asyncio.run(report())
    assert 1 == len(caplog.records)
