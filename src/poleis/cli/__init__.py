"""The command line `poleis`: one module per command, each with a function that Typer calls."""

from __future__ import annotations

import os
import sys

import typer

from poleis._plain import is_compiled
from poleis.cli import games, join, serve
from poleis.core.errors import PoleisError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Board games about ancient cities: play, replay, score, simulate.",
)

app.command("games")(games.games)
app.command("join")(join.join)
app.command("serve")(serve.serve)


@app.callback()
def before_any_command() -> None:
    if not is_compiled() and not os.environ.get("POLEIS_PLAIN"):
        print("poleis: running uncompiled, slower; see docs/how-to/compile.md", file=sys.stderr)


def main() -> None:
    """Run a command; bad input ends with one clear line and exit code 2."""
    try:
        app()
    except PoleisError as error:
        print(f"poleis: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        reason = error.strerror or str(error)
        print(f"poleis: {error.filename or 'file'}: {reason}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
