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
from poleis.cli.input_files import read_json
from poleis.cli.runtime import Screen, one_line, progress, refusing_in
from poleis.core.errors import BadPosition
from poleis.core.explain import ScoreLine, total
from poleis.core.game import Game, Pad, get_game
from poleis.core.provenance import SIGN
from poleis.core.scorepad_input import naming, players_of
from poleis.locale import Language
from poleis.locale.keys import line_key, part_key

Answer = TypeVar("Answer")

PositionFile = Annotated[str, typer.Argument(metavar="FILE|-", help="JSON; -: standard input.")]

EXAMPLES = """
Examples:

  poleis score akropolis city.json

  echo '{"stones": 3, "placements": [{"faces": "qqH", "at": [1, 1], "rot": 0}]}' |
  poleis score akropolis - --json
"""


def score(
    game_id: params.GameId,
    file: PositionFile,
    lang: params.Lang = None,
    as_json: params.AsJson = False,
) -> None:
    """Score a game that you play with the box.

    The file holds one player's position, a list of them (the answer is a list in the same order),
    or {"cities": [...]}: the players of one game, who are ranked. The format is in
    docs/reference/file-formats.md. Something illegal is refused with its index and rule ids.
    """
    game = get_game(game_id)
    language = params.language_from(lang, as_json)
    with refusing_in(language):
        pad = pad_of(game)
        data = read_json(file)
        if as_json:
            print(json.dumps(scored(pad, data)))
        elif data == []:
            Screen().print(language("pad-empty"))
        else:
            show(game, pad, data, language)


def scored(pad: Pad, data: object) -> object:
    """What programs read."""
    players = players_of(data)
    if players is not None:
        return pad.rank(players)
    return each(data, pad.score) if isinstance(data, list) else pad.score(data)


def show(game: Game, pad: Pad, data: object, language: Language) -> None:
    """Print what people read."""
    players = players_of(data)
    if players is not None:
        places = pad.rank(players)["places"]
        assert isinstance(places, list)
        found = pad.sheets(players)
        table = side_by_side(game, players, found, places, language)
    elif isinstance(data, list):
        found = each(data, pad.sheet)
        table = side_by_side(game, data, found, None, language)
    else:
        found = [pad.sheet(data)]
        table = one_sheet(game, found[0], language)
    screen = Screen()
    screen.print(table)
    if any(line.is_reconstructed for line in found[0]):
        screen.print(language("pad-reconstructed", sign=SIGN))


def pad_of(game: Game) -> Pad:
    """The pad of a game, if it has one."""
    if game.pad is None:
        raise BadPosition.saying("pad-no-pad", "{game} has no score pad", game=game.id)
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
            with naming(f"city {index}"):
                answers.append(ask(position))
            if index % 500 == 0:
                bar.update(task, completed=index)
    return answers


def one_sheet(game: Game, sheet: list[ScoreLine], language: Language) -> Table:
    """One player's sheet, with the numbers that the points are made of and the rules."""
    parts = list(dict.fromkeys(part for line in sheet for part in line.parts))
    heads = [language.or_else(part, part_key(game, part)) for part in parts]
    points, rules = language("sheet-points"), language("pad-rules")
    table = Table("", *heads, points, rules, show_footer=True)
    for line in sheet:
        numbers = [str(line.parts.get(part, "")) for part in parts]
        name = " ".join(heading(game, line, language))
        table.add_row(name, *numbers, str(line.points), ", ".join(line.rules))
    table.columns[0].footer = language("pad-total")
    table.columns[len(parts) + 1].footer = str(total(sheet))
    for column in table.columns[1 : len(parts) + 2]:
        column.justify = "right"
    return table


def heading(game: Game, line: ScoreLine, language: Language) -> list[str]:
    """The name of a line, and a sign if it can use reconstructed values."""
    name = language.or_else(line.key, line_key(game, line))
    return [name, SIGN] if line.is_reconstructed else [name]


def side_by_side(
    game: Game,
    players: list[object],
    sheets: list[list[ScoreLine]],
    places: list[int] | None,
    language: Language,
) -> Table:
    """Several players; with places, if they played one game."""
    table = Table("", *([language("pad-place")] if places else []))
    for line in sheets[0]:
        table.add_column("".join(heading(game, line, language)), justify="right")
    table.add_column(language("pad-total"), justify="right")
    for index, (player, sheet) in enumerate(zip(players, sheets, strict=True)):
        name = str(player.get("name", index)) if isinstance(player, dict) else str(index)
        place = [str(places[index])] if places else []
        points = [str(line.points) for line in sheet]
        table.add_row(escape(one_line(name)), *place, *points, str(total(sheet)))
    return table
