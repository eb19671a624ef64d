"""AKR-5: rounds, refilling the construction site, the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from poleis import CHANCE, OVER, Luck, make_setup
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.hexes import spell
from tests.rules.akropolis.cities import START, build, faces, place_code, table, take_code


def turns_of(seats: int, *, long: bool, seed: int) -> list[int]:
    """Who took a tile, in order, in a whole random game."""
    state, luck = (
        GAME.new(make_setup(GAME, seats, {"long": True} if long else {})),
        Luck.of("rounds", seed),
    )
    takers = []
    while state.actors():
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
            continue
        if not state.held:
            takers.append(actor)
        state.apply(actor, state.random_action(actor, luck))
    assert 1 == len(state.market) and 0 == len(state.pile)
    return takers


@pytest.mark.rule("AKR-5.1")
def test_turns_go_clockwise() -> None:
    state = table(START.copy(), START.copy(), START.copy(), market="qqh qqh qqh qqh qqh")
    actors = []
    for _ in range(4):
        actors.append(int(state.actor()))
        state.apply(state.actor(), take_code(1))
        state.apply(state.actor(), state.random_action(state.actor(), Luck.of(1)))
    assert [0, 1, 2, 0] == actors


@pytest.mark.rule("AKR-5.1")
def test_a_round_is_over_when_one_tile_is_left_at_the_end_of_a_turn() -> None:
    """Not before the tile taken is placed: until then the turn goes on."""
    state = table(market="qqh qqm", pile=(1, 2, 3, 4), turn=1)
    state.apply(1, take_code(1))
    assert 1 == len(state.market) and 1 == state.actor()
    state.apply(1, place_code(2, 0, 0))
    assert CHANCE == state.actor()


@pytest.mark.rule("AKR-5.2")
def test_the_last_tile_moves_to_position_one_and_a_stack_follows_it() -> None:
    state = table(market="qqh qqm", stones=(1, 0), pile=(1, 2, 3, 4, 5, 6))
    state.apply(0, take_code(2))
    state.apply(0, place_code(2, 0, 0))
    for tile in (5, 2, 4):
        assert CHANCE == state.actor()
        state.apply(CHANCE, tile - 1)
    assert [spell("qqh"), 5, 2, 4] == list(state.market)
    assert "qqh" == faces(state.market[0])
    assert [1, 3, 6] == list(state.pile)
    assert 1 == state.actor()  # the player on the left begins the next round


@pytest.mark.rule("AKR-5.3")
@pytest.mark.parametrize(
    ("seats", "long", "each"),
    [(2, False, 18), (3, False, 16), (4, False, 15), (2, True, 30), (3, True, 20)],
)
def test_turns_for_each_player(seats: int, long: bool, each: int) -> None:
    """The cyclic order is never broken, and everybody has the same number of turns."""
    for seed in range(3):
        takers = turns_of(seats, long=long, seed=seed)
        assert [turn % seats for turn in range(seats * each)] == takers
        assert {each} == set(Counter(takers).values())


@pytest.mark.rule("AKR-5.3")
@pytest.mark.parametrize(("seats", "long", "rounds"), [(2, False, 12), (3, False, 12),
                         (4, False, 12), (2, True, 20), (3, True, 15)])  # fmt: skip
def test_chief_architect_plays_first_and_last_in_a_round(
    seats: int, long: bool, rounds: int
) -> None:
    takers = turns_of(seats, long=long, seed=7)
    each_round = [takers[i : i + seats + 1] for i in range(0, len(takers), seats + 1)]
    assert rounds == len(each_round)
    assert all(seats + 1 == len(turns) and turns[0] == turns[-1] for turns in each_round)
    assert [chief % seats for chief in range(rounds)] == [turns[0] for turns in each_round]


@pytest.mark.rule("AKR-5.4")
def test_the_game_ends_at_once_when_no_stack_is_left() -> None:
    """The tile that remains is never played."""
    state = table(build("hhh@2,0r0"), START.copy(), market="qqh qqm", pile=())
    state.apply(0, take_code(1))
    assert 0 == state.actor()
    state.apply(0, place_code(4, 0, 0))
    assert OVER == state.actor()
    assert [] == state.actors()
    assert ["qqm"] == [faces(tile) for tile in state.market]
    assert [0, 0] == [len(state.legal(seat)) for seat in (0, 1)]
