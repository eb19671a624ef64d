"""`poleis moves`: what could be done next in a physical game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.table import Table

from poleis.cli import params
from poleis.cli.input_files import read_json
from poleis.cli.runtime import Screen, refusing_in
from poleis.cli.score import PositionFile, each, pad_of
from poleis.core.game import Pad, get_game
from poleis.core.scorepad_input import players_of
from poleis.locale import Language

EXAMPLES = """
Examples:

  poleis moves akropolis city.json

  echo '{"placements": []}' | poleis moves akropolis - --json
"""


def moves(
    game_id: params.GameId,
    file: PositionFile,
    lang: params.Lang = None,
    as_json: params.AsJson = False,
) -> None:
    """List what a player could do next in a game that you play with the box.

    The file is the same as for `poleis score`. For Akropolis the answer is the sorted list of
    [q, r, rot, level] where a next tile may lie; for a list of cities, a list of such lists.
    """
    game = get_game(game_id)
    language = params.language_from(lang, as_json)
    with refusing_in(language):
        pad = pad_of(game)
        data = read_json(file)
        several = several_in(pad, data)
        answers = [pad.moves(data)] if several is None else each(several, pad.moves)
    if as_json:
        print(json.dumps(answers[0] if several is None else answers))
        return
    if not answers:
        Screen().print(language("pad-empty"))
    for index, found in enumerate(answers):
        title = None if several is None else language("pad-city", number=index)
        Screen().print(listed(pad, found, title, language))


def several_in(pad: Pad, data: object) -> list[object] | None:
    """The positions of a list or of one game; None if the data is one position.

    BadPosition if they cannot be players of one game: the same file fits `poleis score` or not.
    """
    if isinstance(data, list):
        return data
    players = players_of(data)
    if players is not None:
        pad.rank(players)
    return players


def listed(
    pad: Pad, found: Sequence[Sequence[int | str]], title: str | None, language: Language
) -> Table:
    """The moves of one player as a table."""
    table = Table(title=title, caption=language("pad-moves", count=len(found)))
    for name in pad.fields:
        table.add_column(name, justify="right")
    for move in found:
        table.add_row(*map(str, move))
    return table
