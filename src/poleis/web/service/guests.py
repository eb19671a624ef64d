"""Guests at a table: whoever sits down at an open table, and whom the host sends away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.web.storage import guests, store
from poleis.web.tables.notices import post_notice
from poleis.web.tables.rows import BOT, HUMAN, OPEN, Seat, TableInfo
from poleis.web.tables.table import Table

if TYPE_CHECKING:
    from poleis.web.service.tables import Tables
    from poleis.web.wire.requests import NewTable


class NoSeat(BadSetup):
    """This person cannot sit down at this table."""

    def __init__(self, reason: str, key: str) -> None:
        super().__init__(reason, Message(key))


def check_open(wish: NewTable, *, is_allowed: bool) -> None:
    """BadSetup if a new table may not be open: the server does not allow it, or all seats are
    taken."""
    if not wish.terms.open:
        return
    if not is_allowed:
        raise BadSetup("this server has no open tables", Message("open-not-allowed"))
    if not any(seat.kind == "link" for seat in wish.seats):
        raise BadSetup("an open table needs a seat of kind link", Message("open-needs-seat"))


def is_offered(info: TableInfo) -> bool:
    """Whether everybody may take a free seat of this table, if there is one."""
    return info.terms.is_open and info.ending is None


async def sit_down(tables: Tables, id: str, person: str, name: str) -> None:
    """Give this person the first free seat of an open table; one who has a seat there keeps it.
    NoSeat if there is none for them."""
    live = await tables.live.get(id)
    table, journal = live.table, live.journal

    async def seated() -> None:
        if await tables.database.read(lambda c: store.held_seats(c, id, person)):
            return
        if not is_offered(table.info) or table.frozen is not None or table.match.is_over:
            raise NoSeat("the table is not open", "open-not-offered")
        if await tables.database.read(lambda c: guests.is_blocked(c, id, person, name)):
            raise NoSeat("the host has removed this person", "open-blocked")
        free = next((seat.seat for seat in table.info.seats if seat.kind == OPEN), None)
        if free is None:
            raise NoSeat("all seats are taken", "open-full")
        row = Seat(free, HUMAN, name, seen=tables.clock())
        await journal.seat_browser(row, OPEN, person)
        table.info.seats[free] = row
        table.presenter.renamed()
        await table.send_states()

    await table.ask(seated)


async def remove_guest(tables: Tables, id: str, seat: int) -> None:
    """Free the seat of a guest before the game has begun. They watch from then on, and cannot sit
    down at this open table again, nor can anybody with their name. BadSetup if it cannot be."""
    live = await tables.live.get(id)
    table, journal = live.table, live.journal
    host = table.info.host

    async def removed() -> None:
        mine = await tables.database.read(lambda c: store.held_seats(c, id, host))
        row = table.info.seats[seat] if seat < len(table.info.seats) else None
        if row is None or row.kind != HUMAN or seat in mine:
            raise BadSetup(f"nobody can be removed from seat {seat}", Message("open-no-guest"))
        if has_begun(table) or table.frozen is not None:
            raise BadSetup("the game has begun", Message("open-begun"))
        free = Seat(seat, OPEN, "", seen=tables.clock())
        await journal.free_seat(free, row.name)
        table.info.seats[seat] = free
        tables.forget_link(id, seat)
        table.presenter.renamed()
        table.presence.drop_lost_seats()
        await post_notice(table, seat, "open-notice-removed", name=row.name)
        await table.send_states()

    await table.ask(removed)


def has_begun(table: Table) -> bool:
    """Whether a person has decided anything, taken back or not."""
    people = {seat.seat for seat in table.info.seats if seat.kind != BOT}
    return any(isinstance(one, Move) and one.actor in people for one in table.match.history)
