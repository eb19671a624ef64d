"""The HTTP interface for one's own seat: take it back, and continue on another device."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, HTTPException, Request

from poleis.web.routes.qr import qr_code
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.openapi import errors, operation_id
from poleis.web.server.reach import reach_of
from poleis.web.storage import store
from poleis.web.wire.answers import DeviceLink, Opened
from poleis.web.wire.requests import DeviceWish

router: Final = APIRouter(prefix="/api", tags=["tables"], generate_unique_id_function=operation_id)


@router.post("/tables/{id}/seat", responses=errors(403, 404, 409, 422))
async def take_back_seat(request: Request, id: TableId) -> Opened:
    """Take back the seat that a bot plays for you since you were away."""
    server = server_of(request)
    person = (await browser_of(request)).person
    if not await server.tables.take_back_seats(id, person):
        raise HTTPException(403, "seat")
    return {"table": id, "url": f"/t/{id}", "links": []}


@router.post("/tables/{id}/device", responses=errors(403, 404, 409, 422))
async def link_device(request: Request, id: TableId, wish: DeviceWish) -> DeviceLink:
    """A link with which you continue with your seat on another device. It is used once, and the
    link before it ends."""
    server = server_of(request)
    person = (await browser_of(request)).person
    await server.tables.get(id)
    mine = await server.database.read(lambda c: store.held_seats(c, id, person))
    if wish.seat not in mine:
        raise HTTPException(403, "seat")
    token = await server.tables.new_device_link(id, wish.seat)
    url = f"{reach_of(request).base}/j/{token}"
    return {"url": url, "qr": str(qr_code(url))}
