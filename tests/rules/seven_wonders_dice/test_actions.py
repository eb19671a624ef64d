"""Actions and their price (SWD-5, SWD-6)."""

from __future__ import annotations

import itertools

import pytest

from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    WAREHOUSE,
    WONDER,
    City,
    but,
    coins,
    crossed,
    everybody_passes,
    legal,
    mix,
    play,
    refusals,
    table,
)

BLACK = "un_compass_1 un_compass_2 un_compass_3"
"""Unlocks black on the boards of Alexandria, Giza and Rhodes."""

# ---- actions


@pytest.mark.rule("SWD-5.1")
def test_everybody_takes_exactly_one_action() -> None:
    state = table(City(), City(), City(), dice="blue:mask@0")
    play(state, "build blue ag_11", seat=1)
    assert [0, 2] == state.actors()
    assert [] == legal(state, 1)
    assert ["SWD-5.1"] == refusals(state, "pass", seat=1)


@pytest.mark.rule("SWD-5.1", "SWD-12.1")
def test_the_three_actions_are_offered() -> None:
    state = table(City(), City(), dice="blue:mask@0")
    assert ["build blue ag_11", "wonder wo_1", "pass"] == legal(state)


@pytest.mark.rule("SWD-5.2")
def test_all_may_use_the_same_die() -> None:
    state = table(City(), City(), City(), dice="blue:mask@0")
    for seat in (0, 1, 2):
        play(state, "build blue ag_11", seat=seat)
    assert [["ag_11"]] * 3 == [crossed(state, seat) for seat in (0, 1, 2)]


@pytest.mark.rule("SWD-5.2")
def test_an_extra_action_may_use_the_same_die_again() -> None:
    city = City("wo_1 wh_stone wh_wood wh_brick", board="giza", coins=21)
    state = table(city, City(), dice="blue:mask@0")
    play(state, "wonder wo_2", "build blue ag_11")
    assert {"wo_2", "ag_11"} < set(crossed(state))


@pytest.mark.rule("SWD-5.3")
def test_a_die_is_paid_then_the_materials_then_the_space_is_crossed() -> None:
    """Die in section 2, space of cost 2 without any material: 4 coins."""
    state = table(City("ag_11 ag_12"), City(), dice="blue:mask@2")
    play(state, "build blue ag_13")
    assert 7 - 2 - 2 == coins(state)
    assert "ag_13" in crossed(state)


@pytest.mark.rule("SWD-5.3")
def test_a_symbol_leads_to_its_own_track_only() -> None:
    state = table(City(), City(), dice="blue:mask@0")
    assert ["SWD-5.3"] == refusals(state, "build blue ag_21")
    assert ["SWD-5.3"] == refusals(state, "build blue mk_coin_1")


@pytest.mark.rule("SWD-5.4")
def test_special_dice_are_for_those_who_have_unlocked_them() -> None:
    cities = (City(BLACK, board="alexandria"), City(board="giza"))
    state = table(*cities, dice="black:any_blue@0")
    assert "build black ag_11" in legal(state, 0)
    assert "build black ag_11" not in legal(state, 1)
    assert ["SWD-5.4"] == refusals(state, "build black ag_11", seat=1)


@pytest.mark.rule("SWD-5.4")
def test_a_special_die_must_lie_in_the_forum() -> None:
    state = table(City(BLACK, board="alexandria"), City(), dice="blue:mask@0")
    assert "SWD-5.4" in refusals(state, "build black ag_11")


@pytest.mark.rule("SWD-5.5")
def test_the_wonder_needs_materials_but_no_die() -> None:
    state = table(City("wh_stone", board="babylon"), City(board="giza"))
    play(state, "wonder wo_1")
    assert 7 - 1 == coins(state)
    assert "SWD-5.5" in refusals(table(City(), City(), dice="blue:mask@0"), "build blue wo_1")


@pytest.mark.rule("SWD-5.6")
def test_passing_brings_3_coins_and_is_always_allowed() -> None:
    state = table(City(), City(), dice="blue:mask@0")
    play(state, "pass")
    assert 10 == coins(state)
    assert ["pass"] == legal(table(City(coins=0), City(board="babylon")), 0)


@pytest.mark.rule("SWD-5.7")
def test_what_cannot_be_paid_in_full_is_not_allowed() -> None:
    state = table(City("ag_11", coins=2), City(), dice="blue:mask@2")
    assert "build blue ag_12" not in legal(state)
    assert ["SWD-5.7"] == refusals(state, "build blue ag_12")
    assert ["SWD-5.7"] == refusals(table(City(coins=0), City()), "wonder wo_1")


@pytest.mark.rule("SWD-5.8", "SWD-13.12")
def test_the_order_of_the_players_does_not_matter() -> None:
    """Attacks, guilds, the Agora and unlocked dice in one turn, in all orders of three seats."""
    city = but(AGORA, "ag_33")
    cities = (
        City(f"{city} bw_attack_1", coins=21, board="alexandria"),
        City(f"{city} be_defence_1", coins=21, board="babylon"),
        City("un_compass_1 un_compass_2", coins=21, board="giza"),
    )
    moves = [
        ("build blue ag_33", "bonus bonus_coins"),
        ("build red be_defence_2",),
        ("build green un_compass_3",),
    ]
    found = set()
    for order in itertools.permutations(range(3)):
        state = table(*cities, dice="blue:owl@0 red:shield@1 green:compass@0")
        for seat in order:
            play(state, *moves[seat], seat=seat)
        found.add(str(state.dump()))
    assert 1 == len(found)


@pytest.mark.rule("SWD-5.9")
def test_a_die_cannot_be_chosen_for_its_coins_alone() -> None:
    """All camels are crossed: the yellow die opens nothing, though it would bring 2 coins."""
    camels = "mk_camel_1 mk_camel_2 mk_camel_3"
    state = table(City(camels), City(), dice="yellow:camel@0")
    assert not any("yellow" in text for text in legal(state))
    assert ["SWD-1.3"] == refusals(state, "build yellow mk_camel_2")


@pytest.mark.rule("SWD-5.9")
def test_a_complete_wonder_cannot_be_chosen() -> None:
    state = table(City(f"{WONDER} bonus_coins", coins=21), City())
    assert ["pass"] == legal(state)
    assert ["SWD-1.3"] == refusals(state, "wonder wo_3")


# ---- paying


@pytest.mark.rule("SWD-6.1")
def test_materials_are_produced_in_every_action_and_never_spent() -> None:
    city = City("wh_stone wh_glass", coins=7)
    state = table(city, City(), dice="yellow:chest@0")
    play(state, "build yellow mk_chest_1")
    assert 7 + 2 == coins(state), "cost 2 from two materials of any kind; 2 coins for the Warehouse"
    everybody_passes(state)
    mix(state, "yellow:chest@0")
    before = coins(state)
    play(state, "build yellow mk_chest_2")
    assert before - 1 == coins(state), "cost 3, two are produced again"


@pytest.mark.rule("SWD-6.2", "SWD-6.7")
def test_cost_3_with_two_materials_is_one_coin() -> None:
    """The example of the rulebook."""
    state = table(City("wh_stone wh_wood"), City(), dice="yellow:chest@0")
    play(state, "build yellow mk_chest_3")
    assert 7 - 1 == coins(state)


@pytest.mark.rule("SWD-6.2")
def test_more_materials_than_needed_cost_nothing() -> None:
    state = table(City("wh_stone wh_wood wh_brick"), City(), dice="blue:mask@0")
    play(state, "build blue ag_11")
    assert 7 == coins(state)


@pytest.mark.rule("SWD-6.3")
@pytest.mark.parametrize(
    ("crosses", "section", "price"),
    [
        ("", 0, 0),
        ("", 3, 3),
        ("mk_camel_3", 3, 2),
        ("mk_camel_3", 0, 0),
        ("mk_camel_3 un_tablet_1", 3, 1),
        ("mk_camel_3 un_tablet_1", 1, 0),
        ("mk_camel_1", 3, 0),
    ],
)
def test_the_price_of_a_die(crosses: str, section: int, price: int) -> None:
    """Reductions add up and end at 0; a zero effect covers all dice of its colour."""
    state = table(City(crosses), City(), dice=f"grey_2:stone@{section}")
    play(state, "build grey_2 wh_stone")
    assert 7 - price == coins(state)


@pytest.mark.rule("SWD-6.3")
def test_a_zero_effect_is_for_its_colour_only() -> None:
    state = table(City("mk_camel_1"), City(), dice="blue:mask@3")
    play(state, "build blue ag_11")
    assert 4 == coins(state)


@pytest.mark.rule("SWD-6.4")
def test_die_and_materials_are_paid_together() -> None:
    """Three coins for the die and one for the space, but only three coins."""
    dice = "blue:mask@3"
    assert "build blue ag_12" not in legal(table(City("ag_11", coins=3), City(), dice=dice))
    assert "build blue ag_12" in legal(table(City("ag_11", coins=4), City(), dice=dice))


@pytest.mark.rule("SWD-6.1", "SWD-6.4")
def test_materials_do_not_pay_for_a_die() -> None:
    """Three are produced and the space costs none, but the die costs 3 and there are 2 coins."""
    city = City("wh_stone wh_wood wh_brick", coins=2)
    state = table(city, City(), dice="blue:mask@3")
    assert ["SWD-5.7"] == refusals(state, "build blue ag_11")
    assert "build blue ag_11" in legal(table(City(coins=3), City(), dice="blue:mask@3"))


@pytest.mark.rule("SWD-6.5")
def test_coins_for_the_die_may_pay_for_the_same_action() -> None:
    state = table(City("mk_camel_2", coins=0), City(), dice="yellow:camel@0")
    play(state, "build yellow mk_camel_3")
    assert 0 == coins(state), "2 coins for the yellow die, 2 for the materials"


@pytest.mark.rule("SWD-6.6")
def test_a_material_of_this_turn_counts_in_an_extra_action() -> None:
    """Halicarnassus, without a coin: the third stage is an extra action, which crosses the sixth
    material; with it the extra action of the bonus pays a space that costs 6."""
    crosses = f"wo_1 wo_2 {but(WAREHOUSE, 'wh_papyrus')} un_wheel_1 un_wheel_2"
    city = City(crosses, board="halicarnassus", coins=0)
    state = table(city, City(), dice="grey_2:papyrus@0 green:wheel@0")
    assert "build green un_wheel_3" not in legal(state)
    play(state, "wonder wo_3")
    assert "build green un_wheel_3" not in legal(state)
    play(state, "build grey_2 wh_papyrus", "bonus bonus_action", "build green un_wheel_3")
    assert 0 == coins(state)


@pytest.mark.rule("SWD-6.8", "SWD-6.9")
def test_coins_beyond_the_capacity_are_lost() -> None:
    """Received coins fill the Treasury, spent ones make room again."""
    state = table(City(coins=19), City(), dice="blue:mask@3")
    play(state, "pass")
    assert 21 == coins(state)
    everybody_passes(state)
    mix(state, "blue:mask@3")
    play(state, "build blue ag_11")
    assert 18 == coins(state)


@pytest.mark.rule("SWD-6.10")
def test_the_capacity_is_applied_at_every_receipt() -> None:
    """At 20 coins only one of two coins for the yellow die fits, even though 2 are paid then."""
    state = table(City("mk_camel_2", coins=20), City(), dice="yellow:camel@0")
    play(state, "build yellow mk_camel_3")
    assert 21 - 2 == coins(state)


@pytest.mark.rule("SWD-13.2")
def test_seven_coins_pay_a_die_for_3_and_a_space_for_4_but_not_5() -> None:
    city = City("un_compass_1 un_compass_2 un_tablet_1 un_tablet_2", coins=8)
    state = table(city, City(), dice="green:compass@3")
    play(state, "build green un_compass_3")
    assert 8 - 2 - 4 == coins(state), "tablet 1 makes dice cheaper by 1"
    dice = "blue:owl@3"
    corner = City(but(AGORA, "ag_33"), coins=7)
    assert "build blue ag_33" not in legal(table(corner, City(), dice=dice))
    state = table(City("un_compass_1 un_compass_2", coins=7), City(), dice="green:compass@3")
    play(state, "build green un_compass_3")
    assert 0 == coins(state)


@pytest.mark.rule("SWD-13.3")
def test_a_pass_with_20_coins_leaves_21() -> None:
    state = table(City(coins=20), City())
    play(state, "pass")
    assert 21 == coins(state)
