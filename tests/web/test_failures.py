"""When the server cannot do what it should: answers, the log, and what monitors read."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from poleis.web.server import health
from poleis.web.server.health import Health
from poleis.web.storage import store
from tests.web.harness import GAME, Browser, Running, running
from tests.web.waiting import wait_for

Browsers = Callable[..., Browser]
NEW_TABLE = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "link"}]}


class Lines(logging.Handler):
    """Collects what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def tracebacks(self) -> int:
        return sum(record.exc_info is not None for record in self.records)


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Lines:
    lines = Lines()
    for name in ("uvicorn.error", "poleis.web"):
        log = logging.getLogger(name)
        monkeypatch.setattr(log, "handlers", [lines])
        monkeypatch.setattr(log, "propagate", False)
    return lines


# ---- bodies that are not JSON


@pytest.mark.parametrize("content_type", ["text/plain", "application/octet-stream", ""])
@pytest.mark.parametrize("what", ["score", "moves", "board"])
def test_a_body_that_is_not_json_is_refused(
    browser: Browsers, content_type: str, what: str
) -> None:
    headers = {"Content-Type": content_type} if content_type else {}
    answer = browser().http.post(f"/api/pad/{GAME}/{what}", content=b"x", headers=headers)
    assert 422 == answer.status_code
    assert "type" == answer.json()["error"]


# ---- errors of our own


def fail(*_: object) -> None:
    raise ZeroDivisionError("a secret")


def test_a_program_gets_an_error_of_the_server_as_json(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, logged: Lines
) -> None:
    monkeypatch.setattr(store, "held_seats", fail)
    ann = browser("pl")
    answer = ann.http.get(f"/api/tables/{ann.open_table('human', 'link')['table']}")
    assert 500 == answer.status_code
    assert {"error": "server", "text": "Coś poszło nie tak. Niczego nie utracono."} == answer.json()
    wait_for(lambda: logged.tracebacks == 1)  # uvicorn logs after it has answered


def test_a_person_gets_an_error_of_the_server_as_a_page(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, logged: Lines
) -> None:
    monkeypatch.setattr(store, "tables_of", fail)
    answer = browser().http.get("/")
    assert 500 == answer.status_code
    assert answer.headers["content-type"].startswith("text/html")
    assert "Something went wrong. Nothing was lost." in answer.text
    assert "a secret" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    wait_for(lambda: logged.tracebacks == 1)  # uvicorn logs after it has answered


# ---- the database


def full() -> OperationalError:
    cause = sqlite3.OperationalError("database or disk is full")
    cause.sqlite_errorcode = sqlite3.SQLITE_FULL
    return OperationalError("INSERT", {}, cause)


def locked() -> OperationalError:
    cause = sqlite3.OperationalError("database is locked")
    cause.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return OperationalError("INSERT", {}, cause)


@pytest.mark.parametrize(
    ("error", "status", "code"), [(full, 507, "full"), (locked, 503, "database")]
)
def test_a_table_that_cannot_be_written_is_answered_with_the_reason(
    browser: Browsers,
    monkeypatch: pytest.MonkeyPatch,
    logged: Lines,
    error: Callable[[], OperationalError],
    status: int,
    code: str,
) -> None:
    def refuse(*_: object) -> None:
        raise error()

    monkeypatch.setattr(store, "add_table", refuse)
    answer = browser().http.post("/api/tables", json=NEW_TABLE)
    assert status == answer.status_code
    assert code == answer.json()["error"]
    assert "Nothing was changed" in answer.json()["text"]
    wait_for(lambda: logged.tracebacks == 1)  # uvicorn logs after it has answered


def test_a_connection_without_the_database_is_closed_and_may_come_again(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, logged: Lines
) -> None:
    """A full disk, when somebody sits down by connecting."""

    def refuse(*_: object) -> None:
        raise full()

    ann = browser()
    opened = ann.open_table("human", "link")
    token = opened["links"][0]["url"].removeprefix("/j/")
    with monkeypatch.context() as patch:
        patch.setattr(store, "linked_seat", refuse)
        with pytest.raises(ConnectionClosed) as closed:
            ann.line(opened["table"], token=token)
    assert closed.value.rcvd is not None
    assert 1013 == closed.value.rcvd.code
    assert 1 == logged.tracebacks
    assert 1 == ann.line(opened["table"], token=token).state["you"]


def test_a_full_disk_is_told_from_other_troubles(tmp_path: Path, logged: Lines) -> None:
    """A real one: the database may not grow."""
    with running(tmp_path / "tables.db") as house:
        limit_pages(house, 1)
        ann = Browser(house)
        answer = ann.http.post("/api/tables", json=NEW_TABLE)
        while answer.status_code == 201:  # until the pages that are there are full
            answer = ann.http.post("/api/tables", json=NEW_TABLE)
        assert 507 == answer.status_code
        assert "full" == answer.json()["error"]
        ann.close()
    assert logged.tracebacks >= 1


def limit_pages(house: Running, most: int) -> None:
    """SQLite refuses to grow beyond the pages that it has, as on a full disk."""

    def limited(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most}").close()

    engine = house.server.database.engine
    engine.dispose()
    event.listen(engine, "connect", limited)


# ---- health


def test_health_is_good_when_the_database_can_be_written(browser: Browsers) -> None:
    answer = browser().http.get("/health")
    assert 200 == answer.status_code
    assert "ok" == answer.text


@pytest.mark.parametrize(
    ("error", "reason"),
    [(full, "the disk is full"), (locked, "the database cannot be written")],
)
def test_health_says_why_nothing_can_be_written(
    server: Running,
    browser: Browsers,
    monkeypatch: pytest.MonkeyPatch,
    logged: Lines,
    error: Callable[[], OperationalError],
    reason: str,
) -> None:
    def refuse(_: Connection) -> None:
        raise error()

    monkeypatch.setattr(health, "write_health", refuse)
    monkeypatch.setattr(server.server, "health", Health(server.server.database))
    answer = browser().http.get("/health")
    assert 503 == answer.status_code
    assert reason == answer.text


def test_health_does_not_wait_for_ever(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch, logged: Lines
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.0)
    monkeypatch.setattr(server.server, "health", Health(server.server.database))
    answer = browser().http.get("/health")
    assert 503 == answer.status_code
    assert "the database does not answer" == answer.text


# ---- methods


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/static/app.css", "/rules/akropolis"]
)
def test_head_is_get_without_a_body(browser: Browsers, path: str) -> None:
    http = browser().http
    head, get = http.head(path), http.get(path)
    assert 200 == head.status_code
    assert b"" == head.content
    for name in ("content-type", "content-length", "content-security-policy"):
        assert get.headers[name] == head.headers[name]


def test_head_of_what_does_not_exist_says_so(browser: Browsers) -> None:
    assert 404 == browser().http.head("/nowhere").status_code


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/", "GET, HEAD"),
        ("POST", "/health", "GET, HEAD"),
        ("GET", "/api/tables", "POST"),
        ("HEAD", "/api/join", "POST"),
        ("PUT", "/j/x", "GET, HEAD, POST"),
        ("DELETE", "/api/tables/x", "GET, HEAD"),
        ("POST", "/static/app.css", "GET, HEAD"),
        ("POST", "/openapi.json", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_allowed_is_answered_with_those_that_are(
    browser: Browsers, method: str, path: str, allowed: str
) -> None:
    answer = browser().http.request(method, path)
    assert 405 == answer.status_code
    assert allowed == answer.headers["allow"]
    if method != "HEAD" and path.startswith("/api/"):
        assert {"error", "text"} == set(json.loads(answer.text))
