"""Spaces and dice of 7 Wonders Dice: what a space gives, what a die shows, in signs."""

from __future__ import annotations

import functools
from typing import Any

from poleis.draw.pieces import Hue, Part, die, hue_mark, plain_die, space
from poleis.draw.svg import circle, num, path, rect, text, use
from poleis.games.seven_wonders_dice.explain.printed_boards import Space
from poleis.games.seven_wonders_dice.rules.printed import COLOURS

HUES: dict[str, Hue] = {
    "wonder": "orange", "guild_court": "purple", "gallery": "white", "barracks_west": "red",
    "agora": "blue", "market": "yellow", "university": "green", "barracks_east": "red",
    "warehouse": "grey",
}  # fmt: skip
"""The colour of each building: that of its die; the Wonder has none."""
GLYPHS = {
    "wonder": "wonder", "guild_court": "guild", "gallery": "gallery", "barracks_west": "axe",
    "agora": "agora", "market": "markets", "university": "university", "barracks_east": "sword",
    "warehouse": "warehouse", "barracks": "attack", "treasury": "treasury",
}  # fmt: skip
SYMBOLS = {"temple": "temples", "coin7": "coin", "leader_laurel": "laurel"}
"""Symbols of dice that are called otherwise in the sprite."""
DIE = 46
"""The side of a die; CSS chooses its size on screen."""


def hue_of(colour: str) -> Hue:
    """A colour of the dice as a hue."""
    assert colour in COLOURS
    return colour  # type: ignore[return-value]  # every colour of a die is a hue


# ---- what a space gives


def worth(points: int) -> list[Part]:
    return [(str(points), 11.5 if points < 10 else 19), ("points", 19)]


def one_glyph(buildings: list[str]) -> str:
    """The sign of a building, or of both barracks."""
    return GLYPHS[buildings[0] if len(buildings) == 1 else "barracks"]


def signs(effect: dict[str, Any]) -> tuple[list[Part], list[Part]]:
    """An effect as one line of signs, or two."""
    name = effect["type"]
    if name == "cross_space":
        return [("cross-space", 18), (one_glyph(effect["buildings"]), 19)], []
    if name == "cross_up_to_two":
        return [("2", 11), ("cross-space", 17), (one_glyph(effect["buildings"]), 18)], []
    if name == "per_space":
        each = [(str(effect["coins_each"]), 10.0), ("coin", 13.0), ("points", 14.0)]
        return [(GLYPHS[effect["building"]], 19)], each
    if name == "gain_coins":
        return [(f"+{effect['amount']}", 20), ("coin", 17)], []
    if name == "die_cost_zero":
        return [(f"die:{effect['colour']}", 20)], [("0", 10), ("coin", 13)]
    if name == "coins_on_die":
        return [(f"die:{effect['colour']}", 20)], [(f"+{effect['amount']}", 17), ("coin", 13)]
    if name == "die_cost_minus":
        return [("die", 20)], [(f"−{effect['amount']}", 17), ("coin", 13)]
    if name == "unlock_die":
        return [("unlock", 16), (f"die:{effect['die']}", 20)], []
    if name == "gallery_vp":
        return [("gallery", 17)], [(str(effect["vp_each"]), 10), ("points", 15)]
    glyphs = {"extra_action": "extra-action", "build_without_die_cost": "die-free"}
    return [(glyphs[name], 24)], []


def gives(of: Space) -> tuple[list[Part], list[Part]]:
    """What a space brings: an effect, points, or the effect above and the points below."""
    if of.attack is not None:
        return worth(of.attack), []
    if of.building == "warehouse":
        return [(of.id.removeprefix("wh_"), 24)], []
    if of.building.startswith("barracks"):
        return [("shield", 23)], []
    if of.building == "gallery" and of.effects[0]["type"] == "cross_up_to_two":
        colour = of.id.removeprefix("ga_")
        return [("2", 12), (f"die:{colour}", 21)], []
    lines = [signs(effect) for effect in of.effects]
    above, below = lines[0] if lines else ([], [])
    if not of.points:
        return above, below
    return (above, worth(of.points)) if above else (worth(of.points), [])


def space_face(of: Space, width: float, height: float) -> str:
    """A space with its price in materials and what it gives, from its upper left corner."""
    above, below = gives(of)
    return space(0, 0, of.cost, above, HUES[of.building], False, width, height, below)


def bonus_face(effect: dict[str, Any], size: float) -> str:
    """A bonus space: round, since it needs no materials (SWD-9.2)."""
    half = size / 2
    out = circle(half, half, half, "terracotta-soft", "terracotta", 1.5)
    above, _ = signs(effect)
    if effect["type"] == "gain_coins":
        number = text(half - 8, half + 7, effect["amount"], 20, "terracotta", weight=700)
        return out + number + use("coin", half + 8, half, 19, "terracotta")
    return out + use(above[0][0], half, half, size * 0.54, "terracotta")


def bonus_stroke(size: float) -> str:
    """Two strokes of ink over a bonus space."""
    strokes = f"M9 9L{num(size - 9)} {num(size - 9)}M{num(size - 9)} 9L9 {num(size - 9)}"
    return (
        circle(size / 2, size / 2, size / 2, "orange", opacity=0.3)
        + path(strokes, stroke="lit-halo", line=6.5, opacity=0.85, cap="round")
        + path(strokes, stroke="ink", line=3.4, cap="round")
    )


def price_mark(x: float, y: float, coins: int) -> str:
    """What a player would pay now in coins, round (x, y)."""
    if not coins:
        return circle(x, y, 8, "olive-soft", "olive", 1.2) + text(
            x, y + 4.2, 0, 11.5, "olive", weight=700
        )
    return circle(x, y, 8, "yellow", "yellow-edge", 1.2) + text(
        x, y + 4.2, coins, 11.5, "yellow-on", weight=700
    )


# ---- dice


@functools.cache
def die_face(symbol: str, hue: Hue, x: float = 0, y: float = 0, size: float = DIE) -> str:
    """A die that shows a symbol, with the mark of its colour."""
    kind, _, rest = symbol.partition("_")
    if kind == "any":
        return die(x, y, size, hue, mark=False) + any_of(rest, x, y, size)
    if kind == "compare":
        return die(x, y, size, hue, mark=False) + comparison(rest, x, y, size)
    if kind == "leader" and rest != "laurel":
        mark = rect(x + size * 0.5, y + size * 0.52, size * 0.38, size * 0.38, 4, rest)
        mark += hue_mark(hue_of(rest), x + size * 0.69, y + size * 0.71, size * 0.24, f"{rest}-on")
        leader = use("leader", x + size * 0.39, y + size * 0.43, size * 0.56, f"{hue}-on")
        return die(x, y, size, hue, mark=False) + leader + mark
    return die(x, y, size, hue, symbol=SYMBOLS.get(symbol, symbol))


def any_of(colours: str, x: float, y: float, size: float) -> str:
    """What a black face offers: one colour, or four (SWD-8.6.1)."""
    if not colours.startswith("of_"):
        side = size * 0.56
        return plain_die(x + (size - side) / 2, y + (size - side) / 2, side, hue_of(colours))
    out, side = "", size * 0.33
    for number, colour in enumerate(colours.removeprefix("of_").split("_")):
        left = x + size * 0.14 + (number % 2) * size * 0.39
        top = y + size * 0.14 + (number // 2) * size * 0.39
        out += rect(left, top, side, side, 3, colour, "lit-halo", 0.8)
        out += hue_mark(hue_of(colour), left + side / 2, top + side / 2, side * 0.62,
                        f"{colour}-on")  # fmt: skip
    return out


def comparison(what: str, x: float, y: float, size: float) -> str:
    """What a purple face compares: a colour or the Wonder (SWD-8.7.1)."""
    out = use("compare", x + size * 0.27, y + size * 0.5, size * 0.4, "purple-on")
    left, top, side = x + size * 0.48, y + size * 0.28, size * 0.44
    if what == "wonder":
        out += rect(left, top, side, side, 4, "orange", "lit-halo", 0.8)
        return out + use("wonder", left + side / 2, top + side / 2, side * 0.78, "orange-on")
    out += rect(left, top, side, side, 4, what, "lit-halo", 0.8)
    return out + hue_mark(hue_of(what), left + side / 2, top + side / 2, side * 0.6, f"{what}-on")


@functools.cache
def small_die(colour: str, size: float = 20) -> str:
    """A die by itself in running text."""
    return (
        f'<svg class="little" viewBox="0 0 {size:g} {size * 1.1:g}" aria-hidden="true">'
        f"{plain_die(0.6, 0.6, size - 1.2, hue_of(colour))}</svg>"
    )
