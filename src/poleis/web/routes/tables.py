"""The pages of a table: the table itself and the review of a finished game."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from poleis.web.pages.player_aids import panel_facts
from poleis.web.pages.review_page import review_facts
from poleis.web.pages.table_page import Reader, table_facts
from poleis.web.routes.qr import qr_code
from poleis.web.routes.responses import in_chosen_language, page
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.reach import reach_of
from poleis.web.service.daily_tries import check_visible
from poleis.web.storage import store

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/t/{id}")
@in_chosen_language
async def table_page(request: Request, id: TableId, ply: int | None = None) -> Response:
    server = server_of(request)
    browser = await browser_of(request)
    await check_visible(server.tables, id, browser.person)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.person))
    table, _ = await server.tables.get(id)
    info = table.info
    is_host = info.host == browser.person
    tokens = await server.tables.links(info) if is_host else []
    lost = await server.database.read(lambda c: store.lost_seats(c, id, browser.person))
    lang, reach = language_of(request), reach_of(request)
    links = {seat: f"/j/{token}" for seat, token in tokens}
    reader = Reader(
        lang=lang,
        mine=mine,
        lost=lost,
        is_host=is_host,
        links=links,
        codes={seat: qr_code(reach.base + link) for seat, link in links.items()},
        reach=reach,
        has_mail=server.notifications.has_mail,
    )
    facts = table_facts(table, reader, ply)
    symbols = await run_in_threadpool(panel_facts, info.setup, lang)
    answer = page(request, "table.html", **facts, **symbols)
    browser.remember(answer)
    return answer


@router.get("/t/{id}/review")
@in_chosen_language
async def review_page(request: Request, id: TableId) -> Response:
    """A finished game, judged decision by decision; until that is done, how far it has come."""
    server = server_of(request)
    browser = await browser_of(request)
    await check_visible(server.tables, id, browser.person)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.person))
    table, _ = await server.tables.get(id)
    job = server.tables.review(table)
    viewer = mine[0] if mine else None
    facts = await review_facts(table, job, viewer, language_of(request))
    answer = page(request, "review.html", **facts)
    if facts["review"] is None:
        answer.headers["Refresh"] = "2"
    return answer
