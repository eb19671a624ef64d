"""The cards of a position, counted wherever they are."""

from __future__ import annotations

from poleis.core.sets import members
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    KEPT,
    ORDERS,
    POSITIONS,
    SPECIAL_CARDS,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    BOTTOM,
    BUILT,
    CARD_DECK,
    COVER,
    DECK,
    FILLED,
    FIRST_BORN,
    HAND,
    ORDER_DECK,
    ORDER_POOL,
    PACKET,
    PICK,
    POOL,
    SEATS,
    SPECIAL_DECK,
    SPECIAL_POOL,
    STACKED,
    TOKEN_DECK,
    TRACK,
    WONDER_DECK,
    WONDER_POOL,
    Numbers,
    realm,
)


def cards_in(v: Numbers, names: tuple[str, ...], sets: list[int], single: list[int]) -> list[int]:
    """How often each card occurs in sets, and in places that hold one card (plus one) or none."""
    counts = [0] * len(names)
    for cards in sets:
        for card in members(cards):
            counts[card] += 1
    for card in single:
        if card:
            counts[card - 1] += 1
    return counts


def is_dealt_out(v: Numbers) -> bool:
    """Whether the draft is over, so that the packets are but memories."""
    return bool(v[PICK] == KEPT)


def pieces(v: Numbers) -> list[int]:
    """How many there are of each card, wherever they are."""
    seats = range(int(v[SEATS]))

    def sets(*places: int) -> list[int]:
        return [int(v[place]) for place in places]

    def each(place: int) -> list[int]:
        return [int(v[realm(seat) + place]) for seat in seats]

    stacked = [card for place in range(3) for card in each(STACKED + place)]
    packets = [] if is_dealt_out(v) else sets(*(PACKET + seat for seat in seats))
    set_aside = [] if int(v[FIRST_BORN]) in stacked else [int(v[FIRST_BORN])]
    civilizations = [*sets(DECK, POOL), *each(HAND), *packets]
    below = [int(v[BOTTOM]) >> 3 * place & 7 for place in range(len(ORDERS))]
    track = [int(v[TRACK + position]) for position in range(POSITIONS)]
    above = [int(v[ABOVE + position]) for position in range(POSITIONS)]
    return [
        *cards_in(v, CIVILIZATIONS, civilizations, [*stacked, *set_aside]),
        *cards_in(v, WONDERS, [*sets(WONDER_DECK, WONDER_POOL), *each(BUILT)], []),
        *cards_in(v, TRACK_CARDS, sets(CARD_DECK), track),
        *cards_in(v, SPECIAL_CARDS, sets(SPECIAL_DECK, SPECIAL_POOL), each(COVER)),
        *cards_in(v, TOKENS, sets(TOKEN_DECK), above),
        *cards_in(v, ORDERS, sets(ORDER_DECK, ORDER_POOL, FILLED), below),
    ]
