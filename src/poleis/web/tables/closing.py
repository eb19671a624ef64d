"""Closing a table: the owner of the server ends its game, and it can only be read from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from poleis.core.explain import Message
from poleis.web.storage.rows import TableInfo
from poleis.web.tables.old_rules import Frozen

if TYPE_CHECKING:
    from poleis.web.tables.tables import Tables

CLOSED: Final = {"how": "closed"}
"""The ending of such a game."""


def frozen_by_owner(info: TableInfo) -> Frozen | None:
    """Why nobody can play on at a table that was closed."""
    if info.ending != CLOSED:
        return None
    return Frozen(Message("owner-closed"), True, info.over, short="owner-closed-short")


async def close_table(tables: Tables, id: str) -> None:
    """End the game of a table for good. A game that is over or frozen stays as it is."""
    live = await tables.live.get(id)
    table, journal = live.table, live.journal

    async def closed() -> None:
        if table.match.is_over or table.frozen is not None:
            return
        await journal.set_ending(CLOSED)
        table.info.ending = dict(CLOSED)
        table.frozen = frozen_by_owner(table.info)
        table.moved()  # a question that waits for an answer would wait for ever
        await table.send_states()

    await table.ask(closed)
