"""A chart of lines: how something went for each seat, with marks on the lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from poleis.draw.svg import circle, num, path, text, use

WIDTH, HEIGHT = 720.0, 220.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 12.0, 10.0, 22.0
_MOST_LINES = 6
"""Lines across the chart, at most."""
_DASHES = ("", "9 5", "2 4", "14 4 2 4", "5 3", "14 6", "9 3 2 3 2 3")
"""Dash patterns of the seats' lines, so that they differ without colours."""


@dataclass(frozen=True)
class Mark:
    """A point of a line that leads somewhere; *words* say what it is."""

    x: float
    y: float
    href: str
    words: str


@dataclass(frozen=True)
class Series:
    """The line of one seat."""

    seat: int
    points: Sequence[tuple[float, float]]
    marks: Sequence[Mark] = ()


def step_for(reach: float) -> float:
    """A round distance, so that a few lines fill the reach.

    >>> step_for(30), step_for(7), step_for(230)
    (5.0, 2.0, 50.0)
    """
    least = max(reach, 1e-9) / _MOST_LINES
    power: float = 10.0 ** floor(log10(least))
    return next(power * round_ for round_ in (1.0, 2.0, 5.0, 10.0) if power * round_ >= least)


def chart(series: Sequence[Series], label: str, below: str, *, is_signed: bool = True) -> str:
    """The lines of all seats around zero; *below* says what goes to the right."""
    body = chart_body(series, below, is_signed=is_signed)
    return (
        f'<svg class="chart" viewBox="0 0 {num(WIDTH)} {num(HEIGHT)}" role="group"'
        f' aria-label="{escape(label, quote=True)}">{body}</svg>'
    )


def chart_body(series: Sequence[Series], below: str, *, is_signed: bool = True) -> str:
    """What is inside a chart of WIDTH x HEIGHT; numbers are *signed* if they are differences."""
    values = [y for one in series for _, y in one.points] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    step = step_for(high - low or 1.0)
    low, high = floor(low / step) * step, -floor(-high / step) * step
    high = high if high > low else low + step
    last = max((x for one in series for x, _ in one.points), default=0.0) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        across = LEFT + x / last * (WIDTH - LEFT - RIGHT)
        return across, TOP + (high - y) / (high - low) * (HEIGHT - TOP - BOTTOM)

    body = "".join(
        _rule(at(0, low + i * step)[1], low + i * step, is_signed)
        for i in range(round((high - low) / step) + 1)
    )
    body += text(WIDTH - RIGHT, HEIGHT - 5, below, 12, "ink-2", "end")
    for one in series:
        spots = [at(x, y) for x, y in one.points]
        steps = "L".join(f"{num(x)} {num(y)}" for x, y in spots)
        shape = f"seat-{one.seat + 1}"
        if spots:
            body += path(f"M{steps}", "", shape, 2.5, dash=_dash(one.seat))
            body += use(shape, *spots[-1], 16, shape)
        body += "".join(_mark(mark, one.seat, *at(mark.x, mark.y)) for mark in one.marks)
    return body


def sample(seat: int) -> str:
    """A piece of the line of a seat, for a legend."""
    line = path("M1 5H43", "", f"seat-{seat + 1}", 2.5, dash=_dash(seat))
    return f'<svg class="sample" viewBox="0 0 44 10" aria-hidden="true">{line}</svg>'


def _dash(seat: int) -> str:
    return _DASHES[seat % len(_DASHES)]


def _rule(y: float, value: float, is_signed: bool) -> str:
    """A line across, with its number."""
    is_zero = abs(value) < 1e-9
    line = path(
        f"M{num(LEFT)} {num(y)}H{num(WIDTH - RIGHT)}", "", "ink-2" if is_zero else "line", 1
    )
    said = "0" if is_zero else f"{value:{'+' if is_signed else ''}.10g}".replace("-", "−")
    return line + text(LEFT - 6, y + 4, said, 12, "ink-2", "end")


def _mark(mark: Mark, seat: int, x: float, y: float) -> str:
    words = escape(mark.words, quote=True)
    target = circle(x, y, 12, "surface", opacity=0)
    return (
        f'<a href="{escape(mark.href, quote=True)}" aria-label="{words}"><title>{words}</title>'
        f"{target}{circle(x, y, 5, f'seat-{seat + 1}', 'surface', 2)}</a>"
    )
