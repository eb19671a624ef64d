"""A fuzzer for the WebSocket of tables: clients that lose, double, reorder and forge messages.

Each table has players with one or two connections, and a watcher. A message may be dropped, sent
twice, on another connection too, or held back until after the next one. Now and then the table
comes to rest, and every picture that was built up from differences is compared with a full
drawing. Moves are recorded for the checker of histories.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from poleis.client import request
from poleis.core.game import get_game
from tests.soak import bad_messages
from tests.soak.fuzz_client import Client, Fuzz
from tests.soak.history import Answer, Operation

GAMES = ("akropolis", "seven_wonders_dice", "origins", "age_of_civilization")
Json = dict[str, Any]


class FuzzTable:
    """One table and its clients, driven by one task."""

    def __init__(self, fuzz: Fuzz, number: int, seed: int) -> None:
        self.fuzz = fuzz
        self.game = GAMES[number % len(GAMES)]
        self.luck = random.Random(f"{seed}-{number}")
        self.id = ""
        self.clients: list[Client] = []
        self._known: dict[str, Operation] = {}
        self._actions = get_game(self.game).actions.size

    async def run(self) -> None:
        """One game after the other, until enough messages are sent."""
        while self.fuzz.left > 0:
            await self._open()
            try:
                while self.fuzz.left > 0 and not self._is_over():
                    await self._step()
                await self._rest()
            finally:
                for client in self.clients:
                    await client.close()

    async def _open(self) -> None:
        wish = {"game": self.game, "seats": [{"kind": "link"}] * 2}
        opened = await asyncio.to_thread(request, "POST", f"{self.fuzz.url}/api/tables", wish)
        self.id = opened["table"]
        tokens = [link["url"].removeprefix("/j/") for link in opened["links"]]
        self.clients = [
            Client(self, 0, tokens[0], "view"),
            Client(self, 1, tokens[1], "dump"),
            Client(self, self.luck.randrange(2), None, "nothing"),
        ]
        second = self.clients[2]
        if self.luck.random() < 0.7 and second.seat is not None:
            second.token = tokens[second.seat]
        else:
            second.seat = None
        for client in self.clients:
            await client.open()
        self.fuzz.tokens += tokens

    def _is_over(self) -> bool:
        return any(client.picture.fields.get("over") for client in self.clients)

    # ---- what is sent

    async def _step(self) -> None:
        client = self.luck.choice(self.clients)
        if not client.is_open:
            await client.open()
        chance = self.luck.random()
        if chance < 0.02:
            await self._rest()
        elif chance < 0.03:
            await client.close(rudely=True)
        elif chance < 0.035:
            foreign = [token for token in self.fuzz.tokens[-40:] if token not in self._tokens()]
            if foreign:
                await client.steal(self.luck.choice(foreign))
        elif chance < 0.06:
            client.want = self.luck.choice(("nothing", "dump", client.want))
            await client.hello()
            self._count("hello")
        else:
            kind, message = self._message(client)
            await self._tamper(client, kind, message)
            if kind == "play" and self.luck.random() < 0.7:  # else the game would not get on
                await client.ping()
        await asyncio.sleep(0 if self.luck.random() < 0.7 else self.luck.uniform(0, 0.02))

    def _tokens(self) -> set[str | None]:
        return {client.token for client in self.clients}

    def _count(self, kind: str) -> None:
        self.fuzz.sent[kind] += 1
        self.fuzz.left -= 1

    async def _tamper(self, client: Client, kind: str, message: Json | str | bytes) -> None:
        """Send a message: or lose, double or hold it back."""
        data = json.dumps(message) if isinstance(message, dict) else message
        self._count(kind)
        fate = self.luck.random()
        if fate < 0.05:
            self.fuzz.sent["dropped"] += 1
            return
        if fate < 0.13:
            self.fuzz.sent["held back"] += 1
            client.held.append(data)
            return
        await client.send(data)
        if fate < 0.21:
            self.fuzz.sent["doubled"] += 1
            self.fuzz.left -= 1
            others = [one for one in self.clients if one.seat == client.seat]
            await self.luck.choice(others).send(data)
        held, client.held = client.held, []
        for late in held:
            await client.send(late)

    def _message(self, client: Client) -> tuple[str, Json | str | bytes]:
        kind = self.luck.choices(
            ("play", "stale", "wild", "undo", "answer", "chat", "bad", "query", "ping"),
            (26, 8, 6, 6, 3, 2, 14, 15, 20),
        )[0]
        if kind == "bad":
            return kind, bad_messages.make(self.luck, client.new_id(), client.picture.rev)
        if kind == "query":
            return kind, bad_messages.query(self.luck, client.new_id(), client.picture)
        if kind == "ping" or (kind == "play" and not client.picture.fields.get("legal")):
            return "ping", {"type": "ping", "id": client.new_id()}
        if kind == "answer":
            asked = client.questions.pop() if client.questions else self.luck.randrange(2**31)
            yes = self.luck.random() < 0.5
            return kind, {"type": "undo-answer", "id": client.new_id(), "ask": asked, "yes": yes}
        return kind, self._operation(client, kind)

    def _operation(self, client: Client, kind: str) -> Json:
        """A message that may change the table, recorded."""
        picture, id = client.picture, client.new_id()
        rev = max(0, picture.rev - (self.luck.randrange(1, 4) if kind == "stale" else 0))
        if kind == "chat":
            self._record(client, Operation(self.id, -1, id, "chat"))
            return {"type": "chat", "id": id, "text": f"line {id}"}
        if kind == "undo":
            is_free = picture.fields.get("can_undo") == "free"
            self._record(client, Operation(self.id, -1, id, "undo" if is_free else "ask", rev))
            return {"type": "undo", "id": id, "rev": rev}
        legal = picture.fields.get("legal") or []
        code = self.luck.choice(legal) if legal and kind != "wild" else None
        if code is None:
            code = self.luck.randrange(self._actions)
        self._record(client, Operation(self.id, -1, id, "play", rev, code))
        message: Json = {"type": "play", "id": id, "rev": rev, "code": code}
        if self.luck.random() < 0.2:
            message["same_turn"] = True
        return message

    def _record(self, client: Client, operation: Operation) -> None:
        operation.sent = time.monotonic()
        if client.seat is not None:
            operation.seat = client.seat
            self.fuzz.history.operations.append(operation)
        self._known[operation.id] = operation

    def note_answer(self, client: Client, message: Json) -> None:
        operation = self._known.get(message["id"])
        if operation is None:
            return
        error = message.get("error")
        if operation.seat < 0 and error not in ("seat", "rate"):
            client.report("watcher", f"{operation.kind}: {message}")
        operation.answers.append(Answer(time.monotonic(), message.get("rev"), error))

    # ---- rest

    async def _rest(self) -> None:
        """Let everything be answered, then compare all pictures."""
        for client in self.clients:
            if not client.is_open:
                await client.open()
            for late in client.held:
                await client.send(late)
            client.held.clear()
        for _ in range(2):  # the second time, what the others' last messages led to has come too
            for client in self.clients:
                await client.ping()
        for client in self.clients:
            if client.is_open:
                await client.compare()


async def fuzz_tables(url: str, *, messages: int, tables: int, seed: int) -> Fuzz:
    """Send so many messages, spread over some tables."""
    fuzz = Fuzz(url, messages)
    async with asyncio.TaskGroup() as running:
        for number in range(tables):
            running.create_task(FuzzTable(fuzz, number, seed).run())
    return fuzz
