"""Score pads: the page keeps the position, the server draws it and judges moves.

Nothing is stored. Responses have the shape of a table's messages (see `poleis.web.wire`), so the
same client shows both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar, cast

from fastapi import APIRouter, Body, HTTPException, Path, Request

from poleis.core.errors import BadPosition, Illegal
from poleis.core.explain import Refusal
from poleis.core.game import HasSharedKeys, Pad, PadBoard, get_game, has_pad_board
from poleis.core.provenance import SIGN
from poleis.core.scorepad_input import naming, players_of
from poleis.locale import Language, get_language
from poleis.web.pages.pad_results import pad_result
from poleis.web.server.languages import language_of
from poleis.web.server.openapi import errors, operation_id
from poleis.web.tables.view_json import layout_json, panel_json, preview_json
from poleis.web.tables.whynot import WhyNot
from poleis.web.wire import views
from poleis.web.wire.answers import (
    PadAnswer,
    PadMove,
    PadPreviews,
    PadRanking,
    PadResult,
    PadScore,
)
from poleis.web.wire.requests import Data, PadGame, PadWish

router = APIRouter(prefix="/api/pad", tags=["pad"], generate_unique_id_function=operation_id)

MOST_CITIES = 500
GameId = Annotated[str, Path(description="The id of a game.", examples=["akropolis"])]
PadData = Annotated[
    Data,
    Body(
        description='A position, a list of positions, or `{"cities": [...]}`: the players of one'
        " game. docs/reference/file-formats.md describes the positions of each game.",
        examples=[{"stones": 3}, [{"stones": 3}, {}], {"cities": [{"stones": 3}, {}]}],
    ),
]
T = TypeVar("T")


def _pad(game: str) -> Pad:
    pad = get_game(game).pad
    if pad is None:
        raise HTTPException(404, "pad")
    return pad


def board_of(game: str) -> PadBoard:
    found = get_game(game)
    if found.pad is None or not has_pad_board(found):
        raise HTTPException(404, "pad")
    return found.pad.board


def reconstructed_sign(pad: Pad) -> str:
    """The sign of lines that can use reconstructed values; empty if no line has it."""
    try:
        lines = pad.sheet({})
    except BadPosition:  # a pad that does not score an empty position
        return ""
    return SIGN if any(line.is_reconstructed for line in lines) else ""


@router.post("/{game}/score", responses=errors(403, 404, 422))
async def score_position(game: GameId, data: PadData) -> PadScore | PadRanking | list[PadScore]:
    """The score of a position of the physical game.

    A list of positions gives a list of scores; `{"cities": [...]}` ranks the players of a game.
    """
    pad = _pad(game)
    players = players_of(data)
    if players is not None:
        return cast(PadRanking, pad.rank(players))
    return cast(PadScore | list[PadScore], _each(pad.score, data))


@router.post("/{game}/moves", responses=errors(403, 404, 422))
async def list_moves(game: GameId, data: PadData) -> list[PadMove] | list[list[PadMove]]:
    """The possible moves in a position of the physical game.

    A list of positions, or the players of a game, give a list of answers.
    """
    pad = _pad(game)
    players = players_of(data)
    found = _each(pad.moves, data if players is None else players)
    return cast(list[PadMove] | list[list[PadMove]], found)


def _each(answer: Callable[[object], T], data: object) -> T | list[T]:
    """The answer to one position, or to each of a list."""
    if not isinstance(data, list):
        return answer(data)
    if len(data) > MOST_CITIES:
        raise BadPosition.saying("pad-at-once", "at most {most} at once", most=MOST_CITIES)
    found = []
    for index, one in enumerate(data):
        with naming(f"city {index}"):
            found.append(answer(one))
    return found


@router.post("/{game}/board", responses=errors(403, 404, 422))
async def draw_pad(request: Request, game: GameId, asked: PadWish) -> PadAnswer:
    """A position of the physical game as a board to tap on; with `preview` or `why` what actions
    would do instead, and what forbids them."""
    found = board_of(game)
    lang = language_of(request)
    say = get_language(lang)
    data = {} if asked.data is None else asked.data
    if not isinstance(data, dict):
        raise BadPosition("a position is a JSON object")
    if asked.code is not None:
        try:
            data = found.apply(data, asked.code)
        except Illegal as error:
            return {"refusals": refusals_json(error.refusals, say)}
    if asked.preview or asked.why:
        return look(found, data, asked, lang)
    view = found.view(data, lang)
    return {
        "data": cast(dict[str, object], data),
        "legal": found.legal(data),
        "quick": view.quick,
        "toggles": dict(view.toggles),
        "panels": {panel.id: panel_json(panel) for panel in view.panels},
        "layout": layout_json(view.layout),
        "prompt": view.prompt,
        "help": view.help,
        "points": view.seats[0].points,
        "shared": list(found.shared) if isinstance(found, HasSharedKeys) else [],
    }


@router.post("/{game}/result", responses=errors(403, 404, 422))
async def compare_players(request: Request, game: GameId, asked: PadGame) -> PadResult:
    """The players of one game beside each other: every line of their sheets, places, the winner."""
    cities = [{} if city is None else city for city in asked.cities]
    say = get_language(language_of(request))
    return pad_result(get_game(game), _pad(game), cities, asked.names, say)


def look(found: PadBoard, data: object, asked: PadWish, lang: str) -> PadPreviews:
    """Previews of actions, and what forbids others."""
    say = get_language(lang)
    legal = set(found.legal(data))
    why = WhyNot(found.actions, lambda code: found.explain(data, code), legal, say)
    return {
        "items": {
            code: preview_json(found.preview(data, code, lang))
            for code in asked.preview
            if code in legal
        },
        "refusals": why.against(asked.why),
    }


def refusals_json(refusals: Sequence[Refusal], say: Language) -> list[views.Refusal]:
    """Each reason once, in a language."""
    found = {(refusal.rule, say.say(refusal.text)): None for refusal in refusals}
    return [{"rule": rule, "text": text} for rule, text in found]
