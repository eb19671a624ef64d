"""Poleis: four board games about ancient cities.

>>> from poleis import Match, get_game, make_setup
>>> game = get_game("akropolis")
>>> match = Match(game, make_setup(game, 2), seed=7)
>>> match.play(0, "take 1").actor
0
"""

from poleis._plain import use_plain_modules_if_asked

use_plain_modules_if_asked()

from poleis.core.game import Game, get_game  # noqa: E402
from poleis.core.luck import Luck  # noqa: E402
from poleis.core.match import Match  # noqa: E402
from poleis.core.setup import Option, Setup, make_setup  # noqa: E402
from poleis.core.state import CHANCE, OVER, State  # noqa: E402

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "Luck",
    "Match",
    "Option",
    "Setup",
    "State",
    "get_game",
    "make_setup",
]
