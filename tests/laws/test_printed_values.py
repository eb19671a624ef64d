"""The law of printed values: every integer of components.json may be corrected in that one place.

Each integer is changed in turn. Either the game refuses the file in one sentence, or it is played:
positions load, refusals agree with what is legal, views are drawn, and sheets add up. Whatever
breaks was repeated somewhere in the code.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from poleis.core.components import BadComponents
from poleis.core.game import Game
from tests.rules.sound_play import is_sound

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
SETUPS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "akropolis": [(3, {"variants": "houses,markets,barracks,temples,gardens"}), (1, {}), (2, {})],
    "seven_wonders_dice": [(3, {}), (1, {}), (2, {})],
    "age_of_civilization": [
        (4, {"innovations": True, "winds_of_change": True}),
        (3, {"draft": True}),
        (1, {"solo": "silk_road"}),
        (1, {"solo": "death_and_rebirth"}),
        (2, {}),
    ],
    "origins": [(2, {}), (1, {}), (4, {})],
}
SAMPLE = 6
"""Integers of each game that `make test` tries; `make soak` tries all."""

Place = tuple[str | int, ...]


def integers(value: object, path: Place = ()) -> Iterator[Place]:
    """The places of all integers."""
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from integers(inside, (*path, key))
    elif type(value) is int:
        yield path


def corrected(game_id: str, place: Place, change: int) -> Game | None:
    """The game with one integer changed; None if it refuses the file."""
    module = import_module(f"poleis.games.{game_id}.game")
    data = copy.deepcopy(module.GAME.components)
    inside: Any = data
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] += change
    try:
        game: Game = module.make_game(data)
    except BadComponents as error:
        refusal = str(error)
    else:
        return game
    assert "\n" not in refusal and ", but " in refusal
    return None


def check(game_id: str, place: Place, number: int) -> None:
    for change in (1, -1):
        game = corrected(game_id, place, change)
        if game is not None:
            seats, options = SETUPS[game_id][number % len(SETUPS[game_id])]
            where = ".".join(map(str, place))
            assert is_sound(game, seats, options), f"{game_id}: {where} changed by {change}"


def places(game_id: str) -> list[Place]:
    return list(integers(import_module(f"poleis.games.{game_id}.game").GAME.components))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_of_printed_values_may_be_corrected(game_id: str) -> None:
    sample = random.Random(game_id).sample(places(game_id), SAMPLE)
    for number, place in enumerate(sample):
        check(game_id, place, number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_printed_value_may_be_corrected(game_id: str, part: int) -> None:
    for number, place in enumerate(places(game_id)):
        if number % 8 == part:
            check(game_id, place, number // 8)
