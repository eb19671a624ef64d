"""Dumps: what was dumped loads, and what no game can come to does not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from poleis import make_setup
from poleis.core.errors import BadPosition
from poleis.core.random_play import positions
from poleis.core.setup import Setup
from poleis.games.akropolis.game import GAME

TWO = make_setup(GAME, 2, {"variants": ["houses"]})
SOLO = make_setup(GAME, 1)
CITIES, VARIANTS, DIFFICULTY, MARKET, PILE, TO_DRAW, TURN, HELD, COLLECTION, STONES = range(10)


def dumped(setup: Setup, ply: int) -> Any:
    """The position after so many plies of a random game, as JSON."""
    dumps = [state.dump() for state, _ in positions(GAME, setup, 4)]
    return json.loads(json.dumps(dumps[ply]))


def is_refused(setup: Setup, dump: object) -> bool:
    with pytest.raises(
        BadPosition, match=r"^this is not a position of Akropolis with this set-up$"
    ):
        GAME.load(setup, dump)
    return True


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_loads(seats: int) -> None:
    setup = make_setup(GAME, seats)
    for state, _ in positions(GAME, setup, seats):
        assert state.dump() == GAME.load(setup, state.dump()).dump()


@pytest.mark.parametrize("dump", [None, 3, "x", {}, [], [[]] * 10, [1] * 10, [[[0, []]]] * 10])
def test_what_is_no_dump_is_refused(dump: object) -> None:
    assert is_refused(TWO, dump)


@pytest.mark.parametrize(
    "other",
    [make_setup(GAME, 2), make_setup(GAME, 3, {"variants": ["houses"]}), SOLO,
     make_setup(GAME, 2, {"variants": ["houses"], "long": True})],
)  # fmt: skip
def test_a_position_of_another_setup_is_refused(other: Setup) -> None:
    assert is_refused(other, dumped(TWO, 60))


def test_another_architect_is_refused() -> None:
    assert is_refused(make_setup(GAME, 1, {"architect": "hard"}), dumped(SOLO, 20))


Change = Callable[[Any], object]


def put(value: object, *path: int) -> Change:
    """Sets one value inside a dump."""

    def change(dump: Any) -> None:
        for index in path[:-1]:
            dump = dump[index]
        dump[path[-1]] = value

    return change


HOLDING = 5
"""Plies after which seat 0 holds its first tile; 4 plies were draws."""


@pytest.mark.parametrize(
    ("what", "ply", "change"),
    [
        ("a tile is there twice", 40, lambda d: d[MARKET].append(d[PILE][0])),
        ("a tile is missing", 40, lambda d: d[PILE].pop()),
        ("a tile is not in this game", 40, put(61, MARKET, 0)),
        ("the pile is not in order", 40, lambda d: d[PILE].reverse()),
        ("another seat is on turn", HOLDING, put(1, TURN)),
        ("there is no such seat", HOLDING, put(2, TURN)),
        ("tiles are to be drawn in mid-turn", HOLDING, put(1, TO_DRAW)),
        ("too many tiles are to be drawn", 0, put(5, TO_DRAW)),
        ("too few tiles are to be drawn", 0, put(3, TO_DRAW)),
        ("a tile was laid back", HOLDING, lambda d: (d[PILE].insert(0, d[MARKET].pop()),
                                                     d[PILE].sort())),
        ("stones from nowhere", 40, put(30, CITIES, 0, 0)),
        ("stones below zero", 40, put(-1, CITIES, 0, 0)),
        ("half a stone", 40, put(0.5, CITIES, 0, 0)),
        ("a truth value as stones", 40, put(True, CITIES, 0, 0)),
        ("a placement that is not legal", 40, put(9, CITIES, 0, 1, 1)),
        ("a rotation that does not exist", 40, put(6, CITIES, 0, 1, 3)),
        ("a placement cut short", 40, lambda d: d[CITIES][0][1].pop()),
        ("a placement too far away", 40, put(10**20, CITIES, 0, 1, 1)),
        ("a city is missing", 40, lambda d: d[CITIES].pop()),
        ("stones of an architect who is not there", 40, put(1, STONES)),
        ("a tile is nowhere but in a collection", 40, lambda d: (
            d[COLLECTION].append(d[PILE].pop()))),
        ("the last tile was taken", 109, lambda d: d.__setitem__(HELD, d[MARKET].pop())),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_no_game_can_come_to_is_refused(what: str, ply: int, change: Change) -> None:
    dump = dumped(TWO, ply)
    assert dump == GAME.load(TWO, copy.deepcopy(dump)).dump()
    change(dump)
    assert is_refused(TWO, dump), what


def test_tiles_moved_from_one_city_to_the_other_are_refused() -> None:
    """Each placement is legal, but one seat had more turns than the other."""
    dump = dumped(TWO, 60)
    dump[CITIES][1][1] = dump[CITIES][1][1][:-4]
    dump[PILE] = sorted([*dump[PILE], dumped(TWO, 60)[CITIES][1][1][-4]])
    assert is_refused(TWO, dump)


def test_the_architect_never_waits() -> None:
    """Its turn is carried out at once: a position where it is on turn does not exist."""
    dump = dumped(SOLO, 6)  # four draws, take, place, and the architect has taken
    assert (1, 0) == (len(dump[COLLECTION]), dump[TURN])
    dump[MARKET].insert(0, dump[COLLECTION].pop())
    dump[TURN] = 1
    assert is_refused(SOLO, dump)


def test_a_dump_of_enormous_size_is_refused_at_once() -> None:
    dump = dumped(TWO, 40)
    dump[CITIES][0][1] = [1, 2, 0, 0] * 1_000_000
    assert is_refused(TWO, dump)
