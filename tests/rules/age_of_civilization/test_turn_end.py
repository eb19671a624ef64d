"""AOC-7: workers come back or not, and abilities at the end of the turn."""

from __future__ import annotations

import pytest

from poleis import OVER
from tests.rules.age_of_civilization.tables import (
    can,
    coins,
    do,
    points,
    realm,
    table,
    technologies,
    why_not,
    workers,
)


@pytest.mark.rule("AOC-7.1")
def test_workers_on_red_spaces_do_not_come_back() -> None:
    state = table(realm("celts"), realm(), track="fishing")
    do(state, "perform exploit", "perform fishing")
    assert 4 == workers(state), "until the end of the turn they are owned"
    do(state, "end")
    assert 3 == workers(state)


@pytest.mark.rule("AOC-7.2")
def test_the_player_chooses_the_order_of_abilities() -> None:
    """Britain with 6 coins: the Hanging Gardens' coin first makes the seventh."""
    state = table(realm("britain", coins=6, wonders="hanging_gardens"), realm())
    do(state, "end")
    assert ["resolve britain", "resolve hanging_gardens"] == can(state)
    first = do(state.clone(), "resolve hanging_gardens")
    assert (7, 1) == (coins(first), points(first))
    second = do(state.clone(), "resolve britain")
    assert (7, 0) == (coins(second), points(second))


@pytest.mark.rule("AOC-7.2")
def test_abilities_work_in_round_6_too() -> None:
    state = table(realm("mali", coins=0), realm(), round=6, first=1, turn=1)
    do(state, "end")
    assert (1, OVER) == (coins(state), state.actor())


@pytest.mark.rule("AOC-7.2")
def test_compulsory_abilities_cannot_be_left_out() -> None:
    """Phoenicia may be left out, the Hanging Gardens may not."""
    state = table(realm("phoenicia", coins=2, wonders="hanging_gardens"), realm(), pool="rome")
    do(state, "end")
    assert ["resolve phoenicia", "resolve hanging_gardens"] == can(state)
    assert ["AOC-7.2"] == why_not(state, "end")
    do(state, "resolve hanging_gardens")
    assert ["resolve phoenicia", "end"] == can(state)


@pytest.mark.rule("AOC-7.2")
def test_each_ability_is_resolved_once() -> None:
    state = table(
        realm("phoenicia", coins=9, technologies="writing education"), realm(), pool="rome"
    )
    do(state, "end", "resolve education")
    assert ["AOC-7.2"] == why_not(state, "resolve education")
    assert ["resolve phoenicia", "end"] == can(state)


@pytest.mark.rule("AOC-7.3")
def test_an_ability_gained_in_this_phase_is_still_resolved() -> None:
    """Babylon unlocks Education, whose Culture may follow at once."""
    state = table(realm("babylon", coins=4, technologies="writing"), realm())
    do(state, "end", "unlock education")
    assert ["resolve education", "end"] == can(state)
    do(state, "resolve education")
    assert (1, 2, ["writing", "education"]) == (coins(state), points(state), technologies(state))


@pytest.mark.rule("AOC-7.3")
def test_bureaucracy_gained_by_babylon_pays_at_once() -> None:
    state = table(realm("babylon", coins=0, technologies="law", special="special_left_2"), realm())
    do(state, "end", "unlock bureaucracy")
    assert 1 == coins(state)
    assert 1 == state.actor()


@pytest.mark.rule("AOC-7.4")
def test_conditions_are_taken_when_the_ability_is_resolved() -> None:
    """Education costs 3 with Writing: with 2 coins it waits for the coin of the Gardens."""
    state = table(realm(coins=2, technologies="writing education", wonders="hanging_gardens"),
                  realm())  # fmt: skip
    do(state, "end")
    assert ["resolve education", "end"] == can(state), "the only compulsory one was resolved"
    assert 3 == coins(state)


@pytest.mark.rule("AOC-7.4")
def test_a_compulsory_ability_whose_condition_fails_is_spent() -> None:
    """Slavs against the stronger Mongolia: no coin, and the turn is over."""
    state = table(realm("slavs", coins=0), realm("mongolia"))
    do(state, "end")
    assert (0, 1) == (coins(state), state.actor())


@pytest.mark.rule("AOC-7.4")
def test_what_is_not_used_lapses() -> None:
    state = table(
        realm("phoenicia", coins=9, technologies="writing education"), realm(), pool="rome"
    )
    do(state, "end", "end")
    assert (9, 0, 1) == (coins(state), points(state), state.actor())
    assert 0 == int(state.turn.resolved)
