"""`poleis games`: the installed games and their options."""

from __future__ import annotations

import json

from rich.table import Table

from poleis.cli import params
from poleis.cli.runtime import Screen
from poleis.core.game import Game
from poleis.core.game import games as installed
from poleis.core.setup import Option
from poleis.locale import Language
from poleis.locale.keys import help_key, option_key, tagline_key, title_key

EXAMPLES = """
An option is given as --option KEY=VALUE: yes or no, one of the choices, or, where several may be
chosen, words joined by commas (- for none).
"""


def games(lang: params.Lang = None, as_json: params.AsJson = False) -> None:
    """List the games, their seats and their options."""
    language = params.language_from(lang, as_json)
    if as_json:
        print(json.dumps([game_json(game, language) for game in installed().values()], indent=2))
        return
    screen = Screen()
    for game in installed().values():
        title = language.or_else(game.id, title_key(game))
        seats = language("games-seats", least=str(game.seats.start), most=str(game.seats.stop - 1))
        about = language.or_else(seats, tagline_key(game))
        screen.print(f"[bold]{game.id}[/bold]  {title}: {about}")
        if game.options:
            screen.print(option_table(game, language))


def game_json(game: Game, language: Language) -> dict[str, object]:
    return {
        "id": game.id,
        "title": language.or_else(game.id, title_key(game)),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "pad": game.pad is not None,
        "options": [option_json(game, option, language) for option in game.options],
    }


def option_json(game: Game, option: Option, language: Language) -> dict[str, object]:
    return {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "seats": list(option.seats),
        "rule": option.rule,
        "help": language.or_else("", help_key(option_key(game, option))),
    }


def option_table(game: Game, language: Language) -> Table:
    """The options of a game: what each means, and each of its choices."""
    table = Table(
        language("games-option"),
        language("games-value"),
        language("games-meaning"),
        language("games-for-seats"),
        language("games-rule"),
    )
    for option in game.options:
        seats = ", ".join(map(str, option.seats))
        key = option_key(game, option)
        meaning = language.or_else(language.or_else("", key), help_key(key))
        table.add_row(option.key, values(option, language), meaning, seats, option.rule)
        for choice in option.choices:
            meaning = language.or_else("", help_key(option_key(game, option, choice)))
            if choice == option.default:
                meaning = language("games-usual", meaning=meaning).strip()
            table.add_row("", choice, meaning)
        table.add_section()
    return table


def values(option: Option, language: Language) -> str:
    """What may be written after the equals sign."""
    if option.kind == "flag":
        return language("games-yes-or-no")
    return language("games-one-of") if option.kind == "choice" else language("games-any-of")
