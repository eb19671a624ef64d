"""`poleis games`: the installed games and their options."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from poleis.core.game import games as installed


def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List the games, their seats and their options."""
    if as_json:
        rows = [
            {
                "id": game.id,
                "rules_version": game.rules_version,
                "seats": list(game.seats),
                "options": [
                    {
                        "key": option.key,
                        "kind": option.kind,
                        "default": option.default,
                        "choices": list(option.choices),
                        "seats": list(option.seats),
                        "rule": option.rule,
                    }
                    for option in game.options
                ],
            }
            for game in installed().values()
        ]
        print(json.dumps(rows, indent=2))
        return
    table = Table("game", "seats", "options")
    for game in installed().values():
        options = [
            f"{option.key}={'|'.join(option.choices) or 'yes|no'} ({option.rule})"
            for option in game.options
        ]
        seats = f"{game.seats.start} to {game.seats.stop - 1}"
        table.add_row(game.id, seats, "\n".join(options))
    Console().print(table)
