"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import json
import random

import pytest

from poleis import CHANCE, OVER, Luck
from poleis.core.errors import BadPosition
from poleis.core.random_play import positions
from poleis.core.setup import Setup, all_setups
from poleis.games.age_of_civilization.load.consistency import hides_cards
from poleis.games.age_of_civilization.rules import layout
from poleis.games.age_of_civilization.rules.data import TRADE
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import GAME

SETUPS = list(all_setups(GAME))
TWO = next(setup for setup in SETUPS if setup.seats == 2)


def dumps(setup: Setup, seed: int) -> list[list[int]]:
    """Every position of a random game, saved."""
    return [json.loads(json.dumps(state.dump())) for state, _ in positions(GAME, setup, seed)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_is_loaded_at_every_decision(setup: Setup) -> None:
    for dump in dumps(setup, 5):
        assert dump == GAME.load(setup, dump).dump()


@pytest.mark.rule("AOC-12.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_may_know_of_a_draft_is_loaded(seats: int) -> None:
    """Bots think in other processes: they get what their seat may know, and nothing else."""
    setup = next(one for one in SETUPS if one.seats == seats and one["draft"])
    for state, _ in positions(GAME, setup, 5):
        for viewer in (0, seats - 1, None):
            known = GAME.redact(state, viewer).dump()
            assert known == GAME.load(setup, json.loads(json.dumps(known))).dump()


def test_what_nobody_could_know_of_a_draft_is_refused() -> None:
    """A card in two places, a hidden card where there is none, an unseen card out of the deck."""
    setup = next(one for one in SETUPS if one.seats == 3 and one["draft"])
    states = [state for state, _ in positions(GAME, setup, 5)]
    known = GAME.redact(states[60], 1).dump()
    hidden = layout.TAKEN + [*known[layout.TAKEN : layout.DEPTH]].index(layout.HIDDEN)
    assert not refused(known, setup)
    for place, value in (
        (hidden, 0),
        (hidden, 49),
        (hidden, -49),
        (layout.DECK, 0),
        (layout.POOL, (1 << 48) - 1),
        (layout.CHOSEN, 50),
        (layout.PACKET, 1 << 48),
        (layout.COINS_ON, -2),
    ):
        assert refused([*known[:place], value, *known[place + 1 :]], setup), (place, value)


def refused(dump: object, setup: Setup = TWO) -> bool:
    try:
        GAME.load(setup, dump)
    except BadPosition:
        return True
    return False


@pytest.mark.parametrize("dump", [None, 7, "x", {}, [], [1, 2], [None] * 240, [0] * 239, [0] * 240])
def test_what_is_no_position_is_refused(dump: object) -> None:
    assert refused(dump)


MIDDLE = dumps(TWO, 8)[45]
ME = layout.REALMS


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (layout.SEATS, 3),
        (layout.ROUND, 0),
        (layout.ROUND, 7),
        (layout.FIRST, 2),
        (layout.RIVAL, 1),
        (layout.POOL, 0),
        (layout.DECK, 0),
        (layout.WONDER_POOL, 1 << 15),
        (layout.TRACK, 20),
        (layout.TRACK, MIDDLE[layout.TRACK + 1]),
        (layout.ABOVE + 7, 1),
        (layout.PICK, 1),
        (layout.DEPTH, 0),
        (layout.DEPTH, 11),
        (layout.STACK, 31),
        (layout.STACK + 1, 5),
        (layout.STACK + 2, 1),
        (layout.BUSY, 9),
        (layout.USED, -1),
        (ME + layout.COINS, -1),
        (ME + layout.COINS, 10**9),
        (ME + layout.WORKERS, 5),
        (ME + layout.MAIN, 0),
        (ME + layout.MAIN, 48 if MIDDLE[ME + layout.MAIN] != 48 else 47),
        (ME + layout.STACKED + 2, 49),
        (ME + layout.LEARNED, 1 << 6),
        (ME + layout.LEARNED, 1 << 12),
        (ME + layout.BUILT, 1 << 14 | 1),
        (ME + layout.COVER, 1),
        (ME + layout.HAND, 1),
        (ME + layout.FORTS, 1),
        (ME + layout.ACTIVE, MIDDLE[ME + layout.ACTIVE] ^ 1),
        (ME + layout.TALLY, -1),
        (ME + layout.TALLY + TRADE, 1),  # no card gives points for it
        (ME + layout.TALLY + layout.HAPPENED, 1),
        (ME + layout.TALLY + layout.ORDERED, 1),
    ],
)
def test_a_number_that_does_not_fit_is_refused(place: int, value: int) -> None:
    dump = list(MIDDLE)
    assert value != dump[place]
    dump[place] = value
    assert refused(dump)


def test_a_position_of_another_set_up_is_refused() -> None:
    for setup in SETUPS:
        assert (setup == TWO) == (not refused(MIDDLE, setup))


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_whatever_is_loaded_can_be_played_on(setup: Setup) -> None:
    """Numbers are changed at random: most such positions are refused, the rest play to an end.

    What looks like the knowledge of a seat cannot be played on as it is.
    """
    chance = random.Random(str(setup))
    tried = 0
    for dump in dumps(setup, 3):
        for _ in range(6):
            broken = list(dump)
            for _ in range(chance.choice((1, 1, 2, 3))):
                place = chance.randrange(len(broken))
                old = broken[place]
                broken[place] = chance.choice(
                    [0, 1, 2, 3, 4, 5, -1, old + 1, old - 1, old ^ (1 << chance.randrange(50)),
                     chance.randrange(60), chance.getrandbits(61)]
                )  # fmt: skip
            if not refused(broken, setup) and not hides_cards(broken):
                tried += 1
                play_on(setup, broken)
    assert tried > 10


def play_on(setup: Setup, dump: list[int]) -> None:
    state, luck = GAME.load(setup, dump), Luck.of(sum(dump))
    assert isinstance(state, AgeOfCivilization)
    for _ in range(GAME.max_plies(setup)):
        actor = state.actor()
        if actor == OVER:
            return
        chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
        state.apply(actor, chosen)
        for seat in range(setup.seats):
            me = layout.realm(seat)
            assert state.v[me + layout.COINS] >= 0 and 0 <= state.v[me + layout.WORKERS] <= 4
    raise AssertionError("the game does not end")
