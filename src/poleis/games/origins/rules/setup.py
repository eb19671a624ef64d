"""The table before the first shuffle (ORI-2, ORI-21.1). Chance lays out the rest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.city import lay_start
from poleis.games.origins.rules.data import (
    CARDS,
    CARDS_SHOWN,
    COLOURS,
    DICE,
    FIRST_HEIGHT,
    FIRST_SHIP_VALUE,
    IN_STACK,
    READY_BASES,
    SPEAKERS,
    START_RESOURCES,
    TOWER_POOL,
    ZODIAC,
)
from poleis.games.origins.rules.layout import (
    BASES,
    BEGIN_DRAFT,
    BEGIN_ROUND,
    BONUS_DECK,
    CARD_DECK,
    DECK,
    FIRST_PLAYER,
    HEIGHT,
    HOME,
    HOMES,
    LAY_BONUS,
    LAY_CARD,
    LAY_TILE,
    LAY_ZODIAC,
    LEVEL,
    OFFERED,
    RESERVE,
    ROLL_CITIZEN,
    ROLL_OFFER,
    ROLL_SPEAKER,
    SEATS,
    SHIP,
    STONE,
    TEMPLE_LEVEL,
    TOWER,
    TURN_UP,
    ZODIAC_DECK,
    home,
    push,
    push_chance,
)
from poleis.games.origins.rules.position import Origins


def first_position(seats: int) -> Origins:
    """A new game; everything that is shuffled or rolled is still to come."""
    v = vec[i64]([0] * (HOMES + HOME * seats))
    v[SEATS] = seats
    for colour in range(5):
        v[SHIP + colour] = FIRST_SHIP_VALUE
        v[DECK + colour] = (1 << IN_STACK) - 1
        v[RESERVE + colour] = DICE[seats]
        v[TOWER + colour] = TOWER_POOL
    v[BONUS_DECK] = (1 << len(COLOURS)) - 1
    v[ZODIAC_DECK] = (1 << len(ZODIAC)) - 1
    v[CARD_DECK] = (1 << len(CARDS)) - 1
    for seat in range(seats):
        me = home(seat)
        for resource in range(4):
            v[me + STONE + resource] = START_RESOURCES[resource]
        v[me + BASES] = READY_BASES
        for colour in range(5):
            v[me + HEIGHT + colour] = FIRST_HEIGHT
        v[me + LEVEL] = seat
        for temple in range(3):
            v[me + TEMPLE_LEVEL + temple] = seat
        lay_start(v, me)
    push(v, BEGIN_ROUND, 0, 0, 0, 0, 0)
    push(v, BEGIN_DRAFT, 0, 0, 0, 0, 0)
    push_chance(v, ROLL_OFFER, OFFERED if seats > 1 else 5)
    if seats > 1:
        push_chance(v, FIRST_PLAYER, 1)
    push_chance(v, LAY_CARD, CARDS_SHOWN[seats])
    push_chance(v, ROLL_SPEAKER, SPEAKERS[seats])
    for colour in range(4, -1, -1):
        push_chance(v, ROLL_CITIZEN, colour)
    for colour in range(4, -1, -1):
        push_chance(v, TURN_UP, colour)
    push_chance(v, LAY_TILE, 5)
    push_chance(v, LAY_ZODIAC, 3)
    push_chance(v, LAY_BONUS, 5)
    return Origins(v)
