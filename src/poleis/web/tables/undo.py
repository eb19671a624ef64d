"""Taking back: how far it goes, and who has a say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from poleis.web.storage.store import HOTSEAT, HUMAN

if TYPE_CHECKING:
    from poleis.web.tables.table import Table


def last_confirmed(table: Table, seats: Iterable[int]) -> int | None:
    """The first ply of what these seats confirmed last; None if there is nothing.

    One confirmation may hold several decisions: a tile that is taken, and where it is placed.
    """
    log, thoughts = table.match.log, table.presenter.thoughts
    ply = table.match.last_decision(*seats)
    while ply and log[ply - 1].actor == log[ply].actor and thoughts.at(log, ply).get("also"):
        ply -= 1
    return ply


def others(table: Table, seat: int, mine: Iterable[int]) -> set[int]:
    """The other people at the table, who have a say when something is taken back."""
    people = {s.seat for s in table.facts.seats if s.kind in (HUMAN, HOTSEAT)}
    return people - {seat, *mine}


def is_free(table: Table, ply: int, mine: Iterable[int]) -> bool:
    """Whether nobody has a say when what was decided at this ply is taken back."""
    match = table.match
    return match.is_free(ply) or not others(table, match.log[ply].actor, mine)


def can_undo(table: Table, mine: Iterable[int]) -> str:
    """Whether a connection may take back: "free", "ask" (the others decide) or "no"."""
    mine = tuple(mine)
    ply = None if table.match.is_over else last_confirmed(table, mine)
    if ply is None:
        return "no"
    return "free" if is_free(table, ply, mine) else "ask"
