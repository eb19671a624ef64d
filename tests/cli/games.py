"""Games and cities that the tests of the command line share."""

from __future__ import annotations

import functools

from poleis import Luck, Match, get_game, make_setup
from poleis.core import record
from poleis.core.state import play_out
from poleis.games.akropolis.rules.position import Akropolis
from tests.rules.akropolis.cities import faces

City = dict[str, object]


@functools.cache
def record_text(seed: int = 7, seats: int = 2, plies: int | None = None) -> str:
    """The record of a random game, or of its beginning, with its seed."""
    game = get_game("akropolis")
    match = Match(game, make_setup(game, seats), seed)
    luck = Luck.of("tests", seed)
    while not match.is_over and (plies is None or match.ply < plies):
        seat = int(match.state.actor())
        match.play(seat, int(match.state.random_action(seat, luck)))
    return record.write(match, {0: "Ann", 1: "Zoë"}, seed=True)


def random_cities(number: int) -> list[City]:
    """Finished cities, as the pad reads them."""
    game = get_game("akropolis")
    start = game.new(make_setup(game, 2))
    cities: list[City] = []
    for index in range(number):
        state = start.clone()
        play_out(state, Luck.of("cities", index))
        assert isinstance(state, Akropolis)
        city = state.cities[0]
        placements = []
        for tile, q, r, rot, _ in (placement.dump() for placement in city.placed):
            placements.append({"faces": faces(tile), "at": [q, r], "rot": rot})
        cities.append({"stones": int(city.stones), "placements": placements})
    return cities
