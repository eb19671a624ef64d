"""The log as one seat knows it, kept from move to move."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.match import Match, Move, Undo
from poleis.core.state import CHANCE


class KnownLog:
    """The visible log of a seat (None: a spectator).

    `update` brings it up to date and reads only what is new, so a move costs the same at the end
    of a long game as at its beginning.
    """

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.moves: list[Move] = []
        self.others: int = 0
        """How many decisions of other seats are among them."""
        self._match = match
        self._viewer = viewer
        self._rev = 0
        """How much of the history has been read."""
        self._settled = 0
        """The plies before the phase that was going on then: only an undo changes them."""

    def first_change(self) -> int:
        """The first ply that may have changed since the last update.

        An undo changes the plies after it, and can open an earlier phase again.
        """
        news, start = self._match.history[self._rev :], self._match.open_since()
        plies = [event.ply for event in news if isinstance(event, Undo)]
        return min([self._settled, *plies, *([] if start is None else [start])])

    def update(self) -> int:
        """Read what has happened since the last time; returns the first ply that may be new."""
        match, same = self._match, self.first_change()
        log, start = match.visible_log(self._viewer), match.open_since()
        self.others += self._decided(log[same:]) - self._decided(self.moves[same:])
        self.moves[same:] = log[same:]
        self._rev = len(match.history)
        self._settled = len(log) if start is None else start
        return same

    def _decided(self, moves: Sequence[Move]) -> int:
        return sum(move.actor not in (CHANCE, self._viewer) for move in moves)


def last_moves(log: Sequence[Move], seats: int) -> tuple[Move, ...]:
    """The moves of each seat's latest turn, in the order in which they were played.

    A turn ends where another seat moves; chance belongs to no turn. Only the end of the log is
    read, as far back as the oldest of these turns began.
    """
    found: list[Move] = []
    turns: set[int] = set()
    ended: set[int] = set()
    for move in reversed(log):
        if move.actor == CHANCE:
            continue
        ended |= turns - {move.actor}
        if len(ended) == seats:
            break
        if move.actor not in ended:
            turns.add(move.actor)
            found.append(move)
    return tuple(reversed(found))
