"""Every command that reads a record, over every golden game: none ends with a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from poleis import CHANCE, Luck, Match
from poleis.bots.policy import make_policy
from poleis.cli import review
from poleis.core import record
from poleis.core.match import Move
from poleis.core.setup import make_setup
from poleis.games.origins.game import GAME as ORIGINS
from poleis.study.review import MIN_ITERATIONS, Question, questions
from tests.cli.running import poleis

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.poleis"))
LANGUAGE = {file: ("en", "pl", "ru")[i % 3] for i, file in enumerate(FILES)}
"""Each language has a third of the games."""
LAST = 12
"""Plies that are played again by bots."""
every_file = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}"
)


def is_fine(*args: str | Path) -> str:
    """What a command prints that must end well."""
    ran = poleis(*args)
    assert (0, "") == (ran.code, ran.err), args
    return ran.out


@every_file
def test_replay_prints_all_moves_and_the_last_position(file: Path) -> None:
    match = record.read(file.read_text(encoding="utf-8")).match
    assert is_fine("replay", file, "--plain", "--lang", LANGUAGE[file])
    middle = is_fine("replay", file, "--ply", str(match.ply // 2), "--lang", LANGUAGE[file])
    assert f"{match.ply // 2}" in middle


@every_file
def test_check_finds_rules_and_chance_kept(file: Path) -> None:
    ran = poleis("check", "--audit", "--json", file)
    assert (0, True) == (ran.code, ran.json[0]["ok"])


@every_file
def test_show_draws_positions(file: Path, tmp_path: Path) -> None:
    """At the end, and somewhere in the middle: another ply in each game."""
    match = record.read(file.read_text(encoding="utf-8")).match
    middle = str(match.ply * (FILES.index(file) % 7 + 1) // 8)
    for options in ([], ["--ply", middle]):
        out = tmp_path / "table.svg"
        is_fine("show", file, "--lang", LANGUAGE[file], "--out", out, *options)
        assert out.read_text(encoding="utf-8").startswith("<svg")


@every_file
def test_review_judges_decisions(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision, one in the middle and the last: to judge all takes too long."""

    def some(match: Match, seats: Sequence[int] | None) -> list[Question]:
        found = list(questions(match, seats))
        return [found[0], found[len(found) // 2], found[-1]]

    monkeypatch.setattr(review, "questions", some)
    ran = poleis("review", file, "--iterations", str(MIN_ITERATIONS), "--lang", LANGUAGE[file])
    assert 0 == ran.code and ran.out


def write_open_game(file: Path, folder: Path) -> tuple[Path, Match]:
    """The game as it was saved; a finished one without its last plies."""
    text = file.read_text(encoding="utf-8")
    match = record.read(text).match
    if match.is_over:
        match = record.read(text, until=match.ply - LAST).match
    saved = folder / "saved.poleis"
    saved.write_text(record.write(match), encoding="utf-8")
    return saved, match


@every_file
def test_play_goes_on(file: Path, tmp_path: Path) -> None:
    """Bots play the last plies of a finished game again; in a saved one a person makes a move,
    then the input ends."""
    saved, match = write_open_game(file, tmp_path)
    is_short = record.read(file.read_text(encoding="utf-8")).match.is_over
    players, move = ["greedy"] * match.setup.seats, ""
    if not is_short:
        players = ["human"] * match.setup.seats
        seat = match.state.actors()[0]
        move = match.game.actions.text(int(match.state.legal(seat)[0]))
    options = ("--seed", "1", "--plain", "--lang", LANGUAGE[file], "--seats", ",".join(players))
    ran = poleis("play", match.game.id, "--resume", saved, *options, stdin=f"{move}\n\n\n")
    assert (0, "") == (ran.code, ran.err)
    later = record.read(saved.read_text(encoding="utf-8")).match
    assert later.is_over if is_short else later.ply > match.ply


@pytest.mark.rule("ORI-18.1", "ORI-21.7")
def test_a_card_is_kept_after_a_speaker_is_rolled_again(tmp_path: Path) -> None:
    """Chance does both at the end of a solo round; the moves name both."""
    file = tmp_path / "solo.poleis"
    file.write_text(record.write(solo_with_roll_and_keep()), encoding="utf-8")
    out = is_fine("replay", file, "--plain", "--lang", "en")
    assert "die: " in out and "The zodiac card that stays: " in out


def solo_with_roll_and_keep() -> Match:
    """A solo game of Origins played at random until chance rolls and then keeps a card."""
    for seed in range(1000):
        match, luck, policy = (
            Match(ORIGINS, make_setup(ORIGINS, 1), seed),
            Luck.of(seed),
            make_policy("random"),
        )
        while not match.is_over:
            match.play(0, policy.decide(ORIGINS, match.state, 0, luck).action)
            if chance_of(match.log[-2:]) == ["roll", "keep"]:
                return match
    raise AssertionError("no such game")


def chance_of(moves: Sequence[Move]) -> list[str]:
    """What chance did, in the words of the record."""
    codes = [move.action for move in moves if move.actor == CHANCE]
    return [ORIGINS.outcomes.text(code).split()[0] for code in codes]
