"""`poleis review`: what should have been done in a recorded game, and what it cost."""

from __future__ import annotations

import json
import shlex
import textwrap
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from poleis.cli import params
from poleis.cli.runtime import Ending, Screen, counted, followed
from poleis.cli.terminal.files import load
from poleis.cli.terminal.players import display_names, players_of_record
from poleis.core.errors import BadSetup
from poleis.locale import Language
from poleis.locale.keys import title_key
from poleis.locale.numbers import with_interval
from poleis.study.review import ITERATIONS, MIN_ITERATIONS, Judgement, Review, judgements, questions
from poleis.study.stats import Estimate

EXAMPLES = """
Examples:

  poleis review evening.txt

  poleis review evening.txt --seat 1 --top 10 --lang pl

  poleis review evening.txt --iterations 3000 --workers 0 --json
"""


def review(
    file: params.RecordFile,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Judge this player only, counted from 0.")
    ] = None,
    top: Annotated[int, typer.Option(min=0, help="How many decisions to show of a player.")] = 5,
    iterations: Annotated[
        int,
        typer.Option(
            min=MIN_ITERATIONS, max=1_000_000, help="How long to think about each decision."
        ),
    ] = ITERATIONS,
    workers: params.Workers = 1,
    cluster: params.Cluster = None,
    lang: params.Lang = None,
    as_json: params.AsJson = False,
) -> None:
    """Judge the decisions of a recorded game: what would have been better, and by how much.

    A search thinks about every decision with what the player knew then. Where it would have
    done something else, both are tried equally often with the same luck: the difference is
    what the decision cost, with a 95 % interval. Costs that may be chance are not blamed.
    """
    say = params.language_from(lang)
    record = load(file)
    match = record.match
    seats = match.setup.seats
    if seat is not None and seat >= seats:
        raise BadSetup(f"{file} has seats 0 to {seats - 1}; --seat {seat} is none")
    asked = list(questions(match, None if seat is None else [seat]))
    found: list[Judgement] = []
    with (
        Ending(lambda: counted(len(found), "decision")) as ending,
        params.executor_from(workers, cluster) as executor,
        closing(judgements(asked, iterations, executor)) as answers,
        closing(followed(answers, len(asked), what=say("review-decisions"))) as shown,
    ):
        found.extend(shown)
    judged = Review(match, found, iterations)
    if as_json:
        print(json.dumps(judged.json()))
    else:
        names = display_names(players_of_record(record.players, seats), say)
        Report(judged, names, say, file).show(top)
    ending.tell()


class Report:
    """A review for people, on paper."""

    def __init__(self, judged: Review, names: list[str], say: Language, file: Path) -> None:
        self.judged = judged
        self.names = names
        self.say = say
        self.file = file
        self.screen: Screen = Screen(highlight=False)

    def show(self, top: int) -> None:
        game, say = self.judged.match.game, self.say
        title = say("review-title", game=say.or_else(game.id, title_key(game)))
        self.screen.print(Text(title, "bold"))
        self.screen.print(say("review-judged", n=self.judged.iterations))
        if not self.judged.match.is_over:
            self.screen.print(say("review-unfinished"))
        self.screen.print(self.accounts())
        self.screen.print(Text(say("review-lost-help"), "dim"))
        for seat in range(len(self.names)):
            if top and self.judged.of(seat):
                self.show_moments(seat, top)

    def accounts(self) -> Table:
        say, judged = self.say, self.judged
        table = Table(say("review-player"))
        for key in ("points", "decisions", "same", "slips", "mistakes", "blunders"):
            table.add_column(say(f"review-{key}"), justify="right")
        accounts = [one for seat in range(len(self.names)) if (one := judged.account(seat))]
        widest = max((len(self.interval(one.loss)) for one in accounts), default=20)
        lost = textwrap.fill(say("review-lost"), widest)  # an interval stays on one line
        table.add_column(lost, justify="right", no_wrap=True)
        scores = judged.match.scores()
        for seat, name in enumerate(self.names):
            account = judged.account(seat)
            if account is None:
                continue
            table.add_row(
                name,
                str(scores[seat]),
                str(account.decisions),
                f"{account.same / account.decisions:.0%}",
                *(str(account.grades.get(grade, 0)) for grade in ("slip", "mistake", "blunder")),
                self.interval(account.loss),
            )
        return table

    def show_moments(self, seat: int, top: int) -> None:
        say, name = self.say, self.names[seat]
        moments = self.judged.moments(seat, top)
        if not moments:
            self.screen.print(say("review-no-moments", name=name))
            return
        table = Table(
            *(say(f"review-{key}") for key in ("ply", "grade", "played", "better", "cost")),
            title=say("review-moments", name=name),
            title_justify="left",
        )
        for one in moments:
            played, better = self.judged.words(one, say.code)
            table.add_row(
                str(one.ply),
                say(f"review-grade-{self.judged.grade(one)}"),
                self.move(one.played, played),
                self.move(one.best, better),
                self.interval(one.loss),
            )
        self.screen.print(table)
        command = f"poleis replay {shlex.quote(str(self.file))} --ply {moments[0].ply}"
        self.screen.print(Text(say("review-look", command=command), "dim"))

    def move(self, action: int, title: str) -> Text:
        """An action as it is typed, and in words."""
        said = Text(self.judged.match.game.actions.text(action))
        return said.append(f"\n{title}", "dim") if title else said

    def interval(self, loss: Estimate) -> str:
        return with_interval(loss.value, loss.low, loss.high, self.say)
