"""The names of the players, and the sentence that says who must act."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.locale import get_language
from poleis.web.tables.rows import BOT, OPEN, Seat, TableInfo


def names(info: TableInfo, lang: str) -> tuple[str, ...]:
    """The players' names by seat, in a language; a free seat is called so."""
    return tuple(seat_name(seat, lang) for seat in info.seats)


def seat_name(seat: Seat, lang: str) -> str:
    """The name of one player."""
    if seat.kind == BOT:
        return given_name(seat.name, lang)
    say = get_language(lang)
    key = "server-open-seat" if seat.kind == OPEN else "server-player"
    return seat.name or say(key, n=seat.seat + 1)


def given_name(name: str, lang: str) -> str:
    """A name that the server gave to a table or a bot, in a language. The database keeps one
    spelling, which is also the id of the message."""
    return get_language(lang).or_else(name, f"name-{name.lower()}")


def waited_for(info: TableInfo, acting: Iterable[int], lang: str) -> str:
    """One sentence: for whom the others wait."""
    say = get_language(lang)
    called = names(info, lang)
    seats = [seat for seat in info.seats if seat.seat in acting]
    if len(seats) == 1 and seats[0].kind == BOT:
        return say("server-thinking", name=called[seats[0].seat])
    if len(seats) == 1 and seats[0].kind == OPEN:
        return say("server-waiting-for-players")
    return say("server-waiting", names=", ".join(called[seat.seat] for seat in seats))
