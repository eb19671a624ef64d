"""A position in words: what plain modules ask about it.

Names are those of components.json; a cell is a pair x, y. Sites, bases, speakers and dice of the
draft are counted from 1, as in the notation of actions. Nothing here is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.edition import RESOURCES, Edition
from poleis.games.origins.rules.home import MILITARY, NOTHING
from poleis.games.origins.rules.pending import KINDS, Pending
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.records import AT_SITE, HELD, IN_POOL

Cell = tuple[int, int]


@dataclass(frozen=True)
class Die:
    """A citizen die: its colour and value; as a freeman its base and the site where it stands.

    The site 0 is none: the freeman is unused.
    """

    colour: str
    value: int
    base: int = 0
    site: int = 0


def kind_of(pending: Pending) -> str:
    """The kind of a pending record, one of KINDS."""
    number = pending.dump()[0]
    assert isinstance(number, int)
    return KINDS[number]


def building_of(tile: str) -> str:
    """The building that a tile shows: "mint" of "mint-2"."""
    return tile.rpartition("-")[0]


def colour_name(edition: Edition, building: str) -> str:
    """The colour of a building; empty for a farm, the agora and the palace."""
    for kind in edition.kinds:
        if kind.name == building:
            return edition.colours[kind.colour] if kind.colour >= 0 else ""
    return ""


def zodiac_entry(edition: Edition, name: str) -> Mapping[str, Any]:
    """What a zodiac card does whose effect has one entry."""
    (row,) = [row for row in edition.components["zodiac_cards"] if row["id"] == name]
    (entry,) = row["ability"]["effect"]
    found: Mapping[str, Any] = entry
    return found


class Table:
    """A position, to be asked."""

    def __init__(self, state: Origins) -> None:
        self.state = state
        self.edition: Edition = state.edition
        self.seats: int = int(state.seats())
        self._cities: dict[int, dict[Cell, str]] = {}

    def die(self, number: int, base: int = 0, site: int = 0) -> Die:
        """A die in words."""
        return Die(self.edition.colours[die_colour(number)], int(die_value(number)), base, site)

    # ---- what is pending

    @property
    def top(self) -> Pending:
        return self.state.top()

    @property
    def step(self) -> str:
        """The kind of what is awaited; empty: the game is over."""
        return kind_of(self.top) if self.state.pending else ""

    # ---- the common board

    def ships(self) -> list[int]:
        return [int(value) for value in self.state.sites.ships]

    def token(self, site: int) -> str:
        """The colour of the bonus token at a site; empty while tokens are dealt."""
        tokens = self.state.sites.tokens
        return self.edition.colours[tokens[site - 1]] if site <= len(tokens) else ""

    def pool_slots(self) -> dict[int, str]:
        """The tiles of the building pool by slot, counted from 0 at the top.

        A bought tile leaves its slot empty until the pool is refilled (ORI-10.5).
        """
        return {
            slot: self.edition.tile_names[tile]
            for slot, tile in enumerate(self.state.buildings.slots)
            if tile != NOTHING
        }

    def pool(self) -> list[str]:
        """The tiles of the building pool, from the top."""
        return list(self.pool_slots().values())

    def tops(self) -> dict[str, str]:
        """The face-up tile of each stack, by colour."""
        return {
            self.edition.colours[colour]: self.edition.tile_names[tile]
            for colour, tile in enumerate(self.state.buildings.tops)
            if tile != NOTHING
        }

    def stack(self, colour: str) -> int:
        """How many tiles lie in a stack, the face-up one included."""
        number, pool = self.edition.colours.index(colour), self.state.buildings
        under = sum(self.edition.tile_colour(tile) == number for tile in pool.under)
        face_down = int(pool.stacks[number]).bit_count()
        return int(pool.tops[number] != NOTHING) + face_down + under

    def citizens(self) -> list[Die]:
        return [self.die(die) for die in self.state.citizens.dice]

    def reserve(self, colour: str) -> int:
        return int(self.state.citizens.reserve[self.edition.colours.index(colour)])

    def speakers(self) -> dict[int, int]:
        """The speakers in the pool, by number, with their values."""
        return self._speakers_at(IN_POOL)

    def speakers_of(self, seat: int) -> dict[int, int]:
        """The speakers that a seat holds."""
        return self._speakers_at(HELD + seat)

    def speakers_at(self, site: int) -> dict[int, int]:
        """The speakers that stand at a site."""
        return self._speakers_at(AT_SITE + site - 1)

    def _speakers_at(self, place: int) -> dict[int, int]:
        speakers = self.state.speakers
        return {
            number + 1: int(speakers.values[number])
            for number, other in enumerate(speakers.places)
            if other == place
        }

    def speaker_value(self, number: int) -> int:
        return int(self.state.speakers.values[number - 1])

    def towers(self) -> dict[str, int]:
        """The discs of the tower pool."""
        pool = self.state.tower_pool
        return {colour: int(pool[i]) for i, colour in enumerate(self.edition.colours)}

    def cards(self) -> list[str]:
        """The revealed district cards."""
        return [self.edition.card_names[card] for card in self.state.cards.shown]

    def card_gold(self) -> list[int]:
        return [int(gold) for gold in self.state.cards.gold]

    def zodiac_at(self, temple: str) -> str:
        """The card of a temple; empty while cards are dealt."""
        number, cards = self.edition.temple_names.index(temple), self.state.temples.cards
        return self.edition.zodiac_names[cards[number]] if number < len(cards) else ""

    def holder(self, temple: str) -> int | None:
        """The seat that has the zodiac card of a temple."""
        holder = int(self.state.temples.holders[self.edition.temple_names.index(temple)])
        return None if holder == NOTHING else holder

    def offer(self) -> dict[int, Die]:
        """The dice of the opening draft, by number."""
        dice = self.state.offer
        return {i + 1: self.die(die) for i, die in enumerate(dice) if die != NO_DIE}

    # ---- what a seat owns

    def owned(self, seat: int, resource: str) -> int:
        return int(self.state.homes[seat].stock[RESOURCES.index(resource)])

    def superiority(self, seat: int) -> int:
        """Superiority tokens (ORI-17)."""
        return int(self.state.homes[seat].tokens)

    def bases(self, seat: int) -> int:
        return int(self.state.homes[seat].bases)

    def archon_site(self, seat: int) -> int:
        """The site where the archon of a seat stands; 0: at home."""
        return int(self.state.homes[seat].archon) + 1

    def freemen(self, seat: int) -> list[Die]:
        """All freemen, used and unused."""
        home = self.state.homes[seat]
        return [
            self.die(die, base + 1, int(home.sites[base]) + 1)
            for base, die in enumerate(home.freemen)
            if die != NO_DIE
        ]

    def freeman(self, seat: int, base: int) -> Die | None:
        """The freeman on a base."""
        return next((die for die in self.freemen(seat) if die.base == base), None)

    def empty_bases(self, seat: int) -> int:
        return self.bases(seat) - len(self.freemen(seat))

    def advisors(self, seat: int) -> list[str]:
        """The colours on the advisor track."""
        return [self.edition.colours[colour] for colour in self.state.homes[seat].advisors]

    def height(self, seat: int, colour: str) -> int:
        return int(self.state.homes[seat].towers[self.edition.colours.index(colour)])

    def temple(self, seat: int, temple: str) -> int:
        return int(self.state.homes[seat].spaces[self.edition.temple_names.index(temple)])

    def at_top(self, seat: int, temple: str) -> bool:
        return self.temple(seat, temple) == self.edition.temple_top

    def zodiac(self, seat: int) -> list[str]:
        """The zodiac cards that a seat has."""
        temples = self.edition.temple_names
        return [self.zodiac_at(temple) for temple in temples if self.holder(temple) == seat]

    def military(self, seat: int) -> int:
        return int(self.state.homes[seat].spaces[MILITARY])

    def others(self, seat: int) -> list[int]:
        """The spaces of the opposing military discs; alone, of the rival's."""
        if self.seats == 1:
            return [int(self.state.rival)]
        return [self.military(other) for other in range(self.seats) if other != seat]

    def at_last_space(self, seat: int) -> bool:
        return self.military(seat) == self.edition.last_space

    def aside(self, seat: int) -> list[str]:
        """The tiles set aside, the oldest first."""
        return [self.edition.tile_names[tile] for tile in self.state.homes[seat].aside]

    def has_scored(self, seat: int, slot: int) -> bool:
        """Whether a seat has scored a district card before (ORI-13.4)."""
        return bool(self.state.homes[seat].scored >> slot & 1)

    # ---- the city

    def city(self, seat: int) -> dict[Cell, str]:
        """What lies in each cell: a building, "agora", "palace" or "farm"."""
        if seat not in self._cities:
            city = self.state.homes[seat].city
            self._cities[seat] = {
                cell_xy(int(city.cells[i])): self.edition.face_name(city.faces[i])
                for i in range(int(city.size()))
            }
        return self._cities[seat]

    def farms(self, seat: int) -> list[Cell]:
        return [cell for cell, name in self.city(seat).items() if name == "farm"]

    def colours(self, seat: int) -> list[str]:
        """The colours of all coloured buildings of the city."""
        names = self.city(seat).values()
        return [colour for name in names if (colour := self.colour_of(name))]

    def colour_of(self, building: str) -> str:
        """The colour of a building; empty for a farm, the agora and the palace."""
        return colour_name(self.edition, building)

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
        city = self.state.homes[seat].city
        found: dict[Cell, Die | None] = {}
        for i, district in enumerate(city.districts):
            die = int(city.seat_dice[i])
            found[cell_xy(int(district))] = None if die == NO_DIE else self.die(die)
        return found

    # ---- prices

    def discounted(self, seat: int, price: int) -> int:
        """A price in wisdom at a pool, for this seat (ORI-22.2)."""
        if "taurus" not in self.zodiac(seat):
            return price
        return max(price - int(zodiac_entry(self.edition, "taurus")["n"]), 0)

    def citizen_price(self, seat: int, slot: int) -> int:
        """Wisdom for a die of the citizen pool, slots counted from 0."""
        return self.discounted(seat, int(self.edition.citizen_price[slot]))

    def tile_price(self, seat: int, tile: str) -> int:
        """Wisdom for a tile of the building pool."""
        slot = next(slot for slot, other in self.pool_slots().items() if other == tile)
        return self.discounted(seat, int(self.edition.tile_price[slot]))

    def stone_price(self, tile: str) -> int:
        """Stone for a building tile."""
        return int(self.edition.stone_price(self.edition.tile_names.index(tile)))
