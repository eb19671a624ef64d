"""`poleis play`: a game in the terminal, against bots or with others at one screen."""

from __future__ import annotations

import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.runtime import counted
from poleis.cli.terminal.files import Origin, is_taken, load
from poleis.cli.terminal.output import Output
from poleis.cli.terminal.players import (
    Player,
    default_seats,
    players_of_record,
    read_seats,
)
from poleis.cli.terminal.session import Session
from poleis.cli.terminal.table import Table
from poleis.core.errors import BadSetup
from poleis.core.game import Game, get_game, seed_of_the_day
from poleis.core.match import Match
from poleis.core.record import commitment

EXAMPLES = """
Examples:

  poleis play akropolis

  poleis play akropolis --seats human,mcts:strong --lang pl --option variants=houses,gardens

  poleis play akropolis --seats human --option architect=hard

  poleis play seven_wonders_dice --seats human --daily

  poleis play akropolis --seats human:Ann,human:Bob,greedy --save evening.txt
"""


def play(
    game_id: params.GameId,
    seats: Annotated[
        str | None,
        typer.Option(
            help="One for each seat: human, human:NAME or a bot; 'human' alone is a solo game. "
            "Without it: you against the best bot.",
            metavar="A,B,...",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            help="For the same luck again: a number, or the seed of a record or a simulated game."
        ),
    ] = None,
    daily: Annotated[
        bool,
        typer.Option("--daily", help="Alone: the luck of the day, the same for everybody (UTC)."),
    ] = False,
    lang: params.Lang = None,
    option: params.Options = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Go on with the game in this file, and keep it there.", metavar="FILE"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this new file, move by move.", metavar="FILE"),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Play a game in the terminal: type 'help' there.

    Without --seats you play against a bot. Nothing is lost: when the input ends or Ctrl-C is
    pressed, the game is saved, and the last line says where.
    """
    language = params.language_from(lang)
    game = get_game(game_id)
    players = read_seats(default_seats() if seats is None else seats)
    origin = Origin()
    chosen = params.seed_from(seed)
    if resume is not None:
        if option or daily:
            what = "options" if option else "luck"
            raise BadSetup(f"the {what} of a resumed game cannot be changed")
        match, players, origin = resumed(resume, game_id, players if seats else None, chosen)
    else:
        setup = params.setup_from(game, len(players), option)
        match = Match(game, setup, choose_seed(game, setup.seats, chosen, daily))
    if save is not None and is_taken(save, resume):
        raise BadSetup(language("save-taken", file=str(save)))
    session = Session(Table(match, players, language, Output(plain=plain)), save or resume, origin)
    session.welcome()
    if origin.is_new:
        session.table.output.say(language("resumed-new-seed"))
    with leaving_on_hangup():
        session.run()


def choose_seed(game: Game, seats: int, seed: int | str | None, daily: bool) -> int | str:
    """The seed that was asked for, that of the day, or one that nobody knows."""
    if not daily:
        return seed if seed is not None else secrets.token_hex(8)
    if seats != 1 or seed is not None:
        raise BadSetup("the luck of the day is for one seat, and has no other seed")
    return seed_of_the_day(game, datetime.now(UTC).date())


@contextmanager
def leaving_on_hangup() -> Iterator[None]:
    """A closed terminal, or a polite end of the process, counts like Ctrl-C: the game is saved."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # only the main thread may listen to signals
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def resumed(
    path: Path, game_id: str, players: list[Player] | None, seed: int | str | None
) -> tuple[Match, list[Player], Origin]:
    """The match of a file and its players: those given, or those that the file names.

    Another seed than that of the file holds from where the game goes on, and what the file says of
    a commitment does not hold for it.
    """
    record = load(path)
    match = record.match
    if match.game.id != game_id:
        raise BadSetup(f"{path} is a game of {match.game.id}, not of {game_id}")
    if players is None:
        players = players_of_record(record.players, match.setup.seats)
    elif len(players) != match.setup.seats:
        raise BadSetup(f"{path} has {counted(match.setup.seats, 'seat')}, not {len(players)}")
    origin = Origin(record.seed_from, record.commitment is not None, file=path)
    known = match.seed
    if seed is not None or known is None:
        match.seed = secrets.token_hex(8) if seed is None else seed
        is_the_same = str(match.seed) == known or commitment(match.seed) == record.commitment
        origin = origin if is_the_same else Origin(match.furthest, is_new=True, file=path)
    match.advance()
    return match, players, origin
