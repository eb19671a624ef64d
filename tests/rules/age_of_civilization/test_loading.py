"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from poleis import CHANCE, OVER, Luck
from poleis.core.errors import BadPosition
from poleis.core.observation_spec import Many, Row
from poleis.core.random_play import positions
from poleis.core.setup import Setup, all_setups
from poleis.games.age_of_civilization.load.loaded import Loaded
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import BEGIN_TURN, HIDDEN
from tests.rules.age_of_civilization.tables import EDITION, GAME

SETUPS = list(all_setups(GAME))
TWO = next(setup for setup in SETUPS if setup.seats == 2)


def states(setup: Setup, seed: int) -> list[AgeOfCivilization]:
    """Every position of a random game."""
    return [state.clone() for state, _ in positions(GAME, setup, seed)]


def dumps(setup: Setup, seed: int) -> list[Any]:
    """Every position of a random game, saved."""
    return [json.loads(json.dumps(state.dump())) for state in states(setup, seed)]


def place_of(setup: Setup, name: str) -> list[int]:
    """The way to a field of a dump, given by its name."""
    shape, way = GAME.shape(setup), []
    for part in name.split("."):
        if isinstance(shape, Row):
            names = [field for field, _ in shape.fields]
            way.append(names.index(part))
            shape = shape.fields[way[-1]][1]
        else:
            assert isinstance(shape, Many)
            way.append(int(part))
            shape = shape.item
    return way


def read(dump: Any, name: str, setup: Setup) -> Any:
    """A field of a dump, by its name."""
    for place in place_of(setup, name):
        dump = dump[place]
    return dump


def changed(dump: Any, name: str, value: Any, setup: Setup) -> Any:
    """A dump in which a field, given by its name, has another value."""
    found = copy.deepcopy(dump)
    assert value != read(found, name, setup)
    *way, last = place_of(setup, name)
    inner = found
    for place in way:
        inner = inner[place]
    inner[last] = value
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_is_loaded_at_every_decision(setup: Setup) -> None:
    for dump in dumps(setup, 5):
        assert dump == GAME.load(setup, dump).dump()


@pytest.mark.rule("AOC-12.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_may_know_of_a_draft_is_loaded(seats: int) -> None:
    """Bots think in other processes: they get what their seat may know, and nothing else."""
    setup = next(one for one in SETUPS if one.seats == seats and one["draft"])
    for state in states(setup, 5):
        for viewer in (0, seats - 1, None):
            known = GAME.redact(state, viewer).dump()
            assert known == GAME.load(setup, json.loads(json.dumps(known))).dump()


def test_what_nobody_could_know_of_a_draft_is_refused() -> None:
    """A card in two places, a hidden card where there is none, an unseen card out of the deck."""
    setup = next(one for one in SETUPS if one.seats == 3 and one["draft"])
    known = GAME.redact(states(setup, 5)[60], 1).dump()
    hidden = next(
        f"draft.packets.{seat}.picks.{pick}"
        for seat in range(3)
        for pick, card in enumerate(read(known, f"draft.packets.{seat}.picks", setup))
        if card == HIDDEN
    )
    assert not refused(known, setup)
    for name, value in (
        (hidden, -1),
        (hidden, 48),
        (hidden, -49),
        (hidden.rpartition(".")[0], []),
        ("draft.packets.0.blurred", 31),
        ("pools.civilization_deck", 0),
        ("pools.civilizations", (1 << 48) - 1),
        ("draft.chosen.0", 49),
        ("draft.packets.0.cards", 1 << 48),
        ("pools.extra_coins.aksum", -2),
    ):
        assert refused(changed(known, name, value, setup), setup), (name, value)


def refused(dump: object, setup: Setup = TWO) -> bool:
    try:
        GAME.load(setup, dump)
    except BadPosition:
        return True
    return False


@pytest.mark.parametrize("dump", [None, 7, "x", {}, [], [1, 2], [None] * 12, [0] * 11, [0] * 12])
def test_what_is_no_position_is_refused(dump: object) -> None:
    assert refused(dump)


MIDDLE = dumps(TWO, 8)[45]
MAIN = read(MIDDLE, "realms.0.main", TWO)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("realms", read(MIDDLE, "realms", TWO) + read(MIDDLE, "realms", TWO)[:1], "realms has 3"),
        ("round", 0, "round is 0"),
        ("round", 7, "round is 7"),
        ("first_player", 2, "first_player is 2"),
        ("opponent", 1, "the opponent has another strength"),
        ("wars_lost", 1, "wars are counted"),
        ("pools.civilizations", 0, "missing or there twice"),
        ("pools.civilization_deck", 0, "missing or there twice"),
        ("pools.wonders", 1 << 15, "pools.wonders is"),
        ("track.cards.1", 19, "track.cards.1 is 19"),
        ("track.cards.1", read(MIDDLE, "track.cards.2", TWO), "missing or there twice"),
        ("track.tokens.8", 1, "missing or there twice"),
        ("draft.pick", 1, "draft.pick is 1"),
        ("pending", [], "over too early"),
        ("pending", read(MIDDLE, "pending", TWO) * 11, "10 are the most"),
        ("pending", read(MIDDLE, "pending", TWO) * 2, "not part of this step"),
        ("pending.0.kind", BEGIN_TURN, "set-up is not the one planned"),
        ("pending.0.kind", 25, "no step of the seat on turn"),
        ("pending.0.actor", 5, "actor is 5"),
        ("pending.0.times", 0, "times is 0"),
        ("pending.0.times", 2, "no step of the seat on turn"),
        ("pending.0.effect", 1, "no step of the seat on turn"),
        ("turn.busy", 9, "turn.busy is 9"),
        ("turn.uses.trade", -1, "turn.uses.trade is -1"),
        ("turn.resolved", 1, "resolved before the turn ends"),
        ("realms.0.coins", -1, "realms.0.coins is -1"),
        ("realms.0.coins", 10**9, "realms.0.coins is"),
        ("realms.0.workers", 5, "realms.0.workers is 5"),
        ("realms.0.main", -1, "no main civilization"),
        ("realms.0.main", 46, "no main civilization"),
        ("realms.0.civilizations", [48], "realms.0.civilizations.0 is 48"),
        ("realms.0.civilizations", [MAIN] * 4, "3 are the most"),
        ("realms.0.technologies", 1 << 6, "no arrow leads"),
        ("realms.0.technologies", 1 << 12, "not on its board"),
        ("realms.0.wonders", 1 << 14 | 1, "missing or there twice"),
        ("realms.0.special_card", 0, "missing or there twice"),
        ("realms.0.hand", 1, "missing or there twice"),
        ("realms.0.forts", 1, "tokens of scenarios"),
        ("realms.0.has_tribute", 1, "tokens of scenarios"),
        ("realms.0.has_quarantine", 2, "realms.0.has_quarantine is 2"),
        ("realms.0.points.birth", -1, "points.birth is -1"),
        ("realms.0.points.trade", 1, "points come from"),  # no card gives points for it
        ("realms.0.points.events", 1, "points come from"),
        ("realms.0.points.orders", 1, "points come from"),
    ],
)
def test_a_number_that_does_not_fit_is_refused(name: str, value: object, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(TWO, changed(MIDDLE, name, value, TWO))


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
            broken = copy.deepcopy(dump)
            for _ in range(chance.choice((1, 1, 2, 3))):
                inner, place = chance.choice(list(numbers(broken)))
                old = inner[place]
                inner[place] = chance.choice(
                    [0, 1, 2, 3, 4, 5, -1, old + 1, old - 1, old ^ (1 << chance.randrange(50)),
                     chance.randrange(60), chance.getrandbits(61)]
                )  # fmt: skip
            if not refused(broken, setup) and not hides_cards(setup, broken):
                tried += 1
                play_on(setup, broken)
    assert tried > 10


def numbers(dump: list[Any]) -> Iterator[tuple[list[Any], int]]:
    """Every number of a dump: the list in which it stands, and its place there."""
    for place, item in enumerate(dump):
        if isinstance(item, list):
            yield from numbers(item)
        else:
            yield dump, place


def hides_cards(setup: Setup, dump: Any) -> bool:
    """Whether this is what a seat may know."""
    return Loaded(GAME.restore(setup, dump), GAME.new(setup)).is_redacted


def play_on(setup: Setup, dump: Any) -> None:
    state, luck = GAME.load(setup, dump), Luck.of(json.dumps(dump))
    for _ in range(GAME.max_plies(setup)):
        actor = state.actor()
        if actor == OVER:
            return
        chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
        state.apply(actor, chosen)
        for realm in state.realms:
            assert realm.coins >= 0 and 0 <= realm.workers <= EDITION.most_workers
    raise AssertionError("the game does not end")
