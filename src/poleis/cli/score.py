"""`poleis score`: the score pad for people with the physical game."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from poleis.cli import params
from poleis.cli.reading import read_json
from poleis.cli.shell import Screen, in_english, one_line, progress
from poleis.core.errors import BadPosition
from poleis.core.explain import Line, total
from poleis.core.game import Game, Pad, get_game
from poleis.core.pads import players_of
from poleis.locale.keys import line_key, part_key

Answer = TypeVar("Answer")

PositionFile = Annotated[str, typer.Argument(metavar="FILE|-", help="JSON; -: standard input.")]

EXAMPLES = """
Examples:

  poleis score akropolis city.json

  echo '{"stones": 3, "placements": [{"faces": "qqH", "at": [1, 1], "rot": 0}]}' |
  poleis score akropolis - --json
"""


def score(game_id: params.GameId, file: PositionFile, as_json: params.AsJson = False) -> None:
    """Score a game that you play with the box.

    The file holds one player's position, a list of them (the answer is a list in the same order),
    or {"cities": [...]}: the players of one game, who are ranked. The format is in
    docs/reference/file-formats.md. Something illegal is refused with its index and rule ids.
    """
    game = get_game(game_id)
    pad = pad_of(game)
    data = read_json(file)
    players = players_of(data)
    if as_json:
        if players is not None:
            print(json.dumps(pad.rank(players)))
        elif isinstance(data, list):
            print(json.dumps(each(data, pad.score)))
        else:
            print(json.dumps(pad.score(data)))
        return
    screen = Screen()
    if players is not None:
        places = pad.rank(players)["places"]
        assert isinstance(places, list)
        show_table(screen, game, players, pad.sheets(players), places)
    elif isinstance(data, list):
        show_table(screen, game, data, each(data, pad.sheet), None)
    else:
        show_sheet(screen, game, pad.sheet(data))


def pad_of(game: Game) -> Pad:
    """The pad of a game, if it has one."""
    if game.pad is None:
        raise BadPosition(f"{game.id} has no score pad")
    return game.pad


@contextmanager
def without_cycle_search() -> Iterator[None]:
    """Answers are plain lists and numbers: looking for cycles among millions only costs time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def each(data: list[object], ask: Callable[[object], Answer]) -> list[Answer]:
    """The answer for each position of a list; errors name the index."""
    answers = []
    with without_cycle_search(), progress(disable=len(data) < 1000) as bar:
        task = bar.add_task("positions", total=len(data), result="")
        for index, position in enumerate(data):
            try:
                answers.append(ask(position))
            except BadPosition as error:
                raise BadPosition(f"city {index}: {error}") from error
            if index % 500 == 0:
                bar.update(task, completed=index)
    return answers


def show_sheet(screen: Screen, game: Game, sheet: list[Line]) -> None:
    """One player's sheet, with the numbers that the points are made of and the rules."""
    parts = list(dict.fromkeys(part for line in sheet for part in line.parts))
    heads = [in_english(part_key(game, part), part) for part in parts]
    table = Table("", *heads, "points", "rules", show_footer=True)
    for line in sheet:
        numbers = [str(line.parts.get(part, "")) for part in parts]
        name = in_english(line_key(game, line), line.key)
        table.add_row(name, *numbers, str(line.points), ", ".join(line.rules))
    table.columns[0].footer = "total"
    table.columns[len(parts) + 1].footer = str(total(sheet))
    for column in table.columns[1 : len(parts) + 2]:
        column.justify = "right"
    screen.print(table)


def show_table(
    screen: Screen,
    game: Game,
    players: list[object],
    sheets: list[list[Line]],
    places: list[int] | None,
) -> None:
    """Several players side by side; with places, if they played one game."""
    table = Table("", *(["place"] if places else []))
    for line in sheets[0] if sheets else []:
        table.add_column(in_english(line_key(game, line), line.key), justify="right")
    table.add_column("total", justify="right")
    for index, (player, sheet) in enumerate(zip(players, sheets, strict=True)):
        name = str(player.get("name", index)) if isinstance(player, dict) else str(index)
        place = [str(places[index])] if places else []
        points = [str(line.points) for line in sheet]
        table.add_row(escape(one_line(name)), *place, *points, str(total(sheet)))
    screen.print(table)
