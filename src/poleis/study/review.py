"""Review: every decision of a match, judged by a search that knows no more than the seat did.

The search says what it would have done. If that is something else, both actions are tried equally
often with common random numbers, and the difference, with its interval, is what the decision
cost. The tries are fresh ones: what looked best in the search by luck does not stay so. Only the
later half of them counts, when both lines have been searched for a while.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal, TypeVar

from poleis.bots.comparison import PairedComparison
from poleis.bots.mcts import SHOWN, UNLIMITED, Level, Mcts, Thinking
from poleis.bots.policy import Candidate
from poleis.bots.search import Search
from poleis.core.game import get_game, is_drawn
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import Setup
from poleis.core.state import CHANCE
from poleis.core.view import Preview
from poleis.locale import get_language
from poleis.study.executor import Answers, Executor, in_order
from poleis.study.notebook import interval, table
from poleis.study.stats import Estimate, mean

ITERATIONS = 600
"""How long to think about a decision, if nobody says."""
MIN_ITERATIONS = 20
STEP_SECONDS = 0.05
"""How long a judgement goes on before it lets others work, where they share a thread."""
Answer = TypeVar("Answer")
Grade = Literal["good", "slip", "mistake", "blunder"]
GRADES: dict[Grade, float] = {"blunder": 0.06, "mistake": 0.03, "slip": 0.01}
"""What a decision must cost at least to be called so, as a share of the winner's points."""
_LEAST_SCALE = 10.0
"""Points of a winner, where there are fewer."""
DEAREST = 3
"""How many decisions of a seat a notebook shows."""


@dataclass(frozen=True)
class Question:
    """A decision to be judged, with what its seat knew."""

    game: str
    setup: Setup
    known: object
    ply: int
    seat: int
    played: int


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of a decision."""

    ply: int
    """The number of plies before the decision."""
    seat: int
    played: int
    candidates: tuple[Candidate, ...]
    """What the search looked at, best first; values are leads expected at the end, in points."""
    loss: Estimate
    """By how many points the best candidate leads further than what was played."""

    @property
    def best(self) -> int:
        return self.candidates[0].action

    @property
    def value(self) -> float:
        """The lead that the seat could expect."""
        return self.candidates[0].value

    @property
    def cost(self) -> float:
        """The loss, where it is sure that there is one."""
        return self.loss.value if self.loss.low is not None and self.loss.low > 0 else 0.0


def judgement_of(row: Sequence[Any]) -> Judgement:
    """A judgement from its fields one after another, as `astuple` and then JSON have it."""
    ply, seat, played, options, loss = row
    return Judgement(ply, seat, played, tuple(Candidate(*o) for o in options), Estimate(*loss))


@dataclass(frozen=True)
class Account:
    """The decisions of one seat, summed up."""

    decisions: int
    same: int
    """How many of them the search would have made, too."""
    grades: dict[Grade, int]
    loss: Estimate
    """What a decision cost on average."""

    def json(self) -> dict[str, object]:
        return {
            "decisions": self.decisions,
            "same": self.same,
            "grades": {grade: self.grades.get(grade, 0) for grade in GRADES},
            "loss": self.loss.json(),
        }


def questions(match: Match, seats: Sequence[int] | None = None) -> Iterator[Question]:
    """The decisions of these seats, or of all, where there was something to decide."""
    for ply, move in enumerate(match.log):
        if move.actor == CHANCE or (seats is not None and move.actor not in seats):
            continue
        known = match.position_at_decision(ply)
        if len(known.legal(move.actor)) > 1:
            game = match.game.id
            yield Question(game, match.setup, known.dump(), ply, move.actor, move.action)


def judge(question: Question, iterations: int = ITERATIONS) -> Judgement:
    """The judgement on one decision; the same each time."""
    return finish(judge_in_steps(question, iterations))


def judge_in_steps(
    question: Question, iterations: int = ITERATIONS
) -> Generator[None, None, Judgement]:
    """The same, with pauses about every `STEP_SECONDS`."""
    game = get_game(question.game)
    known = game.load(question.setup, question.known)
    evaluator, seat = game.evaluator(), question.seat
    luck = Luck.of("review", question.ply)
    bot = Mcts(Level(iterations, UNLIMITED))
    thinking = Thinking(Search(known, seat, game.resample, evaluator, luck, bot.params), bot.level)
    while not thinking.is_over:
        thinking.step(STEP_SECONDS)
        yield
    options = thinking.candidates()
    best, played = options[0].action, question.played
    loss = Estimate(0.0, 0.0, 0.0)
    if best != played:
        comparison = PairedComparison(
            known, seat, game.resample, evaluator, luck, bot.params, best, played, iterations
        )
        while comparison.left:
            comparison.run(STEP_SECONDS)
            yield
        loss = mean(comparison.differences[len(comparison.differences) // 2 :])
    return Judgement(question.ply, seat, played, tuple(options[:SHOWN]), loss)


def finish(steps: Generator[None, None, Answer]) -> Answer:
    """What comes out at the end of the steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def judgements(
    asked: Sequence[Question], iterations: int = ITERATIONS, workers: int | Executor = 1
) -> Answers[Judgement]:
    """The judgement on each question, in order. *workers* is as in `in_order`."""
    return in_order(
        functools.partial(judge, iterations=iterations),
        asked,
        workers,
        lambda question: f"the decision at ply {question.ply} of seat {question.seat}",
    )


def told_apart(match: Match, judgement: Judgement, lang: str) -> tuple[str, str]:
    """What was played and what would have been better, in words."""
    known, seat = match.position_at_decision(judgement.ply), judgement.seat
    played, best = (
        match.game.preview(known, seat, action, lang)
        for action in (judgement.played, judgement.best)
    )
    return words_apart(played, best, lang)


def words_apart(first: Preview, second: Preview, lang: str) -> tuple[str, str]:
    """The names of two actions. Where both are called the same, what they bring and lose tells
    them apart."""
    if first.title != second.title:
        return first.title, second.title
    if first.words != second.words:
        return f"{first.title}: {first.words}", f"{second.title}: {second.words}"
    return first.title, get_language(lang)("review-otherwise", title=second.title)


class Review:
    """The judgements on a match, and what they come to."""

    def __init__(self, match: Match, found: Sequence[Judgement], iterations: int) -> None:
        self.match = match
        self.iterations = iterations
        self.judgements: list[Judgement] = list(found)
        self.scale: float = max(_LEAST_SCALE, float(max(match.scores())))

    def grade(self, judgement: Judgement) -> Grade:
        for grade, share in GRADES.items():
            if judgement.cost >= share * self.scale:
                return grade
        return "good"

    def of(self, seat: int) -> list[Judgement]:
        return [judgement for judgement in self.judgements if judgement.seat == seat]

    def moments(self, seat: int, most: int) -> list[Judgement]:
        """The decisions of a seat that cost most, the dearest first."""
        graded = [one for one in self.of(seat) if self.grade(one) != "good"]
        return sorted(graded, key=lambda one: (-one.cost, one.ply))[:most]

    def account(self, seat: int) -> Account | None:
        """What the decisions of a seat come to; None if it had nothing to decide."""
        mine = self.of(seat)
        if not mine:
            return None
        return Account(
            decisions=len(mine),
            same=sum(one.best == one.played for one in mine),
            grades=dict(Counter(self.grade(one) for one in mine)),
            loss=_average([one.loss for one in mine]),
        )

    def words(self, judgement: Judgement, lang: str) -> tuple[str, str]:
        """What was played and what would have been better, in words; empty, where the game has
        none."""
        return told_apart(self.match, judgement, lang) if is_drawn(self.match.game) else ("", "")

    def _repr_html_(self) -> str:
        """The account of each seat, and the decisions that cost it most."""
        text = self.match.game.actions.text
        accounts: list[tuple[object, ...]] = []
        dear: list[tuple[object, ...]] = []
        for seat in range(self.match.setup.seats):
            if account := self.account(seat):
                loss = interval(account.loss, "{:.2f}")
                accounts.append((seat, account.decisions, account.same, loss))
            for one in self.moments(seat, DEAREST):
                cost = interval(one.loss, "{:.1f}")
                dear.append((one.ply, seat, text(one.played), text(one.best), cost))
        return table(
            "Review", ("seat", "decisions", "as the search", "points lost by each"), accounts
        ) + table("What cost most", ("ply", "seat", "played", "better", "points lost"), dear)

    def json(self) -> dict[str, object]:
        """All of it, for programs; codes of actions as words of the record."""
        match = self.match
        accounts = [self.account(seat) for seat in range(match.setup.seats)]
        return {
            "game": match.game.id,
            "seats": match.setup.seats,
            "finished": match.is_over,
            "scores": match.scores(),
            "iterations": self.iterations,
            "players": [None if one is None else one.json() for one in accounts],
            "decisions": [self._told(judgement) for judgement in self.judgements],
        }

    def _told(self, judgement: Judgement) -> dict[str, object]:
        text = self.match.game.actions.text
        return {
            "ply": judgement.ply,
            "seat": judgement.seat,
            "played": text(judgement.played),
            "best": text(judgement.best),
            "expected": round(judgement.value, 2),
            "loss": judgement.loss.json(),
            "grade": self.grade(judgement),
            "options": [
                {"action": text(o.action), "visits": o.visits, "value": round(o.value, 2)}
                for o in judgement.candidates
            ],
        }


def review_match(match: Match, iterations: int = ITERATIONS, workers: int | Executor = 1) -> Review:
    """The review of all decisions of a match; the same for any number of workers."""
    asked = list(questions(match))
    return Review(match, list(judgements(asked, iterations, workers)), iterations)


def _average(losses: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates; its interval is for their chance, not for their spread."""
    value = sum(one.value for one in losses) / len(losses)
    squares = [(one.value - one.low) ** 2 for one in losses if one.low is not None]
    reach = sqrt(sum(squares)) / len(losses)
    return Estimate(value, value - reach, value + reach)
