"""Parameters that several commands share, and the set-up that they describe."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from poleis.cli.extras import require
from poleis.cli.runtime import counted
from poleis.core.errors import BadSetup
from poleis.core.game import Game, usual_seats
from poleis.core.match import Match, read_seed
from poleis.core.setup import Setup, make_setup
from poleis.locale import LANGUAGES, Language, get_language
from poleis.study.arena import Matchup, needed
from poleis.study.executor import Executor, make_executor

MOST_WORKERS = 512

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game; see `poleis games`.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record; -: standard input.")]
Lang = Annotated[
    str | None,
    typer.Option(
        help=f"One of {', '.join(LANGUAGES)}; without it, that of the environment.",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="A file, or an SQLAlchemy URL; without it, the database of `poleis serve`.",
        show_default=False,
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Ask no question.")]
Seats = Annotated[
    int | None, typer.Option("--seats", help="How many sit at the table.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game, such as variants=houses,gardens; may be repeated.",
        show_default=False,
    ),
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        "-w",
        min=0,
        max=MOST_WORKERS,
        help="Processes to use; 0: one for each core.",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Use all processors of a Ray cluster: auto, HOST:PORT or ray://HOST:PORT.",
        show_default=False,
    ),
]


def default_language() -> str:
    """The language of the environment, if Poleis speaks it; else English. The first of the
    variables that is set decides, as POSIX has it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    code = next(filter(None, map(os.environ.get, names)), "")[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def language_from(lang: str | None, as_json: bool = False) -> Language:
    """The language asked for, or that of the environment; what programs read does not follow the
    environment."""
    return get_language(lang or ("en" if as_json else default_language()))


def seed_from(text: str | None) -> int | str | None:
    """The seed of one game: a whole number, or a word as records and JSON lines have it."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return read_seed(text)


def values_from(options: list[str] | None) -> dict[str, object]:
    """The values of options, each written KEY=VALUE."""
    values: dict[str, object] = {}
    for option in options or []:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadSetup(f"option {option!r} is not of the form KEY=VALUE")
        if key in values:
            raise BadSetup(f"option {key!r} is given twice")
        values[key] = value
    return values


def setup_from(game: Game, seats: int, options: list[str] | None) -> Setup:
    """The set-up with these options, each written KEY=VALUE."""
    return make_setup(game, seats, values_from(options))


def make_matchup(
    game: Game, bots: list[str], seats: int | None, option: list[str] | None, seed: int
) -> Matchup:
    """The matchup of these bots; one bot alone takes every seat."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else usual_seats(game)
    setup = setup_from(game, seats, option)
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise BadSetup(f"{needed(seats)} (or one for all), not {len(bots)}")
    matchup = Matchup(game.id, setup, tuple(bots), seed)
    matchup.check()
    return matchup


def count_workers(workers: int) -> int:
    """The number of processes meant; 0 means one for each core that we may use."""
    if workers:
        return workers
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def executor_from(workers: int, cluster: str | None) -> Executor:
    """Where to play: on this machine, or on a cluster."""
    if cluster is None:
        return make_executor(count_workers(workers))
    if workers != 1:
        raise BadSetup("--workers is for this machine; a cluster uses all its processors")
    require("ray")
    from poleis.study.ray_cluster import RayCluster

    return RayCluster(cluster)


def check_ply(file: Path, match: Match, ply: int | None) -> None:
    """Refuse a ply that the game in the file does not have."""
    if ply is not None and not 0 <= ply <= match.ply:
        plies = counted(match.ply, "ply", "plies")
        raise BadSetup(f"{file} has {plies}; --ply {ply} is not among them")


def check_seat(file: Path, match: Match, seat: int | None) -> None:
    """Refuse a seat that the game in the file does not have."""
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise BadSetup(f"{file} has seats 0 to {match.setup.seats - 1}; --seat {seat} is none")
