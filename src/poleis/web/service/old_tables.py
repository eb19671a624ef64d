"""What can be read of a stored table that the installed games cannot play on, or not at all."""

from __future__ import annotations

from sqlalchemy import Connection

from poleis.core.errors import PoleisError, UnknownGame
from poleis.core.explain import Message
from poleis.web.storage import archive
from poleis.web.storage.store import load_seats
from poleis.web.tables.errors import LostGame
from poleis.web.tables.old_rules import player_names
from poleis.web.tables.stored_table import record_text
from poleis.web.tables.verdict import judge


def lost_game(connection: Connection, id: str, error: PoleisError) -> LostGame:
    """Why a table cannot be shown whose row cannot be read with the installed games."""
    table = archive.load(connection, id)
    assert table is not None
    key = "server-lost-game" if isinstance(error, UnknownGame) else "server-lost-setup"
    return LostGame(id, table.name, table.game, Message(key, {"game": table.game}))


def stored_record(connection: Connection, id: str, *, is_open: bool) -> str | None:
    """The record of a table from its rows; None if the game is not over and not *is_open*."""
    table = archive.load(connection, id)
    if table is None or not (table.over or is_open):
        return None
    events = archive.events_of(connection, [id])[id]
    verdict, _ = judge(table, events)
    players = player_names(load_seats(connection, [id])[id])
    is_replayable = verdict.status != "broken"
    return record_text(table, events, players, is_replayable=is_replayable)
