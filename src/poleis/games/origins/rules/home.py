"""The home of a seat: its player board, its discs and its city.

Tiles, colours, cards and seats are counted from 0; NOTHING marks an empty place. A die is colour
and value in one number (`dice`), NO_DIE an empty place for one. Sets have a bit for each member.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.games.origins.rules.city import City, read_city
from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.edition import GOLD, STONE, WISDOM, Edition

NOTHING: Final = -1

# Tracks of discs: the temples, then the military track.
TEMPLES: Final = 3
MILITARY: Final = 3
TRACKS: Final = 4

# Where VP come from during the game.
SOURCES: Final = (
    "attacks",
    "conquest",
    "buildings",
    "zodiac",
    "districts",
    "population",
    "retired",
)
ATTACKS: Final = 0
CONQUEST: Final = 1  # the last space of the military track
BUILT: Final = 2  # effects of buildings
STARS: Final = 3  # zodiac cards
DISTRICTS: Final = 4
GROWTH: Final = 5  # the last base
RETIRED: Final = 6  # advisors of a colour already there


def numbers(values: vec[i64]) -> list[object]:
    """A vector as a list for a dump."""
    return [int(value) for value in values]


@final
@mypyc_attr(acyclic=True)
class Home:
    """What a seat owns: its player board, its discs and its city."""

    def __init__(
        self,
        stock: vec[i64],
        tokens: i64,
        bases: i64,
        archon: i64,
        freemen: vec[i64],
        sites: vec[i64],
        advisors: vec[i64],
        towers: vec[i64],
        spaces: vec[i64],
        levels: vec[i64],
        scored: i64,
        points: vec[i64],
        aside: vec[i64],
        city: City,
    ) -> None:
        self.stock = stock  # stone, food, wisdom, gold
        self.tokens = tokens  # superiority tokens
        self.bases = bases  # owned (ORI-15)
        self.archon = archon  # the site where it stands; NOTHING: at home
        self.freemen = freemen  # the die on each base
        self.sites = sites  # the site where each freeman stands; NOTHING: unused
        self.advisors = advisors  # colours on the advisor track
        self.towers = towers  # the height of the tower of each colour
        self.spaces = spaces  # of the discs on the tracks: the temples, MILITARY
        self.levels = levels  # their places in the stacks there; 0 is the bottom
        self.scored = scored  # district cards scored before, as a set of slots
        self.points = points  # VP by SOURCES
        self.aside = aside  # tiles set aside, the oldest first (Construction site)
        self.city = city

    def copy(self) -> Home:
        return Home(
            self.stock[:],
            self.tokens,
            self.bases,
            self.archon,
            self.freemen[:],
            self.sites[:],
            self.advisors[:],
            self.towers[:],
            self.spaces[:],
            self.levels[:],
            self.scored,
            self.points[:],
            self.aside[:],
            self.city.copy(),
        )

    def dump(self) -> list[object]:
        return [
            numbers(self.stock),
            int(self.tokens),
            int(self.bases),
            int(self.archon),
            numbers(self.freemen),
            numbers(self.sites),
            numbers(self.advisors),
            numbers(self.towers),
            numbers(self.spaces),
            numbers(self.levels),
            int(self.scored),
            numbers(self.points),
            numbers(self.aside),
            *self.city.dump(),
        ]

    # ---- paying (ORI-3)

    def can_pay(self, resource: i64, amount: i64) -> bool:
        """Gold stands in for what is missing of a basic resource (ORI-3.1), never the reverse."""
        owned = self.stock[resource]
        if resource != GOLD:
            owned += self.stock[GOLD]
        return owned >= amount

    def can_pay_both(self, wisdom: i64, stone: i64) -> bool:
        """Whether wisdom and stone can be paid together, with the same gold only once."""
        missing = max(wisdom - self.stock[WISDOM], 0) + max(stone - self.stock[STONE], 0)
        return missing <= self.stock[GOLD]

    def pay(self, resource: i64, amount: i64) -> None:
        """Pay the named resource first, gold for what is missing (ORI-3.6)."""
        if resource == GOLD:
            self.stock[GOLD] -= amount
            return
        basic = min(self.stock[resource], amount)
        self.stock[resource] -= basic
        self.stock[GOLD] -= amount - basic

    # ---- freemen and advisors (ORI-4, ORI-16)

    def empty_base(self) -> i64:
        """The first base without a die; NOTHING: there is none (ORI-4.4)."""
        for base in range(self.bases):
            if self.freemen[base] == NO_DIE:
                return base
        return NOTHING

    def freemen_of(self, colour: i64) -> i64:
        """Freemen of a colour, used and unused (ORI-1.2)."""
        count: i64 = 0
        for die in self.freemen:
            if die != NO_DIE and die_colour(die) == colour:
                count += 1
        return count

    def freemen_count(self) -> i64:
        count: i64 = 0
        for die in self.freemen:
            if die != NO_DIE:
                count += 1
        return count

    def freemen_colours(self) -> i64:
        """The colours of the own freemen, as a set."""
        found: i64 = 0
        for die in self.freemen:
            if die != NO_DIE:
                found |= i64(1) << die_colour(die)
        return found

    def freemen_pips(self, colour: i64) -> i64:
        """The values of the freemen of a colour, added up."""
        total: i64 = 0
        for die in self.freemen:
            if die != NO_DIE and die_colour(die) == colour:
                total += die_value(die)
        return total

    def is_unused(self, base: i64) -> bool:
        """Whether there is a freeman on this base and at no site (ORI-1.13)."""
        return self.freemen[base] != NO_DIE and self.sites[base] == NOTHING

    def has_unused(self) -> bool:
        for base in range(i64(len(self.freemen))):
            if self.freemen[base] != NO_DIE and self.sites[base] == NOTHING:
                return True
        return False

    def has_advisor(self, colour: i64) -> bool:
        return any(advisor == colour for advisor in self.advisors)

    # ---- tiles set aside (ORI-10.9)

    def has_aside(self, tile: i64) -> bool:
        return any(other == tile for other in self.aside)


def read_home(edition: Edition, fields: list[Any]) -> Home:
    """A home from its dump."""
    return Home(
        vec[i64](fields[0]),
        fields[1],
        fields[2],
        fields[3],
        vec[i64](fields[4]),
        vec[i64](fields[5]),
        vec[i64](fields[6]),
        vec[i64](fields[7]),
        vec[i64](fields[8]),
        vec[i64](fields[9]),
        fields[10],
        vec[i64](fields[11]),
        vec[i64](fields[12]),
        read_city(edition, fields[13:]),
    )
