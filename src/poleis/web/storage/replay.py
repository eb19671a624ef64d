"""Replaying stored tables with the rules of today, which may not be those that they began with.

A replay never fails: it stops before the first event that the rules refuse, and says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from poleis.core.errors import PoleisError
from poleis.core.game import get_game
from poleis.core.match import Match, Move, Undo
from poleis.core.position_text import read_position
from poleis.core.setup import Setup, make_setup
from poleis.web.storage.archive import StoredTable

Status = Literal["ok", "acceptable", "broken"]


@dataclass(frozen=True)
class Break:
    """Where a replay stops: before event *rev* (they are counted from 1), after *ply* plies."""

    rev: int
    ply: int
    error: PoleisError


@dataclass(frozen=True)
class Verdict:
    """How a stored table fares under the present rules.

    *ok*: it goes on. *acceptable*: it has another rules version, but every event is legal and
    leads to the same result, so that it could go on with the present version. *broken*: it cannot.
    """

    status: Status
    error: PoleisError | None = None
    rev: int | None = None
    ply: int | None = None


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


def judge(table: StoredTable, events: Iterable[Move | Undo]) -> tuple[Verdict, Match | None]:
    """The verdict on a table, and the match as far as it can be replayed."""
    try:
        game = get_game(table.game)
        match = new_match(make_setup(game, table.seats, table.options), table.origin)
    except PoleisError as error:
        return Verdict("broken", error), None
    stop = replay(match, events)
    if stop is not None:
        return Verdict("broken", stop.error, stop.rev, stop.ply), match
    changed = _changed_result(table, match)
    if changed is not None:
        return Verdict("broken", changed, len(match.history), match.ply), match
    is_present = table.rules_version == game.rules_version
    return Verdict("ok" if is_present else "acceptable"), match


def _changed_result(table: StoredTable, match: Match) -> PoleisError | None:
    """What differs between the position that was stored and the one that is reached today."""
    if match.is_over != (table.over and table.ending is None):
        if match.is_over:
            return PoleisError.saying("check-replay-over", "the game ends before its last position")
        return PoleisError.saying("check-replay-not-over", "the game does not end any more")
    if match.ply != table.ply or sorted(match.state.actors()) != sorted(table.acting):
        return PoleisError.saying("check-replay-position", "it leads to another position")
    if table.over and table.scores is not None and match.scores() != table.scores:
        return PoleisError.saying(
            "check-replay-scores",
            "the scores are {found}, they were {stored}",
            found=" ".join(map(str, match.scores())),
            stored=" ".join(map(str, table.scores)),
        )
    return None
