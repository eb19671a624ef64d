"""The records of a position: what lies on the common board, before each seat, and what is pending.

Positions hold numbers only. Tiles, colours, cards and seats are counted from 0; NOTHING marks an
empty place. A die is colour and value in one number (`dice`), NO_DIE an empty place for one. Sets
have a bit for each member. Every record has `copy`, and `dump`, which lists its fields in order.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.setup import Setup
from poleis.core.state import OVER, State
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

# Where a speaker is.
IN_POOL: Final = 0
HELD: Final = 1  # by seat 0; by seat n: plus n
AT_SITE: Final = 5  # at site 0; at site n: plus n


def numbers(values: vec[i64]) -> list[object]:
    """A vector as a list for a dump."""
    return [int(value) for value in values]


# ---- what a seat owns


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


# ---- what is pending

KINDS: Final = (
    "token_deal", "zodiac_deal", "tile_deal", "card_deal", "speaker_roll", "first_player",
    "draft_roll", "tile_turn", "citizen_roll", "speaker_reroll", "kept_card",
    "draft", "removal", "turn", "extra_action", "visit", "tide", "purchase", "placement",
    "effect_use", "card_choice", "question", "running_effect", "passing", "round_end",
    "round_start",
)  # fmt: skip
"""The kinds of pending records in a dump, in the order of their numbers."""
PENDING_FIELDS: Final = (
    "kind", "actor", "count", "colour", "done", "site", "worker", "tile", "purpose", "from_pool",
    "cell", "corners", "cards", "effect", "step", "subject", "temple",
)  # fmt: skip
"""The fields of a pending record in a dump; a kind uses a few of them."""


def pending_row(
    kind: str,
    actor: i64,
    count: i64 = 0,
    colour: i64 = NOTHING,
    done: i64 = 0,
    site: i64 = NOTHING,
    worker: i64 = NOTHING,
    tile: i64 = NOTHING,
    purpose: i64 = NOTHING,
    from_pool: bool = False,
    cell: i64 = NOTHING,
    corners: i64 = 0,
    cards: i64 = 0,
    effect: i64 = NOTHING,
    step: i64 = 0,
    subject: i64 = NOTHING,
    temple: i64 = NOTHING,
) -> list[object]:
    """The dump of a pending record."""
    row = [
        KINDS.index(kind), actor, count, colour, done, site, worker, tile, purpose, int(from_pool),
        cell, corners, cards, effect, step, subject, temple,
    ]  # fmt: skip
    return [int(number) for number in row]


@mypyc_attr(acyclic=True)
class Pending:
    """What is awaited: a decision, an outcome of chance, or something that asks nobody.

    Pending records lie on a stack, each on the one *below* it. The top one says who acts and what
    is legal; an action takes it away and may put others in its place.
    """

    below: Pending

    def __init__(self, actor: i64) -> None:
        self.actor = actor  # a seat, CHANCE or OVER

    def copy(self) -> Pending:
        raise NotImplementedError

    def dump(self) -> list[object]:
        raise NotImplementedError

    def legal(self, table: Position) -> vec[i64]:
        """The codes with which it can be answered, ascending."""
        raise NotImplementedError

    def decide(self, table: Position, action: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        raise NotImplementedError

    def settle(self, table: Position) -> bool:
        """Carry out what asks nobody, on top of the stack; False: the actor must decide."""
        return False

    def chance(self, table: Position) -> list[tuple[int, int]]:
        """What may happen: outcome and weight; nothing if a seat must act."""
        return []

    def roll(self, table: Position, luck: Luck) -> i64:
        """One outcome, distributed as `chance` says."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class GameOver(Pending):
    """The bottom of the stack: nothing is awaited any more."""

    def copy(self) -> GameOver:
        return self

    def legal(self, table: Position) -> vec[i64]:
        return vec[i64]()


BOTTOM: Final = GameOver(OVER)
"""The same for all positions."""


def copy_stack(top: Pending) -> Pending:
    """A copy of a record and of all below it."""
    if top.actor == OVER:
        return top
    copied = top.copy()
    copied.below = copy_stack(top.below)
    return copied


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
        self.awaited = awaited  # the top of the stack
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
