"""The pools of tiles and dice: what leaves and enters them (ORI-4, ORI-10, ORI-12)."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from poleis.games.origins.rules.chance import CitizenRoll, TileTurn
from poleis.games.origins.rules.dice import NO_DIE, SIX, die_colour, die_value
from poleis.games.origins.rules.home import NOTHING, RETIRED, Home
from poleis.games.origins.rules.records import BuildingPool, Position

# ---- freemen (ORI-4)


def become_advisor(table: Position, home: Home, base: i64) -> None:
    """A freeman beyond 6 becomes an advisor; of a colour already there it scores (ORI-16.5-7)."""
    colour = die_colour(home.freemen[base])
    home.freemen[base] = NO_DIE
    home.sites[base] = NOTHING
    if home.has_advisor(colour):
        home.points[RETIRED] += table.edition.advisor_points[len(home.advisors)]
        table.citizens.reserve[colour] += 1
    else:
        home.advisors = append(home.advisors, colour)


def raise_freeman(table: Position, home: Home, base: i64) -> None:
    """Up by one; from 6 it becomes an advisor (ORI-4.1)."""
    if die_value(home.freemen[base]) == SIX:
        become_advisor(table, home, base)
    else:
        home.freemen[base] += 1


# ---- the building pool (ORI-10)


def slide_up(pool: BuildingPool) -> i64:
    """Close the gaps of the pool from the top (ORI-10.3); the number of tiles left."""
    tiles: i64 = 0
    for slot in range(i64(len(pool.slots))):
        tile = pool.slots[slot]
        pool.slots[slot] = NOTHING
        if tile != NOTHING:
            pool.slots[tiles] = tile
            tiles += 1
    return tiles


def refill(table: Position, colour: i64) -> None:
    """The tiles slide up; the face-up tile of the stack goes into the first empty slot, and the
    next one of the stack is turned up (ORI-10.3, ORI-10.4)."""
    pool = table.buildings
    slot = slide_up(pool)
    if pool.tops[colour] == NOTHING:
        return  # ORI-10.6
    pool.slots[slot] = pool.tops[colour]
    pool.tops[colour] = NOTHING
    turn_up_next(table, colour)


def turn_up_next(table: Position, colour: i64) -> None:
    """The order of tiles that were put under the stack is known, that of the others is not."""
    pool = table.buildings
    if pool.stacks[colour] != 0:
        table.push(TileTurn(colour))
        return
    for i in range(i64(len(pool.under))):
        tile = pool.under[i]
        if table.edition.tile_colour(tile) == colour:
            pool.under, _ = pop(pool.under, i)
            pool.tops[colour] = tile
            return


def put_under(table: Position, tile: i64) -> None:
    """A farm tile goes under the stack of its colour; an empty stack it opens (ORI-10.8)."""
    pool = table.buildings
    colour = table.edition.tile_colour(tile)
    if pool.tops[colour] == NOTHING:
        pool.tops[colour] = tile
    else:
        pool.under = append(pool.under, tile)


# ---- the citizen pool (ORI-12)


def take_citizen(table: Position, seat: i64, slot: i64) -> None:
    """Set a die of the pool on an empty base and refill (ORI-12.1 to 12.3)."""
    home = table.homes[seat]
    citizens = table.citizens
    base = home.empty_base()
    citizens.dice, die = pop(citizens.dice, slot)
    home.freemen[base] = die
    if citizens.reserve[die_colour(die)] > 0:
        table.push(CitizenRoll(die_colour(die)))
    else:
        citizens.has_failed = True  # ORI-19.2
