"""What people see of 7 Wonders Dice: the functions behind `LazyTeachingViews`."""

from __future__ import annotations

from poleis.core.state import State
from poleis.draw.picture import table_svg
from poleis.games.seven_wonders_dice.ui.guidance import guidance
from poleis.games.seven_wonders_dice.ui.move_reasons import move_reasons
from poleis.games.seven_wonders_dice.ui.narration import log_entries, preview
from poleis.games.seven_wonders_dice.ui.picture import picture
from poleis.games.seven_wonders_dice.ui.score_reasons import score_reasons
from poleis.games.seven_wonders_dice.ui.view import view

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
