"""Responses to internal errors: JSON for programs, a page for people.

The traceback goes to the log, once; the response never repeats the request.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import Response
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from poleis.locale import get_language
from poleis.web.routes import responses
from poleis.web.server.connection import TRY_LATER
from poleis.web.server.languages import language_of
from poleis.web.storage.database import is_disk_full

log: Final = logging.getLogger("poleis.web")


def add_failure_handlers(app: FastAPI) -> None:
    for kind in (OperationalError, InterfaceError, InternalError):
        # Starlette has one handler for requests and WebSockets, but no type for it.
        app.add_exception_handler(kind, _database_failed)  # type: ignore[arg-type]
    app.add_exception_handler(Exception, _failed)


async def _database_failed(request: Request | WebSocket, error: Exception) -> Response | None:
    """The database is full, locked or away: 507 or 503, and the request may come again; a
    WebSocket is closed, and may come again too."""
    log.error("the database failed", exc_info=error)
    if isinstance(request, WebSocket):
        with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone meanwhile
            await request.close(TRY_LATER, "database")
        return None
    say = get_language(language_of(request))
    if is_disk_full(error):
        return responses.error(request, 507, "full", say("server-disk-full"))
    answer = responses.error(request, 503, "database", say("server-database-failed"))
    answer.headers["Retry-After"] = "5"
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    """Anything else. Starlette raises the error again after this, and uvicorn logs it."""
    say = get_language(language_of(request))
    return responses.error(request, 500, "server", say("server-error"))
