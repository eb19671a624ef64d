"""Undo: how far it goes, and whose consent it needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from poleis.web.tables import daily
from poleis.web.tables.rows import HOTSEAT, HUMAN

if TYPE_CHECKING:
    from poleis.web.tables.table import Table


def last_confirmed(table: Table, seats: Iterable[int]) -> int | None:
    """The first ply of the last turn that these seats confirmed; None if there is none.

    One confirmation may hold several decisions: a tile that is taken, and where it is placed.
    """
    log = table.match.log
    ply = table.match.last_decision(*seats)
    while ply and log[ply - 1].actor == log[ply].actor and table.same_turn.at(log, ply):
        ply -= 1
    return ply


def others(table: Table, seat: int, mine: Iterable[int]) -> set[int]:
    """The other people at the table, whose consent an undo may need."""
    people = {s.seat for s in table.info.seats if s.kind in (HUMAN, HOTSEAT)}
    return people - {seat, *mine}


def is_free(table: Table, ply: int, mine: Iterable[int]) -> bool:
    """Whether going back to this ply needs no consent."""
    match = table.match
    if match.is_free(ply):
        return True
    return not others(table, match.log[ply].actor, mine) and not is_final(table)


def is_final(table: Table) -> bool:
    """Whether luck that was seen cannot be taken back: at the try of a daily challenge."""
    return daily.counts(table.info)


def can_undo(table: Table, mine: Iterable[int]) -> Literal["free", "ask", "no"]:
    """Whether a connection may take back: "free", "ask" (the others decide) or "no"."""
    mine = tuple(mine)
    ply = None if table.is_over else last_confirmed(table, mine)
    if ply is None:
        return "no"
    if is_free(table, ply, mine):
        return "free"
    return "no" if is_final(table) else "ask"
