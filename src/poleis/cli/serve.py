"""`poleis serve`: tables in the browser."""

from __future__ import annotations

import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from poleis.cli import params
from poleis.cli.extras import require
from poleis.core.errors import PoleisError
from poleis.study.review import ITERATIONS, MIN_ITERATIONS

if TYPE_CHECKING:
    import uvicorn

    from poleis.web.server.app import Settings
    from poleis.web.server.security import Guard

LOOPBACK_ADDRESSES = ("127.0.0.1", "::1")
FIRST_PORT = 8000
PORTS_TRIED = 20
MOST = 1_000_000
"""The largest number that a limit may have: as good as none."""


Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")]
Port = Annotated[
    int | None,
    typer.Option(help="Port; without it, 8000 or the next free one.", min=0, max=65535),
]
Database = Annotated[
    str,
    typer.Option(
        envvar="POLEIS_DATABASE",
        help="A file, or an SQLAlchemy URL; without it, a file in your data folder.",
    ),
]
Name = Annotated[
    list[str] | None, typer.Option(help="A host name under which people come; may be repeated.")
]
Https = Annotated[
    bool, typer.Option("--https", help="A proxy in front speaks https with the browsers.")
]
BotPause = Annotated[
    float, typer.Option(help="Seconds that a bot's move takes at least.", min=0, max=10)
]
BotWorkers = Annotated[
    int,
    typer.Option(
        help="Processes in which bots think; 0: one less than cores, at most 4.",
        min=0,
        max=params.MOST_WORKERS,
    ),
]
Review = Annotated[
    int,
    typer.Option(
        help="Iterations that a review spends on a decision.", min=MIN_ITERATIONS, max=100_000
    ),
]
SeatTimeout = Annotated[
    int,
    typer.Option(
        help="Minutes of absence after which the host may give a player's seat to a bot.",
        min=0,
        max=MOST,
    ),
]
Requests = Annotated[
    int,
    typer.Option(
        help="Requests a second from one address; five times as many at once.", min=1, max=MOST
    ),
]
NewTables = Annotated[
    int, typer.Option(help="Tables that one address may open in two minutes.", min=1, max=MOST)
]
Connections = Annotated[
    int, typer.Option(help="WebSockets that one address may have open.", min=1, max=MOST)
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(
        help="Address or network of a proxy in front that is not on this machine, whose "
        "X-Forwarded-For header is believed; may be repeated."
    ),
]
Browser = Annotated[bool, typer.Option(help="Open the browser.")]

BURST = 5
"""How many seconds' worth of requests may come at once."""
TABLES_WITHIN = 120
"""Seconds in which an address may open its number of tables."""


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    name: Name = None,
    https: Https = False,
    bot_pause: BotPause = 0.6,
    workers: BotWorkers = 0,
    review: Review = ITERATIONS,
    seat_timeout: SeatTimeout = 10,
    requests: Requests = 60,
    new_tables: NewTables = 60,
    connections: Connections = 300,
    proxy: Proxy = None,
    browser: Browser = True,
) -> None:
    """Start the server and open the lobby in the browser."""
    require("serve")
    from poleis.web.pages.lobby import shown_games
    from poleis.web.server.app import Settings
    from poleis.web.storage.database import default_url

    if not shown_games():
        raise PoleisError("there is no game to serve: none could be loaded that can be drawn")
    settings = Settings(
        database=database or default_url(),
        hosts=hosts_known_as(host, name or []),
        bot_pause=bot_pause,
        workers=workers or None,
        secure=https,
        review=review,
        seat_timeout=60 * seat_timeout,
        requests=(BURST * requests, requests),
        new_tables=(new_tables, new_tables / TABLES_WITHIN),
        connections=connections,
        proxies=proxies_at(proxy or []),
    )
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


def hosts_known_as(host: str, names: list[str]) -> tuple[str, ...]:
    """The host names under which requests may come; none: under any."""
    from poleis.web.server.app import LOOPBACK

    is_local = host in ("127.0.0.1", "localhost", "::1")
    return (*LOOPBACK, *names) if is_local or names else ()


class Stop:
    """Stops the server when it may not go on, for one reason that is printed at the end."""

    def __init__(self) -> None:
        self.reason: PoleisError | None = None
        self.server: uvicorn.Server | None = None

    def __call__(self, reason: PoleisError) -> None:
        self.reason = reason
        if self.server is not None:
            self.server.should_exit = True


def open_house(settings: Settings, host: str, port: int | None, show: bool) -> None:
    """Serve until somebody stops it, and say where; the database is ours alone meanwhile."""
    from poleis.web.server.app import create_app
    from poleis.web.storage.database import prepare
    from poleis.web.storage.database_lock import hold_database

    stop = Stop()
    # The port before the database: a refusal leaves no new database behind.
    with (
        hold_database(settings.database, stop) as announce,
        closing(listen(host, port)) as listening,
    ):
        prepare(settings.database)
        address = f"http://{shown_host(host)}:{listening.getsockname()[1]}"
        announce(address)
        print(f"Poleis is at {address} (stop with Ctrl+C)", flush=True)
        if show:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        run(create_app(settings), listening, stop, settings)


def run(app: Guard, listening: socket.socket, stop: Stop, settings: Settings) -> None:
    """Serve until somebody stops it."""
    from poleis.web.server.transport import make_server

    proxies = settings.proxies
    server = stop.server = make_server(
        app,
        settings.connections,
        log_level="warning",
        # Without proxies elsewhere, uvicorn asks FORWARDED_ALLOW_IPS and else believes loopback.
        forwarded_allow_ips=[*LOOPBACK_ADDRESSES, *proxies] if proxies else None,
        timeout_graceful_shutdown=2,
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
    if stop.reason is not None:
        raise stop.reason
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
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples; nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def has_screen() -> bool:
    """Whether a browser can be opened without taking over this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
