"""Long runs: a hundred thousand random games, and all laws with seeds never used before.

`make soak` runs them; `make test` leaves them out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from random import SystemRandom

import pytest

from poleis import Luck
from poleis.core.explain import total
from poleis.core.game import Game, games
from poleis.core.laws import LAWS
from poleis.core.random_play import Law
from poleis.core.setup import all_setups
from poleis.core.state import play_to_end

pytestmark = pytest.mark.soak

GAMES = 100_000
PARTS = 8
"""Parts run side by side; each plays its share of every set-up."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_hundred_thousand_games_end(
    game: Game, part: int, record_property: Callable[[str, object], None]
) -> None:
    """Within their bound, without an exception, with sheets that add up and a winner."""
    played = 0
    for number, setup in enumerate(islice(cycle(all_setups(game)), GAMES)):
        if number % PARTS != part:
            continue
        state = game.new(setup)
        _, plies = play_to_end(state, Luck.of("soak", number))
        assert [] == state.actors()
        assert plies <= game.max_plies(setup)
        for seat in range(setup.seats):
            assert state.score(seat) == total(game.sheet(state, seat)), (setup, number)
        assert setup.seats == 1 or 1 in game.ranking(state)
        played += 1
    record_property(f"games of {game.id}", played)
    assert GAMES // PARTS == played


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_laws_hold_for_seeds_never_used_before(game: Game, law: Law) -> None:
    setups, random = list(all_setups(game)), SystemRandom()
    for _ in range(400):
        law(game, random.choice(setups), random.getrandbits(60))
