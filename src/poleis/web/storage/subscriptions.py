"""Subscriptions: how people want to hear of their turns at a table.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from sqlalchemy import Connection, Row, delete, insert, select, update

from poleis.web.storage import schema
from poleis.web.tables.rows import now

Kind = Literal["push", "webhook", "email"]
PUSH: Final = "push"
WEBHOOK: Final = "webhook"
EMAIL: Final = "email"

MOST_DEVICES = 10
"""Browsers of a person that get push messages about a table; the oldest gives way."""

_s = schema.subscriptions


@dataclass(frozen=True)
class Subscription:
    """One way to reach a person. *target* is what the sender of its kind needs."""

    id: int
    table: str
    person: str
    kind: Kind
    target: Mapping[str, Any]
    quiet: Mapping[str, str] | None
    lang: str

    @property
    def is_confirmed(self) -> bool:
        """Whether messages may go there: an e-mail address waits for its code."""
        return "code" not in self.target


def _read(row: Row[*tuple[Any, ...]]) -> Subscription:
    kind = cast(Kind, row.kind)
    return Subscription(row.id, row.table_id, row.person, kind, row.target, row.quiet, row.lang)


def add(
    connection: Connection,
    table: str,
    person: str,
    kind: Kind,
    target: Mapping[str, Any],
    lang: str,
) -> None:
    """Subscribe a person. A webhook or an e-mail address replaces the one before it, a push
    subscription that of the same browser."""
    mine = of_person(connection, table, person)
    replaced = [one for one in mine if one.kind == kind]
    if kind == PUSH:
        others = [one for one in replaced if one.target["endpoint"] != target["endpoint"]]
        newest = others[-(MOST_DEVICES - 1) :]
        replaced = [one for one in replaced if one not in newest]
    if replaced:
        connection.execute(delete(_s).where(_s.c.id.in_([one.id for one in replaced])))
    row = {"table_id": table, "person": person, "kind": kind, "target": dict(target)}
    quiet = mine[0].quiet if mine else None
    connection.execute(insert(_s).values(**row, quiet=quiet, lang=lang, added=now()))


def of_person(connection: Connection, table: str, person: str) -> list[Subscription]:
    """The subscriptions of a person at a table, the oldest first."""
    mine = select(_s).where(_s.c.table_id == table, _s.c.person == person).order_by(_s.c.id)
    return [_read(row) for row in connection.execute(mine)]


def of_seats(
    connection: Connection, table: str, seats: Collection[int]
) -> dict[int, list[Subscription]]:
    """By seat: the subscriptions of the people who may act for it, as far as confirmed. Seats
    without any are left out."""
    h = schema.holders
    held = (h.c.table_id == _s.c.table_id) & (h.c.person == _s.c.person)
    wanted = select(_s, h.c.seat).join(h, held).where(_s.c.table_id == table, h.c.seat.in_(seats))
    found: dict[int, list[Subscription]] = {}
    for row in connection.execute(wanted.order_by(_s.c.id)):
        if (one := _read(row)).is_confirmed:
            found.setdefault(row.seat, []).append(one)
    return found


def hand_over(connection: Connection, old: str, new: str) -> None:
    """Let those who have a seat at a new table hear of their turns there as at the old one."""
    h = schema.holders.c
    sit_there = select(h.person).where(h.table_id == new)
    kept = select(_s).where(_s.c.table_id == old, _s.c.person.in_(sit_there)).order_by(_s.c.id)
    found = [row for row in connection.execute(kept).all() if _read(row).is_confirmed]
    if found:
        copied = ("person", "kind", "target", "quiet", "lang")
        rows = [{name: row._mapping[name] for name in copied} for row in found]
        connection.execute(insert(_s).values(table_id=new, added=now()), rows)


def remove(connection: Connection, id: int, person: str | None = None) -> bool:
    """End a subscription, if it is of this person or nobody is named; False if there is none."""
    ended = delete(_s).where(_s.c.id == id)
    if person is not None:
        ended = ended.where(_s.c.person == person)
    return bool(connection.execute(ended).rowcount)


def set_target(connection: Connection, id: int, target: Mapping[str, Any]) -> None:
    connection.execute(update(_s).where(_s.c.id == id).values(target=dict(target)))


def set_quiet(
    connection: Connection, table: str, person: str, quiet: Mapping[str, str] | None
) -> None:
    """Set the hours without messages for all subscriptions of a person at a table."""
    mine = (_s.c.table_id == table) & (_s.c.person == person)
    connection.execute(update(_s).where(mine).values(quiet=None if quiet is None else dict(quiet)))
