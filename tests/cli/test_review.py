"""`poleis review`: on paper, as JSON, in three languages."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

from poleis.core import record
from poleis.study.review import questions
from tests.cli.running import poleis, program, refused
from tests.waiting import PATIENCE, wait_until_computed

GOLDEN = Path(__file__).parents[1] / "golden"
AOC = GOLDEN / "age_of_civilization" / "2-seats.poleis"


def test_a_game_is_judged_player_by_player() -> None:
    ran = poleis("review", AOC, "--iterations", "40", "--top", "2")
    assert 0 == ran.code
    assert ran.out.startswith("Age of Civilization: game review\n")
    assert "40 iterations" in ran.out
    match = record.read(AOC.read_text(encoding="utf-8")).match
    for seat, points in enumerate(match.scores()):
        count = len(list(questions(match, [seat])))
        assert re.search(rf"│ +{points} │ +{count} │ +\d+% │", ran.out)
    moments = re.findall(r"│ \d+ +│ (slip|mistake|blunder) +│", ran.out)
    assert 1 <= len(moments) <= 4


def test_a_program_gets_everything() -> None:
    ran = poleis("review", AOC, "--iterations", "40", "--json", "--seat", "1")
    match = record.read(AOC.read_text(encoding="utf-8")).match
    asked = list(questions(match, [1]))
    told = ran.json
    assert ("age_of_civilization", 2, True, 40) == (
        told["game"],
        told["seats"],
        told["finished"],
        told["iterations"],
    )
    assert match.scores() == told["scores"]
    assert told["players"][0] is None
    assert len(asked) == told["players"][1]["decisions"] == len(told["decisions"])
    assert [one.ply for one in asked] == [one["ply"] for one in told["decisions"]]
    for one, row in zip(asked, told["decisions"], strict=True):
        assert match.game.actions.text(one.played) == row["played"]
        assert row["options"][0]["action"] == row["best"]
        if row["best"] == row["played"]:
            assert {"value": 0.0, "low": 0.0, "high": 0.0} == row["loss"]
    grades = [row["grade"] for row in told["decisions"]]
    assert {grade: grades.count(grade) for grade in ("blunder", "mistake", "slip")} == (
        told["players"][1]["grades"]
    )


def test_the_review_is_the_same_each_time_and_with_more_workers() -> None:
    args = ("review", AOC, "--iterations", "30", "--json")
    assert poleis(*args).out == poleis(*args).out == poleis(*args, "--workers", "2").out


@pytest.mark.parametrize(("lang", "word"), [("pl", "analiza rozgrywki"), ("ru", "разбор партии")])
def test_it_speaks_to_players(lang: str, word: str) -> None:
    ran = poleis("review", AOC, "--iterations", "20", "--seat", "0", "--lang", lang)
    assert word in ran.out.partition("\n")[0]


def test_a_game_that_is_not_over_can_be_judged_so_far() -> None:
    saved = GOLDEN / "akropolis" / "saved-in-mid-turn.poleis"
    ran = poleis("review", saved, "--iterations", "20", "--top", "0")
    assert 0 == ran.code
    assert "The game is not over" in ran.out


def test_bad_input_gets_one_line(tmp_path: Path) -> None:
    assert "seats 0 to 1" in refused("review", AOC, "--seat", "2")
    assert "iterations" in refused("review", AOC, "--iterations", "5")
    assert "there is no language" in refused("review", AOC, "--lang", "xx")
    assert "No such file" in refused("review", tmp_path / "none.txt")
    bad = tmp_path / "bad.txt"
    bad.write_text("nonsense", encoding="utf-8")
    assert "bad.txt" in refused("review", bad)


def test_an_interrupted_review_tells_what_it_has() -> None:
    """Ctrl+C ends the thinking, not the report."""
    game = GOLDEN / "akropolis" / "2-seats.poleis"
    args = program("review", game, "--iterations", "20000")
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        wait_until_computed(run.pid, 2.0)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE)
    assert 130 == run.returncode
    assert "Akropolis: game review" in out
    assert re.fullmatch(r"poleis: interrupted after \d+ decisions?\n", err)
