"""Faults: what happens to servers, to their database and to the lines between them."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.soak.database_proxy import DatabaseProxy
from tests.soak.players import World
from tests.soak.servers import Server
from tests.web.postgresql import PostgreSQL

Fault = Callable[[], Awaitable[None]]

CALM = (0.5, 2.0)
"""Seconds between two faults of the same server."""
PROGRESS = 50
"""Messages that are acknowledged between two faults of the same server, however slow the machine
is."""
LONGEST_CALM = 20.0
"""Seconds after which the next fault comes without that."""
LINE_CALM = (4.0, 10.0)
"""Seconds between two faults of the same line, to clients or to the database."""
DATABASE_CALM = (15.0, 30.0)
"""Seconds between two ends of the database itself."""
PAUSES = (1.0, 1.5, 2.0, 3.5, 5.0, 8.0)
"""Seconds for which a process is stopped. A lease of a table lasts 3 s."""
DISK = 64
"""Megabytes of the small disk."""


class Nemesis:
    """Causes faults at random moments until it is told to stop; then everything is mended."""

    def __init__(self, world: World, servers: list[Server], luck: random.Random) -> None:
        self.world = world
        self.servers = servers
        self.luck = luck
        self.count: Counter[str] = Counter()
        self._loops: list[tuple[tuple[float, float], list[tuple[str, Fault]]]] = []
        """The faults of each loop happen one after the other, those of different loops at once."""
        self._down = asyncio.Semaphore(max(1, len(servers) - 1))
        """Of several servers one works, or there would be nothing to watch."""
        self._is_stopping = asyncio.Event()
        for server in servers:
            self.add(*self.of_server(server))
        self.add(("drop clients", self.drop_clients), calm=LINE_CALM)

    def add(self, *faults: tuple[str, Fault], calm: tuple[float, float] = CALM) -> None:
        """Add faults that do not happen at the same time, with so many seconds between them."""
        self._loops.append((calm, list(faults)))

    @property
    def kills_and_pauses(self) -> int:
        return sum(self.count[name] for name in ("kill", "pause", "stop"))

    async def run(self) -> None:
        await asyncio.gather(*(self._run(calm, faults) for calm, faults in self._loops))

    def stop(self) -> None:
        """Let the faults that go on end."""
        self._is_stopping.set()

    async def _run(self, calm: tuple[float, float], faults: list[tuple[str, Fault]]) -> None:
        while not await self._sleep(self.luck.uniform(*calm)):
            name, fault = self.luck.choice(faults)
            await fault()
            self.count[name] += 1

    async def _sleep(self, seconds: float) -> bool:
        """Wait; returns whether it is time to stop."""
        try:
            await asyncio.wait_for(self._is_stopping.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _progress(self) -> None:
        """Wait until people have played on."""
        enough = self.world.acknowledged + PROGRESS
        end = time.monotonic() + LONGEST_CALM
        while self.world.acknowledged < enough and time.monotonic() < end:
            if await self._sleep(0.1):
                return

    # ---- servers

    def of_server(self, server: Server) -> list[tuple[str, Fault]]:
        return [
            ("kill", lambda: self.end(server, signal.SIGKILL)),
            ("kill", lambda: self.end(server, signal.SIGKILL)),
            ("pause", lambda: self.pause(server)),
            ("pause", lambda: self.pause(server)),
            ("stop", lambda: self.end(server, signal.SIGTERM)),
        ]

    async def end(self, server: Server, number: int) -> None:
        """End a server and start it again, sometimes later."""
        async with self._down:
            await self._progress()
            await server.end(number)
            if len(self.servers) > 1:
                await self._sleep(self.luck.choice((0.0, 0.0, 2.0, 5.0)))
            await server.start()

    async def pause(self, server: Server) -> None:
        """Let a server hang: it may wake up after others have taken over its tables."""
        async with self._down:
            await self._progress()
            server.signal(signal.SIGSTOP)
            await self._sleep(self.luck.choice(PAUSES))
            server.signal(signal.SIGCONT)

    async def drop_clients(self) -> None:
        self.world.drop_connections(0.3)

    # ---- the database

    def of_proxy(self, proxy: DatabaseProxy) -> list[tuple[str, Fault]]:
        async def drop() -> None:
            proxy.drop()

        async def delay() -> None:
            proxy.delay = self.luck.uniform(0.05, 0.5)
            await self._sleep(self.luck.uniform(1.0, 3.0))
            proxy.delay = 0.0

        async def cut() -> None:
            proxy.hold()
            await self._sleep(self.luck.choice(PAUSES[:-1]))
            proxy.release()

        return [("drop database", drop), ("delay database", delay), ("cut off database", cut)]

    def of_postgresql(self, database: PostgreSQL) -> list[tuple[str, Fault]]:
        async def restart() -> None:
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)

        async def crash() -> None:
            await asyncio.to_thread(database.crash)
            await self._sleep(self.luck.uniform(0.0, 2.0))
            await asyncio.to_thread(database.start)

        return [("restart database", restart), ("crash database", crash)]

    def of_disk(self, disk: Disk) -> list[tuple[str, Fault]]:
        async def fill() -> None:
            with disk.filled(self.servers):
                await self._sleep(self.luck.uniform(0.5, 2.0))

        return [("full disk", fill)]


class Disk:
    """A small disk of its own (root only), or a limit for the files of a server."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self.folder = folder
        self.is_mounted = is_mounted

    @contextmanager
    def filled(self, servers: list[Server]) -> Iterator[None]:
        """While it is full, nothing can be written."""
        if self.is_mounted:
            ballast = self.folder / "ballast"
            _fill(ballast)
            try:
                yield
            finally:
                ballast.unlink()
        else:
            with _files_limited([server.process.pid for server in servers if server.process]):
                yield


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 4096, 1):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                continue


@contextmanager
def _files_limited(processes: list[int]) -> Iterator[None]:
    """No file of these processes can grow."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    for process in processes:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        for process in processes:
            try:
                resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
            except ProcessLookupError:  # killed meanwhile
                continue


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk for a database: mounted in memory where that is allowed."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "poleis-soak", str(folder)]
    tried = subprocess.run(command, capture_output=True, check=False)
    is_mounted = tried.returncode == 0
    try:
        yield Disk(folder, is_mounted=is_mounted)
    finally:
        if is_mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
