"""Who sits at a table and who is waited for, in words."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.locale import get_language
from poleis.web.store import BOT, OPEN, Facts


def names(facts: Facts, lang: str) -> tuple[str, ...]:
    """Who sits where; a seat that waits for somebody is called so."""
    say = get_language(lang)
    return tuple(
        seat.name
        or say("server-open-seat" if seat.kind == OPEN else "server-player", n=seat.seat + 1)
        for seat in facts.seats
    )


def waited_for(facts: Facts, acting: Iterable[int], lang: str) -> str:
    """One sentence: for whom the others wait."""
    say = get_language(lang)
    called = names(facts, lang)
    seats = [seat for seat in facts.seats if seat.seat in acting]
    if len(seats) == 1 and seats[0].kind == BOT:
        return say("server-thinking", name=called[seats[0].seat])
    if len(seats) == 1 and seats[0].kind == OPEN:
        return say("server-waiting-for-players")
    return say("server-waiting", names=", ".join(called[seat.seat] for seat in seats))
