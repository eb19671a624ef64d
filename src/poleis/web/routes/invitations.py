"""Invitations: the page behind the link to a seat.

Opening a link takes nothing: messengers open links for their previews. A person sits down with a
button, and the page works without a script.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from poleis.core.clean_text import LONGEST_NAME, clean
from poleis.locale import Language, get_language
from poleis.web.pages.agreed import agreed_time
from poleis.web.pages.lobby import name_of
from poleis.web.routes import responses
from poleis.web.server.identity import Browser, browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import store
from poleis.web.tables import rows, tokens
from poleis.web.tables.bots import bot_label
from poleis.web.tables.rows import BOT, OPEN
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.table import Table
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/j/{token}")
@responses.in_chosen_language
async def invitation(request: Request, token: str) -> Response:
    """Show who is at the table and offer the seat; a browser that has the seat goes there."""
    browser = await browser_of(request)
    found = await _find(request, token)
    if found is None:
        return await _device_page(request, token, browser)
    if await _is_mine(request, *found, browser):
        return _to_table(browser, found[0])
    return await _invitation_page(request, *found, browser)


@router.post("/j/{token}")
async def sit_down(request: Request, token: str) -> Response:
    """Take the seat. The address with the token does not stay in the browser's bar."""
    browser = await browser_of(request)
    found = await _find(request, token)
    if found is None:
        return await _continue(request, token, browser)
    id, seat = found
    form = parse_qs((await request.body()).decode(errors="replace"))
    name = clean(form.get("name", [""])[0])[:LONGEST_NAME].strip()
    is_same = form.get("same") == ["yes"]
    tables = server_of(request).tables
    if not await _is_mine(request, id, seat, browser) and not await tables.sit_down(
        id, seat, browser.person, name, is_same_player=is_same
    ):
        return await _invitation_page(request, id, seat, browser, status=409)
    return _to_table(browser, id)


async def _device_page(request: Request, token: str, browser: Browser) -> Response:
    """The page behind the link to one's own seat."""
    found = await _find(request, token, store.DEVICE)
    if found is None:
        return _no_link(request)
    if await _is_mine(request, *found, browser):
        return _to_table(browser, found[0])
    return await _invitation_page(request, *found, browser, is_own=True)


async def _continue(request: Request, token: str, browser: Browser) -> Response:
    """Continue with one's own seat. The link ends with it."""
    found = await _find(request, token, store.DEVICE)
    if found is None:
        return _no_link(request)
    id, seat = found
    tables = server_of(request).tables
    if not await _is_mine(request, id, seat, browser) and not await tables.continue_seat(
        id, seat, token, browser.person
    ):
        return _no_link(request)
    return _to_table(browser, id)


async def _find(request: Request, token: str, kind: str = store.INVITE) -> tuple[str, int] | None:
    """The table and the seat that a link of this kind leads to."""
    hashed = tokens.digest(token)
    return await server_of(request).database.read(lambda c: store.find_link(c, hashed, kind))


async def _is_mine(request: Request, id: str, seat: int, browser: Browser) -> bool:
    held = await server_of(request).database.read(lambda c: store.held_seats(c, id, browser.person))
    return seat in held


def _no_link(request: Request) -> Response:
    say = get_language(language_of(request))
    return responses.error(request, 404, "link", say("server-link-not-found"))


def _to_table(browser: Browser, id: str) -> Response:
    answer = RedirectResponse(f"/t/{id}", 303, {"Cache-Control": "no-store"})
    browser.remember(answer)
    return answer


async def _invitation_page(
    request: Request,
    id: str,
    seat: int,
    browser: Browser,
    status: int = 200,
    *,
    is_own: bool = False,
) -> Response:
    """The page of a seat that is free, taken, one's own by its link, or played by a bot (404: the
    link is over)."""
    server = server_of(request)
    name = await server.database.read(lambda c: store.name_of(c, browser.person))
    table, _ = await server.tables.get(id)
    lang = language_of(request)
    kind = table.info.seats[seat].kind
    answer = responses.page(
        request,
        "invitation.html",
        404 if kind == BOT else status,
        table=id,
        table_name=given_name(table.info.name, lang),
        game_name=name_of(table.info.game, lang),
        state={OPEN: "free", BOT: "bot"}.get(kind, "own" if is_own else "taken"),
        seat=seat,
        is_online=seat in table.online(),
        people=_people(table, get_language(lang), lang),
        agreed=agreed_time(table.info.terms.time, lang),
        name=name,
        longest=LONGEST_NAME,
    )
    # With "no-referrer" a browser sends the form with the origin "null", which is refused.
    answer.headers["Referrer-Policy"] = "same-origin"
    browser.remember(answer)
    return answer


def _people(table: Table, say: Language, lang: str) -> list[Json]:
    """The seats of a table: who sits there, and whether they are here."""
    online, names = table.online(), table.presenter.names(lang)

    def note(row: rows.Seat) -> str:
        if row.kind == BOT:
            return say("web-seat-bot", level=bot_label(row.bot or "", lang))
        if row.kind == OPEN:
            return ""
        return say("web-here") if row.seat in online else say("web-away")

    return [
        {"seat": row.seat, "name": names[row.seat], "note": note(row)} for row in table.info.seats
    ]
