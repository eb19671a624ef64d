"""A plot of named lines that stands alone, as in a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from poleis.core.view import Drawing
from poleis.draw.chart import HEIGHT, LEFT, RIGHT, WIDTH, Series, chart_body, step_for
from poleis.draw.picture import framed, standalone
from poleis.draw.svg import num, text, use

LEGEND, AXIS = 30.0, 22.0
"""The room above the lines for their names, and below them for the numbers."""


@dataclass(frozen=True)
class Plot:
    """Lines by their names. *across* says what goes to the right, from zero on."""

    lines: Mapping[str, Sequence[tuple[float, float]]]
    label: str
    across: str
    is_signed: bool = False
    """Whether the numbers are differences, which show their sign."""

    def svg(self) -> str:
        """The plot as an SVG file, light or dark as the reader prefers."""
        return standalone(self._drawing())

    def _repr_svg_(self) -> str:
        return self.svg()

    def _drawing(self) -> Drawing:
        series = [Series(seat, points) for seat, points in enumerate(self.lines.values())]
        body = chart_body(series, "", is_signed=self.is_signed)
        body = f'<g transform="translate(0 {num(LEGEND)})">{body}</g>{self._legend()}{self._axis()}'
        return framed(body, WIDTH, LEGEND + HEIGHT + AXIS, self.label)

    def _legend(self) -> str:
        """The title, and each name beside the shape of its line."""
        body = text(0, 14, self.label, 15, "ink", "start", weight=700)
        right = WIDTH - RIGHT
        for seat, name in reversed(list(enumerate(self.lines))):
            body += text(right, 14, name, 13, "ink", "end")
            right -= 8.0 * len(name) + 14
            body += use(f"seat-{seat + 1}", right, 9, 14, f"seat-{seat + 1}")
            right -= 22
        return body

    def _axis(self) -> str:
        """Numbers below the lines, and what they count."""
        last = max((x for points in self.lines.values() for x, _ in points), default=0.0) or 1.0
        step, y = step_for(last), LEGEND + HEIGHT
        body = text(WIDTH - RIGHT, y + AXIS - 4, self.across, 12, "ink-2", "end")
        for number in range(int(last / step) + 1):
            x = LEFT + number * step / last * (WIDTH - LEFT - RIGHT)
            body += text(x, y - 5, f"{number * step:.10g}", 12, "ink-2", "middle")
        return body
