"""Seats that change hands: a bot plays on for a player, and the player comes back.

Everything here runs in the task that owns the table.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.web.tables import rows
from poleis.web.tables.notices import post_notice
from poleis.web.tables.rows import BOT, HUMAN, OPEN, Seat
from poleis.web.tables.stints import is_given_up, last_player, stints_with
from poleis.web.tables.table import Table

ARCHITECTS = ("Iktinos", "Mnesikles", "Pytheos", "Rhoikos", "Theodoros", "Skopas", "Chersiphron")
"""Bots are named after these."""


def bot_name(seat: int) -> str:
    return ARCHITECTS[seat % len(ARCHITECTS)]


def check_vacant(table: Table, seat: int, mine: Collection[int]) -> None:
    """BadSetup if a bot may not take this seat; *mine* are the seats of who asks for it."""
    row = table.info.seats[seat] if seat < len(table.info.seats) else None
    if table.is_over or row is None or seat in mine or row.kind not in (OPEN, HUMAN):
        raise BadSetup(f"seat {seat} is not free", Message("server-seat-taken"))
    if row.kind == OPEN:
        return
    wait = table.presence.waits().get(seat)
    if wait is None:
        raise BadSetup(f"the player of seat {seat} is here", Message("server-seat-online"))
    if wait > 0:
        minutes = math.ceil(wait / 60)
        reason = f"the player of seat {seat} has not been away for long"
        raise BadSetup(reason, Message("server-seat-too-soon", {"n": minutes}))


async def seat_bot(
    table: Table,
    seat: int,
    bot: str,
    notice: str = "server-notice-bot",
    *,
    for_good: bool = False,
) -> None:
    """Let a bot play a seat from here on. Its player only watches then, and may take it back unless
    it is *for_good*."""
    old = table.info.seats[seat]
    row = Seat(seat, BOT, bot_name(seat), bot)
    if old.kind == OPEN:
        await table.set_seat(row)
    else:
        await _change_player(table, row, for_good=for_good)
    table.presence.drop_lost_seats()
    table.moved()  # a question that waits for this seat would wait for ever
    if old.kind != OPEN:
        await post_notice(table, seat, notice, name=old.name, bot=row.name)
    await table.after_change()


def can_return(table: Table, seat: int) -> bool:
    """Whether the player of a seat that a bot plays may have it back."""
    is_playing = not table.is_over and table.frozen is None
    return is_playing and table.info.seats[seat].kind == BOT and not is_given_up(table.info, seat)


async def seat_player(table: Table, seat: int, person: str) -> None:
    """Give a seat back to its player, under the old name. Their pages come again with the seat."""
    bot = table.info.seats[seat]
    row = Seat(seat, HUMAN, last_player(table.info, seat), seen=rows.now())
    await _change_player(table, row)
    table.bots.stop(seat)
    await post_notice(table, seat, "seat-notice-back", name=row.name, bot=bot.name)
    for client in list(table.clients):
        if client.person == person:
            client.move_away()
    await table.after_change()


async def _change_player(table: Table, row: Seat, *, for_good: bool = False) -> None:
    info = table.info
    stints = stints_with(info, row, table.match.ply, for_good=for_good)
    await table.journal.change_player(row, info.seats[row.seat].kind, stints)
    info.seats[row.seat] = replace(row)
    info.stints = [*(one for one in info.stints if one.seat != row.seat), *stints]
    table.presenter.renamed()
