"""One server for a PostgreSQL database: an advisory lock, held as long as the server runs.

PostgreSQL ties the lock to a connection and releases it when that connection ends, so a server
that was killed does not block the next one.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from poleis.core.errors import PoleisError
from poleis.web.storage.database import open_engine

log: Final = logging.getLogger("poleis.web")

CHECK_EVERY = 2.0
"""Seconds between two checks that the lock is still held."""
LONGEST_LABEL = 63
"""Bytes after which PostgreSQL cuts the name of a connection."""

# Two numbers that no other program is likely to lock. Locks belong to one database of a cluster.
_LOCK = {"space": int.from_bytes(b"pole"), "number": 1}
_TAKE = text("SELECT pg_try_advisory_lock(:space, :number)")
_HELD = (
    "FROM pg_locks AS l JOIN pg_stat_activity AS a ON a.pid = l.pid JOIN pg_database AS d"
    " ON d.oid = l.database WHERE d.datname = current_database() AND l.locktype = 'advisory'"
    " AND l.granted AND l.objsubid = 2"
    " AND l.classid = CAST(:space AS oid) AND l.objid = CAST(:number AS oid)"
)
_HOLDER = text(f"SELECT a.application_name {_HELD}")
_IS_MINE = text(f"SELECT l.pid = pg_backend_pid() {_HELD}")
_END_HOLDER = text(f"SELECT pg_terminate_backend(l.pid) {_HELD}")
_LABEL = text("SELECT set_config('application_name', :label, false)")


class InUse(PoleisError):
    """Another server holds the lock."""


class AdvisoryLock:
    """The lock of one server; *lost* is called when another server took it over."""

    def __init__(
        self, url: str, lost: Callable[[PoleisError], None], check_every: float = CHECK_EVERY
    ) -> None:
        self._engine = open_engine(url)
        self._name = make_url(url).render_as_string(hide_password=True)
        self._lost = lost
        self._check_every = check_every
        self._id = f"poleis {secrets.token_hex(4)}"
        self._address = ""
        self._connection: Connection | None = None
        self._using = threading.Lock()
        """Held by the thread that uses the connection."""
        self._closing = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="poleis-lock", daemon=True)

    def start(self) -> None:
        """Take the lock and keep it; InUse if another server has it."""
        try:
            self._take()
        except DBAPIError as error:
            raise PoleisError(f"database: {str(error.orig).splitlines()[0]}") from None
        self._watcher.start()

    def close(self) -> None:
        self._closing.set()
        if self._watcher.ident is not None:
            self._watcher.join()
        self._drop()
        self._engine.dispose()

    def announce(self, address: str) -> None:
        """Show other servers the address of this one."""
        with self._using, suppress(SQLAlchemyError):  # if it fails, the watcher does it later
            self._address = address
            self._label()

    @property
    def is_held(self) -> bool:
        with self._using:
            return self._is_held()

    # ---- the connection

    def _take(self) -> None:
        """Take the lock with a new connection; InUse if another server has it.

        After a broken connection PostgreSQL may not have noticed that our old one is gone. Then
        that one is ended, and the next try succeeds.
        """
        self._drop()
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._connection = connection
        if connection.execute(_TAKE, _LOCK).scalar():
            self._label()
            return
        holder = str(connection.execute(_HOLDER, _LOCK).scalar() or "")
        if not holder.startswith(self._id):
            raise InUse(self._refusal(holder))
        connection.execute(_END_HOLDER, _LOCK)

    def _label(self) -> None:
        label = f"{self._id} {self._address}"[:LONGEST_LABEL]
        if self._connection is not None:
            self._connection.execute(_LABEL, {"label": label})

    def _refusal(self, holder: str) -> str:
        _, found, address = holder.partition("http")
        where = f" at {found}{address}" if found else ""
        return (
            f"database: {self._name} is in use by another server{where}; "
            "stop it, or give this one a database of its own with --database"
        )

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
                connection.close()

    # ---- watching

    def _watch(self) -> None:
        while not self._closing.wait(self._check_every):
            try:
                with self._using:
                    self._keep()
            except InUse as error:
                self._lost(error)
                return
            except SQLAlchemyError:  # the database is still away, and nothing can be written
                continue

    def _keep(self) -> None:
        if not self._is_held():
            self._take()
            if self._is_held():
                log.warning("database: the connection was lost; the lock is held again")

    def _is_held(self) -> bool:
        if self._connection is None:
            return False
        try:
            return bool(self._connection.execute(_IS_MINE, _LOCK).scalar())
        except SQLAlchemyError:
            return False


@contextmanager
def advisory_lock(url: str, lost: Callable[[PoleisError], None]) -> Iterator[Callable[[str], None]]:
    """Hold the lock of a PostgreSQL database; yields the function that announces our address."""
    lock = AdvisoryLock(url, lost)
    try:
        lock.start()
        yield lock.announce
    finally:
        lock.close()
