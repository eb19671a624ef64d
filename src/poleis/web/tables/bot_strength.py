"""The measured strength of bots, as ratings on a scale where 400 points are 10 : 1."""

from __future__ import annotations

from typing import Final

USUAL: Final[dict[str, float]] = {
    "random": 600.0,
    "greedy": 1200.0,
    "mcts:easy": 1400.0,
    "mcts:medium": 1650.0,
    "mcts:strong": 1800.0,
}
"""Estimates, until each game has measured ratings."""


def bot_rating(game: str, spec: str) -> float | None:
    """The rating of a bot in a game; None if it was not measured."""
    return USUAL.get(spec)
