"""Akropolis as one drawing: construction site above, cities below; or one panel by itself."""

from __future__ import annotations

from poleis.core.errors import BadPosition
from poleis.core.view import Drawing
from poleis.draw.svg import num, rect, text, use
from poleis.games.akropolis.city import City
from poleis.games.akropolis.city_drawing import (
    city_box,
    city_columns,
    ground,
    last_tile,
    loose_tile,
    tops,
)
from poleis.games.akropolis.state import Akropolis
from poleis.games.akropolis.view import Scene, price
from poleis.locale import Language, get_language

PAD = 16
CITY_WIDTH, CITY_HEIGHT = 460, 420
"""The room for one of several cities."""
SLOT = 112


def picture(known: Akropolis, language: str, names: tuple[str, ...], panel: str = "") -> Drawing:
    """The whole table, or the panel "market" or "city-SEAT"."""
    scene = Scene(known, None, get_language(language), names, ())
    if panel == "market":
        body, width, height = market_row(scene)
        return framed(body, width, height, scene.language("akropolis-market"))
    if panel.startswith("city-") and panel[5:].isdecimal() and int(panel[5:]) < scene.seats:
        seat = int(panel[5:])
        body = captioned_city(scene, seat, 640, 560)
        return framed(body, 640, 560, scene.language("akropolis-city-of", name=scene.name(seat)))
    if panel:
        known_panels = ", ".join(["market", *(f"city-{seat}" for seat in range(scene.seats))])
        raise BadPosition(f"there is no panel {panel!r} (one of {known_panels})")
    return whole_table(scene)


def framed(body: str, width: float, height: float, label: str) -> Drawing:
    """A drawing on the ground of the table, with a margin."""
    wide, high = width + 2 * PAD, height + 2 * PAD
    page = rect(0, 0, wide, high, 0, "ground")
    return Drawing(wide, high, f'{page}<g transform="translate({PAD} {PAD})">{body}</g>', label)


def whole_table(scene: Scene) -> Drawing:
    across = min(scene.seats, 2)
    site, width, top = market_row(scene)
    width = max(width, across * (CITY_WIDTH + PAD) - PAD)
    body = site
    for seat in range(scene.seats):
        x = (seat % across) * (CITY_WIDTH + PAD)
        y = top + PAD + (seat // across) * (CITY_HEIGHT + PAD)
        drawn = captioned_city(scene, seat, CITY_WIDTH, CITY_HEIGHT)
        body += f'<g transform="translate({x} {y})">{drawn}</g>'
    rows = -(-scene.seats // across)
    label = f"{scene.language('akropolis')}. {where(scene)}"
    return framed(body, width, top + rows * (CITY_HEIGHT + PAD), label)


def where(scene: Scene) -> str:
    return scene.language("akropolis-round", n=scene.rounds - scene.stacks, of=scene.rounds)


def market_row(scene: Scene) -> tuple[str, float, float]:
    """The tiles on offer side by side: the drawing, its width and its height."""
    width = float(max(4, len(scene.state.market)) * (SLOT + 8) - 8)
    title = text(0, 14, scene.language("akropolis-market"), 15, "ink", "start", 600, "serif")
    note = text(width, 14, where(scene), 12.5, "ink-2", "end", 500)
    body = ""
    for i, tile in enumerate(scene.state.market):
        face = rect(0, 0, SLOT, SLOT, 10, "surface", "line")
        face += loose_tile(int(tile), SLOT / 2 - 4, SLOT / 2, 22.5, scene.language, pieces=False)
        face += price(i, SLOT, scene.language, SLOT)
        body += f'<g transform="translate({i * (SLOT + 8)} 24)">{face}</g>'
    return title + note + body, width, SLOT + 24


def captioned_city(scene: Scene, seat: int, width: float, height: float) -> str:
    """A city on the cloth with the name, stones and points of its seat above it."""
    city = scene.state.cities[seat]
    shape = f"seat-{seat + 1}"
    stones, points = int(city.stones), int(scene.state.score(seat))
    return (
        f"{rect(0, 0, width, height, 12, 'table', 'line')}{use(shape, 20, 19, 14, shape)}"
        f"{text(34, 24, scene.name(seat), 15, 'ink', 'start', 600, 'serif')}"
        f"{use('stone', width - 74, 19, 15, 'stone-icon')}"
        f"{text(width - 62, 24, stones, 14, 'ink-2', 'start', 600)}"
        f"{text(width - 14, 25, points, 18, 'ink', 'end', 750)}"
        f"{fitted(city, seat, scene.language, 10, 36, width - 20, height - 46)}"
    )


def fitted(
    city: City, seat: int, language: Language, x: float, y: float, width: float, height: float
) -> str:
    """A city as large as fits into a rectangle, but no hex larger than on the table."""
    seen = tops(city, seat)
    left, top, wide, high = city_box(seen, own=False)
    scale = min(width / wide, height / high, 1.0)
    dx = x + (width - wide * scale) / 2 - left * scale
    dy = y + (height - high * scale) / 2 - top * scale
    drawn = ground(city, seen) + city_columns(seen, language, last_tile(city, seen, seat))
    return f'<g transform="translate({num(dx)} {num(dy)}) scale({scale:.4g})">{drawn}</g>'
