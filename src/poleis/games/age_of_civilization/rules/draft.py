"""The civilization draft (AOC-12.11): packets of cards wander to the left.

The packet dealt to seat p is before seat p + t at pick t. What was taken stays written, because
seats remember it; see knowledge.py.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.rules.data import KEPT
from poleis.games.age_of_civilization.rules.layout import (
    CHOSEN,
    HAND,
    HIDDEN,
    PACKET,
    PICK,
    PICKS,
    POOL,
    SEATS,
    TAKEN,
    drop,
    realm,
)


def packet_before(v: vec[i64], seat: i64) -> i64:
    """The packet that a seat chooses from now."""
    return (seat + PICKS * v[SEATS] - v[PICK]) % v[SEATS]


def taker(v: vec[i64], packet: i64, pick: i64) -> i64:
    """The seat that had a packet before it at a pick."""
    return (packet + pick) % v[SEATS]


def chooser(v: vec[i64]) -> i64:
    """The first seat that has not laid a card aside yet."""
    for seat in range(v[SEATS]):
        if v[CHOSEN + seat] == 0:
            return seat
    raise AssertionError("all have chosen")


def keep(v: vec[i64], seat: i64, card: i64) -> None:
    """Lay a card aside; when all have done so, pass the rest on."""
    v[CHOSEN + seat] = card + 1
    for other in range(v[SEATS]):
        if v[CHOSEN + other] == 0:
            return
    pass_on(v)


def pass_on(v: vec[i64]) -> None:
    """The chosen cards go to the hands, the packets to the left; the last cards are the pool.

    A seat may look ahead in what it knows: choices that are hidden from it stay so.
    """
    for seat in range(v[SEATS]):
        packet = packet_before(v, seat)
        chosen = v[CHOSEN + seat]
        v[TAKEN + PICKS * packet + v[PICK]] = chosen
        if chosen != HIDDEN:
            v[PACKET + packet] &= ~bit(chosen - 1)
            v[realm(seat) + HAND] |= bit(chosen - 1)
        v[CHOSEN + seat] = 0
    v[PICK] += 1
    if v[PICK] == KEPT:
        for packet in range(v[SEATS]):
            v[POOL] |= v[PACKET + packet]  # who saw them remembers the packets
        drop(v)
