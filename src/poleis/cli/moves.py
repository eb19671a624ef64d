"""`poleis moves`: what could be done next in a physical game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.table import Table

from poleis.cli import params
from poleis.cli.reading import read_json
from poleis.cli.score import PositionFile, each, pad_of
from poleis.cli.shell import Screen, refusing_in
from poleis.core.game import Pad, get_game
from poleis.core.pads import players_of
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
        players = data if isinstance(data, list) else players_of(data)
        answers = [pad.moves(data)] if players is None else each(players, pad.moves)
    if as_json:
        print(json.dumps(answers[0] if players is None else answers))
        return
    for index, found in enumerate(answers):
        title = None if players is None else language("pad-city", number=index)
        Screen().print(listed(pad, found, title, language))


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
