"""The server: its settings, its parts, its start and stop, its routes."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from importlib.metadata import version
from itertools import chain

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Scope

from poleis.core.errors import PoleisError
from poleis.locale import get_language
from poleis.study.review import ITERATIONS
from poleis.web.notify.notifications import Notifications
from poleis.web.notify.settings import NotifySettings
from poleis.web.notify.turn_notices import Surroundings
from poleis.web.pages.covers import Covers
from poleis.web.pages.problems import problem_of
from poleis.web.routes import (
    daily,
    devices,
    history,
    invitations,
    learn,
    open_tables,
    owner,
    pads,
    pages,
    player_aids,
    positions,
    responses,
    service_worker,
)
from poleis.web.routes import tables as table_pages
from poleis.web.routes.lost import lost_page
from poleis.web.server import (
    api,
    guests_api,
    health,
    history_api,
    notifications,
    openapi,
    seat_api,
)
from poleis.web.server.access_log import AccessLog
from poleis.web.server.failures import add_failure_handlers
from poleis.web.server.forwarded import believed
from poleis.web.server.forwarder import Forwarder
from poleis.web.server.health import Health
from poleis.web.server.languages import language_of
from poleis.web.server.lesson_sockets import serve_lesson
from poleis.web.server.metrics import Metrics
from poleis.web.server.security import Buckets, Guard
from poleis.web.server.sockets import Sockets
from poleis.web.service.backfill import Backfill
from poleis.web.service.daily_bests import DailyBests
from poleis.web.service.deadlines import Deadlines
from poleis.web.service.expiry import Expiry
from poleis.web.service.live_tables import IDLE
from poleis.web.service.processes import ProcessWorkers
from poleis.web.service.tables import Tables
from poleis.web.storage.database import Database, is_shared
from poleis.web.storage.lease import Lease
from poleis.web.storage.leased_owner import LeasedOwner
from poleis.web.storage.ownership import SoleOwner
from poleis.web.storage.retention import Retention
from poleis.web.tables import rows
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.errors import LostGame
from poleis.web.tables.limits import Limits
from poleis.web.tables.presence import SEAT_TIMEOUT
from poleis.web.wire.answers import Error

ROUTERS = (
    pads.router,
    api.router,
    seat_api.router,
    guests_api.router,
    history_api.router,
    notifications.router,
    pages.router,
    table_pages.router,
    service_worker.router,
    devices.router,
    history.router,
    daily.router,
    invitations.router,
    open_tables.router,
    owner.router,
    positions.router,
    learn.router,
    player_aids.router,
    health.router,
)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = LOOPBACK
    """Names under which the server may be addressed; any, if empty. A page elsewhere that makes
    its own name point here is turned away."""
    listens: str = "127.0.0.1"
    """The address on which it listens."""
    bot_pause: float = 0.6
    """Seconds that a bot's move takes at least, so that people can follow."""
    workers: int | None = None
    secure: bool = False
    """Whether people come by https, so that cookies must not travel otherwise."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies elsewhere that say for whom they ask."""
    limits: Limits = field(default_factory=Limits)
    """What connections, addresses and tables may use."""
    idle: float = IDLE
    seat_timeout: float = SEAT_TIMEOUT
    """Seconds of absence after which the others may give a seat to a bot."""
    clock: Callable[[], datetime] = rows.now
    review: int = ITERATIONS
    """How many iterations a review spends on a decision."""
    shutdown_timeout: float = 10.0
    """Seconds in which a server that is stopped finishes the moves in hand."""
    internal_url: str = ""
    """Where other servers of the same PostgreSQL database reach this one."""
    retention: Retention = field(default_factory=Retention)
    """How long tables are kept."""
    open_tables: bool = False
    """Whether tables may be open: the lobby offers their free seats to everybody."""
    owner_token: str = field(default="", repr=False)
    """What opens the owner's page; without it there is none."""
    metrics: tuple[str, int] | None = None
    """Host and port where Prometheus reads the metrics, if anywhere."""
    notify: NotifySettings = field(default_factory=NotifySettings)
    """How absent players are notified of their turns."""
    is_site: bool = False
    """Whether pages are made for a static site, which offers nothing that needs other browsers."""


@dataclass
class Server:
    """The parts of a running server."""

    settings: Settings
    database: Database
    workers: ProcessWorkers
    tables: Tables
    new_tables: Buckets
    metrics: Metrics
    notifications: Notifications
    forwarder: Forwarder | None = None
    """Where several servers share the database."""
    sockets: Sockets = field(init=False)
    covers: Covers = field(init=False)
    health: Health = field(init=False)
    first_messages: Buckets = field(init=False)
    guests: Buckets = field(init=False)
    reports: Buckets = field(init=False)
    backfill: Backfill = field(init=False)
    daily_bests: DailyBests = field(init=False)

    def __post_init__(self) -> None:
        self.sockets = Sockets(self)
        self.covers = Covers(self.workers.covers)
        self.health = Health(self.database, self.tables.owner)
        limits, metrics = self.settings.limits, self.metrics
        self.first_messages = Buckets(
            *limits.first_messages, refused=lambda: metrics.refuse("notifications")
        )
        self.guests = Buckets(*limits.guests, refused=lambda: metrics.refuse("guests"))
        self.reports = Buckets(*limits.reports, refused=lambda: metrics.refuse("reports"))
        self.backfill = Backfill(self.database)
        self.daily_bests = DailyBests(self.database, self.workers)
        self.metrics.tables.set_function(lambda: len(self.tables.live))

    async def finish(self) -> None:
        """Carry out every message that was read, send what follows from it, and read no more.
        Bots stop thinking; they begin again after the restart."""
        self.sockets.stop_reading()
        await self.tables.live.finish()
        await self.sockets.flush()
        if self.forwarder is not None:
            await self.forwarder.lease.close()
            self.tables.live.leave_all()


@asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Server]:
    """A server from its start to its end."""
    database = Database(settings.database, metrics)
    forwarder = _forwarder(settings, metrics)
    owner = SoleOwner() if forwarder is None else LeasedOwner(database, forwarder.lease)
    workers = ProcessWorkers(settings.workers, metrics=metrics)
    tables = Tables(
        database,
        workers,
        settings.bot_pause,
        settings.review,
        settings.seat_timeout,
        settings.clock,
        owner,
        BackPressure(settings.limits, metrics),
    )
    if forwarder is not None:
        forwarder.lease.lost = functools.partial(_lose_tables, tables, metrics)
    workers.start()
    sweeping = asyncio.create_task(tables.live.unload_idle(settings.idle))
    expiry = Expiry(tables, settings.retention, settings.clock)
    expiring = asyncio.create_task(expiry.run())
    watching = asyncio.create_task(metrics.watch_loop())
    tasks = [sweeping, expiring, watching]
    new_tables = Buckets(*settings.limits.new_tables, refused=lambda: metrics.refuse("tables"))
    around = Surroundings(tables.live.in_memory, lambda: tables.owner.id, settings.clock)
    notified = await Notifications.start(settings.notify, database, metrics, around)
    tables.live.changed = notified.turns.look
    tables.live.remind = notified.turns.remind
    server = Server(settings, database, workers, tables, new_tables, metrics, notified, forwarder)
    try:
        if forwarder is not None:
            await forwarder.lease.start()
        deadlines = Deadlines(tables, settings.clock)
        tasks.append(asyncio.create_task(deadlines.run()))
        yield server
    finally:
        server.covers.stop()
        server.backfill.stop()
        server.daily_bests.stop()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await notified.close()
        tables.stop()
        workers.stop()
        if forwarder is not None:
            await forwarder.close()
        database.close()


def _forwarder(settings: Settings, metrics: Metrics) -> Forwarder | None:
    """The way to the other servers, with a lease; None where there are none."""
    if not is_shared(settings.database):
        return None
    from poleis.web.server.forward_requests import RequestForwarder

    return RequestForwarder(Lease(settings.database, settings.internal_url), metrics)


def _lose_tables(tables: Tables, metrics: Metrics) -> None:
    metrics.leases_lost.inc()
    tables.live.leave_all()


def create_app(settings: Settings, metrics: Metrics | None = None) -> Guard:
    """The application, ready to be served."""
    measured = metrics or Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, measured) as server:
            app.state.server = server
            yield

    app = openapi.Api(
        title="Poleis",
        version=version("poleis"),
        description=openapi.DESCRIPTION,
        openapi_tags=openapi.TAGS,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.is_site = settings.is_site
    for router in ROUTERS:
        app.include_router(router)
    responses.add_static(app)

    @app.websocket("/ws/{table}")
    async def table_socket(socket: WebSocket, table: str) -> None:
        await app.state.server.sockets.serve(socket, table)

    @app.websocket("/ws/learn/{game}/{lesson}")
    async def lesson_socket(socket: WebSocket, game: str, lesson: str) -> None:
        await serve_lesson(app.state.server.sockets, socket, game, lesson)

    app.add_exception_handler(PoleisError, _poleis_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    add_failure_handlers(app)
    limits = Buckets(*settings.limits.requests)
    if not is_shared(settings.database):
        app.add_middleware(AccessLog, metrics=measured)
        return Guard(app, settings.hosts, limits, measured.refuse)
    from poleis.web.server.forward_requests import ForwardRequests

    app.add_middleware(ForwardRequests, api=app)
    app.add_middleware(AccessLog, metrics=measured)

    def trusted(scope: Scope) -> Scope | None:
        return believed(scope, app.state.server.forwarder.lease.is_secret)

    return Guard(app, settings.hosts, limits, measured.refuse, trusted)


async def finish(guard: Guard) -> None:
    """Let a running application finish what it has begun."""
    await _server_of(guard).finish()


def is_peer(guard: Guard, address: str) -> bool:
    """Whether another server of the same database has this address."""
    forwarder = _server_of(guard).forwarder
    return forwarder is not None and address in forwarder.lease.addresses


def _server_of(guard: Guard) -> Server:
    assert isinstance(guard.app, FastAPI)
    server: Server = guard.app.state.server
    return server


async def _poleis_error(request: Request, error: Exception) -> Response:
    """Errors that a person can mend, in their language."""
    say = get_language(language_of(request))
    assert isinstance(error, PoleisError)
    if isinstance(error, LostGame) and not responses.is_for_programs(request):
        return lost_page(request, error)
    found = problem_of(error, say, is_for_programs=responses.is_for_programs(request))
    return responses.error(request, found.status, found.code, found.text, found.refusals)


async def _bad_request(request: Request, error: Exception) -> Response:
    """An invalid body, which is not repeated in the response; for a page, 404."""
    assert isinstance(error, RequestValidationError)
    say = get_language(language_of(request))
    if not responses.is_for_programs(request):
        return responses.error(request, 404, "page", say("server-not-found"))
    places = [".".join(map(str, found["loc"][1:])) for found in error.errors()[:3]]
    places = [place.encode(errors="backslashreplace").decode() for place in places]
    answer: Error = {"error": "type", "text": say("server-bad-message"), "fields": places}
    return JSONResponse(answer, 422)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    say = get_language(language_of(request))
    keys = {404: "server-not-found", 429: "server-too-fast"}
    key = keys.get(error.status_code, "server-refused")
    code = error.detail if error.detail.isidentifier() else "refused"
    answer = responses.error(request, error.status_code, code, say(key))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """The methods that an address answers to: GET where there is no route of ours (static files),
    and HEAD wherever GET is."""
    found: set[str] = set()
    for route in chain.from_iterable(router.routes for router in ROUTERS):
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    found = found or {"GET"}
    return sorted(found | {"HEAD"} if "GET" in found else found)
