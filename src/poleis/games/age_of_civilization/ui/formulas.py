"""What cards say in symbols and numbers: short, and the same in every language.

A formula is a row of parts: words such as "+1" or "/2", and names of symbols. It is read from
components.json as it stands; the sentences are in the languages' files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from poleis.draw.svg import squeezed, text, use

Ability = dict[str, Any]


class Part(NamedTuple):
    """A few letters, or a symbol."""

    words: str = ""
    symbol: str = ""


Formula = tuple[Part, ...]

GOODS = {
    "points": "points", "coins": "coin", "workers": "worker", "technologies": "research",
    "wonders": "wonder", "strength": "strength", "strength_tokens": "strength",
    "civilizations": "legacy", "future_cards": "ui-pass", "extra_coins_on_card": "chest",
    "top_technologies": "science",
}  # fmt: skip
TRIGGERS = {
    "on_birth": "birth", "on_rest": "rest", "end_of_turn": "ui-rotate-cw", "end_of_game": "endgame",
    "on_war": "war", "on_plague": "plague", "on_gain": "unlock",
}  # fmt: skip
OTHERS = Part(symbol="ui-people")
SYMBOLS = {
    "monument": "obelisk", "caravan": "camel", "bazaar": "markets", "ritual": "sacrifice",
    "fortify": "tower", "tribute": "gold", "quarantine": "caduceus", "patronage": "gallery",
    "silk": "cloth", "spices": "food", "porcelain": "fountain", "horses": "horse",
    "paper": "papyrus", "glass": "glass", "calendar": "compass", "philosophy": "owl",
    "law": "scales", "bureaucracy": "tablet", "mythology": "mage", "theology": "temples",
    "pottery": "trade", "currency": "treasury", "masonry": "brick", "architecture": "architect",
    "irrigation": "lake", "medicine": "caduceus", "archery": "hunting", "horse_riding": "horse",
    "bronze_working": "axe", "fortification": "tower", "animal_husbandry": "farm",
    "feudalism": "barracks", "birth_boom": "population", "harvest": "food", "festival": "wonder",
    "great_debate": "speaker", "earthquake": "houses", "rats": "plague", "bribes": "treasury",
    "barbarians": "axe", "blank": "ui-fit", "drought": "farm", "mongol_raid": "horse",
    "black_death": "plague", "return_of_the_plague": "plague",
}  # fmt: skip
"""Symbols of cards that are called otherwise than their symbol."""


def symbol_of(card: str) -> str:
    """The symbol of an action, technology, token or order."""
    return SYMBOLS.get(card, card)


def word(words: str) -> Part:
    return Part(words=words)


def sign(symbol: str) -> Part:
    return Part(symbol=symbol)


def amount(number: int, good: str) -> Formula:
    """So much more or less of a good."""
    return word(f"+{number}" if number >= 0 else f"−{-number}"), sign(GOODS[good])


def counted(per: dict[str, Any]) -> Formula:
    """For each so many, at most so many points."""
    divisor = int(per["divisor"])
    found: Formula = (word(f"/{divisor}" if divisor > 1 else "/"), sign(GOODS[per["count"]]))
    if "max_points" in per:
        found += (word(f"≤{per['max_points']}"),)
    return found


def condition(row: dict[str, Any]) -> Formula:
    """When an ability holds; that a Conquest must be won goes without saying."""
    if "technology_in" in row:
        return tuple(sign(symbol_of(name)) for name in row["technology_in"])
    if "most_strength" in row:
        return word("max"), sign("strength")
    if "max_technologies" in row:
        return word(f"≤{row['max_technologies']}"), sign("research")
    return ()


def called(ability: Ability) -> Formula:
    """What calls an ability."""
    if ability["trigger"] in TRIGGERS:
        return (sign(TRIGGERS[ability["trigger"]]),)
    action = ability.get("on", ability.get("action"))
    return (sign(symbol_of(action)),) if action else ()


def effect(ability: Ability) -> Formula:
    """What an ability does."""
    kind = ability["effect"]
    if kind == "gain":
        goods = [amount(int(n), good) for good, n in ability["gain"].items()]
        return sum(goods, ()) + (counted(ability["per"]) if "per" in ability else ())
    if kind == "strength":
        if "per" in ability:
            return amount(int(ability["per_amount"]), "strength") + counted(ability["per"])
        return amount(int(ability["amount"]), "strength")
    if kind == "discount":
        return amount(-int(ability["coins"]), "coins")
    if kind == "set_cost":
        return word(str(ability["coins"])), sign("coin")
    if kind == "extra_worker":
        return word(f"+{ability['workers']}"), sign("sacrifice")
    if kind == "others_lose_coins":
        return (OTHERS, *amount(-int(ability["coins"]), "coins"))
    if kind == "others_gain_coins":
        return (OTHERS, *amount(int(ability["coins"]), "coins"))
    if kind == "others_sacrifice":
        return (OTHERS, *amount(-int(ability["workers"]), "workers"))
    return ODD[kind](ability)


ODD: dict[str, Callable[[Ability], Formula]] = {
    "action_space": lambda ability: (sign("extra-action"),),
    "no_sacrifice": lambda ability: (sign("ui-undo"), sign("worker")),
    "forbid_others": lambda ability: (sign("lock"), OTHERS),
    "use_future_cards": lambda ability: (sign("unlock"), sign("ui-pass")),
    "ignore_sacrifice": lambda ability: (sign("shield"),),
    "may_perform": lambda ability: (sign("ui-next"), sign(symbol_of(ability["action"]))),
    "hunting_point_always": lambda ability: (sign("hunting"), *amount(1, "points")),
    "multiply_extra_coins": lambda ability: (word(f"×{ability['factor']}"), sign("coin")),
    "pay_to_pool": lambda ability: (
        *amount(-int(ability["coins"]), "coins"), *amount(int(ability["gain"]["points"]), "points"),
    ),
}  # fmt: skip
"""Effects of a kind of their own."""


def formula(ability: Ability) -> Formula:
    """An ability: what calls it, when it holds, what it does."""
    return called(ability) + condition(ability.get("condition", {})) + effect(ability)


def formulas(abilities: list[Ability]) -> list[Formula]:
    return [formula(ability) for ability in abilities]


def joined(abilities: list[Ability]) -> Formula:
    """Several abilities in one row, apart from each other."""
    found: Formula = ()
    for ability in abilities:
        found += ((word("·"),) if found else ()) + formula(ability)
    return found


# ---- drawing


def room(part: Part, size: float) -> float:
    """The width that a part takes; letters, wider than digits, are measured by their number."""
    if part.symbol:
        return size * 1.16
    return size * (0.2 + sum(0.74 if one.isalpha() else 0.56 for one in part.words))


def width(parts: Formula, size: float) -> float:
    return sum(room(part, size) for part in parts)


def colour_of(symbol: str, ink: str) -> str:
    if ink != "ink":
        return ink
    return {"coin": "amber", "sacrifice": "terracotta"}.get(symbol, ink)


def row(parts: Formula, x: float, y: float, size: float, most: float, ink: str = "ink") -> str:
    """A formula from x on, centred at y; it shrinks where it would be wider than *most*."""
    wide = width(parts, size)
    if wide > most:
        size *= most / wide
    out = ""
    for part in parts:
        space = room(part, size)
        if part.symbol:
            out += use(part.symbol, x + space / 2, y, size * 1.06, colour_of(part.symbol, ink))
        else:
            out += text(
                x + size * 0.08, y + size * 0.33, part.words, size * 0.92, ink, "start", 700
            )
        x += space
    return out


def row_from_right(parts: Formula, right: float, y: float, size: float, most: float,
                   ink: str = "ink") -> str:  # fmt: skip
    """The same, ending at *right*."""
    return row(parts, right - min(width(parts, size), most), y, size, most, ink)


def fitted(x: float, y: float, words: str, size: float, most: float, ink: str = "ink",
           anchor: str = "start", weight: int = 600, cls: str = "") -> str:  # fmt: skip
    """A line of text that takes at most so much room: smaller letters first, then narrower."""
    per_letter = 0.63 if cls == "serif" or not words.isascii() else 0.57
    least = min(size, 10.5)
    scaled = min(size, most / max(len(words), 1) / per_letter)
    drawn = text(x, y, words, max(scaled, least), ink, anchor, weight, cls)
    if len(words) * least * 0.53 <= most:
        return drawn
    return squeezed(drawn, most)


def wrapped(words: str, letters: int, lines: int) -> list[str]:
    """A sentence in lines of at most so many letters; what does not fit ends with dots."""
    found: list[str] = []
    line = ""
    for one in words.split():
        if line and len(line) + len(one) + 1 > letters:
            found.append(line)
            line = one
        else:
            line = f"{line} {one}".strip()
    found.append(line)
    if len(found) > lines:
        found = [*found[: lines - 1], f"{found[lines - 1]} …"]
    return found
