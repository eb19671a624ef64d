"""Rules of thumb of Origins: legal, much better than chance, and they come to an end."""

from __future__ import annotations

import pytest

from poleis import CHANCE, OVER, Luck, get_game, make_setup
from poleis._plain import is_compiled
from poleis.bots.policy import make_policy
from poleis.core.random_play import positions
from poleis.study.arena import Matchup, play_arena_game

GAME = get_game("origins")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_quick_actions_are_legal_wherever_a_game_comes(seats: int) -> None:
    """In every position of random games, where rules of thumb alone would not lead."""
    evaluator = GAME.evaluator()
    asked = 0
    for state, move in positions(GAME, make_setup(GAME, seats, {}), 7):
        if move is not None and move.actor >= 0:
            before = state.dump()
            action = evaluator.rollout_action(state, move.actor, Luck.of("quick"))
            assert state.allows(move.actor, action)
            assert before == state.dump()
            asked += 1
    assert asked > 20


def quick_game(seats: int, seed: int) -> tuple[int, list[int]]:
    """How many decisions a game by rules of thumb has, and its scores."""
    evaluator = GAME.evaluator()
    state = GAME.new(make_setup(GAME, seats, {}))
    luck = Luck.of("quick game", seed)
    decisions = 0
    while (actor := int(state.actor())) >= CHANCE:
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            state.apply(actor, evaluator.rollout_action(state, actor, luck))
            decisions += 1
    return decisions, [int(state.score(seat)) for seat in range(seats)]


def test_a_quick_solo_game_is_worth_many_points() -> None:
    """156 on average; a game at random brings 4."""
    games = 60 if is_compiled() else 10
    scores = [quick_game(1, seed)[1][0] for seed in range(games)]
    assert 140 < sum(scores) / games < 180


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_games_come_to_an_end(seats: int) -> None:
    """Nobody circles: the longest of 2,000 had 696 decisions."""
    for seed in range(20 if is_compiled() else 2):
        decisions, scores = quick_game(seats, seed)
        assert decisions < 1500
        assert max(scores) > 60


def test_a_short_search_beats_greedy() -> None:
    matchup = Matchup("origins", make_setup(GAME, 2, {}), ("mcts:iterations=20", "greedy"), 4)
    results = [play_arena_game(matchup, index) for index in range(2)]
    assert [1.0, 1.0] == [result.shares[0] for result in results]
    assert min(result.margins[0] for result in results) > 30


@pytest.mark.parametrize("seed", [5, 8, 11])
def test_games_of_greedy_come_to_an_end(seed: int) -> None:
    """In these both attack for points, round after round; no rule would stop them (ORI-19.3)."""
    state, luck = GAME.new(make_setup(GAME, 2, {})), Luck.of(seed, "x")
    greedy = make_policy("greedy")
    decisions = 0
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            state.apply(actor, greedy.decide(GAME, state.clone(), actor, luck).action)
            decisions += 1
        assert decisions < 2500
