"""The orders of the scenario Silk Road (AOC-14.6, AOC-14.15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.games.age_of_civilization.effects.engine import strength
from poleis.games.age_of_civilization.rules.data import ORDER_ROWS, ORDERS, TECHNOLOGIES
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    BOTTOM,
    BUILT,
    BUSY,
    COINS,
    FILLED,
    LEARNED,
    ORDER_DECK,
    ORDER_POOL,
    ORDERED,
    TALLY,
    TURN_UP_ORDER,
    WORKERS,
    push_chance,
    realm,
)

ORDER_COINS: Final = vec[i64]([int(row["pay"].get("coins", 0)) for row in ORDER_ROWS])
ORDER_WORKERS: Final = vec[i64]([int(row["pay"].get("workers", 0)) for row in ORDER_ROWS])
ORDER_POINTS: Final = vec[i64]([int(row["points"]) for row in ORDER_ROWS])
_CONDITIONS: Final = [dict(row["condition"] or {}) for row in ORDER_ROWS]
NEEDS_TECHNOLOGY: Final = vec[i64](
    [
        1 << TECHNOLOGIES.index(row["owns_technology"]) if "owns_technology" in row else 0
        for row in _CONDITIONS
    ]
)
"""The technology that each order needs, as a set of one or none."""
NEEDS_STRENGTH: Final = vec[i64]([int(row.get("min_strength", 0)) for row in _CONDITIONS])
NEEDS_WONDERS: Final = vec[i64]([int(row.get("min_wonders", 0)) for row in _CONDITIONS])


def fillable(v: vec[i64], seat: i64) -> i64:
    """The face-up orders that the seat can fill now, as a set."""
    me = realm(seat)
    found: i64 = 0
    left = v[ORDER_POOL]
    while left != 0:
        order = lowest(left)
        left &= left - 1
        if (
            v[me + COINS] >= ORDER_COINS[order]
            and v[me + WORKERS] - v[BUSY] >= ORDER_WORKERS[order]
            and v[me + LEARNED] & NEEDS_TECHNOLOGY[order] == NEEDS_TECHNOLOGY[order]
            and size(v[me + BUILT]) >= NEEDS_WONDERS[order]
            and strength(v, me) >= NEEDS_STRENGTH[order]
        ):
            found |= bit(order)
    return found


def fill(v: vec[i64], seat: i64, order: i64) -> None:
    """Pay the price of an order for its points; a worker paid is an unassigned one."""
    me = realm(seat)
    v[me + COINS] -= ORDER_COINS[order]
    v[me + WORKERS] -= ORDER_WORKERS[order]
    v[me + TALLY + ORDERED] += ORDER_POINTS[order]
    v[ORDER_POOL] &= ~bit(order)
    v[FILLED] |= bit(order)
    v[ACTED] = 1


def exchange(v: vec[i64], order: i64) -> None:
    """Put a face-up order below the deck and turn up the next."""
    v[ORDER_POOL] &= ~bit(order)
    below = v[BOTTOM]
    place: i64 = 0
    while (below >> place) != 0:
        place += 3
    v[BOTTOM] = below | ((order + 1) << place)
    push_chance(v, TURN_UP_ORDER, 1)


def turn_up(v: vec[i64], order: i64) -> None:
    """Lay an order face up: from the deck, and from below it only when the rest is gone."""
    if v[ORDER_DECK] != 0:
        v[ORDER_DECK] &= ~bit(order)
    else:
        v[BOTTOM] >>= 3
    v[ORDER_POOL] |= bit(order)


def next_orders(v: vec[i64]) -> i64:
    """The orders that may come next, as a set."""
    if v[ORDER_DECK] != 0:
        return v[ORDER_DECK]
    return bit((v[BOTTOM] & 7) - 1)


assert len(ORDERS) < 8
