"""Notes on decisions, such as a bot's alternatives."""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

from poleis.core.match import Move

Note = TypeVar("Note")


class ByDecision(Generic[Note]):
    """One note for each decision, found by its ply.

    The key is the seat and the number of the decision among those of the seat: plies may shift
    while several seats choose at the same time.
    """

    def __init__(self, default: Note) -> None:
        self._default = default
        self._notes: dict[tuple[int, int], Note] = {}

    def add(self, move: Move, note: Note, log: list[Move]) -> None:
        """Note something on a decision; *log* is the log after it."""
        made = max(ply for ply, other in enumerate(log) if other == move)
        self._notes[self._key(log, made)] = note

    def forget_undone(self, log: list[Move]) -> None:
        """Drop the notes on decisions that were taken back; *log* is the log after that."""
        left = Counter(move.actor for move in log)
        self._notes = {key: note for key, note in self._notes.items() if key[1] < left[key[0]]}

    def at(self, log: list[Move], ply: int) -> Note:
        """The note on the decision at this ply, or the default."""
        return self._notes.get(self._key(log, ply), self._default)

    @staticmethod
    def _key(log: list[Move], ply: int) -> tuple[int, int]:
        seat = log[ply].actor
        return seat, sum(move.actor == seat for move in log[:ply])
