"""The command line `poleis`: one module per command, each with a function that Typer calls."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer
from typer.core import TyperOption
from typer.main import get_command

from poleis._compiled import checkout
from poleis._plain import is_compiled
from poleis.cli.config_file import variable_of
from poleis.cli.runtime import Commands, reflow

NAMES = (
    "play",
    "learn",
    "replay",
    "review",
    "serve",
    "site",
    "tables",
    "backup",
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


def with_variables(name: str, command: Any) -> Any:
    """The command, with a variable for each option: POLEIS_PORT for `poleis serve --port`,
    POLEIS_ARENA_GAMES for `poleis arena --games`. The help lists those of the server."""
    is_server = name == "serve"
    prefix = "POLEIS" if is_server else f"POLEIS_{name.upper()}"
    for option in command.params:
        if isinstance(option, TyperOption) and "--show-config" not in option.opts:
            option.envvar = variable_of(prefix, option)
            option.show_envvar = is_server
    return command


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
            self._made[name] = with_variables(name, get_command(alone))
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
        remedy = "install a C compiler, then Poleis again"
        if checkout() is not None:
            remedy = "`make build` compiles, `make play` in the background"
        print(f"poleis: running uncompiled, slower; {remedy}", file=sys.stderr)


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    app()
