"""Open tables: the list in the lobby, and sitting down there.

A person sits down with a button, and the page works without a script.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qs

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from poleis.core.clean_text import LONGEST_NAME, clean
from poleis.core.game import get_game
from poleis.core.setup import Option, OptionValue
from poleis.locale import Language, get_language
from poleis.locale.keys import option_key
from poleis.web.pages.lobby import name_of
from poleis.web.routes import responses
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.service.guests import NoSeat, sit_down
from poleis.web.storage import guests, store
from poleis.web.tables.rows import OPEN, TableInfo, TimeControl
from poleis.web.tables.seat_names import given_name, seat_name
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


async def offered_rows(request: Request, person: str) -> list[Json] | None:
    """The open tables for the lobby; None where the server has none."""
    server = server_of(request)
    if not server.settings.open_tables:
        return None
    now = server.settings.clock()
    found = await server.database.read(lambda c: guests.offered_tables(c, now))
    mine = await server.database.read(lambda c: store.tables_of(c, person))
    held = {info.id for info, _ in mine}
    lang = language_of(request)
    return [{**_row(info, lang), "mine": info.id in held} for info in found]


def _row(info: TableInfo, lang: str) -> Json:
    say = get_language(lang)
    people = [seat_name(seat, lang) for seat in info.seats if seat.kind != OPEN]
    free = sum(seat.kind == OPEN for seat in info.seats)
    return {
        "id": info.id,
        "name": given_name(info.name, lang),
        "game": name_of(info.game, lang),
        "people": ", ".join(people),
        "free": say("open-free", free=free, seats=len(info.seats)),
        "terms": " · ".join(_terms(info, say)),
    }


def _terms(info: TableInfo, say: Language) -> Iterator[str]:
    """What was agreed: the time, no hints, and the options that differ from the usual ones."""
    if info.terms.time is not None:
        yield _time(info.terms.time, say)
    if not info.terms.hints:
        yield say("open-no-hints")
    game = get_game(info.game)
    chosen = dict(info.setup.options)
    for option in game.options:
        value = chosen.get(option.key, option.default)
        if value != option.default:
            yield _option(game.id, option, value, say)


def _time(time: TimeControl, say: Language) -> str:
    unit = 86400 if time.kind == "days" else 60
    n = time.seconds / unit
    amount = int(n) if n.is_integer() else f"{n:.1f}"
    return say(f"terms-time-{time.kind}", n=amount, seconds=time.increment)


def _option(game_id: str, option: Option, value: OptionValue, say: Language) -> str:
    """An option in words: its name, with what was chosen unless it is only switched on."""
    game = get_game(game_id)

    def said(choice: str | None = None) -> str:
        key = option_key(game, option, choice) if choice else option_key(game, option)
        return say(key) if say.has(key) else choice or option.key

    if value is True:
        return said()
    if value is False:
        return say("open-without", option=said())
    choices = [value] if isinstance(value, str) else list(value)
    return f"{said()}: {', '.join(map(said, choices)) or '–'}"


@router.get("/open-tables")
async def offered(request: Request) -> Response:
    """The rows of the list, with which a lobby refreshes its own."""
    browser = await browser_of(request)
    tables = await offered_rows(request, browser.person)
    if tables is None:
        raise HTTPException(404)
    return responses.page(request, "open_rows.html", offered=tables)


@router.post("/t/{id}/sit")
async def sit(request: Request, id: TableId) -> Response:
    """Take a free seat of an open table and go there."""
    server = server_of(request)
    browser = await browser_of(request)
    if not server.settings.open_tables:
        raise HTTPException(404)
    if not server.guests.take(request.client.host if request.client else ""):
        raise HTTPException(429, "rate")
    form = parse_qs((await request.body()).decode(errors="replace"))
    name = clean(form.get("name", [""])[0])[:LONGEST_NAME].strip()
    try:
        await sit_down(server.tables, id, browser.person, name)
    except NoSeat as error:
        say = get_language(language_of(request))
        title, text = say("open-no-seat"), say.error_text(error)
        return responses.page(request, "error.html", 409, title=title, text=text)
    answer = RedirectResponse(f"/t/{id}", 303, {"Cache-Control": "no-store"})
    browser.remember(answer)
    return answer
