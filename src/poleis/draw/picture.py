"""Pictures that stand alone: an SVG file with its colours and symbols, or a PNG."""

from __future__ import annotations

from html import escape

from poleis.core.errors import PoleisError
from poleis.core.view import Drawing
from poleis.draw.svg import num
from poleis.draw.theme import Theme, resolve, symbols_used, tokens

_RULES = (
    ".poleis text{{font-family:{sans};font-variant-numeric:lining-nums tabular-nums}}"
    ".poleis .serif{{font-family:{serif}}}.poleis .last-ring{{fill:none;stroke-linejoin:round}}"
    ".poleis .last-dots{{fill:none;stroke:{seat_on};stroke-width:1.8;stroke-dasharray:.1 5;"
    "stroke-linecap:round}}"
)


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
