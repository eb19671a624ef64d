"""`poleis position`: a position as one line of text."""

from __future__ import annotations

from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.terminal.files import load
from poleis.core.position_text import position_text

EXAMPLES = """
Examples:

  poleis position evening.txt --ply 40

  poleis position evening.txt --ply 40 --seat 0 > mine.txt

  poleis play mine.txt
"""


def position(
    file: params.RecordFile,
    ply: Annotated[
        int | None, typer.Option("--ply", help="After so many plies; else at the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="What this seat may know, counted from 0.")
    ] = None,
) -> None:
    """Print a position of a game as one line of text.

    The line holds the game, its options and every field that differs from the first position. Every
    command that reads a recorded game also reads a file with such a line: the game then begins
    there.
    """
    match = load(file).match
    params.check_ply(file, match, ply)
    params.check_seat(file, match, seat)
    if seat is None:
        print(position_text(match.at(match.ply if ply is None else ply)))
    else:
        print(position_text(match.known(seat, ply)))
