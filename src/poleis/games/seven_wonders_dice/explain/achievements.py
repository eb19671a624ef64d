"""Achievements of the score attack (SWD-2.6): marks of our own, as the mode itself is."""

from __future__ import annotations

from typing import Final

from poleis.core.achievements import Achievement
from poleis.core.explain import Message
from poleis.core.setup import Setup

MARKS: Final = (60, 75, 90, 105)
"""A greedy bot reaches about 73 points, a short search about 85."""


def achievements(setup: Setup) -> tuple[Achievement, ...]:
    if setup.seats > 1:
        return ()
    condition = Message("seven_wonders_dice-achievement-condition")
    return tuple(Achievement(f"points-{mark}", _name(mark), condition) for mark in MARKS)


def achieved(points: int) -> tuple[str, ...]:
    """The marks that these points of a lone player have passed."""
    return tuple(f"points-{mark}" for mark in MARKS if points >= mark)


def _name(mark: int) -> Message:
    return Message("seven_wonders_dice-achievement-points", {"points": mark})
