"""`poleis replay`: positions as text, and stepping through a game by keys."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import threading
import time
from pathlib import Path

import pytest

from poleis.cli.terminal.files import load
from poleis.cli.terminal.keys import names_of
from poleis.cli.terminal.output import Output
from poleis.cli.terminal.players import players_of_record
from poleis.cli.terminal.table import Table
from poleis.cli.terminal.viewer import Viewer
from poleis.locale import LANGUAGES, get_language
from tests.cli.games import record_text
from tests.cli.running import poleis, program, refused
from tests.waiting import PATIENCE


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of two seats: 4 tiles laid out, then 109 plies in all."""
    file = tmp_path / "game.txt"
    file.write_text(record_text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_the_end_is_printed(game: Path, lang: str) -> None:
    """All moves, the last position, and the result with its rules."""
    say = get_language(lang)
    ran = poleis("replay", game, "--lang", lang)
    assert (0, "") == (ran.code, ran.err)
    assert 36 == len(re.findall(r"^ +\d+  (?:Ann|Zoë): ", ran.out, re.MULTILINE))
    assert say("replay-position", number=109, total=109) in ran.out
    assert say("result-heading") in ran.out
    assert "AKR-6.8" not in ran.out and "AKR-6.7" in ran.out


def test_a_position_in_the_middle(game: Path) -> None:
    """The moves up to the ply, and the city of whoever moved last."""
    ran = poleis("replay", game, "--lang", "en", "--ply", "8")
    assert 3 == len(re.findall(r"^ +\d+  ", ran.out, re.MULTILINE))
    assert "Round 1 of 12 · Move 8 of 109 · Ann to move" in ran.out
    assert "Zoë · " in ran.out
    assert "The game is over" not in ran.out


def test_the_very_beginning(game: Path) -> None:
    ran = poleis("replay", game, "--lang", "en", "--ply", "0", "--plain")
    assert "Move 0 of 109" in ran.out
    assert "houses plaza: 0 0 level 1" in ran.out


def test_bad_requests_end_with_one_line(game: Path, tmp_path: Path) -> None:
    assert "has 109 plies; --ply 110 is not among them" in refused("replay", game, "--ply", "110")
    assert "--ply -1" in refused("replay", game, "--ply", "-1")
    assert "No such file" in refused("replay", tmp_path / "nothing.txt")
    assert "there is no language 'fr'" in refused("replay", game, "--lang", "fr")
    game.write_text(game.read_text(encoding="utf-8").replace("result ", "result 9"), "utf-8")
    assert "the scores are" in refused("replay", game)


def viewer(file: Path) -> Viewer:
    record = load(file)
    players = players_of_record(record.players, record.match.setup.seats)
    return Viewer(Table(record.match, players, get_language("en"), Output()))


def test_steps_pass_over_chance(game: Path) -> None:
    """One stop for each decision, and none between two draws."""
    stops = viewer(game).stops
    assert 4 == stops[0] and 109 == stops[-1]
    assert 73 == len(stops)


def test_where_keys_lead(game: Path) -> None:
    view = viewer(game)
    last = len(view.stops) - 1
    assert 1 == view.step(0, "right") == view.step(0, "n")
    assert 0 == view.step(0, "left") == view.step(1, "p")
    assert last == view.step(0, "end") == view.step(last, "right")
    assert 0 == view.step(last, "home")
    assert 3 == view.step(3, "x")


def test_up_and_down_are_rounds(game: Path) -> None:
    """A round of two players has three turns, so six decisions."""
    view = viewer(game)
    assert 6 == view.step(0, "down") == view.step(5, "down")
    assert 0 == view.step(4, "up") == view.step(6, "up")
    assert len(view.stops) - 1 == view.step(len(view.stops) - 1, "down")


def test_keys_by_their_names() -> None:
    """However many were typed at once; Escape, Ctrl-C and Ctrl-D leave."""
    assert ["right", "left", "n", "enter"] == names_of("\x1b[C\x1b[Dn\r")
    assert ["up", "home", "end"] == names_of("\x1bOA\x1b[H\x1b[4~")
    assert ["q", "q", "q"] == [names_of(key)[0] for key in ("\x1b", "\x03", "\x04")]
    assert ["?"] == names_of("\x1b[99~")


def read_until(descriptor: int, text: bytes) -> bytes:
    """What a program writes to its terminal until a text appears."""
    seen = b""
    deadline = time.monotonic() + PATIENCE
    while text not in seen and time.monotonic() < deadline:
        if select.select([descriptor], [], [], 1)[0]:
            seen += os.read(descriptor, 65536)
    assert text in seen, seen.decode(errors="replace")
    return seen


def test_stepping_in_a_terminal(game: Path) -> None:
    """Keys lead through the game: forward, back, to the end, to a number, and out."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    with subprocess.Popen(
        program("replay", game, "--lang", "en"), stdin=theirs, stdout=theirs, stderr=theirs, env=env
    ) as run:
        os.close(theirs)
        timer = threading.Timer(60, run.kill)
        timer.start()
        read_until(ours, b"Move 4 of 109")
        os.write(ours, b"\x1b[C")
        assert b"\x1b[" in read_until(ours, b"Move 5 of 109")
        os.write(ours, b"nn")
        read_until(ours, b"Move 7 of 109")
        os.write(ours, b"p")
        read_until(ours, b"Move 6 of 109")
        os.write(ours, b"\x1b[F")
        read_until(ours, b"Move 109 of 109")
        os.write(ours, b"15\r")
        read_until(ours, b"Move 15 of 109")
        os.write(ours, b"q")
        assert 0 == run.wait(30)
        timer.cancel()
    os.close(ours)
