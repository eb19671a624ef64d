"""Beside the table: the symbols of a game, and its player aid on one sheet of paper.

Both are for one set-up, which the query names: `/aid/akropolis?seats=3&long=yes`. What the query
leaves out has its default, and options that this number of players does not have are ignored.
"""

from __future__ import annotations

import functools
from html import escape
from typing import Any, Protocol
from urllib.parse import urlencode

from markupsafe import Markup

from poleis.core.errors import UnknownGame
from poleis.core.game import Game, HasPlayerAid, get_game, usual_seats
from poleis.core.player_aid import Symbol
from poleis.core.setup import OptionValue, Setup, make_setup
from poleis.draw.svg import icon
from poleis.locale import Language, get_language
from poleis.web.pages.lobby import name_of, option_row
from poleis.web.wire import Json

KEPT = 64
"""How many lists of symbols and player aids are kept."""


class Query(Protocol):
    """The query of an address."""

    def getlist(self, key: Any, /) -> list[str]:
        """All values of a key."""


def setup_of(game: Game, query: Query) -> Setup:
    """The set-up that a query names; BadSetup for a value that no option has."""
    numbers = {str(seats): seats for seats in game.seats}
    seats = numbers.get("".join(query.getlist("seats")[-1:]), usual_seats(game))
    given: dict[str, object] = {}
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        values = query.getlist(option.key)
        if not values or not option.exists(seats, chosen):
            continue
        # A form sends the empty choice before the boxes that are ticked.
        text = ",".join(values) if option.kind == "set" else values[-1]
        given[option.key] = chosen[option.key] = option.parse(text)
    return make_setup(game, seats, given)


def query_of(setup: Setup) -> str:
    """The query that names a set-up; the inverse of `setup_of`."""
    options = {option.key: option for option in setup.game.options}
    values = {key: options[key].text(value) for key, value in setup.options}
    return urlencode({"seats": setup.seats, **values}, safe=",")


def aid_url(setup: Setup) -> str:
    """Where the player aid for a set-up is; empty if the game has none."""
    found = isinstance(setup.game, HasPlayerAid)
    return f"/aid/{setup.game.id}?{query_of(setup)}" if found else ""


@functools.lru_cache(KEPT)
def symbols_html(setup: Setup, lang: str, level: int = 3) -> Markup:
    """The symbols of a game below headings of a level; empty if the game has no list of them."""
    game = setup.game
    if not isinstance(game, HasPlayerAid):
        return Markup()
    groups: dict[str, list[Symbol]] = {}
    for symbol in game.symbols(setup, lang):
        groups.setdefault(symbol.group, []).append(symbol)
    return Markup(
        "".join(
            f"<h{level}>{escape(name)}</h{level}><ul>{''.join(map(_symbol_row, found))}</ul>"
            for name, found in groups.items()
        )
    )


def _symbol_row(symbol: Symbol) -> str:
    drawn = symbol.picture or icon(symbol.icon)
    return (
        f'<li data-icon="{escape(symbol.icon)}"><span class="mark">{drawn}</span>'
        f"<span><b>{escape(symbol.name)}</b> {escape(symbol.meaning)}</span></li>"
    )


@functools.lru_cache(KEPT)
def aid_html(setup: Setup, lang: str) -> Markup:
    """The sections of a player aid."""
    game = setup.game
    assert isinstance(game, HasPlayerAid)
    return Markup(
        "".join(
            f"<section><h2>{escape(one.title)}</h2>{one.body}</section>"
            for one in game.player_aid(setup, lang)
        )
    )


def panel_facts(setup: Setup, lang: str) -> Json:
    """What the panel of symbols on a page needs; see `symbols_panel.html`."""
    return {"aid": aid_url(setup), "symbols": symbols_html(setup, lang)}


def agreed(setup: Setup, say: Language) -> list[str]:
    """A set-up in words: the number of players, and the options that are not the usual ones."""
    found = [say("web-players", n=setup.seats)]
    for option in setup.game.options:
        value = setup.get(option.key, option.default)
        if (value == option.default and option.kind != "choice") or option.key not in dict(
            setup.options
        ):
            continue
        row = option_row(setup.game, option, say)
        names = {choice["value"]: choice["label"] for choice in row["choices"]}
        values = value if isinstance(value, tuple) else (value,)
        said = ", ".join(str(names[one]) for one in values if one in names)
        found.append(f"{row['label']}: {said}" if said else str(row["label"]))
    return found


def _choices(setup: Setup, say: Language) -> list[Json]:
    """The options that this set-up has, with their values, for a form."""
    values = dict(setup.options)
    rows = [option_row(setup.game, option, say) for option in setup.game.options]
    return [{**row, "value": values[row["key"]]} for row in rows if row["key"] in values]


def aid_facts(game_id: str, query: Query, lang: str) -> Json:
    """What `aid.html` needs; UnknownGame for a game without a player aid."""
    setup = _setup(game_id, query)
    return {
        "game": game_id,
        "game_name": name_of(game_id, lang),
        "seats": list(setup.game.seats),
        "setup": setup,
        "query": query_of(setup),
        "agreed": agreed(setup, get_language(lang)),
        "options": _choices(setup, get_language(lang)),
        "body": aid_html(setup, lang),
    }


def symbols_facts(game_id: str, query: Query, lang: str) -> Json:
    """What `symbols.html` needs; UnknownGame for a game without a list of symbols."""
    setup = _setup(game_id, query)
    return {
        "game": game_id,
        "game_name": name_of(game_id, lang),
        "query": query_of(setup),
        "body": symbols_html(setup, lang, 2),
    }


def _setup(game_id: str, query: Query) -> Setup:
    game = get_game(game_id)
    if not isinstance(game, HasPlayerAid):
        raise UnknownGame(f"{game_id} has no player aid")
    return setup_of(game, query)
