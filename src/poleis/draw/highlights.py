"""Highlights of drawn things: rings that stay hidden until the thing has their state.

A thing that an action can refer to is an element with `data-ref`; its rings are its children, of
class `ring-lit`, `ring-chosen`, `ring-refused`, `ring-hint` or `ring-new`. `pieces.css` shows the
one that `data-state` names. What dims is the child of class `face`. Every ring lies on a halo,
and has a mark besides its colour. A thing that is smaller than a fingertip on a phone has a
`reach` around it, which nobody sees and which is there only while the thing can be chosen.
"""

from __future__ import annotations

import functools
from html import escape

from poleis.draw.hexes import SIDE, hexagon
from poleis.draw.svg import circle, path, rect, titled, use

__all__ = [
    "bulb",
    "corner",
    "cross",
    "described",
    "fitted_rings",
    "hex_ring_symbols",
    "hex_rings",
    "last_move",
    "reach",
    "rings",
    "thing",
    "tick",
]


def thing(
    ref: str,
    id_: str,
    words: str,
    face: str,
    rings: str,
    cls: str = "",
    help: str = "",
    reach: str = "",
) -> str:
    """A thing that an action can refer to: its face and its rings.

    *help* is its tooltip.
    *reach* (see `reach`) lies below it: what is drawn on the thing answers first.
    """
    kind = f' class="{cls}"' if cls else ""
    more = f' aria-description="{escape(help, quote=True)}"' if help else ""
    return (
        f'<g id="{id_}" data-ref="{ref}"{kind} aria-label="{escape(words, quote=True)}"{more}>'
        f"{titled(words)}{reach}"
        f'<g class="face">{face}</g>{rings}</g>'
    )


def reach(x: float, y: float, width: float, height: float, cls: str = "reach") -> str:
    """Where a finger finds a thing that is smaller: 44 px on a phone, as far as neighbours let."""
    return rect(x, y, width, height, 0, "", cls=cls)


def described(words: str, help: str, body: str, cls: str = "", name: str = "") -> str:
    """A drawing with a tooltip, to which no action refers; by its *name* it can be marked."""
    kind = f' class="{cls}"' if cls else ""
    kind += f' data-name="{name}"' if name else ""
    label, more = escape(words, quote=True), escape(help, quote=True)
    return f'<g role="img"{kind} aria-label="{label}" aria-description="{more}">{body}</g>'


def tick(x: float, y: float, size: float = 18) -> str:
    """The mark of a chosen thing."""
    mark = use("ui-check", x, y, size * 0.62, "lit-halo")
    return circle(x, y, size / 2, "chosen", "lit-halo", 2) + mark


def cross(x: float, y: float, size: float = 24) -> str:
    """The mark of a refused thing."""
    mark = use("ui-close", x, y, size * 0.6, "lit-halo")
    return circle(x, y, size / 2, "warn", "lit-halo", 2) + mark


def bulb(x: float, y: float, size: float = 20) -> str:
    """The mark of a hint."""
    mark = use("ui-hint", x, y, size * 0.66, "last")
    return circle(x, y, size / 2, "raised", "last", 2) + mark


@functools.lru_cache(maxsize=4096)
def rings(x: float, y: float, width: float, height: float, radius: float = 8) -> str:
    """The rings round a thing as large as this rectangle."""

    def ring(cls: str, grow: float = 0) -> str:
        return rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, radius + grow, "",
                    cls=cls)  # fmt: skip

    halo, right = ring("ring-halo"), x + width
    return (
        f'<g class="ring-lit">{halo}{ring("ring live")}</g>'
        f'<g class="ring-chosen">{halo}{ring("chosen-ring")}{tick(right, y)}</g>'
        f'<g class="ring-refused">{halo}{ring("refused-ring")}{cross(right, y)}</g>'
        f'<g class="ring-hint">{halo}{ring("hint-ring")}{ring("hint-ring", 5)}{bulb(right, y)}</g>'
        f'<g class="ring-new">{ring("hint-ring")}</g>'
    )


def corner(body: str, x: str = "100%", y: str = "0") -> str:
    """Something in a corner of a drawing that has no size of its own, around that corner."""
    return f'<svg x="{x}" y="{y}" overflow="visible">{body}</svg>'


def fitted_rings(radius: float = 10) -> str:
    """The rings of a thing that is as large as its drawing, whatever size that has."""

    def ring(cls: str) -> str:
        return f'<rect width="100%" height="100%" rx="{radius:g}" class="{cls}"/>'

    halo = ring("ring-halo")
    inner = f'<rect class="hint-ring inner" width="100%" height="100%" rx="{radius - 4:g}"/>'
    return (
        f'<g class="ring-lit">{halo}{ring("ring live")}</g>'
        f'<g class="ring-chosen">{halo}{ring("chosen-ring")}{corner(tick(-2, 2))}</g>'
        f'<g class="ring-refused">{halo}{ring("refused-ring")}{corner(cross(-2, 2))}</g>'
        f'<g class="ring-hint">{halo}{ring("hint-ring")}{inner}{corner(bulb(-2, 2))}</g>'
        f'<g class="ring-new">{ring("hint-ring")}</g>'
    )


def last_move(data: str, seat: int, line: float = 4) -> str:
    """The outline of what a seat did last: its colour with light dots."""
    return (
        f'<g class="last"><path d="{data}" class="last-ring" stroke="var(--seat-{seat + 1})"'
        f' stroke-width="{line:g}"/><path d="{data}" class="last-dots"/></g>'
    )


def hex_ring_symbols(side: float = SIDE) -> str:
    """The rings of a hex, to be defined once in a drawing and used by `hex_rings`."""
    inner = side * 0.88
    halo = path(hexagon(inner), cls="ring-halo")
    dot = circle(side * 0.5, side * 0.42, side * 0.15, "lit", "lit-halo", 1.5)
    hint = path(hexagon(inner - 5), cls="hint-ring")
    return (
        f'<g id="hex-lit">{halo}{path(hexagon(inner), cls="ring live")}{dot}</g>'
        f'<g id="hex-chosen">{halo}{path(hexagon(inner), cls="chosen-ring")}'
        f"{tick(side * 0.5, -side * 0.62)}</g>"
        f'<g id="hex-refused">{halo}{path(hexagon(inner), cls="refused-ring")}'
        f"{cross(0, 0, side * 0.68)}</g>"
        f'<g id="hex-hint">{halo}{path(hexagon(inner), cls="hint-ring")}{hint}'
        f"{bulb(side * 0.5, -side * 0.62)}</g>"
        f'<g id="hex-plot">{path(hexagon(side * 0.66), "lit-soft", "lit", 1.5, 0.85, "4 3")}'
        f"{circle(0, 0, side * 0.13, 'lit')}</g>"
        f'<g id="hex-dot">{circle(0, 0, side * 0.2, "lit-soft")}'
        f"{circle(0, 0, side * 0.1, 'lit')}</g>"
    )


def hex_rings(lift: str, lit: str = "hex-lit") -> str:
    """The rings of one hex whose top is at y *lift*; *lit* names the look of a legal one."""
    at = f' y="{lift}"' if lift != "0" else ""
    return (
        f'<use class="ring-lit" href="#{lit}"{at}/>'
        f'<use class="ring-chosen" href="#hex-chosen"{at}/>'
        f'<use class="ring-refused" href="#hex-refused"{at}/>'
        f'<use class="ring-hint" href="#hex-hint"{at}/>'
    )
