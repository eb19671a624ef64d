"""Tables in PostgreSQL: migrations, a game, a crash of the database, one server at a time, and old
tables: checked, deleted, dumped and restored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from poleis.core.errors import PoleisError
from poleis.web.storage.database import open_engine, upgrade
from poleis.web.storage.retention import Retention, delete_tables
from poleis.web.storage.schema import events, metadata, tables
from poleis.web.storage.snapshot import snapshot
from tests.cli.running import poleis
from tests.web.harness import Browser, Running, again, quick_settings
from tests.web.postgresql import PostgreSQL, missing
from tests.web.stored_tables import add_game, age, database, ids
from tests.web.test_backup import Load

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture
def house(postgresql: PostgreSQL) -> Iterator[Running]:
    """A server whose tables are in PostgreSQL."""
    found = Running(quick_settings(postgresql.url))
    found.start()
    try:
        yield found
    finally:
        found.stop()


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


# ---- old tables


def test_a_database_in_use_is_checked_without_a_write(
    postgresql: PostgreSQL, house: Running
) -> None:
    with closing(Browser(house)) as ann:
        line = ann.line(ann.open_table("human", "link")["table"])
        line.play("take 1")
        ran = poleis("check", "--database", postgresql.url, "--live", "--json")
        assert (0, []) == (ran.code, ran.json["broken"])
        assert 1 <= ran.json["tables"]
        line.play()
    with (
        pytest.raises(PoleisError, match="read-only transaction"),
        snapshot(postgresql.url) as connection,
    ):
        connection.execute(tables.update().values(rules_version=9))


def test_a_table_that_another_server_writes_is_not_deleted(postgresql: PostgreSQL) -> None:
    long_ago = datetime(2020, 1, 1, tzinfo=UTC)
    condition = Retention(abandoned=7).expired(datetime(2021, 1, 1, tzinfo=UTC))
    with database(postgresql.url) as connection:
        for id in ("busy", "free"):
            add_game(connection, id, plies=10)
            age(connection, id, long_ago)
    with database(postgresql.url) as writer, database(postgresql.url) as sweeper:
        writer.execute(tables.update().where(tables.c.id == "busy").values(name="Samos"))
        gone = delete_tables(sweeper, ["busy", "free"], condition)
    assert ["free"] == [one.id for one in gone]
    assert "busy" in ids(postgresql.url)


def test_a_dump_is_restored_into_a_fresh_database(postgresql: PostgreSQL, house: Running) -> None:
    """Made while somebody plays: what was acknowledged before is in it."""
    with closing(Browser(house)) as ann:
        table = ann.open_table("hotseat", "hotseat")["table"]
        load = Load(ann.line(table, want="nothing"))
        load.has_begun.wait()
        before = load.acknowledged
        dump = postgresql.folder / "copy.dump"
        postgresql.run("pg_dump", "--format=custom", f"--file={dump}", postgresql.libpq_url)
        load.stop()
    postgresql.run("createdb", f"--maintenance-db={postgresql.libpq_url}", "restored")
    fresh = postgresql.libpq_url.replace("/postgres?", "/restored?")
    postgresql.run("pg_restore", "--clean", "--if-exists", f"--dbname={fresh}", str(dump))
    url = postgresql.url.replace("/postgres?", "/restored?")
    assert 0 == poleis("check", "--database", url).code
    with snapshot(url) as connection:
        revs = connection.execute(select(events.c.rev).where(events.c.table_id == table)).scalars()
        assert before <= max(revs)
