"""Blunders: the program finds decisions that lost much, and leaves the others alone."""

from __future__ import annotations

import pytest

from poleis.core.game import Game, games, get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.random_play import random_match
from poleis.core.setup import make_setup
from poleis.study.blunder import LEAST_LOSS, find_blunder, winner_points
from poleis.study.review import GRADES, Question, questions

AKROPOLIS = get_game("akropolis")


def last_placement(match: Match) -> tuple[Question, dict[int, int]]:
    """The last decision of a game, and the points that each action of it ends with."""
    *_, question = questions(match)
    known = match.position_at_decision(question.ply)
    points = {}
    for action in map(int, known.legal(question.seat)):
        after = known.clone()
        after.apply(question.seat, action)
        points[action] = int(after.score(question.seat))
    return question, points


def with_action(question: Question, action: int) -> Question:
    return Question(
        question.game, question.setup, question.known, question.ply, question.seat, action
    )


def test_the_worst_last_placement_is_a_blunder() -> None:
    """Nothing comes after it, so the loss is the difference in points."""
    match = random_match(AKROPOLIS, make_setup(AKROPOLIS, 2), 3)
    question, points = last_placement(match)
    best, worst = max(points.values()), min(points.values())
    assert best - worst > max(LEAST_LOSS, GRADES["blunder"] * best)
    played = min(points, key=points.__getitem__)
    found = find_blunder(with_action(question, played))
    assert found is not None
    assert (best, best - worst) == (points[found.best], round(found.cost))


def test_the_best_last_placement_is_none() -> None:
    match = random_match(AKROPOLIS, make_setup(AKROPOLIS, 2), 3)
    question, points = last_placement(match)
    assert find_blunder(with_action(question, max(points, key=points.__getitem__))) is None


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_points_of_the_winner_are_estimated_from_what_a_seat_knows(game: Game) -> None:
    """At the end they are known; the estimate depends on nothing hidden and is the same again."""
    match = random_match(game, make_setup(game, 2), 1)
    *_, last = questions(match)
    assert winner_points(last) > 0
    assert winner_points(last) == winner_points(last)
    first = next(questions(match))
    known = match.position_at_decision(first.ply)
    imagined = game.redact(game.resample(known, first.seat, Luck.of("other", 1)), first.seat)
    same = Question(game.id, match.setup, imagined.dump(), first.ply, first.seat, first.played)
    assert winner_points(first) == winner_points(same)
