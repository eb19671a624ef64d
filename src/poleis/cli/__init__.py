"""The command line `poleis`: one module per command, each with a function that Typer calls."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from poleis._plain import is_compiled
from poleis.cli.runtime import Commands, reflow

NAMES = (
    "play",
    "replay",
    "review",
    "serve",
    "join",
    "check",
    "show",
    "position",
    "score",
    "moves",
    "simulate",
    "arena",
    "balance",
    "perft",
    "games",
    "bots",
)
"""The commands in the order in which the help lists them; each is a function in the module of the
same name."""

SETTINGS: dict[str, Any] = {"help_option_names": ["-h", "--help"]}


class OnDemand(Mapping[str, Any]):
    """The commands by name. Importing the modules of all takes longer than most commands, so the
    module of one is imported when it is asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in NAMES:
            raise KeyError(name)
        if name not in self._made:
            module = import_module(f"poleis.cli.{name}")
            command = getattr(module, name)
            alone = typer.Typer(add_completion=False, context_settings=SETTINGS)
            examples = getattr(module, "EXAMPLES", None)
            alone.command(name, help=reflow(command), epilog=examples)(command)
            self._made[name] = get_command(alone)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


class Program(Commands):
    """All commands, none of them made before it is asked for."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = OnDemand()

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)


app: Final = typer.Typer(
    cls=Program,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=SETTINGS,
    help="Board games about ancient cities: play, replay, score, simulate.",
)


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
        print(
            "poleis: running uncompiled, slower; install a C compiler, then Poleis again",
            file=sys.stderr,
        )


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    app()
