"""What each decision of 7 Wonders Dice is about, in a sentence or two for beginners."""

from __future__ import annotations

from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.locale import get_language


def guidance(known: SevenWondersDice, seat: int, language: str) -> str:
    """The guidance for this seat; empty if it has nothing to decide."""
    if seat not in known.actors():
        return ""
    say = get_language(language)
    asked = Scene(known, seat, say, ()).asked
    assert asked is not None
    return say(f"seven_wonders_dice-guidance-{asked.question()}")
