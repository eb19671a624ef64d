"""The icons of an installed site, drawn from the favicon: `python -m poleis.web.site.icons`.

They lie in `web/static`, so that nothing has to be drawn when a site is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from poleis.web.pages.rendering import FOLDER
from poleis.web.site.manifest import ICONS, MASKABLE

FAVICON: Final = FOLDER / "static" / "favicon.svg"
GROUND: Final = "#125b73"
"""The colour of the favicon's hexagon, which fills a maskable icon."""


def maskable(svg: str) -> str:
    """The drawing on a full ground, small enough for any shape that a system cuts out."""
    drawn = svg.partition(">")[2].rpartition("</svg>")[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path fill="{GROUND}" d="M0 0h24v24H0z"/>'
        f'<g transform="translate(3.6 3.6) scale(.7)">{drawn}</g></svg>'
    )


def draw() -> dict[str, bytes]:
    """Every icon, as a PNG, by its file."""
    from resvg_py import svg_to_bytes

    plain = FAVICON.read_text(encoding="utf-8")
    found = {}
    for name, size, use in (*ICONS, MASKABLE):
        svg = maskable(plain) if use == "maskable" else plain
        found[name] = bytes(svg_to_bytes(svg_string=svg, width=size, height=size))
    return found


def write(folder: Path) -> None:
    """Write the icons into a folder."""
    for name, drawn in draw().items():
        (folder / name).write_bytes(drawn)


if __name__ == "__main__":
    write(FOLDER / "static")
