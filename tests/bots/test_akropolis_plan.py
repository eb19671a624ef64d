"""Plans against the architect, and a search that compares its best actions by them."""

from __future__ import annotations

import statistics

import pytest

from poleis.bots.mcts import planned, ranked
from poleis.bots.planning import PlanComparison
from poleis.bots.policy import Candidate, Decision, make_policy
from poleis.bots.search import Search, SearchParams
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.bot.evaluator import AkropolisEvaluator
from poleis.games.akropolis.bot.heuristics import QuickPlayer
from poleis.games.akropolis.bot.plans import (
    CANDIDATES,
    COST,
    SEARCH_FIRST,
    TURNS,
    TilePlanner,
    draw,
    shuffled,
)
from poleis.games.akropolis.rules.position import Akropolis
from tests.bots.test_akropolis_forecast import solo

AKROPOLIS = get_game("akropolis")


def in_hand() -> Akropolis:
    """A tile was taken, and there are many places for it."""
    state = solo(2, 8)
    state.apply(0, 0)
    return state


def thought(state: Akropolis, iterations: int) -> Search:
    search = Search(
        state, 0, AKROPOLIS.resample, AkropolisEvaluator([]), Luck.of(1), SearchParams()
    )
    search.run(iterations, 1e9)
    return search


def decide(iterations: int, state: Akropolis) -> Decision:
    bot = make_policy(f"mcts:iterations={iterations}")
    return bot.decide(AKROPOLIS, state, 0, Luck.of(1))


# ---- futures


def test_a_future_has_every_tile_of_the_pile_once() -> None:
    state = solo(1, 8)
    order = shuffled(state.pile, Luck.of("future", 1))
    assert sorted(state.pile) == sorted(order)
    assert list(order) != list(shuffled(state.pile, Luck.of("future", 2)))


def test_tiles_come_in_the_order_of_the_future_whatever_is_played() -> None:
    state = solo(1, 8)
    order = shuffled(state.pile, Luck.of("future", 1))
    luck = Luck.of("play", 1)
    drawn: list[int] = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            before = set(state.pile)
            draw(state, order)
            drawn += sorted(before - set(state.pile))
        else:
            state.apply(0, state.random_action(0, luck))
    assert drawn == [tile for at in range(0, len(order), 3) for tile in sorted(order[at : at + 3])]


# ---- plans


def quick_worth(state: Akropolis, order: list[int]) -> float:
    """What quick turns make of a future: one turn after the other, without a plan."""
    quick = QuickPlayer([])
    for _ in range(TURNS):
        while state.actor() == CHANCE:
            state.apply(CHANCE, order[len(order) - len(state.pile)] - 1)
        if state.actor() == OVER:
            break
        turn = quick.best_turn(state, 0, quick.look(state, 0))
        state.apply(0, turn.slot)
        state.apply(0, state.place_code(state.cities[0], turn.spot))
    return quick.judge(state)


def test_plans_make_more_of_a_future_than_quick_turns() -> None:
    gains = []
    for seed in range(12):
        state = solo(seed, 2 * (3 + seed % 9))
        order = shuffled(state.pile, Luck.of("future", seed))
        worth = TilePlanner(QuickPlayer([])).worth(state.clone(), order)
        gains.append(worth - quick_worth(state.clone(), list(order)))
    assert statistics.mean(gains) > 2.0


def test_more_plans_are_worth_more() -> None:
    means = []
    for width in (1, 8):
        worths = []
        for seed in range(12):
            state = solo(seed, 2 * (3 + seed % 9))
            planner = TilePlanner(QuickPlayer([]))
            planner.width = width
            worths.append(planner.worth(state, shuffled(state.pile, Luck.of("future", seed))))
        means.append(statistics.mean(worths))
    assert means[1] > means[0] + 0.5


def test_a_plan_to_the_end_is_worth_what_it_scores() -> None:
    """With one turn left nothing is uncertain: the worth is the margin of one of its ends."""
    state = solo(3, 34)
    assert len(state.pile) == 0
    order = shuffled(state.pile, Luck.of("future", 1))
    ends = []
    for take in state.legal(0):
        taken = state.clone()
        taken.apply(0, take)
        for place in taken.legal(0):
            end = taken.clone()
            end.apply(0, place)
            assert end.actor() == OVER
            ends.append(float(end.margin(0)))
    worth = TilePlanner(QuickPlayer([])).worth(state, order)
    assert worth in ends
    assert worth >= sorted(ends)[-len(ends) // 10]


# ---- comparing the best actions of a search

PLANNER = TilePlanner(QuickPlayer([]))


def compared(search: Search) -> tuple[list[Candidate], PlanComparison]:
    best = ranked(search)[:CANDIDATES]
    return best, PlanComparison(PLANNER, search, [option.action for option in best])


def test_planning_compares_the_actions_that_were_tried_most() -> None:
    search = thought(in_hand(), 100)
    best, plans = compared(search)
    tries = sorted((int(search.tries[edge]) for edge in range(search.count[0])), reverse=True)
    assert tries[:CANDIDATES] == [option.visits for option in best]
    plans.run(3, 1e9)
    assert 3 == plans.futures
    assert CANDIDATES == len(set(plans.means()))


def test_planning_keeps_the_level_of_the_search() -> None:
    """Plans know their luck: only how they differ counts."""
    best, plans = compared(thought(in_hand(), 100))
    plans.run(3, 1e9)
    found = planned(best, plans.means(), PLANNER)
    assert {option.action for option in best} == {option.action for option in found}
    mean = statistics.mean(option.value for option in best)
    assert mean == pytest.approx(statistics.mean(option.value for option in found))


def test_planning_ends_in_time() -> None:
    """It would plan for hours otherwise."""
    _, plans = compared(thought(in_hand(), 20))
    plans.run(10**7, 0.05)
    assert 1 <= plans.futures < 10**7


def test_without_a_future_nothing_changes() -> None:
    best, plans = compared(thought(in_hand(), 20))
    plans.run(0, 1e9)
    assert [] == plans.means()
    assert best == planned(best, plans.means(), PLANNER)


def test_options_stand_in_the_order_of_what_plans_say() -> None:
    """A point of the plans counts four times a point of the search."""
    options = [Candidate(4, 9, 2.0), Candidate(5, 3, 0.0)]
    assert [Candidate(5, 3, 1.2), Candidate(4, 9, 0.8)] == planned(options, [30.0, 31.0], PLANNER)
    assert [Candidate(4, 9, 1.2), Candidate(5, 3, 0.8)] == planned(options, [30.0, 30.0], PLANNER)


def test_a_search_plans_when_it_has_iterated_enough() -> None:
    state = in_hand()
    decision = decide(SEARCH_FIRST + 4 * COST, state)
    assert decision == decide(SEARCH_FIRST + 4 * COST, state)
    assert SEARCH_FIRST == decision.effort
    values = [option.value for option in decision.candidates[:CANDIDATES]]
    assert values == sorted(values, reverse=True)


def test_only_against_the_architect_and_before_the_last_draw() -> None:
    evaluator = AkropolisEvaluator([])
    two = AKROPOLIS.new(make_setup(AKROPOLIS, 2))
    assert evaluator.planner(in_hand()) is not None
    assert evaluator.planner(solo(2, 34)) is None
    assert evaluator.planner(two) is None
