"""`poleis serve` as a process of its own, with pipes for what it prints."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.cli.running import program
from tests.waiting import PATIENCE


def wait_for_server(url: str) -> None:
    """Wait until a server answers: a signal while it still sets itself up may get lost."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            assert "ok" == httpx2.get(f"{url}/health", timeout=PATIENCE).text
            return
        except httpx2.ConnectError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


class ServerProcess:
    """A server that answers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None and process.stderr is not None
        self.process = process
        self.stdout, self.stderr = process.stdout, process.stderr
        self.url = self.stdout.readline().split()[3]

    def end(self, signal: int) -> tuple[int, str, str]:
        """Send a signal and wait for the end: exit code, stdout, stderr."""
        self.process.send_signal(signal)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def server_process(database: Path, *options: str) -> Iterator[ServerProcess]:
    """A server on a port of its own; killed at the end if it is still there."""
    command = program("serve", "--no-browser", "--port", "0", "--workers", "1", "--bot-pause", "0")
    process = subprocess.Popen(
        [*command, "--database", str(database), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        found = ServerProcess(process)
        wait_for_server(found.url)
        yield found
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=PATIENCE)
