"""Pages to learn from: all lessons, and one lesson."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from poleis.web.lessons import catalogue
from poleis.web.pages.lesson_pages import learn_facts, lesson_facts
from poleis.web.pages.lobby import shown_games
from poleis.web.pages.player_aids import panel_facts
from poleis.web.routes.responses import in_chosen_language, page
from poleis.web.server.identity import server_of
from poleis.web.server.languages import language_of

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/learn")
@in_chosen_language
async def learn(request: Request) -> Response:
    """All games with their lessons; the browser ticks those that are done."""
    # The first reader waits while the files are read, the event loop does not.
    await asyncio.to_thread(lambda: [catalogue.lessons(game.id) for game in shown_games()])
    cover = server_of(request).covers.get
    return page(request, "learn.html", **learn_facts(language_of(request), cover))


@router.get("/learn/{game}/{lesson}")
@in_chosen_language
async def lesson_page(request: Request, game: str, lesson: str) -> Response:
    """One lesson, with the board of a table."""
    found = await asyncio.to_thread(catalogue.find, game, lesson)
    lang = language_of(request)
    symbols = await asyncio.to_thread(panel_facts, found.setup, lang)
    return page(request, "lesson.html", **lesson_facts(found, lang), **symbols)
