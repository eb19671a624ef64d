"""`poleis serve`: finds a port, says where it is, stops when asked, and tells its log nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import httpx2
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from poleis.cli import serve
from poleis.cli.serve import listen
from poleis.core.errors import PoleisError
from poleis.web.server.app import Settings
from poleis.web.server.metrics import Metrics
from poleis.web.storage import database_lock
from poleis.web.storage.database import prepare
from poleis.web.storage.database_lock import hold_database
from tests.cli.running import poleis, refused
from tests.waiting import PATIENCE
from tests.web.harness import GAME
from tests.web.server_process import wait_for_server


def start(tmp_path: Path) -> tuple[subprocess.Popen[str], str]:
    """As `make play` starts it, but without a browser and with a database of its own."""
    command = [sys.executable, "-m", "poleis", "serve", "--no-browser"]
    environment = {**os.environ, "POLEIS_DATABASE": str(tmp_path / "folder" / "tables.db")}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


@pytest.mark.parametrize("workers", ["513", "99999999999"])
def test_a_number_of_workers_that_no_machine_has_is_refused(workers: str) -> None:
    assert "less than or equal to 512" in refused("serve", "--no-browser", "--workers", workers)


def test_it_serves_until_interrupted_and_logs_no_secret(tmp_path: Path) -> None:
    process, url = start(tmp_path)
    try:
        wait_for_server(url)
        with httpx2.Client(base_url=url, timeout=PATIENCE) as http:
            seats = [{"kind": "human"}, {"kind": "link"}]
            opened = http.post("/api/tables", json={"game": GAME, "seats": seats}).json()
            link = opened["links"][0]["url"]
            assert 200 == http.get(link).status_code
            assert 303 == http.post(link, data={"name": "Ben"}).status_code
            assert 404 == http.get(link + "x").status_code
            cookie = http.cookies["poleis"]
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    said = out + err
    assert link.removeprefix("/j/") not in said
    assert cookie not in said
    assert opened["table"] not in said
    assert "Traceback" not in said
    assert process.returncode in (0, 130)


def test_without_a_port_the_next_free_one_is_taken() -> None:
    first, second = listen("127.0.0.1", None), listen("127.0.0.1", None)
    ports = [first.getsockname()[1], second.getsockname()[1]]
    first.close()
    second.close()
    assert ports[0] != ports[1]
    assert all(8000 <= port < 8020 for port in ports)


def test_small_messages_are_sent_at_once() -> None:
    found = listen("127.0.0.1", 0)
    assert socket.IPPROTO_TCP == found.proto, "or asyncio leaves Nagle's algorithm on"
    found.close()


@pytest.mark.parametrize("host", ["ünïcödé..x", "a\0b", "nowhere.invalid", "::z"])
def test_a_host_that_cannot_be_is_said_in_one_line(host: str) -> None:
    with pytest.raises(PoleisError, match="cannot listen"):
        listen(host, 0)


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    taken = listen("127.0.0.1", 0)
    with pytest.raises(PoleisError, match="cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])
    taken.close()


def test_a_database_that_cannot_be_opened_ends_with_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0"]
    command += ["--database", "nonsense://x"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert 2 == done.returncode
    assert "database" in done.stderr.strip().splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_a_database_has_one_server(tmp_path: Path) -> None:
    """Two would not hear of each other's moves; the second says where the first one is."""
    first, url = start(tmp_path)
    try:
        command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0"]
        command += ["--database", str(tmp_path / "folder" / ".." / "folder" / "tables.db")]
        second = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert 2 == second.returncode
        (line,) = second.stderr.strip().splitlines()
        assert url in line
        assert "--database" in line
        assert not second.stdout
    finally:
        first.kill()
        first.communicate(timeout=PATIENCE)
    again, url = start(tmp_path)  # the lock of a server that was killed is not in the way
    wait_for_server(url)
    again.send_signal(signal.SIGINT)
    again.communicate(timeout=PATIENCE)


def test_a_refused_server_leaves_nothing_behind(tmp_path: Path) -> None:
    """Neither a lock nor a database nor a folder for them, whatever was the reason."""
    taken = listen("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    database = tmp_path / "new" / "folder" / "tables.db"
    said = refused("serve", "--no-browser", "--port", port, "--database", str(database))
    taken.close()
    assert "cannot listen on 127.0.0.1" in said
    assert [] == list(tmp_path.iterdir())
    text = tmp_path / "notes.txt"
    text.write_text("This is not a database, and long enough to be told from an empty one.\n" * 9)
    said = refused("serve", "--no-browser", "--port", "0", "--database", str(text))
    assert "file is not a database" in said
    assert [text] == list(tmp_path.iterdir())


def test_the_lock_of_another_server_stays(tmp_path: Path) -> None:
    """Who was refused because of it does not take it away."""
    database = str(tmp_path / "tables.db")
    with hold_database(database) as tell:
        tell("http://127.0.0.1:8000")
        for _ in range(2):
            with (
                pytest.raises(PoleisError, match=r"at http://127\.0\.0\.1:8000;"),
                hold_database(database),
            ):
                pass
    assert [] == list(tmp_path.iterdir())


def test_a_lock_taken_away_while_another_server_waits_for_it_is_not_held_by_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second opens the file of the first, which then ends, and locks what has no name."""
    database, locked = str(tmp_path / "tables.db"), database_lock._lock
    first = hold_database(database)
    first.__enter__()
    ends = [first]

    def late(file: TextIO) -> bool:
        for held in ends[:]:
            ends.remove(held)
            held.__exit__(None, None, None)
        return locked(file)

    monkeypatch.setattr(database_lock, "_lock", late)
    with hold_database(database):
        assert ["tables.db.lock"] == [file.name for file in tmp_path.iterdir()]
        with pytest.raises(PoleisError, match="in use by another server"), hold_database(database):
            pass


def test_what_is_not_a_file_is_not_claimed() -> None:
    for url in ("sqlite://", "sqlite:///:memory:"):
        with hold_database(url), hold_database(url) as tell:
            tell("http://127.0.0.1:8000")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks of open files")
def test_a_hard_link_to_a_database_is_the_same_database(tmp_path: Path) -> None:
    """Whether the database existed before the first server started or not."""
    first, link = tmp_path / "tables.db", tmp_path / "other.db"
    for _ in range(2):
        with hold_database(str(first)) as tell:
            prepare(str(first))
            tell("http://127.0.0.1:8000")
            link.hardlink_to(first)
            with (
                pytest.raises(PoleisError, match="in use by another server"),
                hold_database(str(link)),
            ):
                pass
        link.unlink()
    assert [first] == [file for file in tmp_path.iterdir() if file.suffix == ".db"]
    assert not list(tmp_path.glob("*.lock"))


def test_limits_are_options(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(serve, "open_house", lambda settings, *_: seen.append(settings))
    poleis("serve", "--no-browser")
    poleis("serve", "--no-browser", "--requests", "10", "--new-tables", "6", "--seat-timeout", "3",
           "--connections", "20",
           "--proxy", "10.0.0.0/8", "--proxy", "192.168.1.7")  # fmt: skip
    usual, chosen = seen
    default = Settings(database=usual.database)
    assert default.limits == usual.limits
    assert default.seat_timeout == usual.seat_timeout
    assert () == usual.proxies
    assert (50, 10) == chosen.limits.requests
    assert (6, 0.05) == chosen.limits.new_tables
    assert 180 == chosen.seat_timeout
    assert 20 == chosen.limits.sockets
    assert ("10.0.0.0/8", "192.168.1.7") == chosen.proxies


@pytest.mark.parametrize("proxy", ["nonsense", "10.0.0.1/8", "poleis.example.org", "*"])
def test_a_proxy_is_named_by_its_address(proxy: str) -> None:
    assert "is not an address or a network" in refused("serve", "--no-browser", "--proxy", proxy)


@pytest.mark.parametrize(
    ("proxies", "client"), [((), "10.0.0.5"), (("10.0.0.0/8",), "203.0.113.9")]
)
def test_only_a_proxy_that_was_named_says_for_whom_it_asks(
    monkeypatch: pytest.MonkeyPatch, proxies: tuple[str, ...], client: str
) -> None:
    configs: list[uvicorn.Config] = []
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: configs.append(self.config))
    seen: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])

    settings = Settings(database="", proxies=proxies)
    listening = listen("127.0.0.1", 0)
    with pytest.raises(PoleisError, match="could not start"):
        serve.run(app, listening, settings, Metrics())  # type: ignore[arg-type]
    configs[0].load()
    scope = {
        "type": "http",
        "client": ("10.0.0.5", 1),
        "headers": [(b"x-forwarded-for", b"203.0.113.9")],
    }
    asyncio.run(configs[0].loaded_app(scope, None, None))
    assert [client] == seen


def test_without_a_game_it_does_not_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One line says so; nobody finds an empty lobby, and no database is made."""
    monkeypatch.setattr("poleis.web.pages.lobby.installed", dict)
    database = tmp_path / "tables.db"
    said = refused("serve", "--no-browser", "--database", str(database))
    assert "there is no game to serve: none could be loaded" in said
    assert not database.exists()
