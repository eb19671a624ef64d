"""A review: every decision is judged with what its seat knew, and costs are what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis import CHANCE, Luck, Match, get_game, make_setup
from poleis.bots.comparison import paired_differences
from poleis.bots.policy import Candidate
from poleis.bots.search import SearchParams
from poleis.core import record
from poleis.core.random_play import random_match
from poleis.study.review import Judgement, Review, judge, judgements, questions, told_apart
from poleis.study.stats import Estimate, mean

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("akropolis", "age_of_civilization", "seven_wonders_dice", "origins")


def golden(name: str) -> Match:
    return record.read((GOLDEN / f"{name}.poleis").read_text(encoding="utf-8")).match


def last_decision(match: Match) -> int:
    """The last ply at which there was something to decide, and after which nothing was drawn."""
    ply = max(question.ply for question in questions(match))
    assert CHANCE not in [move.actor for move in match.log[ply:]]
    return ply


def worth(match: Match, ply: int, action: int) -> int:
    """By how much the seat leads if it ends the game so."""
    state = match.at(ply)
    seat = match.log[ply].actor
    state.apply(seat, action)
    assert not state.actors()
    return int(state.margin(seat))


# ---- what a seat knew


@pytest.mark.parametrize("game_id", [game for game in GAMES if game != "seven_wonders_dice"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_decision_is_faced_with_what_its_seat_knew_then(game_id: str, seats: int) -> None:
    game = get_game(game_id)
    match = Match(game, make_setup(game, seats), "faced")
    known = []
    luck = Luck.of("faced", game_id, seats)
    while not match.is_over:
        seat = int(match.state.actor())
        known.append(match.known(seat).dump())
        match.play(seat, int(match.state.random_action(seat, luck)))
    plies = [ply for ply, move in enumerate(match.log) if move.actor != CHANCE]
    assert known == [match.position_at_decision(ply).dump() for ply in plies]


def test_what_others_choose_at_the_same_time_is_not_faced() -> None:
    """The same decisions of a seat, beside other decisions of the others in the same turn: they
    are faced in the same positions."""
    game = get_game("seven_wonders_dice")
    match = random_match(game, make_setup(game, 3), seed=4)
    compared = 0
    for seat in range(3):
        plies = [ply for ply, move in enumerate(match.log) if move.actor == seat]
        for ply in plies[:40]:
            start = next(
                i for i in range(ply + 1) if CHANCE not in [m.actor for m in match.log[i : ply + 1]]
            )
            other = match.prefix(start)
            luck = Luck.of("other", ply)
            for rival in {0, 1, 2} - {seat}:
                other.play(rival, int(other.state.random_action(rival, luck)))
            mine = [move for move in match.log[start : ply + 1] if move.actor == seat]
            for move in mine:
                other.play(move.actor, move.action)
            at = max(i for i, move in enumerate(other.log) if move == mine[-1])
            assert match.position_at_decision(ply).dump() == other.position_at_decision(at).dump()
            compared += other.log[start : at + 1] != match.log[start : ply + 1]
    assert compared > 50


def test_questions_are_the_decisions_that_were_some() -> None:
    match = golden("akropolis/2-seats")
    asked = list(questions(match))
    legal = {
        ply: len(match.position_at_decision(ply).legal(move.actor))
        for ply, move in enumerate(match.log)
        if move.actor != CHANCE
    }
    assert [ply for ply, count in legal.items() if count > 1] == [one.ply for one in asked]
    assert len(asked) < len(legal)
    assert {1} == {one.seat for one in questions(match, [1])}
    assert all(match.log[one.ply].action == one.played for one in asked)


# ---- what a decision cost


@pytest.mark.parametrize("name", ["akropolis/2-seats", "akropolis/solo-hard-won"])
def test_where_nothing_comes_after_it_the_cost_is_exact(name: str) -> None:
    """The last placement of a game ends it: every try differs by as much as the results do."""
    match = golden(name)
    ply = last_decision(match)
    known, seat = match.position_at_decision(ply), match.log[ply].actor
    results = {int(code): worth(match, ply, int(code)) for code in known.legal(seat)}
    best, worst = max(results, key=results.__getitem__), min(results, key=results.__getitem__)
    assert results[best] > results[worst]
    game = match.game
    found = paired_differences(
        known, seat, game.resample, game.evaluator(), Luck.of(1), SearchParams(), best, worst, 20
    )
    assert {float(results[best] - results[worst])} == set(found)


def test_the_worst_last_placement_is_found_to_cost_what_it_does() -> None:
    match = golden("akropolis/2-seats")
    ply = last_decision(match)
    asked = next(one for one in questions(match) if one.ply == ply)
    known = match.position_at_decision(ply)
    results = {int(code): worth(match, ply, int(code)) for code in known.legal(asked.seat)}
    worst = min(results, key=results.__getitem__)
    judgement = judge(type(asked)(**{**vars(asked), "played": worst}), 60)
    loss = float(max(results.values()) - results[worst])
    assert Estimate(loss, loss, loss) == judgement.loss
    assert loss == judgement.cost
    best = judge(type(asked)(**{**vars(asked), "played": judgement.best}), 60)
    assert Estimate(0.0, 0.0, 0.0) == best.loss
    assert 0.0 == best.cost


def test_a_gap_turned_round_is_the_same_with_the_other_sign() -> None:
    """Both actions meet the same luck."""
    match = golden("age_of_civilization/2-seats")
    asked = next(one for one in questions(match) if one.ply > match.ply // 2)
    known, game = match.position_at_decision(asked.ply), match.game
    first, second, *_ = (int(code) for code in known.legal(asked.seat))
    there, back = (
        paired_differences(
            known,
            asked.seat,
            game.resample,
            game.evaluator(),
            Luck.of(3),
            SearchParams(),
            *pair,
            30,
        )
        for pair in ((first, second), (second, first))
    )
    assert there == pytest.approx([-gap for gap in back])
    same = paired_differences(
        known,
        asked.seat,
        game.resample,
        game.evaluator(),
        Luck.of(3),
        SearchParams(),
        first,
        first,
        30,
    )
    assert [0.0] * 30 == same


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_reviewed_and_nothing_is_out_of_place(game_id: str) -> None:
    game = get_game(game_id)
    match = random_match(game, make_setup(game, 2), seed=5)
    asked = list(questions(match))[::9]
    found = list(judgements(asked, 20))
    assert [(one.ply, one.seat, one.played) for one in asked] == [
        (one.ply, one.seat, one.played) for one in found
    ]
    for one in found:
        legal = [int(code) for code in match.position_at_decision(one.ply).legal(one.seat)]
        assert {option.action for option in one.candidates} <= set(legal)
        assert one.best != one.played or Estimate(0.0, 0.0, 0.0) == one.loss


def test_judgements_do_not_depend_on_who_works() -> None:
    match = golden("age_of_civilization/2-seats")
    asked = list(questions(match))[:8]
    alone = list(judgements(asked, 30, workers=1))
    assert alone == list(judgements(asked, 30, workers=2))
    assert alone == [judge(one, 30) for one in asked]


# ---- what it comes to


def judgement(ply: int, cost: float, *, seat: int = 0, reach: float = 0.5) -> Judgement:
    options = (Candidate(7, 10, 3.0), Candidate(8, 5, 1.0))
    loss = Estimate(cost, cost - reach, cost + reach) if cost else Estimate(0.0, 0.0, 0.0)
    return Judgement(ply, seat, 8 if cost else 7, options, loss)


def test_grades_are_shares_of_the_winners_points() -> None:
    match = golden("akropolis/2-seats")
    points = max(match.scores())
    review = Review(match, [], 20)
    for share, grade in ((0.009, "good"), (0.011, "slip"), (0.031, "mistake"), (0.061, "blunder")):
        assert grade == review.grade(judgement(9, share * points, reach=0.001))
    assert "good" == review.grade(judgement(9, 0.5 * points, reach=0.6 * points))


def test_an_account_counts_averages_and_ranks() -> None:
    match = golden("akropolis/2-seats")
    points = float(max(match.scores()))
    costs = [0.0, 0.02 * points, 0.1 * points, 0.04 * points, 0.07 * points]
    found = [judgement(ply, cost, reach=1.0) for ply, cost in enumerate(costs)]
    review = Review(match, [*found, judgement(9, points, seat=1)], 20)
    account = review.account(0)
    assert account is not None
    assert (5, 1) == (account.decisions, account.same)
    assert {"good": 1, "slip": 1, "mistake": 1, "blunder": 2} == account.grades
    assert sum(costs) / 5 == pytest.approx(account.loss.value)
    assert account.loss.low is not None
    assert 2.0 / 5 == pytest.approx(account.loss.value - account.loss.low)  # four reaches of 1
    assert [2, 4, 3] == [one.ply for one in review.moments(0, 3)]
    assert [9] == [one.ply for one in review.moments(1, 3)]
    solo = Review(match, found, 20)
    assert solo.account(1) is None


def test_a_review_says_what_was_better_in_words_and_as_json() -> None:
    match = golden("akropolis/2-seats")
    asked = list(questions(match))[:6]
    review = Review(match, list(judgements(asked, 30)), 30)
    for one in review.judgements:
        played, better = review.words(one, "pl")
        assert played and better
        assert (played == better) is False or one.best == one.played
    told = review.json()
    assert match.scores() == told["scores"]
    decisions = told["decisions"]
    assert isinstance(decisions, list)
    for one, row in zip(review.judgements, decisions, strict=True):
        text = match.game.actions.text
        assert (one.ply, text(one.played), text(one.best)) == (
            row["ply"],
            row["played"],
            row["best"],
        )


def test_only_the_later_half_of_the_tries_counts() -> None:
    """A tree that has just begun to grow says less."""
    match = golden("origins/2-seats")
    asked, found = next(
        (one, found)
        for one in questions(match)
        if one.ply > 100 and (found := judge(one, 60)).best != one.played
    )
    known, game = match.position_at_decision(asked.ply), match.game
    luck = Luck.of("review", asked.ply)
    luck.word()
    luck.word()  # these two were for the search
    tries = paired_differences(
        known, asked.seat, game.resample, game.evaluator(), luck, SearchParams(), found.best,
        asked.played, 60,
    )  # fmt: skip
    assert mean(tries[30:]) == found.loss


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_moves_of_one_name_are_told_apart_by_what_they_bring(lang: str) -> None:
    """Two places on one level: the districts that grow say which is which."""
    game = get_game("akropolis")
    match = random_match(game, make_setup(game, 2), 4)
    told = set()
    for question in questions(match):
        known, seat = match.position_at_decision(question.ply), match.log[question.ply].actor
        seen: dict[str, tuple[int, str]] = {}
        for action in map(int, known.legal(seat)):
            preview = game.preview(known, seat, action, lang)
            first, detail = seen.setdefault(preview.title, (action, preview.detail))
            if detail != preview.detail:
                options = (Candidate(action, 1, 1.0),)
                judgement = Judgement(question.ply, seat, first, options, Estimate(1.0))
                played, better = told_apart(match, judgement, lang)
                assert played != better
                assert detail in played and preview.detail in better
                told.add(better)
                break
    assert told
