"""The HTTP interface for programs: JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, cast

from fastapi import APIRouter, HTTPException, Path, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from poleis.core.clean_text import clean
from poleis.locale import get_language
from poleis.web.pages.lobby import name_of, shown_games
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.openapi import described, errors, opened, operation_id, text
from poleis.web.service.daily_tries import check_visible
from poleis.web.service.guests import check_open
from poleis.web.storage import store
from poleis.web.tables import rows, tokens
from poleis.web.tables.bots import bot_label, offered
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.table import Table
from poleis.web.wire.actions import ActionKind
from poleis.web.wire.answers import (
    BotFacts,
    Ending,
    Error,
    GameFacts,
    Joined,
    Opened,
    Origin,
    ReviewFacts,
    ReviewProgress,
    SeatFacts,
    SeatLink,
    TableFacts,
    TermsFacts,
    TimeFacts,
)
from poleis.web.wire.requests import BotWish, Fork, Join, NewTable
from poleis.web.wire.states import SeatKind

router = APIRouter(prefix="/api", tags=["tables"], generate_unique_id_function=operation_id)

TableId = Annotated[
    str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The id of a table, as in its address.")
]


@router.get("/games", responses=errors())
async def list_games(request: Request) -> list[GameFacts]:
    """The games that can be played here, their seats and their options."""
    lang = language_of(request)
    return [
        {
            "id": game.id,
            "name": name_of(game.id, lang),
            "rules_version": game.rules_version,
            "seats": list(game.seats),
            "options": [
                {
                    "key": option.key,
                    "kind": option.kind,
                    "default": option.default,
                    "choices": list(option.choices),
                    "seats": list(option.seats),
                    "rule": option.rule,
                }
                for option in game.options
            ],
            "pad": game.pad is not None,
        }
        for game in shown_games()
    ]


@router.get("/bots", responses=errors())
async def list_bots(request: Request) -> list[BotFacts]:
    """The bots that may be invited, weakest first."""
    lang = language_of(request)
    return [{"spec": spec, "label": bot_label(spec, lang)} for spec in offered()]


# ---- tables


@router.post("/tables", status_code=201, responses=opened("The new table.") | errors(403, 422))
async def open_table(request: Request, response: Response, wish: NewTable) -> Opened:
    """Open a table. Seats of kind human and hotseat belong to the browser that asks; for each
    seat of kind link the answer holds a link."""
    server = server_of(request)
    browser = await browser_of(request)
    check_open(wish, is_allowed=server.settings.open_tables)
    limit_new_tables(request)
    info, tokens = await server.tables.open(wish, browser.person)
    browser.remember(response)
    return _opened(info.id, tokens)


def limit_new_tables(request: Request) -> None:
    """Refuse an address that opens too many tables."""
    address = request.client.host if request.client else ""
    if not server_of(request).new_tables.take(address):
        raise HTTPException(429, "rate")


def _opened(id: str, tokens: list[tuple[int, str]] | None = None) -> Opened:
    links: list[SeatLink] = [{"seat": seat, "url": f"/j/{token}"} for seat, token in tokens or []]
    return {"table": id, "url": f"/t/{id}", "links": links}


@router.get("/tables/{id}", responses=errors(403, 404, 409, 422))
async def read_table(request: Request, id: TableId) -> TableFacts:
    """Public information about a table, and which seats are mine."""
    server = server_of(request)
    browser = await browser_of(request)
    await check_visible(server.tables, id, browser.person)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.person))
    table, _ = await server.tables.get(id)
    lang = language_of(request)
    found: TableFacts = await table.ask(lambda: _facts(table, mine, lang))
    return found


def _facts(table: Table, mine: list[int], lang: str) -> TableFacts:
    info, match = table.info, table.match
    return {
        "table": info.id,
        "name": given_name(info.name, lang),
        "game": info.game,
        "rules_version": info.rules_version,
        "options": dict(match.setup.options),
        "seats": _seats(table, lang),
        "mine": mine,
        "rev": match.revision(()),
        "ply": len(match.visible_log(None)),
        "acting": table.presenter.actors() if table.frozen is None else [],
        "over": table.is_over,
        "ending": cast(Ending | None, info.ending),
        "scores": match.scores() if match.is_over else None,
        "commit": info.commitment,
        "rematch": info.rematch,
        "frozen": None if table.frozen is None else table.frozen.text(lang),
        "origin": cast(Origin | None, info.origin),
        "terms": _terms(info.terms),
        "clock": table.timekeeper.facts(),
        "actions": cast(list[ActionKind], match.game.actions.describe()),
    }


def _terms(terms: rows.Terms) -> TermsFacts:
    time = None if terms.time is None else cast(TimeFacts, asdict(terms.time))
    return {"time": time, "hints": terms.hints, "open": terms.is_open, "daily": terms.daily}


def _seats(table: Table, lang: str) -> list[SeatFacts]:
    names, online = table.presenter.names(lang), table.online()
    return [
        {
            "seat": seat.seat,
            "name": names[seat.seat],
            "kind": cast(SeatKind, seat.kind),
            "bot": seat.bot,
            "online": seat.kind == rows.BOT or seat.seat in online,
        }
        for seat in table.info.seats
    ]


@router.get(
    "/tables/{id}/record",
    response_class=Response,
    responses=text(200, "The record, as docs/reference/record.md describes it.")
    | errors(403, 404, 422),
)
async def read_record(request: Request, id: TableId) -> Response:
    """The record of the game; with the seed once the game is over."""
    server = server_of(request)
    browser = (await browser_of(request)).person
    await check_visible(server.tables, id, browser)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser))
    found = await server.tables.record(id, is_player=bool(mine))
    if found is None:
        say = get_language(language_of(request))
        hidden: Error = {"error": "hidden", "text": say("server-hidden")}
        return JSONResponse(hidden, 403)
    disposition = f'attachment; filename="{id}.poleis"'
    return PlainTextResponse(found, headers={"Content-Disposition": disposition})


@router.get(
    "/tables/{id}/review",
    response_model=ReviewFacts,
    responses=described(202, "The review is not done yet.", ReviewProgress)
    | errors(403, 404, 409, 422),
)
async def read_review(request: Request, id: TableId) -> Any:
    """The review of a finished game; until it is done, 202 and its progress."""
    server = server_of(request)
    await check_visible(server.tables, id, (await browser_of(request)).person)
    table, _ = await server.tables.get(id)
    job = server.tables.review(table)
    if job.review is not None:
        return job.review.json()
    progress: ReviewProgress = {"ply": job.ply, "plies": job.match.ply}
    return JSONResponse(progress, 202)


@router.post(
    "/tables/{id}/fork",
    status_code=201,
    responses=opened("The new table.") | errors(403, 404, 409, 422),
)
async def fork_table(request: Request, response: Response, id: TableId, wish: Fork) -> Opened:
    """A new table that goes on from a position of this one, against bots."""
    server = server_of(request)
    browser = await browser_of(request)
    limit_new_tables(request)
    await check_visible(server.tables, id, browser.person)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.person))
    seat = mine[0] if mine else None
    info = await server.tables.fork(id, wish.ply, seat, browser.person)
    browser.remember(response)
    return _opened(info.id)


@router.post(
    "/tables/{id}/rematch",
    status_code=201,
    responses=opened("The table of the rematch.") | errors(403, 404, 409, 422),
)
async def open_rematch(request: Request, response: Response, id: TableId) -> Opened:
    """Open the rematch: the same people, the next seat begins. A second request returns the same
    table.

    Only players and the host may ask for it.
    """
    server = server_of(request)
    browser = await browser_of(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.person))
    table, handlers = await server.tables.get(id)
    if not mine and table.info.host != browser.person:
        raise HTTPException(403, "seat")
    following = await table.ask(handlers.announce_rematch)
    if following is None:
        raise HTTPException(409, "over")
    browser.remember(response)
    return _opened(following)


@router.post("/tables/{id}/bot", responses=errors(403, 404, 409, 422))
async def give_seat_to_bot(request: Request, id: TableId, wish: BotWish) -> Opened:
    """Give a seat to a bot. The host may do it for a seat that nobody took. If a player has been
    away for long, the others may: at once if nobody else is there to vote."""
    server = server_of(request)
    person = (await browser_of(request)).person
    mine = await server.database.read(lambda c: store.held_seats(c, id, person))
    table, _ = await server.tables.get(id)
    seats = table.info.seats
    is_open = wish.seat >= len(seats) or seats[wish.seat].kind == rows.OPEN
    if table.info.host != person and (is_open or not mine):
        raise HTTPException(403, "seat")
    await server.tables.give_to_bot(id, wish.seat, wish.bot, mine)
    return _opened(id)


@router.post("/join", responses=errors(403, 404, 409, 422))
async def join_table(request: Request, wish: Join) -> Joined:
    """Take the seat that a link leads to. A program keeps the token and shows it to the
    WebSocket."""
    server = server_of(request)
    hashed = tokens.digest(wish.token)
    found = await server.database.read(lambda c: store.find_link(c, hashed))
    if found is None:
        raise HTTPException(404, "link")
    id, seat = found
    if not await server.tables.take_seat(id, seat, clean(wish.name)):
        raise HTTPException(404, "link")
    return {"table": id, "seat": seat, "url": f"/t/{id}", "socket": f"/ws/{id}"}
