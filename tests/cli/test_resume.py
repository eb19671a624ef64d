"""`poleis simulate --resume`, lost workers, and Parquet beside JSON lines."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from poleis.core.game import Game
from poleis.core.state import State
from poleis.study import simulate
from poleis.study.simulate import SimulationPlan
from tests.cli.running import poleis, program, refused
from tests.waiting import PATIENCE

SIMULATE = ("simulate", "akropolis", "--seed", "5")


def wait_for(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers_of(process: int) -> list[int]:
    """The joblib workers of a process."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [int(one) for one in children if b"popen_loky" in commandline(int(one))]


def commandline(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Also in the middle of a line. Its workers end with it."""
    out, partial = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    command = program(*SIMULATE, "-n", "10000000", "--workers", "2", "--out", out)
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as run:
        wait_for(lambda: partial.exists() and partial.stat().st_size > 5000)
        workers = workers_of(run.pid)
        run.kill()
    assert 2 == len(workers)
    wait_for(lambda: not any(map(commandline, workers)))
    os.truncate(partial, partial.stat().st_size - 30)
    games = str(partial.read_bytes().count(b"\n") + 60)
    ran = poleis(*SIMULATE, "-n", games, "--out", out, "--resume", "--json")
    assert (0, [out]) == (ran.code, list(tmp_path.iterdir()))
    whole = poleis(*SIMULATE, "-n", games, "--out", tmp_path / "whole", "--json")
    assert (tmp_path / "whole").read_bytes() == out.read_bytes()
    times = ("seconds", "games_per_second", "workers")
    assert {**whole.json, **dict.fromkeys(times)} == {**ran.json, **dict.fromkeys(times)}


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    """Another takes over what it had at hand; nobody notices."""
    out, partial = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    games = ("-n", "30000")
    command = program(*SIMULATE, *games, "--workers", "2", "--out", out)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as run:
        wait_for(lambda: partial.exists() and partial.stat().st_size > 5000)
        os.kill(workers_of(run.pid)[0], signal.SIGKILL)
        _, err = run.communicate(timeout=PATIENCE)
    assert (0, b"") == (run.returncode, err)
    poleis(*SIMULATE, *games, "--out", tmp_path / "whole")
    assert (tmp_path / "whole").read_bytes() == out.read_bytes()


def interrupted(folder: Path, *args: str) -> Path:
    """The file of a run that was killed after 12 games and a piece of the next."""
    out = folder / "games.jsonl"
    assert 0 == poleis(*SIMULATE, "-n", "12", "--out", out, *args).code
    whole = out.read_bytes()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("poleis.cli.simulation_file.SimulationFile._finish", lambda self: None)
        poleis(*SIMULATE, "-n", "12", "--out", out, *args)
    out.unlink()
    (folder / "games.jsonl.part").write_bytes(whole + whole[:20])
    return out


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    """One line names the first argument that differs, and nothing is lost."""
    out = interrupted(tmp_path)
    partial = tmp_path / "games.jsonl.part"
    before = partial.read_bytes()
    go_on = ("--out", out, "--resume")
    assert "was begun with seed 5, not 6" in refused("simulate", "akropolis", "--seed", "6", *go_on)
    three = refused(*SIMULATE, "--seats", "3", *go_on)
    assert "was begun with seats 2, not 3" in three
    bots = refused(*SIMULATE, "--bots", "greedy,random", *go_on)
    assert 'was begun with bots ["random", "random"], not ["greedy", "random"]' in bots
    assert "was begun with records false, not true" in refused(*SIMULATE, "--records", *go_on)
    assert "has game 5; --games 5 is too few" in refused(*SIMULATE, "-n", "5", *go_on)
    partial.write_bytes(before.replace(b"deal-5.3", b"deal-5.4"))
    assert "line 4 is no game of this run" in refused(*SIMULATE, *go_on)
    partial.write_bytes(before)
    assert 0 == poleis(*SIMULATE, "-n", "12", *go_on).code
    assert before[:-20] == out.read_bytes()
    assert "games.jsonl is complete" in refused(*SIMULATE, "-n", "12", *go_on)
    partial.write_bytes(before)
    assert "does not say how" in refused(*SIMULATE, "-n", "12", *go_on)


def test_resume_needs_a_file(tmp_path: Path) -> None:
    """What is not there yet is begun."""
    for out in ([], ["--out", "-"], ["--out", "/dev/null"]):
        assert "--resume needs --out FILE" in refused(*SIMULATE, *out, "--resume")
    assert 0 == poleis(*SIMULATE, "-n", "2", "--out", tmp_path / "new", "--resume").code
    assert 2 == len((tmp_path / "new").read_bytes().splitlines())


def test_a_game_that_fails_costs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line names its seed; the others are kept, and a later run puts it into its place."""
    out, partial = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    play = simulate._play_at_random

    def fail(plan: SimulationPlan, game: Game, start: State, index: int) -> tuple[str, State, int]:
        if index == 20:
            raise RuntimeError("a bug")
        return play(plan, game, start, index)

    with monkeypatch.context() as patch:
        patch.setattr(simulate, "_play_at_random", fail)
        ran = poleis(*SIMULATE, "-n", "50", "--out", out)
    assert 2 == ran.code and "49 games in " in ran.out
    assert (
        "poleis: game 20 (seed deal-5.20) failed: RuntimeError: a bug; "
        f"the finished ones are in {out}.part (--resume goes on)\n" == ran.err
    )
    indices = [json.loads(line)["index"] for line in partial.read_text().splitlines()]
    assert [index for index in range(50) if index != 20] == indices
    assert 0 == poleis(*SIMULATE, "-n", "60", "--out", out, "--resume").code
    poleis(*SIMULATE, "-n", "60", "--out", tmp_path / "whole")
    assert (tmp_path / "whole").read_bytes() == out.read_bytes()


@pytest.mark.parametrize(
    "args",
    [
        ("akropolis", "--seats", "3", "--records"),
        ("age_of_civilization", "--seats", "1", "--bots", "greedy"),
    ],
)
def test_parquet_has_what_the_lines_have(tmp_path: Path, args: tuple[str, ...]) -> None:
    """All columns, all games, in order; the metadata says what was played."""
    parquet = pytest.importorskip("pyarrow.parquet")
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    for out in (lines, table):
        assert 0 == poleis("simulate", *args, "-n", "30", "--out", out).code
    assert {lines, table} == set(tmp_path.iterdir())
    found = parquet.read_table(table)
    assert [json.loads(line) for line in lines.read_text().splitlines()] == found.to_pylist()
    about = json.loads(found.schema.metadata[b"poleis"])
    assert (args[0], int(args[2]), 1) == (about["game"], about["seats"], about["seed"])


def test_a_parquet_file_is_made_of_lines_that_can_be_resumed(tmp_path: Path) -> None:
    """The lines of an interrupted run are in FILE.part; a file of half the rows never exists."""
    parquet = pytest.importorskip("pyarrow.parquet")
    lines, out = interrupted(tmp_path), tmp_path / "games.parquet"
    for ending in (".part", ".run"):
        Path(f"{lines}{ending}").rename(f"{out}{ending}")
    assert 0 == poleis(*SIMULATE, "-n", "20", "--out", out, "--resume").code
    assert list(range(20)) == parquet.read_table(out)["index"].to_pylist()
    assert [out] == list(tmp_path.iterdir())


def test_without_pyarrow_one_line_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("poleis.cli.extras.find_spec", lambda name: None)
    said = refused(*SIMULATE, "--out", tmp_path / "games.parquet")
    assert "poleis: this command needs pyarrow: pip install 'poleis[parquet]'\n" == said
    said = refused(*SIMULATE, "--cluster", "auto")
    assert "poleis: this command needs ray: pip install 'poleis[ray]'\n" == said
    assert "--workers is for this machine" in refused(*SIMULATE, "-w", "2", "--cluster", "auto")
    assert [] == list(tmp_path.iterdir())
