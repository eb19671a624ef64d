"""The program itself: pipes, encodings, signals; what a test in this process cannot see."""

from __future__ import annotations

import json
import os
import pty
import shlex
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

import poleis
from tests.cli.games import random_cities, record_text
from tests.cli.running import program, run_program
from tests.waiting import PATIENCE, wait_until_computed

SOURCE = Path(poleis.__file__).parent


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    """`poleis ... | head -1` prints nothing on stderr, with short and with long output."""
    cities = tmp_path / "cities.json"
    cities.write_text(json.dumps(random_cities(300)), encoding="utf-8")
    for args in (
        ("moves", "akropolis", cities, "--json"),
        ("moves", "akropolis", cities),
        ("simulate", "akropolis", "-n", "5000", "--out", "-"),
        ("games",),
        ("check", "/dev/null"),
        ("--help",),
        ("play", "--help"),
        ("--version",),
    ):
        with subprocess.Popen(
            program(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as run:
            assert run.stdout is not None and run.stderr is not None
            run.stdout.close()
            said = run.stderr.read()
            assert 141 == run.wait(30), args
        assert b"" == said


def closed(*args: str, streams: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program with some of its standard streams closed."""
    line = f"exec {shlex.join(program(*args))} {streams}"
    return subprocess.run(["sh", "-c", line], capture_output=True, timeout=PATIENCE, check=False)


def test_closed_streams_are_no_accident() -> None:
    """What nobody can read is not printed; a file that is not there is one line."""
    ran = closed("games", streams=">&-")
    assert (0, b"", b"") == (ran.returncode, ran.stdout, ran.stderr)
    assert 2 == closed("check", "nowhere", streams=">&- 2>&-").returncode
    for args in (("score", "akropolis", "-"), ("check", "-"), ("check", "-", "--json")):
        ran = closed(*args, streams="<&-")
        assert 2 == ran.returncode
        assert b"poleis: -: standard input is closed\n" == ran.stderr
    ran = closed("play", "akropolis", "--lang", "en", "--seats", "human,random", streams="<&-")
    assert (0, b"") == (ran.returncode, ran.stderr)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_poor_terminal_does_no_harm(encoding: str, tmp_path: Path) -> None:
    """Names and tables that the terminal cannot show are replaced, not refused."""
    env = {"PYTHONIOENCODING": encoding, "COLUMNS": "100"}
    file = tmp_path / "zoë.poleis"
    file.write_text(record_text(), encoding="utf-8")
    assert 0 == run_program("check", file, env=env).returncode
    cities = json.dumps({"cities": [{"name": "Ζωή"}, {}]}).encode()
    ran = run_program("score", "akropolis", "-", stdin=cities, env=env)
    assert (0, b"") == (ran.returncode, ran.stderr)
    assert b"\\u0396" in ran.stdout


def test_file_names_need_not_be_text(tmp_path: Path) -> None:
    """A name that is not UTF-8 is told somehow."""
    name = os.fsencode(tmp_path) + b"/\xff\xfe"
    ran = subprocess.run(
        [*program("check"), name], capture_output=True, timeout=PATIENCE, check=False
    )
    assert 2 == ran.returncode
    assert b"No such file" in ran.stderr and b"Traceback" not in ran.stderr


def test_ctrl_c_with_workers_is_quiet() -> None:
    """A terminal sends Ctrl-C to the workers, too: nobody prints a traceback."""
    args = ("arena", "akropolis", "greedy", "random", "-n", "100000", "--workers", "2", "--json")
    with subprocess.Popen(
        program(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as run:
        for worker in wait_for_workers(run.pid):
            wait_until_computed(worker, 1.0)
        os.killpg(run.pid, signal.SIGINT)
        _, err = run.communicate(timeout=PATIENCE)
    assert 130 == run.returncode
    assert err.startswith(b"poleis: interrupted after ") and 1 == err.count(b"\n")


def test_a_dead_worker_costs_nothing() -> None:
    """If a worker is killed, another one does its games."""
    args = ("simulate", "akropolis", "-n", "20000", "--workers", "2", "--json")
    with subprocess.Popen(
        program(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as run:
        os.kill(wait_for_workers(run.pid)[0], signal.SIGKILL)
        out, err = run.communicate(timeout=PATIENCE)
    assert (0, b"") == (run.returncode, err)
    assert 20000 == json.loads(out)["games"]


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "akropolis", "-n", "100000000", "--workers", "2"),
        ("arena", "akropolis", "greedy", "random", "-n", "1000000", "--workers", "2"),
    ],
)
def test_workers_end_with_a_killed_program(args: tuple[str, ...]) -> None:
    """Nobody is left to tell them that it is over: they see it themselves."""
    with subprocess.Popen(program(*args), stderr=subprocess.PIPE, start_new_session=True) as run:
        workers = wait_for_workers(run.pid)
        run.kill()
    deadline = time.monotonic() + PATIENCE
    while any(map(is_running, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    left = [worker for worker in workers if is_running(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert [] == left


def children_of(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(child) for child in children.split()]


def is_running(process: int) -> bool:
    """Whether it is there and more than a name that nobody has asked for."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def is_worker(process: int) -> bool:
    """Whether it computes; joblib has another process, which cleans up."""
    try:
        return b"popen_loky" in Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def wait_for_workers(parent: int) -> list[int]:
    """The two workers that a program starts."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = [child for child in children_of(parent) if is_worker(child)]
        if len(found) == 2:
            return found
        time.sleep(0.05)
    raise AssertionError("no workers were started")


def test_progress_is_for_terminals_and_on_stderr() -> None:
    """On a terminal there is a bar; standard output has the answer alone."""
    reader, terminal = pty.openpty()
    args = ("simulate", "akropolis", "-n", "3000", "--json")
    ran = subprocess.run(
        program(*args), stdout=subprocess.PIPE, stderr=terminal, timeout=PATIENCE, check=True,
        env={**os.environ, "TERM": "xterm"},
    )  # fmt: skip
    os.close(terminal)
    assert 3000 == json.loads(ran.stdout)["games"]
    assert b"/3000" in os.read(reader, 65536)
    os.close(reader)
    assert b"" == run_program(*args).stderr


def test_uncompiled_says_so_once(tmp_path: Path) -> None:
    """Where nothing was compiled everything works, and one line on stderr tells how to mend it."""
    package = tmp_path / "poleis"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
    shutil.copytree(SOURCE / "web", package / "web", ignore=shutil.ignore_patterns("client"))
    env = {"PYTHONPATH": str(tmp_path), "POLEIS_PLAIN": ""}
    ran = run_program("simulate", "akropolis", "-n", "2", "--workers", "2", "--out", "-", env=env)
    assert 0 == ran.returncode
    assert 2 == len(ran.stdout.splitlines())
    first, *table = ran.stderr.decode().splitlines()
    assert "poleis: running uncompiled, slower; install a C compiler, then Poleis again" == first
    assert not any("uncompiled" in line for line in table)
    assert b"(plain)" in run_program("--version", env=env).stdout


def test_plain_modules_play_the_same_games(tmp_path: Path) -> None:
    """Uncompiled, the same seed gives the same lines."""
    args = ("simulate", "akropolis", "-n", "5", "--seed", "4", "--out")
    run_program(*args, tmp_path / "fast")
    ran = run_program(*args, tmp_path / "plain", env={"POLEIS_PLAIN": "1"})
    assert 0 == ran.returncode, ran.stderr
    assert (tmp_path / "fast").read_bytes() == (tmp_path / "plain").read_bytes()
