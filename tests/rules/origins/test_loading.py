"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from poleis import CHANCE, OVER, Luck
from poleis.core.errors import BadPosition
from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from poleis.games.origins.load.census import pieces
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import GAME

Dump = list[Any]


def dumps(seats: int, seed: int) -> list[Dump]:
    """Every position of a random game, saved."""
    setup = make_setup(GAME, seats)
    return [json.loads(json.dumps(state.dump())) for state, _ in positions(GAME, setup, seed)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_is_loaded_at_every_decision(seats: int) -> None:
    for dump in dumps(seats, 5)[:400]:
        assert dump == GAME.load(make_setup(GAME, seats), dump).dump()


def refused(dump: object, seats: int = 2) -> bool:
    try:
        GAME.load(make_setup(GAME, seats), dump)
    except BadPosition:
        return True
    return False


@pytest.mark.parametrize(
    "dump", [None, 7, "x", {}, [], [1, 2], [[], [], []], [None] * 3, [[0] * 92, [], []]]
)
def test_what_is_no_position_is_refused(dump: object) -> None:
    assert refused(dump)


MIDDLE = next(dump for dump in dumps(2, 8)[150:] if [f[0] for f in dump[1]] == [layout.TURN_STEP])


def change(*path: int, value: object) -> Dump:
    """The position with one number changed."""
    dump: Any = json.loads(json.dumps(MIDDLE))
    place = dump
    for index in path[:-1]:
        place = place[index]
    assert place[path[-1]] != value
    place[path[-1]] = value
    return list(dump)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((0, layout.SEATS), 3),
        ((0, layout.ROUND), 0),
        ((0, layout.ROUND), -1),
        ((0, layout.FIRST), 2),
        ((0, layout.PASSED), 4),
        ((0, layout.LACK), 2),
        ((0, layout.RIVAL), 3),
        ((0, layout.SHIP), 7),
        ((0, layout.BONUS), 0),
        ((0, layout.ZODIAC_AT), 13),
        ((0, layout.HOLDER), 3),
        ((0, layout.POOL + 4), 0),
        ((0, layout.TOP), 0),
        ((0, layout.TOP), 70),
        ((0, layout.DECK), 0),
        ((0, layout.BOTTOM), 1),
        ((0, layout.CITIZEN), 7),
        ((0, layout.RESERVE), 9),
        ((0, layout.SPEAKER), 6),
        ((0, layout.SPEAKER_AT), 5),
        ((0, layout.TOWER), 9),
        ((0, layout.CARD), 46),
        ((0, layout.CARD_GOLD + 5), 1),
        ((0, layout.OFFER), 9),
        ((1, 0, 0), layout.AUTOMATIC),
        ((1, 0, 1), 1 - MIDDLE[1][0][1]),
        ((1, 0, 2), 1),
        ((1,), []),
        ((2, 0, 0, layout.STONE), -1),
        ((2, 0, 0, layout.GOLD), 10**9),
        ((2, 0, 0, layout.TOKENS), 6),
        ((2, 0, 0, layout.BASES), 7),
        ((2, 0, 0, layout.ARCHON), 6),
        ((2, 0, 0, layout.DIE + 5), 1),
        ((2, 0, 0, layout.AT + 5), 1),
        ((2, 0, 0, layout.ADVISOR + 4), 1),
        ((2, 0, 0, layout.HEIGHT), 0),
        ((2, 0, 0, layout.TEMPLE), 12),
        ((2, 0, 0, layout.LEVEL), 2),
        ((2, 0, 0, layout.TALLY), -1),
        ((2, 0, 1), [1]),
        ((2, 0, 2), []),
        ((2, 0, 2, 0), 5),
        ((2, 0, 3), [64]),
    ],
)
def test_a_number_that_does_not_fit_is_refused(path: tuple[int, ...], value: object) -> None:
    assert refused(change(*path, value=value))


def test_a_position_of_another_set_up_is_refused() -> None:
    for seats in (1, 2, 3, 4):
        assert (seats == 2) == (not refused(MIDDLE, seats))


def shake(dump: Dump, chance: random.Random) -> Dump:
    """The position with some numbers changed at random."""
    broken: Any = json.loads(json.dumps(dump))
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = broken
        while isinstance(place, list) and place:
            index = chance.randrange(len(place))
            if not isinstance(place[index], list):
                old = place[index]
                place[index] = chance.choice(
                    [0, 1, 2, 3, 4, 5, -1, old + 1, old - 1, old ^ (1 << chance.randrange(20)),
                     chance.randrange(60), chance.getrandbits(61)]
                )  # fmt: skip
                break
            place = place[index]
    return list(broken)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_loaded_can_be_played_on(seats: int) -> None:
    """Numbers are changed at random: most such positions are refused, the rest play to an end."""
    chance = random.Random(seats)
    tried = 0
    for dump in dumps(seats, 3)[::7]:
        for _ in range(8):
            broken = shake(dump, chance)
            if not refused(broken, seats):
                tried += 1
                play_on(seats, broken)
    assert tried > 10


def play_on(seats: int, dump: Dump) -> None:
    state, luck = GAME.load(make_setup(GAME, seats), dump), Luck.of("shaken")
    assert isinstance(state, Origins)
    census = pieces(state.numbers())
    for _ in range(GAME.max_plies(make_setup(GAME, seats))):
        actor = state.actor()
        if actor == OVER:
            assert census == pieces(state.numbers())
            return
        chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
        state.apply(actor, chosen)
    raise AssertionError("the game does not end")


def bought_with_an_effect() -> Dump:
    """A position in which a tile of the pool was bought and its effect may be used."""
    for dump in [*dumps(2, 3), *dumps(2, 4)]:
        kind, _, _, _, refills, _ = dump[1][-1] if dump[1] else [0] * 6
        if kind == layout.USE and refills:
            return dump
    raise AssertionError("nobody bought a building")


@pytest.mark.rule("ORI-10.5")
def test_a_purchase_that_is_not_refilled_yet_is_loaded() -> None:
    """Its slot may be empty, wherever it is; a second gap, or one without a purchase, may not."""
    dump = bought_with_an_effect()
    assert not refused(dump)
    pool = slice(layout.POOL, layout.POOL + 5)
    tiles = [tile for tile in dump[0][pool] if tile]
    for slot in range(5):
        moved = json.loads(json.dumps(dump))
        moved[0][pool] = [*tiles[:slot], 0, *tiles[slot:]]
        assert not refused(moved)
    wide = json.loads(json.dumps(dump))
    wide[0][pool] = [0, 0, *tiles[1:]]
    assert refused(wide)
    gone = json.loads(json.dumps(MIDDLE))
    gone[0][pool] = [0, *gone[0][pool][:4]]
    assert refused(gone)


@pytest.mark.rule("ORI-10.5")
def test_a_refill_belongs_to_a_purchase_from_the_pool() -> None:
    dump = bought_with_an_effect()
    frames = dump[1]
    assert layout.PURCHASE == frames[-2][0] and 1 == frames[-2][2]
    for frame, place, value in ((-1, 4, 0), (-1, 4, 2), (-2, 2, 2)):
        broken = json.loads(json.dumps(dump))
        broken[1][frame][place] = value
        assert refused(broken)
