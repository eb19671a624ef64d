"""Reading rows into small objects (`rows`), and writing them back.

Every function here is a job for `Database.read` or `Database.write`: it is given a connection
and knows nothing of tasks, sockets or pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, desc, insert, select, update

from poleis.core.errors import PoleisError
from poleis.core.game import get_game
from poleis.core.match import Match, Move, Undo
from poleis.core.setup import make_setup
from poleis.web.storage import schema
from poleis.web.storage.results import add_results
from poleis.web.storage.stints import load_stints
from poleis.web.tables.errors import LostTable
from poleis.web.tables.rows import (
    BOT,
    CHAT_LINES,
    HUMAN,
    ChatMessage,
    Event,
    Seat,
    StoredClock,
    TableInfo,
    TableWithoutGame,
    Terms,
    now,
)

LOBBY_TABLES = 30
INVITE, DEVICE = "invite", "device"
"""Kinds of links to seats: for whoever comes first, and for the player who has the seat."""


def as_utc(moment: datetime) -> datetime:
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
            owner=info.owner,
            terms=info.terms.json(),
            offered=info.terms.is_open,
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
        "scores": match.scores() if match.is_over else None,
    }


# ---- what happens at a table


def add_events(
    connection: Connection,
    table: str,
    match: Match,
    before: int,
    events: Sequence[Event],
    clock: StoredClock | None = None,
) -> None:
    """Write what was added to a history that had *before* events, and the clock after it; with the
    last event, the result."""
    _add_events(connection, table, before, events)
    changed = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(changed.values(**_progress(match)))
    if clock is not None:
        set_clock(connection, table, clock)
    if match.is_over:
        add_results(connection, table, match)


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


def set_clock(connection: Connection, table: str, clock: StoredClock) -> None:
    changed = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(changed.values(clock=clock.data, deadline=clock.deadline))


def set_vote(connection: Connection, table: str, vote: Mapping[str, Any] | None) -> None:
    """Write the vote that is open, if any."""
    kept = None if vote is None else dict(vote)
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(vote=kept))


def passed_deadlines(
    connection: Connection, moment: datetime, after: str = "", most: int = 100
) -> list[str]:
    """The ids of tables whose deadline has passed, in their order, from the first one *after*."""
    t = schema.tables.c
    found = select(t.id).where(t.deadline <= moment, t.id > after).order_by(t.id).limit(most)
    return list(connection.execute(found).scalars())


def set_seat(connection: Connection, table: str, seat: Seat, was: str) -> None:
    """Write who sits there now; LostTable if the seat is not of the kind *was*."""
    s = schema.seats
    at = (s.c.table_id == table) & (s.c.seat == seat.seat) & (s.c.kind == was)
    if not connection.execute(update(s).where(at).values(asdict(seat))).rowcount:
        raise LostTable


def set_seen(connection: Connection, table: str, seats: Iterable[int], moment: datetime) -> None:
    """Write when the players of these seats were last here."""
    s = schema.seats
    at = (s.c.table_id == table) & s.c.seat.in_(tuple(seats))
    connection.execute(update(s).where(at).values(seen=moment))


def set_rematch(connection: Connection, table: str, following: str) -> None:
    """Write which table follows; LostTable if another does."""
    t = schema.tables
    changed = update(t).where(t.c.id == table, t.c.rematch.is_(None))
    if not connection.execute(changed.values(rematch=following)).rowcount:
        raise LostTable


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


def add_holder(connection: Connection, table: str, seat: int, person: str) -> None:
    """Let this person act for the seat; nothing happens if they may already."""
    row = {"table_id": table, "seat": seat, "person": person}
    h = schema.holders
    known = select(h.c.seat).where(h.c.table_id == table, h.c.seat == seat, h.c.person == person)
    if connection.execute(known).first() is None:
        connection.execute(insert(h), [row])


def add_link(connection: Connection, table: str, seat: int, token: str) -> None:
    connection.execute(insert(schema.links).values(table_id=table, seat=seat, token=token))


def set_device_link(connection: Connection, table: str, seat: int, token: str) -> None:
    """Write the link with which the player of a seat goes on elsewhere; older ones end."""
    k = schema.links
    old = (k.c.table_id == table) & (k.c.seat == seat) & (k.c.kind == DEVICE)
    connection.execute(delete(k).where(old))
    row = {"table_id": table, "seat": seat, "token": token, "kind": DEVICE}
    connection.execute(insert(k).values(row))


def use_device_link(connection: Connection, token: str) -> bool:
    """End a link to one's own seat; False if it has been used or replaced."""
    k = schema.links
    return bool(
        connection.execute(delete(k).where(k.c.token == token, k.c.kind == DEVICE)).rowcount
    )


def hand_over(connection: Connection, old: str, new: str, seats: Sequence[int]) -> None:
    """Give the seats of a new table to those who held *seats* of the old one, in that order.
    Invitations lead there, too; links to one's own seat do not."""
    k = schema.links.c
    for new_seat, old_seat in enumerate(seats):
        for kept, column in ((schema.holders, "person"), (schema.links, "token")):
            at = (kept.c.table_id == old) & (kept.c.seat == old_seat)
            if kept is schema.links:
                at &= k.kind == INVITE
            found = connection.execute(select(kept.c[column]).where(at)).scalars().all()
            rows = [{"table_id": new, "seat": new_seat, column: value} for value in found]
            if rows:
                connection.execute(insert(kept), rows)


def held_seats(connection: Connection, table: str, person: str) -> list[int]:
    """The seats that a person may act for."""
    return _held(connection, table, person, schema.seats.c.kind != BOT)


def lost_seats(connection: Connection, table: str, person: str) -> list[int]:
    """The seats of a person that a bot has taken over."""
    return _held(connection, table, person, schema.seats.c.kind == BOT)


def _held(connection: Connection, table: str, person: str, kind: ColumnElement[bool]) -> list[int]:
    h, s = schema.holders, schema.seats
    at_seat = (s.c.table_id == h.c.table_id) & (s.c.seat == h.c.seat)
    at = (h.c.table_id == table) & (h.c.person == person) & kind
    found = select(h.c.seat).join(s, at_seat).where(at).order_by(h.c.seat)
    return list(connection.execute(found).scalars())


def name_of(connection: Connection, person: str) -> str:
    """What this person was called at another table, if anything."""
    h, s, t = schema.holders, schema.seats, schema.tables
    at_seat = (s.c.table_id == h.c.table_id) & (s.c.seat == h.c.seat)
    found = (
        select(s.c.name)
        .join(h, at_seat)
        .join(t, t.c.id == s.c.table_id)
        .where(h.c.person == person, s.c.kind == HUMAN, s.c.name != "")
        .order_by(desc(t.c.updated))
    )
    return connection.execute(found).scalar() or ""


def linked_seat(connection: Connection, table: str, token: str) -> int | None:
    """The seat of this table that an invitation gives."""
    k = schema.links
    at = (k.c.table_id == table) & (k.c.token == token) & (k.c.kind == INVITE)
    return connection.execute(select(k.c.seat).where(at)).scalar()


def find_link(connection: Connection, token: str, kind: str = INVITE) -> tuple[str, int] | None:
    """The newest table, and the seat there, that a link of this kind leads to.

    A rematch takes the links over, so the newest is the table without one. The clock of the
    machine, which may be set back, does not matter.
    """
    k, t = schema.links, schema.tables
    found = (
        select(k.c.table_id, k.c.seat)
        .join(t, t.c.id == k.c.table_id)
        .where(k.c.token == token, k.c.kind == kind, t.c.rematch.is_(None))
    )
    row = connection.execute(found).first()
    return None if row is None else (row.table_id, row.seat)


# ---- reading tables back


def load_info(connection: Connection, table: str) -> TableInfo | None:
    t = schema.tables
    row = connection.execute(select(t).where(t.c.id == table)).first()
    if row is None:
        return None
    info = table_info(row, load_seats(connection, [table])[table])
    info.stints = load_stints(connection, table)
    return info


def load_events(connection: Connection, table: str) -> list[Event]:
    e = schema.events
    rows = connection.execute(select(e).where(e.c.table_id == table).order_by(e.c.rev))
    return [_event(row) for row in rows]


def load_chat(connection: Connection, table: str) -> list[ChatMessage]:
    """The last lines of a table's chat, oldest first."""
    c = schema.chat
    newest = select(c).where(c.c.table_id == table).order_by(desc(c.c.id)).limit(CHAT_LINES)
    rows = connection.execute(newest).all()
    return [ChatMessage(r.seat, r.name, r.text, as_utc(r.at), r.notice) for r in reversed(rows)]


def tables_of(
    connection: Connection, person: str
) -> list[tuple[TableInfo | TableWithoutGame, list[int]]]:
    """The tables where this person holds seats, the latest first, with those seats."""
    h, t = schema.holders, schema.tables
    mine = select(h.c.table_id, h.c.seat).where(h.c.person == person)
    held: dict[str, list[int]] = {}
    for row in connection.execute(mine):
        held.setdefault(row.table_id, []).append(row.seat)
    latest = select(t).where(t.c.id.in_(held)).order_by(desc(t.c.updated)).limit(LOBBY_TABLES)
    rows = connection.execute(latest).all()
    seats = load_seats(connection, [row.id for row in rows])
    found: list[tuple[TableInfo | TableWithoutGame, list[int]]] = []
    for row in rows:
        info: TableInfo | TableWithoutGame
        try:
            info = table_info(row, seats[row.id])
        except PoleisError:
            info = TableWithoutGame(row.id, row.name, row.game)
        found.append((info, sorted(held[row.id])))
    return found


def table_info(row: Row[*tuple[Any, ...]], seats: list[Seat]) -> TableInfo:
    """A table from its row; PoleisError if its game cannot be played here any more."""
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
        terms=Terms.from_json(row.terms),
        clock=row.clock,
        ending=row.ending,
        vote=row.vote,
        acting=row.acting,
        ply=row.ply,
        over=row.over,
        created=as_utc(row.created),
        updated=as_utc(row.updated),
    )


def load_seats(connection: Connection, tables: Iterable[str]) -> dict[str, list[Seat]]:
    """The seats of these tables, by table and in their order."""
    s = schema.seats
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    chosen = select(s).where(s.c.table_id.in_(found)).order_by(s.c.table_id, s.c.seat)
    for row in connection.execute(chosen):
        seen = as_utc(row.seen) if row.seen else None
        found[row.table_id].append(Seat(row.seat, row.kind, row.name, row.bot, seen))
    return found


def _event(row: Row[*tuple[Any, ...]]) -> Event:
    if row.undo is not None:
        return Event(Undo(row.actor, row.undo), row.message)
    return Event(Move(row.actor, row.action), row.message, row.thought, row.same_turn)
