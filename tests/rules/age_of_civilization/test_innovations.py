"""AOC-12.1 to 12.6, 12.18: special technologies, and one test for each."""

from __future__ import annotations

import pytest

from poleis.core.sets import size
from tests.rules.age_of_civilization.tables import (
    EDITION,
    begin,
    can,
    coins,
    do,
    points,
    price,
    realm,
    settle,
    strength,
    table,
    technologies,
    why_not,
    workers,
)
from tests.rules.age_of_civilization.test_technologies import open_to

LEFT, MIDDLE, RIGHT = "special_left_1", "special_middle_2", "special_right_1"


@pytest.mark.rule("AOC-12.1")
@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 3), (4, 5)])
def test_players_plus_one_cards_are_turned_up(seats: int, cards: int) -> None:
    state = settle(begin(seats, innovations=True))
    assert cards == size(state.pools.specials)


@pytest.mark.rule("AOC-12.2")
def test_a_card_costs_a_coin_and_covers_its_column() -> None:
    state = table(realm(coins=9), realm(), specials=f"{LEFT} {RIGHT}")
    assert [LEFT, RIGHT] == can(state, "buy")
    do(state, f"buy {LEFT}", "perform research")
    assert 8 == coins(state)
    assert ["sailing", "mining", "calendar"] == can(state, "unlock")
    assert ["AOC-12.4"] == why_not(state, "unlock writing")


@pytest.mark.rule("AOC-12.2")
def test_without_a_coin_nothing_is_bought() -> None:
    state = table(realm(coins=0), realm(), specials=LEFT)
    assert ["AOC-12.2"] == why_not(state, f"buy {LEFT}")


@pytest.mark.rule("AOC-12.3")
def test_one_card_for_each_player_on_an_empty_column() -> None:
    state = do(table(realm(), realm(), specials=f"{LEFT} {RIGHT}"), f"buy {LEFT}")
    assert [] == can(state, "buy")
    assert ["AOC-12.3"] == why_not(state, f"buy {RIGHT}")
    state = table(realm(technologies="mining"), realm(), specials=f"{LEFT} {RIGHT}")
    assert [LEFT] == can(state, "buy")
    assert ["AOC-12.3"] == why_not(state, f"buy {RIGHT}")
    assert ["AOC-12.1"] == why_not(state, f"buy {MIDDLE}")


@pytest.mark.rule("AOC-12.3")
def test_a_top_technology_blocks_its_column_too() -> None:
    """Science by way of Mathematics: the left column has a marker."""
    state = table(realm(technologies="sailing mathematics science"), realm(), specials=LEFT)
    assert [] == can(state, "buy")


@pytest.mark.rule("AOC-12.4")
def test_new_technologies_take_the_arrows_of_the_covered() -> None:
    assert ["sailing", "mining", "philosophy"] == open_to("calendar", LEFT)
    assert ["sailing", "mining", "science", "engineering"] == open_to("calendar philosophy", LEFT)
    assert set(open_to("masonry architecture", MIDDLE)) == {
        "writing", "mining", "science", "engineering", "gunpowder"}  # fmt: skip


@pytest.mark.rule("AOC-12.5", "AOC-12.18")
def test_when_a_card_may_be_bought() -> None:
    """Before step 1, before, between and after actions; not inside an action."""
    state = table(realm("aksum", coins=9, wonders="hanging_gardens", technologies="sailing"),
                  realm(), step="civilization", pool="rome", specials=LEFT,
                  track="construction fishing")  # fmt: skip
    assert [LEFT] == can(state, "buy")
    do(state, "skip")
    assert [LEFT] == can(state, "buy")
    do(state, "perform construction")
    assert ["AOC-12.5"] == why_not(state, f"buy {LEFT}")
    do(state, "decline", "perform fishing")
    assert [LEFT] == can(state, "buy")


@pytest.mark.rule("AOC-12.5", "AOC-12.18")
def test_a_card_may_be_bought_before_and_after_a_rest() -> None:
    """Also with the coins of the rest; then the turn goes on to its end."""
    state = do(table(realm(coins=1), realm(), specials=LEFT), f"buy {LEFT}", "rest")
    assert (2, 1) == (coins(state), state.actor())
    state = do(table(realm(coins=0), realm(), specials=LEFT), "rest")
    assert [f"buy {LEFT}", "end"] == can(state)
    assert ["AOC-6.1"] == why_not(state, "perform exploit")
    assert ["AOC-12.18"] == why_not(state, "rest")
    do(state, f"buy {LEFT}")
    assert (1, 1) == (coins(state), state.actor())


@pytest.mark.rule("AOC-12.5")
def test_a_card_may_be_bought_before_the_first_civilization() -> None:
    """Then the civilization step goes on; it is not yet time for actions."""
    state = table(realm(""), realm(), round=1, step="civilization", pool="rome", specials=LEFT)
    do(state, f"buy {LEFT}")
    assert (2, ["birth rome"]) == (coins(state), can(state))


@pytest.mark.rule("AOC-12.5")
def test_a_card_may_be_bought_at_the_end_of_the_turn() -> None:
    """Also while only abilities that say "may" are left, which may be used afterwards."""
    state = table(realm("phoenicia", coins=9), realm(), pool="rome", specials=LEFT)
    do(state, "end")
    assert [f"buy {LEFT}", "resolve phoenicia", "end"] == can(state)
    do(state, f"buy {LEFT}")
    assert ["resolve phoenicia", "end"] == can(state)
    do(state, "resolve phoenicia")
    assert ["AOC-12.5"] == why_not(state, f"buy {LEFT}"), "not inside the ability"


@pytest.mark.rule("AOC-12.5")
def test_a_coin_of_the_end_of_the_turn_pays_for_a_card() -> None:
    """Slavs: the turn does not end by itself while their coin can buy a card."""
    state = table(realm("slavs", coins=0), realm(), specials=LEFT)
    do(state, "end")
    assert [f"buy {LEFT}", "end"] == can(state)
    assert ["AOC-12.5"] == why_not(state, "rest"), "only this is left"
    assert 1 == do(state.clone(), "end").actor()
    do(state, f"buy {LEFT}")
    assert (0, 1) == (coins(state), state.actor())


@pytest.mark.rule("AOC-12.18")
def test_a_card_may_be_bought_between_two_abilities() -> None:
    """A coin of the Hanging Gardens pays for the card; then Babylon's technology may be a new
    one."""
    mine = realm("babylon", coins=0, wonders="hanging_gardens")
    state = do(table(mine, realm(), specials=LEFT), "end")
    assert ["resolve babylon", "resolve hanging_gardens"] == can(state)
    do(state, "resolve hanging_gardens")
    assert [f"buy {LEFT}", "resolve babylon"] == can(state)
    assert ["AOC-7.2"] == why_not(state, "end")
    do(state, f"buy {LEFT}")
    assert ["sailing", "mining", "calendar"] == can(state, "unlock")


@pytest.mark.rule("AOC-12.18")
def test_an_ability_without_a_choice_is_resolved_first() -> None:
    """Who wants the card before Britain counts the coins buys it before the turn ends."""
    state = do(table(realm("britain", coins=7), realm(), specials=LEFT), "end")
    assert (1, [f"buy {LEFT}", "end"]) == (points(state), can(state))


@pytest.mark.rule("AOC-12.5", "AOC-12.11")
def test_nothing_is_bought_in_the_draft() -> None:
    state = settle(begin(2, innovations=True, draft=True))
    assert ["AOC-12.5"] == why_not(state, f"buy {LEFT}")


@pytest.mark.rule("AOC-12.5")
def test_buying_is_not_gaining_a_technology() -> None:
    state = table(realm(), realm(), specials=LEFT, track="hunting")
    do(state, f"buy {LEFT}", "perform hunting")
    assert ([], 1) == (technologies(state), points(state)), "still no technology"


@pytest.mark.rule("AOC-12.6")
def test_abilities_that_name_a_covered_technology_do_not_apply_to_the_new() -> None:
    """Sumer's Writing; Korea's and Harappa's too. Calendar counts as a technology elsewhere."""
    state = table(realm("sumer", special=LEFT), realm())
    assert 4 == price(state, "research", "calendar")
    state = table(realm("korea", coins=9, special=LEFT), realm())
    assert 1 == points(do(state, "perform research", "unlock calendar"))
    state = table(realm("rome", technologies="calendar philosophy", special=LEFT), realm())
    assert 1 == strength(state), "Rome counts the new ones"


# ---- one by one


def gain(name: str, card: str, action: str) -> int:
    """How many coins more an action gives with a technology."""
    found = []
    for known in ("", name):
        track = "" if action == "exploit" else action
        state = table(realm(coins=0, technologies=known, special=card), realm(), track=track)
        found.append(coins(do(state, f"perform {action}")))
    return found[1] - found[0]


def test_calendar_helps_agriculture() -> None:
    assert 1 == gain("calendar", "special_left_1", "agriculture")


def test_philosophy_scores_with_research() -> None:
    state = table(realm(coins=4, technologies="calendar philosophy", special=LEFT), realm())
    assert 2 == points(do(state, "perform research", "unlock mining"))


def test_law_helps_resting() -> None:
    state = table(realm(coins=0, technologies="law", special="special_left_2"), realm())
    assert 3 == coins(do(state, "rest"))


def test_bureaucracy_brings_a_coin_each_turn() -> None:
    names = "law bureaucracy"
    state = table(realm(coins=0, technologies=names, special="special_left_2"), realm())
    assert 1 == coins(do(state, "end"))


def test_mythology_helps_hunting() -> None:
    assert 1 == gain("mythology", "special_left_3", "hunting")


def test_theology_scores_for_civilizations() -> None:
    mine = realm(under="rome", technologies="mythology theology", special="special_left_3")
    assert 2 == table(mine, realm()).score(0)


def test_pottery_helps_trade() -> None:
    assert 1 == gain("pottery", "special_middle_1", "trade")


@pytest.mark.parametrize(("owned", "scores"), [(3, 0), (9, 2), (40, 4)])
def test_currency_scores_for_coins(owned: int, scores: int) -> None:
    mine = realm(coins=owned, technologies="pottery currency", special="special_middle_1")
    assert scores == table(mine, realm()).score(0)


def test_masonry_makes_construction_cheaper() -> None:
    assert 1 == price(table(realm("mali", technologies="masonry", special=MIDDLE), realm()),
                      "construction")  # fmt: skip


def test_architecture_makes_wonders_cheaper() -> None:
    mine = realm(technologies="masonry architecture", special=MIDDLE)
    assert 5 == price(table(mine, realm()), "wonder")


def test_irrigation_helps_agriculture() -> None:
    assert 1 == gain("irrigation", "special_middle_3", "agriculture")


def test_medicine_heals_and_scores_with_a_rest() -> None:
    mine = realm(technologies="irrigation medicine", special="special_middle_3")
    state = table(mine, realm(), turn=1, track="fishing culture agriculture plague")
    assert (3, 2) == (workers(do(state, "end")), workers(state, 1))
    assert 1 == points(do(table(mine, realm()), "rest"))


def test_archery_adds_strength() -> None:
    assert 1 == strength(table(realm(technologies="archery", special=RIGHT), realm()))


def test_horse_riding_adds_strength_and_to_conquest() -> None:
    state = table(realm(technologies="archery horse_riding", special=RIGHT), realm(),
                  track="conquest")  # fmt: skip
    assert (2, 3) == (strength(state), points(do(state, "perform conquest")))


def test_bronze_working_helps_exploit() -> None:
    assert 1 == gain("bronze_working", "special_right_2", "exploit")


def test_fortification_adds_strength_and_saves_a_worker() -> None:
    mine = realm(technologies="bronze_working fortification", special="special_right_2")
    state = table(mine, realm("huns"), turn=1, track="fishing culture agriculture trade")
    assert 1 == strength(state)
    assert 3 == workers(do(state, "end"))


def test_animal_husbandry_helps_hunting() -> None:
    assert 1 == gain("animal_husbandry", "special_right_3", "hunting")


@pytest.mark.parametrize(("owned", "found"), [(1, 0), (2, 1), (4, 2)])
def test_feudalism_is_strong_by_workers(owned: int, found: int) -> None:
    names = "animal_husbandry feudalism"
    mine = realm(workers=owned, technologies=names, special="special_right_3")
    assert found == strength(table(mine, realm()))


def test_no_special_technology_was_forgotten() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [] == [name for name in EDITION.technology_ids[9:] if name not in tests]
    assert 9 == len(EDITION.special_ids)
