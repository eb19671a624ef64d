"""The database: migrations lead to the schema, writes are safe and do not hurt each other."""

from __future__ import annotations

import asyncio
import gc
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.exc import IntegrityError

from poleis.core.errors import PoleisError
from poleis.web.storage.database import Database, default_url, open_engine, prepare, upgrade
from poleis.web.storage.schema import links, metadata
from poleis.web.storage.store import load_events


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "x.db"))
    upgrade(engine)
    upgrade(engine)  # a second time changes nothing
    with engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), metadata)
        names = set(inspect(connection).get_table_names())
    engine.dispose()
    assert names == {*metadata.tables, "alembic_version"}


OLD_TABLE = text("""
    INSERT INTO tables (id, name, game, rules_version, seats, options, seed, host, created, updated,
    ply, acting, over) VALUES ('t', 'Delos', 'akropolis', 1, 2, '{}', '5', 'h',
    '2026-01-01', '2026-01-01', 4, '[0]', 0)
""")
OLD_EVENT = text("""
    INSERT INTO events (table_id, rev, actor, action, thought, at)
    VALUES ('t', :rev, 0, 1, :thought, '2026-01-01')
""")


def test_undo_groups_move_from_thoughts_to_a_column(tmp_path: Path) -> None:
    """A database of version 0003 keeps them; the rest of a thought stays a thought."""
    engine = open_engine(str(tmp_path / "x.db"))
    upgrade(engine, "0003")
    thoughts = ["null", '{"also": true}', '{"hint": true, "also": true}', '{"hint": true}']
    with engine.begin() as connection:
        connection.execute(OLD_TABLE)
        for rev, thought in enumerate(thoughts, 1):
            connection.execute(OLD_EVENT, {"rev": rev, "thought": thought})
    upgrade(engine)
    with engine.connect() as connection:
        found = load_events(connection, "t")
    engine.dispose()
    assert [False, True, True, False] == [row.same_turn for row in found]
    assert [None, None, {"hint": True}, {"hint": True}] == [row.thought for row in found]


def test_every_commit_is_synced_to_the_disk(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "x.db"))
    with database.engine.connect() as connection:
        assert "wal" == connection.execute(text("PRAGMA journal_mode")).scalar()
        assert 2 == connection.execute(text("PRAGMA synchronous")).scalar()
        assert 1 == connection.execute(text("PRAGMA foreign_keys")).scalar()
    database.close()


def test_writes_share_a_transaction_and_a_failed_one_hurts_no_other(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "x.db"))

    async def add(number: int) -> int:
        def job(connection: Connection) -> int:
            connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})
            return number

        return await database.write(job)

    async def main() -> list[int | BaseException]:
        await database.write(lambda c: c.execute(text("CREATE TABLE t (n INT UNIQUE)")))
        return await asyncio.gather(*(add(n % 40) for n in range(80)), return_exceptions=True)

    answers = asyncio.run(main())
    assert 40 == sum(isinstance(answer, Exception) for answer in answers)
    with database.engine.connect() as connection:
        assert 40 == connection.execute(text("SELECT count(*) FROM t")).scalar()
    database.close()


def test_an_error_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    """Errors end in logs, and a row may hold a seed."""
    database = Database(str(tmp_path / "x.db"))
    row = {"table_id": "nowhere", "seat": 0, "token": "a secret"}
    with pytest.raises(IntegrityError) as failed:
        asyncio.run(database.write(lambda c: c.execute(insert(links), [row])))
    database.close()
    assert "INSERT" in str(failed.value)
    assert "a secret" not in str(failed.value)


def test_what_waits_is_written_before_the_database_is_closed(tmp_path: Path) -> None:
    async def main() -> None:
        database = Database(str(tmp_path / "x.db"))
        await database.write(lambda c: c.execute(text("CREATE TABLE t (n INT)")))
        insert = text("INSERT INTO t VALUES (1)")
        waiting = [
            asyncio.ensure_future(database.write(lambda c: c.execute(insert))) for _ in range(30)
        ]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        await asyncio.gather(*waiting)

    asyncio.run(main())
    engine = open_engine(str(tmp_path / "x.db"))
    with engine.connect() as connection:
        assert 30 == connection.execute(text("SELECT count(*) FROM t")).scalar()
    engine.dispose()


def test_a_write_that_fails_when_nobody_waits_any_more_is_not_logged(tmp_path: Path) -> None:
    """A table that goes to another server leaves writes behind, which are refused."""
    logged: list[object] = []

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: logged.append(found))
        database = Database(str(tmp_path / "x.db"))
        is_cancelled = threading.Event()

        def job(connection: Connection) -> None:
            is_cancelled.wait()
            raise PoleisError("refused")

        waiting = asyncio.ensure_future(database.write(job))
        await asyncio.sleep(0)
        waiting.cancel()
        is_cancelled.set()
        await asyncio.to_thread(database.close)
        await asyncio.sleep(0)
        assert waiting.cancelled()
        del waiting
        gc.collect()

    asyncio.run(main())
    gc.collect()
    assert [] == logged


def test_the_database_lies_in_the_users_data_folder_or_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("POLEIS_DATABASE", raising=False)
    assert default_url().startswith("sqlite:///")
    assert default_url().endswith("tables.db")
    monkeypatch.setenv("POLEIS_DATABASE", "postgresql://x/y")
    assert "postgresql://x/y" == default_url()


@pytest.mark.parametrize(
    "url", ["nonsense://x", "sqlite:////proc/none/x.db", "postgresql://u@host:port/x"]
)
def test_a_database_that_cannot_be_opened_is_said_in_one_line(url: str) -> None:
    with pytest.raises((PoleisError, OSError)) as failed:
        Database(url)
    assert "\n" not in str(failed.value)


def test_a_database_of_a_newer_version_is_said_in_one_line(tmp_path: Path) -> None:
    file = str(tmp_path / "x.db")
    prepare(file)
    engine = open_engine(file)
    with engine.execution_options(writing=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(PoleisError, match="a newer version of Poleis"):
        prepare(file)


def test_a_file_that_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but long enough to look at its beginning" * 9)
    with pytest.raises(PoleisError, match="not a database") as failed:
        Database(str(tmp_path / "file"))
    assert "\n" not in str(failed.value)
