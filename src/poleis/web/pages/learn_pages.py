"""Pages to learn from: all lessons, and one lesson."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from poleis.core.game import Game
from poleis.lessons.lesson import Lesson
from poleis.locale import Language, get_language
from poleis.locale.keys import tagline_key
from poleis.web.lessons import catalogue
from poleis.web.pages.covers import Covers
from poleis.web.pages.lobby import name_of, shown_games
from poleis.web.pages.player_aids import panel_facts
from poleis.web.pages.rendering import in_chosen_language, page
from poleis.web.server.identity import server_of
from poleis.web.server.languages import language_of
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/learn")
@in_chosen_language
async def learn(request: Request) -> Response:
    """All games with their lessons; the browser ticks those that are done."""
    lang, covers = language_of(request), server_of(request).covers
    shown = shown_games()
    # The first reader waits while the files are read, the event loop does not.
    await asyncio.to_thread(lambda: [catalogue.lessons(game.id) for game in shown])
    games = [_game_row(game, lang, covers) for game in shown]
    return page(request, "learn.html", games=[game for game in games if game["lessons"]])


@router.get("/learn/{game}/{lesson}")
@in_chosen_language
async def lesson_page(request: Request, game: str, lesson: str) -> Response:
    """One lesson, with the board of a table."""
    found = await asyncio.to_thread(catalogue.find, game, lesson)
    lang = language_of(request)
    say = get_language(lang)
    after = catalogue.following(found)
    about: Json = {
        "lesson": catalogue.name(found),
        "name": catalogue.title(found, say),
        "game": game,
        "game_name": name_of(game, lang),
        "ws": f"/ws{catalogue.address(found)}",
        "rules": f"/rules/{game}",
        "next": catalogue.address(after) if after else None,
        "next_name": catalogue.title(after, say) if after else "",
        "actions": found.game.actions.describe(),
    }
    return page(request, "lesson.html", page=about, **await panel_facts(found.setup, lang))


def _game_row(game: Game, lang: str, covers: Covers) -> Json:
    say = get_language(lang)
    rows = [_lesson_row(lesson, say) for lesson in catalogue.lessons(game.id).values()]
    return {
        "id": game.id,
        "name": name_of(game.id, lang),
        "tagline": say.or_else("", tagline_key(game)),
        "picture": Markup(covers.get(game, lang)),
        "lessons": rows,
    }


def _lesson_row(lesson: Lesson, say: Language) -> Json:
    return {
        "name": catalogue.name(lesson),
        "title": catalogue.title(lesson, say),
        "url": catalogue.address(lesson),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }
