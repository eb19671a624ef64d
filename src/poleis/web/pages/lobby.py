"""What the lobby shows: games with their options as forms, bots, and one's own tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from markupsafe import Markup

from poleis.core.game import Game, HasPlayerAid, get_game, has_pad_board, is_drawn
from poleis.core.game import games as installed
from poleis.core.setup import Option
from poleis.locale import Language, get_language
from poleis.locale.keys import option_key, tagline_key, title_key
from poleis.web.pages.agreed import time_left
from poleis.web.pages.history_rows import table_status
from poleis.web.tables.bot_ratings import rating_words, sentence
from poleis.web.tables.bots import DEFAULT_LEVEL, bot_label, offered
from poleis.web.tables.rows import BOT, GameResult, TableInfo, TableWithoutGame
from poleis.web.tables.seat_names import given_name, waited_for
from poleis.web.wire import Json

Cover = Callable[[Game, str], str]
"""The cover of a game in a language, as SVG; empty if there is none yet."""


def name_of(game_id: str, lang: str) -> str:
    """What a game is called, which is a message of its own."""
    return _said(get_language(lang), title_key(get_game(game_id)), game_id)


def _said(say: Language, key: str, otherwise: str) -> str:
    return say(key) if say.has(key) else otherwise


def shown_games() -> list[Game]:
    """The installed games that can be played in a browser, those with less to learn first.

    A game with fewer kinds of action comes first; the lobby preselects it for newcomers.
    """
    drawn = filter(is_drawn, installed().values())
    return sorted(drawn, key=lambda game: (len(game.actions.kinds), game.id))


def game_rows(lang: str, cover: Cover) -> list[Json]:
    """The games on offer, with a cover and a form for each option."""
    say = get_language(lang)
    return [
        {
            "id": game.id,
            "name": name_of(game.id, lang),
            "tagline": _said(say, tagline_key(game), ""),
            "picture": Markup(cover(game, lang)),
            "seats": list(game.seats),
            "default_seats": 2 if 2 in game.seats else game.seats[0],
            "options": [option_row(game, option, say) for option in game.options],
            "pad": has_pad_board(game),
            "aid": isinstance(game, HasPlayerAid),
        }
        for game in shown_games()
    ]


def option_row(game: Game, option: Option, say: Language) -> Json:
    return {
        "key": option.key,
        "kind": option.kind,
        "label": _said(say, option_key(game, option), option.key),
        "rule": option.rule,
        "default": option.default,
        "seats": list(option.seats),
        "when": " ".join(map(str, option.when)) if option.when else "",
        "choices": [
            {"value": choice, "label": _said(say, option_key(game, option, choice), choice)}
            for choice in option.choices
        ],
    }


def bot_rows(lang: str, games: Sequence[str] = ()) -> list[Json]:
    """The bots on offer: name, how each plays, and its rating in these games."""
    return [
        {
            "spec": spec,
            "label": bot_label(spec, lang),
            "about": sentence(spec, lang),
            "ratings": {game: rating_words(game, spec, lang) for game in games},
        }
        for spec in offered()
    ]


def table_row(
    info: TableInfo | TableWithoutGame,
    mine: list[int],
    lang: str,
    moment: datetime,
    result: GameResult | None = None,
) -> Json:
    """One of the tables where this browser has a seat, or had it until a bot took it over; with
    the *result* of a finished one."""
    if isinstance(info, TableWithoutGame):
        return _lost_row(info, mine, lang)
    say = get_language(lang)
    is_frozen = info.rules_version != get_game(info.game).rules_version and not info.over
    held = [seat for seat in mine if info.seats[seat].kind != BOT and not is_frozen]
    yours = [seat for seat in held if seat in info.acting]
    if info.ending == {"how": "closed"}:
        status = say("owner-closed-short")
    elif info.over:
        status = say("server-table-over") if result is None else table_status(result, lang)
    elif is_frozen:
        status = say("server-frozen-short")
    elif yours:
        status = say("server-table-yours")
    else:
        status = waited_for(info, info.acting, lang)
    return {
        "name": given_name(info.name, lang),
        "game": name_of(info.game, lang),
        "url": f"/t/{info.id}",
        "status": status,
        "left": time_left(info, yours[0], moment, lang) if yours and not info.over else "",
        "mine": bool(yours) and not info.over,
        "seat": (yours or mine)[0],
        "playing": bool(held) and not info.over,
    }


def lobby_facts(lang: str, cover: Cover, tables: Sequence[Json]) -> Json:
    """What `lobby.html` needs for every reader, and the rows of the reader's own tables."""
    games = game_rows(lang, cover)
    return {
        "games": games,
        "most_seats": max(max(game["seats"]) for game in games),
        "bots": bot_rows(lang, [game["id"] for game in games]),
        "default_bot": DEFAULT_LEVEL,
        "tables": list(tables),
    }


def _lost_row(table: TableWithoutGame, mine: list[int], lang: str) -> Json:
    """A table that cannot be shown; its page has the reason and the record."""
    return {
        "name": given_name(table.name, lang),
        "game": table.game,
        "url": f"/t/{table.id}",
        "status": get_language(lang)("server-lost-short"),
        "left": "",
        "mine": False,
        "seat": mine[0],
        "playing": False,
    }
