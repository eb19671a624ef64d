"""Tables in PostgreSQL: migrations, a game, a crash of the database, and one server at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from poleis.core.errors import PoleisError
from poleis.web.storage.advisory_lock import AdvisoryLock
from poleis.web.storage.database import open_engine, upgrade
from poleis.web.storage.database_lock import hold_database
from poleis.web.storage.schema import metadata
from tests.web.harness import Browser, Running, again, quick_settings, wait_until
from tests.web.postgresql import PostgreSQL, missing, running_postgresql

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

CHECK_EVERY = 0.05


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    with running_postgresql() as found:
        yield found


@pytest.fixture
def house(postgresql: PostgreSQL) -> Iterator[Running]:
    """A server whose tables are in PostgreSQL."""
    found = Running(quick_settings(postgresql.url))
    found.start()
    try:
        yield found
    finally:
        found.stop()


def ignore(reason: PoleisError) -> None:
    raise AssertionError(reason)


# ---- tables


def test_migrations_lead_to_the_schema(postgresql: PostgreSQL) -> None:
    engine = open_engine(postgresql.url)
    upgrade(engine)
    upgrade(engine)  # a second time changes nothing
    with engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()


def test_a_game_goes_on_after_a_restart_of_the_server(postgresql: PostgreSQL) -> None:
    first = Running(quick_settings(postgresql.url))
    first.start()
    ann, ben = Browser(first), Browser(first)
    opened = ann.open_table("human", "link", name="Ann")
    ben.join(opened["links"][0]["url"], name="Ben")
    here, there = ann.line(opened["table"]), ben.line(opened["table"])
    here.play("take 1")
    here.play()
    here.ask("chat", text="good luck")
    there.wait_until_my_turn()
    there.play("take 1")
    record = ann.http.get(f"/api/tables/{opened['table']}/record").text
    assert "ok" == ann.http.get("/health").text
    ann.close()
    ben.close()
    first.stop()
    second = Running(quick_settings(postgresql.url))
    second.start()
    with closing(again(ben, second)) as same:
        assert record == same.http.get(f"/api/tables/{opened['table']}/record").text
        line = same.line(opened["table"])
        assert 1 == line.state["you"]
        assert "good luck" == line.state["chat"][-1]["text"]
        line.play()
    second.stop()


@pytest.mark.parametrize("first", ["read", "write"])
def test_the_first_request_after_a_crash_of_the_database_works(
    postgresql: PostgreSQL, house: Running, first: str
) -> None:
    """Nobody has asked for anything while the database was away."""
    with closing(Browser(house)) as ann:
        line = ann.line(ann.open_table("human", "link")["table"])
        postgresql.crash()
        postgresql.start()
        if first == "read":
            assert 200 == ann.http.get("/").status_code
        line.play("take 1")
        assert 200 == ann.http.get("/").status_code


def test_a_database_that_is_away_is_answered_with_the_reason(
    postgresql: PostgreSQL, house: Running
) -> None:
    with closing(Browser(house)) as ann:
        table = ann.open_table("human", "link")["table"]
        postgresql.crash()
        answer = ann.http.get(f"/api/tables/{table}")
        health = ann.http.get("/health")
        postgresql.start()
        assert 503 == answer.status_code
        assert "database" == answer.json()["error"]
        assert 503 == health.status_code
        assert "the database cannot be written" == health.text
        assert 200 == ann.http.get(f"/api/tables/{table}").status_code


# ---- one server


def test_a_database_has_one_server(postgresql: PostgreSQL) -> None:
    """The second says where the first one is and what to do."""
    with hold_database(postgresql.url, ignore) as tell:
        tell("http://127.0.0.1:8000")
        with (
            pytest.raises(
                PoleisError, match=r"in use by another server at http://127\.0\.0\.1:8000;"
            ),
            hold_database(postgresql.url),
        ):
            pass
    with hold_database(postgresql.url):
        pass


def test_a_second_server_ends_with_one_line_and_a_killed_one_is_not_in_the_way(
    postgresql: PostgreSQL,
) -> None:
    first, address = serve(postgresql.url)
    try:
        second = subprocess.run(command(postgresql.url), capture_output=True, text=True,
                                timeout=60, check=False)  # fmt: skip
        assert 2 == second.returncode
        (line,) = second.stderr.strip().splitlines()
        assert address in line
        assert "--database" in line
        assert not second.stdout
    finally:
        first.kill()
        first.communicate(timeout=60)
    third, _ = serve(postgresql.url)
    third.send_signal(signal.SIGTERM)
    third.communicate(timeout=60)


def command(url: str) -> list[str]:
    return [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0",
            "--database", url]  # fmt: skip


def serve(url: str) -> tuple[subprocess.Popen[str], str]:
    """A server in its own process, and its address."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command(url), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, env=environment)  # fmt: skip
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


def test_the_lock_is_taken_again_after_a_crash_of_the_database(postgresql: PostgreSQL) -> None:
    lock = AdvisoryLock(postgresql.url, ignore, CHECK_EVERY)
    lock.start()
    lock.announce("http://127.0.0.1:8000")
    postgresql.crash()
    postgresql.start()
    wait_until(lambda: lock.is_held)
    with (
        pytest.raises(PoleisError, match=r"at http://127\.0\.0\.1:8000"),
        hold_database(postgresql.url),
    ):
        pass
    lock.close()


def test_a_connection_that_only_we_have_missed_is_no_other_server(postgresql: PostgreSQL) -> None:
    """After a broken network PostgreSQL still holds the lock for our old connection."""
    lock = AdvisoryLock(postgresql.url, ignore, CHECK_EVERY)
    lock.start()
    old = lock._connection
    assert old is not None
    lock._connection = None  # its end has not reached the database
    wait_until(lambda: lock.is_held)
    old.invalidate()
    old.close()
    lock.close()


def test_a_server_whose_lock_another_has_stops_with_one_line(postgresql: PostgreSQL) -> None:
    """Its connection is cut, and another server is quicker to take the lock."""
    first, _ = serve(postgresql.url)
    engine = open_engine(postgresql.url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name LIKE 'poleis%'"
            )
        )
        with hold_database(postgresql.url, ignore) as tell:
            tell("http://127.0.0.1:9000")
            out, err = first.communicate(timeout=60)
    engine.dispose()
    assert 2 == first.returncode
    assert "in use by another server at http://127.0.0.1:9000" in err.strip().splitlines()[-1]
    assert "Traceback" not in out + err
