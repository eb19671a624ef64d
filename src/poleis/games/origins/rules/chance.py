"""Chance in Origins: what may be rolled, drawn or turned up now, and what follows (ORI-1.12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import add_all, bit
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.data import IN_STACK, die_of
from poleis.games.origins.rules.layout import (
    BONUS_DECK,
    CARD_DECK,
    DECK,
    FIRST_PLAYER,
    HOLDER,
    KEEP_CARD,
    LAY_BONUS,
    LAY_CARD,
    LAY_ZODIAC,
    POOL,
    REROLL,
    ROLL_CITIZEN,
    ROLL_OFFER,
    ROUND,
    SEATS,
    SPEAKER,
    TOP,
    TURN_UP,
    ZODIAC_AT,
    ZODIAC_DECK,
    drop,
    top,
)
from poleis.games.origins.rules.market import enter_citizen, lay_from_deck
from poleis.games.origins.rules.opening import set_up, sort_citizens


def new_tiles(v: vec[i64]) -> vec[i64]:
    """The top tiles of five stacks are shuffled: any tile of a colour not in the pool yet."""
    seen: i64 = 0
    for slot in range(i64(5)):
        if v[POOL + slot] != 0:
            seen |= i64(1) << ((v[POOL + slot] - 1) // IN_STACK)
    codes = vec[i64](capacity=75)
    for colour in range(i64(5)):
        if (seen >> colour) & 1 == 0:
            codes = add_all(codes, code.TILE_OF + IN_STACK * colour, v[DECK + colour])
    return codes


def outcomes(v: vec[i64]) -> tuple[i64, i64]:
    """What chance may bring now, each as likely as the others: the first code, and a set."""
    at = top(v)
    kind = v[at]
    if kind == ROLL_CITIZEN or kind == ROLL_OFFER:
        return code.ROLL_OF, 31  # sixes are rolled again
    if kind == TURN_UP:
        return code.TILE_OF + IN_STACK * v[at + 2], v[DECK + v[at + 2]]
    if kind == LAY_BONUS:
        return code.BONUS_OF, v[BONUS_DECK]
    if kind == LAY_ZODIAC:
        return code.ZODIAC_OF, v[ZODIAC_DECK]
    if kind == LAY_CARD:
        return code.CARD_OF, v[CARD_DECK]
    if kind == FIRST_PLAYER:
        return code.FIRST_OF, bit(v[SEATS]) - 1
    held: i64 = 0  # KEEP_CARD
    for temple in range(i64(3)):
        if v[HOLDER + temple] != 0:
            held |= bit(v[ZODIAC_AT + temple] - 1)
    return code.KEEP_OF, held


def happen(v: vec[i64], outcome: i64) -> None:
    """Carry out an outcome of chance: a shuffle or a roll (ORI-1.12)."""
    at = top(v)
    kind = v[at]
    number = v[at + 2]
    is_last = number == 1 or kind == TURN_UP or kind == ROLL_CITIZEN or kind == REROLL
    if is_last or kind == KEEP_CARD:
        drop(v)
    else:
        v[at + 2] -= 1
    if kind == ROLL_CITIZEN:
        die = die_of(number, outcome - code.ROLL_OF + 1)
        enter_citizen(v, die)
        if v[ROUND] == 0:
            sort_citizens(v)
    elif kind == TURN_UP:
        lay_from_deck(v, outcome - code.TILE_OF)
        v[TOP + number] = outcome - code.TILE_OF + 1
    elif kind == REROLL:
        v[SPEAKER + number] = outcome - code.ROLL_OF + 1
    else:
        set_up(v, kind, number, outcome)
