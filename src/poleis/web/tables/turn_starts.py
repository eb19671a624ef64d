"""When the turns began that are going on: the revision since which each seat must act."""

from __future__ import annotations

from collections.abc import Iterable


class TurnStarts(dict[int, int]):
    """By seat that must act: the revision since which it must, without a break.

    Positions in which chance acts do not count, so a replay leads to the same numbers as the game.
    """

    def note(self, rev: int, actors: Iterable[int]) -> None:
        """After *rev* events, these must act: seats, or chance."""
        now = tuple(actors)
        if any(actor < 0 for actor in now):
            return
        for seat in self.keys() - set(now):
            del self[seat]
        for seat in now:
            self.setdefault(seat, rev)
