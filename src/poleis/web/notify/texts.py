"""The texts of messages, in each reader's language. They hold no secret of the game."""

from __future__ import annotations

from poleis.locale import get_language
from poleis.web.notify.sender import Notice
from poleis.web.storage.turn_messages import TURN, TurnMessage
from poleis.web.tables.seat_names import given_name


def turn_notice(message: TurnMessage, lang: str) -> Notice:
    """The message that a turn has begun, or that its time is over."""
    say = get_language(lang)
    about = {"game": _game_name(message.game, lang), "table": given_name(message.table_name, lang)}
    player = message.player or say("server-player", n=message.seat + 1)
    if message.kind == TURN:
        title = say("notify-turn-title", **about)
        line = say("notify-turn-line", **about, player=player)
    else:
        title = say("notify-time-title", **about)
        line = say("notify-time-line", **about, player=player)
    return Notice(title, say("notify-body", **about), line, f"/t/{message.table}")


def first_notice(table: str, game: str, table_name: str, lang: str) -> Notice:
    """The first message to a webhook: it shows that messages arrive."""
    say = get_language(lang)
    about = {"game": _game_name(game, lang), "table": given_name(table_name, lang)}
    line = say("notify-first-line", **about)
    return Notice(line, line, line, f"/t/{table}")


def _game_name(game: str, lang: str) -> str:
    """What a game is called; its id if it is not installed any more."""
    return get_language(lang).or_else(game, game)
