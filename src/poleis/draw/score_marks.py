"""Marks of score reasons that a game draws itself: what counts, what does not, what decides it.

What counts has a solid ring and a number on a filled plate, what does not a dashed ring and a 0 on
an empty plate, so that no mark needs its colour. `pieces.css` has the looks.
"""

from __future__ import annotations

from html import escape

from poleis.core.score_reasons import ScoreMark, gain_text
from poleis.draw.svg import num, rect

__all__ = ["badge", "ring", "thing_mark", "veil"]


def ring(data: str, counts: bool) -> str:
    """The outline of something, on a halo."""
    look = "counts" if counts else "not"
    return f'<path d="{data}" class="ring-halo"/><path d="{data}" class="{look}-ring"/>'


def badge(x: float, y: float, words: str, counts: bool, size: float = 17) -> str:
    """A short number on a plate, centred."""
    look = "counts" if counts else "not"
    wide, high = max(len(words) * size * 0.62 + size * 0.7, size * 1.5), size * 1.5
    plate = rect(x - wide / 2, y - high / 2, wide, high, high / 2, "", cls=f"{look}-plate")
    return (
        f'{plate}<text class="{look}-number" x="{num(x)}" y="{num(y + size * 0.36)}"'
        f' font-size="{num(size)}" text-anchor="middle">{escape(words)}</text>'
    )


def veil(data: str) -> str:
    """A veil over what a line does not look at."""
    return f'<path d="{data}" class="veil"/>' if data else ""


def thing_mark(panel: str, name: str, points: int) -> ScoreMark:
    """The mark of a thing with its points; without any it does not count."""
    return ScoreMark(panel, name, gain_text(points), points > 0)
