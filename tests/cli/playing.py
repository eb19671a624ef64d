"""Playing in tests: a script of typed lines, and a game that brings no drawing of its own."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pytest

from poleis import Match, get_game, make_setup
from poleis.cli.terminal.output import Output
from poleis.cli.terminal.players import read_seats
from poleis.cli.terminal.session import Session
from poleis.cli.terminal.table import Table
from poleis.core import record
from poleis.core.game import Game
from poleis.core.match import Move
from poleis.locale import get_language
from tests.cli.running import Ran, poleis

TURN = ("1", "1", "")
"""The free tile, the first placement of the list, Enter."""


def play(lines: Iterable[str], *args: str | Path, lang: str = "en") -> Ran:
    """Play Akropolis with these lines typed, then the end of the input."""
    script = "".join(f"{line}\n" for line in lines)
    return poleis("play", "akropolis", "--lang", lang, *args, stdin=script)


def moves_of(file: Path) -> list[Move]:
    """What was played in a saved game."""
    return record.read(file.read_text(encoding="utf-8")).match.log


class Bare:
    """Akropolis under a name that nobody knows: no drawing, no messages."""

    id = "bare"

    def __getattr__(self, name: str) -> Any:
        if name == "terminal":
            raise AttributeError(name)
        return getattr(get_game("akropolis"), name)


def bare_game() -> Game:
    return cast(Game, Bare())


def sit(
    lines: Iterable[str],
    monkeypatch: pytest.MonkeyPatch,
    game: Game | None = None,
    *,
    seats: str = "human,greedy",
    lang: str = "en",
    plain: bool = False,
) -> Table:
    """Carry on a session in this process and return its table; output goes to stdout."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    game = game or get_game("akropolis")
    players = read_seats(seats)
    match = Match(game, make_setup(game, len(players)), 3)
    table = Table(match, players, get_language(lang), Output(plain=plain))
    Session(table).run()
    return table
