"""A position in words: what plain modules ask about it.

Names are those of components.json; a cell is a pair x, y. Nothing here is compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    AGORA,
    BUILDINGS,
    CARDS,
    CITIZEN_PRICE,
    COLOURS,
    IN_STACK,
    KIND_OF,
    LAST_SPACE,
    PALACE,
    RESOURCES,
    TEMPLE_TOP,
    TEMPLES,
    TILE_NAMES,
    TILE_PRICE,
    ZODIAC,
    zodiac_op,
)
from poleis.games.origins.rules.layout import FRAME, STACK, Numbers
from poleis.games.origins.rules.position import Origins

DISCOUNT = int(zodiac_op("taurus")["n"])
REACH = 80
SPAN = 160
Cell = tuple[int, int]


@dataclass(frozen=True)
class Die:
    """A citizen die: its colour and value; as a freeman its base and the site where it stands."""

    colour: str
    value: int
    base: int = 0
    site: int = 0


def read_die(number: int, base: int = 0, site: int = 0) -> Die:
    return Die(COLOURS[number >> 3], number & 7, base, site)


def read_cell(number: int) -> Cell:
    return number // SPAN - REACH, number % SPAN - REACH


@dataclass(frozen=True)
class Frame:
    """A pending decision."""

    kind: int
    actor: int
    a: int
    b: int
    c: int
    d: int


class Table:
    """A position, to be asked."""

    def __init__(self, state: Origins) -> None:
        self.v: Numbers = state.numbers()
        self.seats = int(self.v[layout.SEATS])
        self._cities: dict[int, dict[Cell, str]] = {}

    # ---- the stack

    @cached_property
    def frames(self) -> list[Frame]:
        starts = [STACK + FRAME * i for i in range(self.v[layout.DEPTH])]
        return [Frame(*self.v[at : at + FRAME]) for at in starts]

    @property
    def top(self) -> Frame:
        return self.frames[-1]

    # ---- the common board

    def ships(self) -> list[int]:
        return list(self.v[layout.SHIP : layout.SHIP + 5])

    def token(self, site: int) -> str:
        """The colour of the bonus token at a site, counted from 1."""
        number = self.v[layout.BONUS + site - 1]
        return COLOURS[number - 1] if number else ""

    def pool_slots(self) -> dict[int, str]:
        """The tiles of the building pool by slot, counted from 0 at the top.

        A bought tile leaves its slot empty until the pool is refilled (ORI-10.5).
        """
        slots = self.v[layout.POOL : layout.POOL + 5]
        return {slot: TILE_NAMES[n - 1] for slot, n in enumerate(slots) if n}

    def pool(self) -> list[str]:
        """The tiles of the building pool, from the top."""
        return list(self.pool_slots().values())

    def tops(self) -> dict[str, str]:
        """The face-up tile of each stack, by colour."""
        tops = self.v[layout.TOP : layout.TOP + 5]
        return {COLOURS[i]: TILE_NAMES[n - 1] for i, n in enumerate(tops) if n}

    def stack(self, colour: str) -> int:
        """How many tiles lie in a stack, the face-up one included."""
        i = COLOURS.index(colour)
        under = self.v[layout.BOTTOM + i]
        return (
            int(self.v[layout.TOP + i] != 0)
            + self.v[layout.DECK + i].bit_count()
            + (under.bit_length() + 3) // 4
        )

    def citizens(self) -> list[Die]:
        return [read_die(n) for n in self.v[layout.CITIZEN : layout.CITIZEN + 5] if n]

    def reserve(self, colour: str) -> int:
        return self.v[layout.RESERVE + COLOURS.index(colour)]

    def speakers(self) -> dict[int, int]:
        """The speakers in the pool, by number from 1, with their values."""
        return self._speakers_at(layout.IN_POOL)

    def speakers_of(self, seat: int) -> dict[int, int]:
        """The speakers that a seat holds."""
        return self._speakers_at(layout.HELD + seat)

    def speakers_at(self, site: int) -> dict[int, int]:
        """The speakers that stand at a site, counted from 1."""
        return self._speakers_at(layout.AT_SITE + site - 1)

    def _speakers_at(self, place: int) -> dict[int, int]:
        return {
            k + 1: self.v[layout.SPEAKER + k]
            for k in range(4)
            if self.v[layout.SPEAKER_AT + k] == place
        }

    def towers(self) -> dict[str, int]:
        """The discs of the tower pool."""
        return {colour: self.v[layout.TOWER + i] for i, colour in enumerate(COLOURS)}

    def cards(self) -> list[str]:
        """The revealed district cards."""
        return [CARDS[n - 1] for n in self.v[layout.CARD : layout.CARD + 6] if n]

    def card_gold(self) -> list[int]:
        return list(self.v[layout.CARD_GOLD : layout.CARD_GOLD + len(self.cards())])

    def zodiac_at(self, temple: str) -> str:
        number = self.v[layout.ZODIAC_AT + TEMPLES.index(temple)]
        return ZODIAC[number - 1] if number else ""

    def holder(self, temple: str) -> int | None:
        """The seat that has the zodiac card of a temple."""
        holder = self.v[layout.HOLDER + TEMPLES.index(temple)]
        return holder - 1 if holder else None

    def offer(self) -> dict[int, Die]:
        """The dice of the opening draft, by number from 1."""
        dice = self.v[layout.OFFER : layout.OFFER + layout.OFFERED]
        return {i + 1: read_die(n) for i, n in enumerate(dice) if n}

    # ---- what a seat owns

    def mine(self, seat: int, place: int) -> int:
        return self.v[layout.HOMES + layout.HOME * seat + place]

    def owned(self, seat: int, resource: str) -> int:
        return self.mine(seat, RESOURCES.index(resource))

    def freemen(self, seat: int) -> list[Die]:
        """All freemen, used and unused; bases and sites are counted from 1."""
        return [
            read_die(self.mine(seat, layout.DIE + b), b + 1, self.mine(seat, layout.AT + b))
            for b in range(6)
            if self.mine(seat, layout.DIE + b)
        ]

    def freeman(self, seat: int, base: int) -> Die | None:
        """The freeman on a base, counted from 1."""
        return next((die for die in self.freemen(seat) if die.base == base), None)

    def empty_bases(self, seat: int) -> int:
        return self.mine(seat, layout.BASES) - len(self.freemen(seat))

    def advisors(self, seat: int) -> list[str]:
        """The colours on the advisor track."""
        places = range(self.mine(seat, layout.ADVISORS))
        return [COLOURS[self.mine(seat, layout.ADVISOR + i) - 1] for i in places]

    def height(self, seat: int, colour: str) -> int:
        return self.mine(seat, layout.HEIGHT + COLOURS.index(colour))

    def temple(self, seat: int, temple: str) -> int:
        return self.mine(seat, layout.TEMPLE + TEMPLES.index(temple))

    def at_top(self, seat: int, temple: str) -> bool:
        return self.temple(seat, temple) == TEMPLE_TOP

    def zodiac(self, seat: int) -> list[str]:
        """The zodiac cards that a seat has."""
        return [self.zodiac_at(temple) for temple in TEMPLES if self.holder(temple) == seat]

    def military(self, seat: int) -> int:
        return self.mine(seat, layout.MILITARY)

    def others(self, seat: int) -> list[int]:
        """The spaces of the opposing military discs; alone, of the rival's."""
        if self.seats == 1:
            return [self.v[layout.RIVAL]]
        return [self.military(other) for other in range(self.seats) if other != seat]

    def at_last_space(self, seat: int) -> bool:
        return self.military(seat) == LAST_SPACE

    def aside(self, seat: int) -> list[str]:
        """The tiles set aside, the oldest first."""
        places = range(self.mine(seat, layout.ASIDE))
        return [TILE_NAMES[self.mine(seat, layout.ASIDE_TILE + i) - 1] for i in places]

    # ---- the city

    def city(self, seat: int) -> dict[Cell, str]:
        """What lies in each cell: a building, "agora", "palace" or "farm"."""
        if seat not in self._cities:
            numbers = [
                self.mine(seat, layout.CITY + i) for i in range(self.mine(seat, layout.TILES_BUILT))
            ]
            self._cities[seat] = {read_cell(n >> 8): face_name(n & 255) for n in numbers}
        return self._cities[seat]

    def farms(self, seat: int) -> list[Cell]:
        return [cell for cell, name in self.city(seat).items() if name == "farm"]

    def colours(self, seat: int) -> list[str]:
        """The colours of all coloured buildings of the city."""
        return [colour for name in self.city(seat).values() if (colour := colour_name(name))]

    def beside(self, cell: Cell) -> list[Cell]:
        """The four neighbouring cells."""
        x, y = cell
        return [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]

    def block(self, cell: Cell) -> list[Cell]:
        """The four cells of the district with this lower left cell."""
        x, y = cell
        return [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]

    def districts(self, seat: int) -> dict[Cell, Die | None]:
        """The districts by their lower left cell, with the die in the seat."""
        numbers = [self.mine(seat, layout.BLOCK + i) for i in range(self.mine(seat, layout.BLOCKS))]
        return {read_cell(n >> 6): read_die(n & 63) if n & 63 else None for n in numbers}

    # ---- prices

    def discounted(self, seat: int, price: int) -> int:
        """A price in wisdom at a pool, for this seat (ORI-22.2)."""
        return max(price - DISCOUNT, 0) if "taurus" in self.zodiac(seat) else price

    def citizen_price(self, seat: int, slot: int) -> int:
        """Wisdom for a die of the citizen pool, slots counted from 0."""
        return self.discounted(seat, int(CITIZEN_PRICE[slot]))

    def tile_price(self, seat: int, tile: str) -> int:
        """Wisdom for a tile of the building pool."""
        slot = next(slot for slot, other in self.pool_slots().items() if other == tile)
        return self.discounted(seat, int(TILE_PRICE[slot]))


def face_name(face: int) -> str:
    """What a face of a tile shows."""
    if face >= layout.FARM:
        return "farm"
    if face == AGORA:
        return "agora"
    return "palace" if face == PALACE else BUILDINGS[KIND_OF[face]]


def colour_name(name: str) -> str:
    """The colour of a building; empty for a farm, the agora and the palace."""
    if name not in BUILDINGS:
        return ""
    tile = TILE_NAMES.index(f"{name}-1")
    return COLOURS[tile // IN_STACK]
