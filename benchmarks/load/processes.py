"""Servers in processes of their own, started as a user starts them, and what they consume."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from poleis.client import NotReached, request

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0


def descendants(process: int) -> list[int]:
    """A process and all those that it has started."""
    found = [process]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except OSError:  # it has ended
                continue
    return found


def cpu_seconds(processes: list[int]) -> float:
    """The processor time of these processes and their descendants."""
    return sum(_cpu(one) for process in processes for one in descendants(process))


def _cpu(process: int) -> float:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICK


def memory(processes: list[int]) -> int:
    """Bytes in memory of these processes and their descendants."""
    total = 0
    for one in (child for process in processes for child in descendants(process)):
        try:
            total += PAGE * int(Path(f"/proc/{one}/statm").read_text().split()[1])
        except OSError:
            continue
    return total


def busy_seconds() -> float:
    """The processor time of the whole machine since its start, without idle time."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:8]
    user, nice, system, _idle, _wait, irq, softirq = map(int, fields)
    return (user + nice + system + irq + softirq) / TICK


@dataclass(frozen=True)
class LoopDelay:
    """The delays of an event loop since its start, as a histogram: count by upper bound."""

    seconds: float
    counts: dict[float, float]

    def since(self, before: LoopDelay) -> LoopDelay:
        counts = {bound: n - before.counts.get(bound, 0) for bound, n in self.counts.items()}
        return LoopDelay(self.seconds - before.seconds, counts)

    @property
    def mean(self) -> float:
        return self.seconds / max(1.0, self.counts.get(float("inf"), 0.0))

    def quantile(self, share: float) -> float:
        """The upper bound below which this share of the delays lies."""
        total = self.counts.get(float("inf"), 0.0)
        return min((b for b, n in self.counts.items() if n >= share * total), default=0.0)


class ServerProcess:
    """`poleis serve` on a port of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.pid = process.pid
        self.url = process.stdout.readline().split()[3]
        self.metrics = process.stdout.readline().split()[3]
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                request("GET", f"{self.url}/api/bots")
                return
            except NotReached:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def loop_delay(self) -> LoopDelay:
        with urllib.request.urlopen(self.metrics, timeout=PATIENCE) as answer:
            text = answer.read().decode()
        name = "poleis_loop_delay_seconds"
        total = re.search(rf"^{name}_sum (\S+)", text, re.MULTILINE)
        buckets = re.findall(rf'^{name}_bucket{{le="(.+?)"}} (\S+)', text, re.MULTILINE)
        counts = {float(bound): float(count) for bound, count in buckets}
        return LoopDelay(float(total[1]) if total else 0.0, counts)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def start_server(database: str, log: Path, *options: str) -> ServerProcess:
    """Start a server and wait until it answers; it logs warnings into a file."""
    command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--port", "0"]
    command += ["--metrics-port", "0", "--workers", "1", "--database", database, *options]
    with log.open("a") as lines:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=lines, text=True)
    return ServerProcess(process)


@contextmanager
def serving(database: str, count: int, folder: Path) -> Iterator[list[ServerProcess]]:
    """Several servers on one database."""
    with ExitStack() as running:
        servers = []
        for number in range(count):
            server = start_server(database, folder / f"server-{number}.log")
            running.callback(server.stop)
            servers.append(server)
        yield servers
