"""The challenges of a day as one reader sees them.

Points of others are shown at once; how they were made only when the reader may see it.
"""

from __future__ import annotations

from urllib.parse import urlencode

from poleis.locale import Language, get_language
from poleis.web.pages.game_words import options_words
from poleis.web.tables.bots import bot_label
from poleis.web.tables.daily import Challenge
from poleis.web.tables.daily_day import BoardRow, Day
from poleis.web.wire import Json

SHOWN = 10
"""Lines of a board that are shown, beside one's own."""


def challenge_row(challenge: Challenge, day: Day, lang: str) -> Json:
    """One challenge: one's own try, the board, the best known result."""
    say = get_language(lang)
    mode = challenge.mode
    board = day.boards.get(mode, [])
    mine = day.tries.get(mode)
    return {
        "mode": mode,
        "title": challenge_title(challenge, say, lang),
        "state": "new" if mine is None else "over" if mine.is_over else "running",
        "table": f"/t/{mine.table}" if mine is not None and mine.is_kept else None,
        "is_late": mine is not None and mine.is_over and _own(board, day.person) is None,
        "points": next((row.points for row in board if row.person == day.person), None),
        "count": len(board),
        "board": _board(board, day, mode, say),
        "best": _best(challenge, day, lang),
    }


def challenge_title(challenge: Challenge, say: Language, lang: str) -> str:
    """The name of a solo mode, or of the deal against a bot."""
    if challenge.bot is not None:
        return say("daily-deal", level=bot_label(challenge.bot, lang))
    return options_words(challenge.game, dict(challenge.options), say) or say("daily-solo")


def _own(board: list[BoardRow], person: str) -> int | None:
    """The line of a person on a board."""
    return next((n for n, row in enumerate(board) if row.person == person), None)


def _board(board: list[BoardRow], day: Day, mode: str, say: Language) -> list[Json]:
    """The first lines, and one's own; equal results share a rank."""
    is_open = day.is_open(mode)
    own = _own(board, day.person)
    shown = [n for n in range(len(board)) if n < SHOWN or n == own]
    results = [(row.place, row.points) for row in board]
    return [
        {
            "rank": results.index(results[n]) + 1,
            "name": board[n].name or say("server-player", n=1),
            "points": board[n].points,
            "is_lost": board[n].place > 1,
            "is_mine": n == own,
            "table": f"/t/{board[n].table}" if is_open and board[n].is_kept else None,
        }
        for n in shown
    ]


def _best(challenge: Challenge, day: Day, lang: str) -> Json | None:
    """The best known result of the strong bot, for those who have played."""
    best = day.bests.get(challenge.mode)
    if best is None or not day.is_open(challenge.mode):
        return None
    query = urlencode({"day": day.day.isoformat(), "mode": challenge.mode})
    return {
        "points": best.points,
        "bot": bot_label(best.bot, lang),
        "record": f"/daily/best?{query}",
    }
