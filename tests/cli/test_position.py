"""`poleis position`: a position as one line of text, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis.core import record
from poleis.core.position_text import position_text, read_position
from tests.cli.running import poleis

GOLDEN = sorted(Path("tests/golden").glob("*/*.poleis"))[::7]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_position_of_a_record_is_printed(file: Path) -> None:
    match = record.read(file.read_text()).match
    ply = match.ply // 2
    asked = poleis("position", str(file), "--ply", str(ply))
    assert asked.code == 0
    assert [position_text(match.at(ply))] == asked.out.splitlines()
    assert match.at(ply).dump() == read_position(asked.out).dump()


def test_a_file_with_a_position_is_read_like_a_record(tmp_path: Path) -> None:
    """It is a game that begins there."""
    line = poleis("position", str(GOLDEN[0]), "--ply", "30").out
    file = tmp_path / "position.txt"
    file.write_text(line)
    assert line == poleis("position", str(file)).out
    assert 0 == poleis("replay", str(file), "--ply", "0", "--plain").code
    assert 0 == poleis("show", str(file), "--out", str(tmp_path / "position.svg")).code


def test_what_a_seat_may_know_is_printed() -> None:
    file = Path("tests/golden/age_of_civilization/3-seats-draft.poleis")
    match = record.read(file.read_text()).match
    asked = poleis("position", str(file), "--ply", "10", "--seat", "0")
    assert [position_text(match.known(0, 10))] == asked.out.splitlines()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--ply", "100000"), "--ply 100000 is not among them"),
        (("--ply", "-1"), "--ply -1 is not among them"),
        (("--seat", "7"), "--seat 7 is none"),
    ],
)
def test_a_position_that_is_not_there_is_refused(options: tuple[str, ...], reason: str) -> None:
    asked = poleis("position", str(GOLDEN[0]), *options)
    assert asked.code == 2
    assert reason in asked.err


def test_a_line_that_is_no_position_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("akropolis 2 | speed=high\n")
    asked = poleis("position", str(file))
    assert asked.code == 2
    assert "line 1: akropolis has no field 'speed'" in asked.err
