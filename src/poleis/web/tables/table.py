"""A live table: one task owns it and handles its inbox.

A message comes in, its revision is checked, `Match.play` judges, the row is committed, and only
then are views sent. Queries go through the same inbox, so no client ever sees a move that a crash
could undo.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from poleis.core.errors import BadAction, Illegal, NotYourTurn, PoleisError
from poleis.core.match import Match, Move, Undo
from poleis.locale import get_language
from poleis.web.tables import curtain, old_rules, rows
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.bot_turns import BotTurns
from poleis.web.tables.broadcast import Broadcast
from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.by_decision import ByDecision
from poleis.web.tables.drawing_thread import draw_in_thread
from poleis.web.tables.errors import LostTable, StaleTable
from poleis.web.tables.inbox import Inbox, Look, Work
from poleis.web.tables.journal import Journal
from poleis.web.tables.old_rules import Frozen
from poleis.web.tables.presence import Presence
from poleis.web.tables.presenter import Presenter, SentState, Thoughts
from poleis.web.tables.rows import Event, TableInfo
from poleis.web.tables.state_message import state_message
from poleis.web.tables.timekeeper import Timekeeper
from poleis.web.tables.turn_starts import TurnStarts
from poleis.web.tables.workers import Workers
from poleis.web.wire import Json
from poleis.web.wire.client_messages import Want
from poleis.web.wire.server_messages import (
    Ack,
    HeadlineMessage,
    Nack,
    ServerMessage,
    ack,
    nack,
)
from poleis.web.wire.views import Refusal

log: Final = logging.getLogger("poleis.web")

Reply = TypeVar("Reply", Ack, Nack)

REMEMBERED = 500
"""Replies that are remembered for messages that come twice."""


async def _nothing() -> None:
    pass


class Client(Protocol):
    """One open connection, as a table sees it."""

    seats: tuple[int, ...]
    lang: str
    want: Want
    sent: SentState
    is_new: bool
    """Whether its first hello is still to come."""
    is_beginner: bool
    """Whether its states explain each decision."""
    person: str
    """Who is behind it; empty for a program."""
    front: int | None
    """At a screen for several: the seat of the player who is known to be in front of it."""
    address: str
    account: Account

    def send(self, message: ServerMessage) -> None:
        """Put a message on its way; never waits."""

    def drop_unsent_state(self) -> bool:
        """Remove a state that was not sent yet; returns whether there was one."""

    def move_away(self) -> None:
        """Close the connection: the client comes again and finds the new owner of the table."""


class Table:
    """One table: its match, who is connected, and the inbox."""

    def __init__(
        self,
        info: TableInfo,
        events: list[Event],
        chat: list[rows.ChatMessage],
        journal: Journal,
        workers: Workers,
        presence: Presence,
        bot_pause: float = 0.0,
        back_pressure: BackPressure | None = None,
    ) -> None:
        pressure = back_pressure or BackPressure()
        self.info = info
        self.presence = presence
        self.clients: list[Client] = presence.clients
        self.chat = chat
        self.journal = journal
        self.workers = workers
        self.bot_pause = bot_pause
        self.match: Match
        self.frozen: Frozen | None
        """Why nobody can play on, if so."""
        self.presenter: Presenter
        self.hinted: set[int] = set()
        self.moved: Callable[[], None] = lambda: None
        """Called after every move."""
        self.people_changed: Callable[[], Awaitable[None]] = _nothing
        """Called when somebody has come or gone."""
        self.changed: Callable[[], None] = lambda: None
        """Called after every change that is committed."""
        self.remind: Callable[[int], None] = lambda seat: None
        """Notifies the absent player of a seat that their time is over."""
        self.touched = time.monotonic()
        self.committed = 0.0
        """When the last event was committed, as `time.monotonic` counts."""
        self.bots = BotTurns(self)
        self.timekeeper = Timekeeper(self, presence.clock)
        self._was_paused = False
        self._has_news = False
        self.budget = Budget(pressure.limits.table)
        self.broadcast = Broadcast(self, pressure.counters)
        self._inbox = Inbox(pressure.turns, pressure.limits.queries)
        self._rows: list[Event]
        self._done: dict[tuple[int, str], int]
        self._answers: OrderedDict[tuple[int, str], Ack | Nack] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._busy = False
        self._questions: set[asyncio.Future[Any]] = set()
        self._is_lost = False
        self.lost: Callable[[], None] = lambda: None
        """Called when another server owns the table."""
        self._rebuild(events)

    def _rebuild(self, events: list[Event]) -> None:
        self._rows = events
        self._done = {}
        self.thoughts: ByDecision[dict[str, Any]] = Thoughts({})
        self.same_turn: ByDecision[bool] = ByDecision(False)
        self.turn_starts = TurnStarts()
        asked: tuple[int, str] | None = None

        def note(match: Match, row: Event) -> None:
            nonlocal asked
            if row.message is not None:
                asked = row.event.actor, row.message
            if asked is not None:  # what chance added belongs to the message before it
                self._done[asked] = match.revision(asked[:1])
            self._note(row, match.log)
            self.turn_starts.note(len(match.history), match.state.actors())

        self.match, self.frozen = old_rules.rebuild(self.info, events, note)
        self.presenter = Presenter(self.info, self.match, self.thoughts)
        if self.frozen is not None:
            self.frozen = self.frozen.numbered(self.presenter)

    def _note(self, row: Event, log: list[Move]) -> None:
        """Keep the notes on a decision, or drop those on decisions that were taken back."""
        if isinstance(row.event, Undo):
            self.thoughts.forget_undone(log)
            self.same_turn.forget_undone(log)
            return
        if row.thought:
            self.thoughts.add(row.event, row.thought, log)
        if row.same_turn:
            self.same_turn.add(row.event, True, log)

    @property
    def rev(self) -> int:
        """The revision: the number of moves, outcomes of chance and undos."""
        return len(self.match.history)

    @property
    def is_over(self) -> bool:
        """Whether nobody plays on: the game is over, or people have ended it."""
        return self.presenter.is_over

    def rev_of(self, client: Client) -> int:
        """The revision visible to this client; other players' pending choices are not counted."""
        return self.match.revision(client.seats)

    # ---- the inbox

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.info.id}")
        self.post(self.wake_bots)
        self.post(self.timekeeper.begin)

    def stop(self) -> None:
        self.bots.close()
        self.timekeeper.stop()
        if self._task is not None:
            self._task.cancel()

    def leave_to_next_owner(self) -> None:
        """Stop for good: another server owns the table. Connections and questions go there."""
        self._is_lost = True
        self.stop()
        for question in list(self._questions):
            if not question.done():
                question.set_exception(LostTable())
        for client in list(self.clients):
            client.move_away()

    async def finish(self) -> None:
        """Stop the bots, and wait until everything that waits in the inbox now is done; queries
        may remain."""
        self.bots.close()
        await self.ask(self.timekeeper.close)

    @property
    def is_idle(self) -> bool:
        return not (self.clients or self.bots.is_thinking or self._busy or self._inbox)

    def post(self, work: Work, *, is_urgent: bool = True) -> None:
        """Have something done by the task that owns the table; what spectators send is not
        urgent."""
        self.touched = time.monotonic()
        self._inbox.put(work, is_urgent=is_urgent)

    def post_look(self, client: Client, look: Look) -> Look | None:
        """Have something drawn when nothing else waits; returns the look that gives way to it."""
        self.touched = time.monotonic()
        return self._inbox.put_look(client, look)

    async def ask(self, question: Callable[[], Any]) -> Any:
        """The answer to a question about the table, when its turn in the inbox has come.

        LostTable if another server owns the table by then.
        """
        if self._is_lost:
            raise LostTable
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                answer = question()
                if asyncio.iscoroutine(answer):
                    answer = await answer
                if not done.done():
                    done.set_result(answer)
            except LostTable:
                raise
            except Exception as error:
                if not done.done():
                    done.set_exception(error)

        self._questions.add(done)
        done.add_done_callback(self._questions.discard)
        self.post(work)
        return await done

    async def _run(self) -> None:
        while True:
            work = await self._inbox.get()
            self._busy = True
            try:
                if not self.journal.is_current:
                    await self.journal.hold()
                await work()
            except LostTable:
                self.lost()
                return
            except Exception:
                log.exception("a message failed", extra={"table": self.info.id})
            finally:
                self._busy = False
            await asyncio.sleep(0)  # other tables have their turn, and what was sent goes out

    # ---- connections

    def connect(self, client: Client) -> None:
        client.account.ready = self._inbox.wake
        self.presence.add(client)
        self._post_presence()

    def disconnect(self, client: Client) -> None:
        if client in self.clients:
            self._inbox.forget(client)
            gone = self.presence.remove(client)
            self.post(lambda: self.presence.note_absent(gone))
            self._post_presence()

    def online(self) -> set[int]:
        return self.presence.online()

    def _post_presence(self) -> None:
        """Have the presence sent once, however many come and go meanwhile."""
        if not self._has_news:
            self._has_news = True
            self.post(self._tell_presence)

    async def _tell_presence(self) -> None:
        self._has_news = False
        message = self.presence.message()
        for client in self.clients:
            if client.sent.rev is not None:
                client.send(message)
        self.bots.wake()
        await self.people_changed()
        has_changed = await self.timekeeper.settle()
        if has_changed or self._was_paused != self.bots.is_paused:
            self._was_paused = self.bots.is_paused
            await self.send_states()

    def seat_of(self, client: Client) -> int | None:
        """The seat that a connection acts for, also while a curtain hides what it knows."""
        return curtain.seat_of(self, client)

    def viewer_of(self, client: Client) -> int | None:
        """The seat whose knowledge a connection is shown; None for what a spectator may know."""
        return curtain.viewer_of(self, client)

    def send_state(self, client: Client) -> None:
        """Bring a connection up to date."""
        client.send(self.state_for(client))

    async def prepare_state(self, client: Client) -> float:
        """Draw the next state of a connection in a thread, if there is much to draw; returns the
        seconds of computing. The task of the table waits, so nothing changes meanwhile."""
        viewer, lang, presenter = self.viewer_of(client), client.lang, self.presenter
        reader = curtain.reader_of(self, client)
        if client.want != "view" or not presenter.is_behind(reader, lang):
            return 0.0
        _, seconds = await draw_in_thread(lambda: presenter.catch_up(viewer, reader, lang))
        return seconds

    def headline_for(self, client: Client) -> HeadlineMessage | None:
        """The message before the state, if any."""
        if client.want != "view":
            return None
        return self.presenter.headline(client.sent, self.viewer_of(client), client.lang)

    def state_for(self, client: Client) -> ServerMessage:
        """The next state of a connection, which counts as sent from now on.

        It replaces a state that still waits to be sent, and is complete then.
        """
        if client.drop_unsent_state():
            client.sent = SentState()
        return state_message(self, client)

    async def send_states(self) -> None:
        """Send the new state to every player at once, and to spectators as budgets allow."""
        await self.timekeeper.settle()
        await self.broadcast.send()

    # ---- answers

    def known_answer(self, seat: int, id: str) -> Ack | Nack | None:
        """The answer to a message that came before, also before a restart."""
        if (seat, id) in self._done:
            return ack(id, self._done[seat, id])
        return self._answers.get((seat, id))

    def remember(self, seat: int, id: str, answer: Reply) -> Reply:
        self._answers[seat, id] = answer
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    def refusal(self, id: str, error: PoleisError, lang: str) -> Nack:
        """Why something was not done, in a person's language, with rule ids."""
        say = get_language(lang)
        if isinstance(error, Illegal):
            refusals: list[Refusal] = [
                {"rule": one.rule, "text": say.say(one.text)} for one in error.refusals
            ]
            return nack(id, "illegal", say("server-illegal"), refusals)
        if isinstance(error, NotYourTurn):
            return nack(id, "turn", say("server-not-your-turn"))
        if isinstance(error, BadAction):
            return nack(id, "action", say("server-no-action"))
        return nack(id, "barred", say("server-nothing-to-undo"))

    # ---- what changes the match

    async def play(
        self,
        seat: int,
        action: int | str | Json,
        message: str,
        thought: dict[str, Any] | None = None,
        same_turn: bool = False,
    ) -> None:
        """Carry out an action and what chance adds to it: judged, committed, then shown.

        Raises what `Match.play` raises, and changes nothing then.
        """
        before = self.rev
        move = self.match.play(seat, action)
        row = Event(move, message, thought, same_turn)
        await self._commit(before, row)
        self._note(row, self.match.log)
        self.presenter.changed()
        self.hinted.discard(seat)
        self.moved()

    async def take_back(self, event: Undo, message: str) -> None:
        """Go back to a ply, as agreed."""
        before, lost = self.rev, self.match.taken_back(event)
        self.match.go_back(event)
        row = Event(event, message)
        await self._commit(before, row, lost)
        self._note(row, self.match.log)
        self.presenter.changed()
        self.hinted.clear()

    async def _commit(self, before: int, first: Event, lost: Sequence[Move] = ()) -> None:
        """Write the events after the first *before*; *first* is the row of the first of them, and
        *lost* are the moves that it took back."""
        match = self.match
        added = match.history[before:]
        rows = [first, *(Event(event) for event in added[1:])]
        try:
            clock = self.timekeeper.after(first, added, lost)
            stored = None if clock is None else clock.stored()
            await self.journal.add_events(match, before, rows, stored)
        except LostTable:  # nobody will ask this one again
            raise
        except StaleTable:
            self._rebuild(await self.journal.load_events())
            raise
        except Exception:
            self._rebuild(self._rows)
            raise
        self.committed = time.monotonic()
        self.timekeeper.committed(clock)
        self._rows += rows
        self.turn_starts.note(self.rev, match.state.actors())
        actor = first.event.actor
        if first.message is not None:
            self._done[actor, first.message] = match.revision([actor])

    async def set_seat(self, row: rows.Seat) -> None:
        """Write who sits there; if the write fails, nothing changes."""
        await self.journal.set_seat(row, was=self.info.seats[row.seat].kind)
        self.info.seats[row.seat] = row
        self.presenter.renamed()

    async def after_change(self) -> None:
        """Wake the bots and send the new state."""
        self.changed()
        self.bots.wake()
        await self.send_states()

    async def wake_bots(self) -> None:
        """Let the bots think that must act; something to post."""
        self.bots.wake()
