"""The database: opened, brought up to date, and written by one thread.

SQLite runs with a write-ahead log and syncs every commit to the disk; another database is a
matter of the URL. Writes of many tables that wait at the same time share one transaction, so
that a busy server does not pay for a sync per move.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from poleis.core.errors import PoleisError
from poleis.web.server.metrics import READ, TRANSACTION, WRITE, Metrics

T = TypeVar("T")
Job = Callable[[Connection], Any]

PG_DISK_FULL = "53100"
"""PostgreSQL's code for a full disk."""
NETWORK = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long PostgreSQL may be silent: seconds, but for the last milliseconds."""
LONGEST_PAUSE = "3s"
"""How long a server may pause within a transaction. PostgreSQL ends the transaction of one that
hangs, so that others are not kept waiting for the rows that it has locked."""
RECONNECT = 3.0
"""Seconds in which a write waits for PostgreSQL to come back."""
MIGRATION_LOCK = int.from_bytes(b"poleis")
"""The advisory lock of servers that start at once."""
MOST_AT_ONCE = 200
"""How many waiting writes may share a transaction."""


def default_url() -> str:
    """POLEIS_DATABASE, or a file in the user's data folder."""
    found = os.environ.get("POLEIS_DATABASE")
    if found:
        return found
    folder = Path(platformdirs.user_data_dir("poleis", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


def _read(url: str) -> URL:
    """What a URL says; a path alone is a file of SQLite."""
    try:
        return make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError as error:
        raise PoleisError(f"database: {str(error).splitlines()[0]}") from None
    except ValueError:  # SQLAlchemy reads the port as a number
        raise PoleisError("database: the port in the URL is not a number") from None


def backend_of(url: str) -> str:
    """The kind of database: sqlite, postgresql, ..."""
    return _read(url).get_backend_name()


def is_shared(url: str) -> bool:
    """Whether several servers may use this database at the same time."""
    return backend_of(url) == "postgresql"


def file_of(url: str) -> Path | None:
    """The file of a database; None if it is elsewhere."""
    parsed = _read(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).resolve()


def open_engine(url: str) -> Engine:
    """An engine for this URL, or for a file that is given by its path alone."""
    parsed, file = _read(url), file_of(url)
    is_sqlite = parsed.get_backend_name() == "sqlite"
    try:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        waiting = {"timeout": 10} if is_sqlite else _network_timeouts(parsed)
        # Errors are logged, and the values of a statement may be a seed.
        # A database elsewhere may have been restarted since a connection was last used.
        engine = create_engine(
            parsed, connect_args=waiting, hide_parameters=True, pool_pre_ping=not is_sqlite
        )
    except (ArgumentError, ImportError) as error:
        raise PoleisError(f"database: {str(error).splitlines()[0]}") from None
    if is_sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    elif parsed.get_backend_name() == "postgresql":
        event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _network_timeouts(url: URL) -> dict[str, Any]:
    """Parameters of libpq that the URL does not set: a dead network is noticed in seconds."""
    if url.get_backend_name() != "postgresql":
        return {}
    return {name: value for name, value in NETWORK.items() if name not in url.query}


def is_disk_full(error: BaseException) -> bool:
    """Whether a database has refused a write because its disk is full."""
    cause = getattr(error, "orig", error)
    code = getattr(cause, "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_FULL or getattr(cause, "sqlstate", None) == PG_DISK_FULL


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin and end where SQLAlchemy says so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_postgresql(connection: Any, _record: object) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = '{LONGEST_PAUSE}'")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    is_writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def migrations() -> Config:
    """Where Alembic finds the steps from one schema to the next."""
    config = Config()
    config.set_main_option("script_location", "poleis.web.storage:migrations")
    return config


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring an empty or older database to a revision of the schema."""
    config = migrations()
    try:
        with engine.execution_options(writing=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError:  # a revision that this version has no migration for
        raise PoleisError("database: it was written by a newer version of Poleis") from None
    except DBAPIError as error:
        raise PoleisError(f"database: {str(error.orig).splitlines()[0]}") from None


def prepare(url: str) -> None:
    """Bring a database up to date before anything else is started; says what is wrong with it."""
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()


_Answer = tuple[Future[Any], Any, BaseException | None]


def _do(connection: Connection, jobs: list[tuple[Job, Future[Any]]]) -> list[_Answer]:
    if len(jobs) == 1:  # nobody else to protect
        (job, done), *_ = jobs
        return [(done, job(connection), None)]
    return [_apart(connection, job, done) for job, done in jobs]


def _apart(connection: Connection, job: Job, done: Future[Any]) -> _Answer:
    """Do a job so that its failure does not hurt the others in the same transaction."""
    try:
        with connection.begin_nested():
            return done, job(connection), None
    except Exception as error:
        return done, None, error


def _note_failure(answer: asyncio.Future[Any]) -> None:
    """Mark the failure of a write as seen, also where nobody waits for it any more: asyncio would
    log it."""
    if not answer.cancelled():
        answer.exception()


class Database:
    """Reads in threads, writes in one thread; both are awaited."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.engine = open_engine(url)
        upgrade(self.engine)
        self._waiting: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="poleis-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._waiting.put(None)
        self._thread.join()
        self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The answer of a job that only reads."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        with self.metrics.database_time(READ):
            return await asyncio.to_thread(run)

    async def write_alone(self, job: Callable[[Connection], T]) -> T:
        """The answer of a job that writes in a transaction of its own, which shares no locks with
        the writes of tables."""

        def run() -> T:
            with self.engine.execution_options(writing=True).begin() as connection:
                return job(connection)

        with self.metrics.database_time(WRITE):
            return await asyncio.to_thread(run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The answer of a job that writes, once its rows are safe on the disk."""
        done: Future[T] = Future()
        self._waiting.put((job, done))
        answer = asyncio.wrap_future(done)
        answer.add_done_callback(_note_failure)
        with self.metrics.database_time(WRITE):
            await asyncio.wait([answer])  # the write goes on when the task that waits is cancelled
        return answer.result()

    def _connect(self) -> Connection:
        """A connection for a transaction. PostgreSQL may be away for the time of a restart."""
        writing = self.engine.execution_options(writing=True)
        deadline = time.monotonic() + RECONNECT
        while True:
            try:
                return writing.connect()
            except OperationalError:
                if self.engine.dialect.name != "postgresql" or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def _write_all(self) -> None:
        while True:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            jobs = [item for item in batch if item is not None]
            if jobs:
                self._write(jobs)
            if len(jobs) < len(batch):
                return

    def _write(self, jobs: list[tuple[Job, Future[Any]]]) -> None:
        try:
            with self.metrics.database_time(TRANSACTION), self._connect() as connection:
                answers = _do(connection, jobs)
                connection.commit()
        except Exception as error:
            answers = [(done, None, error) for _, done in jobs]
        for done, answer, failure in answers:
            if failure is not None:
                done.set_exception(failure)
            else:
                done.set_result(answer)
