"""Pages beside the table: the symbols of a game, and its player aid on one sheet of paper."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from poleis.web.pages.player_aids import aid_facts, symbols_facts
from poleis.web.routes.responses import in_chosen_language, page
from poleis.web.server.languages import language_of

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/aid/{game}")
@in_chosen_language
async def aid(request: Request, game: str) -> Response:
    """The rules of a game with some set-up, on one page that can be printed."""
    query, lang = request.query_params, language_of(request)
    return page(request, "aid.html", **await run_in_threadpool(aid_facts, game, query, lang))


@router.get("/symbols/{game}")
@in_chosen_language
async def symbols(request: Request, game: str) -> Response:
    """All symbols of a game, for readers without a table."""
    query, lang = request.query_params, language_of(request)
    facts = await run_in_threadpool(symbols_facts, game, query, lang)
    return page(request, "symbols.html", **facts)
