"""Perft: the numbers of sequences of decisions from named positions do not change."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from poleis import CHANCE, OVER, Luck, Match, State, get_game
from poleis.core.game import Game
from poleis.core.perft import perft
from poleis.core.setup import make_setup
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.origins.rules.position import Origins
from tests.laws.hoard import Hoard, as_game, hoard_table
from tests.perft.positions import POSITIONS, Position
from tests.rules.akropolis.cities import candidates
from tests.rules.origins.tables import candidates as origins_candidates


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_numbers_of_the_table(position: Position) -> None:
    state = position.state()
    before = state.dump()
    assert position.counts == [
        perft(state, depth, position.seed, position.ply)
        for depth in range(1, len(position.counts) + 1)
    ]
    assert before == state.dump()


def codes_of(game: Game, state: State, actor: int) -> Iterable[int]:
    """The codes to ask about: all of them, or those near the city where they are too many."""
    if isinstance(state, Akropolis):
        return candidates(state, actor)
    if isinstance(state, Origins):
        return origins_candidates(state)
    return range(game.actions.size)


def brute(game: Game, state: State, depth: int, seed: int, ply: int) -> int:
    """Perft by the named predicates of the rules: every action is asked about."""
    if depth == 0:
        return 1
    while state.actor() == CHANCE:
        state = state.clone()
        outcomes = [outcome for outcome, weight in state.chance() for _ in range(weight)]
        state.apply(CHANCE, outcomes[Luck.of(seed, ply).below(len(outcomes))])
        ply += 1
    if state.actor() == OVER:
        return 0
    actor = int(state.actor())
    sequences = 0
    for code in codes_of(game, state, actor):
        if not game.explain(state, actor, code):
            after = state.clone()
            after.apply(actor, code)
            sequences += brute(game, after, depth - 1, seed, ply + 1)
    return sequences


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_numbers_by_the_predicates(position: Position) -> None:
    state = position.state()
    for depth, count in enumerate(position.counts[:3], 1):
        if count < 400:
            found = brute(get_game(position.game), state, depth, position.seed, position.ply)
            assert count == found


def test_sequences_are_counted_exactly() -> None:
    """Hoard with one seat: the first card can be kept or shown, later ones depend on it."""
    state = hoard_table(1)
    for card in (5, 3, 7):  # what chance brings is named here, so that a person can count
        assert 1 == perft(state, 0, "any")
        state.apply(CHANCE, card - 1)
        assert len(state.legal(0)) == perft(state, 1, "any")
        state.apply(0, 0)
    assert 0 == perft(state, 1, "any")  # the game is over: there is no such sequence
    assert 1 == perft(state, 0, "any")


@pytest.mark.parametrize("seed", range(8))
def test_chance_is_that_of_a_match_with_the_seed(seed: int) -> None:
    game = as_game(Hoard())
    sequences = 0
    for first in Match(game, make_setup(game, 2), seed).state.legal(0):
        match = Match(game, make_setup(game, 2), seed)
        match.play(0, int(first))
        sequences += len(match.state.legal(1))
    assert sequences == perft(game.new(make_setup(game, 2)), 2, seed)
