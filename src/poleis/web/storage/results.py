"""The results of finished games: one row for each seat, written with the last move.

Games that ended before there were such rows get theirs later, by a replay (`tables/backfill.py`).
Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, desc, exists, insert, select, update

from poleis.core.match import Match
from poleis.web.storage import schema
from poleis.web.tables.game_results import PlayedTable, review_facts
from poleis.web.tables.game_results import results_of as results_of_match
from poleis.web.tables.rows import GameResult, Player, Seat, Terms

if TYPE_CHECKING:
    from poleis.study.review import Judgement

MOST_RESULTS = 5000
"""Games of a person that are read, the latest ones."""


def add_results(
    connection: Connection,
    table: str,
    match: Match,
    ending: Mapping[str, Any] | None = None,
    finished: datetime | None = None,
) -> None:
    """Write how each seat has done. A game that began in the middle has no result, and a result
    that is written already stays as it is. *finished* is now, unless it was earlier."""
    t, r = schema.tables, schema.results
    row = connection.execute(select(t).where(t.c.id == table)).one()
    is_known = connection.execute(select(r.c.id).where(r.c.table_id == table)).first()
    if row.origin is not None or is_known is not None:
        return
    seats = _seats(connection, table)
    terms = Terms.from_json(row.terms)
    played = PlayedTable(table, row.game, row.options, terms, seats, _utc(row.created))
    people = _people(connection, table)
    rows = [
        {
            "table_id": table,
            "game": one.game,
            "options": one.options,
            "players": [asdict(player) for player in one.players],
            "daily": one.daily,
            "plies": one.plies,
            "started": one.started,
            "finished": one.finished,
            "seat": one.seat,
            "person": None if one.players[one.seat].bot else people.get(one.seat),
            "place": one.place,
            "points": one.points,
            "sheet": one.sheet,
            "facts": one.facts,
        }
        for one in results_of_match(played, match, ending, finished)
    ]
    connection.execute(insert(r), rows)


def add_review(connection: Connection, table: str, judgements: Sequence[Judgement]) -> None:
    """Write what the review of a table has found about each seat, beside its result."""
    r = schema.results
    rows = connection.execute(select(r.c.id, r.c.seat, r.c.facts).where(r.c.table_id == table))
    for row in rows.all():
        review = review_facts(judgements, row.seat, row.facts.get("margin"))
        if review is not None:
            facts = {**row.facts, "review": review}
            connection.execute(update(r).where(r.c.id == row.id).values(facts=facts))


def _people(connection: Connection, table: str) -> dict[int, str]:
    """By seat: the person who holds it."""
    h = schema.holders
    held = select(h.c.seat, h.c.person).where(h.c.table_id == table)
    return {row.seat: row.person for row in connection.execute(held.order_by(h.c.person))}


def _seats(connection: Connection, table: str) -> list[Seat]:
    s = schema.seats
    seats = connection.execute(select(s).where(s.c.table_id == table).order_by(s.c.seat))
    return [Seat(row.seat, row.kind, row.name, row.bot) for row in seats]


# ---- reading


def results_of(connection: Connection, person: str) -> list[GameResult]:
    """The finished games of a person, the latest first. Who had several seats is shown the first
    of them: the others sat beside them."""
    r, t = schema.results, schema.tables
    is_kept = exists().where(t.c.id == r.c.table_id).label("is_kept")
    found = select(r, is_kept).where(r.c.person == person)
    latest = found.order_by(desc(r.c.finished), desc(r.c.id)).limit(MOST_RESULTS)
    by_table: dict[str, GameResult] = {}
    for row in connection.execute(latest):
        known = by_table.get(row.table_id)
        if known is None or row.seat < known.seat:
            by_table[row.table_id] = _result(row)
    return list(by_table.values())


def results_at(
    connection: Connection, person: str, tables: Collection[str]
) -> dict[str, GameResult]:
    """The results of a person at these tables."""
    r = schema.results
    mine = select(r).where(r.c.person == person, r.c.table_id.in_(tables)).order_by(desc(r.c.seat))
    return {row.table_id: _result(row) for row in connection.execute(mine)}


def missing_results(connection: Connection, person: str, most: int) -> list[str]:
    """Finished tables of a person without results, the latest first."""
    h, r, t = schema.holders, schema.results, schema.tables
    held = exists().where(h.c.table_id == t.c.id, h.c.person == person)
    known = exists().where(r.c.table_id == t.c.id)
    found = select(t.c.id, t.c.origin).where(t.c.over.is_(True), t.c.ending.is_(None), held, ~known)
    latest = found.order_by(desc(t.c.updated)).limit(MOST_RESULTS)
    return [row.id for row in connection.execute(latest) if row.origin is None][:most]


def _result(row: Row[*tuple[Any, ...]]) -> GameResult:
    return GameResult(
        table=row.table_id,
        seat=row.seat,
        game=row.game,
        options=row.options,
        players=tuple(Player(**player) for player in row.players),
        place=row.place,
        points=row.points,
        sheet=row.sheet,
        facts=row.facts,
        daily=row.daily,
        plies=row.plies,
        started=_utc(row.started),
        finished=_utc(row.finished),
        is_kept=bool(getattr(row, "is_kept", True)),
    )


def _utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
