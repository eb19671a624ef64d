"""My games and their statistics: what the two pages show of the games of their reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from urllib.parse import urlencode

from poleis.locale import get_language
from poleis.web.pages.history_rows import games_of, result_row
from poleis.web.tables.history import COMPANIES, PERIODS, Choice
from poleis.web.tables.rows import GameResult
from poleis.web.wire import Json

PER_PAGE = 30


def games_facts(
    mine: Sequence[GameResult], query: Mapping[str, str], now: datetime, lang: str
) -> Json:
    """What `games.html` needs: the finished games, the latest first, filtered and page by page."""
    say = get_language(lang)
    choice, kept = choice_of(query)
    found, number = choice.of(mine, now), _number(query)
    first = PER_PAGE * (number - 1)
    return {
        "rows": [result_row(one, lang) for one in found[first : first + PER_PAGE]],
        "count": len(found),
        "has_games": bool(mine),
        "games": [(game["id"], game["name"]) for game in games_of(mine, say)],
        "companies": [(one, say(f"history-company-{one}")) for one in COMPANIES],
        "periods": [(one, say(f"history-period-{one}")) for one in PERIODS],
        "choice": choice,
        "query": urlencode(kept),
        "newer": _address(kept, number - 1) if first else None,
        "older": _address(kept, number + 1) if len(found) > first + PER_PAGE else None,
    }


def statistics_facts(mine: Sequence[GameResult], wished: str | None, lang: str) -> Json:
    """What `statistics.html` needs: what the games add up to; one game at a time."""
    games = games_of(mine, get_language(lang))
    chosen = wished if wished in {game["id"] for game in games} else None
    if chosen is None and games:
        chosen = mine[0].game
    if chosen is None:
        return {"games": games, "shown": None}
    # Plots and ratings are loaded by those who look at them.
    from poleis.web.pages.statistics import Statistics

    found = [one for one in mine if one.game == chosen]
    return {"games": games, "shown": Statistics(chosen, found, lang).json()}


def choice_of(given: Mapping[str, str]) -> tuple[Choice, dict[str, str]]:
    """The filter of an address, and the same as a query; what is unknown is left out."""
    query = {
        key: given[key]
        for key, known in (("company", COMPANIES), ("period", tuple(PERIODS)))
        if given.get(key) in known
    }
    if given.get("game"):
        query["game"] = given["game"][:64]
    return Choice(**query), query  # type: ignore[arg-type]  # they are among the known words


def _number(query: Mapping[str, str]) -> int:
    """The number of the page, from 1 on."""
    text = query.get("page", "1")
    return max(1, int(text[:6])) if text.isascii() and text.isdecimal() else 1


def _address(query: Mapping[str, str], number: int) -> str:
    return "/games?" + urlencode({**query, "page": number})
