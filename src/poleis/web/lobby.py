"""What the lobby shows: games with their options as forms, bots, and one's own tables."""

from __future__ import annotations

import functools
import re

from markupsafe import Markup

from poleis.bots.policy import make_policy
from poleis.core.errors import BadPosition
from poleis.core.game import Game, Option, get_game, has_pad_board, is_drawn, make_setup
from poleis.core.game import games as installed
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.view import View
from poleis.locale import Language, get_language
from poleis.locale.keys import option_key, tagline_key, title_key
from poleis.web.bots import bot_label, offered
from poleis.web.seats import waited_for
from poleis.web.store import Facts
from poleis.web.wire import Json

PICTURE_SEED = "lobby-18"
"""A game that ends with something to look at."""
BEGINNING = 100
"""After so many plies there is enough for a cover; a whole game takes long to play."""


def name_of(game_id: str, lang: str) -> str:
    """What a game is called, which is a message of its own."""
    return _said(get_language(lang), title_key(get_game(game_id)), game_id)


def _said(say: Language, key: str, otherwise: str) -> str:
    return say(key) if say.has(key) else otherwise


def shown_games() -> list[Game]:
    """The installed games that can be played in a browser, those with less to learn first.

    How much there is to learn is how many kinds of action a game has: whoever is new to all of
    them finds the first one chosen.
    """
    drawn = filter(is_drawn, installed().values())
    return sorted(drawn, key=lambda game: (len(game.actions.kinds), game.id))


def game_rows(lang: str) -> list[Json]:
    """The games on offer, with a form for each option."""
    say = get_language(lang)
    return [
        {
            "id": game.id,
            "name": name_of(game.id, lang),
            "tagline": _said(say, tagline_key(game), ""),
            "picture": Markup(picture(game.id, lang)),
            "seats": list(game.seats),
            "default_seats": 2 if 2 in game.seats else game.seats[0],
            "options": [option_row(game, option, say) for option in game.options],
            "pad": has_pad_board(game),
        }
        for game in shown_games()
    ]


def option_row(game: Game, option: Option, say: Language) -> Json:
    return {
        "key": option.key,
        "kind": option.kind,
        "label": _said(say, option_key(game, option), option.key),
        "rule": option.rule,
        "default": option.default,
        "seats": list(option.seats),
        "when": " ".join(map(str, option.when)) if option.when else "",
        "choices": [
            {"value": choice, "label": _said(say, option_key(game, option, choice), choice)}
            for choice in option.choices
        ],
    }


@functools.cache
def _pictured(game_id: str, most: int | None = None) -> Match:
    """A game in which the seats took what was worth most, always the same one; or its first
    plies."""
    game = get_game(game_id)
    setup = make_setup(game, 2 if 2 in game.seats else game.seats[0])
    match = Match(game, setup, PICTURE_SEED)
    policy = make_policy("greedy")
    while not match.is_over and (most is None or match.ply < most):
        seat = match.state.actors()[0]
        known = game.redact(match.state, seat)
        luck = Luck.of(PICTURE_SEED, match.ply)
        match.play(seat, policy.decide(game, known, seat, luck).action)
    return match


@functools.cache
def picture(game_id: str, lang: str) -> str:
    """A picture for the lobby: the cover of the game, or what a seat has built at its end."""
    match = _pictured(game_id, BEGINNING)
    game = match.game
    names = tuple(str(seat + 1) for seat in range(match.setup.seats))
    try:
        cover = game.picture(game.redact(match.state, 0), lang, names, "cover")
    except BadPosition:
        last = game.redact(_pictured(game_id).state, 0)
        return _own_board(game.view(last, 0, lang, names))
    box = f"0 0 {cover.width:g} {cover.height:g}"
    return f'<svg viewBox="{box}" aria-hidden="true">{cover.body}</svg>'


def _own_board(view: View) -> str:
    """The drawing of what lies before the viewer."""
    bodies = [panel.body for panel in view.panels if panel.role == "own" and panel.zoom]
    found = re.search(r"<svg.*</svg>", bodies[0], re.DOTALL) if bodies else None
    return found[0] if found else ""


def bot_rows(lang: str) -> list[Json]:
    say = get_language(lang)
    return [
        {
            "spec": spec,
            "label": bot_label(spec, lang),
            "detail": _said(say, f"server-bot-{spec.replace(':', '-')}-detail", ""),
        }
        for spec in offered()
    ]


def table_row(facts: Facts, mine: list[int], lang: str) -> Json:
    """One of the tables where this browser has a seat."""
    say = get_language(lang)
    yours = [seat for seat in mine if seat in facts.acting]
    if facts.over:
        status = say("server-table-over")
    elif yours:
        status = say("server-table-yours")
    else:
        status = waited_for(facts, facts.acting, lang)
    return {
        "name": facts.name,
        "game": name_of(facts.game, lang),
        "url": f"/t/{facts.id}",
        "status": status,
        "mine": bool(yours) and not facts.over,
        "seat": (yours or mine)[0],
        "over": facts.over,
    }
