"""Positions: the page behind the link to a position text, to look at it and to play from it."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import parse_qs, urlencode

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from poleis.core.errors import BadSetup
from poleis.core.position_text import position_text, read_position
from poleis.locale import get_language
from poleis.web.pages.position_page import position_facts
from poleis.web.routes import responses
from poleis.web.server.api import TableId, limit_new_tables
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.service.daily_tries import check_visible
from poleis.web.tables.bots import DEFAULT_LEVEL

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/position")
@responses.in_chosen_language
async def position(request: Request, text: str = "") -> Response:
    """Show a position, and offer to play from it against bots."""
    facts = await asyncio.to_thread(position_facts, text, language_of(request))
    answer = responses.page(request, "position.html", **facts)
    # With "no-referrer" a browser sends the form with the origin "null", which is refused.
    answer.headers["Referrer-Policy"] = "same-origin"
    return answer


@router.get("/t/{id}/position")
async def position_of_table(request: Request, id: TableId, ply: int | None = None) -> Response:
    """The position of a table, as a link that anybody can open; 403 while it holds secrets."""
    tables = server_of(request).tables
    await check_visible(tables, id, (await browser_of(request)).person)
    table, _ = await tables.get(id)

    def text() -> str | None:
        match = table.match
        at = match.ply if ply is None else ply
        if not 0 <= at <= match.ply:
            raise HTTPException(404, "missing")
        return position_text(match.at(at)) if table.presenter.is_open(at) else None

    found: str | None = await table.ask(text)
    if found is None:
        say = get_language(language_of(request))
        return responses.error(request, 403, "hidden", say("server-hidden"))
    query = urlencode({"text": found})
    return RedirectResponse(f"/position?{query}", 303, {"Cache-Control": "no-store"})


@router.post("/position")
async def play(request: Request) -> Response:
    """Open a table that begins with the position: one seat for this browser, bots for the rest."""
    form = parse_qs((await request.body()).decode(errors="replace"))
    seat = form.get("seat", ["0"])[0]
    if not seat.isdecimal() or not seat.isascii():
        raise BadSetup(f"{seat[:40]!r} is not a seat")
    server, browser = server_of(request), await browser_of(request)
    limit_new_tables(request)
    text = form.get("text", [""])[0]
    state = await asyncio.to_thread(read_position, text)
    bot = form.get("bot", [DEFAULT_LEVEL])[0]
    info = await server.tables.open_position(state, int(seat[:4]), bot, browser.person)
    answer = RedirectResponse(f"/t/{info.id}", 303, {"Cache-Control": "no-store"})
    browser.remember(answer)
    return answer
