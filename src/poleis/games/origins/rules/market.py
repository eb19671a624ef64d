"""Resources, the pools of tiles and dice, and what leaves and enters them (ORI-3, 4, 10, 12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.origins.rules.data import (
    ADVISOR_POINTS,
    BASES_IN_ALL,
    IN_STACK,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ADVISOR,
    ADVISORS,
    AT,
    BASES,
    BOTTOM,
    CITIZEN,
    DECK,
    DIE,
    GOLD,
    LACK,
    POOL,
    RESERVE,
    RETIRED,
    ROLL_CITIZEN,
    STONE,
    TALLY,
    TOP,
    TURN_UP,
    WISDOM,
    home,
    push_chance,
)

# ---- paying (ORI-3)


def can_pay(v: vec[i64], me: i64, resource: i64, n: i64) -> bool:
    """Gold stands in for what is missing of a basic resource (ORI-3.1), never the other way."""
    owned = v[me + resource]
    if resource != GOLD:
        owned += v[me + GOLD]
    return owned >= n


def can_pay_both(v: vec[i64], me: i64, wisdom: i64, stone: i64) -> bool:
    """Whether wisdom and stone can be paid together, with the same gold only once."""
    missing = max(wisdom - v[me + WISDOM], 0) + max(stone - v[me + STONE], 0)
    return missing <= v[me + GOLD]


def pay(v: vec[i64], me: i64, resource: i64, n: i64) -> None:
    """Pay the named resource first, gold for what is missing (ORI-3.6)."""
    if resource == GOLD:
        v[me + GOLD] -= n
        return
    basic = min(v[me + resource], n)
    v[me + resource] -= basic
    v[me + GOLD] -= n - basic


# ---- freemen (ORI-4)


def empty_base(v: vec[i64], me: i64) -> i64:
    """The first base without a die; -1: there is none (ORI-4.4)."""
    for base in range(v[me + BASES]):
        if v[me + DIE + base] == 0:
            return base
    return -1


def freemen(v: vec[i64], me: i64, colour: i64) -> i64:
    """Freemen of a colour, used and unused (ORI-1.2)."""
    count: i64 = 0
    for base in range(i64(BASES_IN_ALL)):
        die = v[me + DIE + base]
        if die != 0 and die_colour(die) == colour:
            count += 1
    return count


def all_freemen(v: vec[i64], me: i64) -> i64:
    count: i64 = 0
    for base in range(i64(BASES_IN_ALL)):
        if v[me + DIE + base] != 0:
            count += 1
    return count


def is_unused(v: vec[i64], me: i64, base: i64) -> bool:
    """Whether there is a freeman on this base and at no site (ORI-1.13)."""
    return v[me + DIE + base] != 0 and v[me + AT + base] == 0


def has_unused(v: vec[i64], me: i64) -> bool:
    for base in range(i64(BASES_IN_ALL)):
        if v[me + DIE + base] != 0 and v[me + AT + base] == 0:
            return True
    return False


def has_advisor(v: vec[i64], me: i64, colour: i64) -> bool:
    return any(v[i] == colour + 1 for i in range(me + ADVISOR, me + ADVISOR + v[me + ADVISORS]))


def become_advisor(v: vec[i64], me: i64, base: i64) -> None:
    """A freeman beyond 6 becomes an advisor; of a colour already there it scores (ORI-16.5-7)."""
    colour = die_colour(v[me + DIE + base])
    v[me + DIE + base] = 0
    v[me + AT + base] = 0
    if has_advisor(v, me, colour):
        v[me + TALLY + RETIRED] += ADVISOR_POINTS[v[me + ADVISORS]]
        v[RESERVE + colour] += 1
    else:
        v[me + ADVISOR + v[me + ADVISORS]] = colour + 1
        v[me + ADVISORS] += 1


def raise_freeman(v: vec[i64], me: i64, base: i64) -> None:
    """Up by one; from 6 it becomes an advisor (ORI-4.1)."""
    if die_value(v[me + DIE + base]) == 6:
        become_advisor(v, me, base)
    else:
        v[me + DIE + base] += 1


# ---- the building pool (ORI-10)


def slot_of(v: vec[i64], tile: i64) -> i64:
    """The slot of a tile in the pool; -1: it is not there."""
    for slot in range(i64(5)):
        if v[POOL + slot] == tile + 1:
            return slot
    return -1


def has_tile(v: vec[i64]) -> bool:
    """Whether the pool has a tile; while a bought one is placed and used, a slot is empty."""
    return any(v[POOL + slot] != 0 for slot in range(i64(5)))


def slide_up(v: vec[i64]) -> i64:
    """Close the gaps of the pool from the top (ORI-10.3); the number of tiles left."""
    tiles: i64 = 0
    for slot in range(i64(5)):
        tile = v[POOL + slot]
        v[POOL + slot] = 0
        if tile != 0:
            v[POOL + tiles] = tile
            tiles += 1
    return tiles


def refill(v: vec[i64], colour: i64) -> None:
    """The tiles slide up; the face-up tile of the stack goes into the first empty slot, and the
    next one of the stack is turned up (ORI-10.3, ORI-10.4)."""
    slot = slide_up(v)
    if v[TOP + colour] == 0:
        return  # ORI-10.6
    v[POOL + slot] = v[TOP + colour]
    v[TOP + colour] = 0
    turn_up_next(v, colour)


def turn_up_next(v: vec[i64], colour: i64) -> None:
    """The order of tiles that were put under the stack is known, that of the others is not."""
    if v[DECK + colour] != 0:
        push_chance(v, TURN_UP, colour)
    elif v[BOTTOM + colour] != 0:
        v[TOP + colour] = colour * IN_STACK + (v[BOTTOM + colour] & 15)
        v[BOTTOM + colour] >>= 4


def put_under(v: vec[i64], tile: i64) -> None:
    """A farm tile goes under the stack of its colour; an empty stack it opens (ORI-10.8)."""
    colour = tile // IN_STACK
    if v[TOP + colour] == 0:
        v[TOP + colour] = tile + 1
        return
    shift: i64 = 0
    while v[BOTTOM + colour] >> shift != 0:
        shift += 4
    v[BOTTOM + colour] |= (tile % IN_STACK + 1) << shift


def lay_from_deck(v: vec[i64], tile: i64) -> None:
    """A tile is seen and no longer among those whose order nobody knows."""
    v[DECK + tile // IN_STACK] &= ~bit(tile % IN_STACK)


# ---- the citizen pool (ORI-12)


def take_citizen(v: vec[i64], seat: i64, slot: i64) -> i64:
    """Set a die of the pool on an empty base and refill; the base (ORI-12.1 to 12.3)."""
    me = home(seat)
    base = empty_base(v, me)
    die = v[CITIZEN + slot]
    v[me + DIE + base] = die
    for i in range(CITIZEN + slot, i64(CITIZEN + 4)):
        v[i] = v[i + 1]
    v[CITIZEN + 4] = 0
    if v[RESERVE + die_colour(die)] > 0:
        push_chance(v, ROLL_CITIZEN, die_colour(die))
    else:
        v[LACK] = 1  # ORI-19.2
    return base


def enter_citizen(v: vec[i64], die: i64) -> None:
    """A die rolled goes to the first empty slot (ORI-12.2)."""
    v[RESERVE + die_colour(die)] -= 1
    slot: i64 = 0
    while v[CITIZEN + slot] != 0:
        slot += 1
    v[CITIZEN + slot] = die
