"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from poleis import CHANCE, OVER, Luck
from poleis._plain import is_compiled
from poleis.core.errors import BadPosition
from poleis.core.observation_spec import Row
from poleis.core.random_play import positions
from poleis.core.setup import Setup, make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT, DEAL, END, EXCHANGE, MIX
from tests.rules.seven_wonders_dice.tables import EDITION, GAME, bits

TWO = make_setup(GAME, 2)


def dumps(setup: Setup, seed: int) -> list[Any]:
    """Every position of a random game, saved."""
    return [json.loads(json.dumps(state.dump())) for state, _ in positions(GAME, setup, seed)]


@pytest.mark.parametrize("seats", range(1, 8))
def test_a_position_is_loaded_at_every_decision(seats: int) -> None:
    setup = make_setup(GAME, seats)
    for dump in dumps(setup, 5)[:: seats if is_compiled() else 29]:
        assert dump == GAME.load(setup, dump).dump()


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_seat_knows_is_loaded_too(seats: int) -> None:
    setup = make_setup(GAME, seats)
    for ply, (state, _) in enumerate(positions(GAME, setup, 6)):
        if ply % 5 == 0:
            for viewer in (None, 0, seats - 1):
                assert isinstance(state, SevenWondersDice)
                known = GAME.redact(state, viewer).dump()
                assert known == GAME.load(setup, known).dump()


def refused(dump: object, setup: Setup = TWO) -> bool:
    try:
        GAME.load(setup, dump)
    except BadPosition:
        return True
    return False


SIZE = len(GAME.new(TWO).dump())


@pytest.mark.parametrize(
    "dump", [None, 7, "x", {}, [], [1, 2], [None] * SIZE, [0] * SIZE, [0] * (SIZE - 1), [-1] * SIZE]
)
def test_what_is_no_position_is_refused(dump: object) -> None:
    assert refused(dump)


def place_of(name: str) -> list[int]:
    """The way to a field of a dump, by the names of its shape."""
    place: list[int] = []
    shape = GAME.shape(TWO)
    for part in name.split("."):
        assert isinstance(shape, Row)
        names = [field for field, _ in shape.fields]
        place.append(names.index(part))
        shape = shape.fields[place[-1]][1]
    return place


def field(dump: Any, name: str) -> Any:
    """The value of a field of a dump."""
    for place in place_of(name):
        dump = dump[place]
    return dump


def changed(dump: Any, name: str, value: object) -> Any:
    """The dump with another value of a field."""
    found = inside = deepcopy(dump)
    *way, last = place_of(name)
    for place in way:
        inside = inside[place]
    inside[last] = value
    return found


MIDDLE = next(dump for dump in dumps(TWO, 8)[120:] if field(dump, "step") == ACT)
FREE_BUILD = [effect.name for effect in EDITION.effects].index("build_without_die_cost")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", DEAL),
        ("step", MIX),
        ("step", END),
        ("step", EXCHANGE),
        ("step", 5),
        ("turn", 0),
        ("turn", 301),
        ("is_final", 1),
        ("next_seat", 1),
        ("next_place", 1),
        ("is_awarded", 1),
        ("is_revealed", 2),
        ("forum.new_dice", 1 << 7),
        ("forum.dice.0", 3),
        ("forum.dice.3", 0),
        ("forum.faces.grey_1", 7),
        ("forum.faces.blue", 0),
        ("forum.sections.red", 4),
        ("forum.sections.white", 1),
        ("city.0.board", -1),
        ("city.0.board", 7),
        ("city.0.board", field(MIDDLE, "city.1.board")),
        ("city.0.crossed", 0),
        ("city.0.crossed", bits("wo_3")),
        ("city.0.coins", 22),
        ("city.0.coins", True),
        ("city.0.west_points", 26),
        ("city.0.has_award", 1),
        ("city.0.before.crossed", bits("wo_1 wo_2 wo_3")),
        ("city.0.pending", [[0, 1], [0, 1]]),
        ("city.0.pending", [[0, 1]] * 99),
        ("city.0.pending", [[0, 2]]),
        ("city.0.pending", [[FREE_BUILD, 1]]),
        ("city.0.pending", [[1, 1]]),
        ("city.0.pending", [[len(EDITION.effects), 1]]),
    ],
)
def test_a_number_that_does_not_fit_is_refused(name: str, value: object) -> None:
    assert not refused(MIDDLE)
    assert refused(changed(MIDDLE, name, value))


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("city.0.coins", 22, "city.0.coins is 22, not from 0 to 21"),
        ("turn", 0, "turns are numbered from 1 when the boards are dealt"),
        ("city.1.crossed", bits("wo_3"), "seat 1: spaces are crossed in the order of their tracks"),
        ("is_awarded", 1, "the award is for the first to complete the Agora"),
    ],
)
def test_a_refusal_says_which_check_failed(name: str, value: object, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(TWO, changed(MIDDLE, name, value))


def leaves(dump: Any, place: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The way to every number of a dump."""
    if isinstance(dump, list):
        for number, inside in enumerate(dump):
            yield from leaves(inside, (*place, number))
    else:
        yield place


def test_changed_positions_are_refused_or_can_be_played_on() -> None:
    """Thousands of positions with a few numbers changed: none is loaded that breaks later."""
    dice = random.Random(5)
    tries = 2500 if is_compiled() else 200
    loaded = 0
    for number in range(tries):
        setup = make_setup(GAME, 1 + number % 7)
        dump = deepcopy(dice.choice(SAMPLES[setup.seats]))
        for _ in range(dice.choice((1, 1, 2, 3))):
            *way, place = dice.choice(list(leaves(dump)))
            inside: Any = dump
            for step in way:
                inside = inside[step]
            flipped = inside[place] ^ (1 << dice.randrange(61))
            inside[place] = dice.choice((0, 1, 2, 3, inside[place] + 1, flipped))
        try:
            state = GAME.load(setup, dump)
        except BadPosition:
            continue
        loaded += 1
        assert dump == state.dump()
        luck = Luck.of(number)
        for _ in range(60):
            actor = int(state.actor())
            if actor == OVER:
                break
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                state.apply(actor, state.random_action(actor, luck))
        for seat in range(setup.seats):
            assert sum(line.points for line in GAME.sheet(state, seat)) == state.score(seat)
    assert loaded > tries // 100, "some changes, as of coins, are harmless"


SAMPLES = {
    seats: [
        dump for ply, dump in enumerate(dumps(make_setup(GAME, seats), 40 + seats)) if ply % 11 == 0
    ]
    for seats in range(1, 8)
}
