"""The forum: the dice in four sections, each with its price in coins."""

from __future__ import annotations

import functools
from html import escape

from poleis.draw.highlights import reach, thing
from poleis.draw.pieces import coin
from poleis.draw.svg import circle, rect, text, use
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards
from poleis.games.seven_wonders_dice.rules.printed import COLOURS
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_space import (
    DIE,
    die_face,
    hue_of,
    price_mark,
    small_die,
)
from poleis.games.seven_wonders_dice.ui.symbols import shared_rings
from poleis.locale import Language

BOX = f"-4 -5 {DIE + 8} {DIE + 13}"
"""The room round a die: its wall below, its rings on all sides."""
REACH = reach(-4, -5, DIE + 8, DIE + 13)


def forum_facts(scene: Scene) -> object:
    """What the forum looks like to the viewer: the dice, their prices, and which may be used."""
    dice = range(len(scene.edition.die_ids))
    shown = [(scene.face(die), scene.section(die), scene.price_of(die)) for die in scene.forum()]
    return scene.turn, scene.forum(), shown, list(map(scene.may_use, dice)), scene.viewer is None


def forum_body(scene: Scene) -> str:
    """Four sections with their dice, and what is to be said about the special dice."""
    sections = "".join(section(scene, number) for number in sections_of(scene))
    return (
        f'<div class="forum"><div class="sections">{sections}'
        f'<svg class="centre" viewBox="0 0 52 52" aria-hidden="true">'
        f"{circle(26, 26, 26, 'surface')}{use('poleis', 26, 26, 34, 'line-strong')}</svg></div>"
        f"{special_dice(scene)}</div>"
    )


def sections_of(scene: Scene) -> range:
    return range(len(scene.edition.section_costs))


def cost_of(scene: Scene, section: int) -> int:
    """The coins for a die of a section (SWD-4.1)."""
    return int(scene.edition.section_costs[section])


def dice_in(scene: Scene, section: int) -> list[int]:
    """The dice that lie in a section."""
    return [die for die in scene.forum() if scene.face(die) and scene.section(die) == section]


def section(scene: Scene, number: int) -> str:
    """A section: its price, and the dice that lie in it (SWD-4.1)."""
    cost = cost_of(scene, number)
    dice = dice_in(scene, number)
    label = escape(scene.language("seven_wonders_dice-view-section", n=cost))
    drawn = "".join(die_thing(scene, die) for die in dice)
    size = "few" if len(dice) < 3 else "some" if len(dice) < 5 else "many"
    return (
        f'<div class="section section-{number} {size}" role="group" aria-label="{label}">'
        f'{section_price(cost, label)}<div class="dice">{drawn}</div></div>'
    )


def section_price(cost: int, label: str) -> str:
    """A coin with the die cost of a section; nothing to pay is a green ring."""
    drawn = coin(16, 15, 14, cost)
    if not cost:
        drawn = circle(16, 15, 14, "olive-soft", "olive", 1.4)
        drawn += text(16, 20.5, 0, 15, "olive", weight=700)
    return f'<svg class="cost" viewBox="0 0 32 33" role="img"><title>{label}</title>{drawn}</svg>'


def die_thing(scene: Scene, die: int) -> str:
    """A die in the forum: what it shows, and what the viewer pays for it if that is another
    price than that of its section. Every turn it is thrown anew, so it does not travel."""
    name, symbol = scene.edition.die_ids[die], symbol_of(scene, die)
    drawn = die_face(symbol, hue_of(colour_of(scene, die)))
    face = f'<g id="die-{name}-{scene.turn}" class="piece rolled">{drawn}</g>'
    price, mark = scene.price_of(die), ""
    if not scene.may_use(die):
        face = f'<g class="dim">{face}</g>{padlock(DIE - 3, DIE - 1)}'
    elif price is not None and price != cost_of(scene, scene.section(die)):
        mark = price_mark(DIE / 2, DIE + 4, price)
    around = shared_rings("die", 0, 0) + mark
    help_ = die_help(scene.printed, symbol, scene.language)
    drawn = thing(f"die:{name}", f"at-{name}", die_words(scene, die), face, around, help=help_,
                  reach=REACH)  # fmt: skip
    return f'<svg class="slot turn-{die % 5}" viewBox="{BOX}">{drawn}</svg>'


def padlock(x: float, y: float) -> str:
    """The sign of a die that one has not unlocked."""
    return circle(x, y, 9, "raised", "line-strong") + use("lock", x, y - 0.5, 11)


def colour_of(scene: Scene, die: int) -> str:
    return COLOURS[scene.edition.dice[die].colour]


def symbol_of(scene: Scene, die: int) -> str:
    """What a die in the forum shows."""
    return scene.printed.symbol_on(scene.edition.die_ids[die], scene.face(die))


def die_words(scene: Scene, die: int) -> str:
    """Its colour, what it shows and what it costs."""
    say = scene.language
    price = scene.price_of(die)
    cost = cost_of(scene, scene.section(die)) if price is None else price
    name = say.say(messages.die(scene.edition.die_ids[die]))
    symbol = say.say(messages.symbol(symbol_of(scene, die)))
    return say("seven_wonders_dice-view-die", die=name, symbol=symbol, n=cost)


@functools.lru_cache(maxsize=1024)
def die_help(printed: PrintedBoards, symbol: str, say: Language) -> str:
    """What a face leads to."""
    if symbol.startswith(("any_", "compare_")):
        return say.say(messages.about_symbol(symbol))
    buildings = dict.fromkeys(
        building
        for building in printed.buildings
        for track in printed.tracks(building)
        if track.symbol == symbol
    )
    names = " / ".join(say.say(messages.building(name)) for name in buildings)
    return say("seven_wonders_dice-view-leads", building=names)


def special_dice(scene: Scene) -> str:
    """Which of the special dice are not in the forum yet, and which the viewer may use."""
    say, forum = scene.language, scene.forum()
    rows = []
    for die, name in enumerate(scene.edition.die_ids):
        if not scene.edition.dice[die].is_special:
            continue
        is_mine = scene.viewer is not None and scene.may_use(die)
        state = (
            ("yours" if is_mine else "forum") if die in forum else ("next" if is_mine else "locked")
        )
        title = escape(
            say(f"seven_wonders_dice-view-special-{state}", die=say.say(messages.die(name)))
        )
        sign = "" if is_mine else '<svg class="i lock" aria-hidden="true"><use href="#lock"/></svg>'
        kind = "" if die in forum or is_mine else " dim"
        rows.append(
            f'<span class="special {state}" title="{title}"><span class="little-die{kind}">'
            f"{small_die(colour_of(scene, die))}</span>{sign}"
            f"<small>{escape(say(f'seven_wonders_dice-view-special-{state}-brief'))}</small></span>"
        )
    return f'<p class="specials">{"".join(rows)}</p>'


def forum_picture(scene: Scene, size: float) -> str:
    """The forum as one drawing, for a picture: a square with its upper left corner at (0, 0)."""
    half, out = size / 2, rect(0, 0, size, size, 20, "table", "line-strong", 1.2)
    for number in sections_of(scene):
        column, row = number in (1, 2), number in (2, 3)
        left, top = half * column, half * row
        out += rect(left + 4, top + 4, half - 8, half - 8, 14, "surface", "line")
        x = left + (half - 22 if column else 22)
        y = top + (half - 22 if row else 22)
        cost = cost_of(scene, number)
        out += (
            coin(x, y, 12, cost)
            if cost
            else (circle(x, y, 12, "olive-soft", "olive", 1.2) + text(x, y + 5, 0, 13, "olive"))
        )
        dice = dice_in(scene, number)
        across = 2 if len(dice) < 5 else 3
        side = min(40.0, (half - 30) / across - 6)
        for place, die in enumerate(dice):
            rows = -(-len(dice) // across)
            dx = (place % across - (min(across, len(dice)) - 1) / 2) * (side + 7) - side / 2
            dy = (place // across - (rows - 1) / 2) * (side + 9) - side / 2
            hue = hue_of(colour_of(scene, die))
            out += die_face(symbol_of(scene, die), hue, left + half / 2 + dx,
                            top + half / 2 + dy, side)  # fmt: skip
    return out
