"""The end of a turn and of the game, and the score (SWD-10, SWD-11)."""

from __future__ import annotations

import pytest

from poleis.games.seven_wonders_dice.rules.records import ACT, EXCHANGE
from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    ALL_BONUSES,
    EAST,
    GAME,
    WAREHOUSE,
    WEST,
    WONDER,
    City,
    but,
    everybody_passes,
    forum,
    legal,
    mix,
    play,
    sheet,
    table,
)

TWO_BONUSES = f"{WONDER} {EAST} bonus_coins bonus_cross"
"""Two completed buildings."""


@pytest.mark.rule("SWD-10.1")
def test_award_then_exchange_then_end_check() -> None:
    """All three in one turn: the award is given, the die exchanged, and the next turn is final."""
    cities = (
        City(f"{TWO_BONUSES} {but(AGORA, 'ag_33')}", coins=21, board="alexandria"),
        City("un_compass_1 un_compass_2", coins=21, board="giza"),
    )
    state = table(*cities, dice="blue:owl@0 green:compass@0")
    play(state, "build blue ag_33", "bonus bonus_action", "pass")
    assert 0 == state.cities[0].has_award
    play(state, "build green un_compass_3", seat=1)
    assert 1 == state.cities[0].has_award
    assert EXCHANGE == state.step
    assert 0 == state.is_final
    mix(state)
    assert "black" in forum(state)
    assert 1 == state.is_final


@pytest.mark.rule("SWD-10.1")
def test_nothing_of_it_happens_before_all_have_finished() -> None:
    state = table(City("un_compass_1 un_compass_2", board="giza", coins=21), City(), City(),
                  dice="green:compass@0")  # fmt: skip
    play(state, "build green un_compass_3")
    play(state, "pass", seat=2)
    assert ACT == state.step
    play(state, "pass", seat=1)
    assert EXCHANGE == state.step


@pytest.mark.rule("SWD-10.2", "SWD-13.8")
def test_after_a_third_bonus_exactly_one_more_turn_is_played() -> None:
    city = City(f"{TWO_BONUSES} {but(AGORA, 'ag_33')}", coins=21)
    state = table(city, City(), dice="blue:owl@0", turn=11)
    play(state, "build blue ag_33", "bonus bonus_action", "pass")
    everybody_passes(state)
    mix(state)
    assert (12, 1) == (state.turn, state.is_final)
    assert [0, 1] == state.actors()
    everybody_passes(state)
    assert [] == state.actors()


@pytest.mark.rule("SWD-10.2")
def test_two_bonuses_do_not_end_the_game() -> None:
    """Also not two of one player and two of another."""
    city = City(f"{WONDER} {but(AGORA, 'ag_33')} bonus_coins", coins=21)
    state = table(city, City(TWO_BONUSES), dice="blue:owl@0", turn=11)
    play(state, "build blue ag_33", "bonus bonus_action", "pass")
    everybody_passes(state)
    mix(state)
    assert (12, 0) == (state.turn, state.is_final)


@pytest.mark.rule("SWD-10.3")
def test_several_third_bonuses_change_nothing_more() -> None:
    city = City(f"{TWO_BONUSES} {but(AGORA, 'ag_33')}", coins=21)
    state = table(city, city, dice="blue:owl@0", turn=11)
    for seat in (0, 1):
        play(state, "build blue ag_33", "bonus bonus_action", "pass", seat=seat)
    mix(state)
    assert 1 == state.is_final
    everybody_passes(state)
    assert [] == state.actors()


@pytest.mark.rule("SWD-10.3", "SWD-13.13")
def test_a_third_bonus_in_the_final_turn_does_not_prolong_the_game() -> None:
    almost = City(f"{TWO_BONUSES} {but(AGORA, 'ag_33')}", coins=21)
    done = City(f"{WONDER} {WEST} {EAST} {ALL_BONUSES}", west=25, east=25)
    state = table(almost, done, dice="blue:owl@0", final=True)
    play(state, "build blue ag_33", "bonus bonus_action", "pass")
    play(state, "pass", seat=1)
    assert [] == state.actors()


@pytest.mark.rule("SWD-10.4")
def test_the_final_turn_is_mixed_with_the_dice_exchanged_before_it() -> None:
    cities = (
        City(f"{TWO_BONUSES} {but(AGORA, 'ag_33')}", coins=21, board="alexandria"),
        City("un_compass_1 un_compass_2", coins=21, board="giza"),
    )
    state = table(*cities, dice="blue:owl@0 green:compass@0")
    play(state, "build blue ag_33", "bonus bonus_action", "pass")
    play(state, "build green un_compass_3", seat=1)
    mix(state, "black:any_red@0")
    assert 1 == state.is_final
    assert "build black bw_attack_1" in legal(state, 1)


@pytest.mark.rule("SWD-10.5", "SWD-13.13")
def test_after_the_final_turn_only_the_award_is_given() -> None:
    cities = (
        City(but(AGORA, "ag_33"), coins=21, board="alexandria"),
        City("un_compass_1 un_compass_2", coins=21, board="giza"),
    )
    state = table(*cities, dice="blue:owl@0 green:compass@0", final=True)
    play(state, "build blue ag_33", "bonus bonus_coins")
    play(state, "build green un_compass_3", seat=1)
    assert [] == state.actors() and [] == state.chance()
    assert 1 == state.cities[0].has_award
    assert "black" not in forum(state)


@pytest.mark.rule("SWD-10.5", "SWD-12.3")
def test_the_technical_limit_of_300_turns_ends_the_game_too() -> None:
    state = table(City(), City(), turn=299)
    everybody_passes(state)
    mix(state)
    assert (300, 1) == (state.turn, state.is_final)
    everybody_passes(state)
    assert [] == state.actors()


# ---- scoring

CITY = City(
    f"wo_1 wo_2 bw_attack_1 be_attack_1 be_attack_2 {AGORA} mk_chest_1 mk_chest_3 "
    f"un_compass_1 un_compass_2 un_compass_3 un_wheel_1 un_wheel_2 gu_1 ga_blue ga_laurel_1 "
    f"{WAREHOUSE} bonus_coins",
    board="giza", west=2, east=7, award=True,
)  # fmt: skip


@pytest.mark.rule("SWD-11.1")
def test_the_eight_lines_of_the_sheet() -> None:
    state = table(CITY, City())
    assert {
        "wonder": 2 * 2,  # stage 1: 2 for each of two stages
        "barracks_west": 2,
        "barracks_east": 7,
        "agora": 1 + 2 + 3 + 2 + 3 + 4 + 3 + 4 + 6 + 3,
        "market": 6 + 2 * 2,
        "university": 2 + 3,
        "guild_court": 5,
        "gallery": 2,
    } == sheet(state)
    assert 66 == state.score(0) == sum(sheet(state).values())


@pytest.mark.rule("SWD-11.3")
def test_coins_and_materials_score_nothing() -> None:
    assert 0 == table(City(WAREHOUSE, coins=21), City()).score(0)


@pytest.mark.rule("SWD-11.4")
@pytest.mark.parametrize(
    ("cities", "places"),
    [
        ((City("ag_11"), City(coins=21)), [1, 2]),
        ((City("ag_11", coins=3), City("ag_11", coins=4)), [2, 1]),
        ((City("ag_11"), City("ag_11"), City()), [1, 1, 3]),
    ],
)
def test_most_points_win_then_most_coins_then_all_of_them(
    cities: tuple[City, ...], places: list[int]
) -> None:
    assert places == GAME.ranking(table(*cities))
