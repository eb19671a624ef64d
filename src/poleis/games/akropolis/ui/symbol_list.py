"""The symbols of Akropolis."""

from __future__ import annotations

from poleis.core.player_aid import Symbol
from poleis.core.setup import Setup
from poleis.draw.aid import picture
from poleis.draw.hexes import SIDE
from poleis.games.akropolis.rules.edition import Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, HOUSES, PLAZA, QUARRY
from poleis.games.akropolis.ui.draw_city import face
from poleis.games.akropolis.ui.hex_help import brief_help
from poleis.games.akropolis.ui.messages import hex_name, letter
from poleis.games.akropolis.ui.setup_facts import variants_of
from poleis.locale import Language, get_language

OTHERS = {
    "stone": "akropolis-symbol-stone",
    "architect": "akropolis-view-chief-architect",
    "lake": "akropolis-symbol-lake",
}
"""Symbols that are no hexes, with the messages of their names."""


def hex_picture(edition: Edition, kind: int, language: Language) -> str:
    """A hex as a tile shows it."""
    drawn = face(kind, edition.tiles.plaza_stars(kind), 0, letter(kind, language))
    return picture(drawn, -SIDE, -SIDE * 0.9, 2 * SIDE, SIDE * 1.8)


def symbols(edition: Edition, setup: Setup, language: str) -> tuple[Symbol, ...]:
    say, variants = get_language(language), variants_of(setup)
    hexes, others = say("akropolis-symbols-hexes"), say("akropolis-symbols-others")

    def hex_symbol(icon: str, kind: int) -> Symbol:
        about = brief_help(edition.tiles, kind, variants, say)
        return Symbol(icon, hex_name(kind, say), about, hexes, hex_picture(edition, kind, say))

    found = [hex_symbol(name, kind) for kind, name in enumerate(DISTRICTS, HOUSES)]
    found += [hex_symbol("star", kind + PLAZA) for kind, _ in enumerate(DISTRICTS, HOUSES)]
    found.append(hex_symbol("quarry", QUARRY))
    found += [
        Symbol(icon, say(name), say(f"akropolis-about-{icon}"), others)
        for icon, name in OTHERS.items()
    ]
    return tuple(found)
