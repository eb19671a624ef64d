"""Reading a database that a server may be using: one state of it, and never a write.

The database may have any schema from the first one on, since `poleis check --database` is run
before a new version brings it up to date.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from poleis.core.errors import PoleisError
from poleis.web.storage.database import backend_of, file_of, migrations, open_engine

BACKENDS = ("sqlite", "postgresql")
NOT_OURS = "database: it is not a database of Poleis"


@contextmanager
def snapshot(url: str, *, is_checked: bool = False) -> Iterator[Connection]:
    """A connection that reads one state of the database, whatever is written meanwhile.

    PoleisError if there is no such database, or if it is not one that this version can read;
    *is_checked*: the latter is known.
    """
    with _failures_explained():
        engine = _open(url)
        try:
            with engine.connect() as connection:
                if engine.dialect.name == "sqlite":  # without it, each query sees its own moment
                    connection.exec_driver_sql("BEGIN")
                if not is_checked:
                    check_schema(connection)
                yield connection
        finally:
            engine.dispose()


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """A transaction in a database that exists, with any schema that this version can read."""
    existing_file(url)
    with _failures_explained():
        engine = open_engine(url)
        try:
            with engine.execution_options(writing=True).begin() as connection:
                check_schema(connection)
                yield connection
        finally:
            engine.dispose()


def existing_file(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL. PoleisError if there is none."""
    backend = backend_of(url)
    if backend not in BACKENDS:
        raise PoleisError(f"database: {backend} is not supported ({' or '.join(BACKENDS)})")
    if backend != "sqlite":
        return None
    file = file_of(url)
    if file is None or not file.is_file():
        raise PoleisError(f"database: {file or url}: there is no such file")
    return file


def read_only_name(file: Path) -> str:
    """The name by which SQLite opens a file for reading only, as a URI."""
    return f"file:{quote(str(file))}?mode=ro"


def _open(url: str) -> Engine:
    file = existing_file(url)
    if file is not None:
        name = f"sqlite:///{read_only_name(file)}&uri=true"
        return create_engine(name, connect_args={"isolation_level": None})
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return open_engine(url).execution_options(**options)


def check_schema(connection: Connection) -> None:
    """PoleisError unless this version knows the schema of the database."""
    if "alembic_version" not in inspect(connection).get_table_names():
        raise PoleisError(NOT_OURS)
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    known = {one.revision for one in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if found is None or not inspect(connection).has_table("events"):
        raise PoleisError(NOT_OURS)
    if found not in known:
        raise PoleisError("database: it was written by a newer version of Poleis")


@contextmanager
def _failures_explained() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise PoleisError(f"database: {str(error.orig).splitlines()[0]}") from None
    except SQLAlchemyError as error:
        raise PoleisError(f"database: {str(error).splitlines()[0]}") from None
