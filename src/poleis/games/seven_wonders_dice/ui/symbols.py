"""What a page has once: the faces of spaces, the strokes that cross them, their rings, coins.

Boards are drawn with `<use>`, so that a turn in which everybody crosses something stays small on
its way to everybody.
"""

from __future__ import annotations

import functools
import re

from poleis.draw.highlights import rings
from poleis.draw.pieces import Hue, coin, crossing
from poleis.draw.svg import num
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards
from poleis.games.seven_wonders_dice.ui.draw_space import (
    DIE,
    HUES,
    bonus_face,
    bonus_stroke,
    space_face,
)


def face_id(city: str, thing: str) -> str:
    """The id of the face of a space; Wonder and University differ by city."""
    return f"face-{city}-{thing}" if thing.startswith(("wo_", "un_")) else f"face-{thing}"


def hue_of_thing(printed: PrintedBoards, thing: str) -> Hue:
    return "orange" if thing in printed.bonuses else HUES[printed.space(thing).building]


def stroke_id(printed: PrintedBoards, thing: str, width: float, height: float) -> str:
    return f"stroke-{hue_of_thing(printed, thing)}-{width:g}x{height:g}"


def bare_face(printed: PrintedBoards, city: str, thing: str, width: float, height: float) -> str:
    """A space that is not crossed, from its upper left corner."""
    if thing in printed.bonuses:
        return bonus_face(printed.bonus_effect(thing), width)
    return space_face(printed.spaces(city)[thing], width, height)


def stroke_of(printed: PrintedBoards, thing: str, width: float, height: float) -> str:
    """What crosses a space off."""
    if thing in printed.bonuses:
        return bonus_stroke(width)
    return crossing(0, 0, width, height, hue_of_thing(printed, thing))


def size_of(printed: PrintedBoards, thing: str) -> tuple[float, float]:
    """How large a space is drawn."""
    if thing in printed.bonuses:
        return 52, 52
    building = printed.space(thing).building
    if building.startswith("barracks"):
        return 41, 46
    return {"wonder": 50, "guild_court": 50, "gallery": 45}.get(building, 42), 48


@functools.lru_cache(maxsize=256)
def shared_signs(printed: PrintedBoards, cities: tuple[str, ...]) -> str:
    """The faces of all spaces of some cities, strokes, rings and coins; for a page, once."""
    faces, strokes = {}, {}
    for city in cities:
        for one in (*printed.spaces(city), *printed.bonuses):
            width, height = size_of(printed, one)
            faces[face_id(city, one)] = bare_face(printed, city, one, width, height)
            stroke = stroke_id(printed, one, width, height)
            strokes[stroke] = stroke_of(printed, one, width, height)
    coins = {"coin-held": coin(0, 0, 9.5), "coin-room": coin(0, 0, 9.5, spent=True)}
    all_signs = {**faces, **strokes, **coins}
    drawn = "".join(f'<g id="{name}">{body}</g>' for name, body in all_signs.items())
    return f'<svg class="sprite" aria-hidden="true"><defs>{drawn}{ring_symbols()}</defs></svg>'


SIZES = {"50x48": (50, 48), "45x48": (45, 48), "42x48": (42, 48), "41x46": (41, 46),
         "52x52": (52, 52)}  # fmt: skip
"""The sizes of spaces."""
RINGS = ("lit", "chosen", "refused", "hint", "new")


@functools.cache
def ring_symbols() -> str:
    """The rings of every size and of dice."""
    out = ""
    for name, (width, height) in SIZES.items():
        drawn = (rings(-3, -3, width + 6, height + 6, 28) if name == "52x52"
                 else rings(-3, -7, width + 6, height + 10, 8))  # fmt: skip
        for state, body in zip(RINGS, ring_bodies(drawn), strict=True):
            out += f'<g id="ring-{state}-{name}">{body}</g>'
    for state, body in zip(RINGS, ring_bodies(rings(-4, -4, DIE + 8, DIE + 12, 12)), strict=True):
        out += f'<g id="ring-{state}-die">{body}</g>'
    return out


def ring_bodies(drawn: str) -> list[str]:
    """What is inside each of the groups that `rings` draws."""
    parts = re.split(r'<g class="ring-\w+">', drawn)[1:]
    return [part.removesuffix("</g>") for part in parts]


def shared_rings(size: str, x: float, y: float) -> str:
    """The rings of a space with its upper left corner at (x, y)."""
    at = f'x="{num(x)}" y="{num(y)}"'
    return "".join(
        f'<use class="ring-{state}" href="#ring-{state}-{size}" {at}/>' for state in RINGS
    )
