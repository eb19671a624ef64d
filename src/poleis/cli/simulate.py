"""`poleis simulate`: many games between bots, one JSON line each."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from poleis.bots.policy import split_specs
from poleis.cli import params
from poleis.cli.atomic_write import WholeLines
from poleis.cli.runtime import INTERRUPTED, Screen, counted, progress, tell_time, with_interval
from poleis.core.game import Game, get_game, goals_of
from poleis.locale import get_language
from poleis.study.simulate import SimulationPlan, SimulationTotals, run_simulation
from poleis.study.stats import quantile, quantiles

PARTIAL = ".part"
MOST_BARS = 20
WIDTHS = (1, 2, 5, 10, 20, 50, 100)
"""How many scores one bar of the histogram may stand for."""
LONGEST_BAR = 24

EXAMPLES = """
Examples:

  poleis simulate akropolis --games 10000 --workers 2

  poleis simulate akropolis --games 100 --bots greedy,random --out games.jsonl

  poleis simulate akropolis --games 10 --seats 4 --records --out - | head -1

  poleis simulate age_of_civilization --seats 1 --bots mcts:strong --games 200 --distribution
"""


def simulate(
    game_id: params.GameId,
    games: params.Games = 100,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for each seat, or one for all of them.")
    ] = "random",
    seed: params.Seed = 1,
    out: Annotated[
        str | None, typer.Option("--out", help="Write one JSON line a game; -: standard output.")
    ] = None,
    workers: params.Workers = 1,
    seats: params.Seats = None,
    option: params.Options = None,
    records: Annotated[
        bool, typer.Option("--records", help="Put the record of each game into its line.")
    ] = False,
    distribution: Annotated[
        bool, typer.Option("--distribution", help="Show how often each score was reached.")
    ] = False,
    as_json: params.AsJson = False,
) -> None:
    """Play many games between bots and sum them up.

    Bot 1 has seat 0 in every game, and so on. Game 17 is the same game whatever the number of
    workers or of games. Lines go to FILE.part, which becomes FILE when all games are played.

    Where a game has goals beside the score, such as the achievements of a solo game, the summary
    tells how often each was reached.
    """
    game = get_game(game_id)
    plan = SimulationPlan(
        params.make_matchup(game, split_specs(bots), seats, option, seed), records
    )
    count = params.count_workers(workers)
    totals = SimulationTotals(plan.matchup.setup.seats, len(goals_of(game, plan.matchup.setup)))
    start = time.perf_counter()
    try:
        with (
            open_out(out) as file,
            closing(run_simulation(plan, games, count)) as chunks,
            progress() as bar,
        ):
            task = bar.add_task("games", total=games, result="")
            for lines, part in chunks:
                file.write(lines.encode())
                totals.add(part)
                bar.update(task, advance=part.games)
    except KeyboardInterrupt:
        kept = f"; the finished ones are in {out}{PARTIAL}" if out and out != "-" else ""
        print(f"poleis: interrupted after {counted(totals.games, 'game')}{kept}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    seconds = time.perf_counter() - start
    screen = Screen(stderr=out == "-")
    if as_json:
        text = json.dumps(summary(game, plan, totals, seconds, count))
        print(text, file=screen.file)
        return
    show(screen, game, plan, totals)
    if distribution:
        screen.print(histogram(totals))
    tell_time(screen, totals.games, seconds, count)


@contextmanager
def open_out(out: str | None) -> Iterator[WholeLines]:
    """Where the lines go. A file gets its name only when it is complete."""
    if out is None:
        with open(os.devnull, "wb") as nowhere:
            yield WholeLines(nowhere, os.devnull)
        return
    if out == "-":
        yield WholeLines(sys.stdout.buffer, "standard output")
        return
    path = Path(out).resolve()
    if path.exists() and not path.is_file():  # a device or a pipe; a folder is refused by open
        with open(path, "wb", buffering=0) as device:
            yield WholeLines(device, path)
        return
    partial = path.with_name(path.name + PARTIAL)
    with open(partial, "wb", buffering=0) as file:
        lines = WholeLines(file, partial)
        try:
            yield lines
        except BaseException:
            lines.cut()
            raise
    partial.replace(path)


def summary(
    game: Game, plan: SimulationPlan, totals: SimulationTotals, seconds: float, workers: int
) -> dict[str, object]:
    """What the games say, for programs. All but the times is the same in every run."""
    matchup = plan.matchup
    return {
        "game": matchup.game,
        "seats": matchup.setup.seats,
        "options": dict(matchup.setup.options),
        "seed": matchup.seed,
        "games": totals.games,
        "plies": totals.plies,
        "by_seat": [
            {
                "bot": bot,
                "score": totals.score(seat).json(),
                "least": min(totals.scores[seat]),
                "most": max(totals.scores[seat]),
                "quantiles": quantiles(totals.scores[seat]),
                "distribution": sorted(totals.scores[seat].items()),
                "win_rate": totals.win_rate(seat).json(),
            }
            for seat, bot in enumerate(matchup.bots)
        ],
        "goals": [
            {
                "goal": goal.key,
                "games": totals.reached[number],
                "share": totals.share(number).json(),
            }
            for number, goal in enumerate(goals_of(game, matchup.setup))
        ],
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(totals.games / seconds, 1),
    }


def show(screen: Screen, game: Game, plan: SimulationPlan, totals: SimulationTotals) -> None:
    """The same for people."""
    table = Table("seat", "bot", "wins", "mean score", "least", "median", "most")
    for seat, bot in enumerate(plan.matchup.bots):
        table.add_row(
            str(seat),
            bot,
            with_interval(totals.win_rate(seat), "{:.1%}"),
            with_interval(totals.score(seat), "{:.2f}"),
            str(min(totals.scores[seat])),
            str(quantile(totals.scores[seat], 0.5)),
            str(max(totals.scores[seat])),
        )
    screen.print(table)
    if goals := goals_of(game, plan.matchup.setup):
        english = get_language("en")
        table = Table("goal", "games", "share")
        for number, goal in enumerate(goals):
            share = with_interval(totals.share(number), "{:.1%}")
            table.add_row(english.say(goal), str(totals.reached[number]), share)
        screen.print(table)


def histogram(totals: SimulationTotals) -> Table:
    """How many games of each seat ended with which scores."""
    scores = [score for counts in totals.scores for score in counts]
    spread = max(scores) - min(scores) + 1
    width = next((width for width in WIDTHS if spread <= width * MOST_BARS), spread)
    table = Table("score", *(f"seat {seat}" for seat in range(totals.seats)))
    bars = [Counter[int]() for _ in range(totals.seats)]
    for bar, counts in zip(bars, totals.scores, strict=True):
        for score, number in counts.items():
            bar[score // width] += number
    longest = max(number for bar in bars for number in bar.values())
    for first in range(min(scores) // width, max(scores) // width + 1):
        name = str(first * width)
        if width > 1:
            name += f" to {first * width + width - 1}"
        cells = [
            f"{bar[first]:>4} {'█' * round(LONGEST_BAR * bar[first] / longest)}" for bar in bars
        ]
        table.add_row(name, *cells)
    return table
