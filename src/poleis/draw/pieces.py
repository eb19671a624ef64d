"""Pieces: dice, workers, discs, coins, cards, tracks. Each function returns SVG text.

A piece has a little weight: light from the upper left, a side wall below, 6 to 9 % of its size.
Every hue comes with its mark and every seat with its shape, so that a grey print can be read. A
piece knows no state; `states.rings` goes round it, `states.thing` makes it something to touch.
Seats count from 0; their symbols and tokens count from 1.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Literal

from poleis.draw.svg import Point, circle, ellipse, num, path, polygon, rect, text, use

__all__ = [
    "HUES",
    "Hue",
    "Part",
    "card",
    "coin",
    "die",
    "disc",
    "hue_mark",
    "meeple",
    "pill",
    "plain_die",
    "price_tag",
    "row_of",
    "seat_mark",
    "stone",
    "track_cell",
]

Hue = Literal["red", "orange", "yellow", "green", "blue", "purple", "grey", "white", "black"]
HUES: tuple[Hue, ...] = (
    "red", "orange", "yellow", "green", "blue", "purple", "grey", "white", "black"
)  # fmt: skip


# ---- signs


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in its colour."""
    return use(f"seat-{seat + 1}", x, y, size, f"seat-{seat + 1}")


def hue_mark(hue: Hue, x: float, y: float, size: float, colour: str = "ink") -> str:
    """The mark of a hue, for eyes and prints without colour."""
    return use(f"mark-{hue}", x, y, size, colour)


def stone(x: float, y: float, size: float) -> str:
    """A quarried block."""
    return use("stone", x, y, size, "stone-icon")


def pill(
    x: float,
    y: float,
    words: str | int,
    fill: str = "sunken",
    colour: str = "ink",
    size: float = 11.5,
    height: float = 18,
    width: float = 0,
) -> str:
    """A few letters on a rounded plate, centred; without a width there is room for wide fonts."""
    wide = width or len(str(words)) * size * 0.62 + 12
    plate = rect(x - wide / 2, y - height / 2, wide, height, height / 2, fill)
    return plate + text(x, y + size * 0.36, words, size, colour, weight=700)


def price_tag(x: float, y: float, amount: int | str, symbol: str, colour: str = "ink") -> str:
    """What a thing costs, with its right lower corner at (x, y)."""
    return (
        f"{rect(x - 36, y - 21, 36, 21, 10.5, 'raised', 'line')}"
        f"{text(x - 25, y - 6, amount, 13, weight=700)}{use(symbol, x - 11, y - 10.5, 14, colour)}"
    )


def coin(x: float, y: float, radius: float, amount: int | str = "", spent: bool = False) -> str:
    """A coin with its rim; a spent one leaves a dashed ring."""
    if spent:
        return circle(x, y, radius, "", "line-strong", 1.4, dash="2.5 2.5")
    face = (
        f"{circle(x, y + radius * 0.16, radius, 'yellow-edge')}"
        f"{circle(x, y, radius, 'yellow', 'yellow-edge')}"
        f"{circle(x, y, radius * 0.76, '', 'yellow-edge', 0.9, 0.7)}"
    )
    if amount == "":
        return face
    return face + text(x, y + radius * 0.38, amount, radius * 1.08, "yellow-on", weight=700)


# ---- dice and people


def die(
    x: float,
    y: float,
    size: float,
    hue: Hue,
    value: int | str = "",
    symbol: str = "",
    mark: bool = True,
) -> str:
    """A die with its upper left corner at (x, y): a numeral, never pips, or a symbol."""
    radius, wall, on = size * 0.2, size * 0.09, f"{hue}-on"
    out = rect(x, y + wall, size, size, radius, f"{hue}-edge")
    out += rect(x, y, size, size, radius, hue, f"{hue}-edge", 1.2)
    glint = f"M{num(x + radius)} {num(y + 2)}h{num(size - 2 * radius)}"
    out += path(glint, stroke="glint", line=1.6, opacity=0.45, cap="round")
    if symbol:
        out += use(symbol, x + size / 2, y + size / 2, size * 0.66, on)
        if mark:
            out += hue_mark(hue, x + size * 0.15, y + size * 0.16, size * 0.15, on)
        return out
    small = size < 26  # the mark must stay legible: at least 6 px
    centre = (0.64 if small else 0.58) if mark else 0.5
    out += text(x + size * centre, y + size * 0.74, value, size * 0.62, on, weight=700)
    if mark:
        at, large = ((0.24, 0.28), 0.34) if small else ((0.2, 0.23), 0.24)
        out += hue_mark(hue, x + size * at[0], y + size * at[1], size * large, on)
    return out


def freeman(x: float, y: float, size: float, hue: Hue, value: int | str, seat: int) -> str:
    """A die on a base in its owner's colour and shape."""
    top, base = size * 0.96, size * 0.44
    trapezoid = f"M{num(x - 1)} {num(y + top)}h{num(size + 2)}l3.5 {num(base)}h{num(-(size + 9))}z"
    return (
        f"{path(trapezoid, f'seat-{seat + 1}', 'raised')}{die(x, y, size, hue, value)}"
        f"{use(f'seat-{seat + 1}', x + size / 2, y + top + base * 0.6, base * 0.66, 'seat-on')}"
    )


def meeple(x: float, y: float, size: float, seat: int) -> str:
    """A worker centred at (x, y): head and shoulders, the seat's shape on the chest."""
    return (
        f"{ellipse(x, y + size * 0.46, size * 0.36, size * 0.09, 'dusk', opacity=0.18)}"
        f"{use('worker', x, y, size, f'seat-{seat + 1}')}"
        f"{use(f'seat-{seat + 1}', x, y + size * 0.24, size * 0.22, 'seat-on')}"
    )


def archon(x: float, y: float, size: float, seat: int) -> str:
    """A crowned figure with the seat's shape."""
    return (
        f"{use('archon', x, y, size, f'seat-{seat + 1}')}"
        f"{use(f'seat-{seat + 1}', x, y + size * 0.26, size * 0.24, 'seat-on')}"
    )


# ---- discs and towers


@functools.lru_cache(maxsize=1024)
def disc(x: float, y: float, size: float, seat: int, lift: float = 3) -> str:
    """A low cylinder with the seat's shape; stacks rise 6.5 px a disc, the older one lowest."""
    a, b, colour = size / 2, size * 0.36, f"seat-{seat + 1}"
    side = f"M{num(x - a)} {num(y)}v{num(lift)}a{num(a)} {num(b)} 0 0 0 {num(size)} 0v{num(-lift)}z"
    return (
        f"{path(side, colour, 'surface')}{path(side, 'dusk', opacity=0.3)}"
        f"{ellipse(x, y, a, b, colour, 'surface')}{use(colour, x, y, size * 0.42, 'seat-on')}"
    )


@functools.lru_cache(maxsize=512)
def tower(x: float, base: float, hue: Hue, height: int, unit: float = 7) -> str:
    """Drums on top of each other, standing at (x, base). Write the height beside it, too."""
    out = ""
    for i in range(height):
        y = base - i * unit
        drum = f"M{num(x - 13)} {num(y - unit)}v{num(unit)}a13 4.5 0 0 0 26 0v{num(-unit)}z"
        out += path(drum, hue, f"{hue}-edge")
    top = base - height * unit
    return (
        out
        + ellipse(x, top, 13, 4.5, hue, f"{hue}-edge")
        + ellipse(x, top, 9, 2.8, "glint", opacity=0.22)
    )


# ---- cards, tracks, buildings


def card(
    x: float, y: float, width: float, height: float, title: str = "", band: Hue | None = None
) -> str:
    """White paper with a soft lower edge; *band* colours the strip that holds the title."""
    shadow = (
        f'<rect x="{num(x)}" y="{num(y + 2)}" width="{num(width)}" height="{num(height)}" rx="8"'
        ' fill="var(--shadow)" opacity="var(--shadow-opacity)"/>'
    )
    out = shadow + rect(x, y, width, height, 8, "raised", "line-strong")
    colour = "ink"
    if band:
        top = f"M{num(x)} {num(y + 8)}a8 8 0 0 1 8-8h{num(width - 16)}a8 8 0 0 1 8 8"
        out += path(f"{top}v14h{num(-width)}z", band)
        colour = f"{band}-on"
    if title:
        out += text(x + 9, y + 16, title, 13, colour, "start", 600, "serif")
    return out


def track_cell(
    x: float, y: float, width: float, height: float, fill: str = "sunken", stroke: str = "line"
) -> str:
    """A sunken cell of a track."""
    return rect(x, y, width, height, 4, fill, stroke)


Part = tuple[str, float]
"""A word, the name of a symbol or a die ("die:blue"), and the room that it takes."""


def plain_die(x: float, y: float, size: float, hue: Hue) -> str:
    """A die that shows nothing but the mark of its hue, large."""
    mark = hue_mark(hue, x + size / 2, y + size / 2, size * 0.5, f"{hue}-on")
    return die(x, y, size, hue, mark=False) + mark


def row_of(parts: Sequence[Part], x: float, y: float, size: float = 20) -> str:
    """Numbers and symbols side by side, centred at (x, y): what something gives."""
    at = x - sum(room for _, room in parts) / 2
    out = ""
    for what, room in parts:
        if what.startswith("die:"):
            side = min(size, room) - 2
            hue = next(hue for hue in HUES if hue == what[4:])
            out += plain_die(at + (room - side) / 2, y - side * 0.54, side, hue)
        elif what[:1] in "+-−/→0123456789":
            out += text(at + room / 2, y + size * 0.27, what, size * 0.75, weight=700)
        else:
            out += use(what, at + room / 2, y, min(size, room + 2))
        at += room
    return out


def space(
    x: float,
    y: float,
    price: int | str,
    gives: Sequence[Part],
    hue: Hue,
    crossed: bool = False,
    width: float = 44,
    height: float = 46,
    below: Sequence[Part] = (),
) -> str:
    """A space to cross out: its price on a tab, what it gives in the middle, in one line or two."""
    line = hue if hue not in ("white", "grey") else f"{hue}-edge"
    middle = x + width / 2
    out = rect(x, y, width, height, 6, f"{hue}-pale", line, 1.3)
    out += rect(middle - 14, y - 5, 28, 15, 7.5, "raised", line)
    out += text(middle - 4.5, y + 6.8, price, 11.5, weight=700)
    out += use("quarry", middle + 6.5, y + 2, 11)
    if below:
        out += row_of(gives, middle, y + height * 0.425, 17)
        out += row_of(below, middle, y + height * 0.8, 15.5)
    else:
        out += row_of(gives, middle, y + height * 0.6)
    return out + crossing(x, y, width, height, hue) if crossed else out


def crossing(x: float, y: float, width: float, height: float, hue: Hue) -> str:
    """Two strokes of ink over a space."""
    strokes = (
        f"M{num(x + 8)} {num(y + 14)}L{num(x + width - 8)} {num(y + height - 7)}"
        f"M{num(x + width - 9)} {num(y + 13)}L{num(x + 8)} {num(y + height - 8)}"
    )
    return (
        rect(x, y, width, height, 6, hue, opacity=0.35)
        + path(strokes, stroke="lit-halo", line=5.5, opacity=0.85, cap="round")
        + path(strokes, stroke="ink", line=3.2, cap="round")
    )


def octagon(x: float, y: float, size: float) -> list[Point]:
    """A square with cut corners."""
    cut = size * 0.24
    far = size - cut
    return [(x + cut, y), (x + far, y), (x + size, y + cut), (x + size, y + far),
            (x + far, y + size), (x + cut, y + size), (x, y + far), (x, y + cut)]  # fmt: skip


def building(
    x: float, y: float, size: float, symbol: str, hue: Hue | None = None, price: int = 0
) -> str:
    """A building tile: an octagon with a low wall, its symbol, the mark of its hue, its price in
    stone. Without a hue it is limestone."""
    face, edge, on = (
        (hue, f"{hue}-edge", f"{hue}-on") if hue else ("stone-face", "stone-wall-3", "stone-on")
    )
    out = polygon(octagon(x, y + size * 0.06, size), edge)
    out += polygon(octagon(x, y, size), face, edge, 1.2)
    glint = f"M{num(x + size * 0.27)} {num(y + 2)}h{num(size * 0.46)}"
    out += path(glint, stroke="glint", line=1.5, opacity=0.5, cap="round")
    out += use(symbol, x + size / 2, y + size * (0.54 if hue else 0.5), size * 0.5, on)
    if hue:
        out += hue_mark(hue, x + size / 2, y + size * 0.16, size * 0.15, on)
    if price:
        right, bottom = x + size, y + size
        out += rect(right - 20, bottom - 13, 25, 17, 8.5, "raised", "line-strong")
        out += text(right - 11.5, bottom - 0.5, price, 12, weight=700)
        out += stone(right - 2.5, bottom - 4.5, 11)
    return out


@functools.lru_cache(maxsize=256)
def ship(x: float, y: float, hue: Hue, value: int | str) -> str:
    """A starship: a saucer in a hue with a value on it, and the mark of the hue on its dome."""
    dome = "M13 16C14 6 18 1 25 1s11 5 12 15z"
    saucer = "M0 26c4-8 13-13 25-13s21 5 25 13c-4 9-13 14-25 14S4 35 0 26z"
    return (
        f'<g transform="translate({num(x)} {num(y)})">{path(dome, "white", "white-edge", 1.2)}'
        f"{hue_mark(hue, 25, 8, 8, 'white-on')}{path(saucer, hue, f'{hue}-edge', 1.2)}"
        f"{text(25, 33.5, value, 20, f'{hue}-on', weight=800)}</g>"
    )
