"""`poleis arena`: bots against each other, with intervals."""

from __future__ import annotations

import json
import time
from contextlib import closing
from typing import Annotated

import typer
from rich.table import Table

from poleis.cli import params
from poleis.cli.runtime import Ending, Screen, counted, followed, with_interval
from poleis.core.game import get_game
from poleis.study.arena import ArenaResults, Matchup, run_arena, whole_deals

OUTCOMES = ("won", "shared", "lost")

EXAMPLES = """
Examples:

  poleis arena akropolis greedy random --games 200

  poleis arena akropolis mcts:easy greedy --games 100 --workers 2

  poleis arena akropolis mcts:easy --seats 1 --option architect=hard --games 50
"""


def arena(
    game_id: params.GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Bots; see `poleis bots`.")],
    games: params.Games = 100,
    seed: params.Seed = 1,
    workers: params.Workers = 1,
    cluster: params.Cluster = None,
    seats: params.Seats = None,
    option: params.Options = None,
    as_json: params.AsJson = False,
) -> None:
    """Let bots play each other on the same deals, each bot in every seat.

    A win shared by two counts a half for each. Intervals are 95 %; docs/why/arena.md says how
    they are found. One bot alone plays the solo game: it wins when the rules say so.
    """
    game = get_game(game_id)
    setup = params.setup_from(game, len(bots) if seats is None else seats, option)
    matchup = Matchup(game.id, setup, tuple(bots), seed)
    matchup.check()
    results = ArenaResults(matchup)
    total = whole_deals(matchup, games)
    start = time.perf_counter()
    with (
        Ending(lambda: counted(len(results.played), "game")) as ending,
        params.executor_from(workers, cluster) as executor,
        closing(run_arena(matchup, games, executor)) as stream,
        closing(followed(stream, total, lambda: running(results))) as shown,
    ):
        for result in shown:
            results.add(result)
    if results.deals:
        if as_json:
            print(json.dumps(results.json()))
        else:
            show(results, time.perf_counter() - start)
    ending.tell()


def running(results: ArenaResults) -> str:
    """The result so far of the first bot, for the progress bar."""
    if not results.deals:
        return ""
    rate = results.win_rate(0)
    said = with_interval(rate, "{:.1%}").replace("\n", ", ")
    return f"{results.matchup.bots[0]} wins {said}"


def show(results: ArenaResults, seconds: float) -> None:
    """The result for people."""
    table = Table("bot", "wins", "score", "margin", "s/move")
    for bot, spec in enumerate(results.matchup.bots):
        table.add_row(
            spec,
            with_interval(results.win_rate(bot), "{:.1%}") + "\n" + in_words(results.counts(bot)),
            with_interval(results.score(bot), "{:.1f}"),
            with_interval(results.margin(bot), "{:+.1f}"),
            f"{results.seconds_per_move(bot):.4f}",
        )
    screen = Screen()
    screen.print(table)
    games, deals = counted(results.games, "game"), counted(results.deals, "deal")
    screen.print(f"{games}, {deals}, {seconds:.1f} s")


def in_words(counts: tuple[int, int, int]) -> str:
    """How many games were won, shared and lost."""
    words = [f"{count} {word}" for count, word in zip(counts, OUTCOMES, strict=True) if count]
    return ", ".join(words)
