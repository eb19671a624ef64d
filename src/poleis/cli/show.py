"""`poleis show`: a position of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.atomic_write import write_whole
from poleis.cli.terminal.files import load
from poleis.core.errors import BadSetup
from poleis.core.view import Drawing
from poleis.draw.picture import png, standalone
from poleis.draw.theme import THEMES, Theme
from poleis.locale import Language

EXAMPLES = """
Examples:

  poleis show game.poleis --out final.svg

  poleis show game.poleis --ply 40 --panel city-0 --theme dark --out city.png
"""


def show(
    file: params.RecordFile,
    out: Annotated[Path, typer.Option("--out", help="The picture: a .svg or a .png file.")],
    ply: Annotated[
        int | None, typer.Option("--ply", help="After so many plies; else at the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="What this seat may know, counted from 0.")
    ] = None,
    panel: Annotated[str, typer.Option("--panel", help="One panel, such as city-0.")] = "",
    lang: params.Lang = None,
    theme: Annotated[
        str, typer.Option("--theme", help="light, dark, or auto: as the reader prefers (svg).")
    ] = "light",
    scale: Annotated[
        float, typer.Option("--scale", min=0.1, max=8, help="Pixels of a PNG for each of the SVG.")
    ] = 2,
) -> None:
    """Draw a position of a recorded game.

    The picture has the whole table, or one panel of it. SVG files bring their symbols and colours;
    PNG files need the extra `png`.
    """
    if out.suffix not in (".svg", ".png"):
        raise BadSetup(f"--out {out}: a picture is a .svg or a .png file")
    drawing = draw(file, ply, seat, panel, params.language_from(lang))
    chosen = theme_named(theme)
    if out.suffix == ".png":
        write_whole(out, png(drawing, chosen or "light", scale))
    else:
        write_whole(out, standalone(drawing, chosen).encode())


def theme_named(name: str) -> Theme | None:
    """The theme with this name; None: both, as the reader prefers."""
    if name == "auto":
        return None
    for theme in THEMES:
        if theme == name:
            return theme
    raise BadSetup(f"there is no theme {name!r} (one of {', '.join(THEMES)}, auto)")


def draw(file: Path, ply: int | None, seat: int | None, panel: str, language: Language) -> Drawing:
    """The drawing that the options describe."""
    record = load(file)
    match = record.match
    params.check_ply(file, match, ply)
    params.check_seat(file, match, seat)
    names = tuple(
        record.players.get(seat) or language("seat-player", number=seat + 1)
        for seat in range(match.setup.seats)
    )
    known = match.known(seat, ply)
    return match.game.picture(known, language.code, names, panel)
