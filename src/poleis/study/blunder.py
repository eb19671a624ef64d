"""Blunders: decisions of a running game that lost much, found with a small budget.

A review judges every decision of a finished game; here a beginner waits for the answer, and only
a loss that is easy to see counts.
"""

from __future__ import annotations

from collections.abc import Generator
from statistics import fmean
from typing import Final

from poleis.core.evaluator import FOREVER
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.study.review import GRADES, Judgement, Question, finish, judge_in_steps

ITERATIONS: Final = 120
LEAST_LOSS: Final = 2.0
"""Points that a blunder costs at least, for sure."""
PLAYOUTS: Final = 6
"""Playouts that estimate these points."""
MOST_LEGS: Final = 200
"""How often a playout goes on where a game stops it for its evaluator."""


def find_blunder(question: Question, iterations: int = ITERATIONS) -> Judgement | None:
    """The judgement on a decision that a review would call a blunder; None if it was none. The same
    each time."""
    return finish(find_blunder_in_steps(question, iterations))


def find_blunder_in_steps(
    question: Question, iterations: int = ITERATIONS
) -> Generator[None, None, Judgement | None]:
    """The same, with pauses."""
    judgement = yield from judge_in_steps(question, iterations)
    if judgement.cost < LEAST_LOSS:
        return None
    points = []
    for number in range(PLAYOUTS):
        points.append(_points_in_playout(question, number))
        yield
    return None if judgement.cost < GRADES["blunder"] * fmean(points) else judgement


def winner_points(question: Question) -> float:
    """How many points the winner will have, estimated by playouts from what the seat knew."""
    return fmean(_points_in_playout(question, number) for number in range(PLAYOUTS))


def _points_in_playout(question: Question, number: int) -> int:
    game = get_game(question.game)
    known, evaluator = game.load(question.setup, question.known), game.evaluator()
    luck = Luck.of("blunder", question.ply, number)
    world = game.resample(known, question.seat, luck)
    for _ in range(MOST_LEGS):
        evaluator.play_on(world, luck, FOREVER)
    return max(int(world.score(seat)) for seat in range(question.setup.seats))
