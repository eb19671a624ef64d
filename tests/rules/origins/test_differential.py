"""The fast generator and the plain predicates agree on every small action (ORI-5.9, ORI-7.9)."""

from __future__ import annotations

import pytest

from poleis._plain import is_compiled
from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from poleis.games.origins.effects.running import Question
from poleis.games.origins.explain.position_reader import kind_of
from tests.rules.origins.tables import GAME, candidates


@pytest.mark.parametrize(("seats", "least"), [(1, 12), (3, 18)])
def test_generator_equals_predicates(seats: int, least: int) -> None:
    """Every kind of decision that a few games meet, once."""
    seen: set[tuple[str, int, int]] = set()
    for seed in range(2 if is_compiled() else 1):
        for state, move in positions(GAME, make_setup(GAME, seats), seed):
            if move is None or move.actor < 0:
                continue
            top = state.top()
            asks = (int(top.effect), int(top.step)) if isinstance(top, Question) else (0, 0)
            kind = (kind_of(top), *asks)
            if kind in seen:
                continue
            seen.add(kind)
            legal = {int(code) for code in state.legal(move.actor)}
            for code in candidates(state):
                told = GAME.actions.text(code)
                assert (code in legal) == (not GAME.explain(state, move.actor, code)), told
    assert len(seen) >= least
