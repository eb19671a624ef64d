"""Words about finished games: options, opponents, dates and lengths."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from poleis.core.errors import PoleisError
from poleis.core.game import Game, get_game
from poleis.core.setup import Option
from poleis.locale import Language
from poleis.locale.keys import option_key, title_key
from poleis.web.tables.bots import bot_label
from poleis.web.tables.rows import GameResult, Player
from poleis.web.tables.seat_names import given_name


def installed(game: str) -> Game | None:
    """The game with this id; None if it is gone."""
    try:
        return get_game(game)
    except PoleisError:
        return None


def game_name(game: str, say: Language) -> str:
    """What a game is called, also one that is not installed any more."""
    found = installed(game)
    return game if found is None else say.or_else(game, title_key(found))


def options_words(game: str, options: Mapping[str, Any], say: Language) -> str:
    """The options that differ from the defaults, and the solo mode; empty for the usual game."""
    found = installed(game)
    words: list[str] = []
    for option in found.options if found is not None else ():
        value = options.get(option.key)
        if value is None:
            continue
        is_mode = option.kind == "choice" and tuple(option.seats) == (1,)
        value = tuple(value) if isinstance(value, list) else value
        if value != option.default or is_mode:
            words.append(_option_words(found, option, value, say))
    return ", ".join(words)


def _option_words(game: Game | None, option: Option, value: Any, say: Language) -> str:
    assert game is not None
    label = say.or_else(option.key, option_key(game, option))
    if option.kind == "flag":
        return label
    chosen = value if isinstance(value, tuple) else (value,)
    names = [say.or_else(str(one), option_key(game, option, str(one))) for one in chosen]
    return ", ".join(names) if option.kind == "choice" else f"{label}: {', '.join(names)}"


def player_name(player: Player, seat: int, say: Language, lang: str) -> str:
    """What a player is called; bots by their names and levels."""
    if player.bot:
        level = bot_label(player.bot, lang)
        return say("history-bot", name=given_name(player.name, lang), level=level)
    return player.name or say("server-player", n=seat + 1)


def opponents(result: GameResult, say: Language, lang: str) -> str:
    """Who the others were."""
    return ", ".join(
        player_name(player, seat, say, lang)
        for seat, player in enumerate(result.players)
        if seat != result.seat
    )


def date_words(day: date | datetime, say: Language) -> str:
    """A day, such as 18 Nov 2026."""
    return say("history-date", day=day.day, month=day.month, year=str(day.year))


def length_words(result: GameResult, say: Language) -> str:
    """How long a game took, from the opening of its table."""
    minutes = max(1, round((result.finished - result.started).total_seconds() / 60))
    if minutes < 60:
        return say("history-minutes", n=minutes)
    if minutes < 48 * 60:
        return say("history-hours", n=minutes // 60, minutes=minutes % 60)
    return say("history-days", n=minutes // (24 * 60))
