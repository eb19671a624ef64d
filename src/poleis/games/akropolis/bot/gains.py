"""What placements gain at once, in true points."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from poleis.games.akropolis.bot.placement_prices import NEVER
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import QUARRY
from poleis.games.akropolis.rules.scoring import tally


def best_points(city: City, variants: i64, tile: i64) -> float:
    """The points of the city, new stones included, after the best placement of a tile."""
    best = NEVER
    grid = city.grid
    for triangle in city.open.members:
        for spot in range(3 * triangle, 3 * triangle + 3):
            cell = grid.spot_cell(spot)
            rot = grid.spot_orientation(spot)
            best = max(best, points_after(city, variants, tile, grid.q(cell), grid.r(cell), rot))
    return best


def points_after(city: City, variants: i64, tile: i64, q: i64, r: i64, rot: i64) -> float:
    """The points of the city, new stones included, if the tile lay there. The city is lent."""
    triangle = city.triangle(q, r, rot)
    first = rot >> 1
    a = city.grid.corner(triangle, first)
    b = city.grid.corner(triangle, (first + 1) % 3)
    c = city.grid.corner(triangle, (first + 2) % 3)
    kind_a = city.kind[a]
    kind_b = city.kind[b]
    kind_c = city.kind[c]
    level = city.level[a]
    stones: i64 = 0
    if kind_a == QUARRY:
        stones += 1
    if kind_b == QUARRY:
        stones += 1
    if kind_c == QUARRY:
        stones += 1
    put(city, a, city.tiles.kind(tile, 0), level + 1)
    put(city, b, city.tiles.kind(tile, 1), level + 1)
    put(city, c, city.tiles.kind(tile, 2), level + 1)
    built = city.built
    if level == 0:
        longer = built[:]
        longer = append(longer, a)
        longer = append(longer, b)
        city.built = append(longer, c)
    points = tally(city, variants).points() + stones
    city.built = built
    put(city, a, i64(kind_a), level)
    put(city, b, i64(kind_b), level)
    put(city, c, i64(kind_c), level)
    return float(points)


def put(city: City, cell: i64, kind: i64, level: u8) -> None:
    city.kind[cell] = u8(kind)
    city.level[cell] = level
