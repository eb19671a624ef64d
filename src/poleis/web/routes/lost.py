"""The page of a table whose game is not installed any more: the reason, and the record."""

from __future__ import annotations

from fastapi import Request, Response

from poleis.locale import get_language
from poleis.web.routes.responses import page
from poleis.web.server.languages import language_of
from poleis.web.tables.errors import LostGame
from poleis.web.tables.seat_names import given_name


def lost_page(request: Request, error: LostGame) -> Response:
    lang = language_of(request)
    return page(
        request,
        "lost.html",
        id=error.table,
        name=given_name(error.name, lang),
        game=error.game,
        text=get_language(lang).say(error.notice),
    )
