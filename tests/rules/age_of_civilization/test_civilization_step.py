"""AOC-4, AOC-5: the course of the game and the civilization step."""

from __future__ import annotations

import pytest

from poleis import Luck
from tests.rules.age_of_civilization.tables import (
    begin,
    can,
    civilizations,
    coins,
    do,
    main,
    points,
    pool,
    price,
    realm,
    settle,
    strength,
    table,
    why_not,
    wonders,
    workers,
)

# ---- the course of the game


@pytest.mark.rule("AOC-4.1")
def test_six_rounds_of_one_turn_each_clockwise() -> None:
    """The seats act in order from the first player; the marker goes round the other way."""
    state = settle(begin(3), Luck.of(4))
    turns = []
    while state.actors():
        seat = state.actors()[0]
        turns.append((int(state.round), seat))
        do(state, can(state, "")[0] if state.round == 1 else "skip", "end")
        settle(state)
    first = turns[0][1]
    expected = [
        (number + 1, (first - number + turn) % 3) for number in range(6) for turn in range(3)
    ]
    assert expected == turns


@pytest.mark.rule("AOC-4.2")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_the_open_cards_are_three_from_the_round_on(number: int) -> None:
    state = table(realm(workers=4, coins=9), realm(), round=number,
                  track="hunting culture fishing")  # fmt: skip
    track = [action for action in can(state, "perform") if action not in PERMANENT]
    assert {"hunting", "culture", "fishing"} == set(track)


PERMANENT = ("wonder", "research", "exploit")


@pytest.mark.rule("AOC-4.3")
def test_a_turn_is_civilization_then_actions_then_its_end() -> None:
    state = table(realm("mali", coins=0), realm(), step="civilization", pool="rome")
    assert ["birth rome", "absorb rome", "skip"] == can(state)
    assert ["AOC-4.3"] == why_not(state, "perform exploit")
    do(state, "skip")
    assert ["perform exploit", "perform hunting", "perform fishing", "perform agriculture",
            "rest", "end"] == [a for a in can(state) if a != "perform culture"]  # fmt: skip
    assert ["AOC-4.3"] == why_not(state, "birth rome")
    do(state, "end")
    assert 1 == coins(state), "Mali's ability at the end of the turn"
    assert 1 == state.actor()


# ---- birth, absorb, skip


@pytest.mark.rule("AOC-5.1")
def test_in_round_1_a_civilization_must_be_born() -> None:
    state = table(realm(""), realm(""), round=1, step="civilization", pool="rome huns")
    assert ["birth rome", "birth huns"] == can(state)
    assert ["AOC-5.1"] == why_not(state, "skip")
    assert ["AOC-5.1"] == why_not(state, "absorb rome")


@pytest.mark.rule("AOC-5.2")
def test_with_three_civilizations_the_step_is_skipped() -> None:
    state = table(realm(), realm("rome", under="huns mali"), pool="egypt")
    do(state, "end")
    assert 1 == state.actor()
    assert "rest" in can(state)
    assert ["AOC-5.2"] == why_not(state, "birth egypt")
    assert ["AOC-5.2"] == why_not(state, "absorb egypt")


@pytest.mark.rule("AOC-5.3")
def test_birth_step_by_step() -> None:
    """Egypt gives way to Arabs, as in the rulebook's picture."""
    state = table(realm("egypt", coins=1, workers=1), realm(), step="civilization",
                  pool="arabs rome huns", extra_coins={"arabs": 2, "rome": 1})  # fmt: skip
    assert 4 == price(state, "wonder"), "7, less 2 and 1"
    do(state, "birth arabs")
    assert ["egypt", "arabs"] == civilizations(state)
    assert "arabs" == main(state)
    assert 6 == price(state, "wonder"), "Egypt's main ability is gone, its legacy stays"
    assert 3 == workers(state), "as many as the population of Arabs"
    assert 1 + 2 == coins(state)
    assert {"rome": 2, "huns": 1} == pool(state), "one coin on each card left"
    do(state, "* civilization siam")
    assert {"rome": 2, "huns": 1, "siam": 0} == pool(state)


@pytest.mark.rule("AOC-5.3")
def test_birth_returns_surplus_workers() -> None:
    """Four workers become one when Babylon is born."""
    state = table(realm("celts"), realm(), step="civilization", pool="babylon")
    assert 4 == workers(state)
    do(state, "birth babylon")
    assert 1 == workers(state)


@pytest.mark.rule("AOC-5.4")
def test_absorbing_keeps_the_main_civilization() -> None:
    """Egypt absorbs Arabs, as in the rulebook's picture: a worker, the coins, the legacy."""
    state = table(realm("egypt", coins=1, workers=3), realm(), step="civilization",
                  pool="arabs rome", extra_coins={"arabs": 2}, track="trade")  # fmt: skip
    do(state, "absorb arabs")
    assert "egypt" == main(state)
    assert (4, 3) == (workers(state), coins(state)), "one worker more than the population"
    assert {"rome": 1} == pool(state)
    do(state, "* civilization siam")
    assert 4 == price(state, "wonder"), "the main ability stays"
    assert 3 + 3 == coins(do(state, "perform trade")), "Trade: 2 and 1 more"


@pytest.mark.rule("AOC-5.4")
def test_absorbing_with_four_workers_adds_none() -> None:
    state = table(realm("celts"), realm(), step="civilization", pool="arabs")
    assert 4 == workers(do(state, "absorb arabs"))


@pytest.mark.rule("AOC-5.4")
@pytest.mark.parametrize("card", ["inca", "lydia", "tiwanaku", "khmer", "carthage", "mongolia"])
def test_birth_abilities_of_an_absorbed_card_never_trigger(card: str) -> None:
    state = table(realm(coins=0, wonders="petra"), realm(coins=0), step="civilization", pool=card,
                  wonders="colossus", extra_coins={card: 2})  # fmt: skip
    settle(do(state, f"absorb {card}"))
    assert (2, 0, 0, 3) == (coins(state), coins(state, 1), points(state), workers(state, 1))
    assert ["petra"] == wonders(state)


@pytest.mark.rule("AOC-5.5")
def test_skipping_leaves_the_pool_alone() -> None:
    state = table(realm(), realm(), step="civilization", pool="rome huns", extra_coins={"rome": 2})
    do(state, "skip")
    assert {"rome": 2, "huns": 0} == pool(state)
    assert 0 == state.actor()


@pytest.mark.rule("AOC-5.6")
def test_legacies_of_all_cards_are_active_at_once() -> None:
    """Huns main: its own legacy counts too, and those below."""
    state = table(realm("slavs", under="persia"), realm(), step="civilization", pool="huns")
    do(state, "birth huns")
    assert 2 + 1 + 1 + 1 == strength(state)


@pytest.mark.rule("AOC-5.7")
def test_an_absorbed_main_ability_is_never_active() -> None:
    """Absorbed Mongolia gives no 3 strength, also not after another birth."""
    state = table(realm("mali", under="mongolia"), realm(), step="civilization", pool="tibet")
    assert 0 == strength(state)
    do(state, "birth tibet")
    assert 0 == strength(state)


@pytest.mark.rule("AOC-5.8")
def test_extra_coins_are_taken_in_round_1_too() -> None:
    state = table(realm(""), realm(""), round=1, step="civilization", pool="rome huns",
                  extra_coins={"huns": 1})  # fmt: skip
    assert 4 == coins(do(state, "birth huns"))


@pytest.mark.rule("AOC-5.9")
def test_an_empty_deck_refills_nothing() -> None:
    state = table(realm(), realm(), step="civilization", pool="rome huns")
    state.pools.civilization_deck = 0
    do(state, "birth rome")
    assert {"huns": 1} == pool(state)
    assert 0 == state.actor()


@pytest.mark.rule("AOC-5.10")
def test_iberia_counts_the_coins_that_were_taken() -> None:
    """They have left the card when the ability is resolved, and count all the same."""
    state = table(realm(coins=0), realm(), step="civilization", pool="iberia",
                  extra_coins={"iberia": 4})  # fmt: skip
    do(state, "birth iberia")
    assert 4 == coins(state)
    do(state, "unlock writing", "unlock mining", "* civilization rome")
    assert "rest" in can(state)


@pytest.mark.rule("AOC-5.11")
def test_choices_at_birth_come_before_the_new_card() -> None:
    state = table(realm(), realm(), step="civilization", pool="inca rome", wonders="petra colossus")
    do(state, "birth inca")
    assert ["colossus", "petra"] == can(state, "take")
    assert {"rome": 0} == pool(state), "no coin yet, and no card"
    do(state, "take petra")
    assert {"rome": 1} == pool(state)
    do(state, "* civilization huns")
    assert {"rome": 1, "huns": 0} == pool(state)
