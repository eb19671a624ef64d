"""Finished games as rows of a page."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.core.achievements import Achievement, achievements_of
from poleis.core.errors import PoleisError
from poleis.core.game import get_game
from poleis.core.setup import make_setup
from poleis.locale import Language, get_language
from poleis.web.pages.game_words import (
    date_words,
    game_name,
    length_words,
    opponents,
    options_words,
)
from poleis.web.tables.rows import GameResult
from poleis.web.wire import Json


def result_row(result: GameResult, lang: str) -> Json:
    """One game, as its row on the page; the links are missing when the table is."""
    say = get_language(lang)
    at = f"/t/{result.table}"
    return {
        "id": result.table,
        "when": result.finished.isoformat(timespec="minutes"),
        "date": date_words(result.finished, say),
        "game": game_name(result.game, say),
        "options": options_words(result.game, result.options, say),
        "opponents": opponents(result, say, lang),
        "company": result.company,
        "place": place_words(result, say),
        "points": result.points,
        "moves": result.plies,
        "length": length_words(result, say),
        "daily": result.daily,
        "practice": bool(result.facts.get("practice")),
        "won": result.place == 1 and result.company != "solo",
        "table": at if result.is_kept else None,
        "review": f"{at}/review" if result.is_kept else None,
        "record": f"/api/tables/{result.table}/record" if result.is_kept else None,
    }


def place_words(result: GameResult, say: Language) -> str:
    """The place among the others. Alone: what was achieved, or that the game was lost."""
    if result.company != "solo":
        return say("history-place", n=result.place, of=len(result.players))
    names = achievement_names(result, say)
    if names:
        return ", ".join(names)
    return "" if result.place == 1 else say("history-lost")


def achievement_names(result: GameResult, say: Language) -> list[str]:
    """The names of what was achieved in a game."""
    keys = result.facts.get("achievements", ())
    known = {one.key: one.name for one in achievements(result)} if keys else {}
    return [say.say(known[key]) for key in keys if key in known]


def achievements(result: GameResult) -> tuple[Achievement, ...]:
    """What could be achieved in a game, if it is still installed."""
    try:
        game = get_game(result.game)
        return achievements_of(game, make_setup(game, len(result.players), result.options))
    except PoleisError:
        return ()


def table_status(result: GameResult, lang: str) -> str:
    """How a finished table ended, in a line: the date, the place and the points."""
    say = get_language(lang)
    place = place_words(result, say) or say("history-solo")
    date = date_words(result.finished, say)
    return say("history-status", date=date, place=place, points=result.points)


def games_of(results: Iterable[GameResult], say: Language) -> list[Json]:
    """The games that somebody has played, by name, each with the number of results."""
    counts: dict[str, int] = {}
    for result in results:
        counts[result.game] = counts.get(result.game, 0) + 1
    rows: list[Json] = [{"id": id, "name": game_name(id, say), "n": n} for id, n in counts.items()]
    return sorted(rows, key=lambda row: str(row["name"]))
