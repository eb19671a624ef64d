"""The city of a seat: octagons on a square grid, the seats of power between them, the plots."""

from __future__ import annotations

import functools
from collections.abc import Collection
from html import escape

from poleis.draw.highlights import described, last_move, thing
from poleis.draw.pieces import octagon, pill
from poleis.draw.svg import line_through, num, polygon, titled, use
from poleis.games.origins.explain.position_reader import Cell, Die
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_tiles import (
    citizen,
    diamond,
    diamond_rings,
    octagon_rings,
)

CELL = 61
SIDE = 58
SEAT = 16
"""Half the width of a seat of power."""


def corner_of(cell: Cell) -> tuple[float, float]:
    """The upper left corner of a tile; y grows upwards in the rules, downwards on the screen."""
    return cell[0] * CELL + (CELL - SIDE) / 2, -cell[1] * CELL + (CELL - SIDE) / 2


def crossing(cell: Cell) -> tuple[float, float]:
    """The seat of power of a district, named by its lower left cell."""
    return (cell[0] + 1) * CELL, -cell[1] * CELL


def box_of(
    city: Collection[Cell], margin: float, least: tuple[int, int] = (0, 0)
) -> tuple[float, float, float, float]:
    """Left, top, width and height of a city with this much ground around it, in the middle of
    at least so many cells."""
    xs, ys = [x for x, _ in city], [y for _, y in city]
    wide = (max(xs) - min(xs) + 1) * CELL + 2 * margin
    high = (max(ys) - min(ys) + 1) * CELL + 2 * margin
    middle = (min(xs) + max(xs) + 1) * CELL / 2, (1 - min(ys) - max(ys)) * CELL / 2
    wide, high = max(wide, least[0] * CELL), max(high, least[1] * CELL)
    return middle[0] - wide / 2, middle[1] - high / 2, wide, high


def tile_label(scene: Scene, cell: Cell, name: str) -> str:
    x, y = cell
    return scene.language("origins-view-cell", name=scene.building(name), x=x, y=y)


def own_city(scene: Scene, seat: int) -> str:
    """The viewer's city: tiles and seats can be touched, and plots where a tile may go."""
    table, say = scene.table, scene.language
    city = table.city(seat)
    places = sorted(
        deed.cell for deed in scene.legal
        if deed.kind == "place" and deed.cell and deed.cell not in city
    )  # fmt: skip
    out = ""
    for cell in places:
        x, y = corner_of(cell)
        label = say("origins-view-plot", x=cell[0], y=cell[1])
        rings = octagon_rings(x + 3, y + 3, SIDE - 6, dot=True)
        out += thing(f"cell:{cell[0]},{cell[1]}", f"cell-{cell[0]}_{cell[1]}", label,
                     plot_face(x, y), rings, "plot")  # fmt: skip
    for cell, name in city.items():
        x, y = corner_of(cell)
        help_ = scene.about(name)
        out += thing(f"cell:{cell[0]},{cell[1]}", f"cell-{cell[0]}_{cell[1]}",
                     tile_label(scene, cell, name), scene.tile(x, y, SIDE, name),
                     octagon_rings(x - 1, y - 1, SIDE + 2), help=help_)  # fmt: skip
    out += last_outline(scene, seat)
    for cell, die in table.districts(seat).items():
        out += own_seat(scene, seat, cell, die)
    title = say("origins-view-your-city")
    return board(box_of([*city, *places], 12, (5, 4)), out, title)


@functools.lru_cache(maxsize=1024)
def plot_face(x: float, y: float) -> str:
    shape = polygon(octagon(x + 4, y + 4, SIDE - 8), "", "line-strong", 1, 0.55, "3 4")
    return shape.replace("<path", '<path pointer-events="all"')


def own_seat(scene: Scene, seat: int, cell: Cell, die: Die | None) -> str:
    """A seat of power, with what the best fitting card would score (ORI-13.3)."""
    say = scene.language
    x, y = crossing(cell)
    face = seat_face(x, y, die)
    if die is not None:
        label = say("origins-view-seat-closed", die=scene.die(die), x=cell[0], y=cell[1])
        return described(label, say("origins-about-seat"), titled(label) + face)
    matching = scene.matching(seat, cell)
    label = say("origins-view-seat-open", x=cell[0], y=cell[1])
    lines = []
    if matching:
        best = max(scene.card_points(seat, slot) for slot in matching)
        face += pill(x, y + SEAT + 4, f"+{best}", "accent", "accent-ink", 11, 15, 26)
        lines = [card_line(scene, seat, slot) for slot in matching]
    return thing(
        f"district:{cell[0]},{cell[1]}", f"district-{cell[0]}_{cell[1]}", label, face,
        diamond_rings(x, y, SEAT + 3),
        help="\n".join([*(lines or [say("origins-view-no-card")]), say("origins-about-seat")]),
    )  # fmt: skip


def card_line(scene: Scene, seat: int, slot: int) -> str:
    """What a district card gives, in words."""
    gold = scene.table.card_gold()[slot]
    return scene.language("origins-view-card-gives", card=slot + 1,
                          points=scene.card_points(seat, slot), gold=gold)  # fmt: skip


@functools.lru_cache(maxsize=1024)
def seat_face(x: float, y: float, die: Die | None) -> str:
    if die is None:
        plate = polygon(diamond(x, y, SEAT), "raised", "line-strong", 1.2)
        return plate + use("seat", x, y, 16, "ink-3")
    plate = polygon(diamond(x, y, SEAT + 1), "raised", "line-strong", 1.2)
    return plate + citizen(x - 10, y - 11, 20, die)


def last_outline(scene: Scene, seat: int) -> str:
    """Outlines of the tiles that a seat laid last, and of the district that it closed."""
    out = ""
    for who, deed in scene.last_deeds:
        if who != seat or deed.cell is None:
            continue
        if deed.kind == "place" and deed.cell in scene.table.city(seat):
            x, y = corner_of(deed.cell)
            out += last_move(line_through(octagon(x + 1, y + 1, SIDE - 2), True), seat)
        elif deed.kind == "close":
            x, y = crossing(deed.cell)
            out += last_move(line_through(octagon(x - CELL, y - CELL, 2 * CELL), True), seat)
    return out


def plain_city(scene: Scene, seat: int) -> str:
    """A city to look at: its tiles and seats, without anything to touch."""
    out = ""
    for cell, name in scene.table.city(seat).items():
        x, y = corner_of(cell)
        label = scene.building(name)
        out += f'<g role="img" aria-label="{escape(label)}"'
        help_ = scene.about(name)
        out += f' aria-description="{escape(help_)}">' if help_ else ">"
        out += f"{scene.tile(x, y, SIDE, name)}</g>"
    out += last_outline(scene, seat)
    for cell, die in scene.table.districts(seat).items():
        name = scene.language("origins-sign-seat") if die is None else scene.die(die)
        face = seat_face(*crossing(cell), die)
        out += described(name, scene.language("origins-about-seat"), face)
    return out


def other_city(scene: Scene, seat: int) -> str:
    """Another seat's city at a glance."""
    say = scene.language
    label = say("origins-view-city-of", name=scene.name(seat))
    drawn = board(box_of(scene.table.city(seat), 10), plain_city(scene, seat), label)
    return f'<div class="glance">{drawn}</div>'


def board(box: tuple[float, float, float, float], body: str, label: str) -> str:
    view = " ".join(num(side) for side in box)
    return (
        f'<svg class="board" viewBox="{view}" role="group" aria-label="{escape(label)}">'
        f'{body}<g class="overlay"></g></svg>'
    )


def ghost_tile(scene: Scene, cell: Cell, name: str) -> str:
    """A tile where it would lie."""
    x, y = corner_of(cell)
    shape = octagon(x - 1, y - 1, SIDE + 2)
    return (
        f'<g class="ghost">{scene.tile(x, y, SIDE, name)}</g>'
        f"{polygon(shape, cls='ring-halo')}{polygon(shape, cls='ghost-ring')}"
    )


def ghost_seat(cell: Cell, die: Die, fired: list[Cell]) -> str:
    """A die where it would lie, the district around it, and the buildings that it calls."""
    x, y = crossing(cell)
    around = octagon(x - CELL, y - CELL, 2 * CELL)
    out = polygon(around, cls="ring-halo") + polygon(around, cls="ghost-ring")
    for one in fired:
        a, b = corner_of(one)
        shape = octagon(a + 3, b + 3, SIDE - 6)
        out += polygon(shape, cls="ring-halo") + polygon(shape, cls="hint-ring")
    return f'<g class="ghost">{out}{seat_face(x, y, die)}</g>'
