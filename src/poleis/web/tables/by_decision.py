"""Notes on decisions, such as a bot's alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from poleis.core.match import Move

Note = TypeVar("Note")


class ByDecision(Generic[Note]):
    """One note for each decision, found by its ply.

    A note belongs to the very move of the log, whatever its ply: plies may shift while several
    seats choose at the same time, and equal moves may follow each other.
    """

    def __init__(self, default: Note) -> None:
        self._default = default
        self._notes: dict[int, tuple[Move, Note]] = {}
        """By the identity of the move, which is kept with its note so that it stays its own."""

    def add(self, move: Move, note: Note, log: Sequence[Move]) -> None:
        """Note something on a decision; *log* is the log after it."""
        made = next(other for other in reversed(log) if other == move)
        self._notes[id(made)] = made, note

    def forget_undone(self, log: Sequence[Move]) -> None:
        """Drop the notes on decisions that were taken back; *log* is the log after that."""
        left = set(map(id, log))
        self._notes = {key: note for key, note in self._notes.items() if key in left}

    def at(self, log: Sequence[Move], ply: int) -> Note:
        """The note on the decision at this ply, or the default."""
        found = self._notes.get(id(log[ply]))
        return self._default if found is None else found[1]
