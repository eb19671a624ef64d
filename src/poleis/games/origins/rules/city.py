"""The city of a seat: tiles on a square grid, the cells where it may grow, its districts (ORI-5).

A cell is one number made of x and y; y grows upwards, and the palace lies at 0, 0. A district is
named by the cell of its lower left tile. The empty cells beside the city and the districts are kept
in ascending order and up to date, so that nobody has to look for them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.data import (
    AGORA,
    ARM,
    CORNER,
    KIND_COLOUR,
    KIND_OF,
    NO_COLOUR,
    OTHER_ARM,
    PALACE,
)
from poleis.games.origins.rules.layout import (
    BLOCK,
    BLOCKS,
    CARD,
    CITY,
    FARM,
    PLOT,
    PLOTS,
    TILES_BUILT,
)

CENTRE: Final = 12880
"""The middle of 160 times 160 cells: a straight line of all tiles of the box needs less than half
of them in each direction, so the ground has no edge (ORI-5.2)."""
RIGHT: Final = 160
UP: Final = 1
NO_TILE: Final = -1


def face_at(v: vec[i64], me: i64, cell: i64) -> i64:
    """What lies in a cell: a tile, a tile face down (plus FARM), or NO_TILE."""
    first = me + CITY
    for i in range(first, first + v[me + TILES_BUILT]):
        if v[i] >> 8 == cell:
            return v[i] & 255
    return NO_TILE


def kind_at(v: vec[i64], me: i64, cell: i64) -> i64:
    """The building in a cell; NO_TILE for a farm and for no tile."""
    face = face_at(v, me, cell)
    return KIND_OF[face] if 0 <= face < FARM else i64(NO_TILE)


def colour_of(face: i64) -> i64:
    """The colour of what lies in a cell."""
    if face < 0 or face >= FARM:
        return NO_COLOUR
    return KIND_COLOUR[KIND_OF[face]]


def colour_at(v: vec[i64], me: i64, cell: i64) -> i64:
    return colour_of(face_at(v, me, cell))


# ---- growing


def lay(v: vec[i64], me: i64, cell: i64, face: i64) -> None:
    """Lay a tile into an empty cell (ORI-5.2), and see what districts it completes."""
    v[me + CITY + v[me + TILES_BUILT]] = cell * 256 + face
    v[me + TILES_BUILT] += 1
    close_plot(v, me, cell)
    open_plot(v, me, cell - RIGHT)
    open_plot(v, me, cell - UP)
    open_plot(v, me, cell + UP)
    open_plot(v, me, cell + RIGHT)
    left = face_at(v, me, cell - RIGHT) >= 0
    right = face_at(v, me, cell + RIGHT) >= 0
    if face_at(v, me, cell - UP) >= 0:
        if left and face_at(v, me, cell - RIGHT - UP) >= 0:
            add_block(v, me, cell - RIGHT - UP)
        if right and face_at(v, me, cell + RIGHT - UP) >= 0:
            add_block(v, me, cell - UP)
    if face_at(v, me, cell + UP) >= 0:
        if left and face_at(v, me, cell - RIGHT + UP) >= 0:
            add_block(v, me, cell - RIGHT)
        if right and face_at(v, me, cell + RIGHT + UP) >= 0:
            add_block(v, me, cell)


def cover(v: vec[i64], me: i64, cell: i64, face: i64) -> i64:
    """Lay a tile over a farm (ORI-10.8); the tile that was the farm."""
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        if v[i] >> 8 == cell:
            old = v[i] & 255
            v[i] = cell * 256 + face
            return old - FARM
    return NO_TILE


def close_plot(v: vec[i64], me: i64, cell: i64) -> None:
    """A cell beside the city is no longer empty."""
    first = me + PLOT
    last = first + v[me + PLOTS] - 1
    for i in range(first, last + 1):
        if v[i] == cell:
            for j in range(i, last):
                v[j] = v[j + 1]
            v[last] = 0
            v[me + PLOTS] -= 1
            return


def open_plot(v: vec[i64], me: i64, cell: i64) -> None:
    """An empty cell lies beside the city now."""
    if face_at(v, me, cell) >= 0:
        return
    first = me + PLOT
    end = first + v[me + PLOTS]
    i = first
    while i < end and v[i] < cell:
        i += 1
    if i < end and v[i] == cell:
        return
    for j in range(end, i, -1):
        v[j] = v[j - 1]
    v[i] = cell
    v[me + PLOTS] += 1


def add_block(v: vec[i64], me: i64, cell: i64) -> None:
    """Four tiles fill a block: a district with an empty seat of power (ORI-5.4)."""
    first = me + BLOCK
    i = first + v[me + BLOCKS]
    while i > first and v[i - 1] >> 6 > cell:
        v[i] = v[i - 1]
        i -= 1
    v[i] = cell * 64
    v[me + BLOCKS] += 1


def lay_start(v: vec[i64], me: i64) -> None:
    """The agora directly above the palace (ORI-2.11)."""
    lay(v, me, CENTRE, PALACE)
    lay(v, me, CENTRE + UP, AGORA)


# ---- districts


def block_at(v: vec[i64], me: i64, cell: i64) -> i64:
    """Where the district with this lower left cell stands in the vector; NO_TILE: nowhere."""
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] >> 6 == cell:
            return i
    return NO_TILE


def corner(cell: i64, which: i64) -> i64:
    """One of the four cells of a district: lower left, upper left, lower right, upper right."""
    return cell + (which >> 1) * RIGHT + (which & 1)


def matches(card: i64, colours: vec[i64]) -> bool:
    """Whether a district card fits the colours of a district's cells (ORI-13.7).

    The neighbours of corner c inside the block are c ^ 1 and c ^ 2.
    """
    for which in range(i64(4)):
        if colours[which] == CORNER[card]:
            one = colours[which ^ 1]
            two = colours[which ^ 2]
            if (one == ARM[card] and two == OTHER_ARM[card]) or (
                two == ARM[card] and one == OTHER_ARM[card]
            ):
                return True
    return False


def matching_cards(v: vec[i64], me: i64, cell: i64) -> i64:
    """The revealed district cards that fit this district, as a set of their slots (ORI-13.3)."""
    colours = vec[i64]([colour_at(v, me, corner(cell, which)) for which in range(i64(4))])
    found: i64 = 0
    for slot in range(i64(6)):
        if v[CARD + slot] != 0 and matches(v[CARD + slot] - 1, colours):
            found |= i64(1) << slot
    return found


def farms(v: vec[i64], me: i64) -> i64:
    """How many farms the city has (ORI-23.3)."""
    count: i64 = 0
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        if v[i] & 255 >= FARM:
            count += 1
    return count


def buildings(v: vec[i64], me: i64, colour: i64) -> i64:
    """How many buildings of a colour the city has."""
    count: i64 = 0
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        if colour_of(v[i] & 255) == colour:
            count += 1
    return count


def colours_built(v: vec[i64], me: i64) -> i64:
    """The colours of the buildings of the city, as a set."""
    found: i64 = 0
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        colour = colour_of(v[i] & 255)
        if colour != NO_COLOUR:
            found |= i64(1) << colour
    return found


def copies(v: vec[i64], me: i64, kind: i64) -> i64:
    """How many buildings of one kind the city has."""
    count: i64 = 0
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        face = v[i] & 255
        if face < FARM and KIND_OF[face] == kind:
            count += 1
    return count


def empty_beside(v: vec[i64], me: i64, cell: i64) -> i64:
    """How many of the four neighbouring cells hold no tile (ORI-23.2)."""
    count: i64 = 0
    for step in (-RIGHT, -UP, UP, RIGHT):
        if face_at(v, me, cell + step) < 0:
            count += 1
    return count


def closed(v: vec[i64], me: i64) -> i64:
    """How many districts are closed (ORI-5.5)."""
    count: i64 = 0
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] & 63 != 0:
            count += 1
    return count
