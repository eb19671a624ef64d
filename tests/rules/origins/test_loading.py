"""Positions that are saved and loaded, and those that are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from poleis import CHANCE, OVER, Luck
from poleis.core.errors import BadPosition
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from poleis.games.origins.load.census import pieces
from poleis.games.origins.rules.dice import die_of
from poleis.games.origins.rules.pending import KINDS
from poleis.games.origins.rules.records import HELD
from tests.rules.origins.fields import changed, field
from tests.rules.origins.tables import EDITION, GAME, start, tile_number

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
    "dump", [None, 7, "x", {}, [], [1, 2], [[], [], []], [None] * 16, [0] * 16]
)
def test_what_is_no_position_is_refused(dump: object) -> None:
    assert refused(dump)


SHAPE = GAME.shape(make_setup(GAME, 2))


def kinds(dump: Dump) -> list[str]:
    """The kinds of what is pending."""
    return [KINDS[row[0]] for row in get(dump, "pending")]


def get(dump: Dump, path: str) -> Any:
    return field(SHAPE, dump, path)


def with_field(dump: Dump, path: str, value: object) -> Dump:
    return list(changed(SHAPE, dump, path, value))


MIDDLE = next(dump for dump in dumps(2, 8)[150:] if kinds(dump) == ["turn"])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("round", 0),
        ("round", -1),
        ("first", 2),
        ("turn", 2),
        ("passed", 4),
        ("has_spent", 2),
        ("rival", 3),
        ("sites.ships.1", 7),
        ("sites.tokens", []),
        ("sites.deck", 1),
        ("temples.cards.0", 12),
        ("temples.holders.forest", 2),
        ("buildings.slots.5", -1),
        ("buildings.tops.red", -1),
        ("buildings.tops.red", tile_number("statue-1")),
        ("buildings.stacks.red", 0),
        ("buildings.under", [0]),
        ("buildings.under", [EDITION.tiles]),
        ("citizens.dice.0", 7),
        ("citizens.dice.0", 8),
        ("citizens.reserve.red", 9),
        ("citizens.has_failed", 2),
        ("speakers.values.0", 6),
        ("speakers.values", []),
        ("speakers.places.0", HELD + 2),
        ("tower_pool.red", 9),
        ("cards.shown.0", 45),
        ("cards.gold", [0, 0, 0, 0, 1]),
        ("cards.gold", []),
        ("offer", [9]),
        ("pending.0.kind", KINDS.index("round_end")),
        ("pending.0.kind", len(KINDS)),
        ("pending.0.actor", 1 - get(MIDDLE, "pending.0.actor")),
        ("pending.0.done", 1),
        ("pending.0.tile", 3),
        ("pending.0.count", 1),
        ("pending", []),
        ("homes.0.stock.stone", -1),
        ("homes.0.stock.gold", 10**9),
        ("homes.0.tokens", 6),
        ("homes.0.bases", 7),
        ("homes.0.archon", 5),
        ("homes.0.freemen.6", int(die_of(0, 1))),
        ("homes.0.freemen.6", 8),
        ("homes.0.sites.6", 0),
        ("homes.0.advisors", [0, 0]),
        ("homes.0.towers.red", 0),
        ("homes.0.spaces.forest", 12),
        ("homes.0.levels.military", 2),
        ("homes.0.points.attacks", -1),
        ("homes.0.aside", [0]),
        ("homes.0.aside", [EDITION.tiles]),
        ("homes.0.tiles", []),
        ("homes.0.tiles.0.cell", 5),
        ("homes.0.tiles.0.face", 5),
        ("homes.0.seats", [[12880, 1]]),
    ],
)
def test_a_number_that_does_not_fit_is_refused(path: str, value: object) -> None:
    assert refused(with_field(MIDDLE, path, value))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("sites.ships.1", 7, "sites.ships.1 is 7, not from 1 to 6"),
        ("homes.1.stock.gold", -1, "homes.1.stock.gold is -1, not from 0 to 1000000"),
        ("homes.0.stock", [1, 1, 1], "homes.0.stock has 3 entries, not 4"),
        ("homes.0.aside", [0], "pieces are missing or too many"),
        ("homes.0.levels.military", 1 - get(MIDDLE, "homes.0.levels.military"), "discs of a stack"),
        ("pending", [], "nobody can be on turn like this"),
        ("pending.0.tile", 3, "a field holds what no position has there"),
    ],
)
def test_the_refusal_says_what_does_not_fit(path: str, value: object, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(make_setup(GAME, 2), with_field(MIDDLE, path, value))


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
    census = pieces(state)
    for _ in range(GAME.max_plies(make_setup(GAME, seats))):
        actor = state.actor()
        if actor == OVER:
            assert census == pieces(state)
            return
        chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
        state.apply(actor, chosen)
    raise AssertionError("the game does not end")


def test_a_position_is_written_in_words() -> None:
    """Tiles, dice and cards by their names; what is as at the beginning is left out."""
    state = start(2)
    text = position_text(state)
    first = EDITION.tile_names[state.buildings.slots[0]]
    assert f" buildings.slots.1={first} " in text
    assert " pending=[(kind:round_start,actor:seat0),(kind:draft,actor:seat" in text
    assert "homes" not in text
    late = next(dump for dump in reversed(dumps(2, 8)) if kinds(dump) == ["turn"])
    text = position_text(GAME.load(make_setup(GAME, 2), late))
    assert "face:farm-" in text and "face:palace" in text and "round=" in text
    assert late == read_position(text).dump()


def bought_with_an_effect() -> Dump:
    """A position in which a tile of the pool was bought and its effect may be used."""
    for dump in [*dumps(2, 3), *dumps(2, 4)]:
        if kinds(dump)[-1:] == ["effect_use"] and last_pending(dump, 1, "from_pool"):
            return dump
    raise AssertionError("nobody bought a building")


def last_pending(dump: Dump, number: int, name: str) -> int:
    """A field of the last pending record but so many."""
    return int(get(dump, f"pending.{len(kinds(dump)) - number}.{name}"))


@pytest.mark.rule("ORI-10.5")
def test_a_purchase_that_is_not_refilled_yet_is_loaded() -> None:
    """Its slot may be empty, wherever it is; a second gap, or one without a purchase, may not."""
    dump = bought_with_an_effect()
    assert not refused(dump)
    slots = get(dump, "buildings.slots")
    tiles = [tile for tile in slots if tile >= 0]
    for slot in range(5):
        moved = [*tiles[:slot], -1, *tiles[slot:]]
        assert moved == slots or not refused(with_field(dump, "buildings.slots", moved))
    assert refused(with_field(dump, "buildings.slots", [-1, -1, *tiles[1:]]))
    gone = [-1, *get(MIDDLE, "buildings.slots")[:4]]
    assert refused(with_field(MIDDLE, "buildings.slots", gone))


@pytest.mark.rule("ORI-10.5")
def test_a_refill_belongs_to_a_purchase_from_the_pool() -> None:
    dump = bought_with_an_effect()
    assert "purchase" == kinds(dump)[-2] and 1 == last_pending(dump, 2, "done")
    top = len(kinds(dump)) - 1
    for path, value in ((f"{top}.from_pool", 0), (f"{top}.from_pool", 2), (f"{top - 1}.done", 2)):
        assert refused(with_field(dump, f"pending.{path}", value))
