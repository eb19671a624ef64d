"""Score pads: the page keeps the position, Python draws it and judges moves.

Nothing is stored. Answers have the shape of a table's messages (see `poleis.web.wire`), so the
same client shows both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from poleis.core.errors import BadPosition, Illegal, PoleisError
from poleis.core.explain import Refusal
from poleis.core.game import Game, HasSharedKeys, Pad, PadBoard, get_game, has_pad_board
from poleis.core.provenance import SIGN
from poleis.locale import Language, get_language
from poleis.web.pages.lobby import name_of
from poleis.web.pages.pad_results import pad_result
from poleis.web.tables.view_json import layout_json, panel_json, preview_json
from poleis.web.tables.whynot import WhyNot
from poleis.web.wire import Json, views
from poleis.web.wire.answers import PadAnswer, PadPreviews, PadResult


class NoPad(PoleisError):
    """There is no score pad for this game."""


class PadWish(Protocol):
    """What was built of a physical game, an action to carry out, and actions to look at then."""

    @property
    def data(self) -> object: ...
    @property
    def code(self) -> int | None: ...
    @property
    def preview(self) -> Sequence[int]: ...
    @property
    def why(self) -> Sequence[int]: ...


def pad_of(game: str) -> Pad:
    """The score pad of a game; NoPad if it has none."""
    pad = get_game(game).pad
    if pad is None:
        raise NoPad(f"{game} has no score pad")
    return pad


def board_of(game: str) -> PadBoard:
    """The board of a score pad; NoPad if the game has none."""
    found = get_game(game)
    if found.pad is None or not has_pad_board(found):
        raise NoPad(f"{game} has no score pad to tap on")
    return found.pad.board


def pad_facts(game: Game, lang: str) -> Json:
    """What `pad.html` needs, beside the panel of symbols; NoPad if the game has no board."""
    board = board_of(game.id)
    about: Json = {
        "game": game.id,
        "game_name": name_of(game.id, lang),
        "api": f"/api/pad/{game.id}",
        "rules": f"/rules/{game.id}",
        "actions": board.actions.describe(),
        "seats": len(game.seats),
    }
    return {"page": about, "sign": reconstructed_sign(pad_of(game.id))}


def reconstructed_sign(pad: Pad) -> str:
    """The sign of lines that can use reconstructed values; empty if no line has it."""
    try:
        lines = pad.sheet({})
    except BadPosition:  # a pad that does not score an empty position
        return ""
    return SIGN if any(line.is_reconstructed for line in lines) else ""


def pad_answer(game: str, asked: PadWish, lang: str) -> PadAnswer:
    """A position of the physical game as a board to tap on; with `preview` or `why` what actions
    would do instead, and what forbids them."""
    found = board_of(game)
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


def players_result(
    game: str, cities: Sequence[object], names: Sequence[str], lang: str
) -> PadResult:
    """The players of one game beside each other: every line of their sheets, places, the winner."""
    built = [{} if city is None else city for city in cities]
    return pad_result(get_game(game), pad_of(game), built, list(names), get_language(lang))


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
        "refusals": why.against(list(asked.why)),
    }


def refusals_json(refusals: Sequence[Refusal], say: Language) -> list[views.Refusal]:
    """Each reason once, in a language."""
    found = {(refusal.rule, say.say(refusal.text)): None for refusal in refusals}
    return [{"rule": rule, "text": text} for rule, text in found]
