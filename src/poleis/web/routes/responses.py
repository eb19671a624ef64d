"""The server's responses: pages, refusals, the choice of a language, and static files."""

from __future__ import annotations

import functools
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from poleis.locale import LANGUAGES
from poleis.web.pages.rendering import FOLDER, rendered
from poleis.web.server import languages, security
from poleis.web.server.languages import language_of
from poleis.web.wire.answers import Error
from poleis.web.wire.views import Refusal

Handler = Callable[..., Awaitable[Response]]

CHUNK = re.compile(r"shared-\w+\.js")
"""A part of the client that pages share. Its name changes with its content."""


def page(request: Request, name: str, /, status: int = 200, **facts: Any) -> Response:
    """A template, filled in and in the reader's language."""
    theme = request.cookies.get("theme")
    is_site = request.app.state.is_site
    text = rendered(name, language_of(request), theme=theme, is_site=is_site, **facts)
    return HTMLResponse(text, status, {"Cache-Control": "no-store"})


def is_for_programs(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def error(
    request: Request, status: int, code: str, text: str, refusals: Sequence[Refusal] = ()
) -> Response:
    """A refusal: JSON for programs, with the rules if there are any; a page for people."""
    if is_for_programs(request):
        answer: Error = {"error": code, "text": text}
        if refusals:
            answer["refusals"] = list(refusals)
        return JSONResponse(answer, status)
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


def cache_headers(query: str, path: str = "") -> dict[str, str]:
    is_versioned = query.startswith("v=") or CHUNK.fullmatch(path) is not None
    kept = "public, max-age=31536000, immutable" if is_versioned else "no-cache"
    return {"Cache-Control": kept}


class _Static(StaticFiles):
    """Files that a browser may keep for ever when they are asked for by their version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        query = scope["query_string"].decode("latin-1")
        answer.headers.update(cache_headers(query, path))
        return answer


def add_static(app: FastAPI) -> None:
    app.mount("/static", _Static(directory=FOLDER / "static", check_dir=False), "static")
