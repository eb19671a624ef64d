"""Recorded games replay for ever: same positions, same scores, same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis import CHANCE, Match
from poleis.core import record
from poleis.core.match import Undo
from tests.golden.games import SHELVES, kinds

FILES = sorted(Path(__file__).parent.glob("*/*.poleis"))


def read(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_replays(file: Path) -> None:
    """Every move is legal, every checkpoint and the result fit, and it is written again alike."""
    text = file.read_text(encoding="utf-8")
    told = record.read(text)
    match = told.match
    assert text.count("\n= ") >= match.ply // record.CHECKPOINT_EVERY > 0
    if match.is_over:
        assert told.result == match.scores()
    match.seed = told.seed
    assert text == record.write(match, told.players, seed=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_chance_of_a_golden_game_can_be_audited(file: Path) -> None:
    """The published seed brings exactly the tiles of the record, ply by ply, also after undo."""
    told = read(file)
    again = Match(told.match.game, told.match.setup, told.seed)
    for event in told.match.history:
        if isinstance(event, Undo):
            again.go_back(event)
        elif event.actor != CHANCE:
            again.play(event.actor, event.action)
    assert told.match.history == again.history


@pytest.mark.parametrize("game", SHELVES)
def test_golden_games_show_every_kind_of_game(game: str) -> None:
    """Seat counts, options, ways to end, undo, a save in mid-turn."""
    shown = {kind for file in FILES if file.parent.name == game for kind in kinds(read(file).match)}
    assert set() == SHELVES[game].required - shown
