"""What effects count: "for each" of components.json (ORI-23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.origins.effects.reader import (
    ROWS,
    TABLES,
)
from poleis.games.origins.effects.vocabulary import (
    ADVISORS_OWNED,
    BEHIND,
    BUILDING_COLOURS,
    CARDS_HELD,
    CHOSEN_VALUE,
    CLOSED,
    EMPTY_CELLS,
    FARMS,
    FREEMEN,
    FREEMEN_COLOURS,
    NO_COUNT,
    OBELISKS,
    RED_BUILDINGS,
    RED_DICE,
    RED_FREEMEN,
    RETREAT,
    YELLOW_BUILDINGS,
    YELLOW_FREEMEN,
)
from poleis.games.origins.rules.city import (
    buildings,
    closed,
    colours_built,
    copies,
    empty_beside,
    farms,
)
from poleis.games.origins.rules.data import OBELISK, RED, YELLOW, die_colour, die_value
from poleis.games.origins.rules.layout import (
    ADVISORS,
    BLOCK,
    BLOCKS,
    DIE,
    home,
)
from poleis.games.origins.rules.market import (
    all_freemen,
    freemen,
)
from poleis.games.origins.rules.tracks import (
    behind,
    cards_held,
    falls_back,
)


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
