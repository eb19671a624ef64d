"""The pools: buildings with prices and stacks, citizens, speakers, reserve; cards and towers."""

from __future__ import annotations

import functools
from html import escape

from poleis.core.view import Panel
from poleis.draw.highlights import described, reach, rings, thing
from poleis.draw.pieces import card, coin, die, hue_mark, stone
from poleis.draw.svg import path, rect, squeezed, text, titled, use
from poleis.games.origins.explain.position_reader import building_of
from poleis.games.origins.rules.actions import PURPOSES
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_tiles import (
    citizen,
    flat_disc,
    hue,
    octagon_rings,
    pill_button,
    speaker,
    width_of,
    wrapped,
)

WIDE = 362
POOLS_HIGH = 211
SLOT = 73
TILE = 46
NAME = SLOT - 7
"""How wide the name of a building may be, so that its neighbour is told apart."""
WIDEST = 0.72
"""How wide letters in bold can be, in parts of their size."""
DISTRICTS_HIGH = 125


def drawing(cls: str, width: float, height: float, body: str, label: str) -> str:
    """A drawing as large as its panel allows."""
    return (
        f'<svg class="fitted {cls}" viewBox="0 0 {width:g} {height:g}" role="group"'
        f' aria-label="{escape(label)}">{body}<g class="overlay"></g></svg>'
    )


def pools_panel(scene: Scene) -> Panel:
    state, edition = scene.state, scene.edition
    facts = (
        state.buildings.dump(),
        state.citizens.dump(),
        state.speakers.dump(),
        [scene.wisdom_price(slot) for slot in range(len(list(edition.tile_price)))],
        [scene.wisdom_price(slot, True) for slot in range(len(list(edition.citizen_price)))],
        scene.kinds & {"hire", "buy"},
    )
    return scene.kept("pools", facts, lambda: draw_pools(scene))


def draw_pools(scene: Scene) -> Panel:
    say = scene.language
    body = buildings(scene) + path(f"M0 96h{WIDE}", stroke="line") + citizens(scene)
    body += hiring(scene) or speakers(scene) + (ways(scene) or reserve(scene))
    label = say("origins-view-pools")
    return Panel("pools", "offer", label, drawing("pools", WIDE, POOLS_HIGH, body, label),
                 say("origins-view-pools-note"))  # fmt: skip


# ---- buildings


def buildings(scene: Scene) -> str:
    """The five places of the building pool, the cheapest first, each with what comes next."""
    table = scene.table
    pool, tops = table.pool_slots(), table.tops()
    colours = {slot: table.colour_of(building_of(tile)) for slot, tile in pool.items()}
    awaited = [colour for colour in tops if colour not in colours.values()]
    out = ""
    for slot in range(len(list(scene.edition.tile_price))):
        x = slot * SLOT
        out += price(x + 15, 12, scene.wisdom_price(slot))
        if slot in pool:
            out += pool_tile(scene, pool[slot], x + 1, 17, slot)
        else:  # a bought tile is not replaced yet (ORI-10.5), or its stack is empty
            out += rect(x + 2, 18, TILE, TILE, 10, "", "line-strong", 1, 0.6, "3 4")
        colour = colours[slot] if slot in pool else awaited.pop(0) if awaited else ""
        if colour in tops:
            out += next_tile(scene, tops[colour], x + TILE + 4, 15, table.stack(colour))
    return out


def price(x: float, y: float, amount: int) -> str:
    """A price in wisdom above a place."""
    return text(x, y, amount, 12.5, weight=700) + use("wisdom", x + 15, y - 4, 14)


def pool_tile(scene: Scene, tile_: str, x: float, y: float, slot: int) -> str:
    """A tile on sale, with its name below."""
    say, name, in_stone = scene.language, building_of(tile_), scene.table.stone_price(tile_)
    face = scene.tile(x, y, TILE, name)
    for i, line in enumerate(wrapped(scene.building(name), 10)):
        size = min(11.0, (SLOT - 2) / (width_of(line) or 1))
        drawn = text(x + 34, y + TILE + 14 + 12.5 * i, line, size, weight=600)
        face += squeezed(drawn, NAME) if len(line) * size * WIDEST > NAME else drawn
    label = say("origins-view-pool-tile", name=scene.building(name),
                wisdom=scene.wisdom_price(slot), stone=in_stone)  # fmt: skip
    return thing(f"tile:{tile_}", f"tile-{tile_}", label, face,
                 octagon_rings(x - 2, y - 2, TILE + 4), "piece", help=scene.about(name)) + (
        stone_price(x + TILE, y + TILE, in_stone)
    )  # fmt: skip


@functools.lru_cache(maxsize=64)
def stone_price(x: float, y: float, amount: int) -> str:
    """A price in stone at the lower right corner of a tile, above its rings."""
    out = rect(x - 20, y - 13, 25, 17, 8.5, "raised", "line-strong")
    out += text(x - 11.5, y - 0.5, amount, 12, weight=700) + stone(x - 2.5, y - 4.5, 11)
    return f'<g class="caption">{out}</g>'


def next_tile(scene: Scene, tile_: str, x: float, y: float, left: int) -> str:
    """The open tile of a stack, and how many tiles the stack has."""
    name = building_of(tile_)
    label = scene.language("origins-view-next-tile", name=scene.building(name), n=left)
    about, count = scene.about(name), text(x + 10, y + 32, f"×{left}", 11, "ink-2", weight=600)
    return (
        f'<g role="img" aria-label="{escape(label)}" aria-description="{escape(about)}">'
        f"{scene.tile(x, y, 20, name)}{count}</g>"
    )


# ---- dice


def citizens(scene: Scene) -> str:
    out = ""
    dice = scene.table.citizens()
    for slot in range(len(list(scene.edition.citizen_price))):
        x = 1 + slot * 43
        shown_price = price(x + 9, 109, scene.wisdom_price(slot, citizen=True))
        if slot >= len(dice):
            out += shown_price + rect(x, 122, 33, 33, 7, "", "line-strong", 1, 0.6, "3 4")
            continue
        label = scene.language("origins-view-citizen", die=scene.die(dice[slot]),
                               wisdom=scene.wisdom_price(slot, citizen=True))  # fmt: skip
        face = rect(x - 1, 98, 42, 64, 0, "surface") + shown_price + citizen(x, 121, 33, dice[slot])
        out += thing(f"citizen:{slot + 1}", f"citizen-{slot + 1}", label, face,
                     rings(x - 3, 118.5, 39, 41, 9),
                     help=scene.language("origins-about-citizen"))  # fmt: skip
    return out


def speakers(scene: Scene) -> str:
    """The speakers that may be hired."""
    say, pool = scene.language, scene.table.speakers()
    out = text(228, 109, say("origins-view-speakers"), 11.5, "ink-2", "start", 500)
    size, pitch = (33, 42) if len(pool) < 4 else (27, 34)
    for i, (number, value) in enumerate(pool.items()):
        out += pool_speaker(scene, number, value, 228 + i * pitch, 121, size)
    if not pool:
        out += text(228, 143, say("origins-view-none"), 11.5, "ink-3", "start", 500)
    return out


def hiring(scene: Scene) -> str:
    """The speakers while the viewer takes one: in place of the reserve, which nobody needs then,
    so far apart that a finger finds each."""
    if "hire" not in scene.kinds:
        return ""
    out = text(1, 190, scene.language("origins-view-speakers"), 11.5, "ink-2", "start", 500)
    for i, (number, value) in enumerate(scene.table.speakers().items()):
        x = 90 + i * 62
        out += pool_speaker(scene, number, value, x, 169, 33)
    return out


def pool_speaker(scene: Scene, number: int, value: int, x: float, y: float, size: float) -> str:
    label, wide = scene.language("origins-view-speaker", value=value), size + 12
    is_open = "hire" in scene.kinds
    face = rect(x - 6, y - 5, wide, size + 12, 0, "surface") if is_open else ""
    return thing(f"worker:speaker{number}", f"speaker{number}", label,
                 face + speaker(x, y, size, value), rings(x - 3, y - 2.5, size + 6, size + 8, 9),
                 "piece still", scene.language("origins-about-speaker"))  # fmt: skip


def reserve(scene: Scene) -> str:
    """The dice beside the board, by colour (ORI-19.1 (4): a lack of them ends the game)."""
    say = scene.language
    out = text(1, 185, say("origins-view-reserve"), 11.5, "ink-2", "start", 500)
    for i, colour in enumerate(scene.edition.colours):
        x, left = 74 + i * 57, scene.table.reserve(colour)
        label = say("origins-view-reserve-of", colour=scene.colour(colour), n=left)
        face = rect(x - 3, 169, 50, 24, 7, "surface")
        face += die(x, 171, 18, hue(colour), symbol=f"mark-{colour}", mark=False)
        face += text(x + 24, 185.5, f"×{left}", 12.5, "ink" if left else "warn", "start", 700)
        out += thing(f"colour:{colour}", f"colour-{colour}", label, face,
                     rings(x - 4, 167, 52, 27, 8), help=say("origins-about-reserve"))  # fmt: skip
    return out


def ways(scene: Scene) -> str:
    """As what a tile is bought: only while somebody buys, in place of the reserve, which nobody
    needs then (ORI-5.8, ORI-10.8)."""
    if "buy" not in scene.kinds:
        return ""
    out = ""
    for i, way in enumerate(PURPOSES):
        label = scene.language(f"origins-view-as-{way}")
        x = i * 122
        out += thing(f"as:{way}", f"as-{way}", label, pill_button(x + 1, 166, 116, 42, label),
                     rings(x + 1, 166, 116, 42, 21),
                     help=scene.language(f"origins-about-as-{way}"),
                     reach=reach(x + 1, 164, 116, 46))  # fmt: skip
    return out


# ---- district cards and towers


def districts_panel(scene: Scene) -> Panel:
    state, viewer = scene.state, scene.viewer
    scored = 0 if viewer is None else int(state.homes[viewer].scored)
    facts = state.cards.dump(), list(map(int, state.tower_pool)), scored
    return scene.kept("districts", facts, lambda: draw_districts(scene))


def draw_districts(scene: Scene) -> Panel:
    say, table = scene.language, scene.table
    cards = table.cards()
    pitch = min(90.0, WIDE / max(len(cards), 1))
    left = (WIDE - pitch * len(cards)) / 2
    body = "".join(
        district_card(scene, slot, left + slot * pitch, pitch) for slot in range(len(cards))
    )
    body += towers_left(scene)
    label = say("origins-view-districts")
    return Panel("districts", "offer", label,
                 drawing("districts", WIDE, DISTRICTS_HIGH, body, label))  # fmt: skip


def district_card(scene: Scene, slot: int, x: float, pitch: float) -> str:
    """A district card: pattern, points, towers drawn on it, and the gold above it."""
    say = scene.language
    printed, colours = scene.card(slot), scene.edition.colours
    corner, one, other = (colours[n] for n in (printed.corner, printed.arm, printed.other_arm))
    first, later = int(printed.first_points), int(printed.later_points)
    wide = min(pitch - 5, 78)
    x += (pitch - wide) / 2
    middle = x + wide / 2
    face = card_face((corner, one, other), scene.drawn_towers(slot), x, wide)
    face += card_values(scene, slot, first, later, middle)
    gold = scene.table.card_gold()[slot]
    for k in range(gold):
        face += coin(middle - 8.5 * (gold - 1) + k * 17, 9, 8.5)
    label = say("origins-view-card", n=slot + 1, corner=scene.colour(corner),
                one=scene.colour(one), other=scene.colour(other),
                first=first, later=later, gold=gold)  # fmt: skip
    return thing(f"card:{slot + 1}", f"card-{slot + 1}", label, face,
                 rings(x - 1, 7, wide + 2, 91, 9), help=say("origins-view-card-help"))  # fmt: skip


@functools.lru_cache(maxsize=256)
def card_face(colours: tuple[str, str, str], towers: tuple[str, ...], x: float, wide: float) -> str:
    """A district card as printed: three colours and a blank square, and its towers."""
    middle = x + wide / 2
    face = card(x, 8, wide, 89)
    for k, colour in enumerate((*colours, "")):
        a, b = middle - 20 + (k % 2) * 21, 20 + (k // 2) * 21
        if colour:
            face += rect(a, b, 19, 19, 3, colour, f"{colour}-edge")
            face += hue_mark(hue(colour), a + 9.5, b + 9.5, 9, f"{colour}-on")
        else:
            face += rect(a, b, 19, 19, 3, "", "line-strong", 1, dash="3 2.5")
    for k, colour in enumerate(towers):
        face += flat_disc(middle + (k - (len(towers) - 1) / 2) * 17, 87, 15, colour)
    return face


def card_values(scene: Scene, slot: int, first: int, later: int, x: float) -> str:
    """Both values; the one that the viewer would score is strong, the other pale."""
    scored = False
    if scene.viewer is not None:
        scored = scene.table.has_scored(scene.viewer, slot)
    strong, pale = ("ink", 800), ("ink-3", 500)
    a, b = (pale, strong) if scored else (strong, pale)
    return (
        text(x - 5, 76, first, 13, a[0], "end", a[1])
        + text(x, 76, "/", 13, "ink-3", weight=500)
        + text(x + 5, 76, later, 13, b[0], "start", b[1])
    )


def towers_left(scene: Scene) -> str:
    """The tower pool (ORI-14.1)."""
    say = scene.language
    out = text(1, 119, say("origins-view-towers-left"), 11.5, "ink-2", "start", 500)
    for i, (colour, left) in enumerate(scene.table.towers().items()):
        x = 110 + i * 52
        label = say("origins-view-towers-of", colour=scene.colour(colour), n=left)
        ink = "ink" if left else "ink-3"
        drawn = flat_disc(x, 114, 21, colour) + text(x + 15, 119, f"×{left}", 12.5, ink, "start",
                                                     700)  # fmt: skip
        out += described(label, say("origins-about-tower-pool"), titled(label) + drawn)
    return out
