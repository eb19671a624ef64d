"""The technology board: which technologies a seat may unlock (AOC-9, AOC-12.1 to 12.6).

A place of the board is a number from 0 (bottom left) to 8 (top right). A special technology card
covers the two lower places of its column; its technologies take over their arrows.
"""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.records import Position


def column(which: i64) -> i64:
    """The three places of a column, as a set."""
    return i64(0b001001001) << which


def available(table: Position, seat: i64) -> i64:
    """The technologies that a seat may unlock now, as a set (AOC-9.2, AOC-12.4, AOC-14.2)."""
    realm = table.realms[seat]
    edition = table.edition
    if realm.special_card == NONE:
        return edition.open_places[realm.technologies] & ~table.agreement.locked
    card = edition.special_cards[realm.special_card]
    places = realm.technologies & 0b111111111
    places |= ((realm.technologies >> card.bottom) & 1) << card.column
    places |= ((realm.technologies >> (card.bottom + 1)) & 1) << (card.column + 3)
    open_places = edition.open_places[places]
    covered = i64(0b001001) << card.column
    found = open_places & ~covered
    found |= ((open_places >> card.column) & 1) << card.bottom
    found |= ((open_places >> (card.column + 3)) & 1) << (card.bottom + 1)
    return found & ~table.agreement.locked


def buyable(table: Position, seat: i64) -> i64:
    """The special technology cards that a seat may buy now, as a set (AOC-12.2, AOC-12.3)."""
    left = table.pools.specials
    if left == 0:
        return 0
    realm = table.realms[seat]
    if realm.special_card != NONE or realm.coins < table.edition.special_price:
        return 0
    found: i64 = 0
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if realm.technologies & column(table.edition.special_cards[card].column) == 0:
            found |= bit(card)
    return found
