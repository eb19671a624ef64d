"""How stored tables fare under the rules of today, which may not be those that they began with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from poleis.core.errors import PoleisError
from poleis.core.game import get_game
from poleis.core.match import Match, Move, Undo
from poleis.core.setup import make_setup
from poleis.web.tables.replay import new_match, replay
from poleis.web.tables.stored_table import StoredTable

Status = Literal["ok", "acceptable", "broken"]


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
