"""One log line and one measurement for each HTTP request, by its route.

The path is not logged: it may hold the token of a seat.
"""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poleis.web.server.metrics import Metrics

log = logging.getLogger("poleis.web.access")

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def route_of(scope: Scope) -> str:
    """The pattern of the route that answered: `/j/{token}`; `/static` for files, else `other`."""
    route = scope.get("route")
    if route is not None:
        return str(getattr(route, "path", "other"))
    return "/static" if str(scope.get("root_path", "")).endswith("/static") else "other"


class AccessLog:
    """Wraps the application inside the guard."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # unless an answer begins
        started = time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope), scope["method"]
        self.metrics.http_seconds.labels(route, str(status)).observe(seconds)
        fields = {
            "method": method if method in METHODS else "other",
            "route": route,
            "status": status,
            "ms": round(1000 * seconds, 1),
        }
        log.log(logging.DEBUG if route == "/health" else logging.INFO, "request", extra=fields)
