"""A tab of a browser whose home of tables runs in this process."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from poleis.web.local import questions
from poleis.web.local.answers import Answer
from poleis.web.local.browser import Memory, MemoryBrowser
from poleis.web.local.home import Home
from poleis.web.tables.rows import now
from tests.waiting import PATIENCE

Json = dict[str, Any]

SOLO: list[Json] = [{"kind": "human", "name": "Ann"}]
AGAINST_BOT: list[Json] = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
HOT_SEAT: list[Json] = [{"kind": "hotseat", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}]


async def think(question: str) -> str:
    """The bots think here, and let others go on first."""
    await asyncio.sleep(0)
    return questions.answer_to(question)


class Line:
    """A session of a page: it keeps what came, and knows the newest state."""

    _numbers = itertools.count(1)

    def __init__(self, home: Home, path: str, lang: str = "en") -> None:
        self.texts: list[str] = []
        self.heard: list[Json] = []
        self.state: Json = {}
        self.panels: Json = {}
        self.closed: tuple[int, str] | None = None
        self._changed = asyncio.Event()
        self.session = home.connect(path, lang, self)

    # ---- the port of the session

    def send(self, text: str) -> None:
        message = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            self.panels |= message.get("panels", {})
        self._changed.set()

    def close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._changed.set()

    # ---- the page

    def say(self, type: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        id = fields.pop("id", None) or f"m{next(self._numbers)}"
        self.session.receive(json.dumps({"type": type, "id": id, **fields}))
        return str(id)

    async def wait(self, is_it: Callable[[Json], bool]) -> Json:
        """The first message that is meant and was not waited for before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if is_it(message):
                        self.heard.remove(message)
                        return message
                assert self.closed is None, self.closed
                self._changed.clear()
                await self._changed.wait()

    async def ask(self, type: str, **fields: Any) -> Json:
        """The answer to a message."""
        id = self.say(type, **fields)
        return await self.wait(lambda message: message.get("id") == id)

    async def next_state(self) -> Json:
        return await self.wait(lambda message: message["type"] == "state")

    async def hello(self, **fields: Any) -> Json:
        """A whole state."""
        self.heard = [message for message in self.heard if message["type"] != "state"]
        self.say("hello", **fields)
        return await self.next_state()

    async def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The newest state, as soon as it is what is meant."""
        while not is_it(self.state):
            await self.next_state()
        return self.state

    async def play(self, code: int | None = None) -> Json:
        """Play an action, by default the first legal one; returns the answer, and after an `ack`
        has the new state."""
        code = self.state["legal"][0] if code is None else code
        rev = self.state["rev"]
        answer = await self.ask("play", rev=rev, code=code)
        if answer["type"] == "ack":
            await self.until(lambda state: state["rev"] > rev)
        return answer

    async def play_on(self) -> Json:
        """Play first legal actions as long as it is this person's turn, to the end of the game."""
        while not self.state["over"]:
            before = self.state["rev"]
            answer = await self.play()
            assert answer["type"] == "ack", answer
            await self.until(functools.partial(_can_go_on, before))
        return self.state


def _can_go_on(before: int, state: Json) -> bool:
    """Whether a move follows the one at revision *before*, or the game is over."""
    return state["rev"] > before and (state["over"] or bool(state["legal"]))


class Tab:
    """A home over a browser, with the requests of its pages."""

    def __init__(
        self,
        memory: Memory | None = None,
        clock: Callable[[], datetime] = now,
        review: int = 20,
    ) -> None:
        self.browser = MemoryBrowser(memory, think)
        self.memory: Memory = self.browser.memory
        self.home = Home(self.browser, review=review, bot_pause=0.0, clock=clock)
        self.browser.heard = self.home.heard

    async def get(self, path: str, lang: str = "en") -> Answer:
        return await self.home.request("GET", path, "", lang)

    async def post(self, path: str, body: object = None, lang: str = "en") -> Answer:
        text = body if isinstance(body, str) else json.dumps(body)
        return await self.home.request("POST", path, text, lang)

    async def open(self, game: str = "akropolis", seats: list[Json] = SOLO, **more: Any) -> str:
        """A new table; its id."""
        answer = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.text
        return str(json.loads(answer.text)["table"])

    def line(self, id: str, lang: str = "en") -> Line:
        return Line(self.home, f"/ws/{id}", lang)

    async def at(self, id: str, lang: str = "en", **hello: Any) -> Line:
        """A connection to a table that has its first state."""
        line = self.line(id, lang)
        await line.hello(lang=lang, **hello)
        return line

    def kill(self) -> None:
        """End the tab without a word, as a browser does: nothing more is written."""
        self.browser.failure = AssertionError
        self.browser.memory.tabs.remove(self.browser)
        self.home.stop()


@contextmanager
def tab(memory: Memory | None = None, **more: Any) -> Iterator[Tab]:
    """A tab; to be used inside of a loop."""
    found = Tab(memory, **more)
    try:
        yield found
    finally:
        found.home.stop()


def run(job: Coroutine[Any, Any, None]) -> None:
    """Carry out a test as one program of a page."""
    asyncio.run(job)
