"""Drawings of Akropolis: hexes with their faces, tiles, cities, ghosts.

District: solid hue, letter and value in the upper half (a taller neighbour in front hides only the
lower half), symbol below; from level 2 the value sits on a white plate. Plaza: pale paper, a
thick ring of the hue, stars. Quarry: cut blocks.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from poleis.draw.hexes import (
    AROUND,
    HIGH,
    SIDE,
    STEP,
    Cell,
    box,
    centre,
    height_mark,
    hexagon,
    joints,
    moved_to,
    outline,
    shades,
    walls,
)
from poleis.draw.highlights import described, hex_ring_symbols, hex_rings, last_move
from poleis.draw.svg import num, path, rect, titled, token, use
from poleis.games.akropolis.explain.predicates import cells_of
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS, FIRST_SPELLED, PLAZA, QUARRY
from poleis.games.akropolis.rules.scoring import SHORE, shores
from poleis.games.akropolis.ui.hex_help import hex_help
from poleis.games.akropolis.ui.messages import cell_words, district_of, letter
from poleis.locale import Language

TOGGLES = {"h": "heights"}
"""With this key cities also show how high they are, in numbers."""
HUES = ("", "blue", "yellow", "red", "purple", "green", "grey")
"""The hue of each district type; quarries are grey."""
BLOCKS = {
    0.55: ((-0.42, -0.62, 0.4, 0.3), (0.34, -0.24, 0.4, 0.34), (0.12, 0.2, 0.42, 0.38)),
    0.85: ((0.05, -0.66, 0.42, 0.3), (-0.7, -0.2, 0.42, 0.38), (-0.4, 0.3, 0.46, 0.36)),
}
"""The cut blocks of a quarry, by how much they stand out: place and size, in sides."""
STAR_SIZES = (0.5, 0.46, 0.37)
"""The size of one, two and three stars on a plaza, in sides."""
ROW_OF_STARS = 1.11
"""The width of a row of more stars, in sides."""


# ---- faces


@functools.cache
def face(kind: int, stars: int, value: int, sign: str) -> str:
    """The top of a hex around (0, 0). *stars* are a plaza's; *value* 0: none is shown; *sign* is
    the letter."""
    if kind == QUARRY:
        return _quarry(sign)
    if kind > QUARRY:
        return _plaza(kind - PLAZA, stars, sign)
    return _district(kind, value, sign)


def _fine(y: float, size: float, colour: str, words: str) -> str:
    return (
        f'<text class="fine" y="{num(y)}" font-size="{num(size)}" fill="{token(colour)}"'
        f' text-anchor="middle" font-weight="700">{words}</text>'
    )


def _quarry(sign: str) -> str:
    out = path(hexagon(SIDE), "stone-face")
    for opacity, blocks in BLOCKS.items():
        data = "".join(
            f"M{num(x * SIDE)} {num(y * SIDE)}h{num(width * SIDE)}v{num(height * SIDE)}"
            f"h{num(-width * SIDE)}z"
            for x, y, width, height in blocks
        )
        out += path(data, "stone-wall", opacity=opacity)
    return out + _fine(SIDE * 0.14, SIDE * 0.5, "stone-on", escape(sign))


def _plaza(district: int, stars: int, sign: str) -> str:
    hue = HUES[district]
    out = path(hexagon(SIDE), f"{hue}-pale") + path(hexagon(SIDE * 0.82), "", hue, SIDE * 0.16)
    size = SIDE * (STAR_SIZES[stars - 1] if stars <= len(STAR_SIZES) else ROW_OF_STARS / stars)
    row = "".join(
        use("star", (i - (stars - 1) / 2) * size * 0.92, -SIDE * 0.24, size) for i in range(stars)
    )
    # Where letters are too small, three types would be alike without colour: show the type.
    small = use(DISTRICTS[district - 1], 0, 0, SIDE * 0.92, "ink", "small")
    small = small.replace("<use ", '<use display="none" ')
    letter = _fine(SIDE * 0.42, SIDE * 0.46, "ink", escape(sign))
    return f'{out}<g class="fine">{row}</g>{small}{letter}'


def _district(district: int, value: int, sign: str) -> str:
    hue = HUES[district]
    out = path(hexagon(SIDE), hue)
    out += use(DISTRICTS[district - 1], 0, SIDE * 0.27, SIDE * 0.84, f"{hue}-on", "glyph")
    sign = escape(sign)
    if not value:
        return out + _fine(-SIDE * 0.32, SIDE * 0.5, f"{hue}-on", sign)
    number = f'<tspan dx="1.5" font-weight="800">{value}</tspan>'
    if value == 1:
        return out + _fine(-SIDE * 0.34, SIDE * 0.46, f"{hue}-on", sign + number)
    plate = rect(-SIDE * 0.46, -SIDE * 0.8, SIDE * 0.92, SIDE * 0.52, SIDE * 0.12, "white",
                 f"{hue}-edge", 1.2, cls="fine")  # fmt: skip
    number = f'<tspan dx="1.5" font-size="{num(SIDE * 0.5)}" font-weight="800">{value}</tspan>'
    return out + plate + _fine(-SIDE * 0.38, SIDE * 0.4, "white-on", sign + number)


@functools.lru_cache(maxsize=8192)
def column(
    kind: int,
    stars: int,
    level: int,
    bands: tuple[int, int, int],
    inside: int,
    heights: tuple[int, int, int],
    sign: str,
    with_value: bool = True,
) -> str:
    """One visible hex with the walls below it, around its centre on the ground.

    *bands* are the bands of each wall that show, *inside* marks the sides across which its tile
    goes on, *heights* say how much taller the neighbours on the side of the light are.
    """
    edge = "" if kind == QUARRY else f"{HUES[district_of(kind)]}-edge"
    lift = f' transform="translate(0 {num(-level * STEP)})"'
    return (
        f"<g{lift}>{walls(edge, bands)}{face(kind, stars, level if with_value else 0, sign)}"
        f"{shades(heights)}{joints(inside)}</g>"
    )


# ---- what is where


@dataclass(frozen=True)
class Top:
    """The visible hex of a cell: its kind, stars and level, and the piece that it is."""

    kind: int
    stars: int
    level: int
    piece: str
    tile: int

    def help(self, variants: int, language: Language) -> str:
        """The tooltip of the hex, as an attribute."""
        words = hex_help(self.kind, self.stars, variants, language)
        return f' aria-description="{escape(words)}"'


def tops(city: City, seat: int) -> dict[Cell, Top]:
    """The visible hexes of a city, from the back to the front."""
    tiles = city.tiles
    found = {}
    for which, hex_ in enumerate(tiles.start):
        kind = int(hex_.kind)
        piece = f"start-{seat}-{'abcd'[which]}"
        found[int(hex_.q), int(hex_.r)] = Top(kind, tiles.plaza_stars(kind), 1, piece, -1)
    for number, placement in enumerate(city.placed):
        tile, level = int(placement.tile), int(placement.level)
        cells = cells_of(int(placement.q), int(placement.r), int(placement.orientation))
        name = f"tile-{tile}" if tile < FIRST_SPELLED else f"tile-{tile}-{number}"
        for which, cell in enumerate(cells):
            kind = int(tiles.kind(tile, which))
            piece = f"{name}-{'abc'[which]}"
            found[cell] = Top(kind, tiles.plaza_stars(kind), level, piece, number)
    return {cell: found[cell] for cell in sorted(found, key=depth)}


def depth(cell: Cell) -> tuple[int, int]:
    """The order of painting: from the back to the front."""
    q, r = cell
    return 2 * r + q, q


def tile_columns(
    seen: Mapping[Cell, Top], cells: Collection[Cell], language: Language
) -> Iterator[tuple[Cell, str]]:
    """The columns of some cells as they look among what is seen."""
    look = seen.get
    for cell in cells:
        top = seen[cell]
        (q, r), level, tile = cell, top.level, top.tile
        inside, above = 0, []
        for side, (dq, dr) in enumerate(AROUND):
            other = look((q + dq, r + dr))
            above.append(level - other.level if other else level)
            if other and other.tile == tile:
                inside |= 1 << side
        a, b, c, d, e, _ = above
        bands = (a if a > 0 else 0, b if b > 0 else 0, c if c > 0 else 0)
        heights = (-c if c < 0 else 0, -d if d < 0 else 0, -e if e < 0 else 0)
        sign = letter(top.kind, language)
        yield cell, column(top.kind, top.stars, level, bands, inside, heights, sign)


# ---- cities

Mark = Sequence[tuple[Cell, str]]
"""Drawings that are painted right after a cell, so that what stands before it hides them."""


def ground(city: City, seen: Mapping[Cell, Top], language: Language | None = None) -> str:
    """What lies under a city: its shadow, and lakes, which in a *language* have help."""
    data = ""
    for (q, r), top in seen.items():
        if any((q + AROUND[i][0], r + AROUND[i][1]) not in seen for i in (0, 1, 2, 5)):
            x, y = centre((q, r))
            reach = 1 + 0.35 * (top.level - 1)
            data += hexagon(SIDE * 1.03, x + SIDE * 0.18 * reach, y + SIDE * 0.14 * reach)
    shadow = f'<path d="{data}" fill="var(--shadow)" opacity="var(--shadow-opacity)"/>'
    lakes = ""
    if len(seen) > 8:
        marks, grid = shores(city), city.grid
        for q, r in seen:
            for dq, dr in AROUND:
                cell = grid.cell(q + dq, r + dr)
                if marks[cell] == SHORE:
                    marks[cell] = 0
                    lakes += _lake((q + dq, r + dr), language)
    return shadow + lakes


def _lake(cell: Cell, language: Language | None) -> str:
    x, y = centre(cell)
    water = path(hexagon(SIDE, x, y), "blue-pale")
    water += use("lake", x, y - SIDE * 0.12, SIDE * 0.8, "blue")
    if language is None:
        return water
    return described(language("akropolis-symbol-lake"), language("akropolis-about-lake"), water)


def city_columns(
    seen: Mapping[Cell, Top],
    language: Language,
    last: Mark = (),
    pieces: bool = True,
    variants: int = 0,
) -> str:
    """The hexes of a city that cannot be referred to; *pieces* have ids, help, and can move."""
    out = []
    for cell, drawn in tile_columns(seen, seen, language):
        top = seen[cell]
        mark = f'id="{top.piece}" class="piece"{top.help(variants, language)} ' if pieces else ""
        height = height_mark(top.level) if pieces else ""
        out.append(
            f'<g {mark}transform="{moved_to(cell)}">'
            f"{titled(cell_words(cell, top.kind, top.level, language))}{drawn}{height}</g>"
        )
        out += [mark for at, mark in last if at == cell]
    return "".join(out)


def own_columns(
    seen: Mapping[Cell, Top], seat: int, language: Language, last: Mark = (), variants: int = 0
) -> str:
    """The hexes of the viewer's own city: each cell can be referred to."""
    out = []
    for cell, drawn in tile_columns(seen, seen, language):
        top = seen[cell]
        body = f'<g id="{top.piece}" class="piece">{drawn}</g>{height_mark(top.level)}'
        lift = num(-top.level * STEP)
        words, more = cell_words(cell, top.kind, top.level, language), top.help(variants, language)
        out.append(_cell(cell, seat, words, body, hex_rings(lift), more=more))
        out += [mark for at, mark in last if at == cell]
    return "".join(out)


def plots(cells: Collection[Cell], seen: Mapping[Cell, Top], seat: int, language: Language) -> str:
    """Empty cells that a legal action refers to; quieter where they do not touch the city."""
    near = path(hexagon(SIDE * 0.66), "", "line-strong", 1, 0.45, "3 5")
    hit = f'<path d="{hexagon(SIDE)}" fill="none" pointer-events="all"/>'
    rings = hex_rings("0", "hex-plot"), hex_rings("0", "hex-dot")
    out = []
    for cell in sorted(cells, key=depth):
        touches = any((cell[0] + q, cell[1] + r) in seen for q, r in AROUND)
        face = near + hit if touches else hit
        words = cell_words(cell, 0, 0, language)
        out.append(_cell(cell, seat, words, face, rings[0] if touches else rings[1], "plot"))
    return "".join(out)


def _cell(
    cell: Cell, seat: int, words: str, body: str, rings: str, cls: str = "cell", more: str = ""
) -> str:
    q, r = cell
    label = escape(words)
    return (
        f'<g id="{cls}-{seat}.{q}.{r}" class="{cls}" data-ref="cell:{q},{r}"'
        f' transform="{moved_to(cell)}" aria-label="{label}"{more}><title>{label}</title>'
        f'<g class="face">{body}</g>{rings}</g>'
    )


def last_tile(city: City, seen: Mapping[Cell, Top], seat: int) -> Mark:
    """The outline of the tile that a seat placed last."""
    if not city.placed:
        return ()
    last = city.placed[-1]
    cells = cells_of(int(last.q), int(last.r), int(last.orientation))
    edge = outline(cells, seen[cells[0]].level, 2.5)
    return ((max(cells, key=depth), last_move(edge, seat, 5)),)


def ghost(city: City, tile: int, q: int, r: int, turn: int, language: Language) -> str:
    """The tile as it will lie, over the city: walls and level are those it will have."""
    seen = tops(city, 0)
    cells = cells_of(q, r, turn)
    level = seen[cells[0]].level + 1 if cells[0] in seen else 1
    for which, cell in enumerate(cells):
        kind = int(city.tiles.kind(tile, which))
        seen[cell] = Top(kind, city.tiles.plaza_stars(kind), level, "", -2)
    out = ""
    for cell, drawn in tile_columns(seen, sorted(cells, key=depth), language):
        out += f'<g transform="{moved_to(cell)}">{drawn}</g>'
    edge = outline(cells, level)
    return (
        f'<g class="ghost">{out}</g><path d="{edge}" class="ring-halo"/>'
        f'<path d="{edge}" class="ghost-ring"/>'
    )


def city_box(seen: Mapping[Cell, Top], own: bool) -> tuple[float, float, float, float]:
    """The part of the plane that shows a city; the own one with room for two rings of plots.

    It never becomes smaller than at the beginning, so that a city does not jump as it grows.
    """
    cells = list(seen)
    tallest = max(top.level for top in seen.values())
    if not own:
        x, y, width, height = box(cells, SIDE * 1.15, HIGH / 2 + STEP * tallest,
                                  SIDE * 1.35, HIGH / 2 + SIDE * 0.35)  # fmt: skip
        return x, y, width, height
    cells += [(-2, 1), (2, -1), (0, -2), (0, 2)]
    return box(cells, SIDE * 3.4, HIGH * 2.2 + STEP, SIDE * 3.4, HIGH * 2.2)


def viewbox(shape: tuple[float, float, float, float]) -> str:
    return " ".join(num(value) for value in shape)


def own_city(
    city: City,
    seat: int,
    targets: Collection[Cell],
    language: Language,
    label: str,
    is_over: bool = False,
    variants: int = 0,
) -> str:
    """The viewer's city: cells and plots with refs and rings, an overlay for previews.

    When the game is over nothing will be added: no room is left around it then.
    """
    seen = tops(city, seat)
    free = [cell for cell in targets if cell not in seen]
    return (
        f'<svg class="board" viewBox="{viewbox(city_box(seen, not is_over))}" role="group"'
        f' aria-label="{escape(label)}"><defs>{hex_ring_symbols()}</defs>'
        f"{ground(city, seen, language)}{plots(free, seen, seat, language)}"
        f"{own_columns(seen, seat, language, last_tile(city, seen, seat), variants)}"
        f'<g class="overlay"></g></svg>'
    )


def other_city(city: City, seat: int, language: Language, label: str, variants: int = 0) -> str:
    """A city at a glance: where it is small, symbols only."""
    seen = tops(city, seat)
    return (
        f'<div class="glance"><svg class="board" viewBox="{viewbox(city_box(seen, False))}"'
        f' role="img" aria-label="{escape(label)}">{ground(city, seen, language)}'
        f"{city_columns(seen, language, last_tile(city, seen, seat), variants=variants)}"
        '<g class="overlay"></g></svg></div>'
    )
