"""My games and their statistics. A page shows the games of its own reader and of nobody else."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from poleis.web.pages.games_page import games_facts, statistics_facts
from poleis.web.routes.responses import in_chosen_language, page
from poleis.web.server.identity import Browser, browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import results
from poleis.web.tables.rows import GameResult

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/games")
@in_chosen_language
async def my_games(request: Request) -> Response:
    """The finished games of the reader, the latest first, filtered and page by page."""
    mine, is_growing, browser = await _mine(request)
    now = server_of(request).settings.clock()
    facts = games_facts(mine, request.query_params, now, language_of(request))
    answer = page(request, "games.html", is_growing=is_growing, **facts)
    browser.remember(answer)
    return answer


@router.get("/games/statistics")
@in_chosen_language
async def statistics(request: Request) -> Response:
    """What the games of the reader add up to; one game at a time."""
    mine, is_growing, browser = await _mine(request)
    facts = statistics_facts(mine, request.query_params.get("game"), language_of(request))
    answer = page(request, "statistics.html", is_growing=is_growing, **facts)
    browser.remember(answer)
    return answer


async def _mine(request: Request) -> tuple[list[GameResult], bool, Browser]:
    """The games of the reader, and whether older ones are being added."""
    server = server_of(request)
    browser = await browser_of(request)
    is_growing = await server.backfill.begin(browser.person)
    mine = await server.database.read(lambda c: results.results_of(c, browser.person))
    return mine, is_growing, browser
