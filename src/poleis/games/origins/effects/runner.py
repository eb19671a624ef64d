"""Effects at work (ORI-5.9).

A RUN frame walks through the rows of an effect; a row that asks its owner puts a DECIDE frame on
top.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.effects import special
from poleis.games.origins.effects.counts import amount_of, table_points
from poleis.games.origins.effects.questions import TAKEN_SPEAKER, can_do, citizen_price, next_row
from poleis.games.origins.effects.reader import (
    ATTACKING,
    BUILDING_EFFECT,
    ROWS,
    SPACE_EFFECT,
    ZODIAC_EFFECT,
    ZODIAC_TRIGGER,
)
from poleis.games.origins.effects.vocabulary import (
    AFTER_TWO_STEPS,
    ATTACK,
    BUY,
    CHANGE_DIE,
    CHANGE_SEAT,
    CHANGE_TAKEN,
    CHOICE,
    CHOOSE_DIE,
    END,
    EXCHANGE,
    GAIN,
    GAIN_CHOICE,
    MILITARY,
    ON_ATTACK,
    ON_TAKING,
    PAY,
    POINTS,
    POINTS_TABLE,
    RAISE,
    RECOLOUR,
    ROW,
    SCORE_ATTACK,
    SET_ASIDE,
    SET_SHIP,
    SPACE,
    TAKE_CARD,
    TAKE_CITIZEN,
    TAKE_SPEAKER,
)
from poleis.games.origins.effects.vocabulary import TEMPLE as CLIMB
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.city import (
    kind_at,
)
from poleis.games.origins.rules.data import (
    BORDERS,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ASIDE,
    ATTACKS,
    BUILT,
    DECIDE,
    DIE,
    FRAME,
    GOLD,
    HELD,
    HOLDER,
    PURCHASE,
    RUN,
    SHIP,
    SPEAKER,
    SPEAKER_AT,
    STARS,
    TALLY,
    WISDOM,
    ZODIAC_AT,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.rules.layout import MILITARY as MILITARY_SPACE
from poleis.games.origins.rules.market import (
    empty_base,
    pay,
    raise_freeman,
    take_citizen,
)
from poleis.games.origins.rules.tracks import (
    advance,
    behind,
    climb,
)


def call(v: vec[i64], seat: i64, event: i64, it: i64) -> None:
    """Run the zodiac cards of a seat that an event calls (ORI-11.5)."""
    for temple in range(i64(3)):
        if v[HOLDER + temple] == seat + 1:
            card = v[ZODIAC_AT + temple] - 1
            if ZODIAC_TRIGGER[card] & event != 0:
                push(v, RUN, seat, ZODIAC_EFFECT[card], -1, it, 0)


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
    if answers_other(ROWS[v[at + 2]], action):
        exchange(v)
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


def answers_other(word: i64, action: i64) -> bool:
    """Whether an answer is for the other card "when you pass" (ORI-16.2)."""
    if word == GAIN_CHOICE:
        return action < code.RESOURCE
    return word == TAKE_CITIZEN and code.RESOURCE <= action < code.EXCHANGE


def exchange(v: vec[i64]) -> None:
    """Let the card "when you pass" that waits ask before the one that asks (ORI-16.2)."""
    at = top(v)
    runs = at - FRAME
    waits = runs - FRAME
    asked = v[at + 2]
    other = v[waits + 2]
    v[waits + 2] = asked
    v[runs + 2] = next_row(other)
    v[at + 2] = other
    v[at + 5] = 0
    if ROWS[other] == GAIN_CHOICE:
        v[at + 5] = amount_of(v, v[at + 1], other + 2, -1, 0)


def decide_other(v: vec[i64], seat: i64, row: i64, it: i64, action: i64) -> None:
    """The rarer words; the frame of the effect is on top again."""
    word = ROWS[row]
    me = home(seat)
    if word == CHOOSE_DIE:
        v[top(v) + 4] = action - code.HONOUR + 1
    elif word == SET_SHIP:
        v[SHIP + action - code.CALM] = ROWS[row + 1]
    elif word == CHANGE_TAKEN:
        raise_taken(v, me, row, it)
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


def raise_taken(v: vec[i64], me: i64, row: i64, it: i64) -> None:
    """Raise the die just taken, up to the highest value of its kind (ORI-22.9)."""
    if it >= TAKEN_SPEAKER:
        place = SPEAKER + it - TAKEN_SPEAKER
        v[place] = min(v[place] + ROWS[row + 1], ROWS[row + 3])
    else:
        value = die_value(v[me + DIE + it])
        v[me + DIE + it] += min(value + ROWS[row + 1], ROWS[row + 2]) - value


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
