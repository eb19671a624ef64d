"""What changes by a number, for whoever does not see the symbols."""

from __future__ import annotations

import doctest

import pytest

from poleis.core import view
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup

GAMES = ("akropolis", "age_of_civilization", "seven_wonders_dice", "origins")
PLIES = 120


def test_examples_in_the_documentation_hold() -> None:
    assert 0 == doctest.testmod(view).failed


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_a_symbol_is_told_in_words_too(name: str, language: str) -> None:
    """A screen reader says "−2 stones" where others see −2 and a stone."""
    game = get_game(name)
    match = Match(game, make_setup(game, 2), 5)
    luck = Luck.of("deltas")
    told = set()
    while (actors := match.state.actors()) and match.ply < PLIES:
        seat = actors[0]
        action = int(match.state.random_action(seat, luck))
        for delta in game.preview(match.state, seat, action, language).deltas:
            assert bool(delta.icon) == bool(delta.label)
            if delta.icon:
                assert delta.text in delta.label
                told.add((delta.icon, delta.label.replace(delta.text, "").strip(" :")))
        match.play(seat, action)
    assert told
    assert all(len(words) > 1 for _, words in told)
