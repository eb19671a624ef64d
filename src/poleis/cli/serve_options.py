"""The options of `poleis serve`.

Each is also a variable, `POLEIS_` and the name of the option, and a key of the configuration file
(see `config_file`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from poleis.cli import params
from poleis.cli.config_file import read_config
from poleis.study.review import MIN_ITERATIONS

MOST = 1_000_000
"""The largest number that a limit may have: as good as none."""

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")]
Port = Annotated[
    int | None,
    typer.Option(help="Port; without it, 8000 or the next free one.", min=0, max=65535),
]
Database = Annotated[
    str,
    typer.Option(help="A file, or an SQLAlchemy URL; without it, a file in your data folder."),
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
        help="Minutes of absence after which the others may give a player's seat to a bot.",
        min=0,
        max=MOST,
    ),
]
OpenTables = Annotated[
    bool | None,
    typer.Option(
        "--open-tables/--no-open-tables",
        help="Let people open tables where everybody may sit down; without it, yes unless the "
        "server listens on this machine only.",
        show_default=False,
    ),
]
OwnerToken = Annotated[
    str,
    typer.Option(
        help="What opens the owner's page, 16 characters or more; without it, a new one at each "
        "start."
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
InternalUrl = Annotated[
    str,
    typer.Option(
        help="Where other servers of the same PostgreSQL database reach this one; without it, the "
        "address that it listens on."
    ),
]
Browser = Annotated[bool, typer.Option(help="Open the browser.")]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option(help="The least important lines that are logged."),
]
LogFormat = Annotated[
    Literal["text", "json"], typer.Option(help="Log as text, or as one JSON object per line.")
]
MetricsPort = Annotated[
    int | None,
    typer.Option(
        help="Port for Prometheus, which reads /metrics there; without it, none.", min=0, max=65535
    ),
]
MetricsHost = Annotated[str, typer.Option(help="Address to listen on for Prometheus.")]
ShutdownTimeout = Annotated[
    float,
    typer.Option(
        help="Seconds in which a server that is stopped finishes the moves in hand.",
        min=0,
        max=3600,
    ),
]
KeepFinished = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        help="Delete finished games after so many days without a visit; without it, never.",
        min=1,
        max=MOST,
    ),
]
KeepAbandoned = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        help="Delete games that are not over after so many days without a move and without a "
        "player; without it, never.",
        min=1,
        max=MOST,
    ),
]
SmtpUrl = Annotated[
    str,
    typer.Option(
        help="The mail server for notifications: smtps://USER:PASSWORD@HOST:PORT, or smtp:// with "
        "STARTTLS; without it, no e-mail."
    ),
]
MailFrom = Annotated[str, typer.Option(help="The address from which notifications come.")]
NotifyDelay = Annotated[
    float,
    typer.Option(
        help="Seconds after which an absent player is notified of their turn.", min=0, max=3600
    ),
]
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="A TOML file with options; without it, poleis.toml in your configuration folder.",
        is_eager=True,
        callback=read_config,
    ),
]
ShowConfig = Annotated[
    bool,
    typer.Option("--show-config", help="Print the options in force and their origin, then end."),
]
