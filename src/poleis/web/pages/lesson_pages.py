"""Pages to learn from: all lessons, and one lesson."""

from __future__ import annotations

from markupsafe import Markup

from poleis.core.game import Game
from poleis.lessons.lesson import Lesson
from poleis.locale import Language, get_language
from poleis.locale.keys import tagline_key
from poleis.web.lessons import catalogue
from poleis.web.pages.lobby import Cover, name_of, shown_games
from poleis.web.wire import Json


def learn_facts(lang: str, cover: Cover) -> Json:
    """What `learn.html` needs: all games with their lessons; the browser ticks those that are
    done."""
    games = [_game_row(game, lang, cover) for game in shown_games()]
    return {"games": [game for game in games if game["lessons"]]}


def lesson_facts(lesson: Lesson, lang: str) -> Json:
    """What `lesson.html` needs, beside the panel of symbols."""
    say = get_language(lang)
    after = catalogue.following(lesson)
    game = lesson.game.id
    about: Json = {
        "lesson": catalogue.name(lesson),
        "name": catalogue.title(lesson, say),
        "game": game,
        "game_name": name_of(game, lang),
        "ws": f"/ws{catalogue.address(lesson)}",
        "rules": f"/rules/{game}",
        "next": catalogue.address(after) if after else None,
        "next_name": catalogue.title(after, say) if after else "",
        "actions": lesson.game.actions.describe(),
    }
    return {"page": about}


def _game_row(game: Game, lang: str, cover: Cover) -> Json:
    say = get_language(lang)
    rows = [_lesson_row(lesson, say) for lesson in catalogue.lessons(game.id).values()]
    return {
        "id": game.id,
        "name": name_of(game.id, lang),
        "tagline": say.or_else("", tagline_key(game)),
        "picture": Markup(cover(game, lang)),
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
