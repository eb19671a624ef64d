"""One server per database file: a second one would not see the moves made at the first."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Self, TextIO

from poleis.core.errors import PoleisError
from poleis.web.storage.database import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
if sys.platform == "linux":
    import struct

FAR = 2**30
"""Windows lets nobody read what is locked: lock a byte that no address reaches."""
FAR_BYTE = 2**62
"""The byte of a database that is locked; SQLite locks bytes near 2**30."""
TRIES = 20
"""So often another server may take its file away while we open it."""


@contextmanager
def hold_database(url: str) -> Iterator[Callable[[str], None]]:
    """Lock a database; yields the function that announces the address of this server.

    PoleisError if another server does. The lock is the system's own and ends with the process,
    however that ends. What was made for it is taken away again, unless the process is killed or
    a database is there now. On PostgreSQL several servers share a database, and nothing is
    locked.
    """
    path = file_of(url)
    if path is None:
        yield lambda address: None
        return
    made = [folder for folder in path.parents if not folder.exists()]
    try:
        with _held(path) as file:
            file.truncate(0)
            try:
                with InodeLock(path) as inode:
                    yield functools.partial(_announce, file, inode)
            finally:
                _take_away(path, file)
    finally:
        with suppress(OSError):  # others may have begun to use them
            for folder in made:
                folder.rmdir()


def _announce(file: TextIO, inode: InodeLock, address: str) -> None:
    """Called when the database exists, which it may not have when it was locked."""
    inode.take()
    print(address, file=file, flush=True)


class InodeLock:
    """A lock on the database file itself, which a hard link to it leads to as well.

    Only Linux has locks that belong to an open file and cover a single byte: they do not touch
    SQLite's own. Elsewhere nothing is locked.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        try:
            self.take()
        except PoleisError:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def take(self) -> None:
        """Lock the file, if it exists; PoleisError if another server has locked it."""
        if self._file is not None or sys.platform != "linux":
            return
        try:
            self._file = open(self._path, "r+b")  # noqa: SIM115
        except OSError:  # it does not exist yet, or opening the database will say what is wrong
            return
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR_BYTE, 1, 0)
        try:
            fcntl.fcntl(self._file, fcntl.F_OFD_SETLK, wanted)
        except (BlockingIOError, PermissionError):
            raise PoleisError(
                f"database: {self._path} is in use by another server under another name (a hard "
                "link); stop it, or give this one a file of its own with --database"
            ) from None
        except OSError:  # the file system has no such locks
            return


def _held(path: Path) -> TextIO:
    """The file beside the database, locked by us.

    The last holder may have removed it between our opening and locking it: then the
    next one to come would lock another file of that name, so we do the same.
    """
    for _ in range(TRIES):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = open(_beside(path), "a+", encoding="utf-8")  # noqa: SIM115
        except FileNotFoundError:  # also the folder may be taken away
            continue
        except OSError as error:
            raise PoleisError(f"database: {path}: {error.strerror}") from None
        if not _lock(file):
            with file:
                file.seek(0)
                where = file.readline().strip()
            raise PoleisError(
                f"database: {path} is in use by another server{where and f' at {where}'}; "
                "stop it, or give this one a file of its own with --database"
            )
        if _is_at(file, _beside(path)):
            return file
        file.close()
    raise PoleisError(f"database: {_beside(path)} cannot be opened")


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _is_at(file: TextIO, path: Path) -> bool:
    """Whether the open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


def _take_away(path: Path, file: TextIO) -> None:
    """Remove the file that we hold; nobody else can hold it as long as we have not closed it."""
    if sys.platform == "win32":
        file.close()  # what is open cannot be removed there, so it stays if another has opened it
    with suppress(OSError):
        _beside(path).unlink()


def _lock(file: TextIO) -> bool:
    """Whether the file is ours now. Where the system has no locks, everybody is let in."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
