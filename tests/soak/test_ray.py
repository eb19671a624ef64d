"""Studies on a Ray cluster: two nodes on this machine, if the group ray is installed."""

from __future__ import annotations

import functools
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from poleis.core.errors import PoleisError
from poleis.study import RayCluster, WorkFailed, in_order
from tests.cli.running import program
from tests.waiting import PATIENCE

cluster_utils = pytest.importorskip("ray.cluster_utils", reason="the group ray is not installed")

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]
SIMULATE = ("simulate", "akropolis", "--seed", "5")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    head = {"num_cpus": 1, "include_dashboard": False}
    made = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def workers() -> dict[int, str]:
    """Ray's workers that do something, by process: others on this machine are not ours."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            title = (process / "cmdline").read_text(encoding="utf-8", errors="replace")
            parent = parent_of(parent_of(int(process.name)))
        except (FileNotFoundError, ProcessLookupError, ValueError):
            continue
        if title.startswith("ray::_do_remotely") and parent == os.getpid():
            found[int(process.name)] = title
    return found


def parent_of(process: int) -> int:
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return int(stat.rpartition(")")[2].split()[1])


def die_once(folder: Path, number: int) -> int:
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise PoleisError("7 is not for me")
    if number == 9:
        os._exit(3)
    return number


def test_a_cluster_writes_the_same_lines(cluster: Any, tmp_path: Path) -> None:
    """Of `poleis simulate`, also when a worker is killed in the middle of it."""
    games = ("-n", "100000")
    out, partial = tmp_path / "cluster", tmp_path / "cluster.part"
    command = program(*SIMULATE, *games, "--cluster", cluster.address, "--out", out)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        deadline = time.monotonic() + PATIENCE
        killed = 0
        while killed < 3:
            assert time.monotonic() < deadline and run.poll() is None
            time.sleep(0.1)
            if partial.exists() and partial.stat().st_size > 5000 and (found := workers()):
                os.kill(next(iter(found)), signal.SIGKILL)
                killed += 1
        said, err = run.communicate(timeout=PATIENCE)
    assert (0, b"") == (run.returncode, err)
    assert b"100,000 games in " in said and b"with 2 workers" in said
    subprocess.run(
        program(*SIMULATE, *games, "--workers", "2", "--out", tmp_path / "here"),
        check=True,
        capture_output=True,
    )
    assert (tmp_path / "here").read_bytes() == out.read_bytes()


def test_a_lost_worker_of_a_cluster_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    with RayCluster(cluster.address) as executor:
        assert 2 == executor.workers
        found = list(in_order(functools.partial(die_once, tmp_path), range(500), executor))
    assert (tmp_path / "died").exists()
    assert list(range(500)) == found


def test_a_lost_node_loses_nothing(cluster: Any) -> None:
    """A node that joins takes part; one that goes leaves its work to the others."""
    node = cluster.add_node(num_cpus=1)
    with RayCluster(cluster.address) as executor:
        assert 3 == executor.workers
        answers = in_order(slowly, range(60), executor)
        found = [next(answers) for _ in range(10)]
        cluster.remove_node(node)
        found.extend(answers)
    assert list(range(60)) == found


def slowly(number: int) -> int:
    time.sleep(0.1)
    return number


def test_failures_on_a_cluster_are_named(cluster: Any) -> None:
    found: list[int] = []
    with RayCluster(cluster.address) as executor:
        answers = in_order(fail_at_seven, range(40), executor)
        with pytest.raises(WorkFailed, match=r"7 failed .*: 7 is not for me") as failed:
            found.extend(answers)
    assert [number for number in range(40) if number not in (7, 9)] == found
    assert "its worker or node ended" in failed.value.failures[1].reason


def test_ctrl_c_leaves_whole_lines(cluster: Any, tmp_path: Path) -> None:
    """And the cluster is free for the next."""
    out, partial = tmp_path / "games", tmp_path / "games.part"
    command = program(*SIMULATE, "-n", "10000000", "--cluster", cluster.address, "--out", out)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as run:
        deadline = time.monotonic() + PATIENCE
        while not (partial.exists() and partial.stat().st_size > 0):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=PATIENCE)
    assert 130 == run.returncode and b"interrupted after " in err and 1 == err.count(b"\n")
    assert partial.read_bytes().endswith(b"}\n")
    with RayCluster(cluster.address) as executor:
        assert [0, 1, 2] == list(in_order(slowly, range(3), executor))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_no_cluster_is_one_clear_line(address: str) -> None:
    with pytest.raises(PoleisError, match=f"there is no Ray cluster at '{address}': "):
        RayCluster(address)
