"""What a seat can pay for, and therefore build (SWD-5.3 to SWD-5.7, SWD-6)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import size
from poleis.games.seven_wonders_dice.rules.printed import Board, Die
from poleis.games.seven_wonders_dice.rules.records import City, Position


def die_price(table: Position, city: City, die: i64) -> i64:
    """What a player pays for a die in the forum (SWD-6.3)."""
    edition = table.edition
    board = city.board
    if board.freeing[edition.dice[die].colour] & city.crossed != 0:
        return 0
    cost = edition.section_costs[table.forum.sections[die]]
    price = cost - board.discounts.total(city.crossed)
    return price if price > 0 else 0


def is_unlocked(table: Position, city: City, die: i64) -> bool:
    """Whether a player may use a die: special dice must be unlocked (SWD-5.4)."""
    if not table.edition.dice[die].is_special:
        return True
    return city.has_unlocked(die)


def passes(table: Position, seat: i64, compared: i64) -> bool:
    """The comparison of the Guild Court at the start of the turn (SWD-8.7.2 to SWD-8.7.4)."""
    seats = len(table.cities)
    mine = size(table.cities[seat].before.crossed & compared)
    if seats == 1:
        return mine >= table.edition.alone_needs
    left = size(table.left_of(seat).before.crossed & compared)
    if seats == 2:
        return mine > left
    return mine >= left and mine >= size(table.right_of(seat).before.crossed & compared)


# ---- what can be built


@final
@mypyc_attr(acyclic=True)
class Builder:
    """A seat that looks for a die to build with: what it can pay, looked up once for all dice."""

    def __init__(self, table: Position, seat: i64, is_free: bool) -> None:
        city = table.cities[seat]
        self.table = table
        self.dice: list[Die] = table.edition.dice
        self.costs: vec[i64] = table.edition.section_costs
        self.sections: vec[i64] = table.forum.sections
        self.seat = seat
        self.city = city
        self.board: Board = city.board
        self.crossed: i64 = city.crossed
        self.is_free = is_free
        """Whether dice cost nothing (SWD-9.7)."""
        self.discount: i64 = city.board.discounts.total(city.crossed)
        self.materials: i64 = city.materials()

    def spaces(self, die: i64, face: i64) -> i64:
        """The spaces that this seat can build with a die in the forum, everything paid."""
        printed = self.dice[die]
        if printed.is_special and self.board.unlocking[die] & self.crossed == 0:
            return 0
        symbol = printed.symbols[face - 1]
        if symbol.compared != 0 and not passes(self.table, self.seat, symbol.compared):
            return 0
        found = symbol.tracks.open(self.crossed)
        if found == 0:
            return 0
        means = self.city.purse(printed.colour)
        if not self.is_free and self.board.freeing[printed.colour] & self.crossed == 0:
            price = self.costs[self.sections[die]] - self.discount
            if price > 0:
                means -= price
                if means < 0:
                    return 0
        return found & self.board.payable(means + self.materials)


def buildable(table: Position, seat: i64, is_free: bool) -> vec[i64]:
    """For each die the spaces that this player can build with it (SWD-5.3)."""
    builder = Builder(table, seat, is_free)
    found = table.forum.faces[:]  # a die that shows no face has 0 there: it builds nothing
    for die in range(i64(len(found))):
        face = found[die]
        if face != 0:
            found[die] = builder.spaces(die, face)
    return found


def buildable_with(table: Position, seat: i64, die: i64, is_free: bool) -> i64:
    """The spaces that this player can build with one die."""
    face = table.forum.faces[die]
    return 0 if face == 0 else Builder(table, seat, is_free).spaces(die, face)


def can_build(table: Position, seat: i64, is_free: bool) -> bool:
    """Whether any die is of use."""
    spaces: i64 = 0
    for found in buildable(table, seat, is_free):
        spaces |= found
    return spaces != 0


def next_stage(table: Position, city: City) -> i64:
    """The next stage of the Wonder as a set, if it can be paid (SWD-5.5)."""
    return table.edition.wonder.open(city.crossed) & city.payable()


def free_bonuses(table: Position, city: City) -> i64:
    """The bonuses that are not crossed, a set counted from the first bonus on (SWD-9.1)."""
    return (table.edition.bonuses & ~city.crossed) >> table.edition.first_bonus
