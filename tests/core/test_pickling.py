"""Positions, matches and luck travel to other processes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.core.errors import BadPosition, UndoBarred
from poleis.core.game import Game, games
from poleis.core.random_play import positions
from poleis.core.setup import Setup, all_setups
from poleis.core.state import State, play_out
from tests.core.test_match import play_at_random
from tests.laws.hoard import Hoard, as_game

Thing = TypeVar("Thing")


def again(thing: Thing) -> Thing:
    """What comes out of a pickle."""
    thawed: Thing = pickle.loads(pickle.dumps(thing))
    return thawed


def some_positions(game: Game, setup: Setup) -> Iterator[State]:
    """Of a random game the first, one of every forty, and the last."""
    state = game.new(setup)
    for ply, (position, _) in enumerate(positions(game, setup, setup.seats)):
        state = position
        if ply % 40 == 0:
            yield state
    yield state


def end_of(state: State) -> list[object]:
    """How a random game goes on from here."""
    state = state.clone()
    play_out(state, Luck.of(1))
    return state.dump()


@pytest.mark.parametrize("game_id", sorted(games()))
def test_positions_come_back(game_id: str) -> None:
    """In every set-up, and what a seat knows of them too."""
    game = get_game(game_id)
    setups = list(all_setups(game))
    for setup in setups[:: 13 if len(setups) > 100 else 1]:
        for state in some_positions(game, setup):
            twin = again(state)
            assert state.dump() == twin.dump() and type(state) is type(twin)
            assert end_of(state) == end_of(twin)
            known = game.redact(state, 0)
            assert known.dump() == again(known).dump()


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_dump_fits_one_set_up(game_id: str) -> None:
    """So the set-up need not travel with it."""
    game = get_game(game_id)
    setups = list(all_setups(game))
    for setup in setups[:: 29 if len(setups) > 100 else 3]:
        *_, dump = (state.dump() for state in some_positions(game, setup))
        fitting = []
        for other in setups:
            try:
                game.load(other, dump)
            except BadPosition:
                continue
            fitting.append(other)
        assert [setup] == fitting


def test_what_is_no_position_is_refused() -> None:
    game = get_game("akropolis")
    with pytest.raises(BadPosition, match="the position has 3 entries, not 10"):
        game.load(make_setup(game, 2), [1, 2, 3])


def test_a_position_of_a_game_that_is_not_installed_takes_its_game_along() -> None:
    game = as_game(Hoard())
    match = Match(game, make_setup(game, 2), 3)
    assert match.state.dump() == again(match.state).dump()
    assert match.state.dump() == again(match).state.dump(), "its match is played again"


def test_luck_goes_on() -> None:
    luck = Luck.of(7)
    luck.word()
    twin = again(luck)
    assert [luck.word() for _ in range(9)] == [twin.word() for _ in range(9)]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_matches_go_on(game_id: str) -> None:
    """With their history, what was taken back included, and the luck that they would have had."""
    game = get_game(game_id)
    match = Match(game, make_setup(game, 2), 5)
    for decisions in range(1, 20):
        play_at_random(match, decisions % 3)
        try:
            match.undo(0)
        except UndoBarred:
            play_at_random(match, 1)
    twin = again(match)
    assert twin.game is game and (5, match.setup) == (twin.seed, twin.setup)
    assert (match.log, match.history, match.furthest) == (twin.log, twin.history, twin.furthest)
    assert [match.revision([seat]) for seat in (0, 1)] == [twin.revision([s]) for s in (0, 1)]
    assert match.at(3).dump() == twin.at(3).dump()
    play_at_random(match, 20)
    play_at_random(twin, 20)
    assert (match.history, match.state.dump()) == (twin.history, twin.state.dump())


def test_a_new_process_knows_them() -> None:
    """Also one that imports everything anew, as on Windows and on a Mac."""
    match = Match(get_game("akropolis"), make_setup(get_game("akropolis"), 2, {"long": True}), 5)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert end_of(match.state) == pool.submit(end_of, match.state).result()
