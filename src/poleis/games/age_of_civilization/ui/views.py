"""What people see of Age of Civilization: the functions behind `LazyViews`."""

from __future__ import annotations

from poleis.core.state import State
from poleis.draw.picture import table_svg
from poleis.games.age_of_civilization.ui.narration import preview, tell
from poleis.games.age_of_civilization.ui.picture import picture
from poleis.games.age_of_civilization.ui.view import view

__all__ = ["picture", "preview", "svg", "tell", "view"]


def svg(state: State) -> str:
    return table_svg(picture, state)
