"""Messages to absent players that wait to be sent. A row is deleted before its message goes out,
so no restart and no second server sends it twice.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, cast

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from poleis.web.storage import schema
from poleis.web.storage.store import as_utc
from poleis.web.tables.rows import HOTSEAT, HUMAN

Kind = Literal["turn", "time"]
TURN: Final = "turn"
TIME: Final = "time"

_m, _s, _t = schema.turn_messages, schema.seats, schema.tables


@dataclass(frozen=True)
class TurnMessage:
    """A message that waits, with what it may say."""

    table: str
    seat: int
    kind: Kind
    rev: int
    """The revision at which the turn began."""
    game: str
    table_name: str
    player: str
    is_on: bool
    """Whether the seat still must act, and belongs to a person."""


def add(
    connection: Connection, table: str, kind: Kind, revs: Mapping[int, int], due: datetime
) -> None:
    """Let messages wait for the seats of *revs*. The same turn is announced once only."""
    for seat, rev in revs.items():
        at = (_s.c.table_id == table) & (_s.c.seat == seat)
        notified = connection.execute(select(_s.c.notified).where(at)).scalar()
        if kind == TURN and notified is not None and notified >= rev:
            continue
        connection.execute(delete(_m).where(_m.c.table_id == table, _m.c.seat == seat))
        row = {"table_id": table, "seat": seat, "kind": kind, "rev": rev, "due": due}
        connection.execute(insert(_m).values(**row))


def due_messages(connection: Connection, now: datetime, server: str | None) -> list[TurnMessage]:
    """The messages whose time has come, at tables of this server or of none. *server* is None
    where there is only one."""
    at_seat = (_s.c.table_id == _m.c.table_id) & (_s.c.seat == _m.c.seat)
    columns = (_m, _s.c.kind.label("sits"), _s.c.name.label("player"))
    found = (
        select(*columns, _t.c.game, _t.c.name.label("table_name"), _t.c.acting, _t.c.over)
        .join(_s, at_seat)
        .join(_t, _t.c.id == _m.c.table_id)
        .where(_m.c.due <= now)
        .order_by(_m.c.due, _m.c.table_id, _m.c.seat)
    )
    if server is not None:
        s = schema.servers.c
        alive = exists().where(s.id == _t.c.owner, s.expires > func.clock_timestamp())
        found = found.where(or_(_t.c.owner == server, ~alive))
    return [
        TurnMessage(
            table=row.table_id,
            seat=row.seat,
            kind=cast(Kind, row.kind),
            rev=row.rev,
            game=row.game,
            table_name=row.table_name,
            player=row.player,
            is_on=not row.over and row.seat in row.acting and row.sits in (HUMAN, HOTSEAT),
        )
        for row in connection.execute(found)
    ]


def next_due(connection: Connection, now: datetime) -> datetime | None:
    """When the next message may go out, if one waits beside those that are due now."""
    found = connection.execute(select(func.min(_m.c.due)).where(_m.c.due > now)).scalar()
    return None if found is None else as_utc(found)


def claim(connection: Connection, message: TurnMessage) -> bool:
    """Take a message out, for good; False if another server was faster."""
    if not connection.execute(delete(_m).where(_same(message))).rowcount:
        return False
    if message.kind == TURN:
        at = (_s.c.table_id == message.table) & (_s.c.seat == message.seat)
        connection.execute(update(_s).where(at).values(notified=message.rev))
    return True


def postpone(connection: Connection, message: TurnMessage, due: datetime) -> None:
    connection.execute(update(_m).where(_same(message)).values(due=due))


def _same(message: TurnMessage) -> ColumnElement[bool]:
    return and_(
        _m.c.table_id == message.table,
        _m.c.seat == message.seat,
        _m.c.kind == message.kind,
        _m.c.rev == message.rev,
    )
