"""What each decision of Age of Civilization is about, in a sentence or two for beginners."""

from __future__ import annotations

from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.view import STEPS
from poleis.locale import get_language


def guidance(known: AgeOfCivilization, seat: int, language: str) -> str:
    """The guidance for this seat; empty if it has nothing to decide."""
    if seat not in known.actors():
        return ""
    say = get_language(language)
    scene = Scene(known, seat, say, ())
    step = STEPS[scene.step]
    if step == "civilization" and scene.round == 1:
        step = "first"
    elif step == "action" and not scene.can("perform"):
        step = "idle"
    return say(f"age_of_civilization-guidance-{step}")
