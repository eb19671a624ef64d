"""`poleis balance`: how fair a game is, where its points come from, which openings pay."""

from __future__ import annotations

import json
import time
from contextlib import closing
from typing import Annotated

import typer

from poleis.bots.policy import split_specs
from poleis.cli import params
from poleis.cli.balance_tables import running, show
from poleis.cli.runtime import Ending, Screen, counted, followed, tell_time
from poleis.core.errors import BadSetup
from poleis.core.game import Game, get_game
from poleis.core.setup import Setup, make_setup
from poleis.study.balance import BalanceStudy, run_balance
from poleis.study.balance_report import BalanceReport
from poleis.study.executor import Executor

EXAMPLES = """
Examples:

  poleis balance akropolis --games 1000 --workers 2

  poleis balance age_of_civilization --games 10000 --vary 1

  poleis balance akropolis --games 500 --compare variants=gardens

  poleis balance origins --bots mcts:easy --seats 3 --games 100 --json
"""


Bots = Annotated[
    str,
    typer.Option("--bots", help="One bot for all seats, or several that take turns in them."),
]
Compare = Annotated[
    list[str] | None,
    typer.Option(
        "--compare",
        metavar="KEY=VALUE",
        help="Play each deal again with this option; several change together.",
        show_default=False,
    ),
]
Opening = Annotated[
    int,
    typer.Option("--opening", min=1, max=20, help="How many first choices of a seat are told."),
]
Vary = Annotated[
    float, typer.Option("--vary", min=0, max=1, help="Share of games with a random opening.")
]
Close = Annotated[
    int, typer.Option("--close", min=0, help="A lead of so many points is a close game.")
]


def balance(
    game_id: params.GameId,
    games: params.Games = 1000,
    bots: Bots = "greedy",
    seed: params.Seed = 1,
    workers: params.Workers = 1,
    cluster: params.Cluster = None,
    seats: params.Seats = None,
    option: params.Options = None,
    compare: Compare = None,
    opening: Opening = 1,
    vary: Vary = 0.0,
    close: Close = 5,
    as_json: params.AsJson = False,
) -> None:
    """Let bots play many games, and tell how balanced the game is.

    Tables of seats and turn order, of where points come from and which of them winners have
    more of, of openings, of length and of close games. Every estimate has a 95 % interval. What
    is found holds for these bots: better ones may play another game.

    With --vary, in that share of the games one seat makes its first choices at random: only then
    does a table of openings say what an opening is worth, and not what invited to it.
    docs/how-to/study-balance.md has an example of everything.
    """
    game = get_game(game_id)
    matchup = params.make_matchup(game, split_specs(bots), seats, option, seed)
    other = other_setup(game, matchup.setup, compare)
    report = BalanceReport(BalanceStudy(matchup, opening, vary, other), close)
    start = time.perf_counter()
    with (
        Ending(lambda: counted(report.games, "game")) as ending,
        params.executor_from(workers, cluster) as executor,
    ):
        gather(report, games, executor)
    if report.games:
        print_report(game, report, time.perf_counter() - start, executor.workers, as_json)
    ending.tell()


def gather(report: BalanceReport, games: int, executor: Executor) -> None:
    """Let the bots play."""
    total = report.study.games(games)
    with (
        closing(run_balance(report.study, games, executor)) as results,
        closing(followed(results, total, lambda: running(report))) as shown,
    ):
        for result in shown:
            report.add(result)


def print_report(
    game: Game, report: BalanceReport, seconds: float, workers: int, as_json: bool
) -> None:
    """What was found, for people or for programs, and how long it took."""
    pace = report.decisions_per_second()
    if as_json:
        times = {
            "workers": workers,
            "seconds": round(seconds, 3),
            "games_per_second": round(report.games / seconds, 1),
            "decisions_per_second": round(pace, 1),
        }
        print(json.dumps({**report.json(), **times}))
        return
    screen = Screen()
    show(screen, game, report)
    tell_time(screen, report.games, seconds, workers, f"; bots decided {pace:,.0f} times/s")


def chosen(game: Game, setup: Setup) -> dict[str, object]:
    """The options of a set-up that differ from their defaults. The others may not exist any more
    when one of these changes."""
    usual = {option.key: option.default for option in game.options}
    return {key: value for key, value in setup.options if value != usual[key]}


def other_setup(game: Game, setup: Setup, changes: list[str] | None) -> Setup | None:
    """The set-up with which every deal is played again, if that was asked for."""
    if not changes:
        return None
    other = make_setup(game, setup.seats, {**chosen(game, setup), **params.values_from(changes)})
    if other == setup:
        raise BadSetup(f"--compare {' '.join(changes)} changes nothing")
    return other
