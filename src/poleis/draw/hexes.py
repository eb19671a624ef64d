"""Hexes with height: flat top, seen from the south and a little from above.

A column is drawn around its own centre on the ground, so that a drawing can be kept and moved.
Its top is lifted by `STEP` for each level; below it are three walls with one band for each
level, so that height can be counted. The six sides run clockwise from the lower right: those of
`AROUND`, in axial coordinates (q, r).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Sequence

from poleis.draw.svg import Point, line_through, num, path, text

__all__ = ["AROUND", "SIDE", "Cell", "box", "centre", "corners", "hexagon", "moved_to", "outline"]

SIDE = 40.0
"""The side of a hex on a board, in the units of the drawing; CSS chooses the size on screen."""
STEP = SIDE * 0.27
HIGH = math.sqrt(3) * SIDE
"""From a hex to the one below it."""

Cell = tuple[int, int]

AROUND: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_LIMESTONE = ("stone-wall-3", "stone-wall-2", "stone-wall")
"""The walls below the top band: lower right, bottom, lower left. Light comes from the left."""


def centre(cell: Cell, side: float = SIDE) -> Point:
    """Where the centre of a cell lies on the ground."""
    q, r = cell
    return 1.5 * side * q, math.sqrt(3) * side * (r + q / 2)


@functools.cache
def corners(side: float = SIDE) -> tuple[Point, ...]:
    """The corners of a hex around (0, 0), clockwise from the right; side i is from i to i + 1."""
    angles = (math.radians(60 * i) for i in range(6))
    return tuple((side * math.cos(a), side * math.sin(a)) for a in angles)


@functools.cache
def _walk(side: float) -> str:
    """From the right corner around a hex, in steps."""
    half, low = num(side / 2), num(math.sqrt(3) / 2 * side)
    return f"l-{half} {low}h-{num(side)}l-{half}-{low} {half}-{low}h{num(side)}z"


def hexagon(side: float, x: float = 0, y: float = 0) -> str:
    """The data of a path around a hex."""
    return f"M{num(x + side)} {num(y)}{_walk(side)}"


@functools.lru_cache(maxsize=8192)
def moved_to(cell: Cell) -> str:
    """The transform that moves a drawing from the origin to a cell."""
    x, y = centre(cell)
    return f"translate({num(x)} {num(y)})"


def _wall(which: int, first: float, last: float, side: float = SIDE) -> str:
    """The data of one of the three walls, from *first* to *last* below the top."""
    points = corners(side)
    (x1, y1), (x2, y2) = points[which], points[which + 1]
    return line_through(
        ((x1, y1 + first), (x2, y2 + first), (x2, y2 + last), (x1, y1 + last)), closed=True
    )


@functools.cache
def walls(edge: str, bands: tuple[int, int, int], side: float = SIDE, step: float = STEP) -> str:
    """The walls below a top: for each, the number of bands that show.

    The top band has the token *edge* ("": limestone too), the bands beneath are limestone.
    """
    out, lines = "", ""
    points = corners(side)
    shown = [which for which in (2, 1, 0) if bands[which]]
    if edge and shown:
        out += path("".join(_wall(which, 0, step, side) for which in shown), edge)
        for which, opacity in ((1, 0.14), (0, 0.3)):
            if which in shown:
                out += path(_wall(which, 0, step, side), "dusk", opacity=opacity)
    for which in shown:
        count, first = bands[which], 1 if edge else 0
        if count > first:
            out += path(_wall(which, first * step, count * step, side), _LIMESTONE[which])
        (x1, y1), (x2, y2) = points[which], points[which + 1]
        deep = num(count * step)
        lines += f"M{num(x1)} {num(y1)}v{deep}M{num(x2)} {num(y2)}v{deep}"
        for band in range(1, count + 1):
            lines += f"M{num(x1)} {num(y1 + band * step)}L{num(x2)} {num(y2 + band * step)}"
    return out + (path(lines, stroke="joint", line=1.1, opacity=0.55, cap="round") if lines else "")


@functools.cache
def shades(heights: tuple[int, int, int], side: float = SIDE) -> str:
    """Shadows on a top: *heights* say by how much the neighbours at the lower left, the upper
    left and above are taller."""
    points = corners(side)
    data = ""
    for which, height in zip((2, 3, 4), heights, strict=True):
        if height > 0:
            depth = 0.17 * min(height, 3) + 0.06
            (x1, y1), (x2, y2) = points[which], points[(which + 1) % 6]
            near = 1 - depth
            data += line_through(
                ((x1, y1), (x2, y2), (x2 * near, y2 * near), (x1 * near, y1 * near)), closed=True
            )
    return path(data, "dusk", opacity=0.34) if data else ""


def _edges(sides: list[int], side: float) -> str:
    """The data of some sides of a hex; neighbours are one line."""
    points = corners(side)
    data = ""
    for i in sides:
        start, end = points[i], points[(i + 1) % 6]
        if i - 1 not in sides:
            data += f"M{num(start[0])} {num(start[1])}"
        data += f"L{num(end[0])} {num(end[1])}"
    return data


@functools.cache
def joints(inside: int, side: float = SIDE) -> str:
    """The edges of a top: dark round a tile, faint inside it. *inside* has a bit for each side
    that the same tile continues across."""
    points = corners(side)
    outer = _edges([i for i in range(6) if not inside >> i & 1], side)
    inner = _edges([i for i in range(6) if inside >> i & 1], side)
    glint = line_through((x, y + 1.6) for x, y in points[3:6])
    out = path(inner, stroke="dusk", line=1.1, opacity=0.18) if inner else ""
    width = max(1.1, side * 0.055)
    out += path(outer, stroke="joint", line=width, opacity=0.7, cap="round") if outer else ""
    return out + path(glint, stroke="glint", line=1.4, opacity=0.4)


TALLEST = 12
"""Levels that the height view tells apart."""


@functools.cache
def height_symbols() -> str:
    """Tops for the height view: the higher, the more terracotta, and the level in large."""
    out = ""
    for level in range(1, TALLEST + 1):
        paper = path(hexagon(SIDE), "white", "white-edge", 1.5)
        tint = path(hexagon(SIDE), "height", opacity=round(min(0.18 * (level - 1), 0.85), 2))
        ink = "white-on" if level < 6 else "height-on"
        number = text(0, SIDE * 0.34, level, SIDE, ink, weight=800)
        out += f'<g id="height-{level}">{paper}{tint if level > 1 else ""}{number}</g>'
    return out


def height_mark(level: int) -> str:
    """What the height view shows on a top; `pieces.css` hides it in the usual view."""
    return f'<use class="height" href="#height-{min(level, TALLEST)}" y="{num(-level * STEP)}"/>'


def outline(
    cells: Collection[Cell],
    level: int,
    inset: float = 0,
    side: float = SIDE,
    step: float = STEP,
) -> str:
    """The data of the outer edge of several hexes on one level, as a closed walk.

    With an *inset* the line runs that far inside the edge, so that it is not hidden by
    what is painted beside it.
    """
    points = corners(side)
    edges: dict[tuple[int, int], tuple[float, float, int, tuple[int, int]]] = {}
    for cell in cells:
        x, y = centre(cell, side)
        y -= level * step
        for i, (q, r) in enumerate(AROUND):
            if (cell[0] + q, cell[1] + r) not in cells:
                (x1, y1), (x2, y2) = points[i], points[(i + 1) % 6]
                end = round(x + x2), round(y + y2)
                edges[round(x + x1), round(y + y1)] = x + x1, y + y1, i, end
    data = ""
    while edges:
        at = next(iter(edges))
        walk = []
        while at in edges:
            x, y, which, at = edges.pop(at)
            walk.append((x, y, which))
        sides = [which for _, _, which in walk]
        corner = zip(walk, sides[-1:] + sides[:-1], strict=True)
        data += line_through(
            (_moved_in(x, y, which, before, inset) for (x, y, which), before in corner),
            closed=True,
        )
    return data


def _moved_in(x: float, y: float, side: int, before: int, inset: float) -> Point:
    """A corner between two sides, moved so that both are *inset* further inside."""
    if not inset:
        return x, y
    (x1, y1), (x2, y2) = _outwards(side), _outwards(before)
    return x - inset * (x1 + x2) / 1.5, y - inset * (y1 + y2) / 1.5


@functools.cache
def _outwards(side: int) -> Point:
    angle = math.radians(60 * side + 30)
    return math.cos(angle), math.sin(angle)


def box(
    cells: Sequence[Cell], left: float, top: float, right: float, bottom: float
) -> tuple[float, float, float, float]:
    """The smallest x, y, width, height that holds the centres and these margins."""
    places = [centre(cell) for cell in cells]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    x, y = min(xs) - left, min(ys) - top
    return x, y, max(xs) + right - x, max(ys) + bottom - y
