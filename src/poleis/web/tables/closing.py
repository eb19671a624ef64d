"""Closing a table: the owner of the server ends its game, and it can only be read from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.web.tables.endings import end_game

if TYPE_CHECKING:
    from poleis.web.service.tables import Tables


async def close_table(tables: Tables, id: str) -> None:
    """End the game of a table for good. A game that is over or frozen stays as it is."""
    table, _ = await tables.get(id)

    async def closed() -> None:
        if not table.is_over and table.frozen is None:
            await end_game(table, {"how": "closed"})

    await table.ask(closed)
