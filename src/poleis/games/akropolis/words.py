"""Words of Akropolis that several drawings use."""

from __future__ import annotations

from poleis.games.akropolis.game import ARCHITECTS
from poleis.locale import Language


def architect_name(difficulty: int, language: Language) -> str:
    """The name of the architect at this level."""
    return language(f"akropolis-architect-{ARCHITECTS[difficulty - 1]}")


def signed(number: int) -> str:
    """A change as people write it: with its sign, and a true minus.

    >>> signed(7), signed(-2), signed(0)
    ('+7', '−2', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
