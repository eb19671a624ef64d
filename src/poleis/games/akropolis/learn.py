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
    several,
)
from poleis.games.akropolis.rules.data import TILES
from poleis.games.akropolis.rules.position import REACH, SLOTS, Akropolis, place_code

START_RADIUS = 1
"""How far the start tile reaches from its plaza (AKR-1.3)."""


def most_tiles(begun: Akropolis) -> int:
    """How many tiles a seat places at most: all but the last are taken in turn (AKR-5.3)."""
    turns = int(begun.turns)
    return (len(begun.pile) - 2 + turns) // turns


def shape(begun: Akropolis) -> Shape:
    """What stands in the dump of a position of a game that began like this."""
    tile = Choice(1, TILES)
    tiles = most_tiles(begun)
    reach = farthest(tiles)
    place = row(
        tile=tile,
        q=Count(-reach, reach, 8),
        r=Count(-reach, reach, 8),
        rot=Choice(0, 5),
    )
    city = row(stones=Count(0, 200, 10), placed=Many(place, tiles, flat=True))
    turns = int(begun.turns)
    return row(
        cities=Row(tuple(several("city", len(begun.cities), city))),
        variants=Fixed(int(begun.variants)),
        architect=Fixed(int(begun.difficulty)),
        site=Many(tile, turns + 2),
        pile=Subset(1, TILES),
        to_draw=Count(0, turns + 2),
        turn=Choice(0, turns - 1),
        held=Choice(0, TILES),
        collection=Many(tile, tiles) if begun.difficulty else Many(Bits(1), 0),
        stones=Count(0, 200, 10) if begun.difficulty else Fixed(0),
    )


def farthest(tiles: int) -> int:
    """How far from the plaza a hex of the last of so many tiles can lie: a tile shares a side
    with the city, so it reaches two cells farther than the tiles before (AKR-4.2)."""
    return START_RADIUS + 2 * tiles


def reachable_actions(begun: Akropolis) -> list[int]:
    """The codes that can be legal in such a game, ascending: places within reach of a city.

    The table of actions has room for the longest game; most games need a quarter of it.
    """
    reach = farthest(most_tiles(begun))
    assert reach < REACH
    return [*range(SLOTS), *places_within(reach)]


@functools.cache
def places_within(reach: int) -> tuple[int, ...]:
    """The codes of all places whose three cells are so near to the plaza, ascending."""

    def is_near(q: int, r: int) -> bool:
        return max(abs(q), abs(r), abs(q + r)) <= reach

    cells = range(-reach, reach + 1)
    near = {(q, r) for q in cells for r in cells if is_near(q, r)}
    beside = [others(orientation) for orientation in range(6)]
    return tuple(
        int(place_code(q, r, orientation))
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
