"""Every decision of every game has guidance for beginners, in every language."""

from __future__ import annotations

import pytest

from poleis.core.game import Game, HasGuidance, games, guidance_of, is_drawn
from poleis.core.luck import Luck
from poleis.core.match import Move
from poleis.core.random_play import in_positions
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.locale import LANGUAGES
from tests.covering import covering_setups

GAMES = [game for game in games().values() if is_drawn(game)]
LONGEST = 300
"""Characters: it is a help, not a page of rules."""


@in_positions(every=3)
def decisions_are_explained(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A seat reads guidance when it must decide, and only then. It depends on nothing that the
    seat cannot know."""
    actors = state.actors()
    for seat in range(setup.seats):
        known = game.redact(state, seat)
        imagined = game.redact(game.resample(known, seat, luck), seat)
        for language in LANGUAGES:
            said = guidance_of(game, known, seat, language)
            assert (seat in actors) == bool(said)
            assert len(said) <= LONGEST
            assert said == guidance_of(game, imagined, seat, language)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_decision_is_explained_to_beginners(game: Game) -> None:
    """In one random game with each of the set-ups in which any two options meet."""
    assert isinstance(game, HasGuidance)
    for seed, setup in enumerate(covering_setups(game, 2)):
        decisions_are_explained(game, setup, seed)
