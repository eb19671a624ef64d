"""AKR-3: take one tile from the construction site and pay for it."""

from __future__ import annotations

import pytest

from poleis.games.akropolis.rules.position import Akropolis
from tests.rules.akropolis.cities import START, build, faces, is_take, place_code, table, take_code


def site(state: Akropolis) -> list[str]:
    return [faces(tile) for tile in state.market]


def slots(state: Akropolis) -> list[int]:
    """The positions that the seat on turn may take from."""
    return [int(code) + 1 for code in state.legal(state.actor())]


@pytest.mark.rule("AKR-3.1")
def test_a_turn_is_take_then_place() -> None:
    state = table()
    assert {0, 1} == set(state.legal(0))  # only to take: there is no passing
    state.apply(0, take_code(1))
    assert 0 == state.actor()
    assert not any(is_take(code) for code in state.legal(0))  # only to place
    state.apply(0, place_code(2, 0, 0))
    assert 1 == state.actor()
    assert all(is_take(code) for code in state.legal(1))


@pytest.mark.rule("AKR-3.2")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_a_tile_costs_one_stone_for_each_tile_before_it(slot: int) -> None:
    state = table(market="qqh qqm qqb qqt qqg qqH", stones=(7, 0))
    state.apply(0, take_code(slot))
    assert 7 - (slot - 1) == state.cities[0].stones
    assert ["qqh", "qqm", "qqb", "qqt", "qqg", "qqH"][slot - 1] == faces(state.held)


@pytest.mark.rule("AKR-3.2")
def test_stones_are_paid_to_the_reserve() -> None:
    state = table(stones=(2, 0))
    state.apply(0, take_code(3))
    assert [0, 0] == [city.stones for city in state.cities]


@pytest.mark.rule("AKR-3.2")
def test_the_fourth_tile_costs_three_stones() -> None:
    """The worked example of the rulebook: Maks takes the fourth tile and pays three."""
    state = table(market="qqh qqm qqb qqt qqg qqH", stones=(4, 0))
    state.apply(0, take_code(4))
    assert 1 == state.cities[0].stones


@pytest.mark.rule("AKR-3.3")
@pytest.mark.parametrize(("stones", "open_slots"), [(0, 1), (1, 2), (2, 3), (3, 4), (9, 4)])
def test_any_affordable_tile_may_be_taken(stones: int, open_slots: int) -> None:
    state = table(market="qqh qqm qqb qqt", stones=(stones, 0))
    assert list(range(1, open_slots + 1)) == slots(state)


@pytest.mark.rule("AKR-3.3")
def test_stones_gained_by_this_turn_come_too_late() -> None:
    """The city could gain three stones, but has none when the tile is taken."""
    state = table(build("qqq@0,1r0"), START.copy(), stones=(0, 0))
    assert [1] == slots(state)
    state.apply(0, take_code(1))
    state.apply(0, place_code(0, 1, 5))
    assert 3 == state.cities[0].stones


@pytest.mark.rule("AKR-3.4")
def test_tiles_close_the_gap_and_are_not_replaced() -> None:
    state = table(market="qqh qqm qqb qqt", stones=(1, 0), pile=(1, 2, 3))
    state.apply(0, take_code(2))
    assert ["qqh", "qqb", "qqt"] == site(state)
    state.apply(0, place_code(2, 0, 0))
    assert 1 == state.actor()
    assert ["qqh", "qqb", "qqt"] == site(state)
    state.apply(1, take_code(1))
    assert ["qqb", "qqt"] == site(state)
