"""A proxy between a server and PostgreSQL that can delay, hold back and drop."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class DatabaseProxy:
    """Passes the bytes of one server on, through Unix sockets."""

    def __init__(self, target: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="poleis-px-"))
        self.delay = 0.0
        """Seconds that every piece takes longer, in both directions."""
        self._target = target / SOCKET
        self._open: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://poleis@/postgres?host={self.folder}"

    async def start(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self.folder / SOCKET)

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.release()
        self.drop()
        await asyncio.gather(*self._lines)
        shutil.rmtree(self.folder, ignore_errors=True)

    def drop(self) -> None:
        """Break all connections."""
        for writer in list(self._open):
            writer.transport.abort()

    def hold(self) -> None:
        """Pass nothing on, as a network that is cut: neither side notices."""
        self._flowing.clear()

    def release(self) -> None:
        self._flowing.set()

    def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._connect(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            onward = await asyncio.open_unix_connection(self._target)
        except OSError:  # PostgreSQL is down
            writer.transport.abort()
            return
        pair = {writer, onward[1]}
        self._open |= pair
        try:
            await asyncio.gather(self._pass(reader, onward[1]), self._pass(onward[0], writer))
        finally:
            self._open -= pair
            for one in pair:
                one.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flowing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
