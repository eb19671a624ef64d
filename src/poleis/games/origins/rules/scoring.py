"""Points: those of the game and the final scoring (ORI-20), the target of a solo game, and the end
conditions (ORI-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.edition import GOLD
from poleis.games.origins.rules.home import SOURCES, TEMPLES
from poleis.games.origins.rules.records import Position

# The end conditions, as a set.
TEMPLES_CLIMBED: Final = 1
GOLD_TAKEN: Final = 2
TOWERS_BUILT: Final = 4
CITIZENS_LACKING: Final = 8
CONDITIONS: Final = 4
TOWER_COLOURS_LEFT: Final = 3
"""With discs of so few colours in the tower pool the game ends (ORI-19.1)."""


def temple_points(table: Position, seat: i64) -> i64:
    """All but the disc standing highest (ORI-20.4)."""
    spaces = table.homes[seat].spaces
    total: i64 = 0
    best: i64 = 0
    for temple in range(i64(TEMPLES)):
        points = table.edition.temple_points[spaces[temple]]
        total += points
        best = max(best, points)
    return total - best


def seat_points(table: Position, seat: i64) -> i64:
    """Each die in a seat of power times the height of the tower of its colour (ORI-20.5)."""
    home = table.homes[seat]
    total: i64 = 0
    for die in home.city.seat_dice:
        if die != NO_DIE:
            total += die_value(die) * home.towers[die_colour(die)]
    return total


def advisor_points(table: Position, seat: i64) -> i64:
    """The VP at the right-most advisor (ORI-20.3)."""
    return table.edition.advisor_points[len(table.homes[seat].advisors)]


def score(table: Position, seat: i64) -> i64:
    """The score if the game ended now (ORI-20.1)."""
    home = table.homes[seat]
    total = home.stock[GOLD] + advisor_points(table, seat)
    for points in home.points:
        total += points
    return total + temple_points(table, seat) + seat_points(table, seat)


def score_parts(table: Position, seat: i64) -> list[int]:
    """The score by where it comes from: the sources of the game, then the final scoring."""
    home = table.homes[seat]
    found = [int(home.points[source]) for source in range(len(SOURCES))]
    found.append(int(home.stock[GOLD]))
    found.append(int(advisor_points(table, seat)))
    found.append(int(temple_points(table, seat)))
    found.append(int(seat_points(table, seat)))
    return found


def solo_target(table: Position) -> i64:
    """What a solo player must reach: more for each token at its own site (ORI-21.9)."""
    edition = table.edition
    total = edition.target
    for site in range(i64(len(table.sites.tokens))):
        if table.sites.tokens[site] == edition.target_token[site]:
            total += edition.target_each
    return total


def end_conditions(table: Position) -> i64:
    """Which end conditions are met, as a set (ORI-19.1)."""
    met: i64 = 0
    for home in table.homes:
        climbed = True
        for temple in range(i64(TEMPLES)):
            if home.spaces[temple] != table.edition.temple_top:
                climbed = False
        if climbed:
            met |= TEMPLES_CLIMBED
    gold: i64 = 0
    for left in table.cards.gold:
        gold += left
    if gold == 0:
        met |= GOLD_TAKEN
    colours: i64 = 0
    for discs in table.tower_pool:
        if discs > 0:
            colours += 1
    if colours <= TOWER_COLOURS_LEFT:
        met |= TOWERS_BUILT
    return met | CITIZENS_LACKING if table.citizens.has_failed else met
