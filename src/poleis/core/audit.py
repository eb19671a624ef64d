"""Audit: did chance follow the seed that a record names?"""

from __future__ import annotations

from dataclasses import dataclass

from poleis.core.luck import Luck
from poleis.core.match import Match, Undo
from poleis.core.state import CHANCE


@dataclass(frozen=True)
class Audit:
    """How many outcomes follow the seed, and the first that does not."""

    outcomes: int
    ply: int | None = None
    found: str = ""
    expected: str = ""

    @property
    def is_passed(self) -> bool:
        return self.ply is None


def audit(match: Match, seed: int | str, start: int = 0) -> Audit:
    """Compare every outcome of chance from ply *start* on, also those taken back, with what the
    seed gives.

    The outcome at ply *n* must be the one that `Luck.of(seed, n)` rolls in that position. Nothing
    else is needed, so a single outcome could be audited alone.
    """
    game = match.game
    again = match.rewound()
    outcomes = 0
    for event in match.history:
        if isinstance(event, Undo):
            again.go_back(event)
            continue
        if event.actor == CHANCE and again.ply >= start:
            expected = int(again.state.roll(Luck.of(seed, again.ply)))
            if expected != event.action:
                found = game.outcomes.text(event.action)
                return Audit(outcomes, again.ply, found, game.outcomes.text(expected))
            outcomes += 1
        again.play(event.actor, event.action)
    return Audit(outcomes)
