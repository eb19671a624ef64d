"""SVG primitives: each function returns text.

Colours are `var(--token)` and nothing else, so that one drawing serves both themes and print;
texts are escaped here. Numbers have one decimal at most.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from html import escape

__all__ = [
    "Point",
    "circle",
    "ellipse",
    "group",
    "icon",
    "line_through",
    "num",
    "path",
    "polygon",
    "rect",
    "squeezed",
    "text",
    "titled",
    "token",
    "use",
]

Point = tuple[float, float]


@functools.lru_cache(maxsize=16384)
def num(value: float) -> str:
    """A coordinate as short as it can be written.

    >>> num(3), num(-0.04), num(2.25)
    ('3', '0', '2.2')
    """
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def token(name: str) -> str:
    """The colour with this name in tokens.css."""
    return f"var(--{name})"


def _attributes(stroke: str, width: float, opacity: float, dash: str, cls: str) -> str:
    out = f' stroke="{token(stroke)}" stroke-width="{width:g}"' if stroke else ""
    if opacity < 1:
        out += f' opacity="{opacity:g}"'
    if dash:
        out += f' stroke-dasharray="{dash}"'
    return out + (f' class="{cls}"' if cls else "")


def _fill(fill: str) -> str:
    return token(fill) if fill else "none"


def icon(name: str, cls: str = "i") -> str:
    """A symbol in running text, as HTML; it takes the colour and the size of the text."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="#{name}"/></svg>'


def use(name: str, x: float, y: float, size: float, colour: str = "ink", cls: str = "") -> str:
    """A symbol of the sprite, centred at (x, y)."""
    half = size / 2
    kind = f' class="{cls}"' if cls else ""
    return (
        f'<use href="#{name}" x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}"'
        f' height="{num(size)}" color="{token(colour)}"{kind}/>'
    )


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 12,
    colour: str = "ink",
    anchor: str = "middle",
    weight: int = 600,
    cls: str = "",
) -> str:
    """One line of text with its baseline at y."""
    kind = f' class="{cls}"' if cls else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{token(colour)}"'
        f' text-anchor="{anchor}" font-weight="{weight}"{kind}>{escape(str(words))}</text>'
    )


def squeezed(line: str, most: float) -> str:
    """A line of text that takes just so much room, by narrower letters.

    >>> squeezed("<text>Amphitheatre</text>", 60)
    '<text textLength="60" lengthAdjust="spacingAndGlyphs">Amphitheatre</text>'
    """
    narrow = f'<text textLength="{num(most)}" lengthAdjust="spacingAndGlyphs"'
    return line.replace("<text", narrow, 1)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 6,
    fill: str = "raised",
    stroke: str = "",
    line: float = 1,
    opacity: float = 1,
    dash: str = "",
    cls: str = "",
) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        f' rx="{num(radius)}" fill="{_fill(fill)}"'
        f"{_attributes(stroke, line, opacity, dash, cls)}/>"
    )


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "",
    stroke: str = "",
    line: float = 1,
    opacity: float = 1,
    dash: str = "",
    cls: str = "",
) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{_fill(fill)}"'
        f"{_attributes(stroke, line, opacity, dash, cls)}/>"
    )


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    stroke: str = "",
    line: float = 1,
    opacity: float = 1,
) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{_fill(fill)}"'
        f"{_attributes(stroke, line, opacity, '', '')}/>"
    )


def path(
    data: str,
    fill: str = "",
    stroke: str = "",
    line: float = 1,
    opacity: float = 1,
    dash: str = "",
    cls: str = "",
    cap: str = "",
) -> str:
    """A path. Without a fill it is a line."""
    end = f' stroke-linecap="{cap}"' if cap else ""
    return (
        f'<path d="{data}" fill="{_fill(fill)}"'
        f"{_attributes(stroke, line, opacity, dash, cls)}{end}/>"
    )


def line_through(points: Iterable[Point], closed: bool = False) -> str:
    """The data of a path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("z" if closed else "")


def polygon(
    points: Iterable[Point],
    fill: str = "",
    stroke: str = "",
    line: float = 1,
    opacity: float = 1,
    dash: str = "",
    cls: str = "",
) -> str:
    """A closed shape with straight sides and rounded joins."""
    join = ' stroke-linejoin="round"' if stroke else ""
    return (
        f'<path d="{line_through(points, closed=True)}" fill="{_fill(fill)}"'
        f"{_attributes(stroke, line, opacity, dash, cls)}{join}/>"
    )


def group(body: str, cls: str = "", x: float = 0, y: float = 0, name: str = "") -> str:
    """Several elements as one, moved to (x, y); by its *name* it can be marked."""
    kind = f' class="{cls}"' if cls else ""
    kind += f' data-name="{name}"' if name else ""
    move = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
    return f"<g{kind}{move}>{body}</g>"


def titled(words: str) -> str:
    """The name of an element, for tooltips and screen readers."""
    return f"<title>{escape(words)}</title>"
