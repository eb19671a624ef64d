"""The symbols of Origins: resources, people, board, bonus tokens, buildings, zodiac cards."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.player_aid import Symbol
from poleis.core.setup import Setup
from poleis.draw.aid import picture
from poleis.draw.pieces import archon, plain_die, row_of, ship
from poleis.games.origins.explain.position_reader import Die
from poleis.games.origins.rules.edition import NO_COLOUR, RESOURCES, Edition
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.draw_tiles import (
    ACTION_PARTS,
    ANY_BUILDING,
    GLYPHS,
    TOKEN_SYMBOLS,
    flat_disc,
    freeman,
    hue,
    speaker,
    tile,
    token,
)
from poleis.locale import Language, get_language

PEOPLE = {
    "freeman": "base", "speaker": "speaker", "archon": "archon", "advisor": "advisor",
    "population": "population",
}  # fmt: skip
"""Workers and their bases: message and icon."""
BOARD = {
    "ship": "ship", "military": "military", "attack": "attack", "exchange": "trade",
    "temples": "temples", "district": "district", "seat": "seat", "tower": "tower",
    "superiority": "superiority", "first": "guild", "passed": "ui-pass",
}  # fmt: skip
"""What else stands on boards."""
START = ("agora", "palace", "farm")
"""Tiles without a colour."""


def symbols(edition: Edition, setup: Setup, language: str) -> tuple[Symbol, ...]:
    say = get_language(language)
    return (
        *resources(say),
        *people(edition, say),
        *board(edition, setup, say),
        *actions(edition, say),
        *buildings(edition, say),
        *zodiac(edition, say),
    )


def resources(say: Language) -> list[Symbol]:
    group = say("origins-symbols-resources")
    named = [(name, say.say(messages.resource(name))) for name in RESOURCES]
    named += [(name, say(f"origins-sign-{name}")) for name in ("any", "points")]
    return [Symbol(icon, name, say(f"origins-about-{icon}"), group) for icon, name in named]


def people(edition: Edition, say: Language) -> list[Symbol]:
    group = say("origins-symbols-people")
    first = edition.colours[0]
    drawn = {
        "freeman": picture(freeman(4, 1, 30, Die(first, 3), 0), 0, 0, 38, 46),
        "speaker": picture(speaker(1, 1, 30, 4), 0, 0, 32, 35),
        "archon": picture(archon(20, 20, 38, 0), 0, 0, 40, 40),
    }
    found = [
        Symbol(icon, say(f"origins-sign-{key}"), say(f"origins-about-{key}"), group,
               drawn.get(key, ""))
        for key, icon in PEOPLE.items()
    ]  # fmt: skip
    for colour in edition.colours:
        name = say("origins-sign-citizen", colour=say.say(messages.colour(colour)))
        found.append(Symbol(f"mark-{colour}", name, say("origins-about-citizen"), group,
                            picture(plain_die(1, 1, 30, hue(colour)), 0, 0, 32, 35)))  # fmt: skip
    return found


def board(edition: Edition, setup: Setup, say: Language) -> list[Symbol]:
    group = say("origins-symbols-board")
    first = edition.colours[0]
    drawn = {
        "ship": picture(ship(0, 0, hue(first), 3), -1, -1, 52, 43),
        "tower": picture(flat_disc(15, 11, 28, first), 0, 0, 30, 24),
    }
    found = [
        Symbol(icon, say(f"origins-sign-{key}"), about_sign(key, edition, setup, say), group,
               drawn.get(key, ""))
        for key, icon in BOARD.items()
    ]  # fmt: skip
    for name in edition.temple_names:
        found.append(Symbol(name, say.say(messages.temple(name)), say("origins-about-temple"),
                            group))  # fmt: skip
    return found


def about_sign(key: str, edition: Edition, setup: Setup, say: Language) -> str:
    """What a sign of the board means, with this number of players."""
    if key == "superiority" and setup.seats == 1:
        return say("origins-view-tokens-help-solo")
    if key == "superiority":
        return say("origins-view-tokens-help")
    if key == "military":
        return say("origins-about-military", n=int(edition.last_space_points))
    return say(f"origins-about-{key}")


def actions(edition: Edition, say: Language) -> list[Symbol]:
    """Main actions of the sites, and bonus tokens."""
    main, bonus = say("origins-symbols-actions"), say("origins-symbols-tokens")
    found = []
    for id in edition.action_names:
        parts = ACTION_PARTS[id]
        wide = sum(room for _, room in parts)
        drawn = picture(row_of(parts, wide / 2, 14, 24), 0, 0, wide, 28)
        found.append(_named("", messages.action(id), main, say, drawn))
    for colour in edition.colours:
        drawn = picture(token(20, 20, 19, colour), 0, 0, 40, 41)
        icon = TOKEN_SYMBOLS[colour][0]
        found.append(_named(icon, messages.token(colour), bonus, say, drawn))
    return found


def buildings(edition: Edition, say: Language) -> list[Symbol]:
    group = say("origins-symbols-buildings")
    found = []
    for kind in edition.kinds:
        colour = "" if kind.colour == NO_COLOUR else edition.colours[kind.colour]
        found.append(_building(kind.name, colour, group, say))
    names = {kind.name for kind in edition.kinds}
    return found + [_building(name, "", group, say) for name in START if name not in names]


def _building(name: str, colour: str, group: str, say: Language) -> Symbol:
    drawn = picture(tile(1, 1, 40, name, colour), 0, 0, 42, 45)
    return _named(GLYPHS.get(name, ANY_BUILDING), messages.building(name), group, say, drawn)


def zodiac(edition: Edition, say: Language) -> list[Symbol]:
    group = say("origins-symbols-zodiac")
    return [_named(name, messages.zodiac(name), group, say) for name in edition.zodiac_names]


def _named(icon: str, name: Message, group: str, say: Language, drawn: str = "") -> Symbol:
    return Symbol(icon, say.say(name), say.say(messages.about(name)), group, drawn)
