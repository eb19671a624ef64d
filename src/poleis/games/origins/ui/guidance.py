"""What each decision of Origins is about, in a sentence or two for beginners."""

from __future__ import annotations

from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.view import step_name
from poleis.locale import get_language


def guidance(known: Origins, seat: int, language: str) -> str:
    """The guidance for this seat; empty if it has nothing to decide."""
    if seat not in known.actors():
        return ""
    say = get_language(language)
    return say(f"origins-guidance-{step_name(Scene(known, seat, say, ()))}")
