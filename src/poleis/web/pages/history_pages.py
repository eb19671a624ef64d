"""My games and their statistics. A page shows the games of its own reader and of nobody else."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from poleis.locale import get_language
from poleis.web.pages.history_rows import games_of, result_row
from poleis.web.pages.rendering import in_chosen_language, page
from poleis.web.pages.statistics import Statistics
from poleis.web.server.identity import Browser, browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import results
from poleis.web.tables.history import COMPANIES, PERIODS, Choice
from poleis.web.tables.rows import GameResult

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

PER_PAGE = 30


@router.get("/games")
@in_chosen_language
async def my_games(request: Request) -> Response:
    """The finished games of the reader, the latest first, filtered and page by page."""
    lang = language_of(request)
    say = get_language(lang)
    mine, is_growing, browser = await _mine(request)
    choice, query = _choice(request)
    found = choice.of(mine, server_of(request).settings.clock())
    first = PER_PAGE * (_number(request) - 1)
    answer = page(
        request,
        "games.html",
        rows=[result_row(one, lang) for one in found[first : first + PER_PAGE]],
        count=len(found),
        has_games=bool(mine),
        is_growing=is_growing,
        games=[(game["id"], game["name"]) for game in games_of(mine, say)],
        companies=[(one, say(f"history-company-{one}")) for one in COMPANIES],
        periods=[(one, say(f"history-period-{one}")) for one in PERIODS],
        choice=choice,
        query=urlencode(query),
        newer=_address(query, _number(request) - 1) if first else None,
        older=_address(query, _number(request) + 1) if len(found) > first + PER_PAGE else None,
    )
    browser.remember(answer)
    return answer


@router.get("/games/statistics")
@in_chosen_language
async def statistics(request: Request) -> Response:
    """What the games of the reader add up to; one game at a time."""
    lang = language_of(request)
    mine, is_growing, browser = await _mine(request)
    games = games_of(mine, get_language(lang))
    wished = request.query_params.get("game")
    chosen = wished if wished in {game["id"] for game in games} else None
    if chosen is None and games:
        chosen = mine[0].game
    found = [one for one in mine if one.game == chosen]
    answer = page(
        request,
        "statistics.html",
        games=games,
        is_growing=is_growing,
        shown=Statistics(chosen, found, lang).json() if chosen else None,
    )
    browser.remember(answer)
    return answer


async def _mine(request: Request) -> tuple[list[GameResult], bool, Browser]:
    """The games of the reader, and whether older ones are being added."""
    server = server_of(request)
    browser = await browser_of(request)
    is_growing = await server.backfill.begin(browser.person)
    mine = await server.database.read(lambda c: results.results_of(c, browser.person))
    return mine, is_growing, browser


def _choice(request: Request) -> tuple[Choice, dict[str, str]]:
    """The filter of the address, and the same as a query; what is unknown is left out."""
    given = request.query_params
    query = {
        key: given[key]
        for key, known in (("company", COMPANIES), ("period", tuple(PERIODS)))
        if given.get(key) in known
    }
    if given.get("game"):
        query["game"] = given["game"][:64]
    return Choice(**query), query  # type: ignore[arg-type]  # they are among the known words


def _number(request: Request) -> int:
    """The number of the page, from 1 on."""
    text = request.query_params.get("page", "1")
    return max(1, int(text[:6])) if text.isascii() and text.isdecimal() else 1


def _address(query: dict[str, str], number: int) -> str:
    return "/games?" + urlencode({**query, "page": number})
