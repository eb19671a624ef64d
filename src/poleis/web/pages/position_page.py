"""The page of a position: a picture of it, and a form to play from it."""

from __future__ import annotations

from markupsafe import Markup

from poleis.core.errors import BadPosition
from poleis.core.position_text import LONGEST, position_text, read_position
from poleis.core.view import Drawing
from poleis.locale import get_language
from poleis.web.pages.lobby import bot_rows, name_of
from poleis.web.tables.bots import DEFAULT_LEVEL
from poleis.web.wire import Json


def position_facts(text: str, lang: str) -> Json:
    """What `position.html` needs; BadPosition for a text that is none, or that is not drawn."""
    state = read_position(text)
    say = get_language(lang)
    setup = state.setup
    names = tuple(say("seat-player", number=seat + 1) for seat in range(setup.seats))
    if not hasattr(setup.game, "picture"):
        raise BadPosition(f"{setup.game.id} is not drawn")
    drawing: Drawing = setup.game.picture(state, lang, names)
    acting = [seat for seat in state.actors() if seat >= 0]
    return {
        "game": setup.game.id,
        "game_name": name_of(setup.game.id, lang),
        "text": position_text(state),
        "longest": LONGEST,
        "picture": Markup(drawing.body),
        "width": drawing.width,
        "height": drawing.height,
        "label": drawing.label,
        "is_over": not state.actors(),
        "acting": ", ".join(names[seat] for seat in acting),
        "names": list(enumerate(names)),
        "mine": acting[0] if acting else 0,
        "bots": bot_rows(lang, [setup.game.id]),
        "default_bot": DEFAULT_LEVEL,
    }
