"""Pictures that stand alone: an SVG file with its colours and symbols, or a PNG."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any
from xml.etree import ElementTree

from poleis.core.errors import BadPosition, PoleisError
from poleis.core.state import State
from poleis.core.view import Drawing
from poleis.draw.svg import num, rect
from poleis.draw.theme import Theme, resolve, symbols_used, tokens
from poleis.locale import get_language

__all__ = ["PAD", "framed", "no_panel", "png", "seat_of", "standalone", "still", "table_svg"]

_RULES = (
    ".poleis text{{font-family:{sans};font-variant-numeric:lining-nums tabular-nums}}"
    ".poleis .serif{{font-family:{serif}}}.poleis .last-ring{{fill:none;stroke-linejoin:round}}"
    ".poleis .last-dots{{fill:none;stroke:{seat_on};stroke-width:1.8;stroke-dasharray:.1 5;"
    "stroke-linecap:round}}"
)


_HIDDEN = {"ring-lit", "ring-chosen", "ring-refused", "ring-hint", "ring-new", "hand", "reach"}
"""Classes of what a page hides, or shows only on a phone."""
_TOUCHED = ("id", "data-ref", "data-name", "role", "aria-")

PAD = 16
"""The margin around a drawing that stands alone."""


def framed(body: str, width: float, height: float, label: str) -> Drawing:
    """A drawing on the ground of the table, with a margin."""
    wide, high = width + 2 * PAD, height + 2 * PAD
    page = rect(0, 0, wide, high, 0, "ground")
    return Drawing(wide, high, f'{page}<g transform="translate({PAD} {PAD})">{body}</g>', label)


def still(drawn: str) -> str:
    """A drawing without what only a page needs: the rings of states, what is drawn otherwise on a
    phone, ids, and tooltips."""
    root = ElementTree.fromstring(f"<g>{drawn}</g>")
    for parent in list(root.iter()):
        for child in list(parent):
            if _HIDDEN & set(child.get("class", "").split()):
                parent.remove(child)
    for element in root.iter():
        for name in [name for name in element.attrib if name.startswith(_TOUCHED)]:
            del element.attrib[name]
    return ElementTree.tostring(root, encoding="unicode")


def seat_of(panel: str, area: str, seats: int) -> int | None:
    """Whose area a panel is ("city-1" of the areas "city"), None if it is not one of them."""
    name, _, seat = panel.rpartition("-")
    if name == area and seat.isdecimal() and int(seat) < seats:
        return int(seat)
    return None


def no_panel(panel: str, common: Iterable[str], area: str, seats: int) -> BadPosition:
    """The error that says which panels there are: *common* ones, and an area for each seat."""
    known = ", ".join([*common, *(f"{area}-{seat}" for seat in range(seats))])
    return BadPosition(f"there is no panel {panel!r} (one of {known})")


def standalone(drawing: Drawing, theme: Theme | None = None) -> str:
    """The drawing as an SVG file. Without a theme it follows the reader's preference.

    Only the tokens and symbols that the drawing uses are in it, and its style reaches nothing
    else on a page that takes it in, such as a notebook.
    """
    symbols = symbols_used(drawing.body)
    body = f"{symbols}{drawing.body}"
    if theme:
        body = resolve(body, tokens(theme))
        style = ""
    else:
        style = _both_themes(body)
    light = tokens(theme or "light")
    rules = _RULES.format(sans=light["sans"], serif=light["serif"],
                          seat_on=light["seat-on"] if theme else "var(--seat-on)")  # fmt: skip
    width, height = num(drawing.width), num(drawing.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="poleis" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" aria-label="{escape(drawing.label)}">'
        f"<title>{escape(drawing.label)}</title><style>{style}{escape(rules, quote=False)}</style>"
        f"{body}</svg>\n"
    )


def table_svg(picture: Callable[[Any, str, tuple[str, ...]], Drawing], state: State) -> str:
    """The whole table as an SVG file in English, as a notebook shows it beside its cell."""
    say = get_language("en")
    names = tuple(say("seat-player", number=seat + 1) for seat in range(int(state.seats())))
    return standalone(picture(state, "en", names))


def _both_themes(body: str) -> str:
    """The tokens used, light at first and dark where the reader prefers it."""
    light, dark = tokens("light"), tokens("dark")
    names = [name for name in light if f"var(--{name})" in body or name == "seat-on"]
    first = "".join(f"--{name}:{light[name]};" for name in names)
    other = "".join(f"--{name}:{dark[name]};" for name in names if dark[name] != light[name])
    return f".poleis{{{first}}}@media (prefers-color-scheme:dark){{.poleis{{{other}}}}}"


def png(drawing: Drawing, theme: Theme = "light", scale: float = 2) -> bytes:
    """The drawing as a PNG, *scale* pixels for one of the drawing; needs the extra `png`."""
    try:
        import resvg_py
    except ImportError:
        raise PoleisError(
            "PNG pictures need a renderer: pip install 'poleis[png]' (or choose --out x.svg)"
        ) from None
    text = standalone(drawing, theme)
    size = round(drawing.width * scale), round(drawing.height * scale)
    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=size[0], height=size[1]))
