"""Hexes on lines of text: a canvas of flat-top hexes, their labels and colours."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Line

from poleis.games.akropolis.explain.predicates import Cell
from poleis.games.akropolis.rules.hexes import (
    BARRACKS,
    GARDENS,
    HOUSES,
    LETTERS,
    MARKETS,
    PLAZA,
    QUARRY,
    TEMPLES,
)

EDGE = "dim"
STAR = "★"

Rgb = tuple[int, int, int]

FACE: dict[int, Rgb] = {
    HOUSES: (0x2E, 0x73, 0xA8),
    MARKETS: (0xE2, 0xB5, 0x45),
    BARRACKS: (0xBD, 0x45, 0x2E),
    TEMPLES: (0x7F, 0x51, 0x99),
    GARDENS: (0x52, 0x7B, 0x2B),
    QUARRY: (0x9B, 0x95, 0x88),
}
"""The colour of each kind of district and of quarries."""
DARK: dict[int, Rgb] = {
    HOUSES: (0x12, 0x30, 0x48),
    MARKETS: (0x52, 0x3C, 0x06),
    BARRACKS: (0x50, 0x16, 0x0C),
    TEMPLES: (0x37, 0x1E, 0x46),
    GARDENS: (0x20, 0x36, 0x0D),
}
"""The paving of each kind of plaza."""
DARK_INK = (MARKETS, QUARRY)
"""Faces so bright that their letters are dark."""


def shade(colour: Rgb, level: int) -> str:
    """The colour on a level: what stands higher is brighter."""
    factor = 0.82 + 0.12 * min(level, 4)
    return "#" + "".join(f"{min(255, round(part * factor)):02x}" for part in colour)


def style_of(kind: int, level: int) -> str:
    """Background and letters of a hex."""
    if kind > PLAZA:
        return f"bold #fff3c4 on {shade(DARK[kind - PLAZA], level)}"
    ink = "#1b1608" if kind in DARK_INK else "#ffffff"
    return f"bold {ink} on {shade(FACE[kind], level)}"


def label(kind: int, stars: int, level: int, width: int) -> str:
    """Letter and level, with as many of the stars as there is room for."""
    return (f"{LETTERS[kind]}{level}" + STAR * stars)[:width]


class Canvas:
    """Lines of text on which hexes are put by their axial coordinates."""

    def __init__(self, inner: int, cells: Iterable[Cell]) -> None:
        cells = list(cells)
        self.inner = inner
        self.left: int = min(q for q, _ in cells)
        self.top: int = min(2 * r + q for q, r in cells)
        self.width: int = (max(q for q, _ in cells) - self.left + 1) * (inner + 1) + 1
        self.height: int = max(2 * r + q for q, r in cells) - self.top + 2
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}
        self.axis: Line | None = None

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.marks[x + offset, y] = (character, style)

    def corner(self, q: int, r: int) -> tuple[int, int]:
        return (q - self.left) * (self.inner + 1), 2 * r + q - self.top

    def put_hex(self, q: int, r: int, above: str, below: str, style: str, edge: str = "") -> None:
        """A hex with two lines of text. A styled edge is not painted over by the neighbours'."""
        x, y = self.corner(q, r)
        for dx, dy, side in ((0, 0, "/"), (0, 1, "\\"), (self.inner + 1, 0, "\\"),
                             (self.inner + 1, 1, "/")):  # fmt: skip
            if edge or (x + dx, y + dy) not in self.marks:
                self.put(x + dx, y + dy, side, edge or EDGE)
        self.put(x + 1, y, f"{above:^{self.inner}}", style)
        self.put(x + 1, y + 1, f"{below:^{self.inner}}", style)

    def put_empty(self, q: int, r: int, text: str, style: str) -> None:
        """A cell without a hex where something can be put."""
        x, y = self.corner(q, r)
        self.put(x + 1, y + 1, f"{text:^{self.inner}}", style)

    def put_axis(self, style: str) -> None:
        """The q of each column, above and below the columns."""
        pitch = self.inner + 1
        columns = range(self.left, self.left + (self.width - 1) // pitch)
        widest = max(len(str(q)) for q in columns)
        row = [" "] * (self.width + widest)
        for q in columns:
            if widest <= self.inner or q % 2 == 0:  # else every second one, to keep them apart
                x = (q - self.left) * pitch + 1
                row[x : x + max(widest, self.inner)] = f"{q:^{max(widest, self.inner)}}"
        self.axis = Line("".join(row).rstrip(), style=style)

    def lines(self) -> list[Line]:
        lines = []
        for y in range(self.height):
            line = Line()
            for x in range(self.width):
                line.append(*self.marks.get((x, y), (" ", "")))
            line.rstrip()
            lines.append(line)
        return [self.axis, *lines, self.axis] if self.axis else lines
