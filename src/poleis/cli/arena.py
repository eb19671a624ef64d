"""`poleis arena`: bots against each other, with intervals."""

from __future__ import annotations

import json
import sys
import time
from contextlib import closing
from typing import Annotated

import typer
from rich.table import Table

from poleis.cli import params
from poleis.cli.shell import INTERRUPTED, Screen, counted, followed, with_interval
from poleis.core.game import get_game
from poleis.study.arena import Bout, Standing, run, whole_deals

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
    bout = Bout(game.id, setup, tuple(bots), seed)
    bout.check()
    standing = Standing(bout)
    total = whole_deals(bout, games)
    start = time.perf_counter()
    interrupted = False
    try:
        with (
            closing(run(bout, games, params.count_workers(workers))) as results,
            closing(followed(results, total, lambda: running(standing))) as shown,
        ):
            for result in shown:
                standing.add(result)
    except KeyboardInterrupt:
        interrupted = True
        played = counted(len(standing.results), "game")
        print(f"poleis: interrupted after {played}", file=sys.stderr)
    if standing.deals:
        if as_json:
            print(json.dumps(standing.json()))
        else:
            show(standing, time.perf_counter() - start)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def running(standing: Standing) -> str:
    """The result so far of the first bot, for the progress bar."""
    if not standing.deals:
        return ""
    rate = standing.win_rate(0)
    said = with_interval(rate, "{:.1%}").replace("\n", ", ")
    return f"{standing.bout.bots[0]} wins {said}"


def show(standing: Standing, seconds: float) -> None:
    """The result for people."""
    table = Table("bot", "wins", "score", "margin", "s/move")
    for bot, spec in enumerate(standing.bout.bots):
        table.add_row(
            spec,
            with_interval(standing.win_rate(bot), "{:.1%}") + "\n" + in_words(standing.counts(bot)),
            with_interval(standing.score(bot), "{:.1f}"),
            with_interval(standing.margin(bot), "{:+.1f}"),
            f"{standing.seconds_per_move(bot):.4f}",
        )
    screen = Screen()
    screen.print(table)
    games, deals = counted(standing.games, "game"), counted(standing.deals, "deal")
    screen.print(f"{games}, {deals}, {seconds:.1f} s")


def in_words(counts: tuple[int, int, int]) -> str:
    """How many games were won, shared and lost."""
    words = [f"{count} {word}" for count, word in zip(counts, OUTCOMES, strict=True) if count]
    return ", ".join(words)
