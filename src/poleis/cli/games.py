"""`poleis games`: the installed games and their options."""

from __future__ import annotations

import json

from rich.table import Table

from poleis.cli import params
from poleis.cli.shell import Screen, in_english
from poleis.core.game import Game, Option
from poleis.core.game import games as installed
from poleis.locale.keys import help_key, option_key, tagline_key, title_key

EXAMPLES = """
An option is given as --option KEY=VALUE: yes or no, one of the choices, or, where several may be
chosen, words joined by commas (- for none).
"""


def games(as_json: params.AsJson = False) -> None:
    """List the games, their seats and their options."""
    if as_json:
        print(json.dumps([game_json(game) for game in installed().values()], indent=2))
        return
    screen = Screen()
    for game in installed().values():
        title = in_english(title_key(game), game.id)
        about = in_english(tagline_key(game), f"{game.seats.start} to {game.seats.stop - 1} seats")
        screen.print(f"[bold]{game.id}[/bold]  {title}: {about}")
        if game.options:
            screen.print(option_table(game))


def game_json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": in_english(title_key(game), game.id),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "pad": game.pad is not None,
        "options": [option_json(game, option) for option in game.options],
    }


def option_json(game: Game, option: Option) -> dict[str, object]:
    return {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "seats": list(option.seats),
        "rule": option.rule,
        "help": in_english(help_key(option_key(game, option)), ""),
    }


def option_table(game: Game) -> Table:
    """The options of a game: what each means, and each of its choices."""
    table = Table("option", "value", "meaning", "seats", "rule")
    for option in game.options:
        seats = ", ".join(map(str, option.seats))
        key = option_key(game, option)
        meaning = in_english(help_key(key), in_english(key, ""))
        table.add_row(option.key, values(option), meaning, seats, option.rule)
        for choice in option.choices:
            meaning = in_english(help_key(option_key(game, option, choice)), "")
            usual = " (usual)" if choice == option.default else ""
            table.add_row("", choice, meaning + usual)
        table.add_section()
    return table


def values(option: Option) -> str:
    """What may be written after the equals sign."""
    if option.kind == "flag":
        return "yes or no"
    return "one of" if option.kind == "choice" else "any of"
