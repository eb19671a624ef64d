"""The HTTP interface for hosts and players who are disturbed: removing a guest, reporting."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response

from poleis.core.clean_text import clean
from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.locale import get_language
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.openapi import errors, operation_id
from poleis.web.service.guests import remove_guest
from poleis.web.storage import reports
from poleis.web.storage.reports import NewReport
from poleis.web.wire.answers import Opened, Reported
from poleis.web.wire.requests import GuestSeat, Report

router = APIRouter(prefix="/api", tags=["tables"], generate_unique_id_function=operation_id)


@router.post("/tables/{id}/kick", responses=errors(403, 404, 409, 422))
async def kick_guest(request: Request, id: TableId, wish: GuestSeat) -> Opened:
    """Remove a guest before the game has begun. Only the host may do it. The seat is free again,
    under a new link; at an open table the guest cannot sit down again."""
    server = server_of(request)
    table, _ = await server.tables.get(id)
    if table.info.host != (await browser_of(request)).person:
        raise HTTPException(403, "seat")
    await remove_guest(server.tables, id, wish.seat)
    return {"table": id, "url": f"/t/{id}", "links": []}


@router.post("/tables/{id}/report", status_code=201, responses=errors(404, 422))
async def report_table(request: Request, response: Response, id: TableId, wish: Report) -> Reported:
    """Report a seat or a table to the owner of the server."""
    server = server_of(request)
    browser = await browser_of(request)
    table, _ = await server.tables.get(id)
    text, seats = clean(wish.text), table.info.seats
    if not text:
        raise BadSetup("the report is empty", Message("server-bad-message"))
    if wish.seat is not None and wish.seat >= len(seats):
        raise BadSetup(f"there is no seat {wish.seat}")
    if not server.reports.take(request.client.host if request.client else ""):
        raise HTTPException(429, "rate")
    name = "" if wish.seat is None else seats[wish.seat].name
    report = NewReport(id, browser.person, wish.seat, name, text)
    now = server.settings.clock()
    await server.database.write(lambda c: reports.add_report(c, report, now))
    browser.remember(response)
    return {"table": id, "text": get_language(language_of(request))("open-reported")}
