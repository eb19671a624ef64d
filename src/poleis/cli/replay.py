"""`poleis replay`: look at a recorded game, move by move."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.terminal.files import load
from poleis.cli.terminal.output import Output
from poleis.cli.terminal.players import players_of_record
from poleis.cli.terminal.table import Table
from poleis.cli.terminal.viewer import Viewer

EXAMPLES = """
Examples:

  poleis replay evening.txt

  poleis replay evening.txt --ply 20 --lang ru
"""


def replay(
    file: params.RecordFile,
    ply: Annotated[
        int | None, typer.Option(help="Print the position after so many plies, and end.")
    ] = None,
    lang: params.Lang = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Look at a recorded game, move by move.

    In a terminal the arrow keys step through it. With --ply, or without a terminal, the moves
    up to a position and the position itself are printed.
    """
    language = params.language_from(lang)
    record = load(file)
    match = record.match
    players = players_of_record(record.players, match.setup.seats)
    viewer = Viewer(Table(match, players, language, Output(plain=plain)))
    params.check_ply(file, match, ply)
    if ply is None and sys.stdin.isatty() and sys.stdout.isatty():
        viewer.browse()
    else:
        viewer.print_position(match.ply if ply is None else ply)
