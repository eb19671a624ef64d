"""What each decision of Akropolis is about, in a sentence or two for beginners."""

from __future__ import annotations

from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.locale import get_language


def guidance(known: Akropolis, seat: int, language: str) -> str:
    """The guidance for this seat; empty if it has nothing to decide."""
    if seat not in known.actors():
        return ""
    step = "take" if known.held == NOTHING else "place"
    return get_language(language)(f"akropolis-guidance-{step}")
