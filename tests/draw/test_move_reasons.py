"""What a move prepares and what it loses, in tiny positions of each game."""

from __future__ import annotations

from typing import Any

import pytest

from poleis.core.game import Game
from poleis.core.move_reasons import move_reasons
from poleis.core.state import State
from poleis.core.view import Loss
from poleis.locale import get_language
from tests.rules.age_of_civilization import tables as aoc
from tests.rules.akropolis.cities import START, build, place_code, take_code
from tests.rules.akropolis.cities import table as akropolis_table
from tests.rules.origins import tables as origins
from tests.rules.seven_wonders_dice import tables as swd

English = get_language("en")


def prepared(state: State, action: int, seat: int = 0) -> list[str]:
    """The sentences of the game about an action."""
    return [English.say(one) for one in move_reasons(state, seat, action).prepared]


def lost(state: State, action: int, seat: int = 0) -> list[str]:
    game: Game = state.setup.game
    return [loss.text for loss in game.preview(state, seat, action, "en").losses]


def code(state: Any, action: str) -> int:
    return int(state.setup.game.actions.parse(action))


# ---- Akropolis


def test_a_tile_brings_a_plaza_for_districts_that_are_there() -> None:
    state = akropolis_table(build("gqq@0,1r0"), START.copy(), market="qqG qqh qqq")
    assert ["It brings a gardens plaza for districts of value 1."] == prepared(state, take_code(1))
    assert ["There is 1 star for its districts: Houses."] == prepared(state, take_code(2))
    assert [] == prepared(state, take_code(3))


def test_a_placement_prepares_stars_districts_and_places_above() -> None:
    state = akropolis_table(START.copy(), START.copy(), held="qmG")
    found = prepared(state, place_code(0, 1, 0))
    assert found[:2] == [
        "Markets: districts of value 1 wait for their first plaza.",
        "Gardens: 3 stars are ready for districts of this type.",
    ]
    assert found[2].startswith("Makes ") and found[2].endswith("tiles on level 2 or higher.")


def test_a_take_opens_placements_and_the_best_of_them_is_named() -> None:
    state = akropolis_table(build("gqq@0,1r0"), START.copy(), market="qqG")
    reasons = move_reasons(state, 0, take_code(1), most_opened=600)
    assert reasons.best in reasons.opened
    assert {"gardens"} <= {one.line.key for one in reasons.best_changes}
    assert move_reasons(state, 0, take_code(1), most_opened=6).opened == ()


@pytest.mark.rule("AKR-6.1.2")
def test_covering_the_only_plaza_of_houses_says_that_houses_score_nothing() -> None:
    state = akropolis_table(build("qhq@0,1r0"), START.copy(), held="qqq")
    action = place_code(0, 1, 4)
    after = state.clone()
    after.apply(0, action)
    game: Game = state.setup.game
    [loss] = game.preview(state, 0, action, "en").losses
    text = "Your only houses plaza is covered, so these districts score nothing: Houses 1 → 0"
    assert Loss(text, "houses", 1) == loss


@pytest.mark.rule("AKR-6.3")
def test_markets_that_touch_each_other_are_told() -> None:
    state = akropolis_table(build("mqM@0,1r0"), START.copy(), held="mqq")
    found = {
        text
        for action in map(int, state.legal(0))
        for text in lost(state, action)
        if text.startswith("Markets touch")
    }
    assert {"Markets touch each other now and do not count: Markets 2 → 0"} == found


# ---- 7 Wonders Dice


def test_a_space_of_the_warehouse_gives_materials() -> None:
    state = swd.table(swd.City(swd.but(swd.WAREHOUSE, "wh_papyrus"), coins=20), swd.City())
    assert ["Production from now on: 6 materials."] == prepared(
        state, code(state, "cross wh_papyrus")
    )


@pytest.mark.rule("SWD-9.1")
def test_a_space_completes_a_building() -> None:
    state = swd.table(swd.City(swd.but(swd.AGORA, "ag_33")), swd.City())
    assert ["Completes a building, which gives a bonus: Agora."] == prepared(
        state, code(state, "cross ag_33")
    )


def test_a_building_with_one_space_left_is_named() -> None:
    state = swd.table(swd.City("gu_1"), swd.City())
    assert ["One more space completes a building: Guild Court."] == prepared(
        state, code(state, "cross gu_2")
    )


def test_the_last_bonus_starts_the_final_turn() -> None:
    state = swd.table(swd.City("bonus_action bonus_cross"), swd.City())
    assert ["It is the last bonus: the next turn is the final one."] == prepared(
        state, code(state, "bonus bonus_coins")
    )


# ---- Age of Civilization


@pytest.mark.rule("AOC-5.3")
def test_a_birth_ends_a_main_ability() -> None:
    state = aoc.table(
        aoc.realm("aksum", workers=5), aoc.realm(), step="civilization", pool="rome sumer"
    )
    found = lost(state, code(state, "birth rome"))
    assert "Aksum falls, and its main ability ends" in found
    assert any(text.startswith("You lose ") for text in found)


@pytest.mark.rule("AOC-9.2")
def test_a_technology_opens_the_way_to_others() -> None:
    state = aoc.table(aoc.realm("aksum", coins=9, workers=3), aoc.realm())
    aoc.do(state, "perform research")
    found = [text for one in map(int, state.legal(0)) for text in prepared(state, one)]
    assert any(text.startswith("Opens the way to ") for text in found)


# ---- Origins


@pytest.mark.rule("ORI-20.2")
def test_gold_that_is_paid_is_lost_at_the_end() -> None:
    state = origins.table(
        origins.home(freemen="red2", gold=3), origins.home(), ships=(4, 1, 1, 1, 1)
    )
    assert ["You pay 2 gold, and each is worth a point at the end"] == lost(
        state, code(state, "visit freeman1 1")
    )


def test_a_seat_of_power_takes_a_freeman() -> None:
    city = "outpost-1@1,0 outpost-2@1,1"
    state = origins.table(origins.home(freemen="red3 blue2", city=city), origins.home())
    action = origins.legal(state, "close")[0]
    assert "A freeman leaves its base: you have 1 left" in lost(state, code(state, action))


def test_a_tile_completes_a_district_for_a_card() -> None:
    state = origins.table(
        origins.home(freemen="blue1", city="outpost-1@1,0", stone=3), origins.home(), cards="D41"
    )
    origins.do(state, "visit freeman1 2", "act buy_building", "buy workshop-1 building")
    found = {place: prepared(state, code(state, place)) for place in origins.legal(state, "place")}
    assert all(
        text.startswith("Completes a district") for texts in found.values() for text in texts
    )
    assert [] == found["place 2 0"]


def test_another_base_is_room_for_a_die() -> None:
    state = origins.table(origins.home(freemen="red1", food=9, bases=2), origins.home())
    assert ["That makes 3 bases for dice."] == prepared(state, code(state, "populate"))
