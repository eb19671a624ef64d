"""What a seat knows of the draft, and worlds that fit it (AOC-1.11, AOC-12.11, AOC-12.16).

Everything else in the game is open. A seat remembers what it saw: when a packet comes back, it
knows which cards others took in between, though with more than two players not who took which,
until they are played. What was taken before it first saw a packet it does not know. At the end
the last cards of all packets are laid open, so every packet has then been seen once more.

In what a seat may know, a card that it has not seen is HIDDEN; cards of which it does not know who
took which are written as negative numbers, in ascending order; all other cards that it has not seen
are in the deck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import bit, lowest, member, size
from poleis.games.age_of_civilization.rules.data import CIVILIZATIONS, DEALT, KEPT
from poleis.games.age_of_civilization.rules.draft import packet_before, taker
from poleis.games.age_of_civilization.rules.layout import (
    CHOSEN,
    DEAL,
    DECK,
    DEPTH,
    FRAME,
    HAND,
    HIDDEN,
    LATER_COINS,
    PACKET,
    PICK,
    PICKS,
    POOL,
    SEATS,
    STACK,
    STACKED,
    TAKEN,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization

SPECTATOR: Final = -1


def is_drafted(state: AgeOfCivilization) -> bool:
    """Whether the game has a draft, and so secrets."""
    return state.v[LATER_COINS] != 0


def played(v: vec[i64], seat: i64) -> i64:
    """The civilizations that a seat has laid before it, as a set."""
    found: i64 = 0
    for place in range(i64(3)):
        if v[realm(seat) + STACKED + place] != 0:
            found |= bit(v[realm(seat) + STACKED + place] - 1)
    return found


# ---- what a seat knows


def redact(state: AgeOfCivilization, viewer: i64) -> None:
    """Leave only what a seat may know."""
    v = state.v
    for packet in range(v[SEATS]):
        if viewer == SPECTATOR:
            hide(v, packet, 0, v[PICK])
            v[PACKET + packet] = 0
        else:
            redact_packet(v, packet, viewer)
    for seat in range(v[SEATS]):
        if seat != viewer:
            if v[CHOSEN + seat] != 0:
                v[CHOSEN + seat] = HIDDEN
            v[realm(seat) + HAND] = known_hand(v, seat)
    v[DECK] = bit(len(CIVILIZATIONS)) - 1 - seen(v)


def hide(v: vec[i64], packet: i64, first: i64, after: i64) -> None:
    """Hide what was taken from a packet at these picks."""
    for pick in range(first, after):
        v[TAKEN + PICKS * packet + pick] = HIDDEN


def redact_packet(v: vec[i64], packet: i64, viewer: i64) -> None:
    """Hide what a seat does not know of one packet; it saw it at every seats-th pick."""
    now = v[PICK]
    seats = v[SEATS]
    saw = (viewer - packet + seats) % seats
    if saw > now:
        hide(v, packet, 0, now)
        v[PACKET + packet] = 0
        return
    hide(v, packet, 0, saw)
    while saw + seats <= now and saw + seats < KEPT:
        blur(v, packet, saw + 1, saw + seats)
        saw += seats
    if now == KEPT:
        blur(v, packet, saw + 1, KEPT)
        return
    for pick in range(saw + 1, now):
        v[PACKET + packet] |= bit(v[TAKEN + PICKS * packet + pick] - 1)
    hide(v, packet, saw + 1, now)


def blur(v: vec[i64], packet: i64, first: i64, after: i64) -> None:
    """Leave it open who took which of the cards taken at these picks, except where it shows."""
    cards: i64 = 0
    for pick in range(first, after):
        card = v[TAKEN + PICKS * packet + pick] - 1
        if played(v, taker(v, packet, pick)) & bit(card) == 0:
            cards |= bit(card)
    if size(cards) < 2:
        return
    index: i64 = 0
    for pick in range(first, after):
        card = v[TAKEN + PICKS * packet + pick] - 1
        if cards & bit(card) != 0:
            v[TAKEN + PICKS * packet + pick] = -member(cards, index) - 1
            index += 1


def known_hand(v: vec[i64], seat: i64) -> i64:
    """The cards that are surely in the hand of another seat, as a set."""
    found: i64 = 0
    for packet in range(v[SEATS]):
        for pick in range(i64(PICKS)):
            card = v[TAKEN + PICKS * packet + pick]
            if 0 < card < HIDDEN and taker(v, packet, pick) == seat:
                found |= bit(card - 1)
    return found & ~played(v, seat)


def seen(v: vec[i64]) -> i64:
    """All cards that what a seat knows speaks of, as a set."""
    found = v[POOL]
    for packet in range(v[SEATS]):
        found |= v[PACKET + packet] | played(v, packet) | v[realm(packet) + HAND]
        found |= known_picks(v, packet)
    return found


# ---- a world that fits


def resample(state: AgeOfCivilization, viewer: i64, luck: Luck) -> None:
    """Fill in what a seat does not know, each possibility as likely as the others."""
    v = state.v
    place_unseen_plays(v, luck)
    for packet in range(v[SEATS]):
        deal_again(v, packet, viewer, luck)
        share_out(v, packet, luck)
        take_again(v, packet, viewer, luck)
    for seat in range(v[SEATS]):
        if v[CHOSEN + seat] == HIDDEN:
            cards = v[PACKET + packet_before(v, seat)]
            v[CHOSEN + seat] = member(cards, luck.below(size(cards))) + 1
    for seat in range(v[SEATS]):
        if seat != viewer:
            v[realm(seat) + HAND] = known_hand(v, seat)


def draw(v: vec[i64], source: i64, luck: Luck) -> i64:
    """A card out of a set in the position."""
    card = member(v[source], luck.below(size(v[source])))
    v[source] &= ~bit(card)
    return card


def place_unseen_plays(v: vec[i64], luck: Luck) -> None:
    """Cards that came from a hand unseen: each was one of its owner's hidden picks."""
    accounted: i64 = 0
    for packet in range(v[SEATS]):
        accounted |= v[PACKET + packet] | known_picks(v, packet)
    for seat in range(v[SEATS]):
        left = played(v, seat) & ~accounted
        while left != 0:
            place = hidden_pick(v, seat, luck)
            v[place] = lowest(left) + 1
            left &= left - 1


def known_picks(v: vec[i64], packet: i64) -> i64:
    """The cards of which it is known that they were taken from a packet, as a set."""
    found: i64 = 0
    for pick in range(i64(PICKS)):
        card = v[TAKEN + PICKS * packet + pick]
        if card < 0:
            found |= bit(-card - 1)
        elif 0 < card < HIDDEN:
            found |= bit(card - 1)
    return found


def hidden_pick(v: vec[i64], seat: i64, luck: Luck) -> i64:
    """Any of the places where a hidden pick of a seat is written."""
    places = [
        TAKEN + PICKS * packet + pick
        for packet in range(v[SEATS])
        for pick in range(i64(PICKS))
        if v[TAKEN + PICKS * packet + pick] == HIDDEN and taker(v, packet, pick) == seat
    ]
    return places[luck.below(len(places))]


def deal_again(v: vec[i64], packet: i64, viewer: i64, luck: Luck) -> None:
    """Fill a packet that the seat has not seen yet."""
    if (viewer - packet + v[SEATS]) % v[SEATS] > v[PICK]:
        for _ in range(cards_dealt(v, packet) - v[PICK]):
            v[PACKET + packet] |= bit(draw(v, DECK, luck))


def cards_dealt(v: vec[i64], packet: i64) -> i64:
    """How many cards chance has dealt to a packet so far."""
    left: i64 = 0
    for frame in range(v[DEPTH]):
        if v[STACK + FRAME * frame] == DEAL:
            left = v[STACK + FRAME * frame + 2]
    return DEALT - (left + v[SEATS] - 1 - packet) // v[SEATS]


def share_out(v: vec[i64], packet: i64, luck: Luck) -> None:
    """Let chance say who took which of the cards where that is not known."""
    cards: i64 = 0
    for pick in range(i64(PICKS)):
        if v[TAKEN + PICKS * packet + pick] < 0:
            cards |= bit(-v[TAKEN + PICKS * packet + pick] - 1)
    for pick in range(i64(PICKS)):
        if v[TAKEN + PICKS * packet + pick] < 0:
            card = member(cards, luck.below(size(cards)))
            cards &= ~bit(card)
            v[TAKEN + PICKS * packet + pick] = card + 1


def take_again(v: vec[i64], packet: i64, viewer: i64, luck: Luck) -> None:
    """Let chance say what was taken: before the seat first saw the packet, or since it last did."""
    saw = (viewer - packet + v[SEATS]) % v[SEATS]
    for pick in range(i64(PICKS)):
        if v[TAKEN + PICKS * packet + pick] == HIDDEN:
            source = DECK if pick < saw else PACKET + packet
            v[TAKEN + PICKS * packet + pick] = draw(v, source, luck) + 1
