"""What people see of Akropolis: the functions behind `LazyViews`."""

from __future__ import annotations

from poleis.core.state import State
from poleis.draw.picture import table_svg
from poleis.games.akropolis.ui.narration import preview, tell
from poleis.games.akropolis.ui.picture import picture
from poleis.games.akropolis.ui.view import view

__all__ = ["picture", "preview", "svg", "tell", "view"]


def svg(state: State) -> str:
    return table_svg(picture, state)
