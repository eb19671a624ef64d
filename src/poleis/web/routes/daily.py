"""The daily challenges: a page for each day, the start of a try, the record of the best game."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from urllib.parse import parse_qs

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse

from poleis.core.clean_text import LONGEST_NAME, clean
from poleis.web.pages.daily_page import daily_facts, day_of
from poleis.web.routes.responses import in_chosen_language, page
from poleis.web.server.api import limit_new_tables
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import dailies, store
from poleis.web.tables.daily import Challenge, ClosedDaily, challenge_of, challenges
from poleis.web.tables.daily_day import Day
from poleis.web.wire.requests import NewTable, SeatWish

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

ONE = timedelta(days=1)


@router.get("/daily")
@in_chosen_language
async def daily(request: Request) -> Response:
    """The challenges of a day, by default of today, with the boards of this server."""
    server, browser = server_of(request), await browser_of(request)
    now, person = server.settings.clock(), browser.person
    today = now.date()
    day = day_of(request.query_params.get("day"), today)
    known = await server.database.read(lambda c: dailies.read_day(c, day, person, now))
    before = await server.database.read(lambda c: dailies.read_day(c, today - ONE, person, now))
    days = await server.database.read(lambda c: dailies.days_of(c, person))
    name = await server.database.read(lambda c: store.name_of(c, person))
    if day >= today - ONE:
        _ask_for_bests(request, known)
    facts = daily_facts(known, before, days, name, language_of(request))
    answer = page(request, "daily.html", **facts)
    # With "no-referrer" a browser sends the form with the origin "null", which is refused.
    answer.headers["Referrer-Policy"] = "same-origin"
    browser.remember(answer)
    return answer


@router.post("/daily")
async def begin_try(request: Request) -> Response:
    """Open the table of a challenge of today, or go to the try that is under way."""
    form = parse_qs((await request.body()).decode(errors="replace"))
    challenge = _challenge(form.get("mode", [""])[0])
    server, browser = server_of(request), await browser_of(request)
    today = server.settings.clock().date().isoformat()
    tries = await server.database.read(lambda c: dailies.tries_of(c, today, browser.person))
    mine = tries.get(challenge.mode)
    if mine is not None and mine.is_kept and not mine.is_over:
        table = mine.table
    else:
        limit_new_tables(request)
        name = clean(form.get("name", [""])[0])[:LONGEST_NAME].strip()
        info, _ = await server.tables.open(_wish(challenge, name), browser.person)
        table = info.id
    answer = RedirectResponse(f"/t/{table}", 303, {"Cache-Control": "no-store"})
    browser.remember(answer)
    return answer


@router.get("/daily/best")
async def best_record(request: Request, day: str = "", mode: str = "") -> Response:
    """The record of the best known game of a challenge, for those who may see it."""
    server, browser = server_of(request), await browser_of(request)
    challenge, now = _challenge(mode), server.settings.clock()
    when = day_of(day, now.date()).isoformat()
    if await server.database.read(
        lambda c: dailies.is_secret(c, when, challenge.mode, browser.person, now)
    ):
        raise ClosedDaily
    best = (await server.database.read(lambda c: dailies.bests(c, when))).get(challenge.mode)
    if best is None:
        raise HTTPException(404)
    disposition = f'attachment; filename="{challenge.game}-{when}.poleis"'
    return PlainTextResponse(best.record, headers={"Content-Disposition": disposition})


def _challenge(mode: str) -> Challenge:
    found = challenge_of(mode)
    if found is None:
        raise HTTPException(404)
    return found


def _wish(challenge: Challenge, name: str) -> NewTable:
    seats = [SeatWish(kind="human", name=name)]
    if challenge.bot is not None:
        seats.append(SeatWish(kind="bot", bot=challenge.bot))
    options = {key: str(value) for key, value in challenge.options.items()}
    return NewTable(game=challenge.game, seats=seats, options={**options}, daily=True)


def _ask_for_bests(request: Request, day: Day) -> None:
    """Let the strong bot play what this reader has played."""
    for challenge in challenges():
        mode = challenge.mode
        if mode in day.tries and day.is_open(mode) and mode not in day.bests:
            server_of(request).daily_bests.ask(challenge, day.day)
