"""Retention: finished and abandoned tables are deleted, and no others."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select

from poleis.web.service.expiry import AT_ONCE, Expiry
from poleis.web.storage import retention, schema
from poleis.web.storage.retention import Retention
from poleis.web.storage.snapshot import snapshot
from tests.web.harness import Browser, Clock, Running, running, wait_until
from tests.web.stored_tables import add_game, age, change, database, ids

WEEK = Retention(finished=7, abandoned=7)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Running, Clock]]:
    """A server with a clock, and tables at which nobody was for six days."""
    clock, path = Clock(), tmp_path / "tables.db"
    with database(path) as connection:
        for id in ("done", "live", "open", "seen"):
            add_game(connection, id, plies=None if id == "done" else 20)
            age(connection, id, clock() - timedelta(days=6))
    with running(path, clock=clock) as server:
        yield server, clock


def sweep(server: Running, kept: Retention, clock: Clock) -> int:
    return server.call(Expiry(server.server.tables, kept, clock).sweep())


def test_tables_expire_when_nobody_was_there(
    house: tuple[Running, Clock], caplog: pytest.LogCaptureFixture
) -> None:
    server, clock = house
    path = server.server.settings.database
    assert 0 == sweep(server, WEEK, clock)
    clock.forward(days=2)
    with closing(Browser(server)) as watcher, caplog.at_level(logging.WARNING, "poleis.web"):
        watcher.line("open")
        with database(path) as connection:
            connection.execute(
                schema.seats.update().where(schema.seats.c.table_id == "seen").values(seen=clock())
            )
        assert 0 == sweep(server, Retention(), clock)
        assert 1 == sweep(server, Retention(finished=7), clock)
        assert 404 == watcher.http.get("/t/done").status_code
        assert 1 == sweep(server, WEEK, clock)
        assert ["open", "seen"] == ids(path)
        assert 200 == watcher.http.get("/t/open").status_code, "somebody is there"
    deleted = [(vars(one)["table"], one.getMessage()) for one in caplog.records]
    assert [
        ("done", "deleted a table: finished"),
        ("live", "deleted a table: abandoned"),
    ] == deleted
    with snapshot(path) as connection:
        for one in (schema.events, schema.seats, schema.holders):
            left = connection.execute(select(one.c.table_id).distinct()).scalars()
            assert {"open", "seen"} == set(left), one.name


def test_a_game_whose_rematch_is_gone_can_have_another(house: tuple[Running, Clock]) -> None:
    server, clock = house
    path = server.server.settings.database
    with database(path) as connection:
        change(connection, "done", rematch="live")
    clock.forward(days=2)
    assert 3 == sweep(server, Retention(abandoned=7), clock)
    with snapshot(path) as connection:
        assert [None] == list(connection.execute(select(schema.tables.c.rematch)).scalars())


def test_a_table_is_closed_while_it_is_deleted(house: tuple[Running, Clock]) -> None:
    """Nobody can open it in between; a table that is open is left alone."""
    server, _ = house
    with closing(Browser(server)) as ann:
        ann.line("live")
        with server.server.tables.live.closed(["live", "done"]) as closed:
            assert ["done"] == closed
            assert 404 == ann.http.get("/t/done").status_code
            assert 200 == ann.http.get("/t/live").status_code
        assert 200 == ann.http.get("/t/done").status_code


def test_a_server_sweeps_by_itself(tmp_path: Path) -> None:
    """More tables than one transaction deletes."""
    clock, path = Clock(), tmp_path / "tables.db"
    with database(path) as connection:
        for number in range(2 * AT_ONCE + 1):
            add_game(connection, f"t{number}", plies=10)
            age(connection, f"t{number}", clock() - timedelta(days=8))
    with running(path, clock=clock, retention=WEEK):
        wait_until(lambda: not ids(path))


def test_a_table_that_has_changed_meanwhile_stays(tmp_path: Path) -> None:
    """The condition is looked at again when the table is deleted."""
    clock, path = Clock(), tmp_path / "tables.db"
    condition = WEEK.expired(clock())
    with database(path) as connection:
        add_game(connection, "t", plies=10)
        age(connection, "t", clock() - timedelta(days=8))
        assert ["t"] == retention.expired_tables(connection, condition)
        change(connection, "t", updated=clock())
        assert [] == retention.delete_tables(connection, ["t"], condition)
        assert 1 == connection.execute(select(func.count()).select_from(schema.tables)).scalar()
