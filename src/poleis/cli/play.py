"""`poleis play`: a game in the terminal, against bots or with others at one screen."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from poleis.cli.terminal.files import load
from poleis.cli.terminal.paper import Paper
from poleis.cli.terminal.players import (
    Player,
    default_seats,
    players_of_record,
    read_seats,
)
from poleis.cli.terminal.session import Session
from poleis.cli.terminal.table import Table
from poleis.core.errors import BadSetup
from poleis.core.game import get_game, make_setup
from poleis.core.match import Match
from poleis.locale import LANGUAGES, get_language


def default_language() -> str:
    """The language of the environment, if there is one that Poleis speaks; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def read_options(texts: list[str]) -> dict[str, object]:
    """Options written as `key=value`."""
    options: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetup(f"option {text!r}: write KEY=VALUE")
        options[key] = value
    return options


def play(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="For example akropolis.")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="One for each seat: human, human:NAME or a bot; 'human' alone is a solo game. "
            "Without it: you against the best bot.",
            metavar="A,B,...",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For the same luck again.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, pl or ru.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="An option of the game; may be repeated. See 'poleis games'.", metavar="KEY=VALUE"
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the game in this file.", metavar="FILE")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, move by move.", metavar="FILE")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Play a game in the terminal: type 'help' there."""
    language = get_language(lang or default_language())
    game = get_game(game_id)
    players = read_seats(seats or default_seats())
    if resume is not None:
        match, players = resumed(resume, game_id, players if seats else None, seed)
    else:
        setup = make_setup(game, len(players), read_options(option or []))
        match = Match(game, setup, seed if seed is not None else secrets.token_hex(8))
    if option and resume is not None:
        raise BadSetup("the options of a resumed game cannot be changed")
    session = Session(Table(match, players, language, Paper(plain=plain)), save or resume)
    session.welcome()
    session.run()


def resumed(
    path: Path, game_id: str, players: list[Player] | None, seed: int | None
) -> tuple[Match, list[Player]]:
    """The match of a file and its players: those given, or those that the file names."""
    record = load(path)
    match = record.match
    if match.game.id != game_id:
        raise BadSetup(f"{path} is a game of {match.game.id}, not of {game_id}")
    if players is None:
        players = players_of_record(record.players, match.setup.seats)
    elif len(players) != match.setup.seats:
        raise BadSetup(f"{path} has {match.setup.seats} seats, not {len(players)}")
    if seed is not None or match.seed is None:
        match.seed = seed if seed is not None else secrets.token_hex(8)
    match.advance()
    return match, players
