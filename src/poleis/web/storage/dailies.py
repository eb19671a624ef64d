"""The daily challenges: tries that count, boards, the best known results, who may see a try.

A day is a day of UTC. A try counts if it ends before its day does: later everybody may see how
others played. Every function here is a job: it is given a connection.
"""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime

from sqlalchemy import Connection, and_, desc, insert, select
from sqlalchemy.exc import IntegrityError

from poleis.web.storage import schema
from poleis.web.tables.daily_day import Best, BoardRow, Day, Try, end_of
from poleis.web.tables.rows import Terms

SECRET = "daily"
"""The name of the key from which the luck of all days is made."""


def secret(connection: Connection) -> str:
    """The key of the luck of all days, made when it is needed first."""
    k = schema.server_keys
    known = select(k.c.value).where(k.c.name == SECRET)
    found: str | None = connection.execute(known).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                made = insert(k).values(name=SECRET, value=secrets.token_hex(32))
                connection.execute(made)
        except IntegrityError:  # another server was first
            pass
        found = connection.execute(known).scalar_one()
    return found


# ---- tries


def claim_try(connection: Connection, day: str, mode: str, person: str, table: str) -> bool:
    """Make this table the try that counts; False if there is another."""
    row = insert(schema.daily_tries).values(day=day, mode=mode, person=person, table_id=table)
    try:
        with connection.begin_nested():
            connection.execute(row)
    except IntegrityError:
        return False
    return True


def tries_of(connection: Connection, day: str, person: str) -> dict[str, Try]:
    """The tries of a person on a day, by challenge."""
    d, t, r = schema.daily_tries, schema.tables, schema.results
    ended = and_(r.c.table_id == d.c.table_id, r.c.person == d.c.person)
    found = (
        select(d.c.mode, d.c.table_id, t.c.id, t.c.over, r.c.id.label("result"))
        .outerjoin(t, t.c.id == d.c.table_id)
        .outerjoin(r, ended)
        .where(d.c.day == day, d.c.person == person)
    )
    tries: dict[str, Try] = {}
    for row in connection.execute(found):
        is_over = bool(row.over) or row.result is not None
        tries[row.mode] = Try(row.mode, row.table_id, is_over, row.id is not None)
    return tries


def is_running(connection: Connection, day: str, mode: str, person: str) -> bool:
    """Whether a person has begun their try, and can still end it."""
    found = tries_of(connection, day, person).get(mode)
    return found is not None and found.is_kept and not found.is_over


def read_day(connection: Connection, day: date, person: str, now: datetime) -> Day:
    """What is stored about a day, for one person."""
    name = day.isoformat()
    tries = tries_of(connection, name, person)
    return Day(day, now, person, tries, board(connection, name), bests(connection, name))


# ---- boards


def board(connection: Connection, day: str) -> dict[str, list[BoardRow]]:
    """The results of a day by challenge, best first: winners before losers, then by points."""
    d, r, t = schema.daily_tries, schema.results, schema.tables
    counted = and_(r.c.table_id == d.c.table_id, r.c.person == d.c.person, r.c.daily == d.c.day)
    found = (
        select(d.c.mode, r, t.c.id.label("kept"))
        .join(r, counted)
        .outerjoin(t, t.c.id == r.c.table_id)
        .where(d.c.day == day, r.c.finished < end_of(day))
        .order_by(r.c.place, desc(r.c.points), r.c.finished)
    )
    boards: dict[str, list[BoardRow]] = {}
    for row in connection.execute(found):
        name = row.players[row.seat]["name"]
        line = BoardRow(row.person, row.table_id, name, row.place, row.points, row.kept is not None)
        boards.setdefault(row.mode, []).append(line)
    return boards


def days_of(connection: Connection, person: str) -> set[str]:
    """The days on which a person has a result that counts."""
    r = schema.results
    mine = select(r.c.daily, r.c.finished).where(r.c.person == person, r.c.daily.is_not(None))
    return {row.daily for row in connection.execute(mine) if _utc(row.finished) < end_of(row.daily)}


# ---- the best known results


def bests(connection: Connection, day: str) -> dict[str, Best]:
    """The best known results of a day by challenge."""
    b = schema.daily_bests
    rows = connection.execute(select(b).where(b.c.day == day))
    return {row.mode: Best(row.points, row.bot, row.record) for row in rows}


def keep_best(connection: Connection, day: str, mode: str, best: Best) -> None:
    """Write a best result, unless one is known."""
    values = {"points": best.points, "bot": best.bot, "record": best.record}
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.daily_bests).values(day=day, mode=mode, **values))
    except IntegrityError:
        pass


# ---- who may see a try


def is_closed(connection: Connection, table: str, person: str, now: datetime) -> bool:
    """Whether a table is hidden from a person because it shows the luck of a daily challenge.

    Its own players see it. Others see it when they have ended their own try, or when the day is
    over and they have no try that still goes on.
    """
    t, h = schema.tables, schema.holders
    stored = connection.execute(select(t.c.terms).where(t.c.id == table)).scalar()
    terms = Terms.from_json(stored or {})
    if terms.daily is None:
        return False
    held = select(h.c.seat).where(h.c.table_id == table, h.c.person == person)
    if connection.execute(held).first() is not None:
        return False
    return is_secret(connection, terms.daily, terms.mode, person, now)


def is_secret(connection: Connection, day: str, mode: str, person: str, now: datetime) -> bool:
    """Whether a person may not see yet how others have played a challenge."""
    mine = tries_of(connection, day, person).get(mode)
    if mine is not None and not mine.is_over:
        return mine.is_kept or now < end_of(day)
    return mine is None and now < end_of(day)


def _utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
