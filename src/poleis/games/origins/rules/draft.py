"""The opening draft of dice (ORI-2.13, ORI-21.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import add_all, bit, lowest, size
from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.records import Position

REMOVED: Final = 2
"""The highest dice that a solo player does not get (ORI-21.2)."""


@final
@mypyc_attr(acyclic=True)
class Draft(Pending):
    """A seat picks a die."""

    def copy(self) -> Draft:
        return Draft(self.actor)

    def dump(self) -> list[object]:
        return pending_row("draft", self.actor)

    def legal(self, table: Position) -> vec[i64]:
        codes = vec[i64](capacity=len(table.offer))
        for i in range(i64(len(table.offer))):
            if table.offer[i] != NO_DIE:
                codes = append(codes, table.edition.actions.draft.code(i))
        return codes

    def decide(self, table: Position, action: i64) -> None:
        """Set the die on a ready base; after the last pick the others go to the reserve."""
        table.pop()
        i = table.edition.actions.draft.first_arg(action)
        home = table.homes[self.actor]
        home.freemen[home.empty_base()] = table.offer[i]
        table.offer[i] = NO_DIE
        if not isinstance(table.top(), Draft):
            for j in range(i64(len(table.offer))):
                put_back(table, j)
            table.offer = vec[i64]()


@final
@mypyc_attr(acyclic=True)
class Removal(Pending):
    """A solo player removes some of the highest dice."""

    def __init__(self, actor: i64, left: i64) -> None:
        super().__init__(actor)
        self.left: i64 = left

    def copy(self) -> Removal:
        return Removal(self.actor, self.left)

    def dump(self) -> list[object]:
        return pending_row("removal", self.actor, count=self.left)

    def legal(self, table: Position) -> vec[i64]:
        return add_all(vec[i64](), table.edition.actions.remove.first, highest_offered(table))

    def decide(self, table: Position, action: i64) -> None:
        self.remove(table, table.edition.actions.remove.first_arg(action))

    def settle(self, table: Position) -> bool:
        """If all of the highest dice must go there is nothing to choose."""
        dice = highest_offered(table)
        if size(dice) > self.left:
            return False
        while dice != 0:
            self.remove(table, lowest(dice))
            dice &= dice - 1
        return True

    def remove(self, table: Position, die: i64) -> None:
        put_back(table, die)
        self.left -= 1
        if self.left == 0:
            table.pop()


def begin_draft(table: Position) -> None:
    """Clockwise from the first player, then backwards (ORI-2.13); alone ORI-21.2."""
    seats = table.seats()
    for i in range(table.edition.draft_picks * seats):
        turn = i % seats if (i // seats) % 2 == 0 else seats - 1 - i % seats
        table.push(Draft((table.first + turn) % seats))
    if seats == 1:
        table.push(Removal(0, REMOVED))


def put_back(table: Position, i: i64) -> None:
    """A die of the draft goes to the reserve."""
    die = table.offer[i]
    if die != NO_DIE:
        table.citizens.reserve[die_colour(die)] += 1
        table.offer[i] = NO_DIE


def highest_offered(table: Position) -> i64:
    """The highest dice of the draft, as a set."""
    best: i64 = 0
    found: i64 = 0
    for i in range(i64(len(table.offer))):
        value = die_value(table.offer[i])
        if value > best:
            best = value
            found = 0
        if value == best and value != 0:
            found |= bit(i)
    return found
