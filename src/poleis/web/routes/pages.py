"""The lobby, rules, sources, score pads and the interface, in a person's language."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from poleis.core.game import HasPlayerAid, get_game, usual_seats
from poleis.core.setup import make_setup
from poleis.draw.theme import page_css
from poleis.locale import get_language
from poleis.web.pages import api_page, rules_pages, short_rules
from poleis.web.pages.lobby import lobby_facts, name_of, table_row
from poleis.web.pages.pads import pad_facts
from poleis.web.pages.player_aids import panel_facts
from poleis.web.routes.open_tables import offered_rows
from poleis.web.routes.responses import cache_headers, in_chosen_language, page
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.storage import results, store

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
    offered = await offered_rows(request, browser.person)
    guest_name = await server.database.read(lambda c: store.name_of(c, browser.person))
    now = server.tables.clock()
    tables = [table_row(info, seats, lang, now, ended.get(info.id)) for info, seats in mine]
    answer = page(
        request,
        "lobby.html",
        **lobby_facts(lang, server.covers.get, tables),
        bots_are_weaker=not server.workers.is_compiled,
        offered=offered,
        guest_name=guest_name,
    )
    if offered is not None:
        # With "no-referrer" a browser sends a form with the origin "null", which is refused.
        answer.headers["Referrer-Policy"] = "same-origin"
    browser.remember(answer)
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
    found, lang = get_game(game), language_of(request)
    facts = pad_facts(found, lang)
    usual = make_setup(found, usual_seats(found))
    symbols = await run_in_threadpool(panel_facts, usual, lang)
    return page(request, "pad.html", **facts, **symbols)


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
