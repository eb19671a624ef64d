"""Dumps: what was dumped loads, and what no game can come to does not."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from poleis import make_setup
from poleis.core.errors import BadPosition
from poleis.core.observation_spec import Many, Row, Shape
from poleis.core.random_play import positions
from poleis.core.setup import Setup
from poleis.games.akropolis.game import GAME

TWO = make_setup(GAME, 2, {"variants": ["houses"]})
SOLO = make_setup(GAME, 1)


def named(shape: Shape, dump: Any) -> Any:
    """A dump with the names of its fields."""
    if isinstance(shape, Row):
        return {
            name: named(item, value) for (name, item), value in zip(shape.fields, dump, strict=True)
        }
    if isinstance(shape, Many):
        return [named(shape.item, value) for value in dump]
    return dump


def unnamed(value: Any) -> Any:
    """The same without names."""
    if isinstance(value, dict):
        return [unnamed(item) for item in value.values()]
    return [unnamed(item) for item in value] if isinstance(value, list) else value


def dumped(setup: Setup, ply: int) -> Any:
    """The position after so many plies of a random game, as JSON."""
    dumps = [state.dump() for state, _ in positions(GAME, setup, 4)]
    return json.loads(json.dumps(dumps[ply]))


def refusal(setup: Setup, dump: object) -> str:
    """Why a position is not loaded."""
    with pytest.raises(BadPosition) as error:
        GAME.load(setup, dump)
    return str(error.value)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_loads(seats: int) -> None:
    setup = make_setup(GAME, seats)
    for state, _ in positions(GAME, setup, seats):
        assert state.dump() == GAME.load(setup, state.dump()).dump()
        assert state.dump() == GAME.restore(setup, state.dump()).dump()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_restored_position_goes_on_like_the_dumped_one(seats: int) -> None:
    setup = make_setup(GAME, seats)
    for state, _ in positions(GAME, setup, seats):
        restored = GAME.restore(setup, state.dump())
        actor = state.actor()
        assert actor == restored.actor()
        assert list(state.legal(actor)) == list(restored.legal(actor))
        assert state.score(0) == restored.score(0)
        assert setup is restored.setup


@pytest.mark.parametrize("dump", [None, 3, "x", {}, [], [[]] * 10, [1] * 10, [[[0, []]]] * 10])
def test_what_is_no_dump_is_refused(dump: object) -> None:
    assert re.match("the position|cities", refusal(TWO, dump))


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (make_setup(GAME, 2), "variants is 2, not 0"),
        (make_setup(GAME, 3, {"variants": ["houses"]}), "cities has 2 entries, not 3"),
        (SOLO, "cities has 2 entries, not 1"),
        (make_setup(GAME, 2, {"variants": ["houses"], "long": True}), "every tile of the game"),
    ],
)
def test_a_position_of_another_setup_is_refused(other: Setup, reason: str) -> None:
    assert refusal(other, dumped(TWO, 60)).startswith(reason)


def test_another_architect_is_refused() -> None:
    hard = make_setup(GAME, 1, {"architect": "hard"})
    assert "architect is 2, not 3" == refusal(hard, dumped(SOLO, 20))


Change = Callable[[Any], object]


def put(value: object, *path: str | int) -> Change:
    """Sets one value inside a dump."""

    def change(dump: Any) -> None:
        for key in path[:-1]:
            dump = dump[key]
        dump[path[-1]] = value

    return change


def move(source: str, target: str) -> Change:
    """Moves the last tile from one place to another."""

    def change(dump: Any) -> None:
        dump[target].append(dump[source].pop())
        dump["pile"].sort()

    return change


HOLDING = 5
"""Plies after which seat 0 holds its first tile; 4 plies were draws."""
FIRST = ("cities", "0")
FIRST_TILE = (*FIRST, "placed", 0)
TILES = "every tile of the game must be in exactly one place (AKR-2.2)"
TURN = "turn must be the player after the last one (AKR-5.1)"
PILE = "pile must be what the rounds so far leave of it (AKR-5.2)"
NOT_THERE = "cities.0.placed.0: a tile may not lie there (AKR-4)"


@pytest.mark.parametrize(
    ("what", "ply", "change", "reason"),
    [
        ("a tile is there twice", 40, lambda d: put(d["pile"][0], "market", 0)(d), TILES),
        ("a tile is missing", 40, lambda d: d["pile"].pop(), TILES),
        ("a tile is not in this game", 40, put(61, "market", 0), TILES),
        ("a tile is not in the box", 40, put(62, "market", 0),
         "market.0 is 62, not from 1 to 61"),
        ("the pile is not in order", 40, lambda d: d["pile"].reverse(), "pile is not ascending"),
        ("another seat is on turn", HOLDING, put(1, "turn"), TURN),
        ("there is no such seat", HOLDING, put(2, "turn"), "turn is 2, not from 0 to 1"),
        ("tiles are to be drawn in mid-turn", HOLDING, put(1, "to_draw"), PILE),
        ("too many tiles are to be drawn", 0, put(5, "to_draw"), "to_draw is 5, not from 0 to 4"),
        ("too few tiles are to be drawn", 0, put(3, "to_draw"), PILE),
        ("a tile was laid back", HOLDING, move("market", "pile"), PILE),
        ("stones from nowhere", 40, put(30, *FIRST, "stones"),
         "cities.0.stones is 30, but it began with and gained"),
        ("stones below zero", 40, put(-1, *FIRST, "stones"),
         "cities.0.stones is -1, not from 0 to"),
        ("half a stone", 40, put(0.5, *FIRST, "stones"),
         "cities.0.stones is 0.5, not a whole number"),
        ("a truth value as stones", 40, put(True, *FIRST, "stones"),
         "cities.0.stones is True, not a whole number"),
        ("a placement that is not legal", 40, put(9, *FIRST_TILE, "q"), NOT_THERE),
        ("a placement beyond the first grid", 40, put(30, *FIRST_TILE, "q"), NOT_THERE),
        ("a rotation that does not exist", 40, put(6, *FIRST_TILE, "rot"),
         "cities.0.placed.0.rot is 6, not from 0 to 5"),
        ("a tile on another level", 40, put(2, *FIRST_TILE, "level"),
         "cities.0.placed.0.level is 2, not 1"),
        ("a placement cut short", 40, lambda d: d["cities"]["0"]["placed"][0].pop("level"),
         "cities.0.placed.0 has 4 entries, not 5"),
        ("a placement too far away", 40, put(10**20, *FIRST_TILE, "q"),
         "cities.0.placed.0.q is 100000000000000000000, not from -37 to 37"),
        ("a city is missing", 40, lambda d: d["cities"].pop("1"),
         "cities has 1 entries, not 2"),
        ("stones of an architect who is not there", 40, put(1, "architect_stones"),
         "architect_stones is 1, not 0"),
        ("a tile is nowhere but in a collection", 40, move("pile", "collection"),
         "collection has 1 entries; 0 are the most"),
        ("the last tile was taken", 109, lambda d: put(d["market"].pop(), "held")(d),
         "market must keep its last tile (AKR-5.4)"),
    ],
    ids=lambda value: value if isinstance(value, str) and "." not in value else "",
)  # fmt: skip
def test_what_no_game_can_come_to_is_refused(
    what: str, ply: int, change: Change, reason: str
) -> None:
    dump = dumped(TWO, ply)
    assert dump == GAME.load(TWO, copy.deepcopy(dump)).dump()
    fields = named(GAME.shape(TWO), dump)
    change(fields)
    assert refusal(TWO, unnamed(fields)).startswith(reason), what


def test_draws_within_a_round_are_refused() -> None:
    """As many tiles are there as the rounds so far leave, but a tile is in hand."""
    fields = named(GAME.shape(TWO), dumped(TWO, HOLDING))
    move("market", "pile")(fields)
    fields["to_draw"] = 1
    reason = "to_draw must be 0 within a round, and at most a stack (AKR-5.2)"
    assert reason == refusal(TWO, unnamed(fields))


def test_tiles_moved_from_one_city_to_the_other_are_refused() -> None:
    """Each placement is legal, but one seat had more turns than the other."""
    fields = named(GAME.shape(TWO), dumped(TWO, 60))
    for _ in range(2):
        last = fields["cities"]["1"]["placed"].pop()
        fields["pile"] = sorted([*fields["pile"], last["tile"]])
    fields["cities"]["1"]["stones"] = 0
    reason = "the players must have taken turns in order (AKR-5.1)"
    assert reason == refusal(TWO, unnamed(fields))


def test_the_architect_never_waits() -> None:
    """Its turn is carried out at once: a position where it is on turn does not exist."""
    fields = named(GAME.shape(SOLO), dumped(SOLO, 6))  # four draws, take, place, and it has taken
    assert (1, 0) == (len(fields["collection"]), fields["turn"])
    fields["market"].insert(0, fields["collection"].pop())
    fields["turn"] = 1
    reason = "the architect takes its turns at once (AKR-8.2)"
    assert reason == refusal(SOLO, unnamed(fields))


def test_a_dump_of_enormous_size_is_refused_at_once() -> None:
    fields = named(GAME.shape(TWO), dumped(TWO, 40))
    fields["cities"]["0"]["placed"] = [[1, 2, 0, 0, 1]] * 1_000_000
    reason = "cities.0.placed has 1000000 entries; 18 are the most"
    assert reason == refusal(TWO, unnamed(fields))
