"""Reading rows into small objects, and writing them back.

Every function here is a job for `Database.read` or `Database.write`: it is given a connection
and knows nothing of tasks, sockets or pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, desc, insert, select, update

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.core.game import get_game
from poleis.core.match import Match, Move, Undo
from poleis.core.position_text import read_position
from poleis.core.record import commitment
from poleis.core.setup import Setup, make_setup
from poleis.core.state import State
from poleis.web.storage import schema

LOBBY_TABLES = 30
CHAT_LINES = 100

# Kinds of seats. A seat that waits for somebody with its link is OPEN.
HUMAN, HOTSEAT, BOT, OPEN = "human", "hotseat", "bot", "open"


@dataclass
class Seat:
    """A seat at a table, and who sits there."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    seen: datetime | None = None


@dataclass(frozen=True)
class Event:
    """One row of a table's history."""

    event: Move | Undo
    message: str | None = None
    thought: dict[str, Any] | None = None
    same_turn: bool = False
    """Whether it was confirmed together with the decision before it."""


@dataclass(frozen=True)
class ChatMessage:
    """A line of the chat."""

    seat: int
    name: str
    text: str
    at: datetime
    notice: str | None = None
    """The key of a message by the server; *text* has its arguments as JSON then."""


@dataclass
class TableInfo:
    """A table without its moves."""

    id: str
    name: str
    game: str
    rules_version: int
    setup: Setup
    seed: str
    host: str
    seats: list[Seat]
    origin: dict[str, Any] | None = None
    rematch: str | None = None
    acting: list[int] = field(default_factory=list)
    ply: int = 0
    over: bool = False
    updated: datetime | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


def now() -> datetime:
    return datetime.now(UTC)


def _as_utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


# ---- a new table


def add_table(connection: Connection, info: TableInfo, match: Match) -> None:
    """Write a new table with what has happened before anybody could act."""
    options = {key: list(v) if isinstance(v, tuple) else v for key, v in info.setup.options}
    connection.execute(
        insert(schema.tables).values(
            id=info.id,
            name=info.name,
            game=info.game,
            rules_version=info.rules_version,
            seats=info.setup.seats,
            options=options,
            seed=info.seed,
            host=info.host,
            created=now(),
            origin=info.origin,
            **_progress(match),
        )
    )
    rows = [{"table_id": info.id, **asdict(seat)} for seat in info.seats]
    connection.execute(insert(schema.seats), rows)
    _add_events(connection, info.id, 0, [Event(event) for event in match.history])


def _progress(match: Match) -> dict[str, Any]:
    return {
        "updated": now(),
        "ply": match.ply,
        "acting": match.state.actors(),
        "over": match.is_over,
    }


# ---- what happens at a table


def add_events(
    connection: Connection, table: str, match: Match, before: int, events: Sequence[Event]
) -> None:
    """Write what was added to a history that had *before* events."""
    _add_events(connection, table, before, events)
    changed = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(changed.values(**_progress(match)))


def _add_events(connection: Connection, table: str, before: int, events: Sequence[Event]) -> None:
    rows = [
        {
            "table_id": table,
            "rev": rev,
            "actor": row.event.actor,
            "action": row.event.action if isinstance(row.event, Move) else None,
            "undo": row.event.ply if isinstance(row.event, Undo) else None,
            "message": row.message,
            "thought": row.thought,
            "same_turn": row.same_turn,
            "at": now(),
        }
        for rev, row in enumerate(events, before + 1)
    ]
    if rows:
        connection.execute(insert(schema.events), rows)


def set_seat(connection: Connection, table: str, seat: Seat) -> None:
    """Write who sits there now."""
    s = schema.seats
    at = (s.c.table_id == table) & (s.c.seat == seat.seat)
    connection.execute(update(s).where(at).values(asdict(seat)))


def set_rematch(connection: Connection, table: str, following: str) -> None:
    changed = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(changed.values(rematch=following))


def add_chat_message(connection: Connection, table: str, line: ChatMessage, message: str) -> None:
    connection.execute(
        insert(schema.chat).values(
            table_id=table,
            seat=line.seat,
            name=line.name,
            text=line.text,
            at=line.at,
            message=message,
            notice=line.notice,
        )
    )


# ---- who may act for a seat


def add_holder(connection: Connection, table: str, seat: int, browser: str) -> None:
    """Let this browser act for the seat; nothing happens if it may already."""
    row = {"table_id": table, "seat": seat, "browser": browser}
    h = schema.holders
    known = select(h.c.seat).where(h.c.table_id == table, h.c.seat == seat, h.c.browser == browser)
    if connection.execute(known).first() is None:
        connection.execute(insert(h), [row])


def add_link(connection: Connection, table: str, seat: int, token: str) -> None:
    connection.execute(insert(schema.links).values(table_id=table, seat=seat, token=token))


def hand_over(connection: Connection, old: str, new: str, seats: Sequence[int]) -> None:
    """Give the seats of a new table to those who held *seats* of the old one, in that order."""
    for new_seat, old_seat in enumerate(seats):
        for kept, column in ((schema.holders, "browser"), (schema.links, "token")):
            at = (kept.c.table_id == old) & (kept.c.seat == old_seat)
            found = connection.execute(select(kept.c[column]).where(at)).scalars().all()
            rows = [{"table_id": new, "seat": new_seat, column: value} for value in found]
            if rows:
                connection.execute(insert(kept), rows)


def held_seats(connection: Connection, table: str, browser: str) -> list[int]:
    """The seats that a browser may act for."""
    return _held(connection, table, browser, schema.seats.c.kind != BOT)


def lost_seats(connection: Connection, table: str, browser: str) -> list[int]:
    """The seats of a browser that a bot has taken over."""
    return _held(connection, table, browser, schema.seats.c.kind == BOT)


def _held(connection: Connection, table: str, browser: str, kind: ColumnElement[bool]) -> list[int]:
    h, s = schema.holders, schema.seats
    at_seat = (s.c.table_id == h.c.table_id) & (s.c.seat == h.c.seat)
    at = (h.c.table_id == table) & (h.c.browser == browser) & kind
    found = select(h.c.seat).join(s, at_seat).where(at).order_by(h.c.seat)
    return list(connection.execute(found).scalars())


def name_of(connection: Connection, browser: str) -> str:
    """What the person at this browser was called at another table, if anything."""
    h, s, t = schema.holders, schema.seats, schema.tables
    at_seat = (s.c.table_id == h.c.table_id) & (s.c.seat == h.c.seat)
    found = (
        select(s.c.name)
        .join(h, at_seat)
        .join(t, t.c.id == s.c.table_id)
        .where(h.c.browser == browser, s.c.kind == HUMAN, s.c.name != "")
        .order_by(desc(t.c.updated))
    )
    return connection.execute(found).scalar() or ""


def linked_seat(connection: Connection, table: str, token: str) -> int | None:
    """The seat of this table that a link gives."""
    k = schema.links
    at = (k.c.table_id == table) & (k.c.token == token)
    return connection.execute(select(k.c.seat).where(at)).scalar()


def find_link(connection: Connection, token: str) -> tuple[str, int] | None:
    """The newest table, and the seat there, that a link leads to.

    A rematch takes the links over, so the newest is the table without one. The clock of the
    machine, which may be set back, does not matter.
    """
    k, t = schema.links, schema.tables
    found = (
        select(k.c.table_id, k.c.seat)
        .join(t, t.c.id == k.c.table_id)
        .where(k.c.token == token, t.c.rematch.is_(None))
    )
    row = connection.execute(found).first()
    return None if row is None else (row.table_id, row.seat)


# ---- reading tables back


def load_info(connection: Connection, table: str) -> TableInfo | None:
    t = schema.tables
    row = connection.execute(select(t).where(t.c.id == table)).first()
    return None if row is None else _info(row, _seats(connection, [table])[table])


def load_events(connection: Connection, table: str) -> list[Event]:
    e = schema.events
    rows = connection.execute(select(e).where(e.c.table_id == table).order_by(e.c.rev))
    return [_event(row) for row in rows]


def load_chat(connection: Connection, table: str) -> list[ChatMessage]:
    """The last lines of a table's chat, oldest first."""
    c = schema.chat
    newest = select(c).where(c.c.table_id == table).order_by(desc(c.c.id)).limit(CHAT_LINES)
    rows = connection.execute(newest).all()
    return [ChatMessage(r.seat, r.name, r.text, _as_utc(r.at), r.notice) for r in reversed(rows)]


def tables_of(connection: Connection, browser: str) -> list[tuple[TableInfo, list[int]]]:
    """The tables where this browser holds seats, the latest first, with those seats."""
    h, t = schema.holders, schema.tables
    mine = select(h.c.table_id, h.c.seat).where(h.c.browser == browser)
    held: dict[str, list[int]] = {}
    for row in connection.execute(mine):
        held.setdefault(row.table_id, []).append(row.seat)
    latest = select(t).where(t.c.id.in_(held)).order_by(desc(t.c.updated)).limit(LOBBY_TABLES)
    rows = connection.execute(latest).all()
    seats = _seats(connection, [row.id for row in rows])
    found = []
    for row in rows:
        with suppress(PoleisError):  # a game that is not installed any more
            found.append((_info(row, seats[row.id]), sorted(held[row.id])))
    return found


def _info(row: Row[*tuple[Any, ...]], seats: list[Seat]) -> TableInfo:
    setup = make_setup(get_game(row.game), row.seats, row.options)
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        rules_version=row.rules_version,
        setup=setup,
        seed=row.seed,
        host=row.host,
        seats=seats,
        origin=row.origin,
        rematch=row.rematch,
        acting=row.acting,
        ply=row.ply,
        over=row.over,
        updated=_as_utc(row.updated),
    )


def _seats(connection: Connection, tables: Iterable[str]) -> dict[str, list[Seat]]:
    s = schema.seats
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    chosen = select(s).where(s.c.table_id.in_(found)).order_by(s.c.table_id, s.c.seat)
    for row in connection.execute(chosen):
        seen = _as_utc(row.seen) if row.seen else None
        found[row.table_id].append(Seat(row.seat, row.kind, row.name, row.bot, seen))
    return found


def _event(row: Row[*tuple[Any, ...]]) -> Event:
    if row.undo is not None:
        return Event(Undo(row.actor, row.undo), row.message)
    return Event(Move(row.actor, row.action), row.message, row.thought, row.same_turn)


def _start_of(info: TableInfo) -> State | None:
    """The position that a table was opened with; None if its game began at the beginning."""
    text = (info.origin or {}).get("position")
    return None if text is None else read_position(text)


def rebuild(
    info: TableInfo,
    events: Sequence[Event],
    note: Callable[[Match, Event], None] = lambda match, row: None,
) -> Match:
    """Replay the rows. Chance is read from them and rolled only from here on.

    *note* is called after every row with the match so far.
    """
    game = get_game(info.game)
    if info.rules_version != game.rules_version:
        version = f"rules version {info.rules_version} of {game.id}"
        said = f"the table was opened with {version}, which is not known any more"
        raise PoleisError(said, Message("server-old-rules"))
    match = Match(game, info.setup, start=_start_of(info))
    for row in events:
        if isinstance(row.event, Undo):
            match.go_back(row.event)
        else:
            match.play(row.event.actor, row.event.action)
        note(match, row)
    match.seed = info.seed
    match.advance()
    return match
