"""The results of finished games: one row for each seat, written with the last move.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, insert, select

from poleis.core.match import Match
from poleis.web.storage import schema
from poleis.web.storage.rows import BOT, now


def places_of(match: Match, ending: Mapping[str, Any] | None) -> list[int]:
    """The place of each seat. Who resigned is last; in an abandoned game nobody has a place (0)."""
    if ending is None:
        return match.ranking()
    if ending["how"] != "resigned":
        return [0] * match.setup.seats
    return [match.setup.seats if seat == ending["seat"] else 1 for seat in range(match.setup.seats)]


def add_results(
    connection: Connection, table: str, match: Match, ending: Mapping[str, Any] | None = None
) -> None:
    """Write how each seat has done. A game that began in the middle has no result, and a result
    that is written already stays as it is."""
    t, r = schema.tables, schema.results
    row = connection.execute(select(t).where(t.c.id == table)).one()
    is_known = connection.execute(select(r.c.id).where(r.c.table_id == table)).first()
    if row.origin is not None or is_known is not None:
        return
    people = _people(connection, table)
    players = _players(connection, table, match, places_of(match, ending))
    common = {
        "table_id": table,
        "game": row.game,
        "options": row.options,
        "players": players,
        "facts": {} if ending is None else {"ending": ending["how"]},
        "daily": row.terms.get("daily"),
        "plies": match.ply,
        "started": row.created,
        "finished": now(),
    }
    rows = [
        {
            **common,
            "seat": seat,
            "person": None if player["bot"] else people.get(seat),
            "place": player["place"],
            "points": player["points"],
            "sheet": _sheet(match, seat),
        }
        for seat, player in enumerate(players)
    ]
    connection.execute(insert(r), rows)


def _people(connection: Connection, table: str) -> dict[int, str]:
    """By seat: the person who holds it."""
    h = schema.holders
    held = select(h.c.seat, h.c.person).where(h.c.table_id == table)
    return {row.seat: row.person for row in connection.execute(held.order_by(h.c.person))}


def _players(
    connection: Connection, table: str, match: Match, places: list[int]
) -> list[dict[str, Any]]:
    s = schema.seats
    seats = connection.execute(select(s).where(s.c.table_id == table).order_by(s.c.seat))
    return [
        {
            "name": row.name,
            "bot": row.bot if row.kind == BOT else None,
            "place": place,
            "points": points,
        }
        for row, place, points in zip(seats, places, match.scores(), strict=True)
    ]


def _sheet(match: Match, seat: int) -> dict[str, int]:
    """The points of a seat by category."""
    found: dict[str, int] = {}
    for line in match.game.sheet(match.state, seat):
        found[line.key] = found.get(line.key, 0) + line.points
    return found
