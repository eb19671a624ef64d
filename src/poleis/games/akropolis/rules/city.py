"""A city: hexes in cells, stacked in levels, and where the next tile may go (AKR-1, AKR-4).

Geometry. Cells have axial coordinates (q, r) with the start tile at (0, 0); six directions run
clockwise, beginning at the lower right. A *triangle* is three mutually adjacent cells, where a
tile can lie: triangle 2 * cell is (cell, lower right, down), triangle 2 * cell + 1 is (cell, down,
lower left), both clockwise. With its hex a on corner *i* of a triangle, a tile has orientation
2 * i + (triangle & 1).

The ground is unbounded (AKR-1.1): cells lie in a square grid that doubles when a city comes near
its edge. It starts small, because copying it is most of the price of a clone.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from poleis.games.akropolis.rules.hexes import QUARRY
from poleis.games.akropolis.rules.tile_set import TileSet

MOST_TILES: Final = 80
"""Tiles of an edition: grids, placement numbers and sums of levels have room for so many."""
MARGIN: Final = 5
"""A city that comes this near to the edge of its grid moves to a wider one."""


@final
class Grid:
    """A square of cells and the offsets between them; one for each width, shared, never changed."""

    def __init__(self, bits: i64) -> None:
        width: i64 = 1 << bits
        self.bits = bits
        self.width = width
        self.half: i64 = width >> 1
        self.centre: i64 = self.half * width + self.half
        # Clockwise from the lower right: each step maps an offset (q, r) to (-r, q + r).
        self.directions: vec[i64] = vec[i64]([width, 1, 1 - width, -width, -1, width - 1])
        self.sharing: vec[vec[i64]] = vec[vec[i64]]([self.near(0, 0), self.near(1, 0)])
        self.touching: vec[vec[i64]] = vec[vec[i64]]([self.near(0, 1), self.near(1, 1)])

    def corner(self, triangle: i64, which: i64) -> i64:
        """The first, second or third cell of a triangle, clockwise."""
        cell = triangle >> 1
        if which == 0:
            return cell
        if triangle & 1:
            return cell + 1 if which == 1 else cell + 1 - self.width
        return cell + self.width if which == 1 else cell + 1

    def near(self, parity: i64, reach: i64) -> vec[i64]:
        """Offsets to the triangles with a cell within *reach* steps of a triangle's cells."""
        triangle = 2 * self.centre + parity
        near = {int(self.corner(triangle, i)) for i in range(3)}
        for _ in range(reach):
            near |= {cell + int(step) for cell in near for step in self.directions}
        offsets = [
            other - triangle
            for other in range(triangle - 8 * self.width, triangle + 8 * self.width)
            if near & {int(self.corner(other, i)) for i in range(3)}
        ]
        return vec[i64](offsets)

    def cell(self, q: i64, r: i64) -> i64:
        return self.centre + (q << self.bits) + r

    def q(self, cell: i64) -> i64:
        return (cell >> self.bits) - self.half

    def r(self, cell: i64) -> i64:
        return (cell & (self.width - 1)) - self.half

    def spot_cell(self, spot: i64) -> i64:
        """The cell of hex a of a tile that lies on a spot: 3 * triangle + corner."""
        return self.corner(spot // 3, spot % 3)

    def spot_orientation(self, spot: i64) -> i64:
        """The orientation of a tile that lies on a spot."""
        return 2 * (spot % 3) + ((spot // 3) & 1)

    def holds(self, q: i64, r: i64, margin: i64) -> bool:
        """Whether (q, r) lies in the grid and at least *margin* cells from its edge."""
        limit = self.half - margin
        return -limit <= q < limit and -limit <= r < limit


FIRST_BITS: Final = 5
GRIDS: Final = [Grid(bits) for bits in range(FIRST_BITS, 10)]
"""From 32 to 512 cells wide: room for MOST_TILES in a straight line."""


@final
@mypyc_attr(acyclic=True)
class Triangles:
    """A set of triangles with constant-time add, discard and choice by index."""

    def __init__(self, members: vec[i64], places: vec[i16]) -> None:
        self.members: vec[i64] = members
        self.places = places  # of each triangle among the members; -1: not in the set

    def copy(self) -> Triangles:
        return Triangles(self.members[:], self.places[:])

    def has(self, triangle: i64) -> bool:
        return self.places[triangle] >= 0

    def add(self, triangle: i64) -> None:
        if self.places[triangle] < 0:
            self.places[triangle] = i16(len(self.members))
            self.members = append(self.members, triangle)

    def discard(self, triangle: i64) -> None:
        place = self.places[triangle]
        if place >= 0:
            self.members, last = pop(self.members)
            if last != triangle:
                self.members[i64(place)] = last
                self.places[last] = place
            self.places[triangle] = -1


@final
@mypyc_attr(acyclic=True)
class Placement:
    """A tile in a city: the cell of its hex a, its orientation, and its level. It never changes."""

    def __init__(self, tile: i64, q: i64, r: i64, orientation: i64, level: i64) -> None:
        self.tile = tile
        self.q = q
        self.r = r
        self.orientation = orientation
        self.level = level

    def dump(self) -> list[int]:
        return [int(self.tile), int(self.q), int(self.r), int(self.orientation), int(self.level)]


@final
@mypyc_attr(acyclic=True)
class City:
    """The tiles of one seat, and its stones."""

    def __init__(
        self,
        tiles: TileSet,
        stones: i64,
        grid: Grid,
        level: vec[u8],
        kind: vec[u8],
        tile: vec[u8],
        built: vec[i64],
        open_: Triangles,
        placed: list[Placement],
    ) -> None:
        self.tiles = tiles  # of the edition
        self.stones: i64 = stones
        self.grid: Grid = grid
        self.level: vec[u8] = level  # of each cell: tiles stacked on it
        self.kind: vec[u8] = kind  # of each cell: its visible hex; 0: empty
        self.tile: vec[u8] = (
            tile  # of each cell: which placement its top hex belongs to; 0: the start tile
        )
        self.built: vec[i64] = built  # the cells with anything on them
        self.open: Triangles = open_  # where a tile can go now
        self.placed = placed  # in order

    def copy(self) -> City:
        return City(
            self.tiles,
            self.stones,
            self.grid,
            self.level[:],
            self.kind[:],
            self.tile[:],
            self.built[:],
            self.open.copy(),
            self.placed[:],
        )

    def is_empty(self, cell: i64) -> bool:
        return self.level[cell] == 0

    # ---- where a tile may go

    def triangle(self, q: i64, r: i64, orientation: i64) -> i64:
        """Where a tile lies that has its hex a at (q, r); the grid must hold it."""
        corner = orientation >> 1
        parity = orientation & 1
        return 2 * (self.grid.cell(q, r) - self.grid.corner(parity, corner)) + parity

    def can_place(self, q: i64, r: i64, orientation: i64) -> bool:
        """Whether a tile may lie there: AKR-4.2 on the ground, AKR-4.3 above it."""
        return self.grid.holds(q, r, 2) and self.open.has(self.triangle(q, r, orientation))

    # ---- building

    def place(self, tile: i64, q: i64, r: i64, orientation: i64) -> None:
        """Add a tile; quarries that disappear under it give a stone each (AKR-4.5)."""
        triangle = self.triangle(q, r, orientation)
        first = orientation >> 1
        below = i64(self.level[triangle >> 1])
        self.placed.append(Placement(tile, q, r, orientation, below + 1))
        number = len(self.placed)
        grid = self.grid
        for i in range(i64(3)):
            self.cover(grid.corner(triangle, (first + i) % 3), self.tiles.kind(tile, i), number)
        changed = grid.touching[triangle & 1] if below == 0 else grid.sharing[triangle & 1]
        self.refresh(triangle, changed)
        if not grid.holds(q, r, MARGIN):
            self.grow()

    def refresh(self, triangle: i64, offsets: vec[i64]) -> None:
        """Keep the set of open triangles true for those at the offsets, which touch the city.

        A tile fits where the three cells are equally high (AKR-4.1) and, above the ground, do
        not all belong to one tile (AKR-4.3).
        """
        open_ = self.open
        level = self.level
        tile = self.tile
        width = self.grid.width
        for offset in offsets:
            other = triangle + offset
            a = other >> 1
            b = a + 1 if other & 1 else a + width
            c = a + 1 - width if other & 1 else a + 1
            height = level[a]
            if (
                height == level[b]
                and height == level[c]
                and (height == 0 or tile[a] != tile[b] or tile[a] != tile[c])
            ):
                open_.add(other)
            else:
                open_.discard(other)

    def cover(self, cell: i64, kind: i64, number: i64) -> None:
        if self.level[cell] == 0:
            self.built = append(self.built, cell)
        elif self.kind[cell] == QUARRY:
            self.stones += 1
        self.level[cell] += 1
        self.kind[cell] = u8(kind)
        self.tile[cell] = u8(number)

    def grow(self) -> None:
        """Move to a grid twice as wide."""
        old = self.grid
        new = GRIDS[old.bits + 1 - FIRST_BITS]
        city = empty_city(self.tiles, new)
        for i in range(len(self.built)):
            cell = self.built[i]
            to = new.cell(old.q(cell), old.r(cell))
            city.level[to] = self.level[cell]
            city.kind[to] = self.kind[cell]
            city.tile[to] = self.tile[cell]
            self.built[i] = to
        for triangle in self.open.members:
            cell = triangle >> 1
            city.open.add(2 * new.cell(old.q(cell), old.r(cell)) + (triangle & 1))
        self.grid = new
        self.level = city.level
        self.kind = city.kind
        self.tile = city.tile
        self.open = city.open

    # ---- all places for a next tile

    def open_places(self) -> vec[i64]:
        """Where a tile can go now, as 6 * cell + orientation, ascending: the cells around the city
        are walked in that order."""
        grid = self.grid
        first = self.built[0]
        last = first
        for cell in self.built:
            first = min(first, cell)
            last = max(last, cell)
        places = self.open.places
        found = vec[i64](capacity=3 * len(self.open.members))
        near = vec[i64]([2 * (-grid.corner(o & 1, o >> 1)) + (o & 1) for o in range(i64(6))])
        for cell in range(first - 2 * grid.width, last + 2 * grid.width + 3):
            for orientation in range(i64(6)):
                if places[2 * cell + near[orientation]] >= 0:
                    found = append(found, 6 * cell + orientation)
        return found

    def placements(self) -> list[tuple[int, int, int, int]]:
        """All legal (q, r, orientation, level) for a next tile, ascending."""
        grid = self.grid
        found = []
        for place in self.open_places():
            cell = place // 6
            level = int(self.level[cell]) + 1
            found.append((int(grid.q(cell)), int(grid.r(cell)), int(place % 6), level))
        return found

    # ---- for dumps

    def dump(self) -> list[object]:
        placed: list[object] = [placement.dump() for placement in self.placed]
        return [int(self.stones), placed]

    def rebuild(self, dump: list[Any]) -> City:
        """The city of a dump, built on this one, which has only its start tile."""
        city = self.copy()
        for tile, q, r, orientation, _ in dump[1]:
            city.place(tile, q, r, orientation)
        city.stones = dump[0]
        return city


def empty_city(tiles: TileSet, grid: Grid) -> City:
    cells = grid.width * grid.width
    return City(
        tiles,
        0,
        grid,
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[i64](),
        Triangles(vec[i64](), vec[i16]([-1] * (2 * cells))),
        [],
    )


def lay_start_tile(tiles: TileSet) -> City:
    """A city at the beginning: its start tile (AKR-1.3)."""
    city = empty_city(tiles, GRIDS[0])
    grid = city.grid
    for hex_ in tiles.start:
        city.cover(grid.cell(hex_.q, hex_.r), hex_.kind, 0)
    for triangle in range(2 * grid.centre - 8 * grid.width, 2 * grid.centre + 8 * grid.width):
        if is_beside(city, triangle):
            city.refresh(triangle, vec[i64]([0]))
    return city


def is_beside(city: City, triangle: i64) -> bool:
    """Whether some cell of the triangle is built or shares a side with a built cell."""
    for i in range(i64(3)):
        cell = city.grid.corner(triangle, i)
        if city.level[cell] != 0:
            return True
        for step in city.grid.directions:
            if city.level[cell + step] != 0:
                return True
    return False
