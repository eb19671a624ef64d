"""`/health` for monitors: whether the server answers and its database can be written."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from poleis.web.server.identity import server_of
from poleis.web.storage import schema
from poleis.web.storage.database import Database, is_disk_full
from poleis.web.storage.ownership import Owner, SoleOwner
from poleis.web.tables import rows

log: Final = logging.getLogger("poleis.web")
router: Final = APIRouter(include_in_schema=False)

FRESH = 1.0
"""Seconds for which an answer is given again, so that many monitors cost one write."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as broken."""


def write_health(connection: Connection) -> None:
    """Write a row that says nothing, to see whether rows can be written."""
    h, moment = schema.health, rows.now()
    if not connection.execute(update(h).where(h.c.id == 1).values(at=moment)).rowcount:
        connection.execute(insert(h).values(id=1, at=moment))


class Health:
    """Asks the database, at most once in a second."""

    def __init__(self, database: Database, owner: Owner | None = None) -> None:
        self._database = database
        self._owner = owner or SoleOwner()
        self._asking = asyncio.Lock()
        self._asked = -FRESH
        self._problem = ""

    async def problem(self) -> str:
        """Why nothing can be written, in a few words without names of hosts or files; or empty."""
        async with self._asking:
            if time.monotonic() - self._asked >= FRESH:
                self._problem = await self._ask()
                self._asked = time.monotonic()
            return self._problem

    async def _ask(self) -> str:
        try:
            await asyncio.wait_for(self._database.write_alone(write_health), PATIENCE)
        except TimeoutError:
            log.error("health: the database does not answer")
            return "the database does not answer"
        except IntegrityError:  # another server has just written the first row
            pass
        except SQLAlchemyError as error:
            log.error("health: %s", str(error).splitlines()[0])
            return "the disk is full" if is_disk_full(error) else "the database cannot be written"
        return self._owner.problem


@router.get("/health")
async def health(request: Request) -> Response:
    """200 and ok; 503 and the reason if nothing can be written or the lease has run out."""
    problem = await server_of(request).health.problem()
    if problem:
        return PlainTextResponse(problem, 503)
    return PlainTextResponse("ok")
