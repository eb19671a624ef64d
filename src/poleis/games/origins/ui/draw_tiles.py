"""Tiles, dice and people of Origins: how each looks, whoever owns it."""

from __future__ import annotations

import functools
import re
from typing import cast

from poleis.draw import pieces
from poleis.draw.highlights import bulb, cross, reach, tick
from poleis.draw.pieces import Hue, Part
from poleis.draw.svg import Point, circle, ellipse, num, polygon, rect, text, use
from poleis.games.origins.explain.position_reader import Die

GLYPHS = {
    "workshop": "any", "mint": "gold", "granary": "food", "quarry": "quarry", "harbor": "sailing",
    "market": "markets", "outpost": "military", "armory": "shield", "riding_grounds": "horse",
    "veterans": "conquest", "stronghold": "barracks", "hippodrome": "wheel", "forum": "speaker",
    "court": "scales", "construction_site": "construction", "estate": "houses",
    "stone_circle": "stone-circle", "castle": "palace", "statue": "gallery", "obelisk": "obelisk",
    "forest_temple": "forest", "mountain_temple": "mountain", "sea_temple": "sea",
    "sacred_site": "laurel", "main_gate": "engineering", "fountain": "fountain",
    "healers": "caduceus", "astronomer": "observatory", "mage_tower": "mage",
    "art_workshop": "mask", "agora": "agora", "palace": "palace", "farm": "farm",
}  # fmt: skip
"""Buildings with a symbol of their own."""
ANY_BUILDING = "agora"
"""The symbol of the others; the action that buys a building shows it too."""

ACTION_PARTS: dict[str, tuple[Part, ...]] = {
    "gain_3_stone": (("3", 14), ("stone", 22)),
    "military_and_attack": (("+1", 22), ("military", 24), ("/", 12), ("attack", 22)),
    "gain_3_food": (("3", 14), ("food", 22)),
    "buy_building": (("agora", 24),),
    "gain_3_wisdom": (("3", 14), ("wisdom", 24)),
    "temple_and_zodiac": (("−1", 20), ("stone", 22), ("→", 18), ("+2", 22), ("temples", 24)),
    "gain_basic_and_gold": (("1", 12), ("any", 24), ("+1", 22), ("gold", 22)),
    "take_citizen": (("base", 26),),
    "gain_one_of_each_basic": (("stone", 26), ("food", 26), ("wisdom", 26)),
    "food_for_training_or_march": (("−1", 20), ("food", 22), ("→", 18), ("population", 26)),
}  # fmt: skip
"""What each main action gives, in symbols."""
NARROW_PARTS: dict[str, tuple[Part, ...]] = {
    "military_and_attack": (("+1", 19), ("military", 18), ("/", 9), ("attack", 17)),
    "temple_and_zodiac": (("+2", 20), ("temples", 21)),
    "gain_basic_and_gold": (("any", 18), ("+1", 17), ("gold", 18)),
    "gain_one_of_each_basic": (("stone", 20), ("food", 20), ("wisdom", 20)),
    "food_for_training_or_march": (("food", 18), ("→", 15), ("population", 21)),
}
"""The same where there is less room."""
TOKEN_SYMBOLS = {
    "red": ("military", "wisdom"), "orange": ("speaker", ""), "yellow": ("any", ""),
    "blue": ("temples", "stone"), "purple": ("agora", "food"),
}  # fmt: skip
"""The symbol of each bonus token, and what it costs."""


def hue(colour: str) -> Hue:
    return cast(Hue, colour)


@functools.lru_cache(maxsize=2048)
def tile(x: float, y: float, size: float, name: str, colour: str = "") -> str:
    """A building tile of a colour; a farm, the agora and the palace have none."""
    if colour:
        return pieces.building(x, y, size, GLYPHS.get(name, ANY_BUILDING), hue(colour), 0)
    if name == "farm":
        out = pieces.building(x, y, size, "farm")
        return out.replace('href="#farm"', 'opacity=".6" href="#farm"')
    out = pieces.building(x, y, size, GLYPHS[name], "grey")
    return re.sub(r'<use href="#mark-grey"[^>]*>', "", out)  # grey is no colour of the game


@functools.lru_cache(maxsize=2048)
def octagon_rings(x: float, y: float, size: float, dot: bool = False) -> str:
    """The rings round a tile; *dot*: a plot, which shows by itself that it can be built on."""
    shape = pieces.octagon(x, y, size)
    outer = pieces.octagon(x - 5, y - 5, size + 10)
    halo = polygon(shape, cls="ring-halo")
    right, top = x + size - size * 0.12, y + size * 0.12
    lit = polygon(shape, cls="ring live")
    if dot:
        middle = x + size / 2, y + size / 2
        lit = polygon(shape, "lit-soft", "lit", 1.5, 0.85, "4 3") + circle(*middle, 5, "lit")
        halo_lit = ""
    else:
        halo_lit = halo
    return (
        f'<g class="ring-lit">{halo_lit}{lit}</g>'
        f'<g class="ring-chosen">{halo}{polygon(shape, cls="chosen-ring")}{tick(right, top)}</g>'
        f'<g class="ring-refused">{halo}{polygon(shape, cls="refused-ring")}'
        f"{cross(right, top)}</g>"
        f'<g class="ring-hint">{halo}{polygon(shape, cls="hint-ring")}'
        f"{polygon(outer, cls='hint-ring')}{bulb(right, top)}</g>"
        f'<g class="ring-new">{polygon(shape, cls="hint-ring")}</g>'
    )


def diamond(x: float, y: float, radius: float) -> list[Point]:
    return [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]


@functools.lru_cache(maxsize=1024)
def diamond_rings(x: float, y: float, radius: float) -> str:
    """The rings round a seat of power."""
    shape, outer = diamond(x, y, radius), diamond(x, y, radius + 6)
    halo = polygon(shape, cls="ring-halo")
    at = x + radius * 0.75, y - radius * 0.75
    return (
        f'<g class="ring-lit">{halo}{polygon(shape, cls="ring live")}</g>'
        f'<g class="ring-chosen">{halo}{polygon(shape, cls="chosen-ring")}{tick(*at, 15)}</g>'
        f'<g class="ring-refused">{halo}{polygon(shape, cls="refused-ring")}{cross(*at, 17)}</g>'
        f'<g class="ring-hint">{halo}{polygon(shape, cls="hint-ring")}'
        f"{polygon(outer, cls='hint-ring')}{bulb(*at, 16)}</g>"
        f'<g class="ring-new">{polygon(shape, cls="hint-ring")}</g>'
    )


@functools.lru_cache(maxsize=4096)
def citizen(x: float, y: float, size: float, die: Die) -> str:
    return pieces.die(x, y, size, hue(die.colour), die.value)


@functools.lru_cache(maxsize=4096)
def freeman(x: float, y: float, size: float, die: Die, seat: int) -> str:
    return pieces.freeman(x, y, size, hue(die.colour), die.value, seat)


@functools.lru_cache(maxsize=1024)
def speaker(x: float, y: float, size: float, value: int) -> str:
    return pieces.die(x, y, size, "white", value, mark=False)


@functools.lru_cache(maxsize=256)
def empty_base(x: float, y: float, size: float, seat: int) -> str:
    """A base that waits for a die."""
    top, foot = size * 0.96, size * 0.44
    shape = f"M{num(x - 1)} {num(y + top)}h{num(size + 2)}l3.5 {num(foot)}h{num(-(size + 9))}z"
    return (
        rect(x, y, size, size, size * 0.2, "", "line-strong", 1.2, dash="3 3")
        + f'<path d="{shape}" fill="var(--seat-{seat + 1})" opacity=".55"/>'
        + use(f"seat-{seat + 1}", x + size / 2, y + top + foot * 0.6, foot * 0.66, "seat-on")
    )


@functools.lru_cache(maxsize=512)
def flat_disc(x: float, y: float, width: float, colour: str) -> str:
    """One disc of a tower, seen from above."""
    name, high = hue(colour), width * 0.64
    return (
        f"{ellipse(x, y + 2, width / 2, high / 2, f'{name}-edge')}"
        f"{ellipse(x, y, width / 2, high / 2, name, f'{name}-edge')}"
        f"{pieces.hue_mark(name, x, y, width * 0.38, f'{name}-on')}"
    )


@functools.lru_cache(maxsize=64)
def token(x: float, y: float, radius: float, colour: str) -> str:
    """A bonus token, centred."""
    symbol, name = TOKEN_SYMBOLS[colour][0], hue(colour)
    out = circle(x, y + 1.5, radius, f"{name}-edge")
    out += circle(x, y, radius, name, f"{name}-edge")
    if radius < 16:
        return out + use(symbol, x, y, radius * 1.15, f"{name}-on")
    out += use(symbol, x, y - radius * 0.12, radius, f"{name}-on")
    return out + pieces.hue_mark(name, x, y + radius * 0.68, radius * 0.36, f"{name}-on")


def both(desk: str, hand: str, scale: float) -> str:
    """A drawing that looks otherwise on a phone, where it is drawn to this scale."""
    return f'<g class="desk">{desk}</g><g class="hand" transform="scale({scale:.4g})">{hand}</g>'


def both_rings(desk: str, hand: str, scale: float) -> str:
    """The rings of such a thing."""
    start = '<g class="ring-'
    return desk.replace(start, '<g class="desk ring-') + hand.replace(
        start, f'<g transform="scale({scale:.4g})" class="hand ring-'
    )


def hand_reach(x: float, y: float, width: float, height: float, scale: float) -> str:
    """Where a finger finds such a thing on a phone."""
    around = reach(x, y, width, height, cls="")
    return f'<g class="hand reach" transform="scale({scale:.4g})">{around}</g>'


def pill_button(x: float, y: float, width: float, height: float, words: str) -> str:
    """A few words to tap."""
    out = rect(x, y, width, height, height / 2, "raised", "line-strong")
    return out + text(x + width / 2, y + height / 2 + 4.2, words, 12, weight=600)


def width_of(line: str) -> float:
    """About how wide a line in bold is, in parts of the size of its letters."""
    return sum(0.6 if letter > "\u0400" else 0.55 for letter in line)


def wrapped(words: str, most: int) -> list[str]:
    """A name on two lines at most, cut where a word ends."""
    if len(words) <= most:
        return [words]
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most and len(lines) < 2:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
