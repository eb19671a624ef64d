"""An edition: everything that is printed in one box, as numbers and records.

Games are made from editions, and positions refer to theirs, so that two editions can be played in
one process. `load/component_checks.py` has checked the components before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.action_codes import ActionCodes
from poleis.core.actions import ActionTable, Cell, Kind, Number, Turn
from poleis.games.akropolis.rules.city import City, lay_start_tile
from poleis.games.akropolis.rules.hexes import QUARRY
from poleis.games.akropolis.rules.place_codes import PlaceCodes
from poleis.games.akropolis.rules.tile_set import TileSet

MOST_PLAYERS: Final = 4
ORIENTATIONS: Final = 6

ARCHITECTS: Final = ("easy", "medium", "hard")
"""The architect's levels of difficulty, numbered from 1 (AKR-8.6)."""
EASY: Final = 1
MEDIUM: Final = 2
HARD: Final = 3


@final
class Architect:
    """What the hexes of the architect are worth at one level of difficulty (AKR-8.6)."""

    def __init__(self, district_value: i64, quarry_points: i64) -> None:
        self.district_value = district_value
        self.quarry_points = quarry_points


@final
class Edition:
    """The components of one edition, and the actions that follow from them."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.tiles: TileSet = TileSet(components)
        tiles = components["tiles"]
        self.group: vec[i64] = vec[i64]([0] + [int(tile["min_players"]) for tile in tiles])
        """The least number of players that each tile is used for (AKR-2.2)."""
        self.starting_stones: vec[i64] = vec[i64](components["stones"]["starting_by_turn_order"])
        """In turn order (AKR-2.6)."""
        standard = components["setup"]["standard"]
        self.stack: vec[i64] = by_players(standard, "tiles_per_stack")
        """Tiles of a stack, by the number of players (AKR-2.3)."""
        self.full_market: vec[i64] = by_players(standard, "first_market")
        """Tiles in the market at the beginning of a round, by the number of players (AKR-2.3)."""
        self.standard_tiles: vec[i64] = by_players(standard, "tiles")
        """Tiles of a standard game, by the number of players (AKR-2.2)."""
        levels = components["architects"]
        self.architects: list[Architect] = [
            Architect(levels[name]["district_value"], levels[name]["quarry_points"])
            for name in ARCHITECTS
        ]
        self.start: City = lay_start_tile(self.tiles)
        """A city at the beginning; copy it."""
        self.start_quarries: i64 = len([True for hex_ in self.tiles.start if hex_.kind == QUARRY])
        rows = [*standard, *components["setup"]["long_game"]]
        longest = max([int(row["turns_per_player"]) for row in rows])
        reach = power_of_two_above(self.farthest(longest))
        slots = max([int(row["first_market"]) for row in rows])
        self.actions: ActionTable = ActionTable(
            Kind("take", (Number("slot", 1, slots),)),
            Kind("place", (Cell("cell", reach), Turn("rot", ORIENTATIONS))),
        )
        self.outcomes: ActionTable = ActionTable(Kind("draw", (Number("tile", 1, len(tiles)),)))
        self.take: ActionCodes = self.actions.codes("take")
        self.place: PlaceCodes = PlaceCodes(self.actions.codes("place"), reach)
        self.draw: ActionCodes = self.outcomes.codes("draw")

    def pile(self, players: i64) -> vec[i64]:
        """The tiles used by so many players, ascending (AKR-2.2)."""
        tiles = range(i64(1), self.tiles.count + 1)
        return vec[i64]([tile for tile in tiles if self.group[tile] <= players])

    def farthest(self, tiles: int) -> int:
        """How far from the centre a hex of the last of so many tiles can lie: a tile shares a side
        with the city, so it reaches two cells farther than the tiles before (AKR-4.2)."""
        radius = 0
        for hex_ in self.tiles.start:
            radius = max(radius, abs(int(hex_.q)), abs(int(hex_.r)), abs(int(hex_.q + hex_.r)))
        return radius + 2 * tiles

    def take_code(self, slot: i64) -> i64:
        """The action that takes the tile at a position of the market, counted from 1."""
        return self.take.code(slot - 1)

    def slot_of(self, action: i64) -> i64:
        """The position of the market, counted from 1, that an action takes from."""
        return self.take.first_arg(action) + 1

    def draw_code(self, tile: i64) -> i64:
        """The outcome that draws a tile."""
        return self.draw.code(tile - 1)

    def drawn_tile(self, outcome: i64) -> i64:
        return self.draw.first_arg(outcome) + 1


def by_players(rows: list[Any], key: str) -> vec[i64]:
    """A value of the set-up table by the number of players."""
    found = {int(row["players"]): int(row[key]) for row in rows}
    return vec[i64]([found.get(players, 0) for players in range(MOST_PLAYERS + 1)])


def power_of_two_above(number: int) -> int:
    found = 1
    while found <= number:
        found *= 2
    return found
