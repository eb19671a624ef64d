"""The cards of Age of Civilization as drawings: actions, civilizations, wonders, tokens, orders.

A drawing knows the card and what is put on it, never the position. Its upper left corner is (0, 0).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from poleis.draw.pieces import Hue, card, coin, meeple, seat_mark
from poleis.draw.svg import circle, num, path, rect, squeezed, text, use
from poleis.games.age_of_civilization.rules.edition import (
    PLAGUE_CARD,
    Action,
    Civilization,
    Order,
    SpecialCard,
    Wonder,
)
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.formulas import (
    Formula,
    amount,
    fitted,
    formulas,
    joined,
    row,
    row_from_right,
    sign,
    symbol_of,
    word,
    wrapped,
)
from poleis.locale import Language, get_language

CARD_WIDTH, CARD_HEIGHT, LOW_HEIGHT = 121, 86, 57
"""A card of the time track; an action of the permanent card is lower."""
REGIONS: dict[str, Hue] = {
    "Europe": "blue", "Middle East": "orange", "Africa": "yellow", "East Asia": "red",
    "South & Southeast Asia": "purple", "Americas & Oceania": "green", "Barbarians": "black",
}  # fmt: skip
KEPT_DRAWINGS = 2048
"""How many drawings of cards are kept, of each kind."""


def hue_of(civilization: Civilization) -> Hue:
    """The colour of the region, which has no effect (AOC-2.3)."""
    return REGIONS[civilization.row["region"]]


def drawn(cls: str, width: float, height: float, body: str) -> str:
    """One card as a drawing of its own, so that a page may lay it anywhere."""
    return f'<svg class="{cls}" viewBox="0 0 {num(width)} {num(height)}">{body}</svg>'


# ---- actions


@dataclass(frozen=True)
class Offer:
    """An action, by its id, as somebody finds it: what it costs and gives now, and the spaces.

    *spaces* are those of the card, *own* those on own cards; *placed* of them hold workers of
    *seat*. A price or gain that is better than the printed one is *changed*.
    """

    action: str
    is_red: bool
    price: int
    gains: Formula
    workers: int = 1
    spaces: int = 1
    own: int = 0
    placed: int = 0
    seat: int = 0
    cheaper: bool = False
    better: bool = False


def printed_gains(action: Action) -> dict[str, int]:
    """Points, coins and other goods that an action gives by itself."""
    effect: dict[str, Any] = action.row["effect"]
    goods = ("points", "coins", "wonders", "technologies", "strength_tokens")
    return {good: int(effect[good]) for good in goods if good in effect}


def gain_formula(action: Action, gains: dict[str, int], wins: bool) -> Formula:
    """What an action gives: goods, and what is special about it; *wins* if it has the most
    strength behind it."""
    found: Formula = ()
    if not wins and "condition" in action.row:
        found = (word("max"), sign("strength"))
    for good, number in gains.items():
        part = amount(number, good)
        plain = good in ("wonders", "technologies") and number == 1
        found += part[1:] if plain else (word(str(number)), part[1])
    effect = action.row["effect"]
    if "skip_next_war" in effect:
        found += (sign("war"), sign("shield"))
    if "reduce_next_death" in effect:
        found += (sign("plague"), sign("shield"))
    if "swap_order" in effect:
        found += (sign("ui-rematch"),)
    return found


def spaces(offer: Offer, x: float, y: float, radius: float, most: float) -> str:
    """Where workers go: a capsule for those that go together, red and square if they are lost."""
    count = offer.spaces + offer.own
    wide = 2 * radius + (offer.workers - 1) * 1.7 * radius
    if count * (wide + 3) - 3 > most:
        scale = most / (count * (wide + 3) - 3)
        radius, wide = radius * scale, wide * scale
    out = ""
    for which in range(count):
        is_own = which >= offer.spaces
        line = "accent" if is_own else "red" if offer.is_red else "line-strong"
        fill, mark = ("red-pale", "sacrifice") if offer.is_red else ("white-pale", "worker")
        corner = 5 if offer.is_red else radius
        out += rect(x, y - radius, wide, 2 * radius, corner, fill, line, 2)
        for worker in range(offer.workers):
            at = x + radius + worker * 1.7 * radius
            out += use(mark, at, y, radius * 1.2, line)
            if which < offer.placed:
                out += meeple(at, y - 2, radius * 2, offer.seat)
        x += wide + 3
    return out


def price_parts(offer: Offer) -> Formula:
    return word(str(offer.price)), sign("coin")


def action_name(action: str, language: Language, most: float) -> str:
    """Symbol and name at the top of a card."""
    said = language.say(messages.action(action))
    return use(symbol_of(action), 18, 17, 18) + fitted(32, 21.5, said, 13.5, most, weight=650,
                                                      cls="serif")  # fmt: skip


def action_card(offer: Offer, language: Language) -> str:
    """A card of the time track with an action."""
    foot = CARD_HEIGHT - 12
    price_ink = "olive" if offer.cheaper else "ink" if offer.price else "ink-3"
    return (
        f"{card(0, 0, CARD_WIDTH, CARD_HEIGHT)}{action_name(offer.action, language, 84)}"
        f"{spaces(offer, 9, 45, 13.5, CARD_WIDTH - 18)}"
        f"{row(price_parts(offer), 8, foot, 14, 44, price_ink)}"
        f"{gains(offer, foot, 15, 70)}"
    )


def gains(offer: Offer, y: float, size: float, most: float) -> str:
    ink = "olive" if offer.better else "ink"
    return row_from_right(offer.gains, CARD_WIDTH - 8, y, size, most, ink)


def permanent_action(offer: Offer, language: Language) -> str:
    """One of the actions of the permanent card, which is lower than the others."""
    price_ink = "olive" if offer.cheaper else "ink"
    price = price_parts(offer) if offer.price or offer.cheaper else ()
    return (
        f"{card(0, 0, CARD_WIDTH, LOW_HEIGHT)}{use(symbol_of(offer.action), 15, 13, 16)}"
        f"{name_of_permanent(offer.action, language)}"
        f"{spaces(offer, 8, 38, 12, 62)}"
        f"{row_from_right(price, CARD_WIDTH - 8, 28, 13.5, 40, price_ink)}"
        f"{gains(offer, 45, 13.5, 52)}"
    )


def name_of_permanent(action: str, language: Language) -> str:
    said = language.say(messages.action(action))
    return fitted(27, 17.5, said, 13.5, 90, weight=650, cls="serif")


@functools.cache
def plague_card(code: str) -> str:
    """The card without an action."""
    language = get_language(code)
    free = text(CARD_WIDTH / 2, 49, language("age_of_civilization-view-no-action"), 12, "ink-2",
                weight=500)  # fmt: skip
    hit = (sign("ui-people"), *amount(-1, "workers"))
    return (
        f"{card(0, 0, CARD_WIDTH, CARD_HEIGHT)}{action_name(PLAGUE_CARD, language, 84)}{free}"
        f"{row(hit, 32, CARD_HEIGHT - 15, 16, 80)}"
    )


def large_symbol(name: str, language: Language) -> str:
    """A card that is drawn at 60 % of its size: its symbol and its name, 11 px high there."""
    back = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 12, "raised", "line-strong", 2)
    middle, most = CARD_WIDTH / 2, CARD_WIDTH - 8
    said = language.say(messages.action(name))
    line = text(middle, CARD_HEIGHT - 9, said, 19, weight=600)
    if len(said) * (11 if said.isascii() else 12.5) > most:
        line = squeezed(line, most)
    return back + use(symbol_of(name), middle, 33, 44) + line


def corner_sign(symbol: str, still_to_come: bool) -> str:
    """The sign on the upper left corner of a card: it counts when the card opens (AOC-8.4)."""
    if not still_to_come:
        return circle(2, 2, 9, "surface", "line", 1.5) + use(symbol, 2, 2, 11, "ink-3")
    return circle(3, 2, 11, "terracotta", "surface", 2) + use(symbol, 3, 2, 14, "ink-invert")


# ---- what happens at the end of a round


def coming(caption: str, rows: list[tuple[str, str, list[int]]], language: Language) -> str:
    """Above a card that is still to open: the tokens and the war or plague that come with it.

    Each row is a symbol, its name, and the seats that it would hit now.
    """
    out = fitted(2, 12, caption, 11.5, CARD_WIDTH - 4, "ink-2", weight=500)
    high = 20 if len(rows) < 2 else 17
    for i, (symbol, name, seats) in enumerate(rows):
        y = 28 + i * high
        marks = "".join(
            seat_mark(seat, CARD_WIDTH - 8 - 13 * k, y, 11) for k, seat in enumerate(seats[::-1])
        )
        out += use(symbol, 10, y, 16, "olive" if symbol == "laurel" else "terracotta") + marks
        out += fitted(22, y + 4, name, 12, CARD_WIDTH - 26 - 13 * len(seats), weight=650)
    return out


def token_tile(token: str, language: Language) -> str:
    """An event token above a card of the track (AOC-12.7)."""
    name = language.say(messages.token(token))
    out = rect(0.5, 12, CARD_WIDTH - 1, 40, 20, "amber-soft", "amber", 1.5)
    out += circle(20, 32, 15, "raised", "amber", 1.5) + use(symbol_of(token), 20, 32, 18)
    lines = wrapped(name, 13, 2)
    for i, line in enumerate(lines):
        y = 36 if len(lines) == 1 else 29.5 + 13 * i
        out += fitted(40, y, line, 11.5, CARD_WIDTH - 50, weight=600)
    return out


# ---- civilizations


def population(civilization: Civilization, right: float, y: float, size: float, ink: str) -> str:
    return "".join(
        use("worker", right - size / 2 - i * size * 0.95, y, size, ink)
        for i in range(int(civilization.population))
    )


def extra_coins(coins: int, x: float, y: float, radius: float = 9.5) -> str:
    """The coins on a card (AOC-5.8): a pile with its number, its top at (x, y)."""
    if not coins:
        return ""
    pile = "".join(coin(x, y + 2.5 * i, radius) for i in range(min(coins, 3) - 1, 0, -1))
    return pile + coin(x, y, radius, coins)


def foot(x: float, y: float, width: float, height: float, hue: Hue) -> str:
    """The tinted strip with the legacy, round at the bottom."""
    inner = width - 17
    shape = (
        f"M{num(x + 0.5)} {num(y)}h{num(width - 1)}v{num(height - 8)}a8 8 0 0 1-8 8"
        f"h{num(-inner)}a8 8 0 0 1-8-8z"
    )
    line = path(f"M{num(x)} {num(y)}h{num(width)}", stroke="line-strong")
    return path(shape, f"{hue}-pale") + line


@functools.lru_cache(KEPT_DRAWINGS)
def tall_civilization(
    civilization: Civilization, width: int, height: int, code: str, coins: bool = False
) -> str:
    """A civilization as a card: name and population, main ability, legacy at the foot.

    With *coins* there is room for them at the foot.
    """
    language = get_language(code)
    facts, hue = civilization.row, hue_of(civilization)
    name = language.say(messages.civilization(civilization.id))
    people = int(civilization.population)
    size = 12 if width > 100 else 9.5
    out = card(0, 0, width, height, band=hue)
    out += fitted(9, 16, name, 14, width - 18 - people * size, f"{hue}-on", weight=650, cls="serif")
    out += population(civilization, width - 7, 11, size, f"{hue}-on")
    lines = formulas(facts["main"])
    middle = (22 + height - 30) / 2
    for i, parts in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * 23
        out += row(parts, 9, y, 16.5, width - 18)
    out += foot(0, height - 30, width, 30, hue)
    start = 27 if width > 110 else 8
    if start > 8:
        out += use("legacy", 16, height - 15, 14)
    room = width - start - (28 if coins else 7)
    return out + row(joined(facts["legacy"]), start, height - 15, 14.5, room)


@functools.lru_cache(KEPT_DRAWINGS)
def low_civilization(
    civilization: Civilization, width: int, height: int, code: str, coins: bool = False
) -> str:
    """The same where there is less room: name, main ability and legacy, a line each."""
    language = get_language(code)
    facts, hue = civilization.row, hue_of(civilization)
    name = language.say(messages.civilization(civilization.id))
    people = int(civilization.population)
    third = height / 3
    out = rect(0, 0, width, height, 7, "raised", "line-strong")
    band = f"M0 7a7 7 0 0 1 7-7h{num(width - 14)}a7 7 0 0 1 7 7v{num(third - 7)}h{num(-width)}z"
    out += path(band, hue)
    room = width - 14 - people * 9
    size = min(12.5, third * 0.8)
    out += fitted(7, third * 0.77, name, size, room, f"{hue}-on", weight=650, cls="serif")
    out += population(civilization, width - 5, third / 2, 9.5, f"{hue}-on")
    out += row(joined(facts["main"]), 6, third * 1.5, 12.5, width - 12)
    out += foot(0, 2 * third, width, third, hue)
    out += use("legacy", 12, 2.5 * third, 11)
    room = width - 26 - (16 if coins else 0)
    return out + row(joined(facts["legacy"]), 20, 2.5 * third, 12, room)


# ---- wonders, special technologies, orders


@functools.lru_cache(KEPT_DRAWINGS)
def wonder_tile(wonder: Wonder, width: int, height: int, code: str) -> str:
    """A wonder: its name and what it gives, in one line where there is room."""
    facts = wonder.row
    name = get_language(code).say(messages.wonder(wonder.id))
    out = rect(0.5, 0.5, width - 1, height - 1, 7, "raised", "line-strong")
    parts = joined(facts["abilities"])
    if width >= 240:
        middle = height / 2
        out += use("wonder", 16, middle, 16)
        out += fitted(30, middle + 4.5, name, 13, width * 0.5, weight=650, cls="serif")
        return out + row_from_right(parts, width - 8, middle, 14, width * 0.4)
    out += fitted(8, height * 0.43, name, 12, width - 14, weight=650, cls="serif")
    return out + row(parts, 7, height * 0.73, 12.5, width - 14)


@functools.lru_cache(KEPT_DRAWINGS)
def special_tile(special: SpecialCard, width: int, height: int, code: str) -> str:
    """A special technology card: the column that it covers, and its two technologies."""
    facts = special.row
    top = {"left": "science", "middle": "engineering", "right": "gunpowder"}[facts["column"]]
    out = rect(0.5, 0.5, width - 1, height - 1, 7, "raised", "line-strong")
    out += rect(0.5, 0.5, 24, height - 1, 7, "accent-soft") + use(top, 12.5, height / 2, 16)
    for i, level in enumerate(("middle", "bottom")):
        y = height * (0.28 + 0.46 * i)
        technology = facts[level]["id"]
        out += use(symbol_of(technology), 35, y, 14)
        parts = joined(facts[level]["abilities"])
        if width < 200:
            out += row(parts, 45, y, 12, width - 51)
            continue
        name = get_language(code).say(messages.technology(technology))
        out += fitted(46, y + 4.5, name, 12.5, 88, weight=650, cls="serif")
        out += row_from_right(parts, width - 7, y, 12.5, width - 142)
    return out


@functools.lru_cache(KEPT_DRAWINGS)
def order_tile(order: Order, width: int, height: int, code: str) -> str:
    """An order: what it needs, what it costs, and its points (AOC-14.6)."""
    facts = order.row
    name = get_language(code).say(messages.order(order.id))
    needs: Formula = ()
    condition = facts["condition"] or {}
    if "owns_technology" in condition:
        needs = (sign(symbol_of(condition["owns_technology"])),)
    elif "min_strength" in condition:
        needs = (word(f"≥{condition['min_strength']}"), sign("strength"))
    elif "min_wonders" in condition:
        needs = (word(f"≥{condition['min_wonders']}"), sign("wonder"))
    price: Formula = amount(-int(facts["pay"]["coins"]), "coins")
    if "workers" in facts["pay"]:
        price += (*amount(-int(facts["pay"]["workers"]), "workers"),)
    points = amount(int(facts["points"]), "points")
    out = rect(0.5, 0.5, width - 1, height - 1, 7, "raised", "line-strong")
    out += use(symbol_of(order.id), 16, height * 0.3, 17)
    out += fitted(30, height * 0.3 + 4.5, name, 13, width - 80, weight=650, cls="serif")
    out += row_from_right(points, width - 8, height * 0.3, 14, 46)
    return out + row((*needs, *price), 8, height * 0.73, 14, width - 16)
