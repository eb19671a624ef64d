"""The worker of a page: JavaScript calls `Page`, and Python calls what JavaScript hands over.

Only numbers and texts cross the border. `client/python_worker.ts` is the other side.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import asdict
from typing import Final, Protocol

from poleis.web.local.browser import (
    LAST,
    Change,
    Conflict,
    Row,
    StoppedThinking,
    StorageFull,
    StorageRefused,
)
from poleis.web.local.home import Home
from poleis.web.local.session import Session

log: Final = logging.getLogger("poleis.web")

FAILURES: Final = {failure.__name__: failure for failure in (Conflict, StorageFull, StorageRefused)}


class Scripts(Protocol):
    """What JavaScript does for `PageBrowser`: rows, changes and questions are JSON texts."""

    def read(self, store: str, first: str, last: str) -> Awaitable[str]: ...

    def commit(self, changes: str) -> Awaitable[str]:
        """Nothing, or the name of the failure."""

    def announce(self, topic: str) -> None: ...

    def think(self, question: str, patience: float) -> Awaitable[str]:
        """The answer, or nothing."""

    def stop_thinking(self) -> None: ...


class Listener(Protocol):
    """What the page is told. It has numbered its requests and its sessions."""

    def answer(
        self, id: int, status: int, mime: str, text: str, location: str, filename: str
    ) -> None: ...

    def error(self, id: int, text: str) -> None: ...

    def send(self, session: int, text: str) -> None: ...

    def closed(self, session: int, code: int, reason: str) -> None: ...


class PageBrowser:
    """The browser around a page, through its scripts."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def read(self, store: str, first: str = "", last: str = LAST) -> list[Row]:
        rows = json.loads(await self._scripts.read(store, first, last))
        return [(key, value) for key, value in rows]

    async def commit(self, changes: Sequence[Change]) -> None:
        failure = await self._scripts.commit(json.dumps([asdict(change) for change in changes]))
        if failure:
            raise FAILURES.get(failure, StorageRefused)(failure)

    async def think(self, question: str, patience: float) -> str:
        answer = await self._scripts.think(question, patience)
        if not answer:
            raise StoppedThinking
        return answer

    def stop_thinking(self) -> None:
        self._scripts.stop_thinking()

    def announce(self, topic: str) -> None:
        self._scripts.announce(topic)


class PagePort:
    """Where the messages of one session go."""

    def __init__(self, listener: Listener, session: int) -> None:
        self._listener = listener
        self._session = session

    def send(self, text: str) -> None:
        self._listener.send(self._session, text)

    def close(self, code: int, reason: str) -> None:
        self._listener.closed(self._session, code, reason)


class Page:
    """The home of tables, as the script of its worker calls it."""

    def __init__(self, scripts: Scripts, listener: Listener) -> None:
        logging.basicConfig(level=logging.WARNING)
        self._home = Home(PageBrowser(scripts))
        self._listener = listener
        self._sessions: dict[int, Session] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._home.start()

    def request(self, id: int, method: str, path: str, body: str, lang: str) -> None:
        """Answer a request when it is done."""
        task = asyncio.ensure_future(self._answer(id, method, path, body, lang))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, id: int, method: str, path: str, body: str, lang: str) -> None:
        try:
            found = await self._home.request(method, path, body, lang)
        except Exception as error:
            log.exception("a request failed: %s %s", method, path)
            self._listener.error(id, f"{type(error).__name__}: {error}")
        else:
            mime, text, place = found.type, found.text, found.location
            self._listener.answer(id, found.status, mime, text, place, found.filename)

    def connect(self, session: int, path: str, lang: str) -> None:
        port = PagePort(self._listener, session)
        self._sessions[session] = self._home.connect(path, lang, port)

    def receive(self, session: int, text: str) -> None:
        if session in self._sessions:
            self._sessions[session].receive(text)

    def close(self, session: int) -> None:
        left = self._sessions.pop(session, None)
        if left is not None:
            left.close()

    def heard(self, topic: str) -> None:
        self._home.heard(topic)

    def stop_thinking(self) -> None:
        self._home.stop_thinking()
