"""Every piece of the toolkit, plain and in every state, on one sheet.

`python -m tests.draw.gallery > gallery.svg` writes it for people to look at (`dark` for dark).
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from poleis.core.view import Drawing
from poleis.draw import pieces
from poleis.draw.hexes import SIDE, STEP, hexagon, joints, outline, shades, walls
from poleis.draw.highlights import hex_ring_symbols, hex_rings, last_move, rings, thing
from poleis.draw.picture import standalone
from poleis.draw.svg import group, num, path, rect, text

STATES = ("", "lit", "chosen", "refused", "hint", "new", "dim")
ROW, COLUMN = 100, 130

Draw = Callable[[float, float], str]
GIVES = (("3", 12.0), ("points", 20.0))

PIECES: dict[str, tuple[float, float, Draw]] = {
    "die": (48, 52, lambda x, y: pieces.die(x, y, 48, "red", 5)),
    "small die": (20, 22, lambda x, y: pieces.die(x, y, 20, "yellow", 6)),
    "symbol die": (48, 52, lambda x, y: pieces.die(x, y, 48, "blue", symbol="owl")),
    "freeman": (44, 60, lambda x, y: pieces.freeman(x, y, 42, "yellow", 4, 2)),
    "worker": (44, 46, lambda x, y: pieces.meeple(x + 22, y + 22, 44, 1)),
    "archon": (40, 42, lambda x, y: pieces.archon(x + 20, y + 21, 40, 0)),
    "disc": (34, 30, lambda x, y: pieces.disc(x + 17, y + 13, 34, 3, 5)),
    "tower": (26, 44, lambda x, y: pieces.tower(x + 13, y + 40, "blue", 5)),
    "coin": (34, 36, lambda x, y: pieces.coin(x + 17, y + 17, 16, 3)),
    "spent coin": (34, 36, lambda x, y: pieces.coin(x + 17, y + 17, 16, spent=True)),
    "building": (60, 62, lambda x, y: pieces.building(x, y, 60, "obelisk", "blue", 1)),
    "farm": (60, 62, lambda x, y: pieces.building(x, y, 60, "farm")),
    "card": (100, 70, lambda x, y: pieces.card(x, y, 100, 70, "Inca", "green")),
    "track cell": (34, 27, lambda x, y: pieces.track_cell(x, y, 34, 27)),
    "space": (44, 46, lambda x, y: pieces.space(x, y, 3, GIVES, "green")),
    "crossed": (44, 46, lambda x, y: pieces.space(x, y, 2, GIVES, "white", crossed=True)),
    "ship": (50, 42, lambda x, y: pieces.ship(x, y, "orange", 4)),
    "price": (36, 21, lambda x, y: pieces.price_tag(x + 36, y + 21, 2, "stone", "stone-icon")),
    "pill": (44, 18, lambda x, y: pieces.pill(x + 22, y + 9, "free", "olive-soft", "olive")),
}


def row(name: str, y: float) -> str:
    """One piece in every state."""
    width, height, draw = PIECES[name]
    out = text(12, y + ROW / 2 + 5, name, 14, anchor="start")
    for i, state in enumerate(STATES):
        x, top = 150 + i * COLUMN + (COLUMN - width) / 2, y + (ROW - height) / 2
        around = rings(x - 5, top - 6, width + 10, height + 12, 10)
        slug = name.replace(" ", "-")
        body = thing(f"{slug}:{i}", f"{slug}-{i}", name, draw(x, top), around)
        out += body.replace(" data-ref", f' data-state="{state}" data-ref') if state else body
    return out


def hexes(y: float) -> str:
    """Columns of one to four levels, joints, shadows and rings of hexes."""
    out = f"<defs>{hex_ring_symbols()}</defs>"
    for i, level in enumerate((1, 2, 3, 4)):
        parts = (
            walls("blue-edge", (level, level, level)),
            path(hexagon(SIDE), "blue"),
            shades((0, i, 1)),
            joints(0b000011),
        )
        top = group("".join(parts), y=-level * STEP)
        state = ("", "lit", "chosen", "refused")[i]
        out += (
            f'<g data-state="{state}" transform="translate({180 + 110 * i} {num(y)})">'
            f'<g class="face">{top}</g>{hex_rings(num(-level * STEP))}</g>'
        )
    edge = outline(((0, 0), (1, 0), (0, 1)), 0, 2.5)
    return out + group(last_move(edge, 1), x=660, y=y - 40)


def signs(y: float) -> str:
    """Seats and hues side by side."""
    out = "".join(pieces.seat_mark(seat, 180 + seat * 50, y, 26) for seat in range(7))
    for i, hue in enumerate(pieces.HUES):
        out += pieces.die(560 + i * 54, y - 18, 36, hue, "ROYGBPNWK"[i])
    return out


def gallery() -> Drawing:
    """The sheet."""
    height = 60 + ROW * len(PIECES) + 220
    body = rect(0, 0, 1080, height, 0, "surface")
    for i, state in enumerate(STATES):
        body += text(150 + (i + 0.5) * COLUMN, 34, state or "plain", 14, cls="serif")
    for i, name in enumerate(PIECES):
        body += row(name, 50 + ROW * i)
    y = 60 + ROW * len(PIECES)
    return Drawing(1080, height, body + hexes(y + 90) + signs(y + 190), "Pieces and states")


if __name__ == "__main__":
    print(standalone(gallery(), "dark" if "dark" in sys.argv else "light"), end="")
