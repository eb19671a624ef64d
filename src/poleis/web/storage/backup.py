"""A copy of an SQLite database while a server writes to it, by SQLite's online backup."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from poleis.core.errors import PoleisError
from poleis.web.storage.snapshot import existing_file, read_only_name, snapshot


def back_up(url: str, target: Path) -> int:
    """Copy the database into a new file, which appears when it is complete; returns its tables.

    The copy is one state of the database: every move that was acknowledged before the beginning
    is in it. Moves go on meanwhile. PoleisError if there is nothing to copy, if *target* exists,
    or if the copy is not sound.
    """
    source = existing_file(url)
    if source is None:
        raise PoleisError("backup: this copies SQLite files; for PostgreSQL use pg_dump")
    if target.exists():
        raise PoleisError(f"backup: {target} exists already")
    with snapshot(url):  # whether it is a database of Poleis
        pass
    part = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        tables = _copy(source, part)
        part.replace(target)
    except sqlite3.Error as error:
        raise PoleisError(f"backup: {error}") from None
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                part.with_name(part.name + rest).unlink()
    return tables


def _copy(source: Path, part: Path) -> int:
    """Copy everything in one step: in smaller ones, each move would start the copy again."""
    with (
        closing(sqlite3.connect(read_only_name(source), uri=True)) as old,
        closing(sqlite3.connect(part)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        found = new.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise PoleisError(f"backup: the copy is not sound: {found}")
        tables = int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
    with open(part, "rb") as file:
        os.fsync(file.fileno())
    return tables
