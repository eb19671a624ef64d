"""The pages for people, in their language."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from poleis.core.game import HasPlayerAid, get_game, has_pad_board, usual_seats
from poleis.core.setup import make_setup
from poleis.draw.theme import page_css
from poleis.locale import get_language
from poleis.web.pages import api_page, rules_pages, short_rules
from poleis.web.pages.agreed import agreed_time
from poleis.web.pages.lobby import bot_rows, game_rows, name_of, table_row
from poleis.web.pages.open_tables import offered_rows
from poleis.web.pages.pads import reconstructed_sign
from poleis.web.pages.player_aids import panel_facts
from poleis.web.pages.qr import qr_code
from poleis.web.pages.rendering import cache_headers, in_chosen_language, page
from poleis.web.pages.review_page import ReviewPage
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.reach import reach_of
from poleis.web.service.daily_tries import check_visible
from poleis.web.service.guests import is_offered
from poleis.web.storage import results, store
from poleis.web.tables.bots import DEFAULT_LEVEL
from poleis.web.tables.rows import HOTSEAT, HUMAN, OPEN, TableInfo
from poleis.web.tables.seat_changes import can_return
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.stints import is_given_up
from poleis.web.tables.table import Table
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

ABOUT = ("sources", "disagreements", "ours")
ABOUT_COLUMNS = ("what", "source", "finding", "chosen", "value", "basis")


@router.get("/")
@in_chosen_language
async def lobby(request: Request) -> Response:
    lang = language_of(request)
    browser = await browser_of(request)
    server = server_of(request)
    mine = await server.database.read(lambda c: store.tables_of(c, browser.person))
    ids = [info.id for info, _ in mine]
    ended = await server.database.read(lambda c: results.results_at(c, browser.person, ids))
    games = game_rows(lang, server.covers)
    offered = await offered_rows(request, browser.person)
    guest_name = await server.database.read(lambda c: store.name_of(c, browser.person))
    answer = page(
        request,
        "lobby.html",
        games=games,
        most_seats=max(max(game["seats"]) for game in games),
        bots=bot_rows(lang, [game["id"] for game in games]),
        default_bot=DEFAULT_LEVEL,
        bots_are_weaker=not server.workers.is_compiled,
        tables=[
            table_row(info, seats, lang, server.tables.clock(), ended.get(info.id))
            for info, seats in mine
        ],
        offered=offered,
        guest_name=guest_name,
    )
    if offered is not None:
        # With "no-referrer" a browser sends a form with the origin "null", which is refused.
        answer.headers["Referrer-Policy"] = "same-origin"
    browser.remember(answer)
    return answer


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
    lang = language_of(request)
    about = {
        **_table_json(info, lang),
        "ply": ply,
        "you": mine[0] if mine else None,
        "links": [{"seat": seat, "url": f"/j/{token}"} for seat, token in tokens],
        "lost": any(can_return(table, seat) for seat in lost),
        "host": is_host,
    }
    offered = _seats_for_bots(table, mine) if is_host or mine else []
    reach = reach_of(request)
    links = {seat: f"/j/{token}" for seat, token in tokens}
    answer = page(
        request,
        "table.html",
        page=about,
        may_rematch=is_host or bool(mine),
        is_host=is_host,
        is_open=is_offered(info) and any(seat.kind == OPEN for seat in info.seats),
        offered=offered,
        links=links,
        codes={seat: qr_code(reach.base + link) for seat, link in links.items()},
        reach=reach,
        seat_count=info.setup.seats,
        may_play=bool(mine) and not table.is_over and table.frozen is None,
        is_given_up=any(is_given_up(info, seat) for seat in lost) and not mine,
        bots=bot_rows(lang, [info.game]) if offered else [],
        default_bot=DEFAULT_LEVEL,
        frozen=None if table.frozen is None else table.frozen.text(lang),
        agreed=agreed_time(info.terms.time, lang),
        has_mail=server.notifications.has_mail,
        daily=info.terms if info.terms.daily else None,
        **await panel_facts(info.setup, lang),
    )
    browser.remember(answer)
    return answer


def _seats_for_bots(table: Table, mine: list[int]) -> list[int]:
    """The seats that a bot may be given, now or when their players have been away for long."""
    if table.frozen is not None:
        return []
    changed = {one.seat for one in table.info.stints if not one.for_good}
    people = [row.seat for row in table.info.seats if row.kind in (OPEN, HUMAN)]
    return [seat for seat in sorted({*people, *changed}) if seat not in mine]


def _table_json(info: TableInfo, lang: str) -> Json:
    """The part of a table's page data that is the same for all readers of a language."""
    name = given_name(info.name, lang)
    return {
        "table": info.id,
        "name": name,
        "game": info.game,
        "game_name": name_of(info.game, lang),
        "crumb": get_language(lang)("server-crumb", name=name, n=info.setup.seats),
        "ws": f"/ws/{info.id}",
        "rules": f"/rules/{info.game}",
        "hotseat": any(seat.kind == HOTSEAT for seat in info.seats),
        "actions": get_game(info.game).actions.describe(),
        "commit": info.commitment,
    }


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
    lang = language_of(request)
    say = get_language(lang)
    name = given_name(table.info.name, lang)
    about: Json = {"id": id, "name": name, "game_name": name_of(table.info.game, lang)}
    if job.review is not None:
        reviewed = ReviewPage(job.review, table.presenter, mine[0] if mine else None, lang)
        return page(request, "review.html", **about, review=await table.ask(reviewed.json))
    percent = 100 * job.ply // max(1, job.match.ply)
    text = say("review-waiting") if job.is_waiting else say("review-progress", n=percent)
    answer = page(request, "review.html", **about, review=None, text=text, percent=percent)
    answer.headers["Refresh"] = "2"
    return answer


@router.get("/rules/{game}")
@in_chosen_language
async def rules(request: Request, game: str) -> Response:
    lang = language_of(request)
    name = name_of(get_game(game).id, lang)
    found = rules_pages.rules_page(game, lang)
    if found is None:
        raise HTTPException(404)
    short = await run_in_threadpool(short_rules.short_rules, game, lang)
    has_aid = isinstance(get_game(game), HasPlayerAid)
    return page(
        request,
        "rules.html",
        game=game,
        game_name=name,
        rules=found,
        short=short,
        has_aid=has_aid,
    )


@router.get("/about/{game}")
@in_chosen_language
async def about(request: Request, game: str) -> Response:
    lang = language_of(request)
    say = get_language(lang)
    name = name_of(get_game(game).id, lang)
    titles = [say(f"server-about-{key}") for key in ABOUT]
    titles += [say(f"server-about-column-{key}") for key in ABOUT_COLUMNS]
    titles.append(say("server-about-none"))
    known = rules_pages.credit(game)
    credit = say("server-about-credit", game=name, **known) if known else ""
    head = Markup("<h1>{}</h1>\n<p>{}</p>\n").format(say("web-about"), credit)
    body = head + Markup(rules_pages.about_page(game, tuple(titles), lang))
    return page(request, "about.html", game=game, game_name=name, body=body, toc=[])


@router.get("/pad/{game}")
@in_chosen_language
async def pad(request: Request, game: str) -> Response:
    found = get_game(game)
    if found.pad is None or not has_pad_board(found):
        raise HTTPException(404)
    about: Json = {
        "game": game,
        "game_name": name_of(game, language_of(request)),
        "api": f"/api/pad/{game}",
        "rules": f"/rules/{game}",
        "actions": found.pad.board.actions.describe(),
        "seats": len(found.seats),
    }
    usual = make_setup(found, usual_seats(found))
    symbols = await panel_facts(usual, language_of(request))
    return page(request, "pad.html", page=about, sign=reconstructed_sign(found.pad), **symbols)


@router.get("/docs")
@in_chosen_language
async def interface_page(request: Request) -> Response:
    """The HTTP interface, from the OpenAPI description."""
    described = request.app.openapi()
    link = f"{request.url.scheme}://{request.url.netloc}/j/…"
    title = f"{described['info']['title']} {described['info']['version']}"
    return page(
        request, "api.html", title=title, endpoints=api_page.endpoints(described), link=link
    )


@router.get("/static/draw.css")
async def draw_css(request: Request) -> Response:
    return Response(page_css(), media_type="text/css", headers=cache_headers(request.url.query))
