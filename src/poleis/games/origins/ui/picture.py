"""Origins as one drawing: sites, pools and tracks above, cities below; or one panel by itself."""

from __future__ import annotations

import re
from collections.abc import Callable

from poleis.core.state import OVER
from poleis.core.view import Drawing, Panel
from poleis.draw.picture import PAD, framed, no_panel, seat_of, still
from poleis.draw.pieces import seat_mark, tower
from poleis.draw.svg import num, rect, text, use
from poleis.games.origins.explain.position_reader import Cell, Die
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_city import (
    SIDE,
    box_of,
    corner_of,
    crossing,
    plain_city,
    seat_face,
)
from poleis.games.origins.ui.draw_pools import (
    DISTRICTS_HIGH,
    POOLS_HIGH,
    WIDE,
    districts_panel,
    pools_panel,
)
from poleis.games.origins.ui.draw_sites import HIGH as SITES_HIGH
from poleis.games.origins.ui.draw_sites import PITCH, sites_panel
from poleis.games.origins.ui.draw_sites import WIDE as SITE_WIDE
from poleis.games.origins.ui.draw_tiles import hue
from poleis.games.origins.ui.draw_tracks import HIGH as TRACKS_HIGH
from poleis.games.origins.ui.draw_tracks import tracks_panel
from poleis.games.origins.ui.view import round_words
from poleis.locale import get_language

SITES_WIDE = 4 * PITCH + SITE_WIDE
CITY_HIGH = 300
COMMON: dict[str, tuple[Callable[[Scene], Panel], float, float]] = {
    "sites": (sites_panel, SITES_WIDE, SITES_HIGH + 2),
    "pools": (pools_panel, WIDE, POOLS_HIGH),
    "tracks": (tracks_panel, WIDE, TRACKS_HIGH),
    "districts": (districts_panel, WIDE, DISTRICTS_HIGH),
}
"""The panels that all share: how each is drawn, and its size."""


def picture(known: Origins, language: str, names: tuple[str, ...], panel: str = "") -> Drawing:
    """The whole table, or the panel "sites", "pools", "tracks", "districts" or "city-SEAT"."""
    scene = Scene(known, None, get_language(language), names)
    if panel in COMMON:
        drawn, width, height, title = common(scene, panel)
        return framed(drawn, width, height, title)
    seat = seat_of(panel, "city", scene.seats)
    if seat is not None:
        label = scene.language("origins-view-city-of", name=scene.name(seat))
        return framed(captioned_city(scene, seat, 640, 520), 640, 520, label)
    if panel == "cover":
        return cover(scene)
    if panel:
        raise no_panel(panel, COMMON, "city", scene.seats)
    return whole_table(scene)


COVER: dict[Cell, str] = {
    (0, 2): "granary", (1, 2): "agora", (2, 2): "statue", (3, 2): "farm",
    (0, 1): "outpost", (1, 1): "palace", (2, 1): "obelisk", (3, 1): "mint",
    (1, 0): "healers", (2, 0): "forest_temple",
}  # fmt: skip
COVER_SEATS: dict[tuple[int, int], Die | None] = {
    (0, 1): Die("yellow", 5),
    (1, 1): None,
    (2, 1): Die("blue", 6),
    (1, 0): None,
}


def cover(scene: Scene) -> Drawing:
    """A city with its seats of power and towers, as a sign for the game."""
    left, top, wide, high = box_of(COVER, 6)
    body = "".join(scene.tile(*corner_of(cell), SIDE, name) for cell, name in COVER.items())
    body += "".join(seat_face(*crossing(cell), die) for cell, die in COVER_SEATS.items())
    for i, (colour, height) in enumerate(zip(scene.edition.colours, (2, 1, 3, 5, 2), strict=True)):
        body += tower(left + wide + 24 + i * 34, top + high - 14, hue(colour), height, 12)
    drawn = f'<g transform="translate({num(-left)} {num(-top)})">{body}</g>'
    return Drawing(wide + 5 * 34 + 16, high, drawn, scene.language("origins"))


def common(scene: Scene, panel: str) -> tuple[str, float, float, str]:
    """The inside of a panel that all share, its width and height, and its title."""
    draw, width, height = COMMON[panel]
    shown = draw(scene)
    inside = re.sub(r"^<svg[^>]*>|</svg>$", "", shown.body)
    return still(inside), width, height, shown.title


def placed(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({num(x)} {num(y)})">{body}</g>'


def whole_table(scene: Scene) -> Drawing:
    """Where the game is, what all share, and every city."""
    say = scene.language
    width = SITES_WIDE + PAD + WIDE
    name = say("origins")
    where = say("origins-view-prompt-over") if scene.actor == OVER else round_words(scene)
    body = text(0, 17, name, 20, "ink", "start", 600, "serif")
    body += text(width, 17, where, 14, "ink-2", "end", 500)
    right = SITES_WIDE + PAD
    top = 40.0
    body += placed(common(scene, "sites")[0], 0, top)
    body += placed(common(scene, "pools")[0], right, top - 4)
    body += placed(common(scene, "tracks")[0], right, top + POOLS_HIGH + PAD)
    body += placed(common(scene, "districts")[0], right, top + POOLS_HIGH + TRACKS_HIGH + 2 * PAD)
    across = 1 if scene.seats == 1 else 2
    wide = (SITES_WIDE - PAD * (across - 1)) / across
    first = top + SITES_HIGH + PAD
    for seat in range(scene.seats):
        x = (seat % across) * (wide + PAD)
        y = first + (seat // across) * (CITY_HIGH + PAD)
        body += placed(captioned_city(scene, seat, wide, CITY_HIGH), x, y)
    rows = -(-scene.seats // across)
    high = max(first + rows * (CITY_HIGH + PAD) - PAD,
               top + POOLS_HIGH + TRACKS_HIGH + DISTRICTS_HIGH + 2 * PAD)  # fmt: skip
    return framed(body, width, high, f"{name}. {where}")


def captioned_city(scene: Scene, seat: int, width: float, height: float) -> str:
    """A city on the cloth: its owner, stock, towers and points above it."""
    table = scene.table
    out = rect(0, 0, width, height, 12, "table", "line") + seat_mark(seat, 20, 19, 14)
    out += text(34, 24, scene.name(seat), 15, "ink", "start", 600, "serif")
    out += text(width - 14, 25, scene.scores[seat], 18, "ink", "end", 700)
    x = 14.0
    for name in RESOURCES:
        out += use(name, x + 7, 44, 14) + text(x + 19, 48.5, table.owned(seat, name), 13, "ink",
                                               "start")  # fmt: skip
        x += 40
    x = width - 14 - 26 * len(scene.edition.colours)
    for colour in scene.edition.colours:
        out += use(f"mark-{colour}", x + 6, 44, 9)
        out += text(x + 14, 48.5, table.height(seat, colour), 13, "ink", "start")
        x += 26
    left, top, wide, high = box_of(table.city(seat), 4)
    scale = min((width - 20) / wide, (height - 68) / high, 1.0)
    dx = 10 + (width - 20 - wide * scale) / 2 - left * scale
    dy = 58 + (height - 68 - high * scale) / 2 - top * scale
    city = still(plain_city(scene, seat))
    return f'{out}<g transform="translate({num(dx)} {num(dy)}) scale({scale:.4g})">{city}</g>'
