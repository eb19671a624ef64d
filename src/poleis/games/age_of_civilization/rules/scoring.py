"""What a realm is worth: points so far, and the abilities of the end of the game (AOC-10.1)."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.effect import GAME_ENDS
from poleis.games.age_of_civilization.rules.records import Position


def points(table: Position, seat: i64) -> i64:
    """The points of a seat if the game ended now."""
    realm = table.realms[seat]
    total = realm.points_so_far()
    left = realm.in_force[GAME_ENDS]
    while left != 0:
        total += table.edition.effect_of(GAME_ENDS, left).points_at_end(table, seat)
        left &= left - 1
    return total
