"""`kill -9` at random moments: every acknowledged move is there after a restart, and games go on.

Real servers in processes of their own, many tables at a time, played by scripted programs that
use the public client. Each server is killed at a random moment, several times.
"""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from poleis.client import Seat, join, request
from poleis.core.record import read
from poleis.core.state import CHANCE
from tests.waiting import PATIENCE
from tests.web.harness import GAME

GAMES = 50
KILLS = 5
TIMEOUT = 4 * PATIENCE


class Server:
    """A server in a process of its own, on the same port and database after every kill."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "poleis", "serve", "--no-browser", "--bot-pause", "0"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        command += ["--workers", "1"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, line
        self.port = int(line.partition("127.0.0.1:")[2].split()[0])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    async def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                await asyncio.to_thread(request, "GET", f"{self.url}/api/bots")
                return
            except Exception:
                assert time.monotonic() < deadline, "the server does not answer"
                await asyncio.sleep(0.05)


class Script:
    """One seat that plays at random and remembers every move that was acknowledged."""

    def __init__(self, number: int) -> None:
        self.choose = random.Random(number)
        self.acknowledged: dict[int, tuple[int, int]] = {}
        """By the revision that followed: who, and what."""

    async def play(self, seat: Seat) -> None:
        async with seat:
            async for state in seat.turns():
                code = self.choose.choice(state["legal"])
                rev = await seat.play(code, state)
                self.acknowledged[rev] = state["you"], code


def open_tables(server: Server, games: int) -> list[tuple[str, list[str]]]:
    """Tables for two by link, and every fifth against a bot of the server."""
    found = []
    for number in range(games):
        other = {"kind": "bot", "bot": "random"} if number % 5 == 4 else {"kind": "link"}
        wish = {"game": GAME, "seats": [{"kind": "link"}, other]}
        opened = request("POST", f"{server.url}/api/tables", wish)
        found.append((opened["table"], [link["url"] for link in opened["links"]]))
    return found


async def play_all(server: Server) -> int:
    """All games at once, with kills; returns how many moves were acknowledged."""
    luck = random.Random("kill")
    await server.wait()
    tables = await asyncio.to_thread(open_tables, server, GAMES)
    scripts: dict[str, list[Script]] = {}
    games = []
    for table, links in tables:
        scripts[table] = [Script(luck.randrange(10**9)) for _ in links]
        for script, link in zip(scripts[table], links, strict=True):
            seat = await join(server.url + link, want="nothing")
            games.append(asyncio.ensure_future(script.play(seat)))
    for _ in range(KILLS):
        await asyncio.sleep(luck.uniform(0.3, 1.2))
        server.kill()
        server.start()
        await server.wait()
        for table in luck.sample(list(scripts), 5):
            await asyncio.to_thread(check, server, table, scripts[table], is_over=False)
    await asyncio.gather(*games)
    for table, players in scripts.items():
        await asyncio.to_thread(check, server, table, players, is_over=True)
    return sum(len(script.acknowledged) for found in scripts.values() for script in found)


def check(server: Server, table: str, scripts: list[Script], *, is_over: bool) -> None:
    """Every acknowledged move stands in the record, at its place, and once."""
    promised = {rev: move for script in scripts for rev, move in [*script.acknowledged.items()]}
    answer = _text(f"{server.url}/api/tables/{table}/record")
    match = read(answer).match
    assert match.is_over or not is_over
    by_revision = {}
    for ply, move in enumerate(match.log):
        if move.actor != CHANCE:
            after = ply + 1
            while after < match.ply and match.log[after].actor == CHANCE:
                after += 1
            by_revision[after] = move.actor, move.action
    for rev, promise in promised.items():
        assert promise == by_revision.get(rev), f"{table}: move {rev} was acknowledged and is lost"
    if is_over and len(scripts) == 2:
        assert len(promised) == len(by_revision), "each move was made once"


def _text(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.start()

    async def bounded() -> int:
        return await asyncio.wait_for(play_all(server), TIMEOUT)

    try:
        acknowledged = asyncio.run(bounded())
    finally:
        server.kill()
    assert acknowledged > GAMES * 36
