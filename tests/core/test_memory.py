"""Servers and learners load positions for days: that must not take memory away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from poleis.core.game import Game, games
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE, State

STATM = Path("/proc/self/statm")
LOADS = 4000
ROOM = 400_000
"""Bytes by which a process may grow meanwhile for other reasons: 100 for each position."""


def resident() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def grown_position(game: Game) -> list[object]:
    """What a position in the middle of a random game looks like when it is written down."""
    state: State = game.new(make_setup(game, 2))
    luck = Luck.of("memory", game.id)
    for _ in range(60):
        actor = state.actors()[0]
        state.apply(
            actor, state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
        )
    return state.dump()


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells it this way")
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_position_that_was_loaded_can_be_forgotten(game: Game) -> None:
    setup, dump = make_setup(game, 2), grown_position(game)
    for _ in range(LOADS // 4):
        game.load(setup, dump)
    before = resident()
    for _ in range(LOADS):
        game.load(setup, dump)
    assert ROOM > resident() - before
