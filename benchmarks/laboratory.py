"""`poleis simulate` on one worker, on two, and on a Ray cluster of two nodes."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from benchmarks.peers import NoPeer
from benchmarks.rows import Row, Timer, beside, interleave

GAMES = 400_000
"""So many that starting the program and its workers hardly counts."""
GAMES_ON_CLUSTER = 1_200_000
"""The same for a cluster: connecting to one takes a second longer."""


def simulate_workers() -> list[Row]:
    """Two workers of joblib beside this process alone: games per second."""
    one = Timer("--workers 1", simulation(GAMES, "--workers", "1"))
    two = Timer("--workers 2", simulation(GAMES, "--workers", "2"))
    interleave(one, two, rounds=2, seconds=1.0)
    return [beside("simulate-workers", two, one, "games/s", 1.7)]


def simulate_ray() -> list[Row]:
    """A Ray cluster of two nodes beside two workers of joblib: games per second."""
    with ray_cluster() as address:
        ray = Timer("--cluster", simulation(GAMES_ON_CLUSTER, "--cluster", address))
        two = Timer("--workers 2", simulation(GAMES_ON_CLUSTER, "--workers", "2"))
        interleave(ray, two, rounds=2, seconds=1.0)
    return [beside("simulate-ray", ray, two, "games/s", 0.9)]


def simulation(games: int, *where: str) -> Callable[[], int]:
    command = [sys.executable, "-m", "poleis", "simulate", "akropolis", "--games", str(games)]
    command += [*where, "--out", os.devnull, "--json"]

    def run() -> int:
        subprocess.run(command, check=True, capture_output=True)
        return games

    return run


@contextmanager
def ray_cluster() -> Iterator[str]:
    """Two nodes with a processor each on this machine; their address."""
    try:
        utils = importlib.import_module("ray.cluster_utils")
    except ImportError:
        raise NoPeer("needs ray: pip install --group ray") from None
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = utils.Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(num_cpus=1)
        yield str(cluster.address)
    finally:
        cluster.shutdown()
