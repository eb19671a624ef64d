"""Servers that are killed, paused, stopped and started again on the same port."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from poleis.client import NotReached, request
from tests.waiting import PATIENCE

SETUP = """
import sys
import poleis.cli.serve, poleis.web.server.app, poleis.web.storage.migrations
from poleis.cli import main
sys.stdin.readline() or sys.exit()
sys.argv[0] = "poleis"
main()
"""
"""`poleis serve` that waits for a line once everything is imported. The next server of a port is
made while the present one works, so that a restart takes no time."""
OPTIONS = ["--no-browser", "--workers", "1", "--bot-pause", "0", "--shutdown-timeout", "3"]
UNLIMITED = ["--requests", "100000", "--new-tables", "100000", "--connections", "100000"]

_FRAME = re.compile(r'File "[^"]*/(poleis/\S+)", line (\d+)')


def _end(process: subprocess.Popen[str]) -> None:
    """Kill a process, if it is still there, and close its pipes."""
    process.kill()
    process.wait(PATIENCE)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()


class Server:
    """One server. Its port stays the same."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.is_wanted = False
        """Whether it is to be started again when it ends."""
        self._options = options
        self._spare: subprocess.Popen[str] | None = None
        self._lock = asyncio.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _prepare(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", SETUP, "serve", *OPTIONS, *UNLIMITED, *self._options]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("a") as lines:
            return subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=lines, text=True
            )

    async def start(self) -> None:
        """Start it and wait until it answers; again and again, if the database is away."""
        async with self._lock:
            self.is_wanted = True
            await self._start()

    async def _start(self) -> None:
        while not await self._start_once():
            await asyncio.sleep(0.2)

    async def _start_once(self) -> bool:
        if self.process is not None:
            _end(self.process)
        process = self.process = self._spare or self._prepare()
        self._spare = None
        assert process.stdin is not None and process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write("\n")
            process.stdin.close()
        line = await asyncio.to_thread(process.stdout.readline)
        if "http://127.0.0.1:" not in line:
            await asyncio.to_thread(process.wait, PATIENCE)
            return False
        self.port = int(line.partition("127.0.0.1:")[2].split()[0])
        self._spare = self._prepare()
        return await self._is_ready(process)

    async def _is_ready(self, process: subprocess.Popen[str]) -> bool:
        while process.poll() is None:
            with suppress(NotReached):
                await asyncio.to_thread(request, "GET", f"{self.url}/api/bots")
                return True
            await asyncio.sleep(0.02)
        return False

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self, number: int) -> None:
        """Send a signal and wait until the process is gone."""
        async with self._lock:
            self.is_wanted = False
            assert self.process is not None
            self.signal(number)
            await asyncio.to_thread(self.process.wait, PATIENCE)

    async def supervise(self) -> None:
        """Start it again whenever it ends by itself, as systemd would."""
        while True:
            await asyncio.sleep(0.1)
            async with self._lock:
                if self.is_wanted and self.process is not None and self.process.poll() is not None:
                    await self._start()

    def close(self) -> None:
        for process in (self.process, self._spare):
            if process is not None:
                _end(process)

    def failures(self) -> list[str]:
        """The exceptions whose tracebacks it has logged, each with the lines of Poleis that it
        came through."""
        found: list[str] = []
        frames: list[str] = []
        is_inside = False
        for line in self.log.read_text(encoding="utf-8").splitlines():
            if line.startswith("Traceback "):
                is_inside, frames = True, []
            elif is_inside and (frame := _FRAME.search(line)):
                frames.append(":".join(frame.groups()))
            elif is_inside and line[:1].strip():
                found.append(f"{line} ({', '.join(frames[-4:])})")
                is_inside = False
        return found


@asynccontextmanager
async def running(
    databases: Sequence[str], folder: Path, *options: str
) -> AsyncIterator[list[Server]]:
    """A server for each of these addresses of one database, watched by a supervisor."""
    servers = [
        Server(database, folder / f"server-{number}.log", *options)
        for number, database in enumerate(databases)
    ]
    watching: list[asyncio.Task[None]] = []
    try:
        for server in servers:
            await server.start()
            watching.append(asyncio.create_task(server.supervise()))
        yield servers
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for server in servers:
            with suppress(ProcessLookupError):
                server.signal(signal.SIGCONT)
            server.close()
