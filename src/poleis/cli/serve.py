"""`poleis serve`: tables in the browser."""

from __future__ import annotations

import functools
import gc
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, closing
from dataclasses import replace
from importlib.metadata import version
from typing import TYPE_CHECKING

import typer

from poleis._plain import is_compiled
from poleis.cli import serve_options as options
from poleis.cli.config_file import show_config as config_lines
from poleis.cli.extras import require
from poleis.core.errors import PoleisError
from poleis.study.review import ITERATIONS

if TYPE_CHECKING:
    from poleis.web.server.app import Settings
    from poleis.web.server.metrics import Metrics
    from poleis.web.server.security import Guard

log = logging.getLogger("poleis.web")

LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")
FIRST_PORT = 8000
PORTS_TRIED = 20
BURST = 5
"""How many seconds' worth of requests may come at once."""
TABLES_WITHIN = 120
"""Seconds in which an address may open its number of tables."""
SHORTEST_TOKEN = 16
"""Characters of the token for the owner's page."""
LAST_SECONDS = 5.0
"""Seconds after the shutdown timeout in which the process ends, whatever happens."""


def serve(
    context: typer.Context,
    host: options.Host = "127.0.0.1",
    port: options.Port = None,
    database: options.Database = "",
    name: options.Name = None,
    https: options.Https = False,
    bot_pause: options.BotPause = 0.6,
    workers: options.BotWorkers = 0,
    review: options.Review = ITERATIONS,
    seat_timeout: options.SeatTimeout = 10,
    open_tables: options.OpenTables = None,
    owner_token: options.OwnerToken = "",
    requests: options.Requests = 60,
    new_tables: options.NewTables = 60,
    connections: options.Connections = 300,
    proxy: options.Proxy = None,
    internal_url: options.InternalUrl = "",
    browser: options.Browser = True,
    log_level: options.LogLevel = "warning",
    log_format: options.LogFormat = "text",
    metrics_port: options.MetricsPort = None,
    metrics_host: options.MetricsHost = "127.0.0.1",
    shutdown_timeout: options.ShutdownTimeout = 10.0,
    keep_finished: options.KeepFinished = None,
    keep_abandoned: options.KeepAbandoned = None,
    smtp_url: options.SmtpUrl = "",
    mail_from: options.MailFrom = "",
    notify_delay: options.NotifyDelay = 5.0,
    config: options.ConfigFile = None,
    show_config: options.ShowConfig = False,
) -> None:
    """Start the server and open the lobby in the browser."""
    require("serve")
    from poleis.web.notify.mail import MailServer
    from poleis.web.notify.settings import NotifySettings
    from poleis.web.pages.lobby import shown_games
    from poleis.web.server.app import Settings
    from poleis.web.server.logs import configure_logs
    from poleis.web.storage.database import default_url, is_shared
    from poleis.web.storage.retention import Retention
    from poleis.web.tables.limits import Limits

    if show_config:
        values = {**context.params, "database": database or default_url()}
        print(*config_lines(context, values), sep="\n")
        return
    if is_shared(database or default_url()):
        require("postgresql")
    if not shown_games():
        raise PoleisError("there is no game to serve: none could be loaded that can be drawn")
    settings = Settings(
        database=database or default_url(),
        hosts=hosts_known_as(host, name or []),
        listens=host,
        bot_pause=bot_pause,
        workers=workers or None,
        secure=https,
        review=review,
        seat_timeout=60 * seat_timeout,
        open_tables=not is_local(host, name or []) if open_tables is None else open_tables,
        owner_token=check_owner_token(owner_token),
        limits=Limits(
            requests=(BURST * requests, requests),
            new_tables=(new_tables, new_tables / TABLES_WITHIN),
            sockets=connections,
        ),
        proxies=proxies_at(proxy or []),
        internal_url=check_internal_url(internal_url),
        shutdown_timeout=shutdown_timeout,
        retention=Retention(keep_finished, keep_abandoned),
        metrics=None if metrics_port is None else (metrics_host, metrics_port),
        notify=NotifySettings(
            notify_delay, MailServer.read(smtp_url, mail_from) if smtp_url else None
        ),
    )
    configure_logs(log_level, log_format)
    open_house(settings, host, port, browser and has_screen())


def proxies_at(addresses: list[str]) -> tuple[str, ...]:
    """The same, if they are addresses or networks of machines."""
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError:
            raise PoleisError(
                f"--proxy: {address!r} is not an address or a network, such as 10.0.0.0/8"
            ) from None
    return tuple(addresses)


def check_internal_url(url: str) -> str:
    from poleis.web.server import internal_url

    return internal_url.check(url) if url else ""


def hosts_known_as(host: str, names: list[str]) -> tuple[str, ...]:
    """The host names under which requests may come; none: under any."""
    from poleis.web.server.app import LOOPBACK

    return (*LOOPBACK, *names) if host in LOOPBACK or names else ()


def is_local(host: str, names: list[str]) -> bool:
    """Whether only people at this machine come: no other address, and no name for a proxy."""
    from poleis.web.server.app import LOOPBACK

    return host in LOOPBACK and not names


def check_owner_token(token: str) -> str:
    """The same, if nobody can guess it."""
    if token and len(token) < SHORTEST_TOKEN:
        raise PoleisError(f"--owner-token: a token has {SHORTEST_TOKEN} characters or more")
    return token


def with_owner_token(settings: Settings, address: str) -> tuple[Settings, str]:
    """The settings with a token for the owner's page, and where that page is. A token that was
    chosen is not printed."""
    from poleis.web.server.app import LOOPBACK
    from poleis.web.tables.tokens import new_token

    names = [name for name in settings.hosts if name not in LOOPBACK]
    base = f"https://{names[0]}" if settings.secure and names else address
    if settings.owner_token:
        return settings, f"{base}/owner?token=..."
    token = new_token()
    return replace(settings, owner_token=token), f"{base}/owner?token={token}"


def open_house(settings: Settings, host: str, port: int | None, show: bool) -> None:
    """Serve until somebody stops it, and say where; a database file is ours alone meanwhile."""
    from poleis.web.server.app import create_app
    from poleis.web.server.metrics import Metrics, export
    from poleis.web.storage.database import backend_of, prepare
    from poleis.web.storage.database_lock import hold_database

    metrics = Metrics()
    # The ports before the database: a refusal leaves no new database behind.
    with ExitStack() as held:
        announce = held.enter_context(hold_database(settings.database))
        listening = held.enter_context(closing(listen(host, port)))
        exported = ""
        if settings.metrics is not None:
            number = held.enter_context(export(metrics, *settings.metrics))
            exported = f"http://{shown_host(settings.metrics[0])}:{number}/metrics"
        prepare(settings.database)
        address = f"http://{shown_host(host)}:{listening.getsockname()[1]}"
        announce(address)
        settings = with_internal_url(settings, host, listening.getsockname()[1])
        print(f"Poleis is at {address} (stop with Ctrl+C)", flush=True)
        if exported:
            print(f"Metrics are at {exported}", flush=True)
        settings, owner_page = with_owner_token(settings, address)
        print(f"The owner's page is at {owner_page}", flush=True)
        release = version("poleis")
        metrics.build.info({"version": release, "compiled": str(is_compiled()).lower()})
        fields = {"version": release, "database": backend_of(settings.database)}
        log.info("starting", extra={**fields, "address": address})
        if show:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        run(create_app(settings, metrics), listening, settings, metrics)


def with_internal_url(settings: Settings, host: str, port: int) -> Settings:
    """The settings with the address for other servers, where there may be others."""
    from poleis.web.server import internal_url
    from poleis.web.storage.database import is_shared

    if settings.internal_url or not is_shared(settings.database):
        return settings
    return replace(settings, internal_url=internal_url.guess(host, port, settings.database))


def run(app: Guard, listening: socket.socket, settings: Settings, metrics: Metrics) -> None:
    """Serve until somebody stops it."""
    from poleis.web.server.app import finish, is_peer
    from poleis.web.server.lifecycle import make_server
    from poleis.web.server.metrics import UNREAD

    async def finish_in_time() -> None:
        # Whatever hangs after this, a database that does not answer too, holds up no restart.
        last = threading.Timer(settings.shutdown_timeout + LAST_SECONDS, os._exit, [1])
        last.daemon = True
        last.start()
        await finish(app)

    proxies = settings.proxies
    server = make_server(
        app,
        settings.limits,
        finish_in_time,
        settings.shutdown_timeout,
        lambda: metrics.close(UNREAD),
        functools.partial(is_peer, app),
        log_config=None,  # see logs.py
        # Without proxies elsewhere, uvicorn asks FORWARDED_ALLOW_IPS and else believes loopback.
        forwarded_allow_ips=[*LOOPBACK_ADDRESSES, *proxies] if proxies else None,
    )
    # Between two bytecodes of drawing, let the thread that writes to the disk have its turn; and
    # do not let the garbage collector look through all that was imported again and again.
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()
    if not server.started:
        raise PoleisError("the server could not start; see the lines above")


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; without one, on the first port that is free."""
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    reason = "no port"
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, asyncio sends small messages at once (TCP_NODELAY).
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(2048)
        except (OSError, TypeError, ValueError) as error:  # the latter: a name that cannot be one
            found.close()
            reason = getattr(error, "strerror", None) or str(error)
        else:
            return found
    raise PoleisError(f"cannot listen on {host}: {reason}")


def shown_host(host: str) -> str:
    """Under which address other people find this machine, where it listens on all of them."""
    if host in ("localhost", "::1"):
        return "127.0.0.1" if host == "localhost" else "[::1]"
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    from poleis.web.server.reach import lan_address

    return lan_address() or "127.0.0.1"


def has_screen() -> bool:
    """Whether a browser can be opened without taking over this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
