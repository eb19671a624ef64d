"""What a connection may say to a table, and what it is answered.

Each function is one kind of message. They run in the task that owns the table.
"""

from __future__ import annotations

import functools
import itertools
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from poleis.core.clean_text import clean
from poleis.core.errors import BadAction, PoleisError, UndoBarred
from poleis.core.match import Undo
from poleis.locale import LANGUAGES, get_language
from poleis.web.server.security import Bucket
from poleis.web.storage import store
from poleis.web.tables import queries, undo, wire
from poleis.web.tables.errors import Gone
from poleis.web.tables.inbox import Look
from poleis.web.tables.presenter import Shown
from poleis.web.tables.replies import is_fresh, nack, sitting
from poleis.web.tables.table import Client, Table

Answer = Callable[[Client, Any], Awaitable[None]]

LOOKS = (wire.Hello, wire.Ahead, wire.Preview, wire.Why, wire.Hint, wire.At)
"""Messages that change nothing: they wait behind all others and are charged for their time."""

QUESTIONS = (3, 0.1)
"""How many takebacks a seat may ask the others for: at once, and then in a second."""

_numbers = itertools.count(secrets.randbelow(2**30))


@dataclass
class Asked:
    """Somebody asks the others to take back; it holds until anything happens at the table."""

    number: int
    event: Undo
    rev: int
    waiting: set[int]


class Talk:
    """Answers the messages of all connections to one table."""

    def __init__(self, table: Table, follow: Callable[[Table], Awaitable[str]]) -> None:
        self.table = table
        self.follow = follow
        """Opens the table of a rematch and returns its id."""
        self.asked: Asked | None = None
        self._questions = [Bucket(*QUESTIONS) for _ in table.facts.seats]
        table.moved = lambda: self._close_asked(yes=False)
        self._answer: dict[type, Answer] = {
            wire.Hello: self.hello,
            wire.Ping: self.ping,
            wire.Play: self.play,
            wire.TakeBack: self.take_back,
            wire.TakeBackAnswer: self.take_back_answer,
            wire.Ahead: self._look(queries.ahead),
            wire.Preview: functools.partial(queries.preview, table),
            wire.Why: self._look(queries.why),
            wire.Hint: self._look(queries.hint),
            wire.Chat: self.chat,
            wire.Rename: self.rename,
            wire.Rematch: self.rematch,
            wire.At: self._look(queries.at),
        }

    def _look(self, kind: Callable[[Table, Client, Any], None]) -> Answer:
        """A look that is drawn in one go, and charged for it."""

        async def answer(client: Client, message: Any) -> None:
            with client.looks.metered():
                kind(self.table, client, message)

        return answer

    def look(self, client: Client, message: wire.ClientMessage) -> None:
        """Let a look wait for its turn. A look that gives way to it is refused, unless the answer
        to the newer one will do for both."""
        work = functools.partial(self, client, message)
        dropped = self.table.post_look(client, Look(message.type, message.id, work))
        if dropped is None:
            return
        if dropped.id == message.id:
            nack(client, message.id, "rate", "server-too-fast")
        elif dropped.type != "hello":
            nack(client, dropped.id, "replaced", "server-replaced")

    async def __call__(self, client: Client, message: wire.ClientMessage) -> None:
        """Answer one message; whatever goes wrong, its sender hears of it."""
        try:
            await self._answer[type(message)](client, message)
        except Gone:
            nack(client, message.id, "stale", "server-stale")
            await self.table.send_states()
        except Exception:
            nack(client, message.id, "server", "server-error")
            raise

    # ---- hello

    async def hello(self, client: Client, message: wire.Hello) -> None:
        """A full state. A client that has one already only says that it lost its way."""
        if message.lang in LANGUAGES:
            client.lang = message.lang
        client.want = message.want
        client.shown = Shown()
        with client.looks.metered():
            self.table.send_state(client)
        if self.asked is not None and self.asked.waiting & set(client.seats):
            self._tell_asked(client, self.asked)

    async def ping(self, client: Client, message: wire.Ping) -> None:
        client.send({"type": "pong", "id": message.id, "rev": self.table.rev_of(client)})

    # ---- moves

    async def play(self, client: Client, message: wire.Play) -> None:
        seat = sitting(self.table, client, message, known=True)
        if seat is None or not is_fresh(self.table, client, message.id, message.rev, seat):
            return
        table = self.table
        try:
            spelling = message.spelling()
            if spelling is None:
                raise BadAction("an action has one spelling")
            thought = {"hint": True} if seat in table.hinted else {}
            if message.also:
                thought["also"] = True
            await table.play(seat, spelling, message.id, thought or None)
        except PoleisError as error:
            answer = table.refusal(message.id, error, client.lang)
            client.send(table.remember(seat, message.id, answer))
            return
        client.send(wire.ack(message.id, table.rev_of(client)))
        await table.after_change()

    # ---- taking back

    async def take_back(self, client: Client, message: wire.TakeBack) -> None:
        seat = sitting(self.table, client, message, known=True)
        if seat is None or not is_fresh(self.table, client, message.id, message.rev, seat):
            return
        table = self.table
        ply = undo.last_confirmed(table, client.seats)
        if ply is None or table.match.is_over:
            answer = table.refusal(message.id, UndoBarred("nothing"), client.lang)
            client.send(table.remember(seat, message.id, answer))
            return
        event = Undo(table.match.log[ply].actor, ply)
        waiting = undo.others(table, event.actor, client.seats)
        if undo.is_free(table, ply, client.seats):
            await table.take_back(event, message.id)
            self._close_asked(yes=False)
            client.send(wire.ack(message.id, table.rev_of(client)))
            await table.after_change()
            return
        if self.asked is None and not self._questions[event.actor].take():
            nack(client, message.id, "rate", "server-too-fast")
            return
        if self.asked is not None and self.asked.event != event:
            nack(client, message.id, "busy", "server-undo-open")
            return
        client.send(table.remember(seat, message.id, wire.ack(message.id, table.rev_of(client))))
        if self.asked is None:
            self._ask_others(Asked(next(_numbers), event, table.rev, waiting))

    def _ask_others(self, asked: Asked) -> None:
        """Show a question to those who decide; while it is open, there is no other."""
        self.asked = asked
        for other in self.table.clients:
            if asked.waiting & set(other.seats):
                self._tell_asked(other, asked)

    def _tell_asked(self, client: Client, asked: Asked) -> None:
        name = self.table.presenter.names(client.lang)[asked.event.actor]
        lost = {move.actor for move in self.table.match.taken_back(asked.event)}
        key = "server-asks-undo-both" if lost & set(client.seats) else "server-asks-undo"
        text = get_language(client.lang)(key, name=name)
        client.send(
            {"type": "ask-undo", "ask": asked.number, "seat": asked.event.actor, "text": text}
        )

    async def take_back_answer(self, client: Client, message: wire.TakeBackAnswer) -> None:
        if sitting(self.table, client, message, known=True) is None:
            return
        asked = self.asked
        # After the end nothing is taken back, and a move has passed since then, too.
        if asked is None or asked.number != message.ask or asked.rev != self.table.rev:
            nack(client, message.id, "missing", "server-undo-closed")
            return
        mine = asked.waiting & set(client.seats)
        if not mine:
            nack(client, message.id, "seat", "server-no-seat")
            return
        ack = wire.ack(message.id, self.table.rev_of(client))
        client.send(self.table.remember(min(mine), message.id, ack))
        if not message.yes:
            self._close_asked(yes=False)
            return
        asked.waiting -= mine
        if not asked.waiting:
            await self.table.take_back(asked.event, f"undo-{asked.number}")
            self._close_asked(yes=True)
            await self.table.after_change()

    def _close_asked(self, *, yes: bool) -> None:
        """Tell those concerned that a question is settled, or not to be answered any more."""
        asked, self.asked = self.asked, None
        if asked is None:
            return
        key = "server-undo-granted" if yes else "server-undo-refused"
        for client in self.table.clients:
            if client.seats:
                text = get_language(client.lang)(key)
                client.send({"type": "undo-closed", "ask": asked.number, "yes": yes, "text": text})

    # ---- people

    async def chat(self, client: Client, message: wire.Chat) -> None:
        seat = sitting(self.table, client, message, known=True)
        if seat is None:
            return
        table = self.table
        text = clean(message.text)
        if not text:
            nack(client, message.id, "type", "server-bad-message")
            return
        name = table.presenter.names(client.lang)[seat]
        line = store.Line(seat, name, text, store.now())
        try:
            await table.database.write(
                lambda c: store.add_line(c, table.facts.id, line, message.id)
            )
        except IntegrityError:  # it came before a restart
            client.send(wire.ack(message.id, table.rev_of(client)))
            return
        table.chat.append(line)
        del table.chat[: -store.CHAT_LINES]
        client.send(table.remember(seat, message.id, wire.ack(message.id, table.rev_of(client))))
        for other in table.clients:
            if other.shown.rev is not None:
                other.send(wire.chat(line))

    async def rename(self, client: Client, message: wire.Rename) -> None:
        seat = sitting(self.table, client, message)
        if seat is None:
            return
        table = self.table
        name = clean(message.name)
        if not name:
            nack(client, message.id, "type", "server-bad-message")
            return
        await table.set_seat(replace(table.facts.seats[seat], name=name))
        client.send(wire.ack(message.id, table.rev_of(client)))
        await table.send_states()

    async def rematch(self, client: Client, message: wire.Rematch) -> None:
        if sitting(self.table, client, message) is None:
            return
        if await self.open_rematch() is None:
            nack(client, message.id, "turn", "server-not-over")
        else:
            client.send(wire.ack(message.id, self.table.rev_of(client)))

    async def open_rematch(self) -> str | None:
        """The table of the rematch, announced to everybody; None while this game is going on."""
        if not self.table.match.is_over:
            return None
        following = await self.follow(self.table)
        for client in self.table.clients:
            client.send({"type": "rematch", "table": following, "url": f"/t/{following}"})
        return following
