"""Terms, resources, values of workers (ORI-1, ORI-3, ORI-4)."""

from __future__ import annotations

import pytest

from poleis import CHANCE, Luck
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.deal import SpeakerRoll
from tests.rules.origins.tables import (
    BLOCK,
    COLOURS,
    EDITION,
    GAME,
    can,
    dice,
    do,
    freemen,
    fresh,
    home,
    legal,
    line,
    owned,
    pass_all,
    refusals,
    resources,
    ships,
    start,
    table,
    vp,
)


@pytest.mark.rule("ORI-1.1")
def test_citizen_dice_have_five_colours_and_values_from_1_to_6() -> None:
    assert ("red", "orange", "yellow", "blue", "purple") == COLOURS
    for die in Table(start(4)).citizens():
        assert die.colour in COLOURS and 1 <= die.value <= 6


@pytest.mark.rule("ORI-1.2", "ORI-23.1")
def test_used_and_unused_freemen_count_alike() -> None:
    """Healers' hut: 1 VP and 1 more for each freeman, also for those at a site."""
    state = table(
        home(freemen="blue3 red2@4 red5@5 yellow6", city="healers-1@1,0 healers-2@1,1",
             bases=6, gold=0),
        home(),
    )  # fmt: skip
    do(state, "close 0 0 freeman1", "done")
    assert 0 == vp(state)
    state = table(
        home(freemen="purple3 red2@4 red5@5 yellow6", city="healers-1@1,0 healers-2@1,1"), home()
    )
    do(state, "close 0 0 freeman1", "use 1 0")
    assert 1 + 3 == vp(state)


@pytest.mark.rule("ORI-1.3")
def test_speakers_show_two_to_five() -> None:
    state = fresh(2)
    luck = Luck.of("speakers")
    while not isinstance(state.top(), SpeakerRoll):
        state.apply(CHANCE, state.roll(luck))
    faces = {GAME.outcomes.text(code): weight for code, weight in state.chance()}
    assert {"roll 2": 2, "roll 3": 2, "roll 4": 1, "roll 5": 1} == faces
    assert 5 == EDITION.components["dice"]["speaker"]["max_value"]


@pytest.mark.rule("ORI-1.4")
def test_each_player_has_one_archon() -> None:
    state = table(home(), home())
    do(state, "visit archon 1", "act gain_3_stone", "pass")
    assert ["ORI-1.13"] == refusals(state, "visit archon 2")


@pytest.mark.rule("ORI-1.5", "ORI-7.2")
def test_freemen_speakers_and_the_archon_are_workers() -> None:
    state = table(home(freemen="red2", speakers="4"), home(), ships=(1, 9, 9, 9, 9))
    visits = {text.split()[1] for text in legal(state, "visit") if text.endswith(" 1")}
    assert {"freeman1", "speaker1", "archon"} == visits


@pytest.mark.rule("ORI-7.2")
def test_only_own_workers_can_be_placed() -> None:
    state = table(home(freemen="red2"), home(freemen="blue2 blue3", speakers="3"))
    assert ["ORI-7.2"] == refusals(state, "visit freeman2 1")
    assert ["ORI-7.2"] == refusals(state, "visit speaker1 1")


@pytest.mark.rule("ORI-1.6", "ORI-16.5")
def test_an_advisor_is_a_die_on_the_track() -> None:
    state = do(table(home(freemen="red6@1"), home()), "pass")
    assert ["red"] == Table(state).advisors(0)
    assert [] == freemen(state)


@pytest.mark.rule("ORI-1.7", "ORI-13.8")
def test_a_die_in_a_seat_is_no_freeman() -> None:
    state = table(home(freemen="blue3 blue2", city=BLOCK), home())
    do(state, "close 0 0 freeman1", "done")
    assert ["blue2"] == freemen(state)
    die = Table(state).districts(0)[0, 0]
    assert die is not None and ("blue", 3) == (die.colour, die.value)


@pytest.mark.rule("ORI-13.8", "ORI-4.3")
def test_a_six_in_a_seat_never_grows_and_scores_at_the_end() -> None:
    """Freemen come back from their sites and go up; a die in a seat stays where and what it is."""
    owner = home(freemen="blue2@1", city=BLOCK, seats="0,0=red6", towers={"red": 3})
    state = pass_all(table(owner, home()))
    assert (["blue3"], []) == (freemen(state), Table(state).advisors(0))
    die = Table(state).districts(0)[0, 0]
    assert die is not None and ("red", 6) == (die.colour, die.value)
    assert 6 * 3 == line(state, "seats") == state.score(0)


@pytest.mark.rule("ORI-1.8")
def test_pools_and_reserve() -> None:
    known = Table(start(3))
    assert 5 == len(known.pool()) == len(known.citizens())
    assert 3 == len(known.speakers())
    assert all(1 <= discs for discs in known.towers().values())
    in_play = [die.colour for seat in range(3) for die in known.freemen(seat)]
    in_play += [die.colour for die in [*known.citizens(), *known.offer().values()]]
    assert [8] * 5 == [known.reserve(colour) + in_play.count(colour) for colour in COLOURS]


@pytest.mark.rule("ORI-1.9", "ORI-2.2")
def test_ships_start_at_1() -> None:
    assert [1] * 5 == ships(start(2))


@pytest.mark.rule("ORI-1.10")
def test_three_spaces_lie_between_two_borders() -> None:
    passed = [int(EDITION.borders[space]) for space in range(14)]
    assert [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5] == passed


@pytest.mark.rule("ORI-1.11")
def test_a_card_wins_over_a_rule() -> None:
    """A tile goes to an empty cell, but Virgo lays it over a farm."""
    city = "farm:obelisk-1@1,0"
    state = table(home(freemen="red1", zodiac="virgo", city=city), home())
    do(state, "visit freeman1 2", "act buy_building", "buy statue-1 cover")
    assert ["place 1 0"] == legal(state)


@pytest.mark.rule("ORI-1.12")
def test_everything_is_open() -> None:
    state = start(4)
    for viewer in (None, 0, 1, 2, 3):
        assert state.dump() == GAME.redact(state, viewer).dump()
    kinds = [kind.name for kind in GAME.outcomes.kinds]
    assert ["first", "bonus", "zodiac", "tile", "roll", "card", "keep"] == kinds


@pytest.mark.rule("ORI-1.12")
def test_nobody_acts_while_chance_does() -> None:
    state = fresh(2)
    assert ["ORI-1.12"] == refusals(state, "pass", 0)


@pytest.mark.rule("ORI-1.13", "ORI-24.35")
def test_a_freeman_is_used_during_its_own_visit() -> None:
    """It cannot be raised by the action that it carries out."""
    state = table(home(freemen="red3 blue2", food=2), home())
    do(state, "visit freeman1 5", "act food_for_training_or_march")
    assert not can(state, "raise freeman1") and can(state, "raise freeman2")
    assert ["ORI-1.13"] == refusals(state, "raise freeman1")


@pytest.mark.rule("ORI-1.13", "ORI-24.35")
def test_a_token_makes_nobody_unused() -> None:
    state = table(home(freemen="red3 blue2", tokens=1), home())
    do(state, "visit freeman1 1", "act gain_3_stone", "spend")
    assert [] == legal(state, "visit freeman1") != legal(state, "visit freeman2")


@pytest.mark.rule("ORI-1.13")
def test_a_die_taken_in_this_turn_can_serve_for_the_extra_action() -> None:
    state = table(home(freemen="red6", tokens=1, bases=2), home())
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "done", "spend")
    assert can(state, "visit freeman2 1")


# ---- resources


@pytest.mark.rule("ORI-3.1", "ORI-3.6", "ORI-24.36")
def test_gold_pays_for_what_is_missing_of_a_basic_resource() -> None:
    """The named resource goes first: never worse, so nobody is asked."""
    state = table(home(freemen="red1", wisdom=1, gold=5), home(), ships=(1, 1, 4, 1, 1))
    do(state, "visit freeman1 3", "act gain_3_wisdom")
    assert [0, 0, 3, 3] == resources(state)


@pytest.mark.rule("ORI-3.1")
def test_one_gold_is_not_paid_twice() -> None:
    """A tile for 1 wisdom and 1 stone costs 2 gold if both are missing."""
    state = table(home(freemen="red1", gold=1), home())
    do(state, "visit freeman1 2", "act buy_building")
    assert can(state, "buy workshop-1 building")  # slot 1: no wisdom, 1 stone
    assert not can(state, "buy outpost-1 building")  # slot 2: 1 wisdom, 1 stone
    assert ["ORI-10.1"] == refusals(state, "buy outpost-1 building")


@pytest.mark.rule("ORI-3.2")
def test_a_gain_of_choice_is_never_gold() -> None:
    state = table(home(freemen="red1"), home())
    do(state, "visit freeman1 4", "act gain_basic_and_gold")
    assert ["gain stone", "gain food", "gain wisdom"] == legal(state)
    do(state, "gain food")
    assert [0, 1, 0, 1] == resources(state)


@pytest.mark.rule("ORI-3.3")
def test_a_cost_in_gold_is_paid_with_gold_only() -> None:
    state = table(home(stone=9, food=9, wisdom=9), home())
    assert ["ORI-14.1"] == refusals(state, "tower red")
    assert can(table(home(gold=1), home()), "tower red")


@pytest.mark.rule("ORI-3.4")
def test_resources_have_no_limit() -> None:
    state = table(home(freemen="red1", stone=500), home())
    do(state, "visit freeman1 1", "act gain_3_stone")
    assert 503 == owned(state, "stone")


@pytest.mark.rule("ORI-3.5")
def test_points_go_beyond_100() -> None:
    state = table(home(gold=130), home())
    assert 130 == state.score(0)


@pytest.mark.rule("ORI-3.6", "ORI-9.1")
def test_the_exchange_takes_a_basic_resource_of_choice() -> None:
    state = table(home(freemen="red1", stone=1, wisdom=1, gold=1, military=2), home())
    do(state, "visit freeman1 1", "act military_and_attack", "attack")
    assert ["exchange stone", "exchange wisdom", "done"] == legal(state)
    do(state, "exchange wisdom")
    assert [1, 0, 0, 2] == resources(state)


# ---- values


@pytest.mark.rule("ORI-4.1", "ORI-24.30", "ORI-7.14")
def test_a_freeman_beyond_6_becomes_an_advisor() -> None:
    state = table(home(freemen="red1 blue6", food=1), home())
    do(state, "visit freeman1 5", "act food_for_training_or_march", "raise freeman2")
    assert ["blue"] == Table(state).advisors(0)
    assert ["red1@5"] == freemen(state)


@pytest.mark.rule("ORI-4.1")
def test_effects_with_a_maximum_make_no_advisor() -> None:
    state = table(home(freemen="red5 blue6", gold=1, zodiac="capricorn"), home())
    do(state, "tower red")
    assert ["raise freeman1", "done"] == legal(state)
    assert ["ORI-4.1"] == refusals(state, "raise freeman2")
    do(state, "raise freeman1")
    assert ["red6", "blue6"] == freemen(state)


@pytest.mark.rule("ORI-4.2", "ORI-23.8", "ORI-24.10")
def test_raises_are_made_one_at_a_time() -> None:
    """Main gate: 0, 1 or 2, and an advisor on the way ends it."""
    city = "main_gate-1@1,0 main_gate-2@1,1"
    state = table(home(freemen="purple1 red4 blue6", city=city), home())
    do(state, "close 0 0 freeman1", "use 1 0", "raise freeman2")
    assert ["raise freeman2", "done"] == legal(state)
    assert ["ORI-23.8"] == refusals(state, "raise freeman3")
    do(state, "raise freeman2")
    assert ["red6", "blue6"] == freemen(state)
    do(state, "use 1 1", "raise freeman3")
    assert ["blue"] == Table(state).advisors(0) and ["red6"] == freemen(state)
    assert legal(state) == ["done", "use 0 1"]  # the gate is done; the agora is left


@pytest.mark.rule("ORI-4.3")
def test_dice_in_seats_and_advisors_keep_their_value() -> None:
    state = table(home(freemen="red5 red2", city=BLOCK, seats="0,0=blue3", food=3), home())
    do(state, "visit freeman1 5", "act food_for_training_or_march")
    assert ["raise freeman2", "advance"] == legal(state)
    do(state, "raise freeman2", "done", "pass", "pass")
    die = Table(state).districts(0)[0, 0]
    assert die is not None and 3 == die.value


@pytest.mark.rule("ORI-4.4", "ORI-24.15")
def test_taking_a_citizen_needs_an_empty_base() -> None:
    state = table(home(freemen="red6 blue2"), home())
    do(state, "visit freeman1 4")
    assert ["ORI-7.9"] == refusals(state, "act take_citizen")
    assert can(do(table(home(freemen="red6", bases=2), home()), "visit freeman1 4"),
               "act take_citizen")  # fmt: skip


@pytest.mark.rule("ORI-4.5", "ORI-16.7")
def test_a_base_whose_die_leaves_is_empty_again() -> None:
    state = table(home(freemen="blue3 red6@1", city=BLOCK), home())
    do(state, "close 0 0 freeman1", "done", "pass", "pass")
    assert 2 == Table(state).empty_bases(0) == Table(state).bases(0)


@pytest.mark.rule("ORI-4.6")
def test_a_speaker_is_kept_over_rounds_until_it_is_used() -> None:
    state = table(home(speakers="4 2 3"), home())
    for _ in range(3):
        pass_all(state)
        assert {1: 4, 2: 2, 3: 3} == Table(state).speakers_of(0)
    do(state, "visit speaker1 1", "act gain_3_stone")
    assert {2: 2, 3: 3} == Table(state).speakers_of(0)
    pass_all(state)
    assert ({2: 2, 3: 3}, {1: 5}) == (Table(state).speakers_of(0), Table(state).speakers())


@pytest.mark.rule("ORI-4.6")
def test_one_player_may_hold_all_speakers() -> None:
    owner = home(freemen="orange1", speakers="4 2 3")
    state = do(table(owner, home(), home(), home(), speakers=(5,)), "visit freeman1 5")
    do(state, "bonus orange", "hire speaker1")
    assert [2, 3, 4, 5] == sorted(Table(state).speakers_of(0).values())
    assert {} == Table(state).speakers()


@pytest.mark.rule("ORI-4.7", "ORI-23.7")
def test_court_keeps_the_value_and_pools_are_rolled() -> None:
    city = "court-1@1,0 court-2@1,1"
    state = table(home(freemen="orange1 red4", city=city), home(), reserve=(5, 5, 5, 0, 5))
    do(state, "close 0 0 freeman1", "use 1 0")
    recolours = [f"recolour freeman2 {colour}" for colour in ("orange", "yellow", "purple")]
    assert recolours == legal(state)
    assert ["ORI-23.7"] == refusals(state, "recolour freeman2 blue")
    assert ["ORI-23.7"] == refusals(state, "recolour freeman2 red")
    do(state, "recolour freeman2 yellow")
    assert ["yellow4"] == freemen(state)
    known = Table(state)
    assert (6, 4) == (known.reserve("red"), known.reserve("yellow"))
    state = table(home(freemen="red6", bases=2), home())
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "* roll 5")
    assert "orange2 yellow3 blue4 purple5 red5" == dice(Table(state).citizens())


@pytest.mark.rule("ORI-20.1", "ORI-24.14")
def test_points_are_scored_at_once() -> None:
    """District cards score when the district is closed, not at the end."""
    state = table(
        home(freemen="blue3", city="outpost-2@1,0 armory-1@1,1 outpost-3@0,2 armory-2@1,2"),
        home(),
        cards="D41",
    )
    do(state, "close 0 1 freeman1", "done")
    assert 6 == line(state, "districts") and 2 == owned(state, "gold")


def test_setups() -> None:
    assert [1, 2, 3, 4] == list(GAME.seats)
