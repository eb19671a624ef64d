"""A chart of bars: one line for each thing, with its name and its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from poleis.draw.svg import num, rect, squeezed, text

WIDTH = 360.0
LINE = 28.0
_NAMES, _NUMBERS = 128.0, 44.0
"""Room for the names at the left and the numbers at the right."""
_LETTER = 7.0
"""The usual width of a letter."""


@dataclass(frozen=True)
class Bar:
    """A bar: its name, its length, and how the number is written."""

    name: str
    value: float
    number: str


def bars(rows: Sequence[Bar], label: str, colour: str = "accent") -> str:
    """Bars one below the other, from zero to the longest; those below zero are empty."""
    longest = max([row.value for row in rows], default=0.0) or 1.0
    room = WIDTH - _NAMES - _NUMBERS
    body = ""
    for i, row in enumerate(rows):
        y = i * LINE
        name = text(_NAMES - 10, y + 18, row.name, 13, "ink", "end", 500)
        if len(row.name) * _LETTER > _NAMES - 10:
            name = squeezed(name, _NAMES - 10)
        body += name + rect(_NAMES, y + 5, room, 18, 4, "sunken")
        if row.value > 0:
            body += rect(_NAMES, y + 5, max(3.0, room * row.value / longest), 18, 4, colour)
        body += text(WIDTH, y + 19, row.number, 14, "ink", "end", 700)
    said = f"{label}: " + ", ".join(f"{row.name} {row.number}" for row in rows)
    return (
        f'<svg class="bars" viewBox="0 0 {num(WIDTH)} {num(max(1.0, LINE * len(rows)))}"'
        f' role="img" aria-label="{escape(said, quote=True)}">{body}</svg>'
    )
