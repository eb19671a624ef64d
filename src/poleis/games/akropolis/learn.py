"""Akropolis for learners: what stands in a dump, and which actions a set-up can ever ask for."""

from __future__ import annotations

import functools

from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Many,
    Row,
    Shape,
    Subset,
    row,
)
from poleis.games.akropolis.rules.place_codes import PlaceCodes
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.tile_set import TileSet

HEXES_OF_A_TILE = 3


def most_tiles(begun: Akropolis) -> int:
    """How many tiles a seat places at most: all but the last are taken in turn (AKR-5.3)."""
    turns = int(begun.turns)
    return (len(begun.pile) - 2 + turns) // turns


def tile_words(tiles: TileSet) -> tuple[str, ...]:
    """The name of each tile: its hexes and its number, such as `hmq17`."""
    return tuple(f"{tiles.faces(tile)}{tile}" for tile in range(1, int(tiles.count) + 1))


def shape(begun: Akropolis) -> Shape:
    """What stands in the dump of a position of a game that began like this."""
    edition, turns, tiles = begun.edition, int(begun.turns), most_tiles(begun)
    words, last = tile_words(edition.tiles), int(edition.tiles.count)
    tile = Choice(1, last, words=words)
    market = int(edition.full_market[turns])
    most_gained = HEXES_OF_A_TILE * tiles  # a stone for each quarry that is covered (AKR-4.5)
    stones = [int(number) + most_gained for number in edition.starting_stones]
    return row(
        cities=Row(tuple(
            (str(seat), city_shape(begun, tile, tiles, stones[seat]))
            for seat in range(len(begun.cities))
        )),
        variants=Fixed(int(begun.variants)),
        architect=Fixed(int(begun.difficulty)),
        market=Many(tile, market),
        pile=Subset(1, last, words=words),
        to_draw=Count(0, market),
        turn=Choice(0, turns - 1),
        held=Choice(0, last, words=("none", *words)),
        collection=Many(tile, tiles) if begun.difficulty else Many(Bits(1), 0),
        architect_stones=Count(0, stones[0] + stones[1], 10) if begun.difficulty else Fixed(0),
    )  # fmt: skip


def city_shape(begun: Akropolis, tile: Choice, tiles: int, stones: int) -> Row:
    """A city: its stones, and its tiles in the order in which they were placed."""
    reach = begun.edition.farthest(tiles)
    place = row(
        tile=tile,
        q=Count(-reach, reach, 8),
        r=Count(-reach, reach, 8),
        rot=Choice(0, 5),
        level=Count(0, tiles, 3),  # 0: no tile
    )
    return row(stones=Count(0, stones, 10), placed=Many(place, tiles))


def reachable_actions(begun: Akropolis) -> list[int]:
    """The codes that can be legal in such a game, ascending: places within reach of a city.

    The table of actions has room for the longest game; most games need a quarter of it.
    """
    edition = begun.edition
    places = places_within(edition.place, edition.farthest(most_tiles(begun)))
    return [*range(int(edition.take.first), int(edition.take.end)), *places]


@functools.cache
def places_within(place: PlaceCodes, reach: int) -> tuple[int, ...]:
    """The codes of all places whose three cells are so near to the plaza, ascending."""

    def is_near(q: int, r: int) -> bool:
        return max(abs(q), abs(r), abs(q + r)) <= reach

    cells = range(-reach, reach + 1)
    near = {(q, r) for q in cells for r in cells if is_near(q, r)}
    beside = [others(orientation) for orientation in range(6)]
    return tuple(
        int(place.code(q, r, orientation))
        for q, r in sorted(near)
        for orientation in range(6)
        if all((q + dq, r + dr) in near for dq, dr in beside[orientation])
    )


def others(orientation: int) -> list[tuple[int, int]]:
    """Where the other two hexes of a tile lie, seen from its hex a."""
    corner, parity = orientation >> 1, orientation & 1
    cells = [(0, 0), *(((0, 1), (-1, 1)) if parity else ((1, 0), (0, 1)))]
    at_q, at_r = cells[corner]
    return [(q - at_q, r - at_r) for i, (q, r) in enumerate(cells) if i != corner]
