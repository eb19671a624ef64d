"""`poleis simulate`: many games between bots, one JSON line each."""

from __future__ import annotations

import json
import time
from collections import Counter
from contextlib import closing
from typing import Annotated

import typer
from rich.table import Table

from poleis.bots.policy import split_specs
from poleis.cli import params
from poleis.cli.runtime import Ending, Screen, counted, progress, tell_time, with_interval
from poleis.cli.simulation_file import PARTIAL, is_resumable, open_output
from poleis.core.game import get_game
from poleis.locale import get_language
from poleis.study.executor import Executor
from poleis.study.simulate import SimulationPlan, SimulationTotals, run_simulation
from poleis.study.stats import quantile, quantiles

MOST_BARS = 20
WIDTHS = (1, 2, 5, 10, 20, 50, 100)
"""How many scores one bar of the histogram may stand for."""
LONGEST_BAR = 24

EXAMPLES = """
Examples:

  poleis simulate akropolis --games 10000 --workers 2

  poleis simulate akropolis --games 100 --bots greedy,random --out games.jsonl

  poleis simulate akropolis --games 1000000 --workers 0 --out games.parquet --resume

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
        str | None,
        typer.Option(
            "--out", help="Write one JSON line a game, or FILE.parquet; -: standard output."
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where an interrupted run with --out stopped.")
    ] = False,
    workers: params.Workers = 1,
    cluster: params.Cluster = None,
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
    workers, machines or games. Lines go to FILE.part, which becomes FILE when all games are played;
    until then --resume can go on with it.

    Where a game has goals beside the score, such as the achievements of a solo game, the summary
    tells how often each was reached.
    """
    game = get_game(game_id)
    plan = SimulationPlan(
        params.make_matchup(game, split_specs(bots), seats, option, seed), records
    )
    run = SimulationRun(plan, games, out)
    with run.ending, params.executor_from(workers, cluster) as executor:
        run.play(executor, resume)
    if run.totals.games:
        screen = Screen(stderr=out == "-")
        if as_json:
            print(json.dumps(run.summary(executor.workers)), file=screen.file)
        else:
            show(screen, plan, run.totals)
            if distribution:
                screen.print(histogram(run.totals))
            run.tell_time(screen, executor.workers)
    run.ending.tell()


class SimulationRun:
    """The games of one command: what they say, and how long they took."""

    def __init__(self, plan: SimulationPlan, games: int, out: str | None) -> None:
        self.plan = plan
        self.games = games
        self.out = out
        self.totals: SimulationTotals = SimulationTotals(plan.matchup.setup.seats)
        self.played: int = 0
        """The games of this run, without those that `--resume` found."""
        self.seconds: float = 0.0
        self.ending: Ending = Ending(lambda: counted(self.totals.games, "game"), self.kept)

    def play(self, executor: Executor, resume: bool) -> None:
        start = time.perf_counter()
        with open_output(self.out, self.plan, self.games, resume) as output, progress() as bar:
            self.totals = output.totals
            task = bar.add_task("games", total=self.games, completed=self.totals.games, result="")
            try:
                with closing(run_simulation(self.plan, output.missing, executor)) as chunks:
                    for lines, part in chunks:
                        output.add(lines, part)
                        self.played += part.games
                        bar.update(task, advance=part.games)
            finally:
                self.seconds = time.perf_counter() - start

    def kept(self) -> str:
        """Where the finished games are after an interruption, in words."""
        if not is_resumable(self.out):
            return ""
        return f"; the finished ones are in {self.out}{PARTIAL} (--resume goes on)"

    def tell_time(self, screen: Screen, workers: int) -> None:
        """How long the games of this run took, and how many others there are."""
        found = self.totals.games - self.played
        if found:
            screen.print(f"{counted(found, 'game')} of an interrupted run")
        if self.played:
            tell_time(screen, self.played, self.seconds, workers)

    def summary(self, workers: int) -> dict[str, object]:
        """What the games say, for programs. All but the times is the same in every run."""
        matchup, totals = self.plan.matchup, self.totals
        return {
            "game": matchup.game,
            "seats": matchup.setup.seats,
            "options": dict(matchup.setup.options),
            "seed": matchup.seed,
            "games": totals.games,
            "plies": totals.plies,
            "by_seat": [
                {"bot": bot, **seat_summary(totals, seat)} for seat, bot in enumerate(matchup.bots)
            ],
            "goals": [
                {
                    "goal": goal.key,
                    "games": totals.reached[number],
                    "share": totals.share(number).json(),
                }
                for number, goal in enumerate(self.plan.goals())
            ],
            "workers": workers,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.played / self.seconds, 1),
        }


def seat_summary(totals: SimulationTotals, seat: int) -> dict[str, object]:
    """The scores and wins of a seat."""
    scores = totals.scores[seat]
    return {
        "score": totals.score(seat).json(),
        "least": min(scores),
        "most": max(scores),
        "quantiles": quantiles(scores),
        "distribution": sorted(scores.items()),
        "win_rate": totals.win_rate(seat).json(),
    }


def show(screen: Screen, plan: SimulationPlan, totals: SimulationTotals) -> None:
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
    if goals := plan.goals():
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
