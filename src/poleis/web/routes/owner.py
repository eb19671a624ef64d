"""The owner's page: what happens on the server, what people report, and closing a table.

A token opens it, which the server prints at its start. Without the right one the page does not
exist. It shows no token of a seat and no digest of a person.
"""

from __future__ import annotations

import hmac
import math
from datetime import datetime
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from poleis.locale import Language, get_language
from poleis.web.pages.lobby import name_of
from poleis.web.routes import responses
from poleis.web.server.api import TableId
from poleis.web.server.identity import server_of
from poleis.web.server.languages import language_of
from poleis.web.server.load import load_of
from poleis.web.storage import reports
from poleis.web.storage.reports import Report
from poleis.web.tables.closing import close_table
from poleis.web.tables.rows import BOT
from poleis.web.tables.seat_names import given_name, seat_name, waited_for
from poleis.web.tables.table import Table
from poleis.web.tables.tokens import digest
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

COOKIE = "poleis-owner"
PATH = "/owner"


@router.get(PATH)
@responses.in_chosen_language
async def owner_page(request: Request) -> Response:
    """The page; with the token, a cookie and the page again, so that the token does not stay in
    the browser's bar."""
    token = request.query_params.get("token")
    if token is not None:
        _check(request, token)
        return _remember(request, token)
    _check(request, request.cookies.get(COOKIE, ""))
    server = server_of(request)
    lang = language_of(request)
    say, now = get_language(lang), server.settings.clock()
    tables = [live.table for live in server.tables.live]
    ids = [table.info.id for table in tables]
    counts = await server.database.read(lambda c: reports.table_counts(c, now))
    moved = await server.database.read(lambda c: reports.last_moves(c, ids))
    waiting = await server.database.read(reports.open_reports)
    load = load_of(server.metrics)
    answer = responses.page(
        request,
        "owner.html",
        load=load,
        delay=math.ceil(1000 * load.loop_delay),
        counts=counts,
        tables=[_table_row(table, moved.get(table.info.id), now, say) for table in tables],
        reports=[_report_row(report, now, say) for report in waiting],
        is_one_of_several=server.forwarder is not None,
    )
    # With "no-referrer" a browser sends a form with the origin "null", which is refused.
    answer.headers["Referrer-Policy"] = "same-origin"
    return answer


@router.post("/owner/tables/{id}/close")
async def close(request: Request, id: TableId) -> Response:
    """End the game of a table; its page and its record stay."""
    _check(request, request.cookies.get(COOKIE, ""))
    await close_table(server_of(request).tables, id)
    return RedirectResponse(PATH, 303)


@router.post("/owner/reports/{id}/done")
async def finish_report(request: Request, id: int) -> Response:
    """Mark a report as done."""
    _check(request, request.cookies.get(COOKIE, ""))
    if not await server_of(request).database.write(lambda c: reports.close_report(c, id)):
        raise HTTPException(404)
    return RedirectResponse(PATH, 303)


def _check(request: Request, token: str) -> None:
    """404, as for any unknown page, unless it is the owner's token."""
    right = server_of(request).settings.owner_token
    is_right = hmac.compare_digest(digest(token), digest(right))
    if not (right and is_right):
        raise HTTPException(404)


def _remember(request: Request, token: str) -> Response:
    answer = RedirectResponse(PATH, 303, {"Cache-Control": "no-store"})
    secure = server_of(request).settings.secure
    answer.set_cookie(COOKIE, token, httponly=True, samesite="strict", secure=secure, path=PATH)
    return answer


def _table_row(table: Table, moved: datetime | None, now: datetime, say: Language) -> Json:
    info, lang = table.info, say.code
    if info.ending == {"how": "closed"}:
        status = say("owner-closed-short")
    elif table.is_over:
        status = say("server-table-over")
    elif table.frozen is not None:
        status = say("server-frozen-short")
    else:
        status = waited_for(info, table.match.state.actors(), lang)
    people = [seat_name(seat, lang) for seat in info.seats if seat.kind != BOT]
    return {
        "id": info.id,
        "name": given_name(info.name, lang),
        "game": name_of(info.game, lang),
        "people": ", ".join(people),
        "status": status,
        "is_open": info.terms.is_open,
        "players": sum(bool(client.seats) for client in table.clients),
        "spectators": table.presence.watching(),
        "moved": "" if moved is None else _ago(moved, now, say),
        "may_close": not table.is_over and table.frozen is None,
    }


def _report_row(report: Report, now: datetime, say: Language) -> Json:
    about = ""
    if report.seat is not None:
        about = report.name or say("server-player", n=report.seat + 1)
    return {
        "id": report.id,
        "table": report.table,
        "exists": report.exists,
        "about": about,
        "text": report.text,
        "ago": _ago(report.at, now, say),
    }


def _ago(moment: datetime, now: datetime, say: Language) -> str:
    """How long ago something was, in the largest fitting unit."""
    minutes = max(0, int((now - moment).total_seconds() // 60))
    if minutes < 60:
        return say("owner-minutes-ago", n=minutes) if minutes else say("owner-just-now")
    if minutes < 48 * 60:
        return say("owner-hours-ago", n=minutes // 60)
    return say("owner-days-ago", n=minutes // (24 * 60))
