"""Handlers: one method for each message of a client.

They run in the task that owns the table.
"""

from __future__ import annotations

import functools
import itertools
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from poleis.core.clean_text import clean
from poleis.core.errors import BadAction, PoleisError, UndoBarred
from poleis.core.match import Undo
from poleis.locale import LANGUAGES, get_language
from poleis.web.tables import overlooked, queries, rows, score_answers, undo
from poleis.web.tables.bucket import Bucket
from poleis.web.tables.chat_lines import chat_message
from poleis.web.tables.endings import resign
from poleis.web.tables.errors import FrozenTable, LostTable, NotStored, StaleTable
from poleis.web.tables.inbox import Look
from poleis.web.tables.limits import Limits
from poleis.web.tables.old_rules import REFUSED
from poleis.web.tables.presenter import SentState
from poleis.web.tables.replies import check_revision, nack, open_seat, seat_for
from poleis.web.tables.table import Client, Table
from poleis.web.tables.votes import Votes
from poleis.web.wire import server_messages
from poleis.web.wire.client_messages import (
    Abandon,
    Ahead,
    At,
    Chat,
    ClientMessage,
    Gains,
    Hello,
    Hint,
    Ping,
    Play,
    Preview,
    Rematch,
    Rename,
    Replace,
    Resign,
    Reveal,
    Score,
    TakeBack,
    TakeBackAnswer,
    VoteAnswer,
    Why,
)
from poleis.web.wire.server_messages import ack

Answer = Callable[[Client, Any], Awaitable[None]]

QUERIES = (Hello, Ahead, Preview, Gains, Why, Hint, At, Score)
"""Messages that change nothing: they wait behind all others and are charged for their time."""

_numbers = itertools.count(secrets.randbelow(2**30))


@dataclass
class UndoRequest:
    """A request for a takeback, open until anything happens at the table."""

    number: int
    event: Undo
    rev: int
    waiting: set[int]


class Handlers:
    """Handles the messages of all connections to one table."""

    def __init__(
        self,
        table: Table,
        open_rematch: Callable[[Table], Awaitable[str]],
        limits: Limits | None = None,
    ) -> None:
        limits = limits or Limits()
        self.table = table
        self.open_rematch = open_rematch
        """Opens the table of a rematch and returns its id."""
        self.request: UndoRequest | None = None
        self._questions = [Bucket(*limits.takebacks) for _ in table.info.seats]
        self._chat = [Bucket(*limits.chat) for _ in table.info.seats]
        self.votes: Votes = Votes(table, limits)
        table.moved = self._moved
        table.people_changed = self.votes.recount
        table.timekeeper.refuse_question = lambda: self._close_request(yes=False)
        self._answer: dict[type, Answer] = {
            Hello: self.hello,
            Ping: self.ping,
            Play: self.play,
            TakeBack: self.take_back,
            TakeBackAnswer: self.take_back_answer,
            Ahead: self._query(queries.ahead),
            Preview: functools.partial(queries.preview, table),
            Gains: functools.partial(queries.gains, table),
            Why: self._query(queries.why),
            Hint: self._query(queries.hint),
            Chat: self.chat,
            Rename: self.rename,
            Rematch: self.rematch,
            Replace: self.votes.replace,
            Abandon: self.votes.abandon,
            VoteAnswer: self.votes.answer,
            Resign: functools.partial(resign, table),
            Reveal: self.reveal,
            At: self._query(queries.at),
            Score: self._query(score_answers.score),
        }

    def _query(self, kind: Callable[[Table, Client, Any], None]) -> Answer:
        """A query that is answered in one go, and charged for its time."""

        async def answer(client: Client, message: Any) -> None:
            with client.account.metered():
                kind(self.table, client, message)

        return answer

    def post_query(self, client: Client, message: ClientMessage) -> bool:
        """Queue a query. The query that gives way to it is refused; a hello that gives way to
        another one is not, unless drawing time is spent. Returns whether the client is within its
        drawing time.

        The first hello of a player is as urgent as a move: on a busy server it would wait behind
        the moves of all tables for ever.
        """
        work = functools.partial(self, client, message)
        is_first_hello = client.is_new and isinstance(message, Hello)
        if is_first_hello:
            client.is_new = False
        if is_first_hello and client.seats and not client.account.delay():
            self.table.post(work)
            return True
        dropped = self.table.post_look(client, Look(message.type, message.id, work))
        if dropped is None:
            return True
        wait = client.account.debt()
        if wait:
            nack(client, dropped.id, "rate", "server-drawing-spent", wait=wait)
        elif dropped.id == message.id:
            nack(client, message.id, "rate", "server-too-fast")
        elif dropped.type != "hello":
            nack(client, dropped.id, "replaced", "server-replaced")
        return not wait and dropped.id != message.id

    async def __call__(self, client: Client, message: ClientMessage) -> None:
        """Handle one message. The sender always gets a reply."""
        frozen = self.table.frozen
        if frozen is not None and isinstance(message, REFUSED):
            client.send(server_messages.nack(message.id, "frozen", frozen.text(client.lang)))
            return
        if type(message) not in self._answer:  # one that only lessons understand
            nack(client, message.id, "type", "server-bad-message")
            return
        try:
            await self._answer[type(message)](client, message)
        except FrozenTable as error:
            say = get_language(client.lang)
            client.send(server_messages.nack(message.id, "frozen", say.say(error.notice)))
        except StaleTable:
            nack(client, message.id, "stale", "server-stale")
            await self.table.send_states()
        except NotStored as error:
            say = get_language(client.lang)
            client.send(server_messages.nack(message.id, "server", say.say(error.notice)))
        except LostTable:  # the next owner answers when the message comes again
            raise
        except Exception:
            nack(client, message.id, "server", "server-error")
            raise

    # ---- hello

    async def hello(self, client: Client, message: Hello) -> None:
        """Send a full state. A client that lost track of the revisions asks for it again."""
        if message.lang in LANGUAGES:
            client.lang = message.lang
        client.want = message.want
        client.is_beginner = message.beginner
        client.sent = SentState()
        client.account.charge(await self.table.prepare_state(client))
        with client.account.metered():
            self.table.send_state(client)
        if self.request is not None and self.request.waiting & set(client.seats):
            self._send_request(client, self.request)
        self.votes.remind(client)

    async def ping(self, client: Client, message: Ping) -> None:
        client.send({"type": "pong", "id": message.id, "rev": self.table.rev_of(client)})

    async def reveal(self, client: Client, message: Reveal) -> None:
        """Open the curtain: the player of this seat is in front of the screen."""
        if message.seat not in client.seats:
            nack(client, message.id, "seat", "server-no-seat")
            return
        client.front = message.seat
        client.send(ack(message.id, self.table.rev_of(client)))
        client.account.charge(await self.table.prepare_state(client))
        with client.account.metered():
            self.table.send_state(client)

    # ---- moves

    async def play(self, client: Client, message: Play) -> None:
        table = self.table
        if seat_for(table, client, message, known=True) is None:
            return
        seat = open_seat(table, client, message.id)
        if seat is None or not check_revision(table, client, message.id, message.rev, seat):
            return
        if table.info.ending is not None:
            table.remember(seat, message.id, nack(client, message.id, "turn", "server-over"))
            return
        try:
            spelling = message.spelling()
            if spelling is None:
                raise BadAction("an action has one spelling")
            thought = {"hint": True} if seat in table.hinted else None
            await table.play(seat, spelling, message.id, thought, message.joins_turn)
        except PoleisError as error:
            answer = table.refusal(message.id, error, client.lang)
            client.send(table.remember(seat, message.id, answer))
            return
        client.front = seat
        client.send(ack(message.id, table.rev_of(client)))
        await table.after_change()
        overlooked.look_back(table, client)

    # ---- taking back

    async def take_back(self, client: Client, message: TakeBack) -> None:
        seat = seat_for(self.table, client, message, known=True)
        if seat is None or not check_revision(self.table, client, message.id, message.rev, seat):
            return
        table = self.table
        ply = undo.last_confirmed(table, client.seats)
        if ply is None or table.is_over:
            answer = table.refusal(message.id, UndoBarred("nothing"), client.lang)
            client.send(table.remember(seat, message.id, answer))
            return
        event = Undo(table.match.log[ply].actor, ply)
        waiting = undo.others(table, event.actor, client.seats)
        if undo.is_free(table, ply, client.seats):
            await table.take_back(event, message.id)
            self._close_request(yes=False)
            client.send(ack(message.id, table.rev_of(client)))
            await table.after_change()
            return
        if undo.is_final(table):
            nack(client, message.id, "barred", "daily-no-undo")
            return
        if self.request is None and not self._questions[event.actor].take():
            nack(client, message.id, "rate", "server-too-fast")
            return
        if self.request is not None and self.request.event != event:
            nack(client, message.id, "busy", "server-undo-open")
            return
        client.send(table.remember(seat, message.id, ack(message.id, table.rev_of(client))))
        if self.request is None:
            self._ask_others(UndoRequest(next(_numbers), event, table.rev, waiting))
            if table.timekeeper.pause():
                await table.send_states()

    def _moved(self) -> None:
        """The game has gone on, or is over."""
        self._close_request(yes=False)
        self.votes.end_with_game()

    def _ask_others(self, request: UndoRequest) -> None:
        """Send the request to those who decide. Only one can be open."""
        self.request = request
        for other in self.table.clients:
            if request.waiting & set(other.seats):
                self._send_request(other, request)

    def _send_request(self, client: Client, request: UndoRequest) -> None:
        name = self.table.presenter.names(client.lang)[request.event.actor]
        lost = {move.actor for move in self.table.match.taken_back(request.event)}
        key = "server-asks-undo-both" if lost & set(client.seats) else "server-asks-undo"
        text = get_language(client.lang)(key, name=name)
        client.send(
            {"type": "ask-undo", "ask": request.number, "seat": request.event.actor, "text": text}
        )

    async def take_back_answer(self, client: Client, message: TakeBackAnswer) -> None:
        if seat_for(self.table, client, message, known=True) is None:
            return
        request = self.request
        # A revision later than the request: the game went on or ended.
        if request is None or request.number != message.ask or request.rev != self.table.rev:
            nack(client, message.id, "missing", "server-undo-closed")
            return
        mine = request.waiting & set(client.seats)
        if not mine:
            nack(client, message.id, "seat", "server-no-seat")
            return
        done = ack(message.id, self.table.rev_of(client))
        client.send(self.table.remember(min(mine), message.id, done))
        if not message.yes:
            self._close_request(yes=False)
            if self.table.timekeeper.clock is not None:
                await self.table.send_states()
            return
        request.waiting -= mine
        if not request.waiting:
            await self.table.take_back(request.event, f"undo-{request.number}")
            self._close_request(yes=True)
            await self.table.after_change()

    def _close_request(self, *, yes: bool) -> None:
        """Close the open request, granted or not, and notify the players."""
        request, self.request = self.request, None
        self.table.timekeeper.resume()
        if request is None:
            return
        key = "server-undo-granted" if yes else "server-undo-refused"
        for client in self.table.clients:
            if client.seats:
                text = get_language(client.lang)(key)
                client.send(
                    {"type": "undo-closed", "ask": request.number, "yes": yes, "text": text}
                )

    # ---- people

    async def chat(self, client: Client, message: Chat) -> None:
        seat = seat_for(self.table, client, message, known=True)
        if seat is None:
            return
        table = self.table
        text = clean(message.text)
        if not text:
            nack(client, message.id, "type", "server-bad-message")
            return
        if not self._chat[seat].take():
            nack(client, message.id, "rate", "server-too-fast")
            return
        name = table.presenter.names(client.lang)[seat]
        line = rows.ChatMessage(seat, name, text, rows.now())
        if not await table.journal.add_chat(line, message.id):  # it came before a restart
            client.send(ack(message.id, table.rev_of(client)))
            return
        table.chat.append(line)
        del table.chat[: -rows.CHAT_LINES]
        client.send(table.remember(seat, message.id, ack(message.id, table.rev_of(client))))
        for other in table.clients:
            if other.sent.rev is not None:
                other.send(chat_message(line))

    async def rename(self, client: Client, message: Rename) -> None:
        seat = seat_for(self.table, client, message)
        if seat is None:
            return
        table = self.table
        name = clean(message.name)
        if not name:
            nack(client, message.id, "type", "server-bad-message")
            return
        await table.set_seat(replace(table.info.seats[seat], name=name))
        client.send(ack(message.id, table.rev_of(client)))
        await table.send_states()

    async def rematch(self, client: Client, message: Rematch) -> None:
        if seat_for(self.table, client, message) is None:
            return
        if await self.announce_rematch() is None:
            nack(client, message.id, "turn", "server-not-over")
        else:
            client.send(ack(message.id, self.table.rev_of(client)))

    async def announce_rematch(self) -> str | None:
        """The table of the rematch, announced to everybody; None while this game is going on.
        FrozenTable if it cannot."""
        if self.table.frozen is not None:
            self.table.frozen.check_over(is_over=self.table.is_over)
        if not self.table.is_over:
            return None
        following = await self.open_rematch(self.table)
        for client in self.table.clients:
            client.send({"type": "rematch", "table": following, "url": f"/t/{following}"})
        return following
