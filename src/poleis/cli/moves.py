"""`poleis moves`: what could be done next in a physical game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.table import Table

from poleis.cli import params
from poleis.cli.reading import read_json
from poleis.cli.score import PositionFile, each, pad_of
from poleis.cli.shell import Screen
from poleis.core.game import Pad, get_game
from poleis.core.pads import players_of

EXAMPLES = """
Examples:

  poleis moves akropolis city.json

  echo '{"placements": []}' | poleis moves akropolis - --json
"""


def moves(game_id: params.GameId, file: PositionFile, as_json: params.AsJson = False) -> None:
    """List what a player could do next in a game that you play with the box.

    The file is the same as for `poleis score`. For Akropolis the answer is the sorted list of
    [q, r, rot, level] where a next tile may lie; for a list of cities, a list of such lists.
    """
    game = get_game(game_id)
    pad = pad_of(game)
    data = read_json(file)
    players = players_of(data)
    if players is None and not isinstance(data, list):
        answer = pad.moves(data)
        if as_json:
            print(json.dumps(answer))
        else:
            show(pad, answer)
        return
    positions = data if isinstance(data, list) else players or []
    answers = each(positions, pad.moves)
    if as_json:
        print(json.dumps(answers))
        return
    for index, found in enumerate(answers):
        show(pad, found, f"city {index}")


def show(pad: Pad, found: Sequence[Sequence[int | str]], title: str | None = None) -> None:
    """The moves of one player as a table."""
    table = Table(title=title, caption=f"{len(found)} moves")
    for name in pad.fields:
        table.add_column(name, justify="right")
    for move in found:
        table.add_row(*map(str, move))
    Screen().print(table)
