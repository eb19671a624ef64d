"""Short games with corrected components; `test_corrected.py` runs them in programs of their own."""

from __future__ import annotations

import json

from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from tests.rules.origins.tables import GAME, candidates

PLIES = 160
EXPLAINED = 8
"""Every how many plies all actions are explained."""


def is_sound(seats: int, seed: int = 1) -> bool:
    """Play a while: every position loads, and what is legal is what nothing explains away."""
    for ply, (state, move) in enumerate(positions(GAME, make_setup(GAME, seats), seed)):
        if ply == PLIES or move is None:
            break
        dump = json.loads(json.dumps(state.dump()))
        assert dump == GAME.load(make_setup(GAME, seats), dump).dump(), f"ply {ply}"
        if move.actor >= 0 and ply % EXPLAINED == 0:
            legal = {int(code) for code in state.legal(move.actor)}
            for code in candidates(state):
                told = GAME.actions.text(code)
                assert (code in legal) == (not GAME.explain(state, move.actor, code)), told
    return True
