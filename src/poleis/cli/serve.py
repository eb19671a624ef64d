"""`poleis serve`: tables in the browser."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from poleis.cli import params
from poleis.core.errors import PoleisError
from poleis.study.review import ITERATIONS, MIN_ITERATIONS

if TYPE_CHECKING:
    from poleis.web.app import Settings
    from poleis.web.security import Guard

FIRST_PORT = 8000
PORTS_TRIED = 20


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
Browser = Annotated[bool, typer.Option(help="Open the browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    name: Name = None,
    https: Https = False,
    bot_pause: BotPause = 0.6,
    workers: BotWorkers = 0,
    review: Review = ITERATIONS,
    browser: Browser = True,
) -> None:
    """Start the server and open the lobby in the browser."""
    from poleis.web.app import Settings
    from poleis.web.database import default_url
    from poleis.web.lobby import shown_games

    if not shown_games():
        raise PoleisError("there is no game to serve: none could be loaded that can be drawn")
    settings = Settings(
        database=database or default_url(),
        hosts=hosts_known_as(host, name or []),
        bot_pause=bot_pause,
        workers=workers or None,
        secure=https,
        review=review,
    )
    open_house(settings, host, port, browser and has_screen())


def hosts_known_as(host: str, names: list[str]) -> tuple[str, ...]:
    """The host names under which requests may come; none: under any."""
    from poleis.web.app import LOOPBACK

    is_local = host in ("127.0.0.1", "localhost", "::1")
    return (*LOOPBACK, *names) if is_local or names else ()


def open_house(settings: Settings, host: str, port: int | None, show: bool) -> None:
    """Serve until somebody stops it, and say where; the database is ours alone meanwhile."""
    from poleis.web.app import create_app
    from poleis.web.claim import claimed
    from poleis.web.database import prepare

    # The port before the database: a refusal leaves no new database behind.
    with claimed(settings.database) as tell, closing(listen(host, port)) as listening:
        prepare(settings.database)
        address = f"http://{shown_host(host)}:{listening.getsockname()[1]}"
        tell(address)
        print(f"Poleis is at {address} (stop with Ctrl+C)", flush=True)
        if show:
            threading.Timer(0.8, webbrowser.open, [address]).start()
        run(create_app(settings), listening)


def run(app: Guard, listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    config = uvicorn.Config(
        app,
        access_log=False,  # addresses hold the tokens of seats
        log_level="warning",
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=2,
    )
    # Between two bytecodes of drawing, let the thread that writes to the disk have its turn; and
    # do not let the garbage collector look through all that was imported again and again.
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    server = uvicorn.Server(config)
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
