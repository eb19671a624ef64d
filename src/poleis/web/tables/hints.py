"""Whether a table has hints: one place decides for all that advises a player in a running game."""

from __future__ import annotations

from poleis.web.tables.rows import TableInfo


def are_allowed(info: TableInfo) -> bool:
    """Whether players may ask for hints, read why bots moved, and hear what a beginner overlooked.

    The review of a finished game does not depend on it.
    """
    return info.terms.hints
