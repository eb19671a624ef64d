"""The log: lines as text and as JSON, and never a token, a cookie or a seed."""

from __future__ import annotations

import io
import json
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from poleis.web.server.logs import JsonFormatter, TextFormatter, configure_logs, redact
from tests.waiting import PATIENCE
from tests.web.harness import Browser
from tests.web.server_process import ServerProcess, server_process

TOKEN = "abcdefgh-_12345678ABCDEFGHijkl90"


def record(**fields: object) -> logging.LogRecord:
    logger = logging.getLogger("poleis.web")
    return logger.makeRecord(
        "poleis.web", logging.WARNING, "file", 1, "table %s", ("x",), None, extra=fields
    )


def test_a_line_of_text_ends_with_its_fields() -> None:
    line = TextFormatter().format(record(ms=1.5, table="abc", unknown="x"))
    assert line.endswith("Z WARNING poleis.web: table x table=abc ms=1.5")


def test_a_line_of_json_has_its_fields_and_the_traceback() -> None:
    try:
        raise ValueError(f"http://host/j/{TOKEN}")
    except ValueError:
        failed = record(table="abc", seats=(0, 1), unknown="x")
        failed.exc_info = sys.exc_info()
    line = json.loads(JsonFormatter().format(failed))
    assert line.pop("time").endswith("Z")
    assert "http://host/j/***" in line.pop("exception")
    assert {
        "level": "warning",
        "logger": "poleis.web",
        "message": "table x",
        "table": "abc",
        "seats": [0, 1],
    } == line


@pytest.mark.parametrize(
    "text",
    [
        f"GET /j/{TOKEN} HTTP/1.1",
        f"/ws/abc?token={TOKEN}",
        f"Authorization: Bearer {TOKEN}",
        f"Cookie: other=1; poleis={TOKEN}",
        f'{{"token": "{TOKEN}"}}',
    ],
)
def test_secrets_are_cut_out(text: str) -> None:
    assert TOKEN not in redact(text)
    assert "***" in redact(text)


@pytest.fixture
def logging_restored() -> Iterator[None]:
    """As the other tests know it."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    names = ["poleis", "uvicorn.error", "websockets", "sqlalchemy", "alembic", "asyncio"]
    levels = {name: logging.getLogger(name).level for name in names}
    yield
    root.handlers[:], root.level = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("logging_restored")
def test_libraries_that_log_requests_and_statements_stay_silent() -> None:
    stream = io.StringIO()
    configure_logs("debug", "text", stream)
    configure_logs("debug", "text", stream)  # replaces the first
    for name in ("poleis.web", "uvicorn.error", "websockets.server", "sqlalchemy.engine", "other"):
        logging.getLogger(name).debug("%s says a lot", name)
    assert ["poleis.web says a lot"] == [
        line.rpartition(": ")[2] for line in stream.getvalue().splitlines()
    ]


def use_every_secret(server: ServerProcess) -> set[str]:
    """Sit down by link, by token in the address and in a header; returns all secrets."""
    ann, ben = Browser(server), Browser(server)
    opened = ann.open_table("human", "link", "link")
    table = opened["table"]
    tokens = [link["url"].removeprefix("/j/") for link in opened["links"]]
    ben.join(f"/j/{tokens[0]}", "Ben")
    line = ann.line(table)
    line.play("take 1")
    line.ask("chat", text="hello")
    ben.line(table, token=tokens[1])
    address = f"ws{server.url.removeprefix('http')}/ws/{table}"
    with connect(f"{address}?token={tokens[1]}", proxy=None) as socket:
        socket.send('{"type": "hello", "id": "1"}')
        socket.recv(PATIENCE)
    wrong = TOKEN
    with connect(f"{address}?token={wrong}", proxy=None):
        pass
    bad_host = {"Host": "elsewhere.example"}
    assert 400 == httpx2.get(f"{server.url}/j/{wrong}", headers=bad_host).status_code
    assert 404 == ann.http.get(f"/j/{wrong}").status_code
    assert 404 == ann.http.get(f"/nowhere/{wrong}").status_code
    assert 404 == ann.http.post("/api/join", json={"token": wrong}).status_code
    with pytest.raises(InvalidStatus):
        connect(f"{server.url.replace('http', 'ws')}/j/{wrong}", proxy=None).__enter__()
    secrets = {*tokens, wrong, ann.http.cookies["poleis"], ben.http.cookies["poleis"]}
    ann.close()
    ben.close()
    return secrets


def test_no_secret_is_logged_at_any_level(tmp_path: Path) -> None:
    """At the level debug, which has the lines of all others."""
    options = ("--log-level", "debug", "--log-format", "json")
    with server_process(tmp_path / "tables.db", *options) as server:
        secrets = use_every_secret(server)
        code, out, err = server.end(signal.SIGTERM)
    assert 0 == code
    found = [secret for secret in secrets if secret in out + err]
    assert [] == found
    for word in ("connected", "move", "/j/{token}", "stopping"):
        assert word in err
    lines = [json.loads(line) for line in err.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    joined = [line for line in lines if line.get("route") == "/j/{token}"]
    assert {200, 303, 404} == {line["status"] for line in joined}
