"""A seat at a table of a Poleis server, for bots and other programs.

    seat = await join("http://127.0.0.1:8000/j/TOKEN", name="My bot")
    async with seat:
        async for state in seat.turns():
            known = seat.known(state)             # what this seat may know, as a State
            await seat.play(my_choice(known), state)

The line to the server may break at any time: a seat connects again, and what was not answered is
sent again under the same id, which the server carries out once. The protocol is described in
docs/reference/protocol.md.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ModuleNotFoundError as error:
    message = "a seat at a server needs websockets: pip install 'poleis[client]'"
    raise ModuleNotFoundError(message, name=error.name) from None

from poleis.bots.policy import Policy
from poleis.core.errors import PoleisError
from poleis.core.game import Game, get_game
from poleis.core.luck import Luck
from poleis.core.setup import Setup, make_setup
from poleis.core.state import State

__all__ = ["NotReached", "Refused", "Seat", "join", "play_for", "request", "sit"]

Json = dict[str, Any]

_LARGEST = 8 * 1024 * 1024
_FINAL = {
    4403: "the link leads to no seat",
    4404: "there is no such table",
    4409: "the game of this table is not installed there any more",
}
_STATE = {"type", "over", "you", "actors", "rev"}
"""What every state of a table says."""
PAUSES = (0.1, 0.3, 1.0, 2.0, 5.0)


class NotReached(PoleisError):
    """The server does not answer, or not as a server of Poleis."""


class Refused(PoleisError):
    """The server said no: *error* is its code, *refusals* cite the rules, *fields* name what is
    wrong with the message itself."""

    def __init__(self, answer: Json) -> None:
        self.error: str = str(answer.get("error"))
        self.refusals: list[Json] = answer.get("refusals", [])
        self.fields: list[str] = answer.get("fields", [])
        where = f" ({', '.join(self.fields)})" if self.fields else ""
        super().__init__(f"{self.error}: {answer.get('text')}{where}")


def request(method: str, url: str, body: object = None) -> Any:
    """One request to the HTTP interface; NotReached or Refused if it fails."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    try:
        if urlsplit(url).scheme not in ("http", "https"):
            raise NotReached(f"{url!r} is not an address that begins with http:// or https://")
        asked = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise _no(url, error) from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise NotReached(f"{url}: {reason}") from None


def _no(url: str, error: urllib.error.HTTPError) -> PoleisError:
    """What a server means by a code that is an error."""
    try:
        answer: object = json.load(error)
    except (OSError, ValueError, http.client.HTTPException):
        answer = None
    if isinstance(answer, dict) and {"error", "text"} <= answer.keys():
        return Refused(answer)
    return NotReached(f"{url}: the server answers {error.code}")


async def join(link: str, name: str = "", want: str = "dump") -> Seat:
    """Take the seat that a link (`http://.../j/TOKEN`) leads to.

    *want* says what states hold: "dump" (what the seat knows), "view" (panels for people) or
    "nothing" (legal actions only).
    """
    server, _, token = link.rstrip("/").rpartition("/j/")
    if not server or not token:
        raise NotReached(f"{link!r} is not a link to a seat (http://.../j/...)")
    wish = {"token": token, "name": name}
    found = await asyncio.to_thread(request, "POST", f"{server}/api/join", wish)
    if not isinstance(found, dict) or "table" not in found:
        raise NotReached(f"{server}: this is not the answer of a Poleis server")
    return await sit(server, found["table"], token, want)


async def sit(server: str, table: str, token: str | None = None, want: str = "dump") -> Seat:
    """A seat whose token is known, or without one a place to watch from."""
    facts = await asyncio.to_thread(request, "GET", f"{server}/api/tables/{table}")
    try:
        return Seat(server, facts, token, want)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise NotReached(f"{server}: this is not the answer of a Poleis server") from None


class Seat:
    """One connection to a table. Use it as an async context manager."""

    def __init__(self, server: str, facts: Json, token: str | None, want: str = "dump") -> None:
        scheme, _, rest = server.partition("://")
        self.server: str = f"{scheme.lower()}://{rest}"
        self.table: str = facts["table"]
        self.facts = facts
        self.game: Game = get_game(facts["game"])
        self.setup: Setup = make_setup(self.game, len(facts["seats"]), facts["options"])
        self.want = want
        self._token = token
        self._name = secrets.token_hex(6)
        self._count = 0
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._states: asyncio.Queue[Json | None] = asyncio.Queue()
        self._failure: PoleisError | None = None
        self._task: asyncio.Task[None] | None = None
        self.rematch: str | None = None
        """The table that follows this one, once somebody has asked for a rematch."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # ---- what a program does

    async def states(self) -> AsyncIterator[Json]:
        """What the server shows, as it changes; ends when the server lets nobody in."""
        while True:
            state = await self._states.get()
            if state is None:
                if self._failure is not None:
                    raise self._failure
                return
            yield state

    async def turns(self) -> AsyncIterator[Json]:
        """The states in which this seat must act, until the game is over."""
        done = -1
        async for state in self.states():
            if state["over"]:
                return
            if state["you"] in state["actors"] and state["rev"] > done:
                done = state["rev"]
                yield state

    def known(self, state: Json) -> State:
        """What this seat may know, as a position."""
        known: State = self.game.load(self.setup, state["known"])
        return known

    async def play(self, action: int | str, state: Json) -> int:
        """Play an action in the position of *state*; returns the revision that it leads to."""
        spelling = {"text": action} if isinstance(action, str) else {"code": action}
        answer = await self.ask("play", rev=state["rev"], **spelling)
        return int(answer["rev"])

    async def ask(self, type: str, /, **fields: object) -> Json:
        """Send any message and wait for its answer, across as many connections as it takes."""
        self._count += 1
        message: Json = {"type": type, "id": f"{self._name}-{self._count}", **fields}
        while True:
            done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self._waiting[message["id"]] = message, done
            await self._send(message)
            answer = await done
            if answer["type"] != "nack":
                return answer
            if answer["error"] != "rate":
                raise Refused(answer)
            await asyncio.sleep(0.5)

    # ---- the line

    async def _send(self, message: Json) -> None:
        if self._failure is not None:
            raise self._failure
        if self._socket is not None and self._greeted:
            try:
                await self._socket.send(json.dumps(message))
            except ConnectionClosed:
                return  # it is sent again on the next connection

    async def _stay(self) -> None:
        """Be connected, again and again, until the server says that there is no use. Whoever was
        shown nothing comes again later and later."""
        tries = 0
        while self._failure is None:
            self._greeted = False
            try:
                await self._connect()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if tries >= 30:
                    self._fail(NotReached(f"{self.server}: {error}"))
            except Exception as error:
                reason = f"not understood ({type(error).__name__}: {error})"
                self._fail(NotReached(f"{self.server}: {reason}"))
            if self._failure is None:
                tries = 0 if self._greeted else tries
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def _connect(self) -> None:
        url = f"ws{self.server.removeprefix('http')}/ws/{self.table}"
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        async with connect(url, additional_headers=headers, max_size=_LARGEST) as socket:
            self._socket = socket
            try:
                await socket.send(
                    json.dumps({"type": "hello", "id": f"{self._name}-hello", "want": self.want})
                )
                async for text in socket:
                    await self._hear(json.loads(text))
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
            if socket.close_code in _FINAL:
                self._fail(NotReached(f"{self.server}: {_FINAL[socket.close_code]}"))

    async def _hear(self, message: Json) -> None:
        id = message.get("id")
        if id in self._waiting:
            _, done = self._waiting.pop(id)
            if not done.done():
                done.set_result(message)
        elif message["type"] == "state":
            if not _STATE <= message.keys():
                raise ValueError("a state that says too little")
            self._states.put_nowait(message)
            if not self._greeted:
                self._greeted = True
                for unanswered, _ in list(self._waiting.values()):
                    await self._send(unanswered)
        elif message["type"] == "rematch":
            self.rematch = message["table"]

    def _fail(self, failure: PoleisError) -> None:
        self._failure = failure
        self._states.put_nowait(None)
        for _, done in self._waiting.values():
            if not done.done():
                done.set_exception(failure)


async def play_for(seat: Seat, policy: Policy) -> Json:
    """Let a bot play to the end of the game; returns the facts about the finished table."""
    async with seat:
        async for state in seat.turns():
            known, luck = seat.known(state), Luck.of(secrets.token_hex(16))
            decision = await asyncio.to_thread(policy.decide, seat.game, known, state["you"], luck)
            try:
                await seat.play(decision.action, state)
            except Refused as refused:
                if refused.error != "stale":  # something was taken back meanwhile
                    raise
    return await asyncio.to_thread(request, "GET", f"{seat.server}/api/tables/{seat.table}")
