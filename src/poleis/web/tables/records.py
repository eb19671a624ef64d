"""The record of a table: the game as text, with its seed only when it is over."""

from __future__ import annotations

from poleis.core.record import write
from poleis.web.tables.table import Table


def record_of(table: Table) -> str | None:
    """The record of a table that the present rules can read; None while something is hidden that
    a record would tell."""
    if not table.presenter.is_open():
        return None
    players = dict(enumerate(table.presenter.names("en")))
    start = (table.info.origin or {}).get("ply", 0)
    return write(table.match, players, seed=table.is_over, seed_from=start, commit=True)
