"""No law is a law that cannot be broken; and games from elsewhere can keep them all."""

from __future__ import annotations

import pytest

from poleis.core.game import Game
from poleis.core.laws import LAWS
from poleis.core.random_play import Law
from poleis.core.setup import all_setups
from tests.laws.broken import FLAWS, AtOnce, with_state
from tests.laws.hoard import Hoard, as_game, hoard_table

BY_NAME = {law.__name__: law for law in LAWS}


FLAWED = [
    pytest.param(
        BY_NAME[name],
        game,
        id=f"{name}-{(game.state if type(game) is Hoard else type(game)).__name__}",
    )
    for name, games in FLAWS.items()
    for game in games
]


def enforce(law: Law, game: Game) -> None:
    """The law, for every set-up and twenty seeds."""
    for setup in all_setups(game):
        for seed in range(20):
            law(game, setup, seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_game_from_elsewhere_keeps_the_law(law: Law) -> None:
    """Hoard is interpreted Python below the compiled State, and not installed."""
    enforce(law, as_game(Hoard()))


@pytest.mark.parametrize("name", ["secrets_stay", "choices_stay_hidden", "order_does_not_matter"])
def test_a_game_of_choices_at_once_keeps_the_law(name: str) -> None:
    """So what breaks the law in the flawed ones is the flaw, not the choice at the same time."""
    enforce(BY_NAME[name], as_game(with_state(AtOnce)))


@pytest.mark.parametrize(("law", "game"), FLAWED)
def test_a_flaw_breaks_the_law(law: Law, game: Hoard) -> None:
    with pytest.raises(AssertionError):
        enforce(law, as_game(game))


def test_every_law_can_be_broken() -> None:
    assert set(BY_NAME) == set(FLAWS)


def test_a_broken_law_names_setup_seed_and_ply() -> None:
    game = as_game(FLAWS["legal_is_sorted"][0])
    setup = next(iter(all_setups(game)))
    with pytest.raises(AssertionError) as error:
        BY_NAME["legal_is_sorted"](game, setup, 3)
    (note,) = error.value.__notes__
    assert "hoard, Setup(seats=1, options=()), seed 3, ply 1" == note


def test_a_state_from_elsewhere_is_a_state() -> None:
    """The parts that the base class provides work for an interpreted subclass."""
    state = hoard_table(2)
    assert [-1] == state.actors()
    state.apply(-1, 4)
    assert [0] == state.actors()
    assert state.allows(0, 1) and not state.allows(1, 1)
    state.apply(0, 1)
    assert [10, 0] == [state.score(seat) for seat in (0, 1)]
    assert [10, -10] == [state.margin(seat) for seat in (0, 1)]
