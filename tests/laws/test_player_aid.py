"""Everything that a game draws has words: a list of symbols, help on things, a player aid.

For every game, and for languages and set-ups in turn.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice, pairwise
from xml.etree.ElementTree import Element

import pytest

from poleis.core.game import Game, HasPlayerAid, games, get_game
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.random_play import positions
from poleis.core.setup import Setup, all_setups
from poleis.core.view import View
from poleis.draw import theme
from poleis.locale import LANGUAGES
from tests.draw.reading import all_bodies, attributes, faults, parse

pytestmark = pytest.mark.never_compiled

GAMES = [game for game in games().values() if isinstance(game, HasPlayerAid)]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
SETUPS, POSITIONS = 24, 6
"""How many set-ups of a game are tried, and how many positions of a random game."""
DECORATION = re.compile(
    r"seat-\d|poleis|ui-(check|close|clock|hint|minus|plus|eye|log|sheet|city|book)"
)
"""Symbols of seats and of the interface, which say nothing about the rules."""


def some_setups(game: Game) -> list[Setup]:
    """Set-ups of every number of seats, spread over all options."""
    every = list(all_setups(game))
    step = max(1, len(every) // SETUPS) | 1  # odd, so that no flag is always the same
    return every[::step]


def some_views(game: Game) -> list[tuple[Setup, View]]:
    """Views of seats and of spectators in random games."""
    return _drawn(game.id)


@cache
def _drawn(game_id: str) -> list[tuple[Setup, View]]:
    game, views = get_game(game_id), []
    for seed, setup in enumerate(some_setups(game)):
        language = LANGUAGES[seed % len(LANGUAGES)]
        found = list(enumerate(state.clone() for state, _ in positions(game, setup, seed)))
        step = max(1, len(found) // POSITIONS)
        for ply, state in (*islice(found, seed % step, None, step), found[-1]):
            viewer = None if (seed + ply) % 5 == 0 else (seed + ply) % setup.seats
            known = game.redact(state, viewer)
            view = game.view(known, viewer, language, NAMES[: setup.seats])
            views.append((setup, view))
    return views


def symbols_of(game: Game, setup: Setup, language: str) -> tuple[Symbol, ...]:
    assert isinstance(game, HasPlayerAid)
    return game.symbols(setup, language)


def icons_of(view: View) -> set[str]:
    """The symbols of the sprite that a view draws."""
    used = {href.removeprefix("#") for href in attributes(all_bodies(view), "href")}
    badges = [badge for panel in view.panels for badge in panel.badges]
    badges += [badge for seat in view.seats for badge in seat.badges]
    return (used | {badge.icon for badge in badges}) & set(theme.symbols())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_symbol_that_is_drawn_is_in_the_list(game: Game) -> None:
    for setup, view in some_views(game):
        listed = {symbol.icon for symbol in symbols_of(game, setup, "en")}
        drawn = {icon for icon in icons_of(view) if not DECORATION.fullmatch(icon)}
        assert set() == drawn - listed, setup


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_symbol_has_a_name_a_meaning_and_a_picture(game: Game) -> None:
    """In every language. A meaning is one or two sentences."""
    for setup in some_setups(game):
        for language in LANGUAGES:
            found = symbols_of(game, setup, language)
            assert len(found) == len({(one.icon, one.name, one.picture) for one in found})
            for one in found:
                assert one.name and one.group, one
                assert one.meaning.endswith("."), one
                assert one.picture or one.icon in theme.symbols(), one
                assert [] == faults(one.picture), one


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_symbols_have_names_of_their_own_in_each_language(game: Game) -> None:
    setup = some_setups(game)[0]
    texts = [{one.meaning for one in symbols_of(game, setup, code)} for code in LANGUAGES]
    for one, other in pairwise(texts):
        assert set() == one & other


# ---- help on what is drawn


def name_of(element: Element) -> str:
    """What a screen reader calls an element by itself."""
    title = element.find("title")
    inner = "" if title is None else title.text or ""
    return element.get("aria-label") or element.get("title") or inner


def is_named(element: Element, parents: dict[Element, Element]) -> bool:
    """Whether an icon stands in something with a name, which is not a whole drawing, or beside
    words."""
    at: Element | None = element
    while at is not None:
        if name_of(at) and at.get("role") != "group":
            return True
        if at.tag not in ("svg", "g", "use") and re.search(r"\w", "".join(at.itertext())):
            return True
        at = parents.get(at)
    return False


def is_shared(element: Element, parents: dict[Element, Element]) -> bool:
    """Whether an element is a definition, drawn elsewhere, or waits for a state."""
    at: Element | None = element
    while at is not None:
        if at.tag == "defs" or at.get("class", "").startswith("ring-"):
            return True
        at = parents.get(at)
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_can_be_touched_has_a_name_and_help(game: Game) -> None:
    """An empty place has a name, which says everything."""
    for setup, view in some_views(game):
        for element in parse(all_bodies(view)).iter():
            if "data-ref" not in element.attrib:
                continue
            assert name_of(element), (setup, element.attrib)
            if "plot" not in element.get("class", "").split():
                assert element.get("aria-description"), (setup, element.attrib)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_icon_stands_in_something_with_a_name_or_beside_words(game: Game) -> None:
    for setup, view in some_views(game):
        for panel in view.panels:
            root = parse(panel.body)
            parents = {child: parent for parent in root.iter() for child in parent}
            for use in root.iter("use"):
                icon = use.get("href", "").removeprefix("#")
                if icon not in theme.symbols() or is_shared(use, parents):
                    continue
                assert is_named(use, parents), (setup, panel.id, icon)


# ---- player aids


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_player_aid_says_turn_scoring_and_end_in_every_language(game: Game) -> None:
    """Every section is a clean fragment with words, and no language leaves one out."""
    assert isinstance(game, HasPlayerAid)
    for setup in some_setups(game):
        shapes = set()
        for language in LANGUAGES:
            sections = game.player_aid(setup, language)
            shapes.add(len(sections))
            assert len(sections) >= 4
            for one in sections:
                assert one.title
                assert re.search(r"\w", "".join(parse(one.body).itertext())), one
                assert [] == faults(one.body), one
        assert 1 == len(shapes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_player_aid_knows_how_many_play(game: Game) -> None:
    """Where the number of players changes the game, it changes the page."""
    assert isinstance(game, HasPlayerAid)
    pages: dict[int, tuple[AidSection, ...]] = {}
    for setup in all_setups(game):
        pages.setdefault(setup.seats, game.player_aid(setup, "en"))
    assert len(set(pages.values())) >= 3
