"""Endings by people: resigning, and abandoning a game together.

Everything here runs in the task that owns the table.
"""

from __future__ import annotations

from typing import Any

from poleis.web.tables.bots import DEFAULT_LEVEL, offered
from poleis.web.tables.notices import post_notice
from poleis.web.tables.replies import nack, seat_for
from poleis.web.tables.rows import OPEN
from poleis.web.tables.seat_changes import seat_bot
from poleis.web.tables.table import Client, Table
from poleis.web.wire.client_messages import Resign
from poleis.web.wire.server_messages import ack


async def resign(table: Table, client: Client, message: Resign) -> None:
    """Between two seats the other one wins; with more, a bot plays the seat for good."""
    if seat_for(table, client, message, known=True) is None:
        return
    seat, seats = message.seat, table.info.seats
    if seat not in client.seats:
        nack(client, message.id, "seat", "server-no-seat")
    elif table.info.ending == {"how": "resigned", "seat": seat}:  # it came before a restart
        client.send(ack(message.id, table.rev_of(client)))
    elif table.is_over:
        nack(client, message.id, "turn", "server-over")
    elif len(seats) < 2 or any(row.kind == OPEN for row in seats):
        nack(client, message.id, "turn", "seat-nobody-wins")
    else:
        await _give_up(table, seat)
        client.send(table.remember(seat, message.id, ack(message.id, table.rev_of(client))))


async def _give_up(table: Table, seat: int) -> None:
    seats = table.info.seats
    if len(seats) == 2:
        await end_game(table, {"how": "resigned", "seat": seat})
        await post_notice(table, seat, "seat-notice-resigned", name=seats[seat].name)
        return
    level = DEFAULT_LEVEL if DEFAULT_LEVEL in offered() else offered()[-1]
    await seat_bot(table, seat, level, "seat-notice-given-up", for_good=True)


async def end_game(table: Table, ending: dict[str, Any]) -> None:
    """End the game before its rules do, and show it."""
    await table.journal.end_game(table.match, ending)
    table.info.ending, table.info.over = ending, True
    table.bots.stop_all()
    table.hinted.clear()
    table.presenter.changed()
    table.moved()
    await table.send_states()
