"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import json
import random

import pytest

from poleis import CHANCE, OVER, Luck
from poleis._plain import is_compiled
from poleis.core.errors import BadPosition
from poleis.core.random_play import positions
from poleis.core.setup import Setup, make_setup
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import SPACES
from tests.rules.seven_wonders_dice.tables import GAME

TWO = make_setup(GAME, 2)


def dumps(setup: Setup, seed: int) -> list[list[int]]:
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


MIDDLE = next(d for d in dumps(TWO, 8)[120:] if d[layout.STEP] == layout.ACT)
ME = layout.CITIES


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (layout.SEATS, 3),
        (layout.STEP, layout.MIX),
        (layout.STEP, layout.END),
        (layout.STEP, layout.EXCHANGE),
        (layout.STEP, 5),
        (layout.TURN, 0),
        (layout.TURN, 301),
        (layout.IS_FINAL, 1),
        (layout.NEXT, 1),
        (layout.AWARDED, 1),
        (layout.NEW_DICE, 1 << 7),
        (layout.IS_REVEALED, 2),
        (layout.FORUM, 3),
        (layout.FORUM + 3, 0),
        (layout.FACE, 7),
        (layout.FACE + 3, 0),
        (layout.SECTION + 4, 4),
        (ME + layout.BOARD, 0),
        (ME + layout.BOARD, 8),
        (ME + layout.BOARD, MIDDLE[ME + layout.CITY_SIZE]),
        (ME + layout.CROSSED, 0),
        (ME + layout.CROSSED, 1 << SPACES.index("wo_3")),
        (ME + layout.COINS, 22),
        (ME + layout.WEST_POINTS, 26),
        (ME + layout.AWARD, 1),
        (ME + layout.DEPTH, 2),
        (ME + layout.DEPTH, 99),
        (ME + layout.STACK, 3),
        (ME + layout.STACK + 5, 1),
    ],
)
def test_a_number_that_does_not_fit_is_refused(place: int, value: int) -> None:
    dump = list(MIDDLE)
    assert not refused(dump)
    dump[place] = value
    assert refused(dump)


def test_changed_positions_are_refused_or_can_be_played_on() -> None:
    """Thousands of positions with a few numbers changed: none is loaded that breaks later."""
    dice = random.Random(5)
    tries = 2500 if is_compiled() else 200
    loaded = 0
    for number in range(tries):
        setup = make_setup(GAME, 1 + number % 7)
        dump = dice.choice(SAMPLES[setup.seats])[:]
        for _ in range(dice.choice((1, 1, 2, 3))):
            place = dice.randrange(len(dump))
            flipped = dump[place] ^ (1 << dice.randrange(61))
            dump[place] = dice.choice((0, 1, 2, 3, dump[place] + 1, flipped))
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
