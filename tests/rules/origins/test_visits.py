"""Rounds, turns, visits, tokens (ORI-6, ORI-7, ORI-12, ORI-14, ORI-15, ORI-17)."""

from __future__ import annotations

import pytest

from poleis.games.origins.explain.position_reader import Table
from tests.rules.origins.tables import (
    BLOCK,
    EXAMPLES,
    can,
    dice,
    do,
    freemen,
    home,
    legal,
    line,
    military,
    owned,
    refusals,
    resources,
    ships,
    table,
    temples,
    tokens,
    vp,
)

# ---- rounds and turns


@pytest.mark.rule("ORI-6.1", "ORI-16.1", "ORI-24.33")
def test_turns_go_clockwise_and_skip_who_has_passed() -> None:
    state = table(home(freemen="red1 red1"), home(), home(freemen="red1 red2"), first=2, turn=2)
    acted = []
    for action in ("visit freeman1 1", "pass", "pass", "visit freeman2 1"):
        acted.append(int(state.actor()))
        do(state, action, *(["act gain_3_stone"] if action.startswith("visit") else []))
    assert [2, 0, 1, 2] == acted
    assert 2 == state.actor()
    assert ["ORI-6.1"] == refusals(state, "pass", 0)


@pytest.mark.rule("ORI-6.1")
def test_a_round_ends_when_all_have_passed() -> None:
    state = do(table(home(), home()), "pass", "pass")
    assert 2 == state.round
    assert 0 == state.passed


@pytest.mark.rule("ORI-6.2")
def test_a_turn_is_one_of_five_actions() -> None:
    state = table(home(freemen="red1", gold=9, city=BLOCK), home())
    assert {"visit", "tower", "populate", "pass", "close"} == {
        text.split()[0] for text in legal(state)
    }
    assert ["ORI-6.2"] == refusals(state, "attack")
    do(state, "tower red")
    assert 1 == state.actor()


@pytest.mark.rule("ORI-6.3", "ORI-17.1")
def test_a_superiority_token_gives_one_more_action() -> None:
    state = table(home(gold=9, tokens=2), home())
    do(state, "tower red")
    assert ["spend", "done"] == legal(state)
    assert ["ORI-17.1"] == refusals(state, "tower blue")
    do(state, "spend", "tower blue")
    assert 1 == state.actor()  # one token for each turn
    assert 1 == tokens(state)
    do(state, "pass", "pass")
    state = do(table(home(gold=9, tokens=2), home()), "tower red", "done")
    assert 1 == state.actor() and 2 == tokens(state)


@pytest.mark.rule("ORI-17.1", "ORI-17.2")
def test_each_turn_may_have_a_token_of_its_own() -> None:
    """That one was spent in a turn bars neither the next player nor the next turn."""
    state = table(home(gold=9, tokens=2), home(gold=9, tokens=1))
    do(state, "tower red", "spend", "tower blue", "tower red")
    assert (1, ["spend", "done"]) == (state.actor(), legal(state))
    do(state, "spend", "pass", "tower yellow")
    assert (0, ["spend", "done"]) == (state.actor(), legal(state))


@pytest.mark.rule("ORI-17.1", "ORI-16.1")
def test_the_extra_action_may_be_passing_but_none_follows_passing() -> None:
    state = do(table(home(gold=9, tokens=2), home()), "tower red", "spend", "pass")
    assert 1 == state.actor() and 1 == state.passed
    state = do(table(home(tokens=2), home()), "pass")
    assert 1 == state.actor() and 2 == tokens(state)


@pytest.mark.rule("ORI-17.1")
def test_a_token_won_in_this_turn_may_be_used() -> None:
    state = table(home(freemen="red1"), home())
    do(state, "visit freeman1 1", "act military_and_attack", "advance", "done")
    assert ["spend", "done"] == legal(state)


@pytest.mark.rule("ORI-17.2")
def test_unspent_tokens_are_worth_nothing() -> None:
    assert 0 == table(home(tokens=5), home()).score(0)


# ---- visiting


@pytest.mark.rule("ORI-7.1")
def test_any_number_of_workers_stand_at_a_site() -> None:
    owner = {"freemen": "red6 blue6 red6"}
    state = table(home(**owner), home(**owner))
    for freeman in (1, 2, 3):
        for _ in (0, 1):
            do(state, f"visit freeman{freeman} 1", "act gain_3_stone", "done")
    known = Table(state)
    assert [1] * 6 == [die.site for seat in (0, 1) for die in known.freemen(seat)]


@pytest.mark.rule("ORI-7.3", "ORI-7.4")
def test_the_visit_of_the_rulebook() -> None:
    """A 2 at a ship of 3 costs 1 wisdom; the ship goes to 4."""
    example = EXAMPLES["visit"]
    die, ship = example["die"], example["site_value"]
    state = table(home(freemen=f"red{die}", wisdom=4), home(), ships=(ship, 1, 1, 1, 1))
    do(state, "visit freeman1 1")
    assert example["expected"]["wisdom_paid"] == 4 - owned(state, "wisdom")
    assert example["expected"]["site_value_after"] == ships(state)[0]


@pytest.mark.rule("ORI-7.3")
def test_who_cannot_pay_the_difference_may_not_go_there() -> None:
    state = table(home(freemen="red2", speakers="3", wisdom=1), home(), ships=(5, 4, 3, 2, 6))
    assert ["visit freeman1 3", "visit freeman1 4"] == legal(state, "visit freeman1")
    speaker = ["visit speaker1 2", "visit speaker1 3", "visit speaker1 4"]
    assert speaker == legal(state, "visit speaker1")
    assert ["ORI-7.3"] == refusals(state, "visit freeman1 1")


@pytest.mark.rule("ORI-7.3")
def test_the_archon_ignores_the_ship() -> None:
    state = table(home(), home(), ships=(6, 6, 6, 6, 6))
    assert 5 == len(legal(state, "visit archon"))
    do(state, "visit archon 1", "act gain_3_stone")
    assert [3, 0, 0, 0] == resources(state)


@pytest.mark.rule("ORI-7.4", "ORI-1.9")
def test_from_6_a_ship_goes_to_1() -> None:
    state = do(table(home(), home(), ships=(6, 1, 1, 1, 1)), "visit archon 1")
    assert [1, 1, 1, 1, 1] == ships(state)


@pytest.mark.rule("ORI-7.5")
def test_one_of_the_two_main_actions() -> None:
    state = do(table(home(freemen="red1", stone=1), home()), "visit freeman1 3")
    assert ["act gain_3_wisdom", "act temple_and_zodiac"] == legal(state)
    assert ["ORI-7.5"] == refusals(state, "act gain_3_stone")
    assert ["ORI-7.5"] == refusals(state, "pass")
    do(state, "act gain_3_wisdom")
    assert 1 == state.actor()


@pytest.mark.rule("ORI-7.6", "ORI-24.23")
def test_a_six_does_both_main_actions() -> None:
    state = do(table(home(freemen="red6"), home()), "visit freeman1 3", "act gain_3_wisdom")
    assert 1 == state.actor()  # no stone for the temple: nothing is left
    state = do(table(home(freemen="blue6", stone=1), home()), "visit freeman1 3")
    assert ["ORI-7.6"] == refusals(state, "done")  # not both may be left out
    do(state, "act temple_and_zodiac", "step sea 2")
    assert ["act gain_3_wisdom", "done"] == legal(state)
    assert ["ORI-7.6", "ORI-7.9"] == refusals(state, "act temple_and_zodiac")
    do(state, "act gain_3_wisdom")
    assert 1 == state.actor()
    assert (3, [0, 0, 2]) == (owned(state, "wisdom"), temples(state))


@pytest.mark.rule("ORI-7.6")
def test_speakers_and_the_archon_do_one_main_action() -> None:
    for worker in ("archon", "speaker1"):
        state = table(home(stone=1, speakers="5"), home())
        do(state, f"visit {worker} 3", "act gain_3_wisdom")
        assert 1 == state.actor()


@pytest.mark.rule("ORI-7.7")
def test_the_bonus_action_comes_before_or_after_the_main_one() -> None:
    """A yellow freeman at the yellow token: 1 resource of choice."""
    state = do(table(home(freemen="yellow1"), home()), "visit freeman1 1", "bonus yellow",
               "gain food")  # fmt: skip
    assert ["ORI-7.6"] == refusals(state, "done")
    assert ["ORI-7.7"] == refusals(state, "bonus yellow")
    do(state, "act gain_3_stone")
    assert [3, 1, 0, 0] == resources(state) and 1 == state.actor()
    state = do(table(home(freemen="yellow1"), home()), "visit freeman1 1", "act gain_3_stone")
    assert ["bonus yellow", "done"] == legal(state)
    assert 1 == do(state, "done").actor()


@pytest.mark.rule("ORI-7.7")
def test_with_a_six_the_bonus_comes_also_between() -> None:
    state = table(home(freemen="yellow6"), home())
    do(state, "visit freeman1 1", "act gain_3_stone", "bonus yellow", "gain food")
    do(state, "act military_and_attack", "attack", "done")
    assert [3, 1, 0, 0] == resources(state) and 1 == state.actor()


@pytest.mark.rule("ORI-7.7", "ORI-16.9")
def test_the_bonus_needs_the_colour() -> None:
    state = do(table(home(freemen="red1"), home()), "visit freeman1 1")
    assert ["ORI-7.7"] == refusals(state, "bonus yellow")
    assert "ORI-7.7" in refusals(state, "bonus blue")
    state = do(table(home(speakers="5", advisors="yellow"), home()), "visit speaker1 1")
    assert [] == legal(state, "bonus")
    state = do(table(home(freemen="red1", advisors="yellow"), home()), "visit freeman1 1")
    assert [] == legal(state, "bonus")  # advisors lend their colours to the archon only


@pytest.mark.rule("ORI-7.7", "ORI-24.38")
def test_an_advisor_won_by_the_main_action_gives_the_archon_its_colour() -> None:
    state = table(home(freemen="orange6", food=1), home(), speakers=(3,))
    do(state, "visit archon 5")
    assert [] == legal(state, "bonus")
    do(state, "act food_for_training_or_march", "raise freeman1")
    assert ["bonus orange", "done"] == legal(state)


@pytest.mark.rule("ORI-16.9")
def test_the_archon_colours_of_the_rulebook() -> None:
    example = EXAMPLES["archon_colours"]
    found = []
    for site, colour in enumerate(["yellow", "red", "purple", "blue", "orange"], 1):
        owner = home(advisors=" ".join(example["advisors"]), stone=5, food=5, wisdom=5)
        state = do(table(owner, home(), speakers=(2,)), f"visit archon {site}")
        found += [colour] if legal(state, "bonus") else []
    assert sorted(example["expected_bonus_actions"]) == sorted(found)


@pytest.mark.rule("ORI-7.8")
def test_gains_of_one_part_pay_for_a_later_one_but_not_for_the_difference() -> None:
    state = table(home(freemen="blue1"), home(), tokens="yellow red blue purple orange",
                  ships=(1, 1, 2, 1, 1))  # fmt: skip
    assert ["ORI-7.3"] == refusals(state, "visit freeman1 3")
    owner = home(freemen="red6")
    state = do(table(owner, home(), tokens="yellow red blue purple orange"), "visit freeman1 1")
    do(state, "act gain_3_stone", "act military_and_attack", "attack", "done")
    state = do(table(home(freemen="blue6"), home(), tokens="blue red yellow purple orange"),
               "visit freeman1 1")  # fmt: skip
    assert not can(state, "bonus blue")  # no stone yet
    do(state, "act gain_3_stone", "bonus blue", "step sea 1")
    assert [2, 0, 0, 0] == resources(state)


@pytest.mark.rule("ORI-7.9")
def test_what_cannot_be_carried_out_may_not_be_chosen() -> None:
    state = do(table(home(freemen="red1"), home()), "visit freeman1 3")
    assert ["act gain_3_wisdom"] == legal(state)
    assert ["ORI-7.9"] == refusals(state, "act temple_and_zodiac")
    state = do(table(home(freemen="red1 red2"), home()), "visit freeman1 4")
    assert ["act gain_basic_and_gold"] == legal(state)
    state = do(table(home(freemen="red1"), home()), "visit freeman1 5")
    assert ["act gain_one_of_each_basic"] == legal(state)
    state = do(table(home(freemen="red1", military=13), home()), "visit freeman1 1")
    assert can(state, "act military_and_attack")
    state = do(table(home(freemen="red1"), home()), "visit freeman1 2")
    assert can(state, "act buy_building")
    state = do(table(home(freemen="red1"), home(), pool=""), "visit freeman1 2")
    assert not can(state, "act buy_building")
    owner = home(freemen="red1", aside="castle-1")
    state = do(table(owner, home(), pool=""), "visit freeman1 2", "act buy_building")
    assert ["buy castle-1 farm"] == legal(state)  # a tile set aside is enough


# ---- main actions


@pytest.mark.rule("ORI-7.10", "ORI-9.4")
def test_site_1() -> None:
    state = do(table(home(freemen="red1"), home()), "visit freeman1 1", "act gain_3_stone")
    assert [3, 0, 0, 0] == resources(state)
    state = do(table(home(freemen="red1"), home()), "visit freeman1 1", "act military_and_attack")
    assert ["advance", "attack"] == legal(state)
    do(state, "attack")  # in any order
    assert ["advance", "done"] == legal(state)
    assert ["ORI-9.4"] == refusals(state, "attack")
    do(state, "advance")
    assert 1 == military(state) and 0 == vp(state)
    state = do(table(home(freemen="red1"), home()), "visit freeman1 1", "act military_and_attack")
    do(state, "advance", "attack")
    assert 2 == vp(state)  # one disc behind, one border


@pytest.mark.rule("ORI-7.11")
def test_site_2() -> None:
    state = do(table(home(freemen="blue1"), home()), "visit freeman1 2", "act gain_3_food")
    assert [0, 3, 0, 0] == resources(state)
    state = do(table(home(freemen="blue1"), home()), "visit freeman1 2", "act buy_building")
    assert legal(state) == legal(state, "buy")


@pytest.mark.rule("ORI-7.12", "ORI-11.2", "ORI-11.3", "ORI-24.4")
def test_site_3() -> None:
    state = do(table(home(freemen="red1"), home()), "visit freeman1 3", "act gain_3_wisdom")
    assert [0, 0, 3, 0] == resources(state)
    owner = home(freemen="red1", stone=1, temples=(11, 10, 0))
    state = do(table(owner, home()), "visit freeman1 3", "act temple_and_zodiac")
    assert ["step forest 0", "step mountain 1", "step sea 1", "step sea 2"] == legal(state)
    assert ["ORI-11.2"] == refusals(state, "step sea 0")
    do(state, "step forest 0")  # the card is taken all the same
    assert [0, 0, 0, 0] == resources(state)
    assert ["aries"] == Table(state).zodiac(0)


@pytest.mark.rule("ORI-7.12", "ORI-7.9", "ORI-24.4")
def test_site_3_gives_a_card_even_with_all_discs_at_the_top() -> None:
    owner = home(freemen="red1", stone=1, temples=(11, 11, 11))
    state = do(table(owner, home()), "visit freeman1 3", "act temple_and_zodiac")
    assert ["step forest 0", "step mountain 0", "step sea 0"] == legal(state)
    do(state, "step sea 0")
    assert (["gemini"], [11, 11, 11]) == (Table(state).zodiac(0), temples(state))


@pytest.mark.rule("ORI-7.13", "ORI-12.1", "ORI-12.2")
def test_site_4() -> None:
    state = do(table(home(freemen="red1", wisdom=2, bases=3), home()), "visit freeman1 4",
               "act take_citizen")  # fmt: skip
    assert ["take 1", "take 2", "take 3"] == legal(state)
    assert ["ORI-12.1"] == refusals(state, "take 4")
    do(state, "take 2", "* roll 1")
    assert ["red1@4", "orange2"] == freemen(state)
    assert [0, 0, 1, 0] == resources(state)
    assert "red1 yellow3 blue4 purple5 orange1" == dice(Table(state).citizens())
    assert 4 == Table(state).reserve("orange")


@pytest.mark.rule("ORI-7.14")
def test_site_5() -> None:
    state = do(table(home(freemen="red1"), home()), "visit freeman1 5",
               "act gain_one_of_each_basic")  # fmt: skip
    assert [1, 1, 1, 0] == resources(state)
    owner = home(freemen="red1 blue4", food=4, military=12)
    state = do(table(owner, home()), "visit freeman1 5", "act food_for_training_or_march")
    assert ["raise freeman2", "advance"] == legal(state)
    assert ["ORI-5.9"] == refusals(state, "done")  # at least one
    do(state, "advance")
    assert ["raise freeman2", "done"] == legal(state)
    assert ["ORI-8.5"] == refusals(state, "advance")
    do(state, "raise freeman2", "raise freeman2")
    assert "spend" in legal(state)  # three at most; the border gave a token
    assert (1, 13, ["red1@5", "blue6"]) == (owned(state, "food"), military(state), freemen(state))


@pytest.mark.rule("ORI-7.14")
def test_site_5_ends_when_nothing_can_be_done() -> None:
    owner = home(freemen="red1 blue6", food=3, military=13)
    state = do(table(owner, home()), "visit freeman1 5", "act food_for_training_or_march")
    do(state, "raise freeman2")  # an advisor; no unused freeman is left
    assert 1 == state.actor() and 2 == owned(state, "food")


# ---- bonus tokens


@pytest.mark.rule("ORI-7.15")
def test_the_military_token() -> None:
    state = do(table(home(freemen="red1", wisdom=1), home()), "visit freeman1 2", "bonus red")
    assert ["advance", "attack"] == legal(state)
    do(state, "advance")
    assert ["act gain_3_food", "act buy_building"] == legal(state)
    assert (0, 1) == (owned(state, "wisdom"), military(state))
    state = do(table(home(freemen="red1"), home()), "visit freeman1 2")
    assert ["ORI-7.9"] == refusals(state, "bonus red")


@pytest.mark.rule("ORI-7.16")
def test_the_building_token() -> None:
    owner = home(freemen="purple1", food=1, stone=1)
    state = do(table(owner, home()), "visit freeman1 3", "bonus purple")
    assert can(state, "buy workshop-1 building") and not can(state, "buy forum-1 building")
    do(state, "buy workshop-1 building", "place 1 0", "done")
    assert [0, 0, 0, 0] == resources(state)


@pytest.mark.rule("ORI-7.17", "ORI-11.4")
def test_the_temple_token_gives_a_step_and_no_card() -> None:
    owner = home(freemen="blue1", stone=1, temples=(11, 0, 0))
    state = do(table(owner, home()), "visit freeman1 4", "bonus blue")
    assert ["step mountain 1", "step sea 1"] == legal(state)
    assert ["ORI-11.1"] == refusals(state, "step forest 1")
    assert ["ORI-11.2"] == refusals(state, "step sea 2")
    do(state, "step sea 1")
    assert ([11, 0, 1], []) == (temples(state), Table(state).zodiac(0))


@pytest.mark.rule("ORI-7.18", "ORI-12.4")
def test_the_speaker_token() -> None:
    state = table(home(freemen="orange1"), home(), speakers=(3, 5))
    do(state, "visit freeman1 5", "bonus orange")
    assert ["hire speaker1", "hire speaker2"] == legal(state)
    assert ["ORI-12.4"] == refusals(state, "hire speaker3")
    do(state, "hire speaker2")
    assert {2: 5} == Table(state).speakers_of(0)
    state = do(table(home(freemen="orange1"), home()), "visit freeman1 5")
    assert ["ORI-7.9"] == refusals(state, "bonus orange")


@pytest.mark.rule("ORI-7.19")
def test_the_resource_token() -> None:
    state = do(table(home(freemen="yellow1"), home()), "visit freeman1 1", "bonus yellow")
    assert ["gain stone", "gain food", "gain wisdom"] == legal(state)


# ---- citizens


@pytest.mark.rule("ORI-12.1")
def test_a_citizen_taken_can_be_used_in_this_round() -> None:
    state = table(home(freemen="red1", bases=2), home())
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "pass")
    assert can(state, "visit freeman2 1")


@pytest.mark.rule("ORI-12.3", "ORI-19.2", "ORI-24.26")
def test_without_a_reserve_die_there_is_no_refill() -> None:
    """The condition is remembered; the dice lie without gaps; a later die takes the first slot."""
    state = table(home(freemen="red6 blue6", wisdom=9, bases=6), home(), reserve=(0, 5, 5, 5, 5))
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "done", "pass")
    assert "orange2 yellow3 blue4 purple5" == dice(Table(state).citizens())
    assert state.citizens.has_failed
    do(state, "visit freeman2 4", "act take_citizen", "take 2", "* roll 2")
    assert "orange2 blue4 purple5 yellow2" == dice(Table(state).citizens())


@pytest.mark.rule("ORI-12.5", "ORI-22.9")
def test_a_citizen_is_paid_taken_refilled_and_then_raised() -> None:
    state = table(home(freemen="red1", bases=2, zodiac="sagittarius"), home())
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "* roll 4")
    assert 5 == len(Table(state).citizens())
    assert ["grow", "done"] == legal(state)
    do(state, "grow")
    assert ["red1@4", "red2"] == freemen(state)


# ---- towers and population


@pytest.mark.rule("ORI-14.1")
def test_the_tower_of_the_rulebook() -> None:
    example = EXAMPLES["tower"]
    state = table(home(gold=5, towers={"blue": example["height_before"]}), home())
    do(state, "tower blue")
    assert example["expected"]["gold_paid"] == 5 - owned(state, "gold")
    assert example["expected"]["height_after"] == Table(state).height(0, "blue")
    assert 1 == Table(state).towers()["blue"]


@pytest.mark.rule("ORI-14.1")
def test_without_a_disc_in_the_pool_there_is_no_level() -> None:
    state = table(home(gold=30, towers={"blue": 9}), home(), towers=(0, 1, 1, 1, 1))
    assert ["ORI-14.1"] == refusals(state, "tower red")
    assert can(state, "tower blue")  # there is no upper limit


@pytest.mark.rule("ORI-15.1", "ORI-15.2")
def test_the_population_of_the_rulebook() -> None:
    example = EXAMPLES["population"]
    prices = {2: example["third_base_food"], 3: 4, 4: 6, 5: example["last_base_food"]}
    for bases, price in prices.items():
        state = do(table(home(food=9, bases=bases), home()), "populate")
        assert price == 9 - owned(state, "food")
        assert bases + 1 == Table(state).empty_bases(0)
        assert [] == freemen(state)
        assert (example["last_base_vp"] if bases == 5 else 0) == line(state, "population")
    state = table(home(food=9, bases=6), home())
    assert ["ORI-15.1"] == refusals(state, "populate")
    assert ["ORI-15.1"] == refusals(table(home(food=1), home()), "populate")
