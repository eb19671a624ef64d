"""What people report to the owner of the server, and what the owner's page counts.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, func, insert, select, update

from poleis.web.storage import schema
from poleis.web.storage.store import as_utc

SHOWN_REPORTS = 100


@dataclass(frozen=True)
class Report:
    """A report that waits for the owner."""

    id: int
    table: str
    seat: int | None
    name: str
    text: str
    at: datetime
    exists: bool
    """Whether its table was not deleted meanwhile."""


@dataclass(frozen=True)
class TableCounts:
    """How many tables a database has."""

    tables: int
    running: int
    today: int
    """With a move in the last 24 hours."""


@dataclass(frozen=True)
class NewReport:
    """A report about a seat of a table, or about the table."""

    table: str
    person: str
    seat: int | None
    name: str
    text: str


def add_report(connection: Connection, report: NewReport, at: datetime) -> None:
    connection.execute(
        insert(schema.reports).values(
            table_id=report.table,
            person=report.person,
            seat=report.seat,
            name=report.name,
            text=report.text,
            at=at,
        )
    )


def open_reports(connection: Connection) -> list[Report]:
    """The reports that wait, the oldest first."""
    r, t = schema.reports, schema.tables
    found = (
        select(r, t.c.id.label("known"))
        .outerjoin(t, t.c.id == r.c.table_id)
        .where(r.c.closed.is_(False))
        .order_by(r.c.id)
        .limit(SHOWN_REPORTS)
    )
    return [
        Report(row.id, row.table_id, row.seat, row.name, row.text, as_utc(row.at), bool(row.known))
        for row in connection.execute(found)
    ]


def close_report(connection: Connection, id: int) -> bool:
    """Mark a report as done; False if there is none."""
    r = schema.reports
    done = connection.execute(update(r).where(r.c.id == id).values(closed=True))
    return bool(done.rowcount)


def table_counts(connection: Connection, now: datetime) -> TableCounts:
    t = schema.tables
    running = t.c.over.is_(False) & t.c.ending.is_(None)
    counts = [
        connection.execute(select(func.count()).select_from(t).where(condition)).scalar_one()
        for condition in (t.c.id != "", running, t.c.updated >= now - timedelta(days=1))
    ]
    return TableCounts(*counts)


def last_moves(connection: Connection, ids: Collection[str]) -> dict[str, datetime]:
    """When something last happened at these tables."""
    t = schema.tables
    rows = connection.execute(select(t.c.id, t.c.updated).where(t.c.id.in_(ids)))
    return {row.id: as_utc(row.updated) for row in rows}
