"""What a seat knows of the draft, and worlds that fit it (AOC-1.11, AOC-12.11, AOC-12.16).

Everything else in the game is open. A seat remembers what it saw: when a packet comes back, it
knows which cards others took in between, though with more than two players not who took which,
until they are played. What was taken before it first saw a packet it does not know. At the end
the last cards of all packets are laid open, so every packet has then been seen once more.

In what a seat may know, a card that it has not seen is HIDDEN; picks of which it does not know who
took which are blurred, their cards in ascending order; all other cards that it has not seen are in
the deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import bit, lowest, member, size
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.draft import packet_before, taker
from poleis.games.age_of_civilization.rules.records import DEAL, HIDDEN, Packet, Position

SPECTATOR: Final = -1


# ---- what a seat knows


def redact(table: Position, viewer: i64) -> None:
    """Leave only what a seat may know."""
    draft = table.draft
    for number in range(table.seats()):
        packet = draft.packets[number]
        if viewer == SPECTATOR:
            hide(packet, 0, draft.pick)
            packet.cards = 0
        else:
            redact_packet(table, number, viewer)
    for seat in range(table.seats()):
        if seat != viewer:
            if draft.chosen[seat] != NONE:
                draft.chosen[seat] = HIDDEN
            table.realms[seat].hand = known_hand(table, seat)
    every_card = bit(len(table.edition.civilizations)) - 1
    table.pools.civilization_deck = every_card & ~seen(table)


def hide(packet: Packet, first: i64, after: i64) -> None:
    """Hide what was taken from a packet at these picks."""
    for pick in range(first, after):
        packet.picks[pick] = HIDDEN


def first_sight(table: Position, packet: i64, viewer: i64) -> i64:
    """The pick at which a seat sees a packet first; it sees it again at every seats-th pick."""
    seats = table.seats()
    return (viewer - packet + seats) % seats


def redact_packet(table: Position, number: i64, viewer: i64) -> None:
    """Hide what a seat does not know of one packet."""
    packet = table.draft.packets[number]
    kept = table.edition.hand_kept
    now = table.draft.pick
    seats = table.seats()
    saw = first_sight(table, number, viewer)
    if saw > now:
        hide(packet, 0, now)
        packet.cards = 0
        return
    hide(packet, 0, saw)
    while saw + seats <= now and saw + seats < kept:
        blur(table, number, saw + 1, saw + seats)
        saw += seats
    if now == kept:
        blur(table, number, saw + 1, kept)
        return
    for pick in range(saw + 1, now):
        packet.cards |= bit(packet.picks[pick])
    hide(packet, saw + 1, now)


def blur(table: Position, number: i64, first: i64, after: i64) -> None:
    """Leave it open who took which of the cards taken at these picks, except where it shows."""
    packet = table.draft.packets[number]
    cards: i64 = 0
    for pick in range(first, after):
        card = packet.picks[pick]
        if table.realms[taker(table, number, pick)].laid() & bit(card) == 0:
            cards |= bit(card)
    if size(cards) < 2:
        return
    index: i64 = 0
    for pick in range(first, after):
        if cards & bit(packet.picks[pick]) != 0:
            packet.picks[pick] = member(cards, index)
            packet.blurred |= bit(pick)
            index += 1


def is_known(packet: Packet, pick: i64) -> bool:
    """Whether it is known which card was taken at a pick, and by whom."""
    return packet.picks[pick] != HIDDEN and (packet.blurred >> pick) & 1 == 0


def known_hand(table: Position, seat: i64) -> i64:
    """The cards that are surely in the hand of another seat, as a set."""
    found: i64 = 0
    for number in range(table.seats()):
        packet = table.draft.packets[number]
        for pick in range(i64(len(packet.picks))):
            if is_known(packet, pick) and taker(table, number, pick) == seat:
                found |= bit(packet.picks[pick])
    return found & ~table.realms[seat].laid()


def known_picks(packet: Packet) -> i64:
    """The cards of which it is known that they were taken from a packet, as a set."""
    found: i64 = 0
    for card in packet.picks:
        if card != HIDDEN:
            found |= bit(card)
    return found


def seen(table: Position) -> i64:
    """All cards that what a seat knows speaks of, as a set."""
    found = table.pools.civilizations
    for packet in table.draft.packets:
        found |= packet.cards | known_picks(packet)
    for realm in table.realms:
        found |= realm.laid() | realm.hand
    return found


# ---- a world that fits


def resample(table: Position, viewer: i64, luck: Luck) -> None:
    """Fill in what a seat does not know, each possibility as likely as the others."""
    draft = table.draft
    place_unseen_plays(table, luck)
    for number in range(table.seats()):
        deal_again(table, number, viewer, luck)
        share_out(draft.packets[number], luck)
        take_again(table, number, viewer, luck)
    for seat in range(table.seats()):
        if draft.chosen[seat] == HIDDEN:
            cards = draft.packets[packet_before(table, seat)].cards
            draft.chosen[seat] = member(cards, luck.below(size(cards)))
    for seat in range(table.seats()):
        if seat != viewer:
            table.realms[seat].hand = known_hand(table, seat)


def draw_from_deck(table: Position, luck: Luck) -> i64:
    """Any card of the deck."""
    deck = table.pools.civilization_deck
    card = member(deck, luck.below(size(deck)))
    table.pools.civilization_deck &= ~bit(card)
    return card


def draw_from_packet(packet: Packet, luck: Luck) -> i64:
    """Any card of a packet."""
    card = member(packet.cards, luck.below(size(packet.cards)))
    packet.cards &= ~bit(card)
    return card


def place_unseen_plays(table: Position, luck: Luck) -> None:
    """Cards that came from a hand unseen: each was one of its owner's hidden picks."""
    accounted: i64 = 0
    for packet in table.draft.packets:
        accounted |= packet.cards | known_picks(packet)
    for seat in range(table.seats()):
        left = table.realms[seat].laid() & ~accounted
        while left != 0:
            place_in_hidden_pick(table, seat, lowest(left), luck)
            left &= left - 1


def place_in_hidden_pick(table: Position, seat: i64, card: i64, luck: Luck) -> None:
    """A card was any of the hidden picks of a seat."""
    places = [
        (number, pick)
        for number in range(table.seats())
        for pick in range(table.draft.pick)
        if table.draft.packets[number].picks[pick] == HIDDEN and taker(table, number, pick) == seat
    ]
    number, pick = places[luck.below(len(places))]
    table.draft.packets[number].picks[pick] = card


def deal_again(table: Position, number: i64, viewer: i64, luck: Luck) -> None:
    """Fill a packet that the seat has not seen yet."""
    if first_sight(table, number, viewer) > table.draft.pick:
        for _ in range(cards_dealt(table, number) - table.draft.pick):
            table.draft.packets[number].cards |= bit(draw_from_deck(table, luck))


def cards_dealt(table: Position, packet: i64) -> i64:
    """How many cards chance has dealt to a packet so far."""
    left: i64 = 0
    for pending in table.pending:
        if pending.kind == DEAL:
            left = pending.times
    seats = table.seats()
    return table.edition.hand_dealt - (left + seats - 1 - packet) // seats


def share_out(packet: Packet, luck: Luck) -> None:
    """Let chance decide who took which of the cards where that is not known."""
    cards: i64 = 0
    for pick in range(i64(len(packet.picks))):
        if (packet.blurred >> pick) & 1 != 0:
            cards |= bit(packet.picks[pick])
    for pick in range(i64(len(packet.picks))):
        if (packet.blurred >> pick) & 1 != 0:
            card = member(cards, luck.below(size(cards)))
            cards &= ~bit(card)
            packet.picks[pick] = card
    packet.blurred = 0


def take_again(table: Position, number: i64, viewer: i64, luck: Luck) -> None:
    """Let chance decide what was taken: before the seat first saw the packet, or since it last
    did."""
    packet = table.draft.packets[number]
    saw = first_sight(table, number, viewer)
    for pick in range(i64(len(packet.picks))):
        if packet.picks[pick] == HIDDEN:
            if pick < saw:
                packet.picks[pick] = draw_from_deck(table, luck)
            else:
                packet.picks[pick] = draw_from_packet(packet, luck)
