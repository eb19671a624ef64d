"""Crossing, effects and bonuses (SWD-7, SWD-9)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    ALL_BONUSES,
    EAST,
    EDITION,
    GALLERY,
    GAME,
    MARKET,
    UNIVERSITY,
    WAREHOUSE,
    WEST,
    WONDER,
    City,
    but,
    coins,
    crossed,
    everybody_passes,
    has_finished,
    legal,
    mix,
    play,
    refusals,
    sheet,
    table,
)

# ---- the order of steps


@pytest.mark.rule("SWD-7.1")
def test_coins_for_the_die_then_price_then_cross_then_effect_then_bonus() -> None:
    """Completing the Market with a space that brings 7 coins: paid before they come, and the
    bonus is asked for when they are there."""
    city = City(f"{but(MARKET, 'mk_coin_2')} wh_stone", coins=1, board="giza")
    state = table(city, City(), dice="yellow:coin7@1")
    play(state, "build yellow mk_coin_2")
    # 1 + 2 for the yellow die (camel 2); the die costs 1 - 1, the space 3 - 1; then 7 coins.
    assert 1 + 2 - 0 - 2 + 7 == coins(state)
    assert [f"bonus {bonus}" for bonus in EDITION.bonus_ids] == legal(state)


@pytest.mark.rule("SWD-7.1")
def test_attack_points_are_written_down_at_the_crossing() -> None:
    state = table(City("bw_attack_1"), City("be_defence_1"), dice="red:axe@0")
    play(state, "build red bw_attack_2")
    assert 4 - 1 == state.cities[0].west_points


@pytest.mark.rule("SWD-7.2")
def test_effects_resolve_depth_first() -> None:
    """A leader crosses up to two University spaces; the first of them builds without die cost, and
    that comes before the second crossing."""
    city = City("un_compass_1 un_wheel_1 un_wheel_2 un_wheel_3 wh_stone wh_wood wh_brick",
                board="alexandria", coins=21)  # fmt: skip
    state = table(city, City(), dice="white:leader_green@0 blue:mask@3")
    play(state, "build white ga_green", "cross un_compass_2")
    assert "decline" in legal(state) and "build blue ag_11" in legal(state)
    assert "cross un_tablet_1" not in legal(state)
    play(state, "build blue ag_11")
    assert "cross un_tablet_1" in legal(state)
    play(state, "cross un_tablet_1")
    assert has_finished(state)


@pytest.mark.rule("SWD-7.3")
def test_a_permanent_effect_starts_after_its_own_action_was_paid() -> None:
    state = table(City(), City(), dice="yellow:camel@3")
    play(state, "build yellow mk_camel_3")
    assert 7 - 3 - 2 == coins(state), "the die is paid in full"
    state = table(City(), City(), dice="yellow:camel@0")
    play(state, "build yellow mk_camel_2")
    assert 7 - 1 == coins(state), "no coins yet for this yellow die"


@pytest.mark.rule("SWD-7.3")
def test_a_permanent_effect_applies_to_an_extra_action_of_the_same_turn() -> None:
    """Halicarnassus: the extra action of the third stage crosses a camel that makes dice cheaper
    by 1; the extra action of the bonus pays 2 for a die that costs 3."""
    city = City(f"wo_1 wo_2 {WAREHOUSE}", board="halicarnassus", coins=21)
    state = table(city, City(), dice="yellow:camel@0 blue:mask@3")
    play(state, "wonder wo_3", "build yellow mk_camel_3", "bonus bonus_action")
    assert 21 == coins(state)
    play(state, "build blue ag_11")
    assert 21 - (3 - 1) == coins(state)


@pytest.mark.rule("SWD-7.4", "SWD-13.9")
def test_the_inner_crossing_takes_the_bonus_of_the_building() -> None:
    """Only compass 2 and 3 are open: compass 2 builds without die cost, compass 3 completes the
    University. One bonus, not two."""
    crosses = but(UNIVERSITY, "un_compass_2", "un_compass_3")
    city = City(f"{crosses} wh_stone wh_wood wh_brick", board="alexandria", coins=21)
    state = table(city, City(), dice="green:compass@0")
    play(state, "build green un_compass_2", "build green un_compass_3", "bonus bonus_coins")
    assert has_finished(state)
    assert ["bonus_coins"] == [name for name in crossed(state) if name.startswith("bonus")]


@pytest.mark.rule("SWD-7.5")
def test_the_effect_comes_before_the_bonus_of_the_same_space() -> None:
    """Halicarnassus: the third stage is an extra action. A building completed by it takes the
    first bonus; then comes the bonus of the Wonder."""
    crosses = f"wo_1 wo_2 {but(AGORA, 'ag_33')} {WAREHOUSE}"
    state = table(
        City(crosses, board="halicarnassus", coins=21), City(), dice="blue:owl@0 red:axe@0"
    )
    play(state, "wonder wo_3")
    assert "build blue ag_33" in legal(state) and "pass" in legal(state)
    play(state, "build blue ag_33", "bonus bonus_coins")
    assert ["bonus bonus_action", "bonus bonus_cross"] == legal(state)
    play(state, "bonus bonus_cross", "cross bw_attack_1")
    assert has_finished(state)


# ---- bonuses

ALMOST = {
    "wonder": ("wo_1 wo_2", "", "wonder wo_3"),
    "guild_court": ("gu_1 gu_2 un_compass_1 un_compass_2 un_compass_3 mk_camel_1",
                    "purple:compare_yellow@0", "build purple gu_3"),
    "gallery": (f"{but(GALLERY, 'ga_laurel_2')} un_tablet_1 un_tablet_2 un_tablet_3",
                "white:leader_laurel@0", "build white ga_laurel_2"),
    "barracks_west": (but(WEST, "bw_attack_5"), "red:axe@0", "build red bw_attack_5"),
    "agora": (but(AGORA, "ag_33"), "blue:owl@0", "build blue ag_33"),
    "market": (but(MARKET, "mk_camel_1"), "yellow:camel@0", "build yellow mk_camel_1"),
    "university": (but(UNIVERSITY, "un_wheel_3"), "green:wheel@0", "build green un_wheel_3"),
    "barracks_east": (but(EAST, "be_defence_2"), "red:shield@0", "build red be_defence_2"),
}  # fmt: skip
"""Each city building without its last space, on the board of Ephesus; a die; the last crossing."""


@pytest.mark.rule("SWD-9.1")
@pytest.mark.parametrize("building", ALMOST)
def test_the_last_space_of_a_city_building_gives_a_bonus_at_once(building: str) -> None:
    crosses, dice, action = ALMOST[building]
    state = table(City(f"{crosses} {WAREHOUSE}", board="ephesus", coins=21), City(), dice=dice)
    play(state, action)
    assert [f"bonus {bonus}" for bonus in EDITION.bonus_ids] == legal(state)
    assert ["SWD-9.1"] == refusals(state, "pass")
    play(state, "bonus bonus_coins")
    assert has_finished(state) and "bonus_coins" in crossed(state)


@pytest.mark.rule("SWD-9.1")
def test_a_bonus_space_is_crossed_once() -> None:
    crosses, dice, action = ALMOST["agora"]
    city = City(f"{crosses} {WONDER} bonus_coins", coins=21)
    state = table(city, City(), dice=dice)
    play(state, action)
    assert ["bonus bonus_action", "bonus bonus_cross"] == legal(state)
    assert ["SWD-9.1"] == refusals(state, "bonus bonus_coins")


@pytest.mark.rule("SWD-9.2")
def test_the_three_bonuses() -> None:
    crosses, dice, action = ALMOST["agora"]
    city = City(crosses, coins=10)
    start = table(city, City(), dice=f"{dice} red:axe@0")
    play(start, action)
    state = start.clone()
    play(state, "bonus bonus_coins")
    assert 5 + 7 == coins(state) and has_finished(state)
    state = start.clone()
    play(state, "bonus bonus_action")
    assert "pass" in legal(state) and "build red bw_attack_1" in legal(state)
    state = start.clone()
    play(state, "bonus bonus_cross")
    found = {text.split()[1][:2] for text in legal(state) if text.startswith("cross")}
    assert {"bw", "be", "mk", "un"} == found, "red, yellow and green; the Agora is complete"


@pytest.mark.rule("SWD-9.3")
def test_a_bonus_is_compulsory_also_in_the_final_turn() -> None:
    crosses, dice, action = ALMOST["agora"]
    state = table(City(crosses, coins=21), City(), dice=dice, final=True)
    play(state, action)
    assert ["SWD-9.3"] == refusals(state, "decline")
    assert "decline" not in legal(state)
    play(state, "bonus bonus_coins")
    assert has_finished(state)


@pytest.mark.rule("SWD-9.4")
def test_a_fourth_building_gives_nothing_more() -> None:
    crosses, dice, action = ALMOST["agora"]
    city = City(f"{crosses} {WONDER} {WEST} {EAST} {ALL_BONUSES}", coins=21)
    state = table(city, City(), dice=dice, final=True)
    play(state, action)
    assert has_finished(state)


@pytest.mark.rule("SWD-9.5")
def test_a_bonus_may_bring_the_next_one() -> None:
    crosses = f"{but(AGORA, 'ag_33')} {but(WEST, 'bw_defence_2')}"
    state = table(City(crosses, coins=21), City(), dice="blue:owl@0")
    play(state, "build blue ag_33", "bonus bonus_cross", "cross bw_defence_2")
    assert ["bonus bonus_action", "bonus bonus_coins"] == legal(state)


# ---- effects


@pytest.mark.rule("SWD-9.6")
def test_an_extra_action_is_a_whole_action_and_cannot_be_declined() -> None:
    city = City("wo_1 wh_stone wh_wood wh_brick wh_cloth", board="giza", coins=9)
    state = table(city, City(), dice="blue:mask@3")
    play(state, "wonder wo_2")
    assert ["build blue ag_11", "wonder wo_3", "pass"] == legal(state)
    assert ["SWD-9.6"] == refusals(state, "decline")
    play(state, "build blue ag_11")
    assert 9 - 3 == coins(state)


@pytest.mark.rule("SWD-9.6")
def test_passing_in_an_extra_action_brings_3_coins() -> None:
    state = table(City("wo_1 wh_stone wh_wood wh_brick wh_cloth", board="giza"), City())
    play(state, "wonder wo_2", "pass")
    assert 10 == coins(state)


@pytest.mark.rule("SWD-9.7")
def test_a_build_without_die_cost_pays_materials_only() -> None:
    city = City("un_compass_1 ag_11 wh_stone wh_wood wh_brick", board="giza", coins=5)
    state = table(city, City(), dice="green:compass@0 blue:mask@3")
    play(state, "build green un_compass_2")
    assert {"build blue ag_12", "build green un_compass_3", "decline"} == set(legal(state))
    assert "wonder wo_1" not in legal(state) and ["SWD-9.7"] == refusals(state, "wonder wo_1")
    play(state, "build blue ag_12")
    assert 5 + 2 == coins(state), "Giza: 2 coins for the blue die, also here"


@pytest.mark.rule("SWD-9.7")
def test_a_build_without_die_cost_may_be_declined() -> None:
    state = table(City("un_compass_1", coins=9), City(), dice="green:compass@0 blue:mask@3")
    play(state, "build green un_compass_2", "decline")
    assert has_finished(state) and 6 == coins(state)


@pytest.mark.rule("SWD-9.8")
def test_crossing_by_an_effect_needs_no_die_but_materials() -> None:
    """Rhodes: the first stage crosses a space of a Barracks."""
    city = City("bw_attack_1 bw_attack_2", board="rhodes", coins=5)
    state = table(city, City())
    play(state, "wonder wo_1")
    found = ["cross bw_attack_3", "cross bw_defence_1", "cross be_attack_1", "cross be_defence_1"]
    assert [*found, "decline"] == legal(state)
    assert ["SWD-9.8"] == refusals(state, "cross ag_11")
    play(state, "cross bw_attack_3")
    assert 5 - 2 - 2 == coins(state)


@pytest.mark.rule("SWD-9.8")
def test_a_university_space_of_halicarnassus_crosses_a_market_space() -> None:
    """Its dice get no cheaper, which the same space does on other boards."""
    state = table(City(board="halicarnassus", coins=9), City(), dice="green:tablet@0")
    play(state, "build green un_tablet_1")
    assert ["mk_camel_1", "mk_camel_2", "mk_camel_3", "mk_coin_1", "mk_chest_1", "mk_chest_2",
            "mk_chest_3"] == [text.split()[1] for text in legal(state)[:-1]]  # fmt: skip
    play(state, "cross mk_camel_1")
    assert 9 - 3 - 1 == coins(state)
    for board, price in (("halicarnassus", 3), ("giza", 2)):
        state = table(City("un_tablet_1", board=board), City(), dice="grey_2:stone@3")
        play(state, "build grey_2 wh_stone")
        assert 7 - price == coins(state)


@pytest.mark.rule("SWD-9.8")
def test_crossing_by_an_effect_may_be_declined() -> None:
    state = table(City(board="rhodes"), City())
    play(state, "wonder wo_1", "decline")
    assert has_finished(state)


@pytest.mark.rule("SWD-9.8")
def test_guild_court_and_gallery_are_never_listed() -> None:
    spaces = [space for board in GAME.components["boards"] for space in board["wonder"]]
    spaces += [
        space for row in GAME.components["buildings"].values() for space in row.get("spaces", [])
    ]
    spaces += GAME.components["bonus_spaces"]
    effects = [effect for space in spaces for effect in space["effects"]]
    for board in GAME.components["boards"]:
        effects += [effect for row in board["university_effects"].values() for effect in row]
    listed = [
        building
        for effect in effects
        if effect["type"].startswith("cross")
        for building in effect["buildings"]
    ]
    assert listed and not {"guild_court", "gallery", "wonder"} & set(listed)


@pytest.mark.rule("SWD-9.9")
def test_up_to_two_crossings_in_the_same_or_in_different_buildings() -> None:
    city = City("wo_1 wh_stone wh_wood wh_brick wh_cloth", board="rhodes", coins=9)
    start = table(city, City())
    play(start, "wonder wo_2")
    state = start.clone()
    play(state, "cross bw_attack_1", "cross bw_attack_2")
    assert has_finished(state) and 3 + 4 == state.cities[0].west_points
    state = start.clone()
    play(state, "cross bw_attack_1", "cross be_defence_1")
    assert has_finished(state)
    state = start.clone()
    play(state, "cross bw_attack_1", "decline")
    assert has_finished(state)
    play(start, "decline")
    assert has_finished(start)


@pytest.mark.rule("SWD-9.10")
def test_coins_per_space_include_this_very_space() -> None:
    """Giza: the first stage brings 2 coins for each stage, itself included."""
    state = table(City("wh_stone wh_wood", board="giza", coins=0), City())
    play(state, "wonder wo_1")
    assert 2 == coins(state)


@pytest.mark.rule("SWD-9.10", "SWD-11.2")
def test_points_per_space_are_counted_at_the_end() -> None:
    city = City("mk_chest_1 wh_stone", board="giza")
    state = table(city, City(), dice="grey_1:wood@0")
    assert 1 == sheet(state)["market"]
    play(state, "build grey_1 wh_wood")
    assert 2 == sheet(state)["market"], "it scores in the line of the Market"


@pytest.mark.rule("SWD-9.11")
@pytest.mark.parametrize(
    ("gallery", "points"),
    [("ga_blue ga_green", 0), ("ga_laurel_1", 1), ("ga_blue ga_laurel_1", 2),
     ("ga_laurel_1 ga_laurel_2", 4), (GALLERY, 12)],
)  # fmt: skip
def test_gallery_points_count_all_gallery_spaces_for_each_leader(gallery: str, points: int) -> None:
    assert points == sheet(table(City(gallery), City()))["gallery"]


@pytest.mark.rule("SWD-9.12")
@pytest.mark.parametrize(
    ("dice", "crossing", "later"),
    [
        ("yellow:camel@0", "build yellow mk_camel_1",  # grey dice cost 0
         [("grey_1:stone@3", "build grey_1 wh_stone", 0),
          ("grey_2:wood@3", "build grey_2 wh_wood", 0),
          ("grey_3:brick@2", "build grey_3 wh_brick", 0)]),
        ("yellow:camel@0", "build yellow mk_camel_2",  # 2 coins for the yellow die
         [("yellow:camel@0", "build yellow mk_camel_1", 2),
          ("yellow:camel@1", "build yellow mk_camel_3", 2 - 1)]),
        ("yellow:camel@0", "build yellow mk_camel_3",  # dice cost 1 less
         [("red:axe@3", "build red bw_attack_1", -2),
          ("red:sword@2", "build red be_attack_1", -1)]),
        ("green:compass@0", "build green un_compass_3",  # unlocks the black die
         [("black:any_blue@0", "build black ag_11", 0),
          ("black:any_red@1", "build black bw_attack_1", -1)]),
    ],
    ids=["die_cost_zero", "coins_on_die", "die_cost_minus", "unlock"],
)  # fmt: skip
def test_permanent_effects_last(
    dice: str, crossing: str, later: list[tuple[str, str, int]]
) -> None:
    """What is crossed in one turn still helps in the turns after it, with new dice; and grey
    means all grey dice."""
    made = "wh_cloth wh_glass wh_papyrus"
    city = City(f"{made} un_compass_1 un_compass_2", board="giza", coins=10)
    state = table(city, City(), dice=dice)
    play(state, crossing)
    for thrown, action, gained in later:
        everybody_passes(state)
        mix(state, thrown)
        before = coins(state)
        play(state, action)
        assert gained == coins(state) - before, action


@pytest.mark.rule("SWD-9.13")
def test_an_effect_that_cannot_be_paid_lapses_without_a_question() -> None:
    state = table(City("bw_attack_1 be_attack_1", board="rhodes", coins=2), City())
    play(state, "wonder wo_1")
    assert has_finished(state), "no coin is left, and every open space costs a material"
    city = City("un_compass_1 wh_stone wh_wood wh_brick", coins=0)
    state = table(city, City(), dice="green:compass@0")
    play(state, "build green un_compass_2")
    assert has_finished(state), "compass 3 costs 4, three are produced, and there is no coin"


@pytest.mark.rule("SWD-9.13")
def test_a_bonus_is_asked_for_even_if_one_is_left() -> None:
    crosses, dice, action = ALMOST["agora"]
    city = City(f"{crosses} {WONDER} {WEST} bonus_action bonus_cross", coins=21)
    state = table(city, City(), dice=dice)
    play(state, action)
    assert ["bonus bonus_coins"] == legal(state)


@pytest.mark.rule("SWD-9.13", "SWD-13.14")
def test_the_second_crossing_lapses_too() -> None:
    """Four materials, one coin: the attack for nothing, then nothing that can be paid."""
    city = City("wo_1 bw_attack_1 bw_defence_1 bw_defence_2 be_defence_1 be_defence_2",
                board="rhodes", coins=4)  # fmt: skip
    state = table(city, City())
    play(state, "wonder wo_2")
    assert ["cross be_attack_1", "decline"] == legal(state)
    play(state, "cross be_attack_1")
    assert has_finished(state)


@pytest.mark.rule("SWD-9.14")
def test_coins_for_a_die_add_up_and_come_every_time() -> None:
    """Ephesus: 2 coins for the yellow die from the University, 2 from the Market."""
    city = City("un_compass_1 mk_camel_2", board="ephesus", coins=0)
    state = table(city, City(), dice="yellow:camel@0")
    play(state, "build yellow mk_camel_1")
    assert 4 - 1 == coins(state)


@pytest.mark.rule("SWD-9.14")
def test_a_crossing_by_effect_chooses_no_die() -> None:
    """Ephesus, second stage: a Market space by effect brings no coins for the yellow die."""
    city = City("un_compass_1 mk_camel_2 wo_1", board="ephesus", coins=5)
    state = table(city, City())
    play(state, "wonder wo_2", "cross mk_camel_1")
    assert 5 - 3 - 1 == coins(state)


@pytest.mark.rule("SWD-13.7", "SWD-8.1.4")
def test_the_warehouse_triggers_nothing_the_wonder_does() -> None:
    state = table(City(but(WAREHOUSE, "wh_papyrus")), City(), dice="grey_2:papyrus@0")
    play(state, "build grey_2 wh_papyrus")
    assert has_finished(state)
    state = table(City("wo_1 wo_2", board="ephesus", coins=21), City())
    play(state, "wonder wo_3")
    assert not has_finished(state)
