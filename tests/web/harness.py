"""A server of its own on the loopback, browsers without a screen, and lines to its tables."""

from __future__ import annotations

import asyncio
import html
import itertools
import json
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, ClassVar, Protocol, TypeVar

import httpx2
import uvicorn.server
from fastapi import FastAPI
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from poleis.cli.serve import listen
from poleis.core.game import get_game
from poleis.web.server import app
from poleis.web.server.app import Server, Settings, create_app, finish
from poleis.web.server.lifecycle import make_server
from poleis.web.service.processes import ProcessWorkers
from poleis.web.storage.database import prepare
from poleis.web.tables.limits import Limit, Limits, Rate
from poleis.web.wire.server_messages import ServerMessage
from tests.waiting import PATIENCE

Json = dict[str, Any]
T = TypeVar("T")

TICK = 0.01
"""Seconds after which a server looks again whether it shall stop. Ten times that is short enough
for users, but every test with a server of its own would wait for it twice."""


async def _sleep(seconds: float) -> None:
    await asyncio.sleep(min(seconds, TICK))


class HandedOnWorkers(ProcessWorkers):
    """Processes that start with the first bot, as most tests have none, and that go from a server
    that ends to the next one when they have nothing to do."""

    idle: ClassVar[list[ProcessPoolExecutor]] = []

    def start(self) -> None:
        if self.count == 1 and self.idle:
            self._pool = self.idle.pop()

    def stop(self) -> None:
        pool = self._pool
        is_idle = pool is not None and not pool._broken and not pool._pending_work_items
        if pool is not None and is_idle and self.count == 1:
            self._pool = None
            self.idle.append(pool)
        else:
            super().stop()


_brisk = SimpleNamespace(**{**vars(asyncio), "sleep": _sleep})
uvicorn.server.asyncio = _brisk  # type: ignore[assignment, attr-defined]
app.ProcessWorkers = HandedOnWorkers  # type: ignore[attr-defined]


GAME = "akropolis"
MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage, config={"extra": "forbid"})
_ids = itertools.count()


def drawing(limit: Limit, rate: Rate = (1e6, 1e6)) -> Limit:
    """The same limit with another drawing time, by default one that no test reaches."""
    return replace(limit, drawing=rate)


GENEROUS = Limits(
    connection=drawing(Limits.connection),
    address=drawing(Limits.address),
    table=drawing(Limits.table),
    spectators=drawing(Limits.spectators),
    requests=(1e6, 1e6),
    new_tables=(1e6, 1e6),
    first_messages=(1e6, 1e6),
    guests=(1e6, 1e6),
    reports=(1e6, 1e6),
)


class Running:
    """A running server; its loop lives in a thread."""

    def __init__(self, settings: Settings, patience: float = 1.0) -> None:
        self._socket = listen("127.0.0.1", 0)
        self.port = self._socket.getsockname()[1]
        self.guard = create_app(replace(settings, internal_url=self.url))
        self.app = self.guard.app
        self._uvicorn = make_server(
            self.guard,
            settings.limits,
            finish=lambda: finish(self.guard),
            patience=patience,
            log_level="error",
        )
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._uvicorn.serve(sockets=[self._socket])

        asyncio.run(serve())

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._uvicorn.started:
            assert time.monotonic() < deadline, "the server did not start"
            assert self._thread.is_alive(), "the server ended at once"
            time.sleep(0.01)

    def begin_stop(self) -> None:
        """As a signal does."""
        self._uvicorn.should_exit = True

    def stop(self) -> None:
        self.begin_stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        self._socket.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def server(self) -> Server:
        assert isinstance(self.app, FastAPI)
        found = self.app.state.server
        assert isinstance(found, Server)
        return found

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


def quick_settings(database: Path | str, **changes: Any) -> Settings:
    """No pauses, one worker, and rate limits that only the tests of limits reach."""
    chosen: Json = {
        "database": str(database),
        "bot_pause": 0.0,
        "workers": 1,
        "limits": GENEROUS,
        **changes,
    }
    return Settings(**chosen)


@cache
def _empty_database() -> bytes:
    """A database without tables of players, of the newest schema: migrations take half of a
    start."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        prepare(str(path))
        return path.read_bytes()


@contextmanager
def running(database: Path, *, patience: float = 1.0, **changes: Any) -> Iterator[Running]:
    if not database.exists():
        database.write_bytes(_empty_database())
    found = Running(quick_settings(database, **changes), patience)
    found.start()
    try:
        yield found
    finally:
        found.stop()


class Clock:
    """A clock that stands still until a test sets it forward."""

    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, **time: float) -> None:
        self.time += timedelta(**time)


class Refused(Exception):
    """The answer was a nack."""

    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer['error']}: {answer['text']}")
        self.answer = answer
        self.error: str = answer["error"]


@dataclass
class Line:
    """One open connection to a table, as a browser or a bot has it."""

    socket: ClientConnection
    state: Json = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)

    def send(self, type: str, /, **fields: Any) -> str:
        """Send a message; an id is made up unless one is given."""
        fields.setdefault("id", f"m{next(_ids)}")
        self.socket.send(json.dumps({"type": type, **fields}))
        return str(fields["id"])

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message, which has the form that is described; a state also becomes the state of
        this line."""
        text = self.socket.recv(timeout)
        MESSAGE.validate_json(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state.pop("curtain", None)
            self.state = {**self.state, **message}
        return message

    def expect(self, type: str, timeout: float = PATIENCE) -> Json:
        """The next message of this type; others are taken in on the way."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message["type"] == type:
                return message

    def answer(self, id: str) -> Json:
        """The answer to a message, whatever it is."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message.get("id") == id and message["type"] != "state":
                return message

    def ask(self, type: str, /, **fields: Any) -> Json:
        """Send a message and have its answer; Refused if that is a nack."""
        found = self.answer(self.send(type, **fields))
        if found["type"] == "nack":
            raise Refused(found)
        return found

    def hello(self, **fields: Any) -> Json:
        self.send("hello", **fields)
        return self.expect("state")

    def play(self, action: int | str | None = None, **fields: Any) -> Json:
        """Play in the position that this line has seen last; without an action, the first legal
        one. At one screen the next player confirms to be there first. Returns the state after
        it."""
        if "curtain" in self.state:
            self.reveal()
        if action is None:
            action = self.state["legal"][0]
        spelling = {"text": action} if isinstance(action, str) else {"code": action}
        self.ask("play", rev=self.state["rev"], **{**spelling, **fields})
        return self.expect("state")

    @property
    def is_my_turn(self) -> bool:
        return "curtain" in self.state or self.state["you"] in self.state["actors"]

    def reveal(self) -> Json:
        """Open the curtain of the player who must act; returns the state after it."""
        self.ask("reveal", seat=self.state["curtain"]["seat"])
        return self.expect("state")

    def wait_until_my_turn(self) -> Json:
        while not self.is_my_turn and not self.state["over"]:
            self.expect("state")
        return self.state

    def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self.socket.close()


class Reachable(Protocol):
    """A server, here or in a process of its own."""

    @property
    def url(self) -> str: ...


class Browser:
    """A browser without a screen: it keeps cookies, opens tables and lines."""

    def __init__(self, running: Reachable, lang: str = "en") -> None:
        self.running = running
        headers = {"Accept-Language": lang}
        self.http = httpx2.Client(base_url=running.url, headers=headers, timeout=PATIENCE)
        self._open = ExitStack()

    def open_table(
        self,
        *kinds: str,
        game: str = GAME,
        options: Json | None = None,
        name: str = "",
        terms: Json | None = None,
    ) -> Json:
        """A table with these seats: human, link, hotseat, or the spelling of a bot."""
        seats = []
        for kind in kinds:
            if kind in ("human", "link", "hotseat"):
                seats.append({"kind": kind, **({"name": name} if name and kind == "human" else {})})
            else:
                seats.append({"kind": "bot", "bot": kind})
        body = {"game": game, "seats": seats, "options": options or {}, "terms": terms or {}}
        answer = self.http.post("/api/tables", json=body)
        assert 201 == answer.status_code, answer.text
        found: Json = answer.json()
        return found

    def join(self, link: str, name: str | None = None, **form: str) -> str:
        """Open the link to a seat and sit down, by default under the name that the page proposes;
        returns the id of the table."""
        answer = self.http.get(link)
        if answer.status_code == 200:
            proposed = re.search(r'name="name" value="([^"]*)"', answer.text)
            if name is None and proposed:
                name = html.unescape(proposed[1])
            answer = self.http.post(link, data={"name": name or "", **form})
        assert 303 == answer.status_code, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def line(
        self, table: str, *, token: str | None = None, hello: bool = True, **fields: Any
    ) -> Line:
        """A new connection to a table, with the cookies of this browser."""
        headers = {"Accept-Language": self.http.headers["Accept-Language"]}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        if token:
            headers["Authorization"] = f"Bearer {token}"
        url = f"ws{self.running.url.removeprefix('http')}/ws/{table}"
        socket = connect(
            url, additional_headers=headers, max_size=None, compression=None, proxy=None
        )
        found = Line(self._open.enter_context(socket))
        if hello:
            found.hello(**fields)
        return found

    def close(self) -> None:
        self._open.close()
        self.http.close()


def wait_until(happened: Callable[[], object]) -> None:
    """Wait until something is so; fails if it never is."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


def code(text: str) -> int:
    """The code of an action of the game that these tests play."""
    return get_game(GAME).actions.parse(text)


def again(ann: Browser, server: Running) -> Browser:
    """The same browser, at the server that was started again."""
    browser = Browser(server)
    browser.http.cookies.update(ann.http.cookies)
    return browser
