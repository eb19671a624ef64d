"""Achievements of the solo game: the architects that were beaten (AKR-8.6, AKR-8.7)."""

from __future__ import annotations

from poleis.core.achievements import Achievement
from poleis.core.explain import Message
from poleis.core.setup import Setup


def achievements(setup: Setup) -> tuple[Achievement, ...]:
    """The one architect that this game is played against."""
    if setup.seats > 1:
        return ()
    architect = str(setup["architect"])
    name = Message(f"akropolis-achievement-{architect}")
    return (Achievement(architect, name, Message("akropolis-achievement-condition")),)
