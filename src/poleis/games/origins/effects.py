"""Effects at work: what they count, whether they can do something, what they ask and do (ORI-5.9).

A RUN frame walks through the rows of an effect; a row that asks its owner puts a DECIDE frame on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins import codes as code
from poleis.games.origins import special
from poleis.games.origins.city import (
    RIGHT,
    UP,
    buildings,
    closed,
    colours_built,
    copies,
    empty_beside,
    farms,
    kind_at,
)
from poleis.games.origins.data import (
    BORDERS,
    CITIZEN_PRICE,
    MAGE_TOWER,
    OBELISK,
    RED,
    TEMPLE_TOP,
    YELLOW,
    die_colour,
    die_value,
    size,
)
from poleis.games.origins.layout import (
    ADVISORS,
    ASIDE,
    ATTACKS,
    BLOCK,
    BLOCKS,
    BUILT,
    CITIZEN,
    DECIDE,
    DIE,
    GOLD,
    HELD,
    HOLDER,
    IN_POOL,
    POOL,
    PURCHASE,
    RUN,
    SHIP,
    SPEAKER,
    SPEAKER_AT,
    STARS,
    TALLY,
    TEMPLE,
    WISDOM,
    ZODIAC_AT,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.layout import MILITARY as MILITARY_SPACE
from poleis.games.origins.pools import (
    all_freemen,
    can_pay,
    empty_base,
    freemen,
    has_unused,
    is_unused,
    pay,
    raise_freeman,
    take_citizen,
)
from poleis.games.origins.reading import (
    ATTACKING,
    BUILDING_EFFECT,
    ROWS,
    SPACE_EFFECT,
    TABLES,
    ZODIAC_EFFECT,
    ZODIAC_TRIGGER,
)
from poleis.games.origins.tracks import (
    advance,
    behind,
    can_advance,
    cards_held,
    climb,
    falls_back,
    is_at_top,
)
from poleis.games.origins.vocabulary import (
    ADJACENT,
    ADVISORS_OWNED,
    AFTER_TWO_STEPS,
    ATTACK,
    BEHIND,
    BUILDING_COLOURS,
    BUY,
    CARDS_HELD,
    CHANGE_DIE,
    CHANGE_SEAT,
    CHANGE_TAKEN,
    CHOICE,
    CHOOSE_DIE,
    CHOSEN_VALUE,
    CLOSED,
    EMPTY_CELLS,
    END,
    EXCHANGE,
    FARMS,
    FREEMEN,
    FREEMEN_COLOURS,
    GAIN,
    GAIN_CHOICE,
    MILITARY,
    NO_COUNT,
    OBELISKS,
    ON_ATTACK,
    ON_TAKING,
    OTHER_TEMPLE,
    PAY,
    POINTS,
    POINTS_TABLE,
    RAISE,
    RECOLOUR,
    RED_BUILDINGS,
    RED_DICE,
    RED_FREEMEN,
    RETREAT,
    ROW,
    SCORE_ATTACK,
    SET_ASIDE,
    SET_SHIP,
    SPACE,
    TAKE_CARD,
    TAKE_CITIZEN,
    TAKE_SPEAKER,
    YELLOW_BUILDINGS,
    YELLOW_FREEMEN,
)
from poleis.games.origins.vocabulary import TEMPLE as CLIMB

TAKEN_SPEAKER: Final = 10
"""Added to a speaker's number where a die just taken is meant; below it are bases."""


def call(v: vec[i64], seat: i64, event: i64, it: i64) -> None:
    """Run the zodiac cards of a seat that an event calls (ORI-11.5)."""
    for temple in range(i64(3)):
        if v[HOLDER + temple] == seat + 1:
            card = v[ZODIAC_AT + temple] - 1
            if ZODIAC_TRIGGER[card] & event != 0:
                push(v, RUN, seat, ZODIAC_EFFECT[card], -1, it, 0)


# ---- counting


def count_of(v: vec[i64], seat: i64, count: i64, here: i64, it: i64) -> i64:
    """What is counted by "for each" (ORI-23)."""
    me = home(seat)
    if count == FARMS:
        return farms(v, me)
    if count == EMPTY_CELLS:
        return empty_beside(v, me, here)
    if count == YELLOW_BUILDINGS:
        return buildings(v, me, YELLOW)
    if count == RED_BUILDINGS:
        return buildings(v, me, RED)
    if count == YELLOW_FREEMEN:
        return freemen(v, me, YELLOW)
    if count == RED_FREEMEN:
        return freemen(v, me, RED)
    if count == FREEMEN:
        return all_freemen(v, me)
    if count == FREEMEN_COLOURS:
        return freemen_colours(v, me)
    if count == BEHIND:
        return behind(v, seat)
    if count == CHOSEN_VALUE:
        return die_value(v[me + DIE + it - 1])
    if count == CLOSED:
        return closed(v, me)
    if count == ADVISORS_OWNED:
        return v[me + ADVISORS]
    if count == BUILDING_COLOURS:
        return size(colours_built(v, me))
    if count == OBELISKS:
        return copies(v, me, OBELISK)
    if count == CARDS_HELD:
        return cards_held(v, seat)
    if count == RED_DICE:
        return freemen(v, me, RED) + red_seats(v, me)
    return falls_back(v, me) if count == RETREAT else i64(0)


def freemen_colours(v: vec[i64], me: i64) -> i64:
    """How many colours the own freemen have."""
    count: i64 = 0
    for colour in range(i64(5)):
        if freemen(v, me, colour) > 0:
            count += 1
    return count


def red_seats(v: vec[i64], me: i64) -> i64:
    """Red dice in seats of power (ORI-22.1)."""
    count: i64 = 0
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] & 63 != 0 and die_colour(v[i] & 63) == RED:
            count += 1
    return count


def amount_of(v: vec[i64], seat: i64, at: i64, here: i64, it: i64) -> i64:
    """n, and for each thing counted so much; *at* is where n stands among the rows."""
    if ROWS[at + 1] == NO_COUNT:
        return ROWS[at]
    return ROWS[at] + ROWS[at + 2] * count_of(v, seat, ROWS[at + 1], here, it)


def table_points(v: vec[i64], seat: i64, row: i64, here: i64) -> i64:
    """The entry of a table for what is counted; above the last entry the last one."""
    count = count_of(v, seat, ROWS[row + 1], here, 0)
    return TABLES[ROWS[row + 2] + min(count, ROWS[row + 3])]


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
        return v[POOL] != 0
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
    for k in range(i64(4)):
        if v[SPEAKER_AT + k] == IN_POOL:
            return True
    return False


def has_ship(v: vec[i64], value: i64) -> bool:
    """Whether some ship does not show this value yet."""
    for site in range(i64(5)):
        if v[SHIP + site] != value:
            return True
    return False


def can_raise(v: vec[i64], me: i64, row: i64) -> bool:
    if ROWS[row + 4] == 0:
        return has_unused(v, me)
    for base in range(i64(6)):
        if is_raisable(v, me, row, base):
            return True
    return False


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
    codes = codes_of(v, seat, row, here, it, count, codes)
    return append(codes, code.DONE) if may_decline(row) else codes


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
            if v[SHIP + site] != ROWS[row + 1]:
                codes = append(codes, code.CALM + site)
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


# ---- carrying out


def step(v: vec[i64]) -> None:
    """Carry out the next row of the effect on top of the stack, or end it."""
    at = top(v)
    seat = v[at + 1]
    row = v[at + 2]
    here = v[at + 3]
    it = v[at + 4]
    word = ROWS[row]
    me = home(seat)
    if word == END:
        temple = v[at + 5]
        drop(v)
        if temple != 0:
            call(v, seat, AFTER_TWO_STEPS, temple)
        return
    v[at + 2] = next_row(row)
    if word == GAIN:
        v[me + ROWS[row + 1]] += amount_of(v, seat, row + 2, here, it)
    elif word == POINTS:
        source = BUILT if here >= 0 else STARS
        v[me + TALLY + source] += amount_of(v, seat, row + 1, here, it)
    elif word == POINTS_TABLE:
        v[me + TALLY + BUILT] += table_points(v, seat, row, here)
    elif word == PAY:
        pay(v, me, ROWS[row + 1], ROWS[row + 2])
    elif word == MILITARY:
        advance(v, seat, amount_of(v, seat, row + 1, here, it))
    elif word == CLIMB and (ROWS[row + 1] == 1 or ROWS[row + 1] == 2 or ROWS[row + 1] == 4):
        climb_here(v, at, row, ROWS[row + 1] >> 1, ROWS[row + 3])
    elif word == SPACE:
        push(v, RUN, seat, SPACE_EFFECT[v[me + MILITARY_SPACE]], here, 0, 0)
    elif word == GAIN_CHOICE:
        n = amount_of(v, seat, row + 2, here, it)
        if n > 0:
            push(v, DECIDE, seat, row, here, it, n)
    elif not step_other(v, seat, row, it) and can_do(v, seat, row, here, it):
        push(v, DECIDE, seat, row, here, it, 0)


def step_other(v: vec[i64], seat: i64, row: i64, it: i64) -> bool:
    """The rarer words that ask nobody; False if this is none of them."""
    word = ROWS[row]
    me = home(seat)
    if word == SCORE_ATTACK:
        v[me + TALLY + ATTACKS] += behind(v, seat) + BORDERS[v[me + MILITARY_SPACE]]
        call(v, seat, ON_ATTACK, 0)
    elif word == ATTACK:
        push(v, RUN, seat, ATTACKING, -1, 0, 0)
    elif word == TAKE_CARD:
        v[HOLDER + it - 1] = seat + 1  # ORI-11.3
    elif word == BUY:
        push(v, PURCHASE, seat, 0, v[me + ASIDE], 0, 0)
    elif word == CHANGE_DIE:
        value = die_value(v[me + DIE + it - 1])
        v[me + DIE + it - 1] += max(value + ROWS[row + 1], ROWS[row + 2]) - value
    elif word == CHANGE_SEAT:
        value = die_value(v[it] & 63)
        v[it] += min(value + ROWS[row + 1], ROWS[row + 2]) - value
    else:
        return False
    return True


def climb_here(v: vec[i64], at: i64, row: i64, temple: i64, n: i64) -> None:
    """Move a disc for the effect at this frame, which remembers the temple (ORI-22.11)."""
    steps = climb(v, v[at + 1], temple, n)
    v[at + 4] = temple + 1
    if steps == 2 and ROWS[row + 4] != 0:
        v[at + 5] = temple + 1


def decide(v: vec[i64], action: i64) -> None:
    """Carry out the answer to the DECIDE frame on top of the stack."""
    at = top(v)
    seat = v[at + 1]
    row = v[at + 2]
    it = v[at + 4]
    count = v[at + 5]
    word = ROWS[row]
    me = home(seat)
    if action == code.DONE:
        drop(v)
    elif word == CHOICE:
        choose(v, at, action)
    elif word == GAIN_CHOICE:
        v[me + action - code.RESOURCE] += 1
        v[at + 5] -= 1
        if count == 1:
            drop(v)
    elif word == RAISE:
        raise_one(v, at, action - code.RAISE)
    elif word == CLIMB:
        drop(v)
        temple = (action - code.STEP) // 3
        climb_here(v, top(v), row, temple, (action - code.STEP) % 3)
    elif word == TAKE_CITIZEN:
        drop(v)
        slot = action - code.TAKE
        pay(v, me, WISDOM, citizen_price(v, seat, slot, ROWS[row + 1]))
        call(v, seat, ON_TAKING, empty_base(v, me))
        take_citizen(v, seat, slot)
    elif word == TAKE_SPEAKER:
        drop(v)
        v[SPEAKER_AT + action - code.SPEAKER] = HELD + seat
        call(v, seat, ON_TAKING, TAKEN_SPEAKER + action - code.SPEAKER)
    else:
        drop(v)
        decide_other(v, seat, row, it, action)


def decide_other(v: vec[i64], seat: i64, row: i64, it: i64, action: i64) -> None:
    """The rarer words; the frame of the effect is on top again."""
    word = ROWS[row]
    me = home(seat)
    if word == CHOOSE_DIE:
        v[top(v) + 4] = action - code.HONOUR + 1
    elif word == SET_SHIP:
        v[SHIP + action - code.CALM] = ROWS[row + 1]
    elif word == CHANGE_TAKEN:
        if it >= TAKEN_SPEAKER:
            v[SPEAKER + it - TAKEN_SPEAKER] += ROWS[row + 1]
        else:
            v[me + DIE + it] += ROWS[row + 1]
    elif word == EXCHANGE:
        v[me + action - code.EXCHANGE] -= 1
        v[me + GOLD] += 1
    elif word == RECOLOUR:
        chosen = action - code.RECOLOUR
        special.recolour(v, me, chosen // 5, chosen % 5)
    elif word == SET_ASIDE:
        special.set_aside(v, me, action - code.SET_ASIDE)
    else:  # ADJACENT
        cell = action - code.USE
        push(v, RUN, seat, BUILDING_EFFECT[kind_at(v, me, cell)], cell, 0, 0)


def raise_one(v: vec[i64], at: i64, base: i64) -> None:
    """Raise a freeman: at once up to a highest value, else by one, and perhaps once more."""
    me = home(v[at + 1])
    row = v[at + 2]
    most = ROWS[row + 3]
    highest = ROWS[row + 4]
    if highest != 0:
        value = die_value(v[me + DIE + base])
        v[me + DIE + base] += min(value + most, highest) - value
        drop(v)
        return
    raise_freeman(v, me, base)
    v[at + 4] = base + 1
    v[at + 5] += 1
    if v[me + DIE + base] == 0 or v[at + 5] == most:
        drop(v)


def option_for(row: i64, action: i64) -> i64:
    """The option of a choice that an action belongs to."""
    if action == code.ADVANCE:
        word: i64 = MILITARY
    elif action == code.ATTACK:
        word = ATTACK
    elif action >= code.RAISE:
        word = RAISE
    else:
        word = CLIMB
    option: i64 = 0
    while ROWS[row + ROW * (1 + option)] != word:
        option += 1
    return option


def choose(v: vec[i64], at: i64, action: i64) -> None:
    """Carry out one option of a choice; it stays open while more may follow."""
    seat = v[at + 1]
    row = v[at + 2]
    me = home(seat)
    price = ROWS[row + 5]
    if price != 0:
        pay(v, me, price & 7, price >> 3)
    option = option_for(row, action)
    here = v[at + 3]
    it = v[at + 4]
    v[at + 5] += 1
    if ROWS[row + 4] == 0:
        v[at + 5] |= i64(8) << option
    if v[at + 5] & 7 == ROWS[row + 3]:
        drop(v)
    if action == code.ADVANCE:
        advance(v, seat, amount_of(v, seat, row + ROW * (1 + option) + 1, here, it))
    elif action == code.ATTACK:
        push(v, RUN, seat, ATTACKING, -1, 0, 0)
    elif action >= code.RAISE:
        raise_freeman(v, me, action - code.RAISE)
    else:
        climb(v, seat, (action - code.STEP) // 3, (action - code.STEP) % 3)
