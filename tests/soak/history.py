"""What clients sent, were answered and saw, and a checker that proves it against the database.

As Jepsen does it: clients record every message with its answers while servers are killed, paused
and cut off. Afterwards the rows of the database are replayed, and `check` reports whatever no
single, correct server could have done:

- an acknowledged message that is not there exactly once, at its revision, with its content;
- a refused message that is there, or one that nobody sent;
- a message that was sent again and answered differently;
- a message answered before another one was sent, but stored after it;
- a state that the history does not contain, or older than one that the same client had seen;
- rows with a hole, against the rules, or with chance that does not follow from the seed.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import select

from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match, Move, Undo, read_seed
from poleis.core.state import CHANCE, State
from poleis.web.storage import schema, store
from poleis.web.storage.database import open_engine
from poleis.web.tables.rows import Event, TableInfo

Kind = Literal["play", "undo", "ask", "chat"]
"""To *ask* is an undo that others may have to agree to: acknowledged, it may still not count."""
Status = Literal["ok", "fail", "unknown"]

UNCERTAIN = ("server", "rate", "busy", "replaced")
"""Refusals after which a message may be sent again: they say nothing about whether it counts."""


@dataclass(frozen=True)
class Answer:
    """An ack with its revision, or a nack with its error."""

    at: float
    rev: int | None = None
    error: str | None = None

    @property
    def verdict(self) -> tuple[str, int | None]:
        """What must not change when the message is sent again."""
        return ("ack", self.rev) if self.error is None else ("nack", None)


@dataclass
class Operation:
    """One message of a client under one id, however often it was sent."""

    table: str
    seat: int
    id: str
    kind: Kind
    rev: int = 0
    code: int | None = None
    sent: float = 0.0
    """When it was sent first."""
    answers: list[Answer] = field(default_factory=list)

    @property
    def certain(self) -> list[Answer]:
        return [answer for answer in self.answers if answer.error not in UNCERTAIN]

    @property
    def status(self) -> Status:
        if not self.certain:
            return "unknown"
        return "ok" if self.certain[0].error is None else "fail"

    def __str__(self) -> str:
        what = f" {self.code}" if self.code is not None else ""
        return f"{self.kind}{what} {self.id} of seat {self.seat} at revision {self.rev}"


@dataclass(frozen=True)
class Sight:
    """A state that a client was shown."""

    table: str
    seat: int
    client: str
    at: float
    rev: int
    content: str
    """A digest, as `content_of` makes it."""


@dataclass
class History:
    """Everything that the clients of a run recorded."""

    operations: list[Operation] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)

    def tables(self) -> set[str]:
        return {one.table for one in self.operations} | {one.table for one in self.sights}

    def acknowledged(self, *kinds: Kind) -> int:
        return sum(one.status == "ok" and one.kind in kinds for one in self.operations)


@dataclass(frozen=True)
class Violation:
    """Something that must not happen."""

    kind: str
    table: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind} at {self.table}: {self.text}"


@dataclass
class StoredTable:
    """The rows of a table after the run."""

    info: TableInfo
    events: list[Event]
    revisions: list[int]
    """The numbers of the rows, as they are stored."""
    chat: list[tuple[int, str]] = field(default_factory=list)
    """Seat and message id of each line."""


def load_tables(url: str, ids: set[str]) -> dict[str, StoredTable]:
    """The rows of these tables; those that do not exist are left out."""
    engine = open_engine(url)
    found = {}
    e, c = schema.events, schema.chat
    with engine.connect() as connection:
        for id in ids:
            info = store.load_info(connection, id)
            if info is None:
                continue
            revs = select(e.c.rev).where(e.c.table_id == id).order_by(e.c.rev)
            lines = select(c.c.seat, c.c.message).where(c.c.table_id == id)
            found[id] = StoredTable(
                info,
                store.load_events(connection, id),
                list(connection.execute(revs).scalars()),
                [(row.seat, row.message) for row in connection.execute(lines)],
            )
    engine.dispose()
    return found


def content_of(legal: list[int], *, over: bool) -> str:
    """A digest of what every state shows, whatever its client wants."""
    text = json.dumps([legal, over])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def content_at(state: State, seat: int) -> str:
    actors = state.actors()
    legal = [int(code) for code in state.legal(seat)] if seat in actors else []
    return content_of(legal, over=not actors)


@dataclass(frozen=True)
class Stored:
    """A message that counted: where its row is, and the revisions that its seat saw around it."""

    place: int
    event: Move | Undo
    before: int
    after: int


class Replay:
    """The history of one table, replayed from its rows."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.id = table.info.id
        self.violations: list[Violation] = []
        self.stored: dict[tuple[int, str], list[Stored]] = defaultdict(list)
        self.states: dict[tuple[int, int], set[str]] = defaultdict(set)
        """By seat and the revision that it saw: the digests of what it may have been shown."""
        self.last: list[int] = []
        """The last revision that each seat can see."""
        self._seats = range(table.info.setup.seats)
        self._open: tuple[int, str, Stored] | None = None
        if table.revisions != list(range(1, len(table.events) + 1)):
            self._report("hole", f"the rows are numbered {table.revisions[:20]}...")
        try:
            self._run()
        except Exception as error:  # rows may hold anything
            self._report("replay", f"{type(error).__name__}: {error}")

    def _report(self, kind: str, text: str) -> None:
        self.violations.append(Violation(kind, self.id, text))

    def _run(self) -> None:
        info = self.table.info
        match = Match(get_game(info.game), info.setup)
        for place, row in enumerate(self.table.events):
            actor = row.event.actor
            if actor == CHANCE:
                self._check_chance(match, row.event, place)
            else:
                self._settle(match)
            before = match.revision([actor])
            if isinstance(row.event, Undo):
                match.go_back(row.event)
            else:
                match.play(actor, row.event.action)
            if row.message is not None and actor != CHANCE:
                self._open = actor, row.message, Stored(place, row.event, before, 0)
        self._settle(match)
        self.last = [match.revision([seat]) for seat in self._seats]

    def _settle(self, match: Match) -> None:
        """A decision and what chance added to it are complete: this is what clients see."""
        if match.state.actor() == CHANCE:  # only before the first row
            return
        if self._open is not None:
            actor, message, found = self._open
            after = match.revision([actor])
            self.stored[actor, message].append(
                Stored(found.place, found.event, found.before, after)
            )
            self._open = None
        for seat in self._seats:
            self.states[seat, match.revision([seat])].add(content_at(match.state, seat))

    def _check_chance(self, match: Match, event: Move | Undo, place: int) -> None:
        due = int(match.state.roll(Luck.of(read_seed(self.table.info.seed), match.ply)))
        if not isinstance(event, Move) or event.action != due:
            self._report("chance", f"row {place + 1} does not follow from the seed")


class Checker:
    """Compares the operations and sights at one table with its replay."""

    def __init__(
        self, table: StoredTable, operations: list[Operation], sights: list[Sight]
    ) -> None:
        self.replay = Replay(table)
        self.table = table
        self.operations = operations
        self.sights = sights
        self.violations = self.replay.violations

    def _report(self, kind: str, text: object) -> None:
        self.violations.append(Violation(kind, self.table.info.id, str(text)))

    def check(self) -> list[Violation]:
        for operation in self.operations:
            self._check_answers(operation)
            if operation.kind == "chat":
                self._check_count(operation, self.table.chat.count((operation.seat, operation.id)))
            else:
                self._check_stored(operation)
        self._check_senders()
        self._check_order()
        self._check_sights()
        return self.violations

    def _check_answers(self, operation: Operation) -> None:
        verdicts = {answer.verdict for answer in operation.certain}
        if len(verdicts) > 1:
            self._report("answers", f"{operation}: {sorted(verdicts, key=str)}")

    def _check_count(self, operation: Operation, count: int) -> None:
        least, most = {"ok": (1, 1), "fail": (0, 0), "unknown": (0, 1)}[operation.status]
        least = 0 if operation.kind == "ask" else least
        if count < least:
            self._report("lost", f"{operation} was acknowledged")
        elif count > most:
            self._report("doubled" if most else "refused", f"{operation} counts {count} times")

    def _check_stored(self, operation: Operation) -> None:
        found = self.replay.stored[operation.seat, operation.id]
        self._check_count(operation, len(found))
        for one in found[:1]:
            action = one.event.action if isinstance(one.event, Move) else None
            is_undo = operation.kind in ("undo", "ask")
            if action != operation.code or isinstance(one.event, Undo) != is_undo:
                self._report("content", f"{operation} is stored as {one.event}")
            if one.before != operation.rev:
                self._report("revision", f"{operation} is stored at revision {one.before}")
            for answer in operation.certain:
                if answer.error is None and answer.rev != one.after:
                    self._report("revision", f"{operation}: ack {answer.rev}, stored {one.after}")

    def _check_senders(self) -> None:
        """Every row of a seat whose client is recorded was sent by it."""
        sent = {(one.seat, one.id) for one in self.operations}
        recorded = {seat for seat, _ in sent}
        for (seat, message), found in self.replay.stored.items():
            if not found:
                continue
            was_agreed = message.startswith("undo-") and isinstance(found[0].event, Undo)
            if seat in recorded and (seat, message) not in sent and not was_agreed:
                self._report("phantom", f"nobody sent {message} of seat {seat}")

    def _check_order(self) -> None:
        """What was answered before another message was sent is stored before it."""
        places = {
            found[0].place: operation
            for operation in self.operations
            if (found := self.replay.stored[operation.seat, operation.id])
        }
        latest: Operation | None = None
        for _, operation in sorted(places.items()):
            answered = min((one.at for one in operation.certain), default=None)
            if latest is not None and answered is not None and answered < latest.sent:
                self._report("order", f"{operation} was answered before {latest} was sent")
            if latest is None or operation.sent > latest.sent:
                latest = operation

    def _check_sights(self) -> None:
        newest: dict[str, int] = {}
        for sight in sorted(self.sights, key=lambda one: one.at):
            if sight.rev < newest.get(sight.client, 0):
                said = f"{sight.client} saw {newest[sight.client]}, then {sight.rev}"
                self._report("backwards", said)
            newest[sight.client] = max(sight.rev, newest.get(sight.client, 0))
            if sight.content not in self.replay.states[sight.seat, sight.rev]:
                self._report("divergent", f"{sight.client} saw another revision {sight.rev}")


def check(history: History, tables: dict[str, StoredTable]) -> list[Violation]:
    """Everything that is wrong with a history, given the rows of its tables."""
    operations: dict[str, list[Operation]] = defaultdict(list)
    sights: dict[str, list[Sight]] = defaultdict(list)
    for operation in history.operations:
        operations[operation.table].append(operation)
    for sight in history.sights:
        sights[sight.table].append(sight)
    found: list[Violation] = []
    for id in sorted(history.tables()):
        if id in tables:
            found += Checker(tables[id], operations[id], sights[id]).check()
        elif any(one.status == "ok" for one in operations[id]) or sights[id]:
            found.append(Violation("lost", id, "the whole table is gone"))
    return found
