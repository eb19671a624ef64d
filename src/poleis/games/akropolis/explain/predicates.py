"""The rules of Akropolis as named predicates: why a move is legal or not.

The generator in `city` and `position` is fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import Rule, violations
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.position import NOTHING, Akropolis

Cell = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a cell, clockwise from the lower right."""


def cells_of(q: int, r: int, orientation: int) -> tuple[Cell, Cell, Cell]:
    """The cells of hexes a, b and c of a tile with its hex a at (q, r) (AKR-1.2)."""
    b = DIRECTIONS[orientation]
    c = DIRECTIONS[(orientation + 1) % 6]
    return (q, r), (q + b[0], r + b[1]), (q + c[0], r + c[1])


def neighbours(cell: Cell) -> list[Cell]:
    """The cells that share a side with this one (AKR-1.6)."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def level_at(city: City, cell: Cell) -> int:
    """The level of the visible hex; 0 where nothing was built."""
    if not city.grid.holds(cell[0], cell[1], 0):
        return 0
    return int(city.level[city.grid.cell(cell[0], cell[1])])


def tile_at(city: City, cell: Cell) -> int:
    """Which placement the visible hex belongs to (0: the start tile)."""
    return int(city.tile[city.grid.cell(cell[0], cell[1])])


# ---- where a tile may lie: each predicate is true when its rule is kept


@dataclass(frozen=True)
class Place:
    """A city, and the cells that a tile would cover."""

    city: City
    cells: tuple[Cell, Cell, Cell]

    @property
    def levels(self) -> list[int]:
        return [level_at(self.city, cell) for cell in self.cells]


def is_not_overhanging(place: Place) -> bool:
    """AKR-4.2: on the ground all three cells are empty, so none or all of them are."""
    return all(place.levels) or not any(place.levels)


def lies_flat(place: Place) -> bool:
    """AKR-4.3: the three visible hexes are on the same level."""
    return len(set(place.levels)) == 1


def touches_the_city(place: Place) -> bool:
    """AKR-4.2: a tile on the ground shares a side with a built cell."""
    if any(place.levels):
        return True
    return any(level_at(place.city, near) for cell in place.cells for near in neighbours(cell))


def rests_on_two_tiles(place: Place) -> bool:
    """AKR-4.3: the hexes directly beneath belong to at least two tiles."""
    if not all(place.levels):
        return True
    return len({tile_at(place.city, cell) for cell in place.cells}) > 1


PLACE_RULES: tuple[Rule[Place], ...] = (
    Rule("AKR-4.2", "overhang", is_not_overhanging),
    Rule("AKR-4.3", "uneven", lies_flat),
    Rule("AKR-4.2", "apart", touches_the_city),
    Rule("AKR-4.3", "one-tile", rests_on_two_tiles),
)


# ---- which tile may be taken


@dataclass(frozen=True)
class Take:
    """A position of the market, counted from 1, and what the seat can pay."""

    slot: int
    tiles: int
    stones: int

    @property
    def price(self) -> int:
        """One stone for each tile before it (AKR-3.2)."""
        return self.slot - 1


def has_a_tile(take: Take) -> bool:
    """AKR-3.4: tiles close the gap, so the last positions are empty."""
    return take.slot <= take.tiles


def can_be_paid(take: Take) -> bool:
    """AKR-3.2, AKR-3.3: the seat owns the price of the tile, if there is one."""
    return not has_a_tile(take) or take.price <= take.stones


def slot_and_tiles(take: Take) -> Mapping[str, Value]:
    return {"slot": take.slot, "tiles": take.tiles}


def price_and_stones(take: Take) -> Mapping[str, Value]:
    return {"price": take.price, "stones": take.stones}


TAKE_RULES: tuple[Rule[Take], ...] = (
    Rule("AKR-3.4", "no-tile", has_a_tile, slot_and_tiles),
    Rule("AKR-3.2", "price", can_be_paid, price_and_stones),
    Rule("AKR-3.3", "stones", can_be_paid, price_and_stones),
)


# ---- explanations


def refusal_id(key: str) -> str:
    """The id of the sentence that says why something is not legal."""
    return f"akropolis-refusal-{key}"


def refusal(rule: str, key: str, **arguments: Value) -> Refusal:
    return Refusal(rule, Message(refusal_id(key), arguments))


def explain_placement(city: City, q: int, r: int, orientation: int) -> list[Refusal]:
    """Why a tile may not lie there; empty if it may."""
    return violations(PLACE_RULES, Place(city, cells_of(q, r, orientation)), refusal_id)


def explain(state: Akropolis, actor: int, action: int) -> list[Refusal]:
    """Why this action is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [refusal("AKR-5.4", "over")]
    if now == CHANCE:
        return [refusal("AKR-5.2", "drawing")]
    if now != actor:
        return [refusal("AKR-5.1", "turn", seat=int(now))]
    city, edition = state.cities[actor], state.edition
    if edition.take.holds(action):
        if state.held != NOTHING:
            return [refusal("AKR-3.1", "place-first")]
        take = Take(int(edition.slot_of(action)), len(state.market), int(city.stones))
        return violations(TAKE_RULES, take, refusal_id)
    if state.held == NOTHING:
        return [refusal("AKR-3.1", "take-first")]
    return explain_placement(city, *edition.place.split(action))
