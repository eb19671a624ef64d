"""Akropolis as one drawing: construction site above, cities below; or one panel by itself."""

from __future__ import annotations

import math

from poleis.core.state import OVER
from poleis.core.view import Drawing
from poleis.draw.picture import PAD, framed, no_panel, seat_of
from poleis.draw.pieces import seat_mark, stone
from poleis.draw.svg import group, num, rect, text, use
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.ui.context import Scene
from poleis.games.akropolis.ui.draw_city import (
    city_box,
    city_columns,
    ground,
    last_tile,
    tops,
)
from poleis.games.akropolis.ui.draw_tile import loose_tile
from poleis.games.akropolis.ui.view import price, round_words
from poleis.locale import Language, get_language

CITY_WIDTH, LEAST_HEIGHT, MOST_HEIGHT = 460, 240, 420
"""The room for one of several cities."""
CAPTION = 36
SLOT = 112


def picture(known: Akropolis, language: str, names: tuple[str, ...], panel: str = "") -> Drawing:
    """The whole table, or the panel "market" or "city-SEAT"."""
    scene = Scene(known, None, get_language(language), names, ())
    if panel == "market":
        body, width, height = market_row(scene)
        return framed(body, width, height, scene.language("akropolis-view-market"))
    seat = seat_of(panel, "city", scene.seats)
    if seat is not None:
        body = captioned_city(scene, seat, 640, 560)
        return framed(
            body, 640, 560, scene.language("akropolis-view-city-of", name=scene.name(seat))
        )
    if panel:
        raise no_panel(panel, ("market",), "city", scene.seats)
    return whole_table(scene)


def whole_table(scene: Scene) -> Drawing:
    """A line that says where the game is, the construction site, and every city."""
    width = 2 * CITY_WIDTH + PAD
    name = scene.language("akropolis")
    body = text(0, 17, name, 20, "ink", "start", 600, "serif")
    body += text(width, 17, where(scene), 14, "ink-2", "end", 500)
    top: float = 34
    if scene.actor != OVER:  # the tile that is left then is never played (AKR-5.4)
        site, _, row = market_row(scene)
        body += f'<g transform="translate(0 {num(top)})">{site}</g>'
        top += row + PAD
    high = max(height_needed(city, CITY_WIDTH) for city in scene.state.cities)
    areas = [captioned_city(scene, seat, CITY_WIDTH, high) for seat in range(scene.seats)]
    if scene.state.difficulty:
        areas.append(captioned_collection(scene, CITY_WIDTH, high))
    for i, drawn in enumerate(areas):
        x = (i % 2) * (CITY_WIDTH + PAD)
        y = top + (i // 2) * (high + PAD)
        body += f'<g transform="translate({x} {num(y)})">{drawn}</g>'
    height = top + -(-len(areas) // 2) * (high + PAD) - PAD
    return framed(body, width, height, f"{name}. {where(scene)}")


def where(scene: Scene) -> str:
    """How far the game has come."""
    if scene.actor == OVER:
        return scene.language("akropolis-view-prompt-over")
    return round_words(scene)


def market_row(scene: Scene) -> tuple[str, float, float]:
    """The tiles on offer side by side, and the one in hand: the drawing, its width and height."""
    slots = []
    for i, tile in enumerate(scene.state.market):
        face = rect(0, 0, SLOT, SLOT, 10, "surface", "line")
        face += loose_tile(
            scene.tiles, int(tile), SLOT / 2 - 4, SLOT / 2, 22.5, scene.language, pieces=False
        )
        slots.append(face + group(price(i, scene.language), x=SLOT, y=SLOT))
    if scene.state.held != NOTHING:
        tile, seat = int(scene.state.held), int(scene.state.turn)
        face = rect(0, 0, SLOT, SLOT, 10, "surface", f"seat-{seat + 1}", 3)
        face += loose_tile(
            scene.tiles, tile, SLOT / 2 - 4, SLOT / 2, 22.5, scene.language, pieces=False
        )
        slots.append(face + seat_mark(seat, SLOT - 16, SLOT - 16, 16))
    body = "".join(
        f'<g transform="translate({i * (SLOT + 8)} 0)">{face}</g>' for i, face in enumerate(slots)
    )
    return body, len(slots) * (SLOT + 8) - 8.0, SLOT


def caption(symbol: str, colour: str, name: str, stones: int, points: int, width: float) -> str:
    """Who, how many stones, how many points: one line above a drawing."""
    return (
        f"{use(symbol, 20, 19, 14, colour)}{text(34, 24, name, 15, 'ink', 'start', 600, 'serif')}"
        f"{stone(width - 78, 19, 15)}{text(width - 66, 24, stones, 14, 'ink-2', 'start')}"
        f"{text(width - 14, 25, points, 18, 'ink', 'end', 700)}"
    )


def captioned_city(scene: Scene, seat: int, width: float, height: float) -> str:
    """A city on the cloth with its owner's name, stones and points above it."""
    city, shape = scene.state.cities[seat], f"seat-{seat + 1}"
    points = int(scene.state.score(seat))
    return (
        rect(0, 0, width, height, 12, "table", "line")
        + caption(shape, shape, scene.name(seat), int(city.stones), points, width)
        + fitted(city, seat, scene.language, 10, CAPTION, width - 20, height - CAPTION - 10)
    )


def captioned_collection(scene: Scene, width: float, height: float) -> str:
    """The architect's tiles side by side on the cloth."""
    state = scene.state
    name, points = scene.name(scene.seats), int(state.architect_score())
    out = rect(0, 0, width, height, 12, "table", "line")
    out += caption("architect", "ink", name, int(state.stones), points, width)
    tiles = [int(tile) for tile in state.collection]
    across = 6 if len(tiles) <= 24 else 8
    pitch = (width - 20) / across
    for i, tile in enumerate(tiles):
        x, y = 10 + pitch * (i % across + 0.5), 40 + pitch * (i // across + 0.5)
        out += loose_tile(scene.tiles, tile, x, y, pitch * 0.25, scene.language, pieces=False)
    return out


def height_needed(city: City, width: float) -> float:
    """How high the room for a city must be if it is this wide."""
    _, _, wide, high = city_box(tops(city, 0), own=False)
    scale = min((width - 20) / wide, 1.0)
    return min(max(math.ceil(high * scale) + CAPTION + 10, LEAST_HEIGHT), MOST_HEIGHT)


def fitted(
    city: City, seat: int, language: Language, x: float, y: float, width: float, height: float
) -> str:
    """A city as large as fits into a rectangle, but no hex larger than on the table."""
    seen = tops(city, seat)
    left, top, wide, high = city_box(seen, own=False)
    scale = min(width / wide, height / high, 1.0)
    dx = x + (width - wide * scale) / 2 - left * scale
    dy = y + (height - high * scale) / 2 - top * scale
    drawn = ground(city, seen) + city_columns(
        seen, language, last_tile(city, seen, seat), pieces=False
    )
    return f'<g transform="translate({num(dx)} {num(dy)}) scale({scale:.4g})">{drawn}</g>'
