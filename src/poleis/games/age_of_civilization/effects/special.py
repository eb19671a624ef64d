"""The one door for what no row of the vocabulary can say. Each entry names its rule.

multiply_extra_coins   AOC-11.14   Carthage
pay_to_pool            AOC-11.8    Phoenicia
swap_order             AOC-14.15   Bazaar
coins_halved_down      AOC-14.7    Drought
workers_lost_half_up   AOC-14.9    Black Death
reduced_by_quarantine  AOC-14.12   the return of the plague
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.rules.layout import (
    BOTTOM,
    CHOOSE_CARD,
    COINS,
    COINS_ON,
    MAY_EXCHANGE,
    ORDER_DECK,
    ORDER_POOL,
    POOL,
    QUARANTINE,
    WORKERS,
    push,
    realm,
)

MULTIPLY_EXTRA_COINS: Final = 1
PAY_TO_POOL: Final = 2
SWAP_ORDER: Final = 3
HALVE_COINS: Final = 4
HALVE_WORKERS: Final = 5
PLAGUE_RETURNS: Final = 6


def sacrifice(v: vec[i64], me: i64, workers: i64) -> None:
    """Return workers to the supply; with too few, those there are (AOC-1.5)."""
    v[me + WORKERS] = max(v[me + WORKERS] - workers, 0)


def die(v: vec[i64], me: i64, workers: i64) -> None:
    """Sacrifice workers to a disease; a kept Quarantine saves one of them (AOC-14.12)."""
    sacrifice(v, me, max(workers - v[me + QUARANTINE], 0))
    v[me + QUARANTINE] = 0


def can(v: vec[i64], seat: i64, door: i64, amount: i64) -> bool:
    """Whether an optional entry has anything to offer now."""
    if door == PAY_TO_POOL:
        return v[realm(seat) + COINS] >= amount and v[POOL] != 0
    return True


def apply(v: vec[i64], seat: i64, door: i64, amount: i64, number: i64) -> None:
    """Carry out an entry. *number* is what its event is about: a card, or an effect."""
    me = realm(seat)
    if door == MULTIPLY_EXTRA_COINS:
        v[COINS_ON + number] *= amount
    elif door == PAY_TO_POOL:
        push(v, CHOOSE_CARD, seat, number)
    elif door == SWAP_ORDER:
        if v[ORDER_POOL] != 0 and (v[ORDER_DECK] != 0 or v[BOTTOM] != 0):
            push(v, MAY_EXCHANGE, seat, 0)
    elif door == HALVE_COINS:
        v[me + COINS] = v[me + COINS] // 2
    elif door == HALVE_WORKERS:
        die(v, me, (v[me + WORKERS] + 1) // 2)
    elif door == PLAGUE_RETURNS:
        die(v, me, amount)
