"""AOC-8: the end of a round, war and plague."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import (
    Realm,
    can,
    coins,
    do,
    points,
    realm,
    strength,
    table,
    workers,
)

WAR = "fishing culture agriculture trade"
"""At the end of this round Trade becomes the new card."""
PLAGUE = "fishing culture agriculture plague"
PEACE = "fishing culture agriculture hunting"


def everybody(
    state: AgeOfCivilization, of: Callable[[AgeOfCivilization, int], int] = workers
) -> list[int]:
    """A number of each seat."""
    return [of(state, seat) for seat in range(state.seats())]


@pytest.mark.rule("AOC-8.1")
def test_marker_then_card_then_token_then_war() -> None:
    """The token's worker comes before the war takes one, and both after the marker moved."""
    state = table(realm("huns"), realm(workers=0), realm("huns", under="mali"), first=1, round=3,
                  turn=2, track="fishing culture agriculture trade",
                  tokens={6: "birth_boom"})  # fmt: skip
    do(state, "end")
    assert [4, 0, 4] == everybody(state), "seat 1 gained a worker and lost it in the war"
    assert (0, 4) == (state.first_player, state.round)


@pytest.mark.rule("AOC-8.2")
def test_the_marker_passes_counter_clockwise() -> None:
    state = table(realm(), realm(), realm(), first=0, turn=2, track=PEACE)
    do(state, "end")
    assert 2 == state.first_player
    assert 2 == state.actor()


@pytest.mark.rule("AOC-8.3")
def test_the_permanent_card_moves_one_place() -> None:
    """After round 2 the card at position 5 is new, and the one at position 2 is closed."""
    state = table(realm(), realm(coins=9), turn=1, first=1, track=PEACE)
    assert "fishing" in can(state, "perform") and "hunting" not in can(state, "perform")
    do(state, "end")
    assert "fishing" not in can(state, "perform") and "hunting" in can(state, "perform")


@pytest.mark.rule("AOC-8.4")
def test_only_the_new_card_is_looked_at() -> None:
    """War cards lie open before and come later; the new one is peaceful."""
    state = table(realm(), realm(), turn=1, track="trade conquest construction hunting plague")
    do(state, "end")
    assert [3, 3] == everybody(state)


@pytest.mark.rule("AOC-8.5")
def test_in_a_war_the_weakest_sacrifice_a_worker() -> None:
    state = table(realm("huns"), realm(), realm("celts"), turn=2, track=WAR)
    assert [3, 0, 1] == everybody(state, strength)
    do(state, "end")
    assert [3, 2, 4] == everybody(state)


@pytest.mark.rule("AOC-8.5")
def test_all_that_tie_for_the_least_sacrifice_even_everybody() -> None:
    state = table(realm("huns"), realm(), realm(), turn=2, track=WAR)
    assert [3, 2, 2] == everybody(do(state, "end"))
    state = table(realm(), realm(), turn=1, track=WAR)
    assert [2, 2] == everybody(do(state, "end"))


@pytest.mark.rule("AOC-8.6")
def test_plague_takes_a_worker_of_everybody() -> None:
    state = table(realm("huns"), realm("celts"), turn=1, track=PLAGUE)
    assert [2, 3] == everybody(do(state, "end"))


@pytest.mark.rule("AOC-8.8")
def test_without_workers_a_player_plays_on() -> None:
    state = table(realm(workers=0, coins=0), realm(), step="civilization", pool="rome")
    assert ["birth rome", "absorb rome", "skip"] == can(state)
    do(state, "skip")
    assert ["rest", "end"] == can(state)
    assert 1 == workers(do(state, "rest"))


@pytest.mark.rule("AOC-8.9")
def test_persia_gains_on_the_strength_compared() -> None:
    """Feudalism: two workers give 1 strength, one gives none. Persia has 2, gains 1 coin, and is
    weakest all the same: with the strength that is left it would gain nothing."""
    state = table(realm("persia", coins=0, workers=2, special="special_right_3",
                        technologies="animal_husbandry feudalism"),
                  realm("huns", under="slavs"), turn=1, track=WAR)  # fmt: skip
    assert [2, 4] == everybody(state, strength)
    do(state, "end")
    assert (1, 1, 1) == (coins(state), workers(state), strength(state))


@pytest.mark.rule("AOC-8.9")
def test_sacrifices_of_a_war_are_made_at_once() -> None:
    """Two with Feudalism tie; the first loss of strength does not save the second."""
    feudal: dict[str, Any] = {"workers": 4, "special": "special_right_3",
              "technologies": "animal_husbandry feudalism"}  # fmt: skip
    state = table(realm("mali", **feudal), realm("kongo", **feudal), turn=1, track=WAR)
    assert [3, 3] == everybody(do(state, "end"))


@pytest.mark.rule("AOC-8.10")
@pytest.mark.parametrize(
    "spared",
    [
        realm("polynesia"),
        realm("vietnam", workers=4),
        realm(workers=4, wonders="great_wall"),
        realm(workers=4, technologies="bronze_working fortification", special="special_right_2"),
    ],
    ids=["polynesia", "vietnam", "great_wall", "fortification"],
)
def test_who_is_spared_in_wars_is_not_spared_by_plague(spared: Realm) -> None:
    strong = realm("huns", workers=4)
    assert [4, 4] == everybody(do(table(spared, strong, turn=1, track=WAR), "end"))
    assert [3, 3] == everybody(do(table(spared, strong, turn=1, track=PLAGUE), "end"))


@pytest.mark.rule("AOC-8.10")
def test_medicine_works_against_plague_only() -> None:
    spared = realm(workers=4, technologies="irrigation medicine", special="special_middle_3")
    strong = realm("huns", workers=4)
    assert [4, 3] == everybody(do(table(spared, strong, turn=1, track=PLAGUE), "end"))
    assert [3, 4] == everybody(do(table(spared, strong, turn=1, track=WAR), "end"))


@pytest.mark.rule("AOC-8.10")
def test_nothing_helps_against_tokens_red_spaces_or_mongolia() -> None:
    spared = realm(workers=4, wonders="great_wall", technologies="irrigation medicine",
                   special="special_middle_3")  # fmt: skip
    state = table(spared, realm("huns", workers=4), round=3, turn=1, tokens={6: "earthquake"},
                  track=PEACE)  # fmt: skip
    assert [3, 3] == everybody(do(state, "end"))
    assert 3 == workers(do(table(spared, realm()), "perform exploit", "end"))
    state = table(realm(), spared, step="civilization", pool="mongolia")
    assert 3 == workers(do(state, "birth mongolia"), 1)


@pytest.mark.rule("AOC-8.1")
def test_after_round_6_no_steps_follow() -> None:
    """The track has no ninth card; workers, marker and round stay."""
    state = table(realm(), realm(), round=6, turn=1, first=1)
    do(state, "end")
    assert ([], 1, 6) == (state.actors(), state.first_player, state.round)
    assert [3, 3] == everybody(state)
    assert 0 == points(state)
