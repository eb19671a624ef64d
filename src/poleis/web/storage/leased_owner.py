"""Ownership of tables by lease: a claim is a row in the table of tables, with a fencing number."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from poleis.web.storage import servers
from poleis.web.storage.database import Database
from poleis.web.storage.lease import Lease
from poleis.web.tables.errors import LostTable

log: Final = logging.getLogger("poleis.web")


@dataclass(frozen=True)
class LeasedClaim:
    """A claim to a table, good for as long as the lease and the fence are."""

    lease: Lease
    table: str
    owner: str
    fence: int
    is_takeover: bool = False

    @property
    def is_current(self) -> bool:
        return self.lease.id == self.owner and self.lease.is_valid

    async def hold(self) -> None:
        await self.lease.hold(self.owner)

    def check(self, connection: Connection) -> None:
        if not servers.holds(connection, self.table, self.owner, self.fence):
            raise LostTable

    def release(self, connection: Connection) -> None:
        servers.release(connection, self.table, self.owner, self.fence)


class LeasedOwner:
    """This server, one of several of a database."""

    def __init__(self, database: Database, lease: Lease) -> None:
        self.lease = lease
        self._database = database

    @property
    def id(self) -> str:
        return self.lease.id

    @property
    def problem(self) -> str:
        return "" if self.lease.is_valid else "the lease has run out"

    async def claim(self, table: str) -> LeasedClaim:
        while True:
            me = self.lease.id
            await self.lease.hold(me)
            claim = await self._claim(table, me)
            if claim is not None:
                return claim

    async def _claim(self, table: str, me: str) -> LeasedClaim | None:
        """A claim; None if another server was quicker."""
        exists, before = await self._database.read(lambda c: servers.find_owner(c, table, me))
        if not exists:
            return LeasedClaim(self.lease, table, me, 0)
        fence = await self._database.write_alone(lambda c: servers.claim(c, table, me, before))
        if fence is None:
            return None
        is_takeover = before not in (None, me)
        if is_takeover:
            log.info("a table was taken over", extra={"table": table, "fence": fence})
        return LeasedClaim(self.lease, table, me, fence, is_takeover)
