"""Strength: the symbols in force and fort tokens, and who has the most and the least."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.effect import STRENGTH
from poleis.games.age_of_civilization.rules.records import Position


def strength(table: Position, seat: i64) -> i64:
    """The strength of a seat: its symbols in force, and its fort tokens (AOC-1.9)."""
    realm = table.realms[seat]
    total = realm.forts
    left = realm.in_force[STRENGTH]
    while left != 0:
        total += table.edition.effect_of(STRENGTH, left).strength(table, seat)
        left &= left - 1
    return total


def has_most_strength(table: Position, seat: i64) -> bool:
    """At least 1, and nobody has more (AOC-1.10); alone, not the virtual opponent (AOC-13.6)."""
    mine = strength(table, seat)
    if mine < 1 or mine < table.opponent:
        return False
    for other in range(table.seats()):
        if other != seat and strength(table, other) > mine:
            return False
    return True


def is_weakest(table: Position, seat: i64) -> bool:
    """Whether nobody has less strength; alone, not the virtual opponent either (AOC-13.6)."""
    mine = strength(table, seat)
    if table.seats() == 1:
        return mine <= table.opponent
    return all(strength(table, other) >= mine for other in range(table.seats()))
