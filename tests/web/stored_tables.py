"""Databases with tables in them, made without a server, and what new rules may do to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from poleis import Luck, Match, get_game, make_setup
from poleis.core.match import Undo
from poleis.core.state import CHANCE
from poleis.web.storage import schema, store
from poleis.web.storage.database import open_engine, upgrade
from poleis.web.tables.rows import HUMAN, Seat, TableInfo

HOST = "host"


@contextmanager
def database(url: Path | str) -> Iterator[Connection]:
    """A transaction in a database that is made if need be."""
    engine = open_engine(str(url))
    try:
        upgrade(engine)
        with engine.execution_options(writing=True).begin() as connection:
            yield connection
    finally:
        engine.dispose()


def random_game(game: str, seed: int, plies: int | None, seats: int = 2) -> Match:
    """A random game, or its beginning; a decision is taken back now and then."""
    found = get_game(game)
    match = Match(found, make_setup(found, seats), f"deal-{seed}.0")
    luck = Luck.of("stored", seed)
    while not match.is_over and (plies is None or match.ply < plies):
        actors = match.state.actors()
        seat = actors[luck.below(len(actors))]
        match.play(seat, int(match.state.random_action(seat, luck)))
        if luck.below(40) == 0 and not match.is_over:
            match.undo(seat, consent=True)
            match.advance()
    return match


def add_game(
    connection: Connection,
    id: str,
    game: str = "akropolis",
    plies: int | None = None,
    seed: int = 7,
    browser: str = HOST,
) -> Match:
    """Store a table with a random game between Ann and Zoë, whose seats *browser* holds."""
    match = random_game(game, seed, plies)
    seats = [Seat(0, HUMAN, "Ann"), Seat(1, HUMAN, "Zoë")]
    version = match.game.rules_version
    info = TableInfo(id, "Delos", game, version, match.setup, str(match.seed), browser, seats)
    store.add_table(connection, info, match)
    for seat in seats:
        store.add_holder(connection, id, seat.seat, browser)
    return match


def change(connection: Connection, id: str, **values: Any) -> None:
    t = schema.tables
    connection.execute(update(t).where(t.c.id == id).values(**values))


def age(connection: Connection, id: str, moment: datetime) -> None:
    """Nothing has happened at the table, and nobody was there, since."""
    change(connection, id, updated=moment)
    s = schema.seats
    connection.execute(update(s).where(s.c.table_id == id).values(seen=moment))


def break_at(connection: Connection, id: str, rev: int) -> None:
    """Give an event an action that no rules know."""
    e = schema.events
    at = (e.c.table_id == id) & (e.c.rev == rev)
    connection.execute(update(e).where(at, e.c.undo.is_(None)).values(action=10**8))


def forbid(connection: Connection, id: str, match: Match, ply: int) -> int:
    """Give the first decision from *ply* on an action that the rules forbid; returns its
    revision."""
    before = match.rewound()
    for rev, event in enumerate(match.history, 1):
        if isinstance(event, Undo):
            before.go_back(event)
            continue
        if before.ply >= ply and event.actor != CHANCE:
            legal = set(map(int, before.state.legal(event.actor)))
            bad = next(code for code in range(1000) if code not in legal)
            e = schema.events
            at = (e.c.table_id == id) & (e.c.rev == rev)
            connection.execute(update(e).where(at).values(action=bad))
            return rev
        before.play(event.actor, event.action)
    raise AssertionError("there is no such ply")


def versions(url: Path | str) -> dict[str, int]:
    with database(url) as connection:
        rows = connection.execute(select(schema.tables.c.id, schema.tables.c.rules_version))
        return {row.id: row.rules_version for row in rows}


def ids(url: Path | str) -> Sequence[str]:
    with database(url) as connection:
        return connection.execute(select(schema.tables.c.id).order_by("id")).scalars().all()
