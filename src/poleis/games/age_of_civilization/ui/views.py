"""What people see of Age of Civilization: the functions behind `LazyTeachingViews`."""

from __future__ import annotations

from poleis.core.state import State
from poleis.draw.picture import table_svg
from poleis.games.age_of_civilization.ui.guidance import guidance
from poleis.games.age_of_civilization.ui.move_reasons import move_reasons
from poleis.games.age_of_civilization.ui.narration import log_entries, preview
from poleis.games.age_of_civilization.ui.picture import picture
from poleis.games.age_of_civilization.ui.score_reasons import score_reasons
from poleis.games.age_of_civilization.ui.view import view

__all__ = [
    "guidance",
    "log_entries",
    "move_reasons",
    "picture",
    "preview",
    "score_reasons",
    "svg",
    "view",
]


def svg(state: State) -> str:
    return table_svg(picture, state)
