"""The doors for people: pages, translated here and brought to life by the client."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, HTTPException, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from poleis.core.game import get_game, has_pad_board
from poleis.draw.theme import page_css, sprite
from poleis.locale import LANGUAGES, get_language
from poleis.web import documents, interface, languages, security, store
from poleis.web.api import TableId
from poleis.web.bots import DEFAULT_LEVEL
from poleis.web.browser import browser_of, server_of
from poleis.web.judged import Judged
from poleis.web.languages import language_of
from poleis.web.lobby import bot_rows, game_rows, name_of, table_row
from poleis.web.pads import reconstructed_sign
from poleis.web.seats import given_name
from poleis.web.store import HOTSEAT, HUMAN, OPEN
from poleis.web.wire import Json

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Handler = Callable[..., Awaitable[Response]]

FOLDER = Path(str(files("poleis.web")))
THEMES = ("light", "dark")
ABOUT = ("sources", "disagreements", "ours")
ABOUT_COLUMNS = ("what", "source", "finding", "chosen", "value", "basis")


@functools.cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@functools.cache
def static_version() -> str:
    """Changes whenever a static file does, so that browsers may keep files for ever."""
    digest = hashlib.sha256(page_css().encode())
    for file in sorted((FOLDER / "static").glob("**/*")):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def page(request: Request, name: str, /, status: int = 200, **facts: Any) -> Response:
    """A template, filled in and in the reader's language."""
    lang = language_of(request)
    theme = request.cookies.get("theme")
    text = (
        templates()
        .get_template(name)
        .render(
            t=get_language(lang),
            lang=lang,
            languages=[{"code": code, "name": languages.NAMES[code]} for code in LANGUAGES],
            theme=theme if theme in THEMES else "auto",
            sprite=Markup(sprite()),
            version=static_version(),
            **facts,
        )
    )
    return HTMLResponse(text, status, {"Cache-Control": "no-store"})


def is_for_programs(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def error(
    request: Request, status: int, code: str, text: str, refusals: Sequence[Json] = ()
) -> Response:
    """A refusal: JSON for programs, with the rules if there are any; a page for people."""
    if is_for_programs(request):
        rules = {"refusals": list(refusals)} if refusals else {}
        return JSONResponse({"error": code, "text": text, **rules}, status)
    return page(request, "error.html", status, title=str(status), text=text)


def chosen_language(request: Request) -> Response | None:
    """`?lang=pl` on any page chooses a language for good."""
    lang = request.query_params.get("lang")
    if lang not in LANGUAGES:
        return None
    url = request.url.remove_query_params("lang")
    answer = RedirectResponse(f"{url.path}?{url.query}" if url.query else url.path, 303)
    year = security.YEAR
    answer.set_cookie(languages.COOKIE, str(lang), max_age=year, path="/", samesite="lax")
    return answer


def in_chosen_language(answer: Handler) -> Handler:
    """A page that also answers to `?lang=pl`, by choosing the language and coming again."""

    @functools.wraps(answer)
    async def turned(request: Request, **parameters: Any) -> Response:
        return chosen_language(request) or await answer(request, **parameters)

    return turned


@router.get("/")
@in_chosen_language
async def lobby(request: Request) -> Response:
    lang = language_of(request)
    browser = browser_of(request)
    server = server_of(request)
    mine = await server.database.read(lambda c: store.tables_of(c, browser.digest))
    games = game_rows(lang, server.covers)
    answer = page(
        request,
        "lobby.html",
        games=games,
        most_seats=max(max(game["seats"]) for game in games),
        bots=bot_rows(lang),
        default_bot=DEFAULT_LEVEL,
        tables=[table_row(facts, seats, lang) for facts, seats in mine],
    )
    browser.remember(answer)
    return answer


@router.get("/t/{id}")
@in_chosen_language
async def table_page(request: Request, id: TableId, ply: int | None = None) -> Response:
    server = server_of(request)
    browser = browser_of(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.digest))
    table, _ = await server.tables.get(id)
    facts = table.facts
    is_host = facts.host == browser.digest
    tokens = await server.tables.links(facts) if is_host else []
    lost = await server.database.read(lambda c: store.lost_seats(c, id, browser.digest))
    lang = language_of(request)
    say = get_language(lang)
    game, name = get_game(facts.game), given_name(facts.name, lang)
    about: Json = {
        "table": id,
        "name": name,
        "game": facts.game,
        "game_name": name_of(facts.game, lang),
        "crumb": say("server-crumb", name=name, n=facts.setup.seats),
        "ws": f"/ws/{id}",
        "ply": ply,
        "you": mine[0] if mine else None,
        "rules": f"/rules/{facts.game}",
        "hotseat": any(seat.kind == HOTSEAT for seat in facts.seats),
        "actions": game.actions.describe(),
        "links": [{"seat": seat, "url": f"/j/{token}"} for seat, token in tokens],
        "lost": bool(lost),
        "commit": facts.commitment,
    }
    others = [seat.seat for seat in facts.seats if seat.kind in (OPEN, HUMAN)]
    offered = [seat for seat in others if seat not in mine] if is_host else []
    answer = page(
        request,
        "table.html",
        page=about,
        may_rematch=is_host or bool(mine),
        offered=offered,
        links={seat: f"/j/{token}" for seat, token in tokens},
        bots=bot_rows(lang) if offered else [],
        default_bot=DEFAULT_LEVEL,
    )
    browser.remember(answer)
    return answer


@router.get("/t/{id}/review")
@in_chosen_language
async def review_page(request: Request, id: TableId) -> Response:
    """A finished game, judged decision by decision; until that is done, how far it has come."""
    server = server_of(request)
    browser = browser_of(request)
    mine = await server.database.read(lambda c: store.held_seats(c, id, browser.digest))
    table, _ = await server.tables.get(id)
    job = server.tables.review(table)
    lang = language_of(request)
    say = get_language(lang)
    name = given_name(table.facts.name, lang)
    facts: Json = {"id": id, "name": name, "game_name": name_of(table.facts.game, lang)}
    if job.review is not None:
        judged = Judged(job.review, table.presenter, mine[0] if mine else None, lang)
        return page(request, "review.html", **facts, judged=await table.ask(judged.facts))
    percent = 100 * job.ply // job.match.ply
    text = say("review-waiting") if job.is_waiting else say("review-progress", n=percent)
    answer = page(request, "review.html", **facts, judged=None, text=text, percent=percent)
    answer.headers["Refresh"] = "2"
    return answer


@router.get("/rules/{game}")
@in_chosen_language
async def rules(request: Request, game: str) -> Response:
    lang = language_of(request)
    name = name_of(get_game(game).id, lang)
    found = documents.rules_page(game, lang)
    if found is None:
        raise HTTPException(404)
    return page(request, "rules.html", game=game, game_name=name, rules=found)


@router.get("/about/{game}")
@in_chosen_language
async def about(request: Request, game: str) -> Response:
    lang = language_of(request)
    say = get_language(lang)
    name = name_of(get_game(game).id, lang)
    titles = [say(f"server-about-{key}") for key in ABOUT]
    titles += [say(f"server-about-column-{key}") for key in ABOUT_COLUMNS]
    titles.append(say("server-about-none"))
    known = documents.credit(game)
    credit = say("server-about-credit", game=name, **known) if known else ""
    head = Markup("<h1>{}</h1>\n<p>{}</p>\n").format(say("web-about"), credit)
    body = head + Markup(documents.about_page(game, tuple(titles), lang))
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
    return page(request, "pad.html", page=about, sign=reconstructed_sign(found.pad))


@router.get("/docs")
@in_chosen_language
async def interface_page(request: Request) -> Response:
    """The HTTP interface, read from the same description that programs get."""
    described = request.app.openapi()
    link = f"{request.url.scheme}://{request.url.netloc}/j/…"
    title = f"{described['info']['title']} {described['info']['version']}"
    return page(request, "api.html", title=title, doors=interface.doors(described), link=link)


@router.get("/static/draw.css")
async def draw_css(request: Request) -> Response:
    return Response(page_css(), media_type="text/css", headers=_keep(request.url.query))


def _keep(query: str) -> dict[str, str]:
    kept = "public, max-age=31536000, immutable" if query.startswith("v=") else "no-cache"
    return {"Cache-Control": kept}


class _Static(StaticFiles):
    """Files that a browser may keep for ever when they are asked for by their version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers.update(_keep(scope["query_string"].decode("latin-1")))
        return answer


def add_static(app: FastAPI) -> None:
    app.mount("/static", _Static(directory=FOLDER / "static", check_dir=False), "static")
