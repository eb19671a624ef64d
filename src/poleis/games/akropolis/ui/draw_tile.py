"""A tile of Akropolis by itself, as it lies on the construction site."""

from __future__ import annotations

from poleis.draw.hexes import HIGH, SIDE, STEP, moved_to
from poleis.draw.svg import num
from poleis.games.akropolis.explain.predicates import cells_of
from poleis.games.akropolis.rules.tile_set import TileSet
from poleis.games.akropolis.ui.draw_city import column
from poleis.games.akropolis.ui.messages import letter
from poleis.locale import Language


def loose_tile(
    tiles: TileSet,
    tile: int,
    x: float,
    y: float,
    side: float,
    language: Language,
    pieces: bool = True,
) -> str:
    """A tile lying on level 1, its three hexes centred at (x, y)."""
    cells = cells_of(0, 0, 0)
    kinds = [int(tiles.kind(tile, which)) for which in range(3)]
    scale = side / SIDE
    out = ""
    # back to front: a, then b on the right, then c below a
    for which, bands, inside in ((0, (0, 0, 1), 0b000011), (1, (1, 1, 0), 0b001100),
                                 (2, (1, 1, 1), 0b110000)):  # fmt: skip
        kind = kinds[which]
        drawn = column(kind, tiles.plaza_stars(kind), 1, bands, inside, (0, 0, 0),
                       letter(kind, language), False)  # fmt: skip
        mark = f' id="tile-{tile}-{"abc"[which]}" class="piece"' if pieces else ""
        out += f'<g{mark} transform="{moved_to(cells[which])}">{drawn}</g>'
    left = x - scale * SIDE * 0.75
    top = y - scale * (HIGH * 0.5 - STEP * 0.5)
    return f'<g transform="translate({num(left)} {num(top)}) scale({scale:.4g})">{out}</g>'
