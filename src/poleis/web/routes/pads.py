"""Score pads over HTTP, for the page of a pad and for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar, cast

from fastapi import APIRouter, Body, Path, Request

from poleis.core.errors import BadPosition
from poleis.core.scorepad_input import naming, players_of
from poleis.web.pages import pads
from poleis.web.server.languages import language_of
from poleis.web.server.openapi import errors, operation_id
from poleis.web.wire.answers import PadAnswer, PadMove, PadRanking, PadResult, PadScore
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


@router.post("/{game}/score", responses=errors(403, 404, 422))
async def score_position(game: GameId, data: PadData) -> PadScore | PadRanking | list[PadScore]:
    """The score of a position of the physical game.

    A list of positions gives a list of scores; `{"cities": [...]}` ranks the players of a game.
    """
    pad = pads.pad_of(game)
    players = players_of(data)
    if players is not None:
        return cast(PadRanking, pad.rank(players))
    return cast(PadScore | list[PadScore], _each(pad.score, data))


@router.post("/{game}/moves", responses=errors(403, 404, 422))
async def list_moves(game: GameId, data: PadData) -> list[PadMove] | list[list[PadMove]]:
    """The possible moves in a position of the physical game.

    A list of positions, or the players of a game, give a list of answers.
    """
    pad = pads.pad_of(game)
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
    return pads.pad_answer(game, asked, language_of(request))


@router.post("/{game}/result", responses=errors(403, 404, 422))
async def compare_players(request: Request, game: GameId, asked: PadGame) -> PadResult:
    """The players of one game beside each other: every line of their sheets, places, the winner."""
    return pads.players_result(game, asked.cities, asked.names, language_of(request))
