"""The symbols of 7 Wonders Dice: dice and their faces, buildings, the signs on spaces."""

from __future__ import annotations

from poleis.core.player_aid import Symbol
from poleis.core.setup import Setup
from poleis.draw.aid import picture
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards, printed_boards
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.building_help import about_building
from poleis.games.seven_wonders_dice.ui.draw_forum import die_help
from poleis.games.seven_wonders_dice.ui.draw_space import (
    DIE,
    GLYPHS,
    SYMBOLS,
    die_face,
    hue_of,
    small_die,
)
from poleis.games.seven_wonders_dice.ui.symbols import bare_face, size_of
from poleis.locale import Language, get_language

SIGNS: tuple[tuple[str, str, str], ...] = (
    ("materials", "quarry", "ag_12"), ("points", "points", "ag_33"), ("coins", "coin", "mk_coin_1"),
    ("attack", "", "bw_attack_2"), ("defence", "shield", "bw_defence_1"),
    ("zero", "", "mk_camel_1"), ("gain", "", "mk_camel_2"), ("less", "die", "mk_camel_3"),
    ("each", "", "mk_chest_2"), ("free", "die-free", "un_compass_2"),
    ("unlock", "unlock", "un_compass_3"), ("two", "", "ga_blue"),
    ("gallery", "gallery", "ga_laurel_1"), ("action", "extra-action", "bonus_action"),
    ("cross", "cross-space", "bonus_cross"), ("lock", "lock", ""), ("bonus", "endgame", ""),
)  # fmt: skip
"""What stands on spaces and beside dice: message, icon, and a space that shows it."""


def symbols(edition: Edition, setup: Setup, language: str) -> tuple[Symbol, ...]:
    say, printed = get_language(language), printed_boards(edition)
    return (
        *die_symbols(edition, setup, printed, say),
        *sign_symbols(edition, printed, say),
        *building_symbols(edition, setup, say),
    )


# ---- dice


def die_symbols(
    edition: Edition, setup: Setup, printed: PrintedBoards, say: Language
) -> list[Symbol]:
    """Each colour of dice, and the different faces that it has; faces alike in kind are one."""
    group = say("seven_wonders_dice-symbols-dice")
    found: dict[tuple[str, str], Symbol] = {}
    for name in edition.die_ids:
        colour = printed.colour_of(name)
        about = say("seven_wonders_dice-about-die", building=buildings_of(printed, colour, say))
        if name in edition.special_ids:
            about = say("seven_wonders_dice-about-special-die")
        named = say("seven_wonders_dice-symbol-die", colour=say.say(messages.colour(colour)))
        drawn = small_die(colour).replace('class="little"', 'class="pic"')
        found.setdefault((colour, ""), Symbol(f"mark-{colour}", named, about, group, drawn))
        row = next(row for row in printed.components["dice"] if row["id"] == name)
        for face in row["faces"]:
            symbol = str(face["symbol"])
            named, about = say.say(messages.symbol(symbol)), die_help(printed, symbol, say)
            kind = kind_of(symbol)
            if kind:
                named = say(f"seven_wonders_dice-face-{kind}")
                about = (
                    about_building(edition, setup, "guild_court", say)
                    if kind == "compare"
                    else say(f"seven_wonders_dice-face-{kind}-help")
                )
            drawn = picture(die_face(symbol, hue_of(colour)), -1, -1, DIE + 2, DIE + 7)
            icon = icon_of(symbol)
            found.setdefault((colour, kind or symbol), Symbol(icon, named, about, group, drawn))
    return list(found.values())


def kind_of(symbol: str) -> str:
    """The kind of a face that several colours have; empty for a face of its own."""
    kind, _, rest = symbol.partition("_")
    is_alone = rest == "laurel" or rest.startswith("of_")
    return kind if kind in ("any", "compare", "leader") and not is_alone else ""


def icon_of(symbol: str) -> str:
    """The icon that a face of a die shows."""
    kind, _, rest = symbol.partition("_")
    if kind == "any":
        return f"mark-{rest}" if not rest.startswith("of_") else "quartered"
    if kind == "compare":
        return "compare"
    return "leader" if kind == "leader" and rest != "laurel" else SYMBOLS.get(symbol, symbol)


def buildings_of(printed: PrintedBoards, colour: str, say: Language) -> str:
    """The buildings that the dice of a colour lead to."""
    rows = printed.components["buildings"].items()
    names = [name for name, row in rows if row.get("colour") == colour]
    return ", ".join(say.say(messages.building(name)) for name in names)


# ---- spaces


def numbers(edition: Edition, printed: PrintedBoards) -> dict[str, int]:
    """The number in the sentence about a sign, as printed."""

    def amount(space: str, field: str) -> int:
        return int(printed.space(space).effects[0][field])

    return {
        "materials": int(edition.data["setup"]["coin_per_missing_material"]),
        "coins": int(edition.capacity),
        "gain": amount("mk_camel_2", "amount"),
        "less": amount("mk_camel_3", "amount"),
        "gallery": amount("ga_laurel_1", "vp_each"),
    }


def sign_symbols(edition: Edition, printed: PrintedBoards, say: Language) -> list[Symbol]:
    group, known = say("seven_wonders_dice-symbols-spaces"), numbers(edition, printed)
    found = []
    for key, icon, space in SIGNS:
        drawn = ""
        if space:
            width, height = size_of(printed, space)
            face = bare_face(printed, printed.boards[0], space, width, height)
            drawn = picture(face, -2, -7, width + 4, height + 10)
        name = say(f"seven_wonders_dice-sign-{key}")
        meaning = say(f"seven_wonders_dice-sign-{key}-help", n=known.get(key, 0))
        found.append(Symbol(icon, name, meaning, group, drawn))
    return found


# ---- buildings


def building_symbols(edition: Edition, setup: Setup, say: Language) -> list[Symbol]:
    group = say("seven_wonders_dice-symbols-buildings")
    return [
        Symbol(glyph, say.say(messages.building(name)), about_building(edition, setup, name, say),
               group)
        for name, glyph in GLYPHS.items()
    ]  # fmt: skip
