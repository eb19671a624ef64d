"""The command line `poleis`: one module per command, each with a function that Typer calls."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from types import ModuleType
from typing import Annotated

import typer

from poleis._plain import is_compiled
from poleis.cli import (
    arena,
    balance,
    bots,
    check,
    games,
    join,
    moves,
    perft,
    play,
    replay,
    review,
    score,
    serve,
    show,
    simulate,
)
from poleis.cli.shell import Commands, reflow

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Board games about ancient cities: play, replay, score, simulate.",
)

COMMANDS: tuple[ModuleType, ...] = (
    play,
    replay,
    review,
    serve,
    join,
    check,
    show,
    score,
    moves,
    simulate,
    arena,
    balance,
    perft,
    games,
    bots,
)
"""In the order in which the help lists them; each module has a function of its own name."""

for module in COMMANDS:
    name = module.__name__.rpartition(".")[2]
    command = getattr(module, name)
    app.command(name, help=reflow(command), epilog=getattr(module, "EXAMPLES", None))(command)


def show_version(asked: bool) -> None:
    """The version, and whether the rules run compiled."""
    if asked:
        print(f"poleis {version('poleis')} ({'compiled' if is_compiled() else 'plain'})")
        raise typer.Exit


@app.callback()
def before_any_command(
    asked: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    if not is_compiled() and not os.environ.get("POLEIS_PLAIN"):
        print("poleis: running uncompiled, slower; see docs/how-to/compile.md", file=sys.stderr)


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    app()
