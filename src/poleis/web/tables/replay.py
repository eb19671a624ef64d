"""Replaying stored tables with the rules of today, which may not be those that they began with.

A replay never fails: it stops before the first event that the rules refuse, and says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from poleis.core.errors import PoleisError
from poleis.core.match import Match, Move, Undo
from poleis.core.position_text import read_position
from poleis.core.setup import Setup


@dataclass(frozen=True)
class Break:
    """Where a replay stops: before event *rev* (they are counted from 1), after *ply* plies."""

    rev: int
    ply: int
    error: PoleisError


def new_match(setup: Setup, origin: Mapping[str, Any] | None) -> Match:
    """The match of a table before its first event; PoleisError if it cannot begin today."""
    position = (origin or {}).get("position")
    try:
        start = None if position is None else read_position(position)
        return Match(setup.game, setup, start=start)
    except PoleisError:
        raise
    except Exception as error:  # a text of other rules may mean anything
        raise _unexpected(error) from error


def replay(
    match: Match,
    events: Iterable[Move | Undo],
    note: Callable[[Match, int], None] = lambda match, rev: None,
) -> Break | None:
    """Play stored events; the match has those that are legal. None if all are.

    *note* is called after every event with the match so far and the number of the event.
    """
    for rev, event in enumerate(events, 1):
        try:
            if isinstance(event, Undo):
                match.go_back(event)
            else:
                match.play(event.actor, event.action)
        except PoleisError as error:
            return Break(rev, match.ply, error)
        except Exception as error:  # the code of another rules version may mean anything
            match.state = match.at(match.ply)
            return Break(rev, match.ply, _unexpected(error))
        note(match, rev)
    return None


def _unexpected(error: Exception) -> PoleisError:
    return PoleisError.saying(
        "check-replay-failed", "the rules fail here ({error})", error=type(error).__name__
    )
