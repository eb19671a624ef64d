"""Replies that several handlers share."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.locale import get_language
from poleis.web.tables.table import Client, Table
from poleis.web.wire import server_messages
from poleis.web.wire.client_messages import ClientMessage
from poleis.web.wire.server_messages import Nack, NackError


def nack(
    client: Client,
    id: str | None,
    error: NackError,
    key: str,
    fields: Sequence[str] = (),
    wait: float = 0.0,
) -> Nack:
    """Refuse a message, with a sentence in the person's language, the fields that are wrong, and
    the seconds after which there is room again."""
    answer = server_messages.nack(id, error, get_language(client.lang)(key))
    if fields:
        answer["fields"] = list(fields)
    if wait:
        answer["wait"] = max(0.1, round(wait, 1))
    client.send(answer)
    return answer


def seat_for(
    table: Table, client: Client, message: ClientMessage, *, known: bool = False
) -> int | None:
    """The seat that a message is for; None if there is none, or if the message came before and
    was answered again (*known*)."""
    seat = table.seat_of(client)
    if seat is None:
        nack(client, message.id, "seat", "server-no-seat")
        return None
    if known:
        for mine in client.seats:  # one screen for all: the turn may have passed on since
            answer = table.known_answer(mine, message.id)
            if answer is not None:
                client.send(answer)
                return None
    return seat


def open_seat(table: Table, client: Client, id: str) -> int | None:
    """The seat that a connection acts for and sees; None if the message was refused, because it
    has none or the curtain is closed."""
    seat = table.seat_of(client)
    if seat is None:
        nack(client, id, "seat", "server-no-seat")
    elif table.viewer_of(client) is None:
        nack(client, id, "turn", "curtain-closed")
        return None
    return seat


def check_revision(
    table: Table, client: Client, id: str, rev: int, seat: int | None = None
) -> bool:
    """Check that a message refers to the current revision; if not, refuse it and have the
    state sent."""
    if rev == table.rev_of(client):
        return True
    answer = nack(client, id, "stale", "server-stale")
    if seat is not None:
        table.remember(seat, id, answer)
    table.broadcast.refresh(client)
    return False
