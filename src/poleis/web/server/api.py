"""The HTTP interface for programs: JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, HTTPException, Path, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from poleis.core.clean_text import clean
from poleis.core.errors import BadPosition
from poleis.core.game import Pad, get_game
from poleis.core.scorepad_input import naming, players_of
from poleis.locale import get_language
from poleis.web.pages.lobby import name_of, shown_games
from poleis.web.server import security
from poleis.web.server.identity import Browser, browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import store
from poleis.web.tables import wire
from poleis.web.tables.bots import bot_label, offered
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.table import Table
from poleis.web.tables.wire import Json

router: Final = APIRouter(prefix="/api", tags=["tables"])

MOST_CITIES = 500
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$")]


@router.get("/games")
async def games(request: Request) -> list[Json]:
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


@router.get("/bots")
async def bots(request: Request) -> list[Json]:
    """The bots that may be invited, weakest first."""
    lang = language_of(request)
    return [{"spec": spec, "label": bot_label(spec, lang)} for spec in offered()]


# ---- tables


@router.post("/tables", status_code=201, response_model=wire.Opened)
async def open_table(request: Request, wish: wire.NewTable) -> Response:
    """Open a table. Seats of kind human and hotseat belong to the browser that asks; for each
    seat of kind link the answer holds a link."""
    server = server_of(request)
    browser = browser_of(request)
    limit_new_tables(request)
    info, tokens = await server.tables.open(wish, browser.digest)
    return _opened(browser, info.id, tokens)


def limit_new_tables(request: Request) -> None:
    """Refuse an address that opens too many tables."""
    address = request.client.host if request.client else ""
    if not server_of(request).new_tables.take(address):
        raise HTTPException(429, "rate")


def _opened(browser: Browser, id: str, tokens: list[tuple[int, str]] | None = None) -> Response:
    links = [{"seat": seat, "url": f"/j/{token}"} for seat, token in tokens or []]
    answer = JSONResponse({"table": id, "url": f"/t/{id}", "links": links}, 201)
    browser.remember(answer)
    return answer


@router.get("/tables/{id}")
async def table_info(request: Request, id: TableId) -> Json:
    """Public information about a table, and which seats are mine."""
    server = server_of(request)
    browser = browser_of(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.digest))
    table, _ = await server.tables.get(id)
    lang = language_of(request)

    def about() -> Json:
        match = table.match
        return {
            "table": id,
            "name": given_name(table.info.name, lang),
            "game": table.info.game,
            "rules_version": table.info.rules_version,
            "options": dict(match.setup.options),
            "seats": _seats(table, lang),
            "mine": mine,
            "rev": table.match.revision(()),
            "ply": len(match.visible_log(None)),
            "acting": match.state.actors(),
            "over": match.is_over,
            "scores": match.scores() if match.is_over else None,
            "commit": table.info.commitment,
            "rematch": table.info.rematch,
            "origin": table.info.origin,
            "actions": match.game.actions.describe(),
        }

    found: Json = await table.ask(about)
    return found


def _seats(table: Table, lang: str) -> list[Json]:
    names, online = table.presenter.names(lang), table.online()
    return [
        {
            "seat": seat.seat,
            "name": names[seat.seat],
            "kind": seat.kind,
            "bot": seat.bot,
            "online": seat.kind == store.BOT or seat.seat in online,
        }
        for seat in table.info.seats
    ]


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(request: Request, id: TableId) -> Response:
    """The record of the game; with the seed once the game is over."""
    server = server_of(request)
    text = await server.tables.record(id)
    if text is None:
        say = get_language(language_of(request))
        return JSONResponse({"error": "hidden", "text": say("server-hidden")}, 403)
    disposition = f'attachment; filename="{id}.poleis"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})


@router.get("/tables/{id}/review")
async def review(request: Request, id: TableId) -> Response:
    """The review of a finished game; until it is done, 202 and its progress."""
    server = server_of(request)
    table, _ = await server.tables.get(id)
    job = server.tables.review(table)
    if job.review is not None:
        return JSONResponse(job.review.json())
    return JSONResponse({"ply": job.ply, "plies": job.match.ply}, 202)


@router.post("/tables/{id}/fork", status_code=201, response_model=wire.Opened)
async def fork(request: Request, id: TableId, wish: wire.Fork) -> Response:
    """A new table that goes on from a position of this one, against bots."""
    server = server_of(request)
    browser = browser_of(request)
    limit_new_tables(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.digest))
    seat = mine[0] if mine else None
    info = await server.tables.fork(id, wish.ply, seat, browser.digest)
    return _opened(browser, info.id)


@router.post("/tables/{id}/rematch", status_code=201, response_model=wire.Opened)
async def rematch(request: Request, id: TableId) -> Response:
    """Open the rematch: the same people, the next seat begins. A second request returns the same
    table.

    Only players and the host may ask for it.
    """
    server = server_of(request)
    browser = browser_of(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.digest))
    table, handlers = await server.tables.get(id)
    if not mine and table.info.host != browser.digest:
        raise HTTPException(403, "seat")
    following = await table.ask(handlers.announce_rematch)
    if following is None:
        raise HTTPException(409, "over")
    return _opened(browser, following)


@router.post("/tables/{id}/bot", response_model=wire.Opened)
async def bot(request: Request, id: TableId, wish: wire.BotWish) -> Json:
    """Give an open seat to a bot. Only the host may do it."""
    server = server_of(request)
    table, _ = await server.tables.get(id)
    if table.info.host != browser_of(request).digest:
        raise HTTPException(403, "seat")
    await server.tables.give_to_bot(id, wish.seat, wish.bot)
    return {"table": id, "url": f"/t/{id}"}


@router.post("/join")
async def join(request: Request, wish: wire.Join) -> Json:
    """What a link leads to. A program that joins keeps the token and shows it to the socket."""
    server = server_of(request)
    hashed = security.digest(wish.token)
    found = await server.database.read(lambda c: store.find_link(c, hashed))
    if found is None:
        raise HTTPException(404, "link")
    id, seat = found
    if not await server.tables.take_seat(id, seat, clean(wish.name)):
        raise HTTPException(404, "link")
    return {"table": id, "seat": seat, "url": f"/t/{id}", "socket": f"/ws/{id}"}


# ---- the score pad


def _pad(game: str) -> Pad:
    pad = get_game(game).pad
    if pad is None:
        raise HTTPException(404, "pad")
    return pad


@router.post("/pad/{game}/{what}", tags=["pad"])
async def pad(
    game: str, what: Literal["score", "moves"], data: Annotated[wire.Data, Body()]
) -> Any:
    """The score or the possible moves of a position of the physical game.

    A list of positions gives a list of answers; `{"cities": [...]}` ranks the players of a game.
    """
    board = _pad(game)
    players = players_of(data)
    if players is not None and what == "score":
        return board.rank(players)
    ask = board.score if what == "score" else board.moves
    many = data if isinstance(data, list) else players
    if many is None:
        return ask(data)
    if len(many) > MOST_CITIES:
        raise BadPosition.saying("pad-at-once", "at most {most} at once", most=MOST_CITIES)
    answers = []
    for index, one in enumerate(many):
        with naming(f"city {index}"):
            answers.append(ask(one))
    return answers
