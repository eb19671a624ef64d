"""`poleis games`: the installed games and their options."""

from __future__ import annotations

import json

from rich.table import Table

from poleis.cli import params
from poleis.cli.shell import Screen
from poleis.core.game import Option
from poleis.core.game import games as installed

EXAMPLES = """
An option is given as --option KEY=VALUE: yes or no, one of the choices, or, where several may be
chosen, words joined by commas (- for none).
"""


def games(as_json: params.AsJson = False) -> None:
    """List the games, their seats and their options."""
    if as_json:
        rows = [
            {
                "id": game.id,
                "rules_version": game.rules_version,
                "seats": list(game.seats),
                "pad": game.pad is not None,
                "options": [option_json(option) for option in game.options],
            }
            for game in installed().values()
        ]
        print(json.dumps(rows, indent=2))
        return
    table = Table("game", "seats", "option", "values", "default", "for seats", "rule")
    for game in installed().values():
        seats = f"{game.seats.start} to {game.seats.stop - 1}"
        options = [option_row(option) for option in game.options] or [[""] * 5]
        for number, row in enumerate(options):
            table.add_row(*([game.id, seats] if number == 0 else ["", ""]), *row)
        table.add_section()
    Screen().print(table)


def option_json(option: Option) -> dict[str, object]:
    return {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "seats": list(option.seats),
        "rule": option.rule,
    }


def option_row(option: Option) -> list[str]:
    if option.kind == "flag":
        values = "yes or no"
    elif option.kind == "choice":
        values = "one of " + ", ".join(option.choices)
    else:
        values = "any of " + ", ".join(option.choices)
    seats = ", ".join(map(str, option.seats))
    return [option.key, values, option.text(option.default), seats, option.rule]
