"""The records of a position: the common board, the homes of the seats (`home`), what is pending
(`pending`).

Positions hold numbers only; see `home` for how things are numbered. Every record has `copy`, and
`dump`, which lists its fields in order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.setup import Setup
from poleis.core.state import OVER, State
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import NOTHING, Home, numbers
from poleis.games.origins.rules.pending import Pending

# Where a speaker is.
IN_POOL: Final = 0
HELD: Final = 1  # by seat 0; by seat n: plus n
AT_SITE: Final = 5  # at site 0; at site n: plus n

# ---- the common board


@final
@mypyc_attr(acyclic=True)
class Sites:
    """The encounter sites: the value of each ship, the bonus token under each (ORI-7)."""

    def __init__(self, ships: vec[i64], tokens: vec[i64], deck: i64) -> None:
        self.ships = ships
        self.tokens = tokens  # the colour of each; there are fewer while they are dealt
        self.deck = deck  # tokens not laid yet (set of colours)

    def copy(self) -> Sites:
        return Sites(self.ships[:], self.tokens[:], self.deck)

    def dump(self) -> list[object]:
        return [numbers(self.ships), numbers(self.tokens), int(self.deck)]

    def raise_ship(self, site: i64) -> None:
        """By one; from 6 to 1 (ORI-7.4)."""
        self.ships[site] = self.ships[site] % 6 + 1


@final
@mypyc_attr(acyclic=True)
class BuildingPool:
    """The building tiles that nobody owns (ORI-10)."""

    def __init__(self, slots: vec[i64], tops: vec[i64], stacks: vec[i64], under: vec[i64]) -> None:
        self.slots = slots  # the tiles from the top; NOTHING: a gap until the pool is refilled
        self.tops = tops  # the face-up tile of each colour's stack
        self.stacks = stacks  # face-down tiles of each stack in no known order (set)
        self.under = under  # tiles put under the stacks, the oldest first

    def copy(self) -> BuildingPool:
        return BuildingPool(self.slots[:], self.tops[:], self.stacks[:], self.under[:])

    def dump(self) -> list[object]:
        return [
            numbers(self.slots),
            numbers(self.tops),
            numbers(self.stacks),
            numbers(self.under),
        ]

    def slot_of(self, tile: i64) -> i64:
        """The slot of a tile; NOTHING: it is not in the pool."""
        for slot in range(i64(len(self.slots))):
            if self.slots[slot] == tile:
                return slot
        return NOTHING

    def has_tile(self) -> bool:
        """Whether there is a tile; while a bought one is placed and used, a slot is empty."""
        return any(tile != NOTHING for tile in self.slots)


@final
@mypyc_attr(acyclic=True)
class CitizenPool:
    """The citizen dice that nobody owns (ORI-12)."""

    def __init__(self, dice: vec[i64], reserve: vec[i64], has_failed: bool) -> None:
        self.dice = dice  # from the left
        self.reserve = reserve  # dice of each colour beside the board
        self.has_failed = has_failed  # a die could not be replaced (ORI-19.2)

    def copy(self) -> CitizenPool:
        return CitizenPool(self.dice[:], self.reserve[:], self.has_failed)

    def dump(self) -> list[object]:
        return [numbers(self.dice), numbers(self.reserve), int(self.has_failed)]


@final
@mypyc_attr(acyclic=True)
class Speakers:
    """The speaker dice in the game (ORI-12.4)."""

    def __init__(self, values: vec[i64], places: vec[i64]) -> None:
        self.values = values
        self.places = places  # IN_POOL, HELD by a seat, AT_SITE

    def copy(self) -> Speakers:
        return Speakers(self.values[:], self.places[:])

    def dump(self) -> list[object]:
        return [numbers(self.values), numbers(self.places)]

    def is_available(self) -> bool:
        """Whether one is in the pool."""
        return any(place == IN_POOL for place in self.places)


@final
@mypyc_attr(acyclic=True)
class DistrictCards:
    """The revealed district cards (ORI-13)."""

    def __init__(self, shown: vec[i64], gold: vec[i64], deck: i64) -> None:
        self.shown = shown
        self.gold = gold  # above each
        self.deck = deck  # cards not revealed (set)

    def copy(self) -> DistrictCards:
        return DistrictCards(self.shown[:], self.gold[:], self.deck)

    def dump(self) -> list[object]:
        return [numbers(self.shown), numbers(self.gold), int(self.deck)]


@final
@mypyc_attr(acyclic=True)
class Temples:
    """The zodiac card of each temple (ORI-11); the discs are in the homes."""

    def __init__(self, cards: vec[i64], holders: vec[i64], deck: i64) -> None:
        self.cards = cards  # there are fewer while they are dealt
        self.holders = holders  # the seat that has each; NOTHING: it lies on the board
        self.deck = deck  # cards not dealt (set)

    def copy(self) -> Temples:
        return Temples(self.cards[:], self.holders[:], self.deck)

    def dump(self) -> list[object]:
        return [numbers(self.cards), numbers(self.holders), int(self.deck)]

    def held(self, seat: i64) -> i64:
        """How many zodiac cards a seat has."""
        count: i64 = 0
        for holder in self.holders:
            if holder == seat:
                count += 1
        return count


# ---- the whole table


class Position(State):
    """All fields of a position; `position.Origins` adds the contract."""

    def __init__(
        self,
        setup: Setup,
        edition: Edition,
        round: i64,
        first: i64,
        turn: i64,
        passed: i64,
        has_spent: bool,
        rival: i64,
        sites: Sites,
        buildings: BuildingPool,
        citizens: CitizenPool,
        speakers: Speakers,
        tower_pool: vec[i64],
        cards: DistrictCards,
        temples: Temples,
        offer: vec[i64],
        awaited: Pending,
        homes: list[Home],
    ) -> None:
        self.setup = setup
        self.edition = edition
        self.round = round  # 0: before the first one
        self.first = first  # who has the first-player marker
        self.turn = turn  # whose turn it is
        self.passed = passed  # who has passed, as a set
        self.has_spent = has_spent  # a superiority token in this turn
        self.rival = rival  # the space of the solo rival's disc (ORI-21.6)
        self.sites = sites
        self.buildings = buildings
        self.citizens = citizens
        self.speakers = speakers
        self.tower_pool = tower_pool  # discs of each colour
        self.cards = cards
        self.temples = temples
        self.offer = offer  # dice of the opening draft; NO_DIE where one was taken
        self.awaited: Pending = awaited  # the top of the stack
        self.homes = homes

    def seats(self) -> i64:
        return len(self.homes)

    def is_solo(self) -> bool:
        return len(self.homes) == 1

    # ---- what is pending

    def top(self) -> Pending:
        """What is awaited now; GameOver if the game is over."""
        return self.awaited

    def is_over(self) -> bool:
        return self.awaited.actor == OVER

    def push(self, record: Pending) -> None:
        """Let something be awaited before everything else."""
        record.below = self.awaited
        self.awaited = record

    def pop(self) -> None:
        """What was awaited is done."""
        self.awaited = self.awaited.below

    @property
    def pending(self) -> list[Pending]:
        """All pending records, from the bottom to the top."""
        found: list[Pending] = []
        record = self.awaited
        while record.actor != OVER:
            found.append(record)
            record = record.below
        found.reverse()
        return found

    # ---- the dump

    def dump(self) -> list[object]:
        pending: list[object] = [one.dump() for one in self.pending]
        homes: list[object] = [home.dump() for home in self.homes]
        return [
            int(self.round),
            int(self.first),
            int(self.turn),
            int(self.passed),
            int(self.has_spent),
            int(self.rival),
            self.sites.dump(),
            self.buildings.dump(),
            self.citizens.dump(),
            self.speakers.dump(),
            numbers(self.tower_pool),
            self.cards.dump(),
            self.temples.dump(),
            numbers(self.offer),
            pending,
            homes,
        ]

    # ---- what several records say together

    def matching_cards(self, seat: i64, district: i64) -> i64:
        """The revealed district cards that fit a district, as a set of slots (ORI-13.3)."""
        city = self.homes[seat].city
        found: i64 = 0
        for slot in range(i64(len(self.cards.shown))):
            if city.fits(district, self.cards.shown[slot]):
                found |= i64(1) << slot
        return found
