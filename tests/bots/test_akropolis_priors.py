"""What the evaluator of Akropolis promises: it knows what the architect will do."""

from __future__ import annotations

import pytest

from poleis.bots.search import Search, SearchParams
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE, settle_chance
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.position import Akropolis, laid_out
from tests.bots.test_mcts import position

AKROPOLIS = get_game("akropolis")
SOLO = make_setup(AKROPOLIS, 1, {"architect": "hard"})


def two_left(seed: int) -> Akropolis:
    """A solo position in which the player takes one of the last two tiles on the site."""
    state = AKROPOLIS.new(SOLO)
    luck = Luck.of("two left", seed)
    settle_chance(state, luck)
    while True:
        assert isinstance(state, Akropolis)
        if len(state.market) == 2 and state.held == 0 and len(state.pile) > 9:
            return state
        state.apply(0, state.random_action(0, luck))
        settle_chance(state, luck)


def with_market(state: Akropolis, first: int, second: int) -> Akropolis:
    """The same position with other tiles on the site; those that lay there go to the pile."""
    there = state.clone()
    tiles = sorted([*state.market, *state.pile])
    return laid_out(
        there,
        there.cities,
        market=[first, second],
        pile=[int(tile) for tile in tiles if tile not in (first, second)],
        to_draw=int(there.to_draw),
        turn=int(there.turn),
        held=int(there.held),
        collection=[int(tile) for tile in there.collection],
        stones=int(there.stones),
    )


@pytest.mark.rule("AKR-8.4")
@pytest.mark.parametrize("seed", range(8))
def test_a_plaza_left_on_the_site_is_the_architects(seed: int) -> None:
    """It takes the first tile with a plaza, so a tile left with one is the tile it gets; a tile
    without one is passed over, if the architect can pay."""
    state = two_left(seed)
    tiles = [int(tile) for tile in [*state.market, *state.pile]]
    plain = [tile for tile in tiles if not GAME.edition.tiles.has_plaza(tile)]
    plazas = [tile for tile in tiles if GAME.edition.tiles.has_plaza(tile)]
    evaluator = AKROPOLIS.evaluator()

    def promise(left: int) -> float:
        there = with_market(state, plain[0], left)
        return evaluator.priors(there, 0, there.legal(0))[0]

    left_plain = {promise(tile) for tile in plain[1:]}
    if state.stones > 0:
        assert 1 == len(left_plain), "without a plaza it is not what the architect takes"
    assert len({promise(tile) for tile in plazas}) > 1
    total = sum(promise(tile) for tile in plazas) / len(plazas)
    if state.stones > 0:
        assert total < max(left_plain), "the plaza is free; others would cost it stones"


def test_the_tree_ends_where_chance_begins() -> None:
    """After the last placement of a round new tiles are drawn: then there is one node only."""
    state = two_left(1)
    state.apply(0, 0)
    assert state.held != 0
    after = state.clone()
    after.apply(0, after.legal(0)[0])
    assert CHANCE == after.actor()
    quick = Search(state, 0, AKROPOLIS.resample, AKROPOLIS.evaluator(), Luck.of(1), SearchParams())
    quick.run(200, 1e9)
    assert 1 == len(quick.visits)
    plain = Search(
        state, 0, AKROPOLIS.resample, AKROPOLIS.evaluator(), Luck.of(1), SearchParams(quick=False)
    )
    plain.run(200, 1e9)
    assert 1 < len(plain.visits)


def test_the_tree_knows_the_rest_of_the_round() -> None:
    """With four tiles on the site the player comes again before anything is drawn."""
    state = position(AKROPOLIS, SOLO, 0)
    search = Search(state, 0, AKROPOLIS.resample, AKROPOLIS.evaluator(), Luck.of(1), SearchParams())
    search.run(400, 1e9)
    assert 4 <= len(search.visits)
