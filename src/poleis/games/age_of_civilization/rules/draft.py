"""The civilization draft (AOC-12.11): packets of cards wander to the left.

The packet dealt to seat p is before seat p + t at pick t. What was taken stays written, because
seats remember it; see `draft_knowledge`.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.records import HIDDEN, Position


def packet_before(table: Position, seat: i64) -> i64:
    """The packet that a seat chooses from now."""
    seats = table.seats()
    return (seat + seats * table.draft.pick - table.draft.pick) % seats


def taker(table: Position, packet: i64, pick: i64) -> i64:
    """The seat that had a packet before it at a pick."""
    return (packet + pick) % table.seats()


def chooser(table: Position) -> i64:
    """The first seat that has not laid a card aside yet."""
    for seat in range(table.seats()):
        if table.draft.chosen[seat] == NONE:
            return seat
    raise AssertionError("all have chosen")


def keep(table: Position, seat: i64, card: i64) -> None:
    """Lay a card aside; when all have done so, pass the rest on."""
    draft = table.draft
    draft.chosen[seat] = card
    for other in range(table.seats()):
        if draft.chosen[other] == NONE:
            return
    pass_on(table)


def pass_on(table: Position) -> None:
    """The chosen cards go to the hands, the packets to the left; the last cards are the pool.

    A seat may look ahead in what it knows: choices that are hidden from it stay so.
    """
    draft = table.draft
    for seat in range(table.seats()):
        packet = draft.packets[packet_before(table, seat)]
        chosen = draft.chosen[seat]
        packet.picks = append(packet.picks, chosen)
        if chosen != HIDDEN:
            packet.cards &= ~bit(chosen)
            table.realms[seat].hand |= bit(chosen)
        draft.chosen[seat] = NONE
    draft.pick += 1
    if draft.pick == table.edition.hand_kept:
        for packet in draft.packets:
            table.pools.civilizations |= packet.cards  # who saw them remembers the packets
        table.pending.pop()
