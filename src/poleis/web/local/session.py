"""A session: the messages between a page and its table or lesson, as text."""

from __future__ import annotations

import asyncio
import functools
import logging
from typing import Final

from poleis.core.errors import PoleisError
from poleis.locale import get_language
from poleis.web.lessons import catalogue
from poleis.web.lessons.room import Room
from poleis.web.local.client import LOST, NO_TABLE, LocalClient, Port, message_text
from poleis.web.local.tables import Live, LocalTables
from poleis.web.tables import overlooked, queries
from poleis.web.tables.errors import LostGame
from poleis.web.tables.handlers import QUERIES
from poleis.web.tables.presenter import SentState
from poleis.web.wire.bad_message import BadMessage
from poleis.web.wire.client_messages import ClientMessage
from poleis.web.wire.plain_reader import read_message
from poleis.web.wire.server_messages import nack

log: Final = logging.getLogger("poleis.web")

KEYS: Final = {"size": "server-too-large"}


class Session:
    """What a WebSocket is at a server."""

    def __init__(self, port: Port, lang: str) -> None:
        self._port = port
        self._lang = lang

    def receive(self, text: str) -> None:
        """A message of the page."""
        try:
            message = read_message(text)
        except BadMessage as error:
            said = get_language(self._lang)(KEYS.get(error.error, "server-bad-message"))
            refusal = nack(error.id, error.error, said)
            if error.fields:
                refusal["fields"] = list(error.fields)
            self._port.send(message_text(refusal))
            return
        self.take(message)

    def take(self, message: ClientMessage) -> None:
        """A message of the page that could be read."""
        raise NotImplementedError

    def close(self) -> None:
        """The page has gone."""


class NoSession(Session):
    """An address that nobody listens at."""

    def __init__(self, port: Port, lang: str) -> None:
        super().__init__(port, lang)
        port.close(NO_TABLE, "table")

    def take(self, message: ClientMessage) -> None:
        """Nobody answers."""


class TableSession(Session):
    """A connection to a table, from its beginning to its end."""

    def __init__(self, tables: LocalTables, id: str, port: Port, lang: str) -> None:
        super().__init__(port, lang)
        self._tables = tables
        self._live: Live | None = None
        self._client = LocalClient(port, (), lang, tables.pressure)
        self._waiting: list[ClientMessage] = []
        """What came before the table was read."""
        self._is_closed = False
        self._task = asyncio.get_running_loop().create_task(self._begin(id))

    async def _begin(self, id: str) -> None:
        try:
            live = await self._tables.get(id)
        except LostGame:
            self._port.close(LOST, "game")
        except PoleisError:
            self._port.close(NO_TABLE, "table")
        else:
            if not self._is_closed:
                self._attach(live)

    def _attach(self, live: Live) -> None:
        self._live = live
        live.followers.append(self)
        self._client.seats = live.mine
        self._client.account = self._tables.pressure.account(
            live.mine, self._tables.person, live.table.budget
        )
        live.table.connect(self._client)
        waiting, self._waiting = self._waiting, []
        for message in waiting:
            self.take(message)

    def _detach(self) -> None:
        live, self._live = self._live, None
        if live is not None:
            live.followers.remove(self)
            queries.forget(self._client)
            overlooked.forget(self._client)
            live.table.disconnect(self._client)

    def follow(self, live: Live) -> None:
        """The table was read again: go on there, with a whole state."""
        has_state = self._client.sent.rev is not None
        self._detach()
        self._client.sent = SentState()
        self._attach(live)
        if has_state:
            live.table.post(functools.partial(self._show, live))

    async def _show(self, live: Live) -> None:
        live.table.send_state(self._client)

    def lose(self) -> None:
        """The table is gone."""
        self._detach()
        self._port.close(NO_TABLE, "table")

    def take(self, message: ClientMessage) -> None:
        live, client = self._live, self._client
        if live is None:
            self._waiting.append(message)
        elif isinstance(message, QUERIES):
            live.handlers.post_query(client, message)
        else:
            live.table.post(functools.partial(live.handlers, client, message))

    def close(self) -> None:
        self._is_closed = True
        self._detach()


class LessonSession(Session):
    """A learner in a lesson. A message is answered before the next one is read."""

    def __init__(self, game: str, id: str, port: Port, lang: str) -> None:
        super().__init__(port, lang)
        self._room = Room(catalogue.find(game, id), lang)

    def take(self, message: ClientMessage) -> None:
        try:
            replies = self._room.answer(message)
        except Exception:
            log.exception("a lesson failed")
            said = get_language(self._lang)("server-error")
            self._port.send(message_text(nack(message.id, "server", said)))
            return
        for reply in replies:
            self._port.send(message_text(reply))
