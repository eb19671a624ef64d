"""Checking a position from elsewhere.

A position that passes can be played on: cards are where they can be and nowhere twice, and the
pending decisions are some that play can lead to.
"""

from __future__ import annotations

from poleis.core.errors import BadPosition
from poleis.games.age_of_civilization.load.checks import CHECKS
from poleis.games.age_of_civilization.load.loaded import Loaded
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization


def check_position(state: AgeOfCivilization, first: AgeOfCivilization) -> None:
    """Refuse a position of a game that began as *first*; BadPosition says in words what cannot
    be. Each number has been checked by itself before (`learn.shape`)."""
    loaded = Loaded(state, first)
    for says, holds in CHECKS:
        if not holds(loaded):
            raise BadPosition(says)
