"""The one door for what no other word of the vocabulary can say. Each entry names its rule.

use_adjacent_building_effect         ORI-23.11   Mage tower
recolor_freeman                      ORI-23.7    Court
reserve_building_from_pool           ORI-10.9    Construction site
wisdom_discount                      ORI-22.2    Taurus
replace_own_farm_with_new_building   ORI-10.8    Virgo
replace_bonus_action_with            ORI-22.12   Pisces
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.effects.reader import ROWS, ZODIAC_EFFECT
from poleis.games.origins.effects.vocabulary import BONUS_GOLD, DISCOUNT
from poleis.games.origins.rules.actions import RECOLOUR as RECOLOUR_CODE
from poleis.games.origins.rules.actions import SET_ASIDE as SET_ASIDE_CODE
from poleis.games.origins.rules.data import IN_STACK, die_colour
from poleis.games.origins.rules.layout import (
    ASIDE,
    ASIDE_TILE,
    DIE,
    HOLDER,
    POOL,
    RESERVE,
    ZODIAC_AT,
)
from poleis.games.origins.rules.market import is_unused, refill, slot_of


def card_with(v: vec[i64], seat: i64, word: i64) -> i64:
    """Where the effect of a seat's zodiac card with this word begins; -1: it has none."""
    for temple in range(i64(3)):
        if v[HOLDER + temple] == seat + 1:
            row = ZODIAC_EFFECT[v[ZODIAC_AT + temple] - 1]
            if ROWS[row] == word:
                return row
    return -1


def holds(v: vec[i64], seat: i64, word: i64) -> bool:
    """Whether a seat has a zodiac card with this word."""
    return card_with(v, seat, word) >= 0


def discounted(v: vec[i64], seat: i64, price: i64) -> i64:
    """A price in wisdom at a pool: Taurus makes it smaller, never below 0 (ORI-22.2)."""
    row = card_with(v, seat, DISCOUNT)
    return price if row < 0 else max(price - ROWS[row + 1], 0)


def gold_for_bonus(v: vec[i64], seat: i64) -> i64:
    """What Pisces gives in place of a bonus action (ORI-22.12); the seat has it."""
    return ROWS[card_with(v, seat, BONUS_GOLD) + 1]


# ---- Court


def recolour_codes(v: vec[i64], me: i64, codes: vec[i64]) -> vec[i64]:
    """An unused freeman and another colour of which the reserve has a die (ORI-23.7)."""
    for base in range(i64(6)):
        if is_unused(v, me, base):
            own = die_colour(v[me + DIE + base])
            for colour in range(i64(5)):
                if colour != own and v[RESERVE + colour] > 0:
                    codes = append(codes, RECOLOUR_CODE + 5 * base + colour)
    return codes


def recolour(v: vec[i64], me: i64, base: i64, colour: i64) -> None:
    """The old die goes to the reserve, the new one takes over its value (ORI-4.7)."""
    die = v[me + DIE + base]
    v[RESERVE + die_colour(die)] += 1
    v[RESERVE + colour] -= 1
    v[me + DIE + base] = 8 * colour + (die & 7)


# ---- Construction site


def set_aside_codes(v: vec[i64], codes: vec[i64]) -> vec[i64]:
    """Any tile of the pool, ascending."""
    start = len(codes)
    for slot in range(i64(5)):
        if v[POOL + slot] != 0:
            codes = append(codes, SET_ASIDE_CODE + v[POOL + slot] - 1)
    sort_from(codes, start)
    return codes


def set_aside(v: vec[i64], me: i64, tile: i64) -> None:
    """The tile lies beside the player board, and the pool is refilled (ORI-10.9)."""
    v[POOL + slot_of(v, tile)] = 0
    v[me + ASIDE_TILE + v[me + ASIDE]] = tile + 1
    v[me + ASIDE] += 1
    refill(v, tile // IN_STACK)


def aside_of(v: vec[i64], me: i64, tile: i64) -> i64:
    """The place of a tile among those set aside; -1: it is not there."""
    for i in range(v[me + ASIDE]):
        if v[me + ASIDE_TILE + i] == tile + 1:
            return i
    return -1


def take_from_aside(v: vec[i64], me: i64, place: i64) -> None:
    last = me + ASIDE_TILE + v[me + ASIDE] - 1
    for i in range(me + ASIDE_TILE + place, last):
        v[i] = v[i + 1]
    v[last] = 0
    v[me + ASIDE] -= 1


def sort_from(codes: vec[i64], start: i64) -> None:
    """Sort the codes from this place on; they are few."""
    for i in range(start + 1, len(codes)):
        code = codes[i]
        j = i
        while j > start and codes[j - 1] > code:
            codes[j] = codes[j - 1]
            j -= 1
        codes[j] = code
