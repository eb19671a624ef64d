"""Whether effects can do something, and what they ask (ORI-5.9).

An effect is a few rows of the vocabulary. `runner.py` carries them out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.effects import special
from poleis.games.origins.effects.counts import amount_of, table_points
from poleis.games.origins.effects.reader import (
    BUILDING_EFFECT,
    ROWS,
)
from poleis.games.origins.effects.vocabulary import (
    ADJACENT,
    ATTACK,
    BUY,
    CHANGE_TAKEN,
    CHOICE,
    CHOOSE_DIE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_CHOICE,
    MILITARY,
    OTHER_TEMPLE,
    PAY,
    POINTS,
    POINTS_TABLE,
    RAISE,
    RECOLOUR,
    ROW,
    SET_ASIDE,
    SET_SHIP,
    TAKE_CARD,
    TAKE_CITIZEN,
    TAKE_SPEAKER,
)
from poleis.games.origins.effects.vocabulary import TEMPLE as CLIMB
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.city import (
    RIGHT,
    UP,
    kind_at,
)
from poleis.games.origins.rules.data import (
    CITIZEN_PRICE,
    MAGE_TOWER,
    TEMPLE_TOP,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ASIDE,
    CITIZEN,
    DECIDE,
    DEPTH,
    DIE,
    FRAME,
    GOLD,
    IN_POOL,
    POOL,
    RETURN,
    SHIP,
    SPEAKER,
    SPEAKER_AT,
    STACK,
    TEMPLE,
    WISDOM,
    home,
    top,
)
from poleis.games.origins.rules.market import (
    can_pay,
    empty_base,
    has_tile,
    has_unused,
    is_unused,
)
from poleis.games.origins.rules.tracks import (
    can_advance,
    is_at_top,
)

TAKEN_SPEAKER: Final = 10
"""Added to a speaker's number where a die just taken is meant; below it are bases."""
BOTH_CARDS: Final = 5
"""Frames while a card "when you pass" asks and another waits: two for passing, the other card,
this one, its question."""


# ---- whether something can be done


def can_run(v: vec[i64], seat: i64, first: i64, here: i64) -> bool:
    """Whether an effect can be used: it can be paid and some part of it does something."""
    row = first
    does: bool = False
    while ROWS[row] != END:
        word = ROWS[row]
        if word == PAY:
            if not can_pay(v, home(seat), ROWS[row + 1], ROWS[row + 2]):
                return False
        elif word == CHOOSE_DIE:
            return can_do(v, seat, row, here, 0)
        elif not does:
            does = can_do(v, seat, row, here, 0)
        row = next_row(row)
    return does


def next_row(row: i64) -> i64:
    """The row after this one; the options of a choice belong to it."""
    if ROWS[row] == CHOICE:
        return row + ROW * (1 + ROWS[row + 1])
    return row + ROW


def can_do(v: vec[i64], seat: i64, row: i64, here: i64, it: i64) -> bool:
    """Whether one row has anything to act on (ORI-5.9)."""
    word = ROWS[row]
    me = home(seat)
    if word == GAIN or word == GAIN_CHOICE:
        return amount_of(v, seat, row + 2, here, it) > 0
    if word == POINTS:
        return amount_of(v, seat, row + 1, here, it) > 0
    if word == POINTS_TABLE:
        return table_points(v, seat, row, here) > 0
    if word == MILITARY:
        return can_advance(v, me) and amount_of(v, seat, row + 1, here, it) > 0
    if word == ATTACK or word == TAKE_CARD:
        return True
    if word == CHOICE:
        return can_choose(v, seat, row, here, it, 0)
    if word == CLIMB:
        return can_climb(v, me, row, it)
    if word == BUY:
        return v[POOL] != 0 or v[me + ASIDE] > 0
    if word == TAKE_CITIZEN:
        return can_take_citizen(v, seat, row)
    if word == TAKE_SPEAKER:
        return has_speaker(v)
    if word == RAISE:
        return can_raise(v, me, row)
    if word == SET_SHIP:
        return has_ship(v, ROWS[row + 1])
    return can_do_other(v, seat, row, here, it)


def can_do_other(v: vec[i64], seat: i64, row: i64, here: i64, it: i64) -> bool:
    """The rarer words."""
    word = ROWS[row]
    me = home(seat)
    if word == CHANGE_TAKEN:
        if it >= TAKEN_SPEAKER:
            return v[SPEAKER + it - TAKEN_SPEAKER] < ROWS[row + 3]
        return die_value(v[me + DIE + it]) < ROWS[row + 2]
    if word == EXCHANGE:
        return v[me] > 0 or v[me + 1] > 0 or v[me + WISDOM] > 0
    if word == SET_ASIDE:
        return has_tile(v)
    if word == CHOOSE_DIE or word == RECOLOUR or word == ADJACENT:
        return len(codes_of(v, seat, row, here, it, 0, vec[i64]())) > 0
    return False


def can_climb(v: vec[i64], me: i64, row: i64, it: i64) -> bool:
    """Some disc can go up; the main action can always be done (ORI-11.2)."""
    tracks = ROWS[row + 1]
    if ROWS[row + 2] < ROWS[row + 3]:
        return True
    for temple in range(i64(3)):
        fits = temple != it - 1 if tracks == OTHER_TEMPLE else (tracks >> temple) & 1 == 1
        if fits and not is_at_top(v, me, temple):
            return True
    return False


def citizen_price(v: vec[i64], seat: i64, slot: i64, is_paid: i64) -> i64:
    """Wisdom for a die of the citizen pool (ORI-12.1)."""
    return special.discounted(v, seat, CITIZEN_PRICE[slot]) if is_paid != 0 else i64(0)


def can_take_citizen(v: vec[i64], seat: i64, row: i64) -> bool:
    """A base is empty and the die of the first slot, the cheapest, can be paid (ORI-4.4)."""
    me = home(seat)
    price = citizen_price(v, seat, 0, ROWS[row + 1])
    return v[CITIZEN] != 0 and empty_base(v, me) >= 0 and can_pay(v, me, WISDOM, price)


def has_speaker(v: vec[i64]) -> bool:
    return any(v[SPEAKER_AT + k] == IN_POOL for k in range(i64(4)))


def has_ship(v: vec[i64], value: i64) -> bool:
    """Whether some ship does not show this value yet."""
    return any(v[SHIP + site] != value for site in range(i64(5)))


def can_raise(v: vec[i64], me: i64, row: i64) -> bool:
    if ROWS[row + 4] == 0:
        return has_unused(v, me)
    return any(is_raisable(v, me, row, base) for base in range(i64(6)))


def is_raisable(v: vec[i64], me: i64, row: i64, base: i64) -> bool:
    """Whether this freeman may go up: unused, or any below a highest value (Capricorn)."""
    die = v[me + DIE + base]
    if ROWS[row + 1] == 0 and not is_unused(v, me, base):
        return False
    return die != 0 and (ROWS[row + 4] == 0 or die_value(die) < ROWS[row + 4])


def can_choose(v: vec[i64], seat: i64, row: i64, here: i64, it: i64, count: i64) -> bool:
    """Whether a choice has an option left that can be paid and does something."""
    if count & 7 >= ROWS[row + 3]:
        return False
    price = ROWS[row + 5]
    if price != 0 and not can_pay(v, home(seat), price & 7, price >> 3):
        return False
    for option in range(ROWS[row + 1]):
        if (count >> (3 + option)) & 1 == 0 and can_do(v, seat, row + ROW * (1 + option), here, it):
            return True
    return False


def is_usable(v: vec[i64], seat: i64, cell: i64) -> bool:
    """Whether the building in a cell has an effect that can be used now (ORI-5.6)."""
    kind = kind_at(v, home(seat), cell)
    return kind >= 0 and can_run(v, seat, BUILDING_EFFECT[kind], cell)


# ---- what a row asks


def decide_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """What may be answered to the DECIDE frame at this place of the vector."""
    seat = v[at + 1]
    row = v[at + 2]
    here = v[at + 3]
    it = v[at + 4]
    count = v[at + 5]
    word = ROWS[row]
    if word == CHOICE:
        if can_choose(v, seat, row, here, it, count):
            for option in range(ROWS[row + 1]):
                at_option = row + ROW * (1 + option)
                if (count >> (3 + option)) & 1 == 0 and can_do(v, seat, at_option, here, it):
                    codes = codes_of(v, seat, at_option, here, it, 0, codes)
        return append(codes, code.DONE) if count & 7 >= ROWS[row + 2] else codes
    other = other_card(v)
    if other >= 0 and ROWS[other] == TAKE_CITIZEN:
        codes = codes_of(v, seat, other, -1, 0, 0, codes)
    codes = codes_of(v, seat, row, here, it, count, codes)
    if other >= 0 and ROWS[other] == GAIN_CHOICE:
        codes = codes_of(v, seat, other, -1, 0, 0, codes)
    return append(codes, code.DONE) if may_decline(row) else codes


def other_card(v: vec[i64]) -> i64:
    """The row of the other card "when you pass" if its owner may begin with it; else -1.

    Cancer and Gemini come in any order (ORI-16.2): while the one asks and nothing is answered,
    the other waits below it, on the frame that brings the workers back.
    """
    if v[DEPTH] != BOTH_CARDS or v[STACK + FRAME] != RETURN or v[top(v)] != DECIDE:
        return -1
    at = top(v)
    seat = v[at + 1]
    asked = v[at + 2]
    other = v[STACK + 2 * FRAME + 2]
    if ROWS[asked] == GAIN_CHOICE:
        if ROWS[other] != TAKE_CITIZEN or v[at + 5] != amount_of(v, seat, asked + 2, -1, 0):
            return -1
    elif ROWS[asked] != TAKE_CITIZEN or ROWS[other] != GAIN_CHOICE:
        return -1
    return other if can_do(v, seat, other, -1, 0) else i64(-1)


def may_decline(row: i64) -> bool:
    """Whether a row that asks may be answered with "done"."""
    word = ROWS[row]
    if word == TAKE_CITIZEN:
        return ROWS[row + 2] != 0
    if word == RAISE:
        return ROWS[row + 2] == 0
    return word == EXCHANGE or word == CHANGE_TAKEN


def codes_of(
    v: vec[i64], seat: i64, row: i64, here: i64, it: i64, count: i64, codes: vec[i64]
) -> vec[i64]:
    """The codes with which a row can be carried out, ascending."""
    word = ROWS[row]
    me = home(seat)
    if word == MILITARY:
        return append(codes, code.ADVANCE)
    if word == ATTACK:
        return append(codes, code.ATTACK)
    if word == GAIN_CHOICE:
        for resource in range(i64(GOLD)):
            if (ROWS[row + 1] >> resource) & 1 == 1:
                codes = append(codes, code.RESOURCE + resource)
        return codes
    if word == CLIMB:
        return climb_codes(v, me, row, it, codes)
    if word == TAKE_CITIZEN:
        for slot in range(i64(5)):
            price = citizen_price(v, seat, slot, ROWS[row + 1])
            if v[CITIZEN + slot] != 0 and can_pay(v, me, WISDOM, price):
                codes = append(codes, code.TAKE + slot)
        return codes
    if word == TAKE_SPEAKER:
        for k in range(i64(4)):
            if v[SPEAKER_AT + k] == IN_POOL:
                codes = append(codes, code.SPEAKER + k)
        return codes
    if word == RAISE:
        if count > 0:
            return append(codes, code.RAISE + it - 1)
        for base in range(i64(6)):
            if is_raisable(v, me, row, base):
                codes = append(codes, code.RAISE + base)
        return codes
    return other_codes(v, seat, row, here, codes)


def other_codes(v: vec[i64], seat: i64, row: i64, here: i64, codes: vec[i64]) -> vec[i64]:
    """The rarer words."""
    word = ROWS[row]
    me = home(seat)
    if word == CHOOSE_DIE:
        for base in range(i64(6)):
            if is_unused(v, me, base) and die_colour(v[me + DIE + base]) == ROWS[row + 1]:
                codes = append(codes, code.HONOUR + base)
    elif word == SET_SHIP:
        for site in range(i64(5)):
            codes = append(codes, code.CALM + site)  # one that shows the value already, too
    elif word == CHANGE_TAKEN:
        codes = append(codes, code.GROW)
    elif word == EXCHANGE:
        for resource in range(i64(GOLD)):
            if v[me + resource] > 0:
                codes = append(codes, code.EXCHANGE + resource)
    elif word == RECOLOUR:
        codes = special.recolour_codes(v, me, codes)
    elif word == SET_ASIDE:
        codes = special.set_aside_codes(v, codes)
    elif word == ADJACENT:
        for step in (-RIGHT, -UP, UP, RIGHT):
            cell = here + step
            if kind_at(v, me, cell) != MAGE_TOWER and is_usable(v, seat, cell):
                codes = append(codes, code.USE + cell)
    return codes


def climb_codes(v: vec[i64], me: i64, row: i64, it: i64, codes: vec[i64]) -> vec[i64]:
    """A temple and the steps there: in full, or up to the most (ORI-11.2)."""
    tracks = ROWS[row + 1]
    least = ROWS[row + 2]
    most = ROWS[row + 3]
    for temple in range(i64(3)):
        fits = temple != it - 1 if tracks == OTHER_TEMPLE else (tracks >> temple) & 1 == 1
        if not fits:
            continue
        left = TEMPLE_TOP - v[me + TEMPLE + temple]
        first = code.STEP + 3 * temple
        if least == most:
            if left > 0:
                codes = append(codes, first + most)
        elif left == 0:
            codes = append(codes, i64(first))
        else:
            for steps in range(least, min(most, left) + 1):
                codes = append(codes, first + steps)
    return codes
