"""Every installed game keeps every law, for every seat count and option, however they meet."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poleis._plain import is_compiled
from poleis.core.game import Game, games
from poleis.core.laws import LAWS
from poleis.core.random_play import Law
from poleis.core.setup import Setup, all_setups
from tests.covering import covering_setups

GAMES = list(games().values())
MEETING = 3 if is_compiled() else 2
"""How many options meet in some set-up, wherever they can meet."""


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_that_meet_keep_the_law(game: Game, law: Law) -> None:
    """One game with each of the set-ups in which any three numbers of seats and options meet."""
    for seed, setup in enumerate(covering_setups(game, MEETING)):
        law(game, setup, seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_setup_keeps_the_law(game: Game, law: Law) -> None:
    """One game with each combination of seats and options."""
    for seed, setup in enumerate(all_setups(game)):
        law(game, setup, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_seed_keeps_the_law(game: Game, law: Law) -> None:
    """Games from seeds that Hypothesis chooses, and makes small when one fails."""

    @settings(max_examples=30 if is_compiled() else 5)
    @given(st.sampled_from(list(all_setups(game))), st.integers(0, 2**64))
    def keeps(setup: Setup, seed: int) -> None:
        law(game, setup, seed)

    keeps()
