"""The page of the daily challenges of a day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from poleis.core.clean_text import LONGEST_NAME
from poleis.locale import get_language
from poleis.web.pages.daily_rows import challenge_row, challenge_title
from poleis.web.pages.game_words import date_words, game_name
from poleis.web.tables.daily import challenges
from poleis.web.tables.daily_day import Day, streak
from poleis.web.wire import Json

ONE = timedelta(days=1)
FIRST = date(2026, 1, 1)
"""No challenge is older."""


def daily_facts(shown: Day, before: Day, days: Iterable[str], name: str, lang: str) -> Json:
    """What `daily.html` needs: the day that is *shown*, the one *before* today, the days on which
    the reader has a result, and the reader's name."""
    day, today = shown.day, shown.now.date()
    return {
        "date": date_words(day, get_language(lang)),
        "is_today": day == today,
        "previous": (day - ONE).isoformat() if day > FIRST else None,
        "following": (day + ONE).isoformat() if day < today else None,
        "games": _games(shown, lang),
        "streak": streak(days, today),
        "yesterday": _tries(before, lang) if day == today else [],
        "name": name,
        "longest": LONGEST_NAME,
    }


def day_of(text: str | None, today: date) -> date:
    """The day that a text means; today, if it means none, and never a later one."""
    try:
        return max(FIRST, min(date.fromisoformat(text or ""), today))
    except ValueError:
        return today


def _games(day: Day, lang: str) -> list[Json]:
    """The challenges, game by game."""
    say = get_language(lang)
    found: dict[str, list[Json]] = {}
    for challenge in challenges():
        found.setdefault(challenge.game, []).append(challenge_row(challenge, day, lang))
    return [{"id": id, "name": game_name(id, say), "rows": rows} for id, rows in found.items()]


def _tries(day: Day, lang: str) -> list[Json]:
    """What the reader has played on a day, with links to the reviews."""
    say = get_language(lang)
    rows: list[Json] = []
    for challenge in challenges():
        mine = day.tries.get(challenge.mode)
        if mine is None or not mine.is_kept:
            continue
        at = f"/t/{mine.table}"
        rows.append(
            {
                "game": game_name(challenge.game, say),
                "title": challenge_title(challenge, say, lang),
                "url": f"{at}/review" if mine.is_over else at,
                "is_over": mine.is_over,
            }
        )
    return rows
