"""The buildings (SWD-8)."""

from __future__ import annotations

import pytest

from poleis import Luck
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import MIX
from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    EAST,
    EDITION,
    GAME,
    MARKET,
    PRINTED,
    UNIVERSITY,
    WAREHOUSE,
    WEST,
    City,
    but,
    coins,
    everybody_passes,
    forum,
    happen,
    has_finished,
    legal,
    mix,
    play,
    refusals,
    sheet,
    table,
)

COMPASS = "un_compass_1 un_compass_2 un_compass_3"
"""Unlocks black on the boards of Alexandria and Giza, purple on that of Ephesus."""


def builds(state: SevenWondersDice, die: str, seat: int = 0) -> list[str]:
    """The spaces that a seat can build with a die."""
    found = [text.split() for text in legal(state, seat)]
    return [words[2] for words in found if words[:2] == ["build", die]]


# ---- Warehouse


@pytest.mark.rule("SWD-8.1.1")
@pytest.mark.parametrize("material", ["stone", "wood", "brick", "cloth", "glass"])
def test_a_grey_face_opens_the_space_of_its_material(material: str) -> None:
    state = table(City(), City(), dice=f"grey_1:{material}@0")
    assert [f"wh_{material}"] == builds(state, "grey_1")
    assert 6 == len(WAREHOUSE.split())


@pytest.mark.rule("SWD-8.1.2")
def test_a_material_that_is_crossed_opens_nothing() -> None:
    state = table(City("wh_stone"), City(), dice="grey_1:stone@0")
    assert [] == builds(state, "grey_1")


@pytest.mark.rule("SWD-8.1.3")
def test_some_materials_cost_materials() -> None:
    state = table(City("wh_stone"), City(), dice="grey_1:cloth@0")
    play(state, "build grey_1 wh_cloth")
    assert 7 - 1 == coins(state), "cost 2, one is produced"


@pytest.mark.rule("SWD-8.1.4")
def test_a_complete_warehouse_is_no_city_building() -> None:
    state = table(City(WAREHOUSE), City())
    assert 0 == state.score(0)


# ---- Agora


@pytest.mark.rule("SWD-8.2.1")
def test_an_agora_space_opens_by_its_row_or_its_column() -> None:
    """ag_22 is the second space of the fountain row and of the temple column."""
    for crosses, symbol, is_open in [
        ("ag_21", "fountain", True),
        ("ag_12", "fountain", False),
        ("ag_12", "temple", True),
        ("ag_21", "temple", False),
    ]:
        state = table(City(crosses), City(), dice=f"blue:{symbol}@0")
        assert is_open == ("ag_22" in builds(state, "blue"))
    for space in AGORA.split():
        tracks = [track for track in PRINTED.tracks("agora") if space in track.spaces]
        assert 2 == len(tracks)


@pytest.mark.rule("SWD-8.2.2")
def test_agora_spaces_are_worth_their_points() -> None:
    assert 1 + 2 + 6 == sheet(table(City("ag_11 ag_12 ag_33"), City()))["agora"]


@pytest.mark.rule("SWD-8.2.3")
def test_the_first_complete_agora_scores_3_more() -> None:
    state = table(City(but(AGORA, "ag_33"), coins=21), City(), dice="blue:owl@0")
    before = sheet(state)["agora"]
    play(state, "build blue ag_33", "bonus bonus_coins")
    play(state, "pass", seat=1)
    assert before + 6 + 3 == sheet(state)["agora"]


@pytest.mark.rule("SWD-8.2.4", "SWD-13.10")
def test_all_who_complete_the_agora_in_the_same_turn_score() -> None:
    """Two in one turn both score 3; a third, later, scores none."""
    almost = City(but(AGORA, "ag_33"), coins=21)
    state = table(almost, almost, almost, dice="blue:owl@0")
    for seat in (0, 1):
        play(state, "build blue ag_33", "bonus bonus_coins", seat=seat)
    assert [0, 0, 0] == [state.cities[seat].has_award for seat in (0, 1, 2)], "not yet"
    play(state, "pass", seat=2)
    assert [1, 1, 0] == [state.cities[seat].has_award for seat in (0, 1, 2)]
    mix(state, "blue:owl@0")
    play(state, "build blue ag_33", "bonus bonus_coins", seat=2)
    everybody_passes(state)
    assert [1, 1, 0] == [state.cities[seat].has_award for seat in (0, 1, 2)]
    assert sheet(state, 0)["agora"] == sheet(state, 2)["agora"] + 3


@pytest.mark.rule("SWD-8.2.5")
def test_the_award_is_no_space() -> None:
    """An effect that counts the Agora counts nine spaces, with the award or without."""
    city = City(f"{AGORA} mk_chest_2 bonus_coins", award=True)
    assert 9 == sheet(table(city, City()))["market"]
    assert 9 == len(AGORA.split())


# ---- Market


@pytest.mark.rule("SWD-8.3.1")
def test_camel_and_chest_are_free_the_coin_is_a_sequence() -> None:
    rich = City(coins=21)
    assert ["mk_camel_1", "mk_camel_2", "mk_camel_3"] == builds(
        table(rich, City(), dice="yellow:camel@0"), "yellow"
    )
    assert ["mk_coin_1"] == builds(table(rich, City(), dice="yellow:coin7@0"), "yellow")
    assert 3 == len(builds(table(rich, City(), dice="yellow:chest@0"), "yellow"))


# ---- Barracks


@pytest.mark.rule("SWD-8.4.1")
def test_each_barracks_has_attacks_and_two_defences() -> None:
    spaces = PRINTED.spaces("giza").values()
    for building in ("barracks_west", "barracks_east"):
        found = [space for space in spaces if space.building == building]
        assert 2 == sum(space.attack is None for space in found)
        assert [3, 4, 5, 6, 7] == [space.attack for space in found if space.attack]


@pytest.mark.rule("SWD-8.4.2")
def test_axe_goes_west_sword_east_and_a_shield_either_way() -> None:
    dice = {"axe": ["bw_attack_1"], "sword": ["be_attack_1"],
            "shield": ["bw_defence_1", "be_defence_1"]}  # fmt: skip
    for symbol, spaces in dice.items():
        assert spaces == builds(table(City(), City(), dice=f"red:{symbol}@0"), "red")


@pytest.mark.rule("SWD-8.4.3")
@pytest.mark.parametrize(("defences", "points"), [("", 3), ("be_defence_1", 2)])
def test_an_attack_scores_its_points_less_the_defences(defences: str, points: int) -> None:
    state = table(City(), City(defences), City(), dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert points == sheet(state)["barracks_west"]


@pytest.mark.rule("SWD-8.4.3")
def test_the_points_of_an_attack_never_change_again() -> None:
    state = table(City("bw_attack_1", west=3), City(), dice="red:shield@0")
    play(state, "build red be_defence_1", seat=1)
    play(state, "pass")
    assert 3 == sheet(state)["barracks_west"]


@pytest.mark.rule("SWD-8.4.3")
def test_an_attack_cannot_fall_below_0() -> None:
    """No attack is worth less than two defences in the data; the rule holds for a weaker one."""
    state = table(City(), City("be_defence_1 be_defence_2"), dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert 1 == state.cities[0].west_points
    assert 0 <= min(
        space.attack - 2 for space in PRINTED.spaces("giza").values() if space.attack is not None
    )


@pytest.mark.rule("SWD-8.4.4", "SWD-13.4")
def test_only_defences_of_earlier_turns_count() -> None:
    state = table(City(), City(), dice="red:axe@0")
    lay = "red:shield@0"
    both = table(City(), City(), dice=lay)
    play(both, "build red be_defence_1", seat=1)
    both.forum.faces[4] = state.forum.faces[4]
    play(both, "build red bw_attack_1")
    assert 3 == both.cities[0].west_points
    mix(both, "red:axe@0")
    play(both, "build red bw_attack_2")
    assert 3 + 4 - 1 == both.cities[0].west_points


@pytest.mark.rule("SWD-8.4.4", "SWD-13.4")
def test_only_defences_of_earlier_turns_count_in_the_east_too() -> None:
    """By black: a defence in the turn of the attack, and an attack in the next."""
    black = City(COMPASS, board="giza", coins=21)
    state = table(black, City("un_compass_1 un_compass_2 un_compass_3", board="rhodes", coins=21),
                  dice="black:any_red@0")  # fmt: skip
    play(state, "build black bw_defence_1", seat=1)
    play(state, "build black be_attack_1")
    assert 3 == state.cities[0].east_points
    mix(state, "black:any_red@0")
    play(state, "build black be_attack_2")
    assert 3 + 4 - 1 == state.cities[0].east_points


@pytest.mark.rule("SWD-8.4.5")
def test_the_defence_that_faces_the_attacker_counts() -> None:
    """West of me sits seat 1: its East Barracks faces me, its West Barracks does not."""
    state = table(City(), City("bw_defence_1 bw_defence_2"), City(), dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert 3 == state.cities[0].west_points
    state = table(City(), City(), City("bw_defence_1"), dice="red:sword@0")
    play(state, "build red be_attack_1")
    assert 2 == state.cities[0].east_points


@pytest.mark.rule("SWD-8.4.6")
def test_defences_score_nothing_and_the_attacked_lose_nothing() -> None:
    state = table(City(), City("be_defence_1 be_defence_2 ag_11"), dice="red:axe@0")
    before = state.score(1), coins(state, 1)
    play(state, "build red bw_attack_1")
    assert (1, 7) == before == (state.score(1), coins(state, 1))


@pytest.mark.rule("SWD-8.4.7")
def test_two_players_face_each_other_on_both_sides() -> None:
    defender = City("be_defence_1 be_defence_2 bw_defence_1")
    state = table(City(), defender, dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert 3 - 2 == state.cities[0].west_points, "west against the east of the other"
    state = table(City(), defender, dice="red:sword@0")
    play(state, "build red be_attack_1")
    assert 3 - 1 == state.cities[0].east_points, "east against the west of the other"


@pytest.mark.rule("SWD-8.4.8")
def test_the_barracks_are_two_buildings_with_a_bonus_each() -> None:
    """All attacks are not enough: the defences must be crossed too."""
    attacks = but(WEST, "bw_defence_1", "bw_defence_2")
    state = table(City(attacks, west=25), City(), dice="red:shield@0")
    play(state, "build red bw_defence_1")
    assert has_finished(state)
    crosses = f"{but(WEST, 'bw_defence_2')} {EAST} bonus_coins"
    state = table(City(crosses), City(), dice="red:shield@0")
    play(state, "build red bw_defence_2")
    assert ["bonus bonus_action", "bonus bonus_cross"] == legal(state)


@pytest.mark.rule("SWD-8.4.9")
def test_first_east_attack_against_one_defence_is_2_points() -> None:
    """The example of the rulebook."""
    state = table(City(), City(), City("bw_defence_1"), dice="red:sword@0")
    play(state, "build red be_attack_1")
    assert 2 == sheet(state)["barracks_east"]


# ---- University


@pytest.mark.rule("SWD-8.5.1")
def test_the_university_has_three_sequences_of_three() -> None:
    tracks = PRINTED.tracks("university")
    assert ["compass", "tablet", "wheel"] == [track.symbol for track in tracks]
    assert [3, 3, 3] == [len(track.spaces) for track in tracks]
    assert not any(track.is_free for track in tracks)
    state = table(City("un_wheel_1"), City(), dice="green:wheel@0")
    assert ["un_wheel_2"] == builds(state, "green")


@pytest.mark.rule("SWD-8.5.2")
def test_an_unlocked_die_may_be_used_for_good() -> None:
    state = table(City(COMPASS, board="giza"), City(), dice="black:any_blue@0")
    for _ in range(3):
        assert any("black" in text for text in legal(state))
        everybody_passes(state)
        mix(state, "black:any_blue@0")


@pytest.mark.rule("SWD-8.5.3", "SWD-8.5.9")
def test_the_first_to_unlock_a_die_exchanges_it_for_a_grey_one() -> None:
    city = City("un_compass_1 un_compass_2", board="giza", coins=21)
    state = table(city, City(), dice="green:compass@0")
    play(state, "build green un_compass_3")
    assert "black" not in forum(state), "at the end of the turn"
    play(state, "pass", seat=1)
    outcomes = [(GAME.outcomes.text(code), weight) for code, weight in state.chance()]
    assert [(f"exchange black grey_{n}", 1) for n in (1, 2, 3)] == outcomes
    happen(state, "exchange black grey_2")
    assert ["grey_1", "black", "grey_3", "blue", "red", "yellow", "green"] == forum(state)


@pytest.mark.rule("SWD-8.5.3", "SWD-8.5.9")
def test_a_die_that_lies_in_the_forum_is_not_exchanged_again() -> None:
    cities = (City(COMPASS, board="giza"), City("un_compass_1 un_compass_2", board="rhodes"))
    state = table(*cities, dice="black:any_blue@0 green:compass@0")
    play(state, "build green un_compass_3", seat=1)
    play(state, "pass")
    assert MIX == state.step


@pytest.mark.rule("SWD-8.5.4", "SWD-13.11")
def test_different_dice_are_exchanged_one_by_one_black_first() -> None:
    cities = (
        City("un_compass_1 un_compass_2", board="giza", coins=21),
        City("un_compass_1 un_compass_2", board="ephesus", coins=21),
        City("un_compass_1 un_compass_2", board="rhodes", coins=21),
    )
    state = table(*cities, dice="green:compass@0")
    for seat in (0, 1, 2):
        play(state, "build green un_compass_3", seat=seat)
    happen(state, "exchange black grey_1")
    outcomes = [GAME.outcomes.text(code) for code, _ in state.chance()]
    assert ["exchange purple grey_2", "exchange purple grey_3"] == outcomes
    happen(state, "exchange purple grey_3")
    assert ["black", "grey_2", "purple", "blue", "red", "yellow", "green"] == forum(state)
    assert MIX == state.step, "two seats with black made one exchange"


@pytest.mark.rule("SWD-8.5.5")
def test_a_new_die_is_first_rolled_in_the_next_turn() -> None:
    city = City("un_compass_1 un_compass_2", board="giza", coins=21)
    state = table(city, City(), dice="green:compass@0")
    play(state, "build green un_compass_3")
    play(state, "pass", seat=1)
    happen(state, "exchange black grey_1")
    black = 7
    assert 0 == state.forum.faces[black]
    mix(state)
    assert 0 < state.forum.faces[black]


@pytest.mark.rule("SWD-8.5.6")
def test_a_die_in_the_forum_may_be_used_in_the_turn_of_its_unlocking() -> None:
    """Completing the University unlocks black, which lies there; the bonus is an extra action."""
    mine_ = City(but(UNIVERSITY, "un_compass_3"), board="giza", coins=21)
    state = table(mine_, City(COMPASS, board="rhodes"), dice="black:any_blue@0 green:compass@0")
    assert [] == builds(state, "black")
    play(state, "build green un_compass_3", "bonus bonus_action")
    assert ["ag_11", "ag_12", "ag_13", "ag_21", "ag_31"][0] in builds(state, "black")


@pytest.mark.rule("SWD-8.5.7")
def test_which_die_a_row_unlocks_differs_between_the_boards() -> None:
    found = {
        board: tuple(
            next(iter(PRINTED.unlocked(board, [f"un_{row}_3"])))
            for row in ("compass", "tablet", "wheel")
        )
        for board in EDITION.board_ids
    }
    assert 1 < len(set(found.values()))
    assert {("black", "purple", "white")} < {*found.values()}
    assert all({"black", "white", "purple"} == set(dice) for dice in found.values())


@pytest.mark.rule("SWD-8.5.8")
def test_a_special_die_is_rolled_in_the_place_of_the_grey_one() -> None:
    city = City("un_compass_1 un_compass_2", board="giza", coins=21)
    state = table(city, City(), dice="green:compass@0")
    play(state, "build green un_compass_3")
    play(state, "pass", seat=1)
    happen(state, "exchange black grey_1")
    assert GAME.outcomes.text(state.chance()[0][0]).startswith("roll black")
    state.apply(-1, state.roll(Luck.of(1)))
    assert GAME.outcomes.text(state.chance()[0][0]).startswith("roll grey_2")


@pytest.mark.rule("SWD-13.6")
def test_with_three_special_dice_the_warehouse_is_reached_by_black_or_effects_only() -> None:
    crosses = but(UNIVERSITY, "un_wheel_2", "un_compass_2") + " un_wheel_2 un_compass_2"
    state = table(
        City(f"{crosses} bonus_coins", board="alexandria"), City(),
        dice="black:any_grey@0 white:leader_blue@0 purple:compare_red@0 blue:mask@0",
    )  # fmt: skip
    assert {"black", "white", "purple", "blue", "red", "yellow", "green"} == set(forum(state))
    dice = {text.split()[1] for text in legal(state) if " wh_" in text}
    assert {"black"} == dice
    play(state, "wonder wo_1")
    assert "cross wh_stone" in legal(state), "Alexandria's first stage"


# ---- black, white


@pytest.mark.rule("SWD-8.6.1")
@pytest.mark.parametrize(
    ("face", "spaces"),
    [
        ("any_grey", "wh_stone wh_wood wh_brick wh_cloth wh_glass wh_papyrus"),
        ("any_blue", "ag_11 ag_12 ag_13 ag_21 ag_31"),
        ("any_red", "bw_attack_1 bw_defence_1 be_attack_1 be_defence_1"),
        ("any_yellow", but(MARKET, "mk_coin_2")),
        ("any_green", "un_tablet_1 un_wheel_1"),
        ("any_of_red_green_blue_yellow",
         f"bw_attack_1 bw_defence_1 ag_11 ag_12 ag_13 ag_21 ag_31 {but(MARKET, 'mk_coin_2')} "
         "un_tablet_1 un_wheel_1 be_attack_1 be_defence_1"),
    ],
)  # fmt: skip
def test_a_black_face_offers_any_open_space_of_its_colour(face: str, spaces: str) -> None:
    state = table(City(COMPASS, board="giza", coins=21), City(), dice=f"black:{face}@0")
    assert spaces.split() == builds(state, "black")


@pytest.mark.rule("SWD-8.6.1")
def test_materials_and_die_cost_are_paid_for_black_as_usual() -> None:
    state = table(City(COMPASS, board="giza"), City(), dice="black:any_grey@2")
    play(state, "build black wh_cloth")
    assert 7 - 2 - 2 == coins(state)


@pytest.mark.rule("SWD-8.6.2")
def test_the_order_of_construction_holds_for_black() -> None:
    state = table(City(f"{COMPASS} bw_attack_1", board="giza"), City(), dice="black:any_red@0")
    assert "bw_attack_3" not in builds(state, "black")
    assert ["SWD-1.4"] == refusals(state, "build black bw_attack_3")
    assert {"bw_attack_2", "bw_defence_1"} < set(builds(state, "black"))


@pytest.mark.rule("SWD-8.6.3")
def test_effects_of_other_colours_do_not_apply_to_black() -> None:
    """Zero cost of grey dice, and coins for the yellow one, are of no use to a black face."""
    crosses = f"{COMPASS} mk_camel_1 mk_camel_2"
    state = table(City(crosses, board="giza"), City(), dice="black:any_grey@2")
    play(state, "build black wh_stone")
    assert 7 - 2 == coins(state)
    state = table(City(crosses, board="giza"), City(), dice="black:any_yellow@0")
    play(state, "build black mk_camel_3")
    assert 7 - 2 == coins(state)


@pytest.mark.rule("SWD-8.6.4")
def test_a_white_face_opens_the_track_of_its_leader() -> None:
    tablets = "un_tablet_1 un_tablet_2 un_tablet_3"
    for face, space in [
        ("leader_blue", "ga_blue"),
        ("leader_green", "ga_green"),
        ("leader_red", "ga_red"),
        ("leader_yellow", "ga_yellow"),
        ("leader_laurel", "ga_laurel_1"),
    ]:
        state = table(City(tablets, board="rhodes", coins=21), City(), dice=f"white:{face}@0")
        assert [space] == builds(state, "white")


# ---- Guild Court

PURPLE = COMPASS
"""On the board of Ephesus."""


def guild(mine_: str, *others: str, face: str = "compare_yellow") -> SevenWondersDice:
    """A table at which seat 0 may use the purple die."""
    cities = [City(f"{PURPLE} {mine_}", board="ephesus"), *(City(other) for other in others)]
    return table(*cities, dice=f"purple:{face}@0")


@pytest.mark.rule("SWD-8.7.1")
def test_the_comparison_opens_the_next_guild_court_space_or_nothing() -> None:
    assert ["gu_1"] == builds(guild("mk_camel_1", ""), "purple")
    assert ["gu_2"] == builds(guild("mk_camel_1 gu_1", ""), "purple")
    assert [] == builds(guild("", "mk_camel_1"), "purple")


@pytest.mark.rule("SWD-8.7.2", "SWD-8.7.7")
def test_own_2_right_2_left_1_passes() -> None:
    """The example of the rulebook."""
    two = "mk_camel_1 mk_camel_2"
    assert ["gu_1"] == builds(guild(two, "mk_camel_1", two), "purple")


@pytest.mark.rule("SWD-8.7.2")
@pytest.mark.parametrize(("left", "right"), [("mk_camel_1", ""), ("", "mk_camel_1")])
def test_neither_neighbour_may_have_more(left: str, right: str) -> None:
    state = guild("", left, "mk_camel_1 mk_camel_2", right)
    assert [] == builds(state, "purple")
    assert ["SWD-8.7.2"] == refusals(state, "build purple gu_1")


@pytest.mark.rule("SWD-8.7.2")
def test_somebody_across_the_table_does_not_matter() -> None:
    assert ["gu_1"] == builds(guild("", "", "mk_camel_1 mk_camel_2", ""), "purple")


@pytest.mark.rule("SWD-8.7.3", "SWD-13.5")
def test_with_two_players_it_takes_more_than_the_opponent() -> None:
    one, two = "mk_camel_1", "mk_camel_1 mk_camel_2"
    state = guild(one, one)
    assert [] == builds(state, "purple")
    assert ["SWD-8.7.3"] == refusals(state, "build purple gu_1")
    assert ["gu_1"] == builds(guild(two, one), "purple")


@pytest.mark.rule("SWD-8.7.4")
@pytest.mark.parametrize("neighbour", [1, 2])
def test_what_a_neighbour_crosses_in_this_turn_does_not_count(neighbour: int) -> None:
    """One Market space against one of the left and of the right neighbour, who crosses another."""
    cities = (City(f"{PURPLE} mk_camel_1", board="ephesus"), City("mk_camel_1"), City("mk_camel_1"))
    state = table(*cities, dice="purple:compare_yellow@0 yellow:camel@0")
    play(state, "build yellow mk_camel_2", seat=neighbour)
    assert ["gu_1"] == builds(state, "purple")
    everybody_passes(state)
    mix(state, "purple:compare_yellow@0")
    assert [] == builds(state, "purple"), "in the next turn it does"


@pytest.mark.rule("SWD-8.7.4")
def test_what_one_crosses_oneself_in_this_turn_does_not_count() -> None:
    """Halicarnassus: a Market space by the extra action of stage 3, then the extra action of the
    bonus: 1 against 0 now, but 0 against 0 at the start of the turn."""
    wheels = "un_wheel_1 un_wheel_2 un_wheel_3"
    city = City(f"wo_1 wo_2 {wheels} {WAREHOUSE}", board="halicarnassus", coins=21)
    state = table(city, City(), dice="purple:compare_yellow@0 yellow:camel@0")
    play(state, "wonder wo_3", "build yellow mk_camel_1", "bonus bonus_action")
    assert [] == builds(state, "purple")
    assert ["SWD-8.7.3"] == refusals(state, "build purple gu_1")


@pytest.mark.rule("SWD-8.7.5")
@pytest.mark.parametrize(
    ("face", "crosses"),
    [
        ("compare_red", "bw_attack_1 be_defence_1"),
        ("compare_wonder", "wo_1"),
        ("compare_grey", "wh_stone"),
        ("compare_blue", "ag_11"),
        ("compare_green", "un_wheel_1"),
    ],
)
def test_what_the_faces_compare(face: str, crosses: str) -> None:
    """Red adds both Barracks, attacks and defences alike."""
    other = "bw_attack_1" if face == "compare_red" else ""
    if face == "compare_green":
        other = COMPASS
    assert ["gu_1"] == builds(guild(crosses, other, face=face), "purple")
    assert [] == builds(guild("", other or crosses, face=face), "purple")


@pytest.mark.rule("SWD-8.7.6")
def test_0_against_0_passes_with_three_but_not_with_two() -> None:
    assert ["gu_1"] == builds(guild("", "", ""), "purple")
    assert [] == builds(guild("", ""), "purple")


# ---- Wonder


@pytest.mark.rule("SWD-8.8.1")
def test_the_wonder_has_three_stages_in_order() -> None:
    state = table(City("wo_1", board="olympia", coins=21), City())
    assert ["wonder wo_2", "pass"] == legal(state)
    assert ["SWD-8.8.1"] == refusals(state, "wonder wo_3")
    stages = {
        board: tuple(space for space in PRINTED.spaces(board).values() if space.id[:2] == "wo")
        for board in EDITION.board_ids
    }
    assert {3} == {len(found) for found in stages.values()}
    assert 7 == len({str(found) for found in stages.values()}), "different on each board"
