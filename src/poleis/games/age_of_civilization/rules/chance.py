"""Chance: which cards may be turned up, laid or dealt, and where they go (AOC-15.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    ORDERS,
    SPECIAL_CARDS,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    CARD_DECK,
    DEAL,
    DECK,
    FIRST,
    FIRST_PLAYER,
    LAY_CARD,
    LAY_TOKEN,
    PACKET,
    POOL,
    SEATS,
    SPECIAL_DECK,
    SPECIAL_POOL,
    TOKEN_DECK,
    TRACK,
    TURN_UP_CIVILIZATION,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    WONDER_DECK,
    WONDER_POOL,
    drop,
    top,
)
from poleis.games.age_of_civilization.rules.orders import next_orders, turn_up

# Outcome codes, by frame: each kind of chance has its own range.
DRAWN_WONDER: Final = 4
DRAWN_CIVILIZATION: Final = DRAWN_WONDER + 15
LAID_CARD: Final = DRAWN_CIVILIZATION + 48
DRAWN_SPECIAL: Final = LAID_CARD + 19
LAID_TOKEN: Final = DRAWN_SPECIAL + 9
DRAWN_ORDER: Final = LAID_TOKEN + 13
DEALT_CARD: Final = DRAWN_ORDER + 6

assert len(WONDERS) == 15 and len(CIVILIZATIONS) == 48 and len(SPECIAL_CARDS) == 9
assert len(TRACK_CARDS) == 19 and len(TOKENS) == 13
assert len(ORDERS) == 6


def outcomes(v: vec[i64]) -> tuple[i64, i64]:
    """What chance may bring now, each as likely as the others: the first code, and a set."""
    kind = v[top(v)]
    if kind == TURN_UP_CIVILIZATION:
        return DRAWN_CIVILIZATION, v[DECK]
    if kind == LAY_CARD:
        return LAID_CARD, v[CARD_DECK]
    if kind == TURN_UP_WONDER:
        return DRAWN_WONDER, v[WONDER_DECK]
    if kind == FIRST_PLAYER:
        return 0, bit(v[SEATS]) - 1
    if kind == DEAL:
        return DEALT_CARD, v[DECK]
    if kind == TURN_UP_SPECIAL:
        return DRAWN_SPECIAL, v[SPECIAL_DECK]
    if kind == LAY_TOKEN:
        return LAID_TOKEN, v[TOKEN_DECK]
    return DRAWN_ORDER, next_orders(v)


def happen(v: vec[i64], outcome: i64) -> None:
    """Carry out an outcome of chance: a card is turned up, laid or dealt (AOC-3)."""
    at = top(v)
    kind = v[at]
    number = v[at + 2]
    if number == 1:
        drop(v)
    else:
        v[at + 2] -= 1
    if kind == TURN_UP_CIVILIZATION:
        move(v, DECK, POOL, outcome - DRAWN_CIVILIZATION)
    elif kind == LAY_CARD:
        card = outcome - LAID_CARD
        v[CARD_DECK] &= ~bit(card)
        v[first_empty(v, TRACK)] = card + 1
    elif kind == TURN_UP_WONDER:
        move(v, WONDER_DECK, WONDER_POOL, outcome - DRAWN_WONDER)
    elif kind == FIRST_PLAYER:
        v[FIRST] = outcome
    elif kind == DEAL:
        move(v, DECK, PACKET + (number - 1) % v[SEATS], outcome - DEALT_CARD)
    elif kind == TURN_UP_SPECIAL:
        move(v, SPECIAL_DECK, SPECIAL_POOL, outcome - DRAWN_SPECIAL)
    elif kind == LAY_TOKEN:
        token = outcome - LAID_TOKEN
        v[TOKEN_DECK] &= ~bit(token)
        v[ABOVE + 8 - number] = token + 1
    else:
        turn_up(v, outcome - DRAWN_ORDER)


def move(v: vec[i64], source: i64, target: i64, card: i64) -> None:
    """Move a card from one set to another."""
    v[source] &= ~bit(card)
    v[target] |= bit(card)


def first_empty(v: vec[i64], place: i64) -> i64:
    """The first place from here on where nothing lies."""
    while v[place] != 0:
        place += 1
    return place
