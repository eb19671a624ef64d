"""The rules of Akropolis as named predicates: why a move is legal or not.

The generator in `city` and `state` is fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with.
"""

from __future__ import annotations

from collections.abc import Callable

from poleis.core.explain import Message, Refusal
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.position import NOTHING, REACH, SLOTS, SPAN, Akropolis

Cell = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a cell, clockwise from the lower right."""


def cells_of(q: int, r: int, orientation: int) -> tuple[Cell, Cell, Cell]:
    """The cells of hexes a, b and c of a tile with its hex a at (q, r) (AKR-1.2)."""
    b = DIRECTIONS[orientation]
    c = DIRECTIONS[(orientation + 1) % 6]
    return (q, r), (q + b[0], r + b[1]), (q + c[0], r + c[1])


def placement(action: int) -> tuple[int, int, int]:
    """The q, r and orientation of a place action."""
    cell, orientation = divmod(action - SLOTS, 6)
    return cell // SPAN - REACH, cell % SPAN - REACH, orientation


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


def is_not_overhanging(city: City, cells: tuple[Cell, ...]) -> bool:
    """AKR-4.2: on the ground all three cells are empty, so none or all of them are."""
    empty = [level_at(city, cell) == 0 for cell in cells]
    return all(empty) or not any(empty)


def lies_flat(city: City, cells: tuple[Cell, ...]) -> bool:
    """AKR-4.3: the three visible hexes are on the same level."""
    return len({level_at(city, cell) for cell in cells}) == 1


def touches_the_city(city: City, cells: tuple[Cell, ...]) -> bool:
    """AKR-4.2: a tile on the ground shares a side with a built cell."""
    if any(level_at(city, cell) > 0 for cell in cells):
        return True
    return any(level_at(city, near) > 0 for cell in cells for near in neighbours(cell))


def rests_on_two_tiles(city: City, cells: tuple[Cell, ...]) -> bool:
    """AKR-4.3: the hexes directly beneath belong to at least two tiles."""
    if any(level_at(city, cell) == 0 for cell in cells):
        return True
    return len({tile_at(city, cell) for cell in cells}) > 1


PlacementRule = tuple[str, str, Callable[[City, tuple[Cell, ...]], bool]]

PLACEMENT_RULES: tuple[PlacementRule, ...] = (
    ("AKR-4.2", "akropolis-refusal-overhang", is_not_overhanging),
    ("AKR-4.3", "akropolis-refusal-uneven", lies_flat),
    ("AKR-4.2", "akropolis-refusal-apart", touches_the_city),
    ("AKR-4.3", "akropolis-refusal-one-tile", rests_on_two_tiles),
)


def explain_placement(city: City, q: int, r: int, orientation: int) -> list[Refusal]:
    """Why a tile may not lie there; empty if it may."""
    cells = cells_of(q, r, orientation)
    return [
        Refusal(rule, Message(key))
        for rule, key, is_kept in PLACEMENT_RULES
        if not is_kept(city, cells)
    ]


def explain(state: Akropolis, actor: int, action: int) -> list[Refusal]:
    """Why this action is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [Refusal("AKR-5.4", Message("akropolis-refusal-over"))]
    if now == CHANCE:
        return [Refusal("AKR-5.2", Message("akropolis-refusal-drawing"))]
    if now != actor:
        return [Refusal("AKR-5.1", Message("akropolis-refusal-turn", {"seat": int(now)}))]
    if action < SLOTS:
        return explain_take(state, action + 1)
    if state.held == NOTHING:
        return [Refusal("AKR-3.1", Message("akropolis-refusal-take-first"))]
    return explain_placement(state.cities[actor], *placement(action))


def explain_take(state: Akropolis, slot: int) -> list[Refusal]:
    """Why the seat on turn may not take the tile at this position."""
    if state.held != NOTHING:
        return [Refusal("AKR-3.1", Message("akropolis-refusal-place-first"))]
    if slot > len(state.market):
        tiles = {"slot": slot, "tiles": len(state.market)}
        return [Refusal("AKR-3.4", Message("akropolis-refusal-no-tile", tiles))]
    stones = int(state.cities[state.turn].stones)
    if slot - 1 > stones:
        price = {"price": slot - 1, "stones": stones}
        return [
            Refusal("AKR-3.2", Message("akropolis-refusal-price", price)),
            Refusal("AKR-3.3", Message("akropolis-refusal-stones", price)),
        ]
    return []
