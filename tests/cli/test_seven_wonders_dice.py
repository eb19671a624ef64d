"""7 Wonders Dice in a terminal: whole games through pipes, several people, the luck of the day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from poleis.core import record
from poleis.core.game import get_game, seed_of_the_day
from poleis.locale import LANGUAGES
from tests.cli.running import Ran, poleis, refused

GAME = "seven_wonders_dice"
FIRST = ["1", ""]
"""The first of the list, confirmed."""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(lines: list[str], *args: str, lang: str = "en") -> Ran:
    script = "".join(f"{line}\n" for line in lines)
    return poleis("play", GAME, "--lang", lang, *args, stdin=script)


def test_a_whole_game() -> None:
    ran = play(FIRST * 120, "--seats", "human,random", "--seed", "3")
    assert 0 == ran.code
    assert "{" not in ran.out and "SWD-8.4.3" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_turns_in_every_language(lang: str) -> None:
    lines = ["help", *FIRST * 3, "score", "log", "quit", "no"]
    ran = play(lines, "--seats", "human,random", "--seed", "3", lang=lang)
    assert "{" not in ran.out


def test_a_whole_game_in_words() -> None:
    ran = play(FIRST * 120, "--seats", "human", "--seed", "5", "--plain")
    assert 0 == ran.code
    assert "turn 25 of at most 25" in ran.out or "final turn" in ran.out


@pytest.mark.rule("SWD-12.6")
def test_people_at_one_screen_do_not_see_what_others_chose() -> None:
    """Ann's choice is told when Ben has chosen too, and not before."""
    ran = play(["pass", "", "pass", "", "log"], "--seats", "human:Ann,human:Ben", "--seed", "1")
    told = ran.out.index("Ann: passed")
    assert ran.out.rindex("Ben to move") < told < ran.out.index("Forum, turn 2:")
    assert ran.out.index("Ben: passed") < ran.out.index("Forum, turn 2:")


@pytest.mark.rule("SWD-12.7")
def test_a_finished_turn_is_taken_back_with_the_consent_of_bots() -> None:
    ran = play(["pass", "", "undo", "quit", "no"], "--seats", "human,random", "--seed", "1")
    assert 3 == ran.out.count("Forum, turn 1:"), "asked, previewed, and after the undo"


@pytest.mark.rule("SWD-12.7")
@pytest.mark.parametrize(("answer", "said", "turn"), [("no", "refused", 2), ("yes", "Taken", 1)])
def test_people_are_asked_before_a_finished_turn_is_taken_back(
    answer: str, said: str, turn: int
) -> None:
    lines = ["pass", "", "pass", "", "undo", answer, "save asked.txt", "quit", "no"]
    ran = play(lines, "--seats", "human:Ann,human:Ben", "--seed", "1")
    assert "Do you agree, Ben?" in ran.out and said in ran.out
    found = record.read(Path("asked.txt").read_text(encoding="utf-8"))
    assert turn == found.match.state.phase()


def test_why_cites_the_rule() -> None:
    ran = play(["why build blue ag_33", "quit", "no"], "--seats", "human,random", "--seed", "1")
    assert "SWD-1.4" in ran.out or "SWD-5.3" in ran.out


@pytest.mark.rule("SWD-2.6")
def test_the_luck_of_the_day_is_the_same_for_everybody() -> None:
    days = {datetime.now(UTC).date()}
    lines = ["save day.txt", "quit", "no"]
    play(lines, "--seats", "human", "--daily")
    days.add(datetime.now(UTC).date())
    seeds = {seed_of_the_day(get_game(GAME), day) for day in days}
    found = record.read(Path("day.txt").read_text(encoding="utf-8"))
    assert found.seed in seeds


def test_the_luck_of_the_day_is_for_one_seat() -> None:
    for args in (["--seats", "human,random"], ["--seats", "human", "--seed", "3"]):
        said = refused("play", GAME, *args, "--daily")
        assert "the luck of the day is for one seat" in said
