"""The other actions of a turn: towers, population, and the workers that come back on passing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.origins.effects.running import call
from poleis.games.origins.effects.triggers import ON_RETIRING, ON_TOWER
from poleis.games.origins.rules.dice import NO_DIE, SIX, die_colour, die_value
from poleis.games.origins.rules.edition import FOOD, GOLD, Edition
from poleis.games.origins.rules.home import GROWTH, NOTHING, Home
from poleis.games.origins.rules.pools import become_advisor
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.visits import visit_codes


def turn_codes(table: Position, seat: i64) -> vec[i64]:
    """What may be done on a turn (ORI-6.2): visits, tower levels, a base, passing, and districts
    to close, ascending."""
    home = table.homes[seat]
    edition = table.edition
    actions = edition.actions
    codes = visit_codes(table, seat)
    for colour in range(i64(len(home.towers))):
        if table.tower_pool[colour] > 0 and home.towers[colour] <= home.stock[GOLD]:
            codes = append(codes, actions.tower.code(colour))
    if can_populate(edition, home):
        codes = append(codes, actions.populate.first)
    codes = append(codes, actions.pass_turn.first)
    city = home.city
    for i in range(i64(len(city.districts))):
        if city.seat_dice[i] == NO_DIE:
            for base in range(edition.bases):
                if home.is_unused(base):
                    codes = append(codes, actions.close.code(city.districts[i], base))
    return codes


# ---- towers and population (ORI-14, ORI-15)


def build_tower(table: Position, seat: i64, colour: i64) -> None:
    """A disc of the pool for gold equal to the present height (ORI-14.1)."""
    home = table.homes[seat]
    home.stock[GOLD] -= home.towers[colour]
    home.towers[colour] += 1
    table.tower_pool[colour] -= 1
    call(table, seat, ON_TOWER, NOTHING)


def can_populate(edition: Edition, home: Home) -> bool:
    return home.bases < edition.bases and home.can_pay(FOOD, edition.base_price[home.bases])


def populate(table: Position, seat: i64) -> None:
    """The next base for food; the last one scores (ORI-15.1)."""
    home = table.homes[seat]
    edition = table.edition
    home.pay(FOOD, edition.base_price[home.bases])
    home.bases += 1
    if home.bases == edition.bases:
        home.points[GROWTH] += edition.last_base_points


# ---- workers come back (ORI-16)


def bring_back(home: Home) -> None:
    """The archon, and the freemen below 6, which go up by one (ORI-16.3)."""
    home.archon = NOTHING
    for base in range(i64(len(home.freemen))):
        if home.sites[base] != NOTHING and die_value(home.freemen[base]) < SIX:
            home.sites[base] = NOTHING
            home.freemen[base] += 1


def sixes_out(home: Home) -> i64:
    """The bases of the sixes that still have to come back, as a set."""
    found: i64 = 0
    for base in range(i64(len(home.freemen))):
        if home.sites[base] != NOTHING and die_value(home.freemen[base]) == SIX:
            found |= bit(base)
    return found


def order_matters(home: Home, sixes: i64) -> bool:
    """Whether a six of a new colour and one that scores instead could come in either order.

    What a surplus die scores depends on how many advisors there are (ORI-16.6).
    """
    fresh: i64 = 0  # new colours
    surplus: i64 = 0  # colours of dice that will score
    left = sixes
    while left != 0:
        colour = die_colour(home.freemen[lowest(left)])
        left &= left - 1
        if home.has_advisor(colour) or fresh & bit(colour) != 0:
            surplus |= bit(colour)
        else:
            fresh |= bit(colour)
    if fresh == 0 or surplus == 0:
        return False
    return surplus != fresh or fresh & (fresh - 1) != 0


def retire(table: Position, seat: i64, base: i64) -> None:
    """A six is compelled to go up and becomes an advisor (ORI-16.3)."""
    become_advisor(table, table.homes[seat], base)
    call(table, seat, ON_RETIRING, NOTHING)
