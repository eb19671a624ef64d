"""Poleis: four board games about ancient cities.

This module has what you need to play: games, matches, positions, bots, records and errors.
`poleis.study` plays many games; `poleis.toolkit` has the parts that a new game or bot is made of.

>>> from poleis import Match, get_game, make_setup
>>> game = get_game("akropolis")
>>> match = Match(game, make_setup(game, 2), seed=7)
>>> match.play(0, "take 1").actor
0
"""

from poleis._plain import choose_modules

choose_modules()  # before any module that may be compiled

from poleis.bots.policy import Candidate, Decision, Policy, make_policy  # noqa: E402
from poleis.bots.policy import bots as installed_bots  # noqa: E402
from poleis.core.audit import Audit, audit  # noqa: E402
from poleis.core.errors import (  # noqa: E402
    BadAction,
    BadPosition,
    BadRecord,
    BadSetup,
    Illegal,
    NotYourTurn,
    PoleisError,
    UndoBarred,
    UnknownBot,
    UnknownGame,
)
from poleis.core.explain import Message, Refusal, ScoreLine  # noqa: E402
from poleis.core.game import Game, get_game  # noqa: E402
from poleis.core.game import games as installed_games  # noqa: E402
from poleis.core.luck import Luck  # noqa: E402
from poleis.core.match import Match, Move, Undo  # noqa: E402
from poleis.core.position_text import position_text, read_position  # noqa: E402
from poleis.core.record import Record  # noqa: E402
from poleis.core.record import read as read_record  # noqa: E402
from poleis.core.record import write as write_record  # noqa: E402
from poleis.core.setup import Option, Setup, all_setups, make_setup  # noqa: E402
from poleis.core.state import CHANCE, OVER, State, play_out  # noqa: E402

__all__ = [
    "CHANCE",
    "OVER",
    "Audit",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Candidate",
    "Decision",
    "Game",
    "Illegal",
    "Luck",
    "Match",
    "Message",
    "Move",
    "NotYourTurn",
    "Option",
    "PoleisError",
    "Policy",
    "Record",
    "Refusal",
    "ScoreLine",
    "Setup",
    "State",
    "Undo",
    "UndoBarred",
    "UnknownBot",
    "UnknownGame",
    "all_setups",
    "audit",
    "get_game",
    "installed_bots",
    "installed_games",
    "make_policy",
    "make_setup",
    "play_out",
    "position_text",
    "read_position",
    "read_record",
    "write_record",
]
