"""`poleis simulate`: the same lines for any number of workers, and files that never lie."""

from __future__ import annotations

import importlib
import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.core import record
from poleis.core.state import play_to_end
from poleis.study.arena import Matchup
from poleis.study.simulate import SimulationPlan, SimulationTotals, play_chunk
from tests.cli.running import poleis, program, refused, run_program
from tests.waiting import PATIENCE


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    ("bots", "flags"),
    [
        ("random", ["--records"]),
        ("greedy,random", []),
        pytest.param("random", [], marks=pytest.mark.soak),
        pytest.param("greedy,random", ["--records"], marks=pytest.mark.soak),
    ],
)
def test_lines_do_not_depend_on_workers(tmp_path: Path, bots: str, flags: list[str]) -> None:
    """One, two or three workers write the same bytes."""
    games = "90" if bots == "random" else "7"
    written = []
    for workers in ("1", "2", "3"):
        out = tmp_path / workers
        ran = poleis(
            "simulate", "akropolis", "--games", games, "--bots", bots, "--seed", "5",
            "--workers", workers, "--out", out, *flags,
        )  # fmt: skip
        assert 0 == ran.code
        written.append(out.read_bytes())
    assert written[0] == written[1] == written[2]
    assert int(games) == len(written[0].splitlines())


def test_a_game_does_not_depend_on_the_others(tmp_path: Path) -> None:
    """Game 3 of 40 is game 3 of 4, and another seed gives another game."""
    for name, games, seed in (("four", "4", "5"), ("forty", "40", "5"), ("other", "4", "6")):
        poleis("simulate", "akropolis", "-n", games, "--seed", seed, "--out", tmp_path / name)
    assert lines_of(tmp_path / "four") == lines_of(tmp_path / "forty")[:4]
    scores = [[line["scores"] for line in lines_of(tmp_path / name)] for name in ("four", "other")]
    assert scores[0] != scores[1]


def test_a_line_tells_a_game(tmp_path: Path) -> None:
    """Index, seed, bots, scores, ranking and plies; what the compiled play-out gives."""
    poleis(
        "simulate", "akropolis", "-n", "3", "--seats", "3", "--seed", "9", "--out", tmp_path / "o"
    )
    line = lines_of(tmp_path / "o")[2]
    game = get_game("akropolis")
    state = game.new(make_setup(game, 3))
    decisions, plies = play_to_end(state, Luck.of("9.2"))
    assert 96 == decisions
    assert {
        "index": 2,
        "seed": "deal-9.2",
        "bots": ["random"] * 3,
        "scores": [int(state.score(seat)) for seat in range(3)],
        "ranking": game.ranking(state),
        "plies": plies,
    } == line


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_records_tell_the_same_games(tmp_path: Path, bots: str) -> None:
    """With --records nothing else changes, and each record leads to the scores of its line."""
    args = ["simulate", "akropolis", "-n", "3", "--bots", bots, "-o", "variants=gardens", "--out"]
    poleis(*args, tmp_path / "short")
    poleis(*args, tmp_path / "long", "--records")
    for short, line in zip(lines_of(tmp_path / "short"), lines_of(tmp_path / "long"), strict=True):
        text = line.pop("record")
        assert short == line
        assert isinstance(text, str)
        told = record.read(text)
        assert line["scores"] == told.result
        assert line["plies"] == told.match.ply
        ran = poleis("check", "--audit", "-", stdin=text)
        assert 0 == ran.code
        audited = "not audited" if bots == "random" else "all 37 outcomes follow the seed"
        assert audited in ran.out


def test_no_reader_takes_a_seed_for_a_number(tmp_path: Path) -> None:
    """`7.1` and `7.10` are different seeds, and equal numbers."""
    poleis("simulate", "akropolis", "-n", "12", "--seed", "7", "--out", tmp_path / "o")
    seeds = [str(line["seed"]) for line in lines_of(tmp_path / "o")]
    assert [f"deal-7.{index}" for index in range(12)] == seeds
    for seed in seeds:
        with pytest.raises(ValueError, match="could not convert"):
            float(seed)


def test_pandas_reads_seeds_as_they_are(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    pandas = importlib.import_module("pandas")
    poleis("simulate", "akropolis", "-n", "12", "--seed", "7", "--out", tmp_path / "o")
    table = pandas.read_json(tmp_path / "o", lines=True)
    assert [line["seed"] for line in lines_of(tmp_path / "o")] == table["seed"].tolist()


def test_a_seed_of_a_line_deals_the_same_game(tmp_path: Path) -> None:
    """In a match and with `poleis play --seed`; a record has the seed without the prefix."""
    args = ("simulate", "origins", "-n", "2", "--bots", "greedy", "--seed", "7", "--records")
    poleis(*args, "--out", tmp_path / "o")
    line = lines_of(tmp_path / "o")[1]
    seed, told = str(line["seed"]), record.read(str(line["record"]))
    assert ("deal-7.1", "7.1") == (seed, told.seed)
    again = Match(told.match.game, told.match.setup, seed)
    assert "7.1" == again.seed
    assert again.log == told.match.log[: len(again.log)]
    saved = tmp_path / "played.poleis"
    poleis("play", "origins", "--seats", "greedy,greedy", "--seed", seed, "--save", saved)
    played = record.read(saved.read_text(encoding="utf-8"))
    assert "7.1" == played.seed
    assert again.log == played.match.log[: len(again.log)]
    assert 0 == poleis("check", "--audit", saved).code


def test_the_summary_agrees_with_the_lines(tmp_path: Path) -> None:
    """Means, extremes and win rates are those of the lines."""
    out = tmp_path / "games.jsonl"
    summary = poleis("simulate", "akropolis", "-n", "50", "--out", out, "--json").json
    lines = lines_of(out)
    for seat, row in enumerate(summary["by_seat"]):
        scores = [line["scores"][seat] for line in lines]  # type: ignore[index]
        shares = [
            (line["ranking"][seat] == 1) / line["ranking"].count(1)  # type: ignore[index,attr-defined]
            for line in lines
        ]
        assert pytest.approx(sum(scores) / 50) == row["score"]["value"]
        assert (min(scores), max(scores)) == (row["least"], row["most"])
        assert pytest.approx(sum(shares) / 50, abs=1e-6) == row["win_rate"]["value"]
        assert row["win_rate"]["low"] < row["win_rate"]["value"] < row["win_rate"]["high"]
    assert sum(line["plies"] for line in lines) == summary["plies"]  # type: ignore[misc]
    assert 50 == summary["games"]
    text = poleis("simulate", "akropolis", "-n", "50").out
    assert "50 games in " in text and f"{summary['by_seat'][0]['score']['value']:.2f}" in text


def test_the_distribution_counts_every_game(tmp_path: Path) -> None:
    """In the summary of programs and, with --distribution, in bars for people."""
    out = tmp_path / "games.jsonl"
    summary = poleis("simulate", "akropolis", "-n", "50", "--out", out, "--json").json
    for seat, row in enumerate(summary["by_seat"]):
        scores = sorted(line["scores"][seat] for line in lines_of(out))  # type: ignore[index]
        counted = [score for score, number in row["distribution"] for _ in range(number)]
        assert scores == counted
        assert {"5%": scores[2], "25%": scores[12], "50%": scores[24],
                "75%": scores[37], "95%": scores[47]} == row["quantiles"]  # fmt: skip
    assert [] == summary["goals"]
    assert "█" not in poleis("simulate", "akropolis", "-n", "50").out
    text = poleis("simulate", "akropolis", "-n", "50", "--distribution").out
    bars = [line.split("│")[2] for line in text.splitlines() if " to " in line and "█" in line]
    assert 50 == sum(int(bar.split()[0]) for bar in bars)


def test_goals_are_counted(tmp_path: Path) -> None:
    """A line names the goals that were reached; the summary says how often each one was."""
    out = tmp_path / "games.jsonl"
    args = ("age_of_civilization", "--seats", "1", "--bots", "greedy", "-n", "40", "--out", out)
    summary = poleis("simulate", *args, "--json").json
    named = [line["goals"] for line in lines_of(out)]
    assert 8 == len(summary["goals"])
    for row in summary["goals"]:
        assert row["games"] == sum(row["goal"] in goals for goals in named)  # type: ignore[operator]
        assert row["share"]["value"] == row["games"] / 40
    assert any(row["games"] for row in summary["goals"])
    text = poleis("simulate", *args).out
    assert "Exceptional lineage" in text and "Superpower" in text


def test_lines_to_standard_output() -> None:
    """With --out - the lines are all of standard output, and the summary goes to stderr."""
    ran = poleis("simulate", "akropolis", "-n", "4", "--out", "-")
    assert [0, 1, 2, 3] == [json.loads(line)["index"] for line in ran.out.splitlines()]
    assert "4 games in " in ran.err


def test_totals_add_up() -> None:
    """The totals of two chunks are the totals of both together."""
    game = get_game("akropolis")
    plan = SimulationPlan(Matchup("akropolis", make_setup(game, 2), ("random", "random"), 3))
    both = SimulationTotals(2)
    text = ""
    for indices in (range(7), range(7, 20)):
        lines, part = play_chunk(plan, indices)
        both.add(part)
        text += lines
    assert (text, both) == play_chunk(plan, range(20))


def test_bad_input_is_one_clear_line(tmp_path: Path) -> None:
    """Wrong games, bots, seats, options and places to write."""
    assert "there is no game 'go'" in refused("simulate", "go")
    assert "there is no bot 'magic'" in refused("simulate", "akropolis", "--bots", "magic")
    two = ("--seats", "1", "--bots", "random,greedy")
    assert "1 seat needs 1 bot (or one for all), not 2" in refused("simulate", "origins", *two)
    assert "3 seats need 3 bots" in refused(
        "simulate", "akropolis", "--bots", "random,random", "--seats", "3"
    )
    assert "is for 1 to 4 seats, not 5" in refused("simulate", "akropolis", "--seats", "5")
    assert "KEY=VALUE" in refused("simulate", "akropolis", "-o", "long")
    assert "given twice" in refused("simulate", "akropolis", "-o", "long=no", "-o", "long=yes")
    assert "neither yes nor no" in refused("simulate", "akropolis", "-o", "long=maybe")
    assert "has no option walls" in refused("simulate", "akropolis", "-o", "walls=yes")
    assert "--games" in refused("simulate", "akropolis", "--games", "0")
    assert "--workers" in refused("simulate", "akropolis", "--workers", "-1")
    assert "directory" in refused("simulate", "akropolis", "--out", tmp_path)
    assert "No such file" in refused("simulate", "akropolis", "--out", tmp_path / "no" / "file")


def test_a_file_gets_its_name_when_it_is_complete(tmp_path: Path) -> None:
    """Until then the lines are in FILE.part; afterwards there is no such file."""
    out = tmp_path / "games.jsonl"
    out.write_text("old", encoding="utf-8")
    poleis("simulate", "akropolis", "-n", "5", "--out", out)
    assert [out] == list(tmp_path.iterdir())
    assert 5 == len(lines_of(out))


def test_a_device_is_written_to_and_not_replaced() -> None:
    """Nothing is put in the place of /dev/null."""
    assert 0 == poleis("simulate", "akropolis", "-n", "5", "--out", "/dev/null").code
    assert Path("/dev/null").is_char_device()
    assert not Path("/dev/null.part").exists()


def test_a_full_disk_leaves_whole_lines_in_the_partial_file(tmp_path: Path) -> None:
    """A file may have 4,000 bytes here: one line says so, and what was finished can be read."""
    out, partial = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    out.write_text("old", encoding="utf-8")
    ran = run_program("simulate", "akropolis", "-n", "2000", "--out", out, room=4000)
    assert (2, b"") == (ran.returncode, ran.stdout)
    assert f"poleis: {partial}: File too large\n" == ran.stderr.decode()
    assert "old" == out.read_text(encoding="utf-8")
    assert partial.read_text(encoding="utf-8").endswith("}\n")
    assert list(range(len(lines_of(partial)))) == [line["index"] for line in lines_of(partial)]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_whole_lines_in_the_partial_file(tmp_path: Path, workers: str) -> None:
    """An interrupted run ends with 130 and one line; what was finished can be read."""
    out = tmp_path / "games.jsonl"
    partial = tmp_path / "games.jsonl.part"
    args = ("simulate", "akropolis", "-n", "10000000", "--workers", workers, "--out", out)
    with subprocess.Popen(program(*args), stderr=subprocess.PIPE, start_new_session=True) as run:
        deadline = time.monotonic() + PATIENCE
        while not (partial.exists() and partial.stat().st_size > 0):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=PATIENCE)
    assert 130 == run.returncode
    assert b"poleis: interrupted after " in err and 1 == err.count(b"\n")
    assert not out.exists()
    text = partial.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert list(range(len(lines_of(partial)))) == [line["index"] for line in lines_of(partial)]
