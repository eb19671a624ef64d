"""One server for a database file.

A second one would answer for the same tables and hear nothing of the moves made at the first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from poleis.core.errors import PoleisError
from poleis.web.database import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 2**30
"""Windows lets nobody read what is locked: lock a byte that no address reaches."""


@contextmanager
def claimed(url: str) -> Iterator[Callable[[str], None]]:
    """Hold a database; yields a way to tell others the address of the server that holds it.

    PoleisError if another server does. The lock is the system's own and ends with the process,
    however that ends. What is not a file is not claimed.
    """
    path = file_of(url)
    if path is None:
        yield lambda address: None
        return
    with _open(path) as file:
        if not _lock(file):
            file.seek(0)
            where = file.readline().strip()
            raise PoleisError(
                f"database: {path} is in use by another server{where and f' at {where}'}; "
                "stop it, or give this one a file of its own with --database"
            )
        file.truncate(0)
        yield lambda address: print(address, file=file, flush=True)


def _open(path: Path) -> TextIO:
    """The file beside the database that is locked; it stays when the server has ended."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return open(f"{path}.lock", "a+", encoding="utf-8")
    except OSError as error:
        raise PoleisError(f"database: {path}: {error.strerror}") from None


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
