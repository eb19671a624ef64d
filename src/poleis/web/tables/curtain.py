"""The curtain at one screen for several players.

While the next player may know something that others at the same screen may not, the screen shows
what a spectator may know, until that player confirms to be there. A connection with one seat has
no curtain, nor has a program, which wants no view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.locale import get_language
from poleis.web.wire.states import Curtain

if TYPE_CHECKING:
    from poleis.web.tables.table import Client, Table


def hides(table: Table, client: Client) -> bool:
    """Whether the players at this screen know different things now, and the game goes on."""
    is_shared = len(client.seats) > 1 and client.want == "view"
    return is_shared and not table.match.is_over and table.presenter.tells_apart(client.seats)


def seat_of(table: Table, client: Client) -> int | None:
    """The seat that a connection acts for: one that must act, or else its first. Where there are
    secrets, the player in front of the screen goes on first."""
    seats = client.seats
    if hides(table, client):
        seats = tuple(sorted(seats, key=lambda seat: seat != client.front))
    acting = table.match.state.actors()
    mine = [seat for seat in seats if seat in acting]
    return next(iter([*mine, *seats]), None)


def viewer_of(table: Table, client: Client) -> int | None:
    """The seat whose knowledge a connection is shown; None for what a spectator may know."""
    seat = seat_of(table, client)
    return None if seat != client.front and hides(table, client) else seat


def reader_of(table: Table, client: Client) -> int | None:
    """The seat whose past a connection is told. A past with secrets is for the player in front of
    the screen only, also when there are no secrets left."""
    viewer = viewer_of(table, client)
    is_shared = len(client.seats) > 1 and client.want == "view"
    if not is_shared or viewer == client.front or table.match.is_over:
        return viewer
    return viewer if table.presenter.has_no_secrets else None


def viewer_at(table: Table, client: Client, ply: int) -> int | None:
    """The seat whose knowledge of an earlier position a connection is shown."""
    viewer, reader = viewer_of(table, client), reader_of(table, client)
    if viewer == reader or table.presenter.tells_apart(client.seats, ply):
        return reader
    return viewer


def curtain(table: Table, client: Client) -> Curtain | None:
    """Who must confirm to be in front of the screen; None if nobody must."""
    seat = seat_of(table, client)
    is_waited_for = seat in table.match.state.actors() and table.frozen is None
    if seat is None or viewer_of(table, client) is not None or not is_waited_for:
        return None
    say, name = get_language(client.lang), table.presenter.names(client.lang)[seat]
    return {
        "seat": seat,
        "title": say("curtain-pass", name=name),
        "button": say("curtain-reveal", name=name),
    }
