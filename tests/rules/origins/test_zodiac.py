"""The twelve zodiac cards (ORI-22)."""

from __future__ import annotations

import pytest

from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.ui import messages
from poleis.locale import get_language
from tests.rules.corrected import answer_after, refusal_after
from tests.rules.origins.tables import (
    BLOCK,
    EDITION,
    can,
    do,
    freemen,
    home,
    legal,
    line,
    owned,
    refusals,
    resources,
    table,
    temples,
)


@pytest.mark.rule("ORI-22.1")
def test_aries_scores_red_dice_on_each_attack() -> None:
    owner = home(freemen="red1 red2@3 blue2", zodiac="aries", advisors="red",
                 city=BLOCK + " mint-1@0,2 mint-2@1,2",
                 seats="0,0=red5 0,1=red2")  # fmt: skip
    state = do(table(owner, home()), "visit freeman1 1", "act military_and_attack", "attack")
    assert 4 == line(state, "zodiac")  # two freemen and two seats; not the advisor


@pytest.mark.rule("ORI-22.2")
def test_taurus_makes_pools_cheaper_never_below_0() -> None:
    owner = home(freemen="red1", wisdom=3, stone=1, zodiac="taurus")
    state = do(table(owner, home()), "visit freeman1 2", "act buy_building")
    assert can(state, "buy main_gate-1 building")
    assert [0, 0, 0, 0] == resources(do(state, "buy main_gate-1 building"))
    state = do(table(home(freemen="red1", bases=2, zodiac="taurus"), home()), "visit freeman1 4")
    do(state, "act take_citizen")
    assert ["take 1", "take 2"] == legal(state)
    assert [0, 0, 0, 0] == resources(do(state.clone(), "take 2"))
    assert [0, 0, 0, 0] == resources(do(state, "take 1"))  # it costs nothing, and brings nothing
    owner = home(freemen="blue1", bases=2, zodiac="taurus libra", city=BLOCK)
    state = do(table(owner, home()), "close 0 0 freeman1", "done")
    assert ["take 1", "take 2", "done"] == legal(state)


@pytest.mark.rule("ORI-22.3", "ORI-24.19")
@pytest.mark.parametrize(("space", "gains"), [(0, 0), (1, 0), (2, 1), (3, 2), (7, 0), (13, 0)])
def test_gemini_counts_the_retreat_when_passing(space: int, gains: int) -> None:
    state = do(table(home(military=space, zodiac="gemini"), home()), "pass")
    for _ in range(gains):
        assert ["gain stone", "gain food", "gain wisdom"] == legal(state)
        do(state, "gain food")
    assert (1, gains) == (state.actor(), owned(state, "food"))


@pytest.mark.rule("ORI-22.4")
def test_cancer_takes_a_free_citizen_on_passing() -> None:
    state = do(table(home(freemen="red2@1", bases=2, zodiac="cancer"), home()), "pass")
    assert ["take 1", "take 2", "take 3", "take 4", "take 5", "done"] == legal(state)
    do(state, "take 5")
    assert ["red3", "purple5"] == freemen(state)


@pytest.mark.rule("ORI-22.4", "ORI-24.44")
def test_the_die_of_cancer_may_be_left() -> None:
    """The program lets the player decline, and the help in every language says "may"."""
    state = do(table(home(freemen="red2@1", bases=2, zodiac="cancer"), home()), "pass", "done")
    assert (["red3"], 1) == (freemen(state), state.actor())
    for language, may in (("en", "you may take"), ("pl", "możesz dobrać"), ("ru", "можете взять")):
        assert may in get_language(language).say(messages.about(messages.zodiac("cancer")))


@pytest.mark.rule("ORI-22.5", "ORI-13.2")
@pytest.mark.parametrize(("value", "raised"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_leo_raises_the_die_in_the_seat(value: int, raised: int) -> None:
    owner = home(freemen=f"blue{value}", zodiac="leo", city=BLOCK)
    state = do(table(owner, home()), "close 0 0 freeman1", "done")
    die = Table(state).districts(0)[0, 0]
    assert die is not None and raised == die.value


@pytest.mark.rule("ORI-22.6")
def test_virgo_lays_no_farm_over_a_farm() -> None:
    owner = home(freemen="red1", zodiac="virgo", city="farm:obelisk-1@1,0")
    state = do(table(owner, home()), "visit freeman1 2", "act buy_building", "buy forum-1 farm")
    assert not can(state, "place 1 0")


@pytest.mark.rule("ORI-22.7")
def test_libra_takes_a_citizen_after_a_closing_for_its_price() -> None:
    owner = home(freemen="blue1", bases=1, wisdom=1, zodiac="libra", city=BLOCK)
    state = do(table(owner, home()), "close 0 0 freeman1")
    assert legal(state, "use")  # after all effects
    do(state, "done")
    assert ["take 1", "take 2", "done"] == legal(state)
    do(state, "take 2")
    assert (["orange2"], 0) == (freemen(state), owned(state, "wisdom"))


@pytest.mark.rule("ORI-22.8", "ORI-24.18")
def test_scorpio_gives_wisdom_for_closings_and_compelled_sixes() -> None:
    owner = home(freemen="blue1 red6@1 red6@2", zodiac="scorpio", city=BLOCK)
    state = do(table(owner, home()), "close 0 0 freeman1", "done")
    assert 1 == owned(state, "wisdom")
    do(state, "pass", "pass")
    assert 3 == owned(state, "wisdom")
    owner = home(freemen="red1 blue6", food=1, zodiac="scorpio")
    state = do(table(owner, home()), "visit freeman1 5", "act food_for_training_or_march")
    do(state, "raise freeman2")
    assert 0 == owned(state, "wisdom")  # the target of an optional raise


@pytest.mark.rule("ORI-22.9")
def test_sagittarius_raises_dice_taken_up_to_their_highest_value() -> None:
    owner = {"freemen": "orange1", "zodiac": "sagittarius"}
    state = table(home(**owner), home(), speakers=(4, 5))
    do(state, "visit freeman1 5", "bonus orange", "hire speaker1", "grow")
    assert {1: 5} == Table(state).speakers_of(0)
    state = table(home(**owner), home(), speakers=(4, 5))
    do(state, "visit freeman1 5", "bonus orange", "hire speaker2")
    assert not can(state, "grow")
    state = table(home(freemen="red1", bases=2, wisdom=9, zodiac="sagittarius"), home())
    do(state, "visit freeman1 4", "act take_citizen", "take 5", "grow")
    assert ["red1@4", "purple6"] == freemen(state)
    city = "court-1@1,0 court-2@1,1"
    state = table(home(freemen="orange1 red4", city=city, zodiac="sagittarius"), home())
    do(state, "close 0 0 freeman1", "use 1 0", "recolour freeman2 blue")
    assert not can(state, "grow")  # Court takes no new die


@pytest.mark.rule("ORI-22.10")
def test_capricorn_raises_a_used_or_unused_freeman_by_2() -> None:
    owner = home(freemen="red3@1 blue5", gold=1, zodiac="capricorn")
    state = do(table(owner, home()), "tower red")
    assert ["raise freeman1", "raise freeman2", "done"] == legal(state)
    do(state, "raise freeman1")
    assert ["red5@1", "blue5"] == freemen(state)
    owner = home(freemen="red3@1 blue5", gold=1, zodiac="capricorn")
    state = do(table(owner, home()), "tower red", "raise freeman2")
    assert ["red3@1", "blue6"] == freemen(state)


@pytest.mark.rule("ORI-22.11")
def test_aquarius_is_optional_and_costs_gold() -> None:
    owner = home(freemen="red1", stone=1, gold=1, zodiac="aquarius")
    state = do(table(owner, home()), "visit freeman1 3", "act temple_and_zodiac", "step sea 2",
               "done")  # fmt: skip
    assert ([0, 0, 2], 1) == (temples(state), owned(state, "gold"))
    owner = home(freemen="red1", stone=1, zodiac="aquarius")
    state = do(table(owner, home()), "visit freeman1 3", "act temple_and_zodiac", "step sea 2")
    assert 1 == state.actor()  # no gold, no question


@pytest.mark.rule("ORI-22.12")
def test_pisces_turns_a_bonus_action_into_gold() -> None:
    state = do(table(home(freemen="purple1", zodiac="pisces"), home()), "visit freeman1 3")
    assert ["act gain_3_wisdom", "pisces"] == legal(state)  # no food for the token itself
    do(state, "pisces", "act gain_3_wisdom")
    assert [0, 0, 3, 1] == resources(state)
    state = do(table(home(freemen="red1", zodiac="pisces"), home()), "visit freeman1 3")
    assert ["ORI-7.7"] == refusals(state, "pisces")  # the colour is still needed
    state = do(table(home(freemen="purple1"), home()), "visit freeman1 3")
    assert ["ORI-22.12"] == refusals(state, "pisces")


PISCES = """
(pisces,) = [card for card in data["zodiac_cards"] if card["id"] == "pisces"]
(gain,) = pisces["ability"]["effect"][0]["effect"]
"""


@pytest.mark.rule("ORI-22.12")
def test_how_much_gold_pisces_gives_stands_in_the_data() -> None:
    """An owner of the box can correct it there; gold and nothing else."""
    ask = """
from tests.rules.origins.tables import do, home, resources, table
state = do(table(home(freemen="purple1", zodiac="pisces"), home()), "visit freeman1 3", "pisces")
answer = resources(state)
"""
    for gold in (1, 3):
        assert [0, 0, 0, gold] == answer_after("origins", f"{PISCES}gain['n'] = {gold}", ask)
    for wrong in ("gain['resource'] = 'stone'", "gain['n'] = 0", "gain['plus_per'] = 'farm'"):
        assert refusal_after("origins", PISCES + wrong).endswith("Pisces gives one number of gold")


def test_not_more_than_a_quarter_of_the_effects_are_odd() -> None:
    """Each odd word is used by one card or building."""
    cards = [card.effect for card in EDITION.zodiac]
    buildings = [effect for effect in EDITION.building_effects if effect.words]
    effects = [*buildings, *cards, *EDITION.action_effects, *EDITION.token_effects]
    odd = [
        type(word).__module__
        for effect in effects
        for word in effect.words
        if type(word).__module__.endswith((".special", ".passive"))
    ]
    assert 4 * len(odd) <= len(effects)
    assert 12 == len(cards)
