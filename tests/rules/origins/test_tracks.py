"""The military track, attacks, temples and zodiac cards (ORI-8, ORI-9, ORI-11)."""

from __future__ import annotations

import pytest

from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.home import MILITARY
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    EDITION,
    EXAMPLES,
    Home,
    do,
    home,
    legal,
    line,
    military,
    owned,
    pass_all,
    refusals,
    resources,
    stack_on,
    table,
    temples,
    tokens,
    vp,
)


def marching(owner: Home, *others: Home) -> Origins:
    """A freeman that may advance and attack."""
    owner.freemen = "blue1"
    state = table(owner, *(others or (home(),)))
    return do(state, "visit freeman1 1", "act military_and_attack")


@pytest.mark.rule("ORI-8.1")
def test_a_disc_passes_others_freely() -> None:
    state = do(marching(home(military=1), home(military=2)), "advance", "done")
    assert [2, 2] == [military(state, seat) for seat in (0, 1)]


@pytest.mark.rule("ORI-8.1", "ORI-8.2", "ORI-8.4")
def test_the_advance_of_the_rulebook() -> None:
    """Two steps past a disc onto another one, over a border: on top, and one token."""
    example = EXAMPLES["advance"]
    owner = home(military=2, stone=9, freemen="blue1")
    state = table(owner, home(military=3), home(military=4), pool="armory-1")
    do(state, "visit freeman1 2", "act buy_building", "buy armory-1 building", "place 1 0")
    do(state, "use 1 0", "advance")
    assert 2 + example["steps"] == military(state)
    assert [2, 0] == stack_on(state, 4)  # the own disc on top
    assert example["expected"]["superiority"] == tokens(state)


@pytest.mark.rule("ORI-8.2")
def test_a_disc_leaving_the_middle_leaves_the_order_of_the_others() -> None:
    state = table(home(military=2), home(military=2, freemen="blue1"), home(military=2), turn=1)
    assert [0, 1, 2] == stack_on(state, 2)
    do(state, "visit freeman1 1", "act military_and_attack", "advance", "done")
    assert ([0, 2], [1]) == (stack_on(state, 2), stack_on(state, 3))
    assert [0, 0, 1] == [home.levels[MILITARY] for home in state.homes]


@pytest.mark.rule("ORI-8.3", "ORI-24.13")
def test_discs_on_one_space_are_equally_strong() -> None:
    state = do(marching(home(military=5), home(military=5)), "attack")
    assert 2 == vp(state)  # two borders, nobody behind
    state = do(marching(home(), home()), "attack")
    assert 0 == vp(state)  # the start space too


@pytest.mark.rule("ORI-8.4")
@pytest.mark.parametrize("space", range(13))
def test_a_token_for_each_border(space: int) -> None:
    state = do(marching(home(military=space)), "advance")
    assert int(space in (0, 3, 6, 9, 12)) == tokens(state)


@pytest.mark.rule("ORI-8.4")
def test_one_move_over_two_borders_gives_two_tokens() -> None:
    city = "outpost-2@1,0 outpost-3@1,1 armory-1@2,1"
    state = table(home(stone=9, freemen="blue1", city=city, military=3), home(),
                  pool="stronghold-1")  # fmt: skip
    do(state, "visit freeman1 2", "act buy_building", "buy stronghold-1 building", "place 2 0")
    do(state, "use 2 0")
    assert (7, 2) == (military(state), tokens(state))


@pytest.mark.rule("ORI-8.5")
def test_the_last_space_scores_9_and_holds_the_disc() -> None:
    state = do(marching(home(military=12), home(military=13)), "advance")
    assert (9, 13) == (line(state, "conquest"), military(state))
    state = marching(home(military=13), home(military=13))
    assert ["attack"] == legal(state)
    assert ["ORI-8.5"] == refusals(state, "advance")
    assert 13 == military(pass_all(do(state, "attack")))


@pytest.mark.rule("ORI-8.6", "ORI-24.34")
def test_an_advance_is_made_in_full_or_not_at_all() -> None:
    owner = home(stone=9, freemen="blue1", city="outpost-2@1,0 outpost-3@1,1", military=11)
    state = table(owner, home(), pool="stronghold-1")
    do(state, "visit freeman1 2", "act buy_building", "buy stronghold-1 building", "place 2 0")
    assert ["done", "use 2 0"] == legal(state)
    do(state, "use 2 0")
    assert 13 == military(state)  # three red buildings; what goes beyond is lost


@pytest.mark.rule("ORI-8.6")
def test_stacking_applies_to_the_final_space() -> None:
    owner = home(stone=9, freemen="blue1", military=4)
    state = table(owner, home(military=5), pool="armory-1")
    do(state, "visit freeman1 2", "act buy_building", "buy armory-1 building", "place 1 0")
    do(state, "use 1 0", "advance")
    assert ([1], [0]) == (stack_on(state, 5), stack_on(state, 6))


# ---- attacks


@pytest.mark.rule("ORI-9.1", "ORI-9.2", "ORI-8.3")
def test_the_attack_of_the_rulebook() -> None:
    """Space of 1 wisdom, two borders passed, one disc behind, one on the same space: 3 VP."""
    example = EXAMPLES["attack"]
    space = EDITION.space_bonus.index(example["space_bonus"])
    state = marching(home(military=space), home(military=space), home(military=1))
    do(state, "attack")
    assert example["expected"]["wisdom"] == owned(state, "wisdom")
    assert example["expected"]["vp"] == line(state, "attacks")


@pytest.mark.rule("ORI-9.1")
@pytest.mark.parametrize(
    ("space", "chosen", "expected"),
    [
        (0, "", [0, 0, 0, 0]),
        (1, "", [0, 0, 0, 0]),
        (3, "", [1, 0, 0, 0]),
        (4, "", [0, 1, 0, 0]),
        (5, "", [0, 0, 1, 0]),
        (6, "", [0, 0, 0, 1]),
        (7, "gain food", [1, 1, 0, 0]),
        (8, "gain food", [0, 2, 0, 0]),
        (9, "gain stone", [1, 0, 1, 0]),
        (10, "gain food", [0, 1, 0, 1]),
        (11, "gain stone", [1, 0, 0, 1]),
        (12, "", [0, 0, 0, 2]),
        (13, "", [0, 0, 0, 0]),
    ],
)
def test_the_bonus_of_each_space(space: int, chosen: str, expected: list[int]) -> None:
    state = do(marching(home(military=space)), "attack", *filter(None, [chosen]))
    assert expected == resources(state)


@pytest.mark.rule("ORI-9.1")
def test_the_exchange_is_optional_and_needs_a_basic_resource() -> None:
    state = do(marching(home(military=2, stone=1)), "attack")
    assert ["exchange stone", "done"] == legal(state)
    assert ["ORI-9.1"] == refusals(state, "exchange food")
    do(state, "done")
    assert [1, 0, 0, 0] == resources(state)
    state = do(marching(home(military=2, gold=3)), "attack")
    assert ["advance", "done"] == legal(state)  # gold cannot be given
    for name in ("food", "wisdom"):
        state = do(marching(home(military=2, **{name: 1})), "attack", f"exchange {name}")
        assert [0, 0, 0, 1] == resources(state)


@pytest.mark.rule("ORI-9.2")
def test_an_attack_scores_opponents_behind_and_borders() -> None:
    state = marching(home(military=12), home(military=3), home(military=12), home(military=13))
    assert 1 + 4 == line(do(state, "attack"), "attacks")


@pytest.mark.rule("ORI-9.3")
def test_an_attack_does_nothing_to_others() -> None:
    other = {"military": 2, "stone": 2, "gold": 1, "tokens": 1}
    state = marching(home(military=5), home(**other))
    do(state, "attack")
    assert [2, 0, 0, 1] == resources(state, 1)
    assert (2, 1, 0) == (military(state, 1), tokens(state, 1), vp(state, 1))


@pytest.mark.rule("ORI-9.4", "ORI-23.6")
def test_armory_attacks_before_or_after_both_steps() -> None:
    for order, points in ((("attack", "advance"), 0), (("advance", "attack"), 2)):
        state = table(home(stone=2, freemen="blue1"), home(), pool="armory-1")
        do(state, "visit freeman1 2", "act buy_building", "buy armory-1 building", "place 1 0")
        do(state, "use 1 0", *order)
        assert (2, points) == (military(state), line(state, "attacks"))
    state = table(home(stone=2, freemen="blue1"), home(), pool="armory-1")
    do(state, "visit freeman1 2", "act buy_building", "buy armory-1 building", "place 1 0")
    do(state, "use 1 0", "advance", "done")  # one may be left out
    assert (2, 0) == (military(state), line(state, "attacks"))


# ---- temples


def climbing(owner: Home, *others: Home, **board: object) -> Origins:
    """A freeman at the temples."""
    owner.freemen, owner.stone = "red1", 1
    state = table(owner, *(others or (home(),)), **board)
    return do(state, "visit freeman1 3", "act temple_and_zodiac")


@pytest.mark.rule("ORI-11.1", "ORI-24.25")
def test_discs_only_move_up_and_newcomers_lie_on_top() -> None:
    """The one on top loses the tie at the end of the round."""
    state = do(climbing(home(temples=(1, 0, 0)), home(temples=(3, 0, 0))), "step forest 2")
    assert [3, 0, 0] == temples(state)
    pass_all(state)
    assert 1 == Table(state).holder("forest")


@pytest.mark.rule("ORI-11.1")
def test_steps_beyond_the_top_are_lost() -> None:
    owner = home(stone=9, freemen="red1", temples=(10, 0, 0))
    state = table(owner, home(), pool="forest_temple-1")
    do(state, "visit freeman1 2", "act buy_building", "buy forest_temple-1 building", "place 1 0")
    do(state, "use 1 0")
    assert [11, 0, 0] == temples(state)


@pytest.mark.rule("ORI-11.2")
def test_the_steps_cannot_be_split() -> None:
    state = climbing(home(temples=(10, 0, 0)))
    assert "step forest 2" not in legal(state)
    do(state, "step forest 1")
    assert 1 == state.actor()


@pytest.mark.rule("ORI-11.3", "ORI-24.5")
def test_a_card_is_taken_from_another_player_and_never_returns() -> None:
    state = climbing(home(), home(zodiac="gemini", temples=(0, 0, 9)))
    do(state, "step sea 1")
    assert (["gemini"], []) == (Table(state).zodiac(0), Table(state).zodiac(1))


@pytest.mark.rule("ORI-11.4")
def test_a_statue_gives_no_card() -> None:
    state = table(home(stone=9, freemen="red1"), home(), pool="statue-1")
    do(state, "visit freeman1 2", "act buy_building", "buy statue-1 building", "place 1 0")
    do(state, "use 1 0", "step sea 1")
    assert ([0, 0, 1], []) == (temples(state), Table(state).zodiac(0))


@pytest.mark.rule("ORI-11.5", "ORI-24.20")
def test_a_card_works_from_the_moment_it_is_gained() -> None:
    """Aquarius may be used in the very turn in which it is taken."""
    state = climbing(home(gold=1), zodiac="aries aquarius gemini")
    do(state, "step mountain 2")
    assert ["step forest 1", "step sea 1", "done"] == legal(state)
    do(state, "step forest 1")
    assert ([1, 2, 0], 0) == (temples(state), owned(state, "gold"))


@pytest.mark.rule("ORI-11.5")
def test_a_player_may_hold_three_cards() -> None:
    state = table(home(temples=(1, 1, 1)), home())
    assert ["aries", "taurus", "gemini"] == Table(pass_all(state)).zodiac(0)


@pytest.mark.rule("ORI-11.6", "ORI-18.4")
def test_cards_are_dealt_anew_every_round() -> None:
    owner = home(zodiac="aries", temples=(1, 0, 0))
    state = pass_all(table(owner, home(temples=(2, 0, 0))))
    assert 1 == Table(state).holder("forest")


@pytest.mark.rule("ORI-11.7")
def test_a_gold_step_goes_to_another_temple_below_the_top() -> None:
    owner = home(stone=9, gold=1, freemen="red1", temples=(11, 11, 3))
    state = table(owner, home(), pool="forest_temple-1")
    do(state, "visit freeman1 2", "act buy_building", "buy forest_temple-1 building", "place 1 0")
    do(state, "use 1 0")  # the two steps are lost; the gold step does not need them
    assert ["step sea 1", "done"] == legal(state)
    assert ["ORI-11.7"] == refusals(state, "step forest 1")[:1]
    assert ["ORI-11.1"] == refusals(state, "step mountain 1")
    do(state, "step sea 1")
    assert [11, 11, 4] == temples(state)


@pytest.mark.rule("ORI-11.7", "ORI-22.11")
def test_aquarius_needs_two_real_steps() -> None:
    state = do(climbing(home(gold=5, zodiac="aquarius")), "step mountain 1")
    assert 1 == state.actor()
    state = do(climbing(home(gold=5, zodiac="aquarius")), "step mountain 2")
    assert ["step forest 1", "step sea 1", "done"] == legal(state)


@pytest.mark.rule("ORI-22.11", "ORI-11.7")
def test_with_a_temple_building_both_gold_steps_may_be_used() -> None:
    owner = home(stone=9, gold=2, freemen="red1", zodiac="aquarius")
    state = table(owner, home(), pool="sea_temple-1")
    do(state, "visit freeman1 2", "act buy_building", "buy sea_temple-1 building", "place 1 0")
    do(state, "use 1 0", "step forest 1")
    assert ["step forest 1", "step mountain 1", "done"] == legal(state)  # not sea
    do(state, "step forest 1")
    assert ([2, 0, 2], 0) == (temples(state), owned(state, "gold"))
    assert 1 == state.actor()  # a gold step never calls it again
